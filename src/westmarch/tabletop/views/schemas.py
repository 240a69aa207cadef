"""What is sent about one table, as types (docs/reference/protocol.md)."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from westmarch.kernel.engine.decision import Purpose
from westmarch.tabletop.rows import Arranged, Kind, Status

BotName = Annotated[str, Meta(max_length=80)]
SeatNumber = Annotated[int, Meta(ge=0, le=15)]
MoveNumber = Annotated[int, Meta(ge=0, le=1_000_000)]
ActionPart = Annotated[str, Meta(max_length=80)] | Annotated[int, Meta(ge=-(2**31), lt=2**31)]
ActionParts = Annotated[tuple[ActionPart, ...], Meta(min_length=1, max_length=8)]
Days = Annotated[int, Meta(ge=1, le=30)]
Hours = Annotated[int, Meta(ge=1, le=720)]
Minutes = Annotated[int, Meta(ge=0, le=1440)]

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


# ---- a room


class PlayerOut(Struct, omit_defaults=True):
    id: str
    name: str
    bot: bool = False
    """Whether it is a bot account."""


class SeatOut(Struct):
    seat: int
    name: str
    side: int
    kind: Kind
    bot: str | None
    player: PlayerOut | None
    mine: bool
    online: bool
    challenged: PlayerOut | None = None
    """The bot account that is asked to sit here and has not answered."""
    vacation: str | None = None
    """Until when its player is on vacation."""


class SeatWish(Struct):
    """Who is to sit somewhere."""

    kind: Literal["me", "person", "bot", "open"]
    bot: BotName | None = None


class RoundOf(Struct):
    """The tournament that a room belongs to, and which of its rounds is played there."""

    id: str
    name: str
    round: int
    rounds: int


class RoomOut(Struct):
    """A room as its viewer sees it."""

    id: str
    game: str
    options: dict[str, str]
    seats: list[SeatOut]
    status: Status
    turn: int
    to_act: list[int]
    since: str | None
    listed: bool
    owner: str
    mine: bool
    seed_hash: str
    seed_given: bool
    arranged: list[Arranged]
    """What of the game somebody chose, and so knew."""
    rateable: bool
    """Whether it may count for anybody's rating: nothing of it was arranged."""
    rated: bool
    """Whether it counts."""
    seed: str | None
    ending: str
    winners: list[int]
    n: int
    moves: int
    created: str
    updated: str
    rematch_of: str | None
    rematch: str | None
    sequel_of: str | None
    sequel: str | None
    goes_on: bool
    continued_from: str | None
    clock: ClockOut | None
    """How time is kept, and what is left."""
    claim: ClaimOut | None
    """What I may claim, now or from a moment on."""
    draw: list[int]
    """The seats of those who would agree to a draw."""
    nudge: str | None
    """From when on I may remind who is to act."""
    puzzle: str | None
    """The puzzle that is tried here."""
    hints: bool
    """Whether who plays here may ask for hints."""
    tournament: RoundOf | None
    """The tournament it is played in."""
    abortable: bool = False
    """Whether who plays here may abort the game, which then counts for nobody, instead of giving it
    up. Told of one room, never in a list."""
    uploaded: bool = False
    """Whether it is a record that somebody uploaded: its names are those of the file."""


# ---- a table


class Line(Struct):
    """A line of the log, under the turn and phase in which it happened. `to` lists the seats that
    may read it; None means everybody."""

    k: int
    kind: str
    data: dict[str, Any]
    text: str
    turn: int
    phase: str
    seat: int | None
    to: list[int] | None


class StepOut(Struct):
    """The table after one of several moves: `last` is the number of the last line told by then."""

    n: int
    seat: int | None
    last: int | None
    view: dict[str, Any]


class ChoiceOut(Struct):
    id: int
    action: tuple[str | int, ...]
    label: str
    target: dict[str, str | int]


class RefusedOut(Struct):
    action: tuple[str | int, ...]
    label: str
    reason: str
    rule: str
    target: dict[str, str | int]
    ruling: str
    """The id of the ruling that causes it; empty where the printed rules do."""


class DecisionOut(Struct):
    """What is asked now. Only who must answer gets the actions."""

    n: int
    seat: int
    seat_name: str
    mine: bool
    kind: str
    question: str
    rule: str
    since: str | None
    actions: list[ChoiceOut]
    refused: list[RefusedOut]
    can_undo: bool
    undo_needs_consent: bool
    purpose: Purpose | None = None
    """What it is for, as far as this viewer may know."""


class Chosen(Struct):
    """What was chosen next, in a replay."""

    seat: int
    action: tuple[str | int, ...]
    label: str


class TurnMark(Struct):
    turn: int
    at: int


class ReplayOut(Struct):
    """The table after so many moves."""

    at: int
    shown: int
    """The moves after which the table stood as shown: others than `at` where the moves between were
    made by an earlier version of the rules and cannot be played again."""
    last: int
    seat: int | None
    view: dict[str, Any]
    events: list[Line]
    decision: DecisionOut | None
    chosen: Chosen | None
    turns: list[TurnMark]
    can_continue: bool
    """Whether a new table can begin here: not behind a change of the rules."""
