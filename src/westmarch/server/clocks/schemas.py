"""What server and browser exchange about slow games, as types (docs/reference/protocol.md)."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from westmarch.tabletop.views.schemas import BotName, SeatNumber, Way


class ClaimWish(Struct):
    """A claim against who does not play any more."""

    seat: SeatNumber
    way: Way
    bot: BotName | None = None


class DrawWish(Struct):
    """Whether one would agree to a draw."""

    agree: bool


class NewVacation(Struct):
    """So many days from now on."""

    days: Annotated[int, Meta(ge=1, le=60)]


class VacationOut(Struct):
    """My vacation: until when, and how many days there still are this year."""

    until: str | None
    days_left: int


class NextGame(Struct):
    """The next game where I am to move, and how many there are."""

    room: str | None
    waiting: int
