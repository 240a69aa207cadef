"""People, their sessions and their bots as rows."""

from __future__ import annotations

from typing import Literal

import msgspec


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
