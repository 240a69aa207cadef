"""The tables of slow games: when clocks stand, which games somebody put away, and the calls that go
out to people (calls/)."""

from __future__ import annotations

from sqlalchemy import Boolean, Column, Index, Integer, String, Table, Text, true

from westmarch.server.storage.tables.rooms import metadata

MOST_BROWSERS = 10
"""Browsers of one person that take web push."""

vacations = Table(
    "vacations",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("person", String(32), nullable=False),
    Column("begin", String(32), nullable=False),
    Column("until", String(32), nullable=False),
    Index("vacations_by_person", "person", "until"),
)
"""When somebody is away; `until` becomes the day he comes back, should that be earlier."""

outages = Table(
    "outages",
    metadata,
    Column("begin", String(32), primary_key=True),
    Column("until", String(32), nullable=False),
)
"""When no process of the site was there: nobody is charged for that time."""

put_away = Table(
    "put_away",
    metadata,
    Column("person", String(32), primary_key=True),
    Column("room", String(16), primary_key=True),
)
"""Finished games that one of their players does not want to see in his list any more."""

callings = Table(
    "callings",
    metadata,
    Column("person", String(32), primary_key=True),
    Column("letters", String(8), nullable=False),
    Column("confirmed", String(200)),
    Column("webhook", Text),
    Column("origin", String(200), nullable=False),
    Column("language", String(8), nullable=False),
    Column("digested", String(32), nullable=False),
    Column("short", Boolean, nullable=False, server_default=true()),
    Index("callings_by_letters", "letters", "digested"),
)
"""How somebody wants to be called: `letters` is off, now or daily, and goes to the address that was
`confirmed`; `origin` is where his links lead; `short`: whether he is told that his time is."""

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
)
"""The outbox. One row for each way in which somebody is called for a turn, kept when it is done, so
that nobody is called twice; `claimed` is until when a process is at it."""
