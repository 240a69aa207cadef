"""People, their sessions and codes, their bots, and how they want to be notified."""

from __future__ import annotations

from sqlalchemy import Boolean, Column, Index, Integer, String, Table, Text, true

from westmarch.server.storage.metadata import metadata

people = Table(
    "people",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("account", String(80), unique=True),
    Column("password", Text),
    Column("created", String(32), nullable=False),
    Column("skeleton", String(200)),
    Column("mail", String(200)),
    Column("language", String(8)),
    Index("people_by_skeleton", "skeleton", unique=True),
    info={"personal": ("id",)},
)

sessions = Table(
    "sessions",
    metadata,
    Column("token", String(64), primary_key=True),
    Column("id", String(16), nullable=False),
    Column("person", String(32), nullable=False),
    Column("agent", String(200), nullable=False),
    Column("created", String(32), nullable=False),
    Column("used", String(32), nullable=False),
    Index("sessions_by_person", "person"),
    info={"personal": ("person",)},
)

recovery = Table(
    "recovery",
    metadata,
    Column("code", String(64), primary_key=True),
    Column("person", String(32), nullable=False),
    Column("mailed", String(32)),
    Index("recovery_by_person", "person"),
    info={"personal": ("person",)},
)

bots = Table(
    "bots",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("owner", String(32), nullable=False),
    Column("token", String(64), unique=True),
    Column("games", Text, nullable=False),
    Column("accepts", String(8), nullable=False),
    Column("most_games", Integer, nullable=False),
    Column("created", String(32), nullable=False),
    Column("token_made", String(32), nullable=False),
    Column("used", String(32)),
    Index("bots_by_owner", "owner"),
    info={"personal": ("owner",), "keeps_guest": ("owner",)},
)
"""Bot accounts (identity/bot_accounts.py). Each is also a row of people, for its name."""

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
    info={"personal": ("person",), "goes_with_guest": "person"},
)
"""How somebody wants to be called: `letters` is off, now or daily, and goes to the address that was
`confirmed`; `origin` is where his links lead; `short`: whether he is told that his time is."""
