"""What travels between server and browser, as types (docs/reference/protocol.md)."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta, Struct

from westmarch.server.common.schemas import OptionName, OptionValue, Position, Seed
from westmarch.tabletop.views.schemas import (
    BotName,
    ClockChoice,
    MoveNumber,
    RoomOut,
    SeatNumber,
    SeatWish,
)

# ---- rooms


class RoomsOut(Struct):
    """Rooms with a free seat, my own, and listed rated games of others that go on."""

    open: list[RoomOut]
    mine: list[RoomOut]
    watch: list[RoomOut]
    at: str
    """What time it is at the server."""


class NewRoom(Struct):
    """A room to be made."""

    game: Annotated[str, Meta(max_length=40)]
    options: Annotated[dict[OptionName, OptionValue], Meta(max_length=16)] = {}
    seats: Annotated[list[SeatWish], Meta(max_length=16)] = []
    listed: bool = False
    seed: Seed | None = None
    random_sides: bool = False
    position: Position | None = None
    rated: bool = False
    clock: ClockChoice | None = None


class Resign(Struct):
    seat: SeatNumber


class ContinueFrom(Struct):
    """Go on from a position of another game against a bot."""

    at: MoveNumber
    seat: SeatNumber
    bot: BotName


class PublicOut(Struct):
    """What everybody sees of a table."""

    n: int
    version: str
    rules: str
    """The fingerprint of the rules it is played by."""
    view: dict[str, Any]
    """As a spectator sees it; empty while the game has not begun."""
    position: str | None
    """The whole position as a text, once nothing of the game is secret any more."""


# ---- what happens at the table
