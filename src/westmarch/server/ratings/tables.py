"""The tables of ratings."""

from __future__ import annotations

from sqlalchemy import Column, Float, Index, Integer, String, Table, Text

from westmarch.server.storage.metadata import metadata

ratings = Table(
    "ratings",
    metadata,
    Column("person", String(32), primary_key=True),
    Column("game", String(40), primary_key=True),
    Column("side", String(40), primary_key=True),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("games", Integer, nullable=False),
    Column("won", Integer, nullable=False),
    Column("updated", String(32), nullable=False),
    Column("opponents", Integer, nullable=False, server_default="0"),
    Index("ratings_by_place", "game", "side", "mu"),
    info={"personal": ("person",)},
)
"""How strong somebody plays a side of a game (scale.py); `opponents` is how many different people
and bots of the house the rating was won against (meetings.py)."""

rating_changes = Table(
    "rating_changes",
    metadata,
    Column("room", String(16), primary_key=True),
    Column("person", String(32), primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("game", String(40), nullable=False),
    Column("side", String(40), nullable=False),
    Column("score", Float, nullable=False),
    Column("mu_before", Float, nullable=False),
    Column("sigma_before", Float, nullable=False),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("at", String(32), nullable=False),
    Column("weight", Float, nullable=False, server_default="1"),
    Index("rating_changes_by_person", "person", "game", "side", "at"),
    info={"personal": ("person",), "room": None},
)
"""What each rated game did to the ratings of who played it: written with them, once; `weight` is
how much of its result counted (meetings.py)."""

rating_meetings = Table(
    "rating_meetings",
    metadata,
    Column("room", String(16), primary_key=True),
    Column("person", String(32), primary_key=True),
    Column("opponent", String(80), primary_key=True),
    Column("holder", String(32), nullable=False),
    Column("game", String(40), nullable=False),
    Column("side", String(40), nullable=False),
    Column("at", String(32), nullable=False),
    Index("rating_meetings_by_pair", "holder", "opponent", "at"),
    Index("rating_meetings_by_person", "person", "game", "side", "opponent"),
    info={"personal": ("person", "holder", "opponent"), "room": None},
)
"""Who met whom in a rated game that counted. `person` is the account that was rated, `holder` who
answers for it (of a bot account its owner); `opponent` is who answers for an account of the other
side, or a bot of the house."""

rating_voids = Table(
    "rating_voids",
    metadata,
    Column("room", String(16), primary_key=True),
    Column("why", String(16), nullable=False),
    Column("by", String(32), nullable=False),
    Column("note", Text, nullable=False),
    Column("at", String(32), nullable=False),
    Index("rating_voids_by_time", "at"),
    info={"anonymised": {"by": ""}, "room": None},
)
"""Rated games that count for nobody: `short` ones, that ended before each side had moved twice, and
those that a `moderator` voided."""
