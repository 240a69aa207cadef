"""Tournaments that pair, start and score by themselves (docs/guides/tournaments.md).

Rooms and ratings know nothing of them but a link.
"""
