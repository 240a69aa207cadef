"""What every request passes: middleware, rate limits, languages, errors as answers, WebSockets and
static files.

It knows the web framework, and it must not know any feature.
"""
