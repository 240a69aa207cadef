"""The tables of ratings, of who follows or blocks whom, of reports and of open challenges."""

from __future__ import annotations

from sqlalchemy import Boolean, Column, Float, Index, Integer, String, Table, Text

from westmarch.server.database import metadata

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
    Index("ratings_by_place", "game", "side", "mu"),
)
"""How strong somebody plays a side of a game (scale.py)."""

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
    Index("rating_changes_by_person", "person", "game", "side", "at"),
)
"""What each rated game did to the ratings of who played it: written with them, once."""

follows = Table(
    "follows",
    metadata,
    Column("by", String(32), primary_key=True),
    Column("whom", String(32), primary_key=True),
    Column("created", String(32), nullable=False),
    Index("follows_by_whom", "whom"),
)

blocks = Table(
    "blocks",
    metadata,
    Column("by", String(32), primary_key=True),
    Column("whom", String(32), primary_key=True),
    Column("created", String(32), nullable=False),
    Index("blocks_by_whom", "whom"),
)

reports = Table(
    "reports",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("by", String(32), nullable=False),
    Column("whom", String(32), nullable=False),
    Column("room", String(16)),
    Column("reason", String(16), nullable=False),
    Column("text", Text, nullable=False),
    Column("created", String(32), nullable=False),
    Column("closed", String(32)),
    Column("note", Text, nullable=False),
    Column("evidence", Text),
    Column("until", String(32)),
    Index("reports_by_state", "closed", "created"),
    Index("reports_by_reporter", "by", "created"),
)
"""`evidence` and `until`: once somebody named in it has left, what is kept of the reported, and
until when (evidence.py)."""

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
)
"""Open challenges, and those to one person (`whom`). Whoever takes one up makes its room in the
same transaction."""
