"""What is sent about open challenges."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from westmarch.server.common.schemas import OptionName, OptionValue
from westmarch.server.ratings.schemas import RatingOut
from westmarch.tabletop.views.schemas import PlayerOut, SeatNumber

Speed = Annotated[str, Meta(max_length=40, pattern=r"^(days \d{1,2}|hours \d{1,3} \d{1,3})?$")]


Points = Annotated[int, Meta(ge=0, le=9999)]


class NewSeek(Struct):
    """A challenge to whoever likes, or to one person by name."""

    game: Annotated[str, Meta(max_length=40)]
    options: Annotated[dict[OptionName, OptionValue], Meta(max_length=16)] = {}
    seat: SeatNumber | None = None
    """Where its maker wants to sit; null: drawn by lot."""
    rated: bool = False
    speed: Speed = ""
    low: Points | None = None
    high: Points | None = None
    whom: Annotated[str, Meta(max_length=40)] | None = None
    hours: Annotated[int, Meta(ge=1, le=336)] = 48


SeekStatus = Literal["open", "taken", "declined"]


class SeekOut(Struct):
    """A challenge as the visitor sees it."""

    id: str
    by: PlayerOut
    rating: RatingOut | None
    """Its maker's, at the side he wants; null where the lot decides or nothing is rated."""
    whom: PlayerOut | None
    game: str
    options: dict[str, str]
    seat: int | None
    seat_name: str | None
    rated: bool
    speed: str
    low: int | None
    high: int | None
    status: SeekStatus
    room: str | None
    mine: bool
    can_join: bool
    why_not: str | None
    created: str
    until: str


class SeeksOut(Struct):
    """Challenges anybody may take up, those to me, and those I made."""

    open: list[SeekOut]
    to_me: list[SeekOut]
    mine: list[SeekOut]
