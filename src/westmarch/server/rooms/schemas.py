"""What travels between server and browser, as types (docs/reference/protocol.md)."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta, Struct

from westmarch.kernel.story import Point, Score
from westmarch.tabletop.views.schemas import (
    BotName,
    ClockChoice,
    MoveNumber,
    RoomOut,
    SeatNumber,
    SeatWish,
)

Name = Annotated[str, Meta(min_length=1, max_length=40)]
Seed = Annotated[str, Meta(min_length=1, max_length=64, pattern=r"^[A-Za-z0-9 ._:-]+$")]
Position = Annotated[str, Meta(max_length=20_000)]
OptionName = Annotated[str, Meta(max_length=40)]
OptionValue = Annotated[str, Meta(max_length=32_000)]

# ---- games


class OptionOut(Struct):
    name: str
    text: str
    values: tuple[str, ...]
    ruling: bool
    """A house ruling: its text and both readings stand among the rulings of the rules, by its
    name."""


class GameOut(Struct):
    """One game of the house."""

    id: str
    title: str
    summary: str
    players: tuple[int, int]
    minutes: str
    options: list[OptionOut]
    seats: dict[str, tuple[str, ...]]
    sides: dict[str, tuple[int, ...]]
    bots: list[str]


class RuleOut(Struct):
    id: str
    title: str
    text: str
    chapter: str
    informative: bool


class RulingOut(Struct):
    """How a question is read that the printed rules leave open."""

    id: str
    rules: tuple[str, ...]
    cards: tuple[str, ...]
    names: tuple[str, ...]
    """The names of its cards, in their order."""
    question: str
    reading: str
    reason: str
    sources: tuple[str, ...]
    other: str
    """The other reading; empty where none makes sense."""
    switch: bool
    """A table may play by the other reading: an option of the game has this id."""


class ExampleOut(Struct):
    id: str
    rules: tuple[str, ...]
    given: str
    when: str
    then: str


class RulesOut(Struct):
    """Rules, worked examples and rulings, all or those that were searched for."""

    rules: list[RuleOut]
    examples: list[ExampleOut]
    rulings: list[RulingOut]


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


class Complaint(Struct):
    """A problem, in the reporter's words."""

    text: Annotated[str, Meta(max_length=4000)] = ""


# ---- what happens at the table


class Lengths(Struct):
    """How long a game was; `seconds` is None for one that was not played here."""

    turns: int
    moves: int
    seconds: int | None


class StoryOut(Struct):
    """The story of a finished game, for the screen at its end."""

    how: str
    score: list[Score]
    points: list[Point]
    lengths: Lengths


class Health(Struct):
    status: str
    version: str
    rules: dict[str, str]
    """The fingerprint of the rules of each game."""
