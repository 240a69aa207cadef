"""A room and its table as somebody sees them.

It changes nothing.
"""
