"""What travels between server and browser, as types (docs/reference/protocol.md)."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from westmarch.kernel.engine.decision import Purpose
from westmarch.kernel.story import Point, Score
from westmarch.server.clocks.schemas import ClaimOut, ClockChoice, ClockOut
from westmarch.server.storage.rows.mapping import Arranged, Kind, Status

Name = Annotated[str, Meta(min_length=1, max_length=40)]
BotName = Annotated[str, Meta(max_length=80)]
Seed = Annotated[str, Meta(min_length=1, max_length=64, pattern=r"^[A-Za-z0-9 ._:-]+$")]
Position = Annotated[str, Meta(max_length=20_000)]
OptionName = Annotated[str, Meta(max_length=40)]
OptionValue = Annotated[str, Meta(max_length=32_000)]
SeatNumber = Annotated[int, Meta(ge=0, le=15)]
MoveNumber = Annotated[int, Meta(ge=0, le=1_000_000)]
ActionPart = Annotated[str, Meta(max_length=80)] | Annotated[int, Meta(ge=-(2**31), lt=2**31)]
ActionParts = Annotated[tuple[ActionPart, ...], Meta(min_length=1, max_length=8)]

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


class RoomsOut(Struct):
    """Rooms with a free seat, my own, and listed rated games of others that go on."""

    open: list[RoomOut]
    mine: list[RoomOut]
    watch: list[RoomOut]
    at: str
    """What time it is at the server."""


class SeatWish(Struct):
    """Who is to sit somewhere."""

    kind: Literal["me", "person", "bot", "open"]
    bot: BotName | None = None


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
