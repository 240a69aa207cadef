"""The table of reviews."""

from __future__ import annotations

from sqlalchemy import Column, ForeignKey, Index, Integer, String, Table, Text

from westmarch.server.storage.metadata import metadata

reviews = Table(
    "reviews",
    metadata,
    Column("room", String(16), ForeignKey("rooms.id", ondelete="CASCADE"), primary_key=True),
    Column("whose", String(8), primary_key=True),
    Column("person", String(32), nullable=False),
    Column("seq", Integer, nullable=False),
    Column("status", String(8), nullable=False),
    Column("count", Integer, nullable=False),
    Column("done", Integer, nullable=False),
    Column("found", Text, nullable=False),
    Column("made", String(32), nullable=False),
    Column("until", String(32), nullable=False),
    Index("reviews_by_status", "status", "until"),
    Index("reviews_by_person", "person", "status"),
    info={"anonymised": {"person": ""}, "room": "room", "keeps_guest": ("person",)},
)
"""Reviews of games, done or under way (teacher/reviews.py): `whose` is the seat by whose eyes a
running game is seen, or ``all``; until `until` whoever is at it will not be disturbed."""
