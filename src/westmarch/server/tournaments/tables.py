"""The tables of tournaments: what is played, who has entered, and who meets whom."""

from __future__ import annotations

from sqlalchemy import Boolean, Column, Index, Integer, String, Table, Text

from westmarch.server.storage.metadata import BY_HAND, metadata

tournaments = Table(
    "tournaments",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("maker", String(32), nullable=False),
    Column("name", String(80), nullable=False),
    Column("system", String(16), nullable=False),
    Column("game", String(40), nullable=False),
    Column("options", Text, nullable=False),
    Column("clock", String(32), nullable=False),
    Column("rated", Boolean, nullable=False),
    Column("rounds", Integer, nullable=False),
    Column("most", Integer, nullable=False),
    Column("entered", Integer, nullable=False),
    Column("version", Integer, nullable=False),
    Column("status", String(16), nullable=False),
    Column("round", Integer, nullable=False),
    Column("starts", String(32)),
    Column("created", String(32), nullable=False),
    Column("updated", String(32), nullable=False),
    Column("winner", String(16)),
    Index("tournaments_by_status", "status", "updated"),
    Index("tournaments_by_updated", "updated"),
    Index("tournaments_by_maker", "maker", "status"),
    info={"anonymised": {"maker": "id"}, "keeps_guest": ("maker",)},
)
"""`version` grows with every entry and withdrawal before the start and with every round: whoever
starts a tournament or its next round has seen all that went before, or writes nothing. `winner` is
the entry that has won one that is over, empty where nobody has; no value: nobody has looked yet."""

entries = Table(
    "tournament_entries",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("tournament", String(16), nullable=False),
    Column("person", String(32), nullable=False),
    Column("seed", Integer, nullable=False),
    Column("withdrawn", Boolean, nullable=False),
    Column("created", String(32), nullable=False),
    Index("tournament_entries_once", "tournament", "person", unique=True),
    Index("tournament_entries_by_person", "person"),
    info={"anonymised": {"person": BY_HAND}, "keeps_guest": ("person",)},
)

pairings = Table(
    "tournament_pairings",
    metadata,
    Column("tournament", String(16), primary_key=True),
    Column("round", Integer, primary_key=True),
    Column("board", Integer, primary_key=True),
    Column("first", String(16), nullable=False),
    Column("second", String(16)),
    Column("room", String(16)),
    Column("again", Integer, nullable=False),
    Column("result", String(8), nullable=False),
    Index("tournament_pairings_by_room", "room"),
    info={"personal": (), "room": None},
)
"""Who meets whom: entries, the first at the first seat. `room` is written with the room itself,
`result` once; `again` counts the drawn games of a knock-out that are played anew."""
