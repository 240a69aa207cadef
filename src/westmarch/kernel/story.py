"""The story of a finished game: how it ended, the score, and the turning points of its course.

A game weighs its events (games/<id>/story.py); here the few are chosen that tell it best.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import TypeAlias

import msgspec

from westmarch.kernel.engine.events import Event

MOST, FEWEST = 8, 4
"""Turning points told of a game."""
TELLING = 10
"""What a point has to weigh when there are enough others."""

RESIGNED = "resigned"
OUT_OF_TIME = "out_of_time"
ABANDONED = "abandoned"
DRAWN = "drawn"
UNFINISHED = "unfinished"
"""Endings that are not the rules': somebody gave up, was too slow or stayed away; all agreed; the
game breaks off."""
BY_PEOPLE = (RESIGNED, OUT_OF_TIME, ABANDONED, DRAWN)

Course: TypeAlias = Iterable[tuple[int, Event]]
"""What happened in a game, in order: each event with the number of the move that brought it."""


class Score(msgspec.Struct, frozen=True):
    """One number of the final score: whose it is, what it counts, and out of how many."""

    kind: str
    what: str
    """The same in words."""
    name: str
    """Of a seat or a side, or of all together."""
    value: int
    of: int | None = None
    seat: int | None = None
    side: int | None = None


class Point(msgspec.Struct, frozen=True):
    """A turning point. `side` is the one it was good for; None: nobody, or everybody."""

    at: int
    """Number of the move."""
    turn: int
    phase: str
    kind: str
    text: str
    side: int | None
    weight: int


class Story(msgspec.Struct, frozen=True):
    """What a game says about its end."""

    how: str = ""
    score: list[Score] = []
    points: list[Point] = []


def course_of(moves: Iterable[Sequence[Event]]) -> Iterator[tuple[int, Event]]:
    """The course of a game whose set-up and moves brought these events."""
    for at, events in enumerate(moves):
        for event in events:
            yield at, event


def turning_points(found: Iterable[Point], moves: int, most: int = MOST) -> list[Point]:
    """The weightiest points of a game, in order.

    They are spread over the game: next to one that is told already another weighs the less, the
    nearer it lies to it, and nothing at all in the same move. What weighs little is told only
    where there is not much else.
    """
    reach = max(1.0, moves / most)
    left = [point for point in found if point.weight > 0 and point.text]
    chosen: list[Point] = []
    while left and len(chosen) < most:
        best = max(left, key=lambda point: (_worth(point, chosen, reach), -point.at))
        worth = _worth(best, chosen, reach)
        if worth <= 0 or (worth < TELLING and len(chosen) >= FEWEST):
            break
        chosen.append(best)
        left.remove(best)
    return sorted(chosen, key=lambda point: point.at)


def _worth(point: Point, chosen: Sequence[Point], reach: float) -> float:
    near = min((abs(point.at - other.at) for other in chosen), default=reach)
    return point.weight * min(1.0, near / reach)
