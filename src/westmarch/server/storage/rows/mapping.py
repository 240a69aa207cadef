"""Rows of the database as structs, and the little helpers all of them share."""

from __future__ import annotations

import logging
import secrets
from collections.abc import Callable, Iterable, Mapping
from datetime import UTC, datetime
from typing import Any, Literal, TypeVar

import msgspec

from westmarch.kernel.engine.errors import WestmarchError
from westmarch.server.monitoring.logs import named

log = logging.getLogger("westmarch.server")
T = TypeVar("T", bound=msgspec.Struct)
F = TypeVar("F")
T2 = TypeVar("T2")

_ALPHABET = "23456789abcdefghjkmnpqrstuvwxyz"


def now() -> str:
    """The time, ISO 8601 in UTC."""
    return datetime.now(UTC).isoformat(timespec="milliseconds").replace("+00:00", "Z")


def new_id(length: int = 12) -> str:
    """A short random name that nobody can guess."""
    return "".join(secrets.choice(_ALPHABET) for _ in range(length))


class PersonRow(msgspec.Struct, kw_only=True):
    """Somebody who plays; an account when there is a password."""

    id: str
    name: str
    account: str | None = None
    password: str | None = None
    created: str = ""
    skeleton: str | None = None
    """What an account's name looks like (identity/names.py)."""
    mail: str | None = None
    language: str | None = None
    """The one chosen; None: as the browser says."""


class SessionRow(msgspec.Struct, kw_only=True):
    """Somebody logged in on some device. The token itself is only in the cookie; kept is its
    SHA-256."""

    token: str
    id: str
    """What its owner calls it by."""
    person: str
    agent: str
    created: str
    used: str


Accepts = Literal["ask", "all", "none"]
"""What a bot account does when it is challenged: it is asked, it accepts while it may play more
games, or it is not to be challenged."""


class BotRow(msgspec.Struct, kw_only=True):
    """A bot account: somebody's program that plays over the wire. Its name is in the row of people
    with the same id. The token itself is nowhere kept but its SHA-256."""

    id: str
    owner: str
    token: str | None
    """None: it was revoked."""
    games: list[str]
    """What it plays."""
    accepts: Accepts = "ask"
    most_games: int = 4
    """So many at once."""
    created: str
    token_made: str
    used: str | None = None
    """When it was last there."""


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


_AS_JSON = ("options", "winners", "games")


def readable(found: Iterable[F], made: Callable[[F], T2]) -> list[T2]:
    """What is made of each; one that cannot be read is told to the log and left out, so that it
    spoils nothing but itself."""
    kept = []
    for one in found:
        try:
            kept.append(made(one))
        except (WestmarchError, msgspec.MsgspecError, LookupError, TypeError, ValueError) as error:
            id_ = getattr(one, "id", None) or getattr(one, "room", "?")
            log.error("a broken row is left out (%s): %s", id_, named(error))
    return kept


def to_row(row: msgspec.Struct) -> dict[str, Any]:
    """A struct as column values."""
    values = msgspec.structs.asdict(row)
    for name in _AS_JSON:
        if name in values:
            values[name] = msgspec.json.encode(values[name]).decode()
    return values


def from_row(mapping: Mapping[Any, Any], kind: type[T]) -> T:
    """Column values as a struct; columns it has no field for are left out."""
    values = {name: mapping[name] for name in kind.__struct_fields__}
    for name in _AS_JSON:
        if name in values:
            values[name] = msgspec.json.decode(values[name])
    return kind(**values)
