"""At the door: middleware, limits, languages, errors as answers, WebSockets, static files.

It knows the web and no feature.
"""
