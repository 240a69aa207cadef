"""The browsers that take web push, and the outbox of notifications."""

from __future__ import annotations

from sqlalchemy import Boolean, Column, Index, Integer, String, Table, Text

from westmarch.server.storage.metadata import metadata

MOST_BROWSERS = 10
"""Browsers of one person that take web push."""

subscriptions = Table(
    "subscriptions",
    metadata,
    Column("id", String(64), primary_key=True),
    Column("person", String(32), nullable=False),
    Column("endpoint", Text, nullable=False),
    Column("p256dh", String(200), nullable=False),
    Column("auth", String(60), nullable=False),
    Column("agent", String(200), nullable=False),
    Column("created", String(32), nullable=False),
    Index("subscriptions_by_person", "person"),
    info={"personal": ("person",), "goes_with_guest": "person"},
)
"""The browsers of people that take web push; `id` is the SHA-256 of the endpoint."""

calls = Table(
    "calls",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("person", String(32), nullable=False),
    Column("room", String(16), nullable=False),
    Column("kind", String(8), nullable=False),
    Column("asked", Integer, nullable=False),
    Column("way", String(72), nullable=False),
    Column("made", String(32), nullable=False),
    Column("due", String(32), nullable=False),
    Column("tries", Integer, nullable=False),
    Column("claimed", String(32), nullable=False),
    Column("done", Boolean, nullable=False),
    Index("calls_once", "person", "room", "kind", "asked", "way", unique=True),
    Index("calls_by_due", "done", "due"),
    Index("calls_by_made", "made"),
    info={"personal": ("person",), "room": "room"},
)
"""The outbox. One row for each way in which somebody is called for a turn, kept when it is done, so
that nobody is called twice; `claimed` is until when a process is at it."""
