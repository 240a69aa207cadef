"""The table of open challenges."""

from __future__ import annotations

from sqlalchemy import Boolean, Column, Index, Integer, String, Table, Text

from westmarch.server.storage.metadata import metadata

seeks = Table(
    "seeks",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("by", String(32), nullable=False),
    Column("whom", String(32)),
    Column("game", String(40), nullable=False),
    Column("options", Text, nullable=False),
    Column("seat", Integer),
    Column("rated", Boolean, nullable=False),
    Column("speed", String(40), nullable=False),
    Column("low", Integer),
    Column("high", Integer),
    Column("status", String(16), nullable=False),
    Column("room", String(16)),
    Column("created", String(32), nullable=False),
    Column("until", String(32), nullable=False),
    Index("seeks_by_status", "status", "until"),
    Index("seeks_by_maker", "by", "status"),
    Index("seeks_by_whom", "whom", "status"),
    info={"personal": ("by", "whom"), "room": None, "keeps_guest": ("by", "whom")},
)
"""Open challenges, and those to one person (`whom`). Whoever takes one up makes its room in the
same transaction."""
