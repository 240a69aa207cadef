"""The WebSocket of a viewer, and what is said over it.

What a message does is in `tabletop.play`.
"""
