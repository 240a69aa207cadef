"""What server and browser exchange about slow games, as types (docs/reference/protocol.md)."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

Days = Annotated[int, Meta(ge=1, le=30)]
Hours = Annotated[int, Meta(ge=1, le=720)]
Minutes = Annotated[int, Meta(ge=0, le=1440)]
SeatNumber = Annotated[int, Meta(ge=0, le=15)]
BotName = Annotated[str, Meta(max_length=80)]

Way = Literal["win", "bot", "open", "me"]
"""What may come of a claim: the game is won, a bot goes on at the seat, it is free for somebody
else, or who claims it plays it as well."""


class ClockChoice(Struct):
    """How time is kept: days for each move, or hours for the game and minutes more for each."""

    days: Days | None = None
    hours: Hours | None = None
    increment: Minutes = 0


class ClockOut(Struct):
    """The clocks of a table. Seconds are by seat, as they were when the turn began; `ends` is when
    the time of who is to act runs out, null while it stands."""

    days: int | None
    hours: int | None
    increment: int
    left: list[int]
    running: int | None
    ends: str | None
    stopped: bool
    """Who is to act is on vacation."""


class ClaimOut(Struct):
    """What the viewer may claim, and from when on: the time of a seat has run out, its player is
    gone, or the seat is free."""

    seat: int
    why: Literal["time", "gone", "free"]
    since: str
    ways: list[Way]


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
