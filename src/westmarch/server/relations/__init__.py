"""Who follows, blocks or mutes whom.

It knows people by their ids.
"""
