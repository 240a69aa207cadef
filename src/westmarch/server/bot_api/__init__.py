"""Bot accounts: challenges, streams, answers over HTTP and WebSocket (docs/reference/bot-api.md).

Bot accounts themselves, and their tokens, are in `identity`.
"""
