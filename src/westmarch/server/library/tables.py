"""What people make and keep: battles, decks, and who likes or has played them."""

from __future__ import annotations

from typing import Any

import msgspec
from sqlalchemy import Column, Index, Integer, String, Table, Text

from westmarch.server.storage.metadata import metadata


def _on_the_shelf() -> tuple[Column[Any], ...]:
    """What battles and decks have in common once they are published (library/publishing.py)."""
    return (
        Column("published", String(32)),
        Column("content", String(64)),
        Column("about", Text, nullable=False, server_default=""),
        Column("tags", Text, nullable=False, server_default=""),
        Column("words", Text, nullable=False, server_default=""),
        Column("likes", Integer, nullable=False, server_default="0"),
        Column("plays", Integer, nullable=False, server_default="0"),
        Column("copied_from", String(16)),
        Column("author", String(32)),
    )


battles = Table(
    "battles",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("owner", String(32), nullable=False),
    Column("title", String(80), nullable=False),
    Column("plan", Text, nullable=False),
    Column("revision", Integer, nullable=False),
    Column("created", String(32), nullable=False),
    Column("updated", String(32), nullable=False),
    *_on_the_shelf(),
    Index("battles_by_owner", "owner", "updated"),
    Index("battles_by_published", "published"),
    Index("battles_by_content", "content"),
    info={
        "personal": ("owner",),
        "anonymised": {"author": None},
        "keeps_guest": ("owner", "author"),
    },
)

decks = Table(
    "decks",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("owner", String(32), nullable=False),
    Column("name", String(80), nullable=False),
    Column("deck", Text, nullable=False),
    Column("revision", Integer, nullable=False),
    Column("created", String(32), nullable=False),
    Column("updated", String(32), nullable=False),
    *_on_the_shelf(),
    Index("decks_by_owner", "owner", "updated"),
    Index("decks_by_published", "published"),
    Index("decks_by_content", "content"),
    info={
        "personal": ("owner",),
        "anonymised": {"author": None},
        "keeps_guest": ("owner", "author"),
    },
)

marks = Table(
    "marks",
    metadata,
    Column("mark", String(8), primary_key=True),
    Column("kind", String(8), primary_key=True),
    Column("item", String(16), primary_key=True),
    Column("person", String(32), primary_key=True),
    Column("at", String(32), nullable=False),
    Index("marks_by_person", "person"),
    info={"personal": ("person",), "keeps_guest": ("person",)},
)
"""Who likes a battle or deck, and who has played with it."""


class KeptRow(msgspec.Struct, kw_only=True):
    """Something somebody made and keeps here, and how it stands on the open shelf."""

    id: str
    owner: str
    revision: int = 1
    """How often it was saved."""
    created: str
    updated: str
    published: str | None = None
    """When it was put on the shelf; None: it is not there."""
    content: str | None = None
    """What a game is played with, hashed, to know it again there."""
    about: str = ""
    """What its maker says of it."""
    tags: str = ""
    """What it can be looked for by, between blanks: `` hero:1 sphere:lore ``."""
    words: str = ""
    """The words it can be looked for by, in small letters."""
    likes: int = 0
    plays: int = 0
    """How many people have played with it."""
    copied_from: str | None = None
    """The one it was made from."""
    author: str | None = None
    """Who had made that one; None where somebody has left."""


class BattleRow(KeptRow, kw_only=True):
    """A battle somebody made: its plan as JSON text, finished or not."""

    title: str
    plan: str


class DeckRow(KeptRow, kw_only=True):
    """A deck of The Card Game somebody keeps, legal or not: heroes and cards as JSON text."""

    name: str
    deck: str
