"""What travels between server and browser about calls, as types (docs/reference/protocol.md)."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from westmarch.server.notifications.preferences import Letters

Key = Annotated[str, Meta(min_length=1, max_length=200, pattern=r"^[A-Za-z0-9_-]+=*$")]
Address = Annotated[str, Meta(min_length=1, max_length=1000)]


class BrowserOut(Struct):
    """A browser that takes web push."""

    id: str
    agent: str
    created: str


class CallsOut(Struct):
    """How I am called."""

    key: str
    """What a browser subscribes with."""
    browsers: list[BrowserOut]
    letters: Letters
    mail: str | None
    mail_possible: bool
    """Whether this server sends letters."""
    confirmed: bool
    """Whether the address was shown to be mine."""
    webhook: str | None
    short: bool
    """Whether I am told that my time is short."""


class CallsWish(Struct):
    """How I want to be called."""

    letters: Letters
    webhook: Address | None
    short: bool | None = None
    """Whether to tell me that my time is short; null: as it was."""


class PushKeys(Struct):
    p256dh: Key
    auth: Key


class NewBrowser(Struct):
    """A subscription as a browser tells it."""

    endpoint: Address
    keys: PushKeys
    instead: Address | None = None
    """The endpoint of this browser until now, which is called no more."""


class Confirmation(Struct):
    """The token of a link in a letter."""

    token: Annotated[str, Meta(min_length=1, max_length=600)]
