"""Bot accounts at work: challenges, streams, answers over HTTP and WebSockets (docs/bot-api.md).

Bot accounts themselves, and their tokens, are in `identity`.
"""
