"""Open challenges, and challenges to one person.

Rooms are made from them and do not know them.
"""
