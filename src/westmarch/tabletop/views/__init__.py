"""A table as a viewer sees it: the room, the view, the decision, the log, a replay.

Nothing here changes a room, and nothing knows the connection over which a view is sent.
"""
