"""Games as they are stored.

A game is its journal: one row per move, undo or other turn of the room, never changed afterwards.
Each row keeps the events it caused, so the log is what it was even after an upgrade. A snapshot is
only a cache of the state after a row; without it the journal is played again. The last state is
kept as well, for the day on which other rules do not lead there any more. Both name the rules by
which they came about: those of other rules are not trusted.
"""

from __future__ import annotations

from sqlalchemy import Column, ForeignKey, Index, Integer, String, Table, Text, literal_column

from westmarch.server.storage.metadata import BY_HAND, metadata

journal = Table(
    "journal",
    metadata,
    Column("room", String(16), ForeignKey("rooms.id", ondelete="CASCADE"), primary_key=True),
    Column("seq", Integer, primary_key=True),
    Column("kind", String(8), nullable=False),
    Column("data", Text, nullable=False),
    Column("events", Text, nullable=False),
    Column("turn", Integer, nullable=False),
    Column("at", String(32), nullable=False),
    info={"anonymised": {"data": BY_HAND, "events": BY_HAND}, "room": "room"},
)

BESIDE_MOVES = journal.c.kind != literal_column("'act'")
"""The few rows of a journal that are no moves, as their index knows them: whoever looks for such
rows in all journals says so too."""

Index(
    "journal_beside_moves",
    journal.c.kind,
    sqlite_where=BESIDE_MOVES,
    postgresql_where=BESIDE_MOVES,
)

snapshots = Table(
    "snapshots",
    metadata,
    Column("room", String(16), ForeignKey("rooms.id", ondelete="CASCADE"), primary_key=True),
    Column("seq", Integer, nullable=False),
    Column("moves", Integer, nullable=False),
    Column("version", String(40), nullable=False),
    Column("state", Text, nullable=False),
    Column("rules", String(40), nullable=False, server_default=""),
    info={"personal": (), "room": "room"},
)

states = Table(
    "states",
    metadata,
    Column("room", String(16), ForeignKey("rooms.id", ondelete="CASCADE"), primary_key=True),
    Column("seq", Integer, nullable=False),
    Column("moves", Integer, nullable=False),
    Column("version", String(40), nullable=False),
    Column("state", Text, nullable=False),
    Column("rules", String(40), nullable=False, server_default=""),
    info={"personal": (), "room": "room"},
)
