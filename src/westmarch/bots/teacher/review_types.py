"""What a review finds, as data: about one stretch of a game, and about all of it."""

from __future__ import annotations

import msgspec

from westmarch.bots.teacher.hint import Judged
from westmarch.bots.trial_play import Script

Words = dict[str, str]
"""A text in every language."""


class Judgement(msgspec.Struct, frozen=True):
    """What was found about one stretch."""

    place: int
    """Its number among the stretches."""
    chances: list[float]
    """The chance of winning before it of each side looked at, as that side could see. Empty where
    it follows from what came before."""
    rolled: list[float] = []
    """The same by trials, where it was judged as it is and what comes next is found by trials."""
    tried: bool = False
    """Whether other choices were looked for."""
    cost: float = 0.0
    """By how much the best of them was better than what was chosen."""
    error: float = 0.0
    chance: float = 0.0
    """Of what was chosen, as the seat could see."""
    at: int = 0
    """Moves done before the choice that was judged."""
    chosen: Words = {}
    better: Words = {}
    plan: Script = ()
    """The better plan."""


class Point(msgspec.Struct, frozen=True):
    """A point of the curve: the chances of the sides after so many moves."""

    at: int
    turn: int
    chances: list[float]


class Turning(msgspec.Struct, frozen=True):
    """A turning point: how a stretch changed the chance of the first side."""

    at: int
    """Moves done before it."""
    end: int
    turn: int
    seat: int
    change: float
    play: float
    luck: float


class Mistake(msgspec.Struct, frozen=True):
    """A costly decision."""

    at: int
    turn: int
    seat: int
    cost: float
    error: float
    chance: float
    chosen: Words
    better: Words
    plan: Script


class SideSum(msgspec.Struct, frozen=True):
    """What luck and play came to for one side: ``end = begin + play - others + luck``. Play is what
    decisions cost, so it is never above 0. While the game goes on the others' play cannot be told
    from luck, and is among it."""

    side: int
    begin: float
    end: float
    play: float
    others: float
    luck: float


class SeatSum(msgspec.Struct, frozen=True):
    """How one seat played."""

    seat: int
    cost: float
    decisions: int
    """Those that were looked at."""
    mistakes: int


class Review(msgspec.Struct, frozen=True, kw_only=True):
    """A game reviewed. `seat` is the one through whose eyes it was, while the game goes on; None:
    through those of all."""

    game: str
    seats: list[str]
    players: list[str]
    sides: list[int]
    moves: int
    since: int
    """The first move that could be reviewed: before it another version of the rules was played."""
    trials: int
    seed: str
    judged: Judged
    seat: int | None
    curve_sides: list[int]
    """The sides whose chances the curve has."""
    curve: list[Point]
    turning: list[Turning]
    mistakes: list[Mistake]
    by_side: list[SideSum]
    by_seat: list[SeatSum]
