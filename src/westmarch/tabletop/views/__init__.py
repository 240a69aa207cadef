"""A table as somebody sees it: the room, the view, the decision, the log, a replay.

It changes nothing, and knows no connection it is sent over.
"""
