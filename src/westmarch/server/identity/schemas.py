"""What server and browser exchange about people, as types (docs/reference/protocol.md)."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from westmarch.server.common.schemas import Name

Password = Annotated[str, Meta(min_length=8, max_length=200)]
Mail = Annotated[str, Meta(max_length=200)]


class Me(Struct, omit_defaults=True):
    """Who is asking."""

    id: str
    name: str
    guest: bool
    language: str | None
    """The language chosen; null: none yet."""
    odd_name: bool = False
    """Whether the account's name is one that could not be taken today: it may be changed."""


class SolverOut(Struct):
    """Somebody's rating as a solver of puzzles."""

    rating: int
    deviation: int
    tries: int
    solved: int


class NewLanguage(Struct):
    """A language to be spoken to in."""

    language: Annotated[str, Meta(min_length=2, max_length=8)]


class NewName(Struct):
    """A name to be called by."""

    name: Name


class Credentials(Struct):
    """Name and password of an account."""

    name: Name
    password: Password


class Registration(Credentials):
    """A new account; with an address for mail, where it is wanted."""

    mail: Mail | None = None


class NewAccount(Me, kw_only=True):
    """An account just made, with the codes that open it again when the password is forgotten. They
    are shown this once."""

    recovery_codes: list[str]


class Codes(Struct):
    """Recovery codes, shown this once."""

    recovery_codes: list[str]


class Confirmed(Struct):
    """Something that needs the password again."""

    password: Password


class NewPassword(Confirmed):
    """The password until now, and the one from now on."""

    new: Password


class NewMail(Confirmed):
    """Where letters go from now on; null: nowhere."""

    mail: Mail | None


class Forgotten(Struct):
    """Whose password is forgotten."""

    name: Name


class Recovery(Forgotten):
    """A code, and the password from now on."""

    code: Annotated[str, Meta(min_length=1, max_length=60)]
    password: Password


class AccountOut(Struct):
    """An account as its owner sees it."""

    mail: str | None
    mail_possible: bool
    """Whether this server sends mail."""
    codes_left: int
    moderator: bool
    """Whether it may moderate."""
    confirmed: bool
    """Whether the address was shown to be its owner's: codes go to no other."""


class SessionOut(Struct):
    """Where somebody is logged in."""

    id: str
    agent: str
    created: str
    used: str
    current: bool
