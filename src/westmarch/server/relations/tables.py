"""Who follows, blocks or has muted whom, and reports."""

from __future__ import annotations

from sqlalchemy import Column, Index, String, Table, Text

from westmarch.server.storage.metadata import BY_HAND, metadata

follows = Table(
    "follows",
    metadata,
    Column("by", String(32), primary_key=True),
    Column("whom", String(32), primary_key=True),
    Column("created", String(32), nullable=False),
    Index("follows_by_whom", "whom"),
    info={"personal": ("by", "whom")},
)

blocks = Table(
    "blocks",
    metadata,
    Column("by", String(32), primary_key=True),
    Column("whom", String(32), primary_key=True),
    Column("created", String(32), nullable=False),
    Index("blocks_by_whom", "whom"),
    info={"personal": ("by", "whom"), "keeps_guest": ("whom",)},
)

mutes = Table(
    "mutes",
    metadata,
    Column("person", String(32), primary_key=True),
    Column("room", String(16), primary_key=True),
    Column("by", String(32), nullable=False),
    Column("why", Text, nullable=False),
    Column("at", String(32), nullable=False),
    Column("until", String(32)),
    Index("mutes_by_room", "room"),
    info={
        "personal": ("person",),
        "anonymised": {"by": ""},
        "room": "room",
        "keeps_guest": ("person",),
    },
)
"""Who says nothing: at one table, as a player there wishes, or, where `room` is empty, on the whole
site, as a moderator has decided, until a moment or for good."""

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
    Column("evidence", Text, nullable=False, server_default=""),
    Column("named", String(40)),
    Column("until", String(32)),
    Index("reports_by_state", "closed", "created"),
    Index("reports_by_reporter", "by", "created"),
    info={
        "anonymised": {"by": BY_HAND, "whom": BY_HAND, "evidence": BY_HAND},
        "room": None,
        "keeps_guest": ("whom",),
    },
)
"""`evidence` is what the person had said at the table when he was reported; `named` and `until`,
once somebody in it has deleted the account: the name of the reported, and how long the report stays
(relations/evidence.py)."""
