"""Who is a moderator, and from where accounts and tables were made."""

from __future__ import annotations

from sqlalchemy import Boolean, Column, ForeignKey, Index, String, Table, false

from westmarch.server.storage.metadata import metadata

moderators = Table(
    "moderators",
    metadata,
    Column("person", String(32), primary_key=True),
    Column("since", String(32), nullable=False),
    info={"personal": ("person",)},
)
"""Accounts that may read reports, void games and mute people (moderation/service.py)."""

addresses = Table(
    "addresses",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("person", String(32), nullable=False),
    Column("address", String(64), nullable=False),
    Column("made", Boolean, nullable=False, server_default=false()),
    Column("first", String(32), nullable=False),
    Column("last", String(32), nullable=False),
    Index("addresses_once", "person", "address", unique=True),
    Index("addresses_by_address", "address", "last"),
    info={"anonymised": {"person": "id"}, "goes_with_guest": "person"},
)
"""From where accounts were used lately, as a keyed hash that cannot be turned back
(identity/origins.py); `made`: the account was made there."""

listings = Table(
    "listings",
    metadata,
    Column("room", String(16), ForeignKey("rooms.id", ondelete="CASCADE"), primary_key=True),
    Column("address", String(64), nullable=False),
    Column("at", String(32), nullable=False),
    Index("listings_by_address", "address"),
    info={"personal": (), "room": "room"},
)
"""From where the rooms in the lobby were opened, hashed like `addresses`."""
