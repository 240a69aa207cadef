"""The tables of a site of several processes."""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    DateTime,
    Float,
    Index,
    Integer,
    String,
    Table,
    Text,
)

from westmarch.server.storage.metadata import metadata

processes = Table(
    "processes",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("address", String(200), nullable=False),
    Column("until", DateTime(timezone=True), nullable=False),
    info={"personal": ()},
)
"""The processes of a site of several: where the others reach each, and until when the rooms it
holds are its own unless it says so again. The clock is the database's."""

jobs = Table(
    "jobs",
    metadata,
    Column("id", BigInteger, primary_key=True, autoincrement=True),
    Column("work", String(16), nullable=False),
    Column("task", Text, nullable=False),
    Column("seconds", Float, nullable=False),
    Column("asker", String(16), nullable=False),
    Column("room", String(16), nullable=False),
    Column("owner", String(32), nullable=False),
    Column("alone", Boolean, nullable=False),
    Column("made", DateTime(timezone=True), nullable=False),
    Column("worker", String(16)),
    Column("until", DateTime(timezone=True)),
    Column("tries", Integer, nullable=False, server_default="0"),
    Column("done", Boolean, nullable=False, server_default="false"),
    Column("answer", Text),
    Index("jobs_by_room", "room", "work", unique=True),
    Index("jobs_by_turn", "done", "alone", "owner"),
    info={"anonymised": {"owner": ""}, "room": "room"},
)
"""Work for `westmarch work`: what bots, hints and reviews think about (workers/tasks.py)."""

served = Table(
    "served",
    metadata,
    Column("owner", String(32), primary_key=True),
    Column("at", DateTime(timezone=True), nullable=False),
    info={"personal": ("owner",)},
)
"""When a job of somebody's was last taken up, so that all have their turn."""
