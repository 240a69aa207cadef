"""The gate: new weights play a match against those that stand, and take their place only if they
win more.

Where sides play against each other, both players meet over every lesson in every seat. Where all
play together, both are given the same games, and who wins more of them is the better.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from westmarch.arena.intervals import wilson
from westmarch.arena.match import Outcome, play
from westmarch.arena.simulate import game_seed
from westmarch.bots.search.knowledge import knowledge_of
from westmarch.kernel import registry
from westmarch.kernel.processes.calls import in_order, process_count


class MatchScore(msgspec.Struct, frozen=True):
    """How a match ended."""

    games: int
    new: float
    """Games the new weights won."""
    old: float
    errors: int
    by_lesson: dict[str, tuple[float, float]]

    @property
    def better(self) -> bool:
        return self.new >= self.old and not self.errors

    def told(self) -> dict[str, Any]:
        share = self.new / max(self.new + self.old, 1)
        low, high = wilson(self.new, int(self.new + self.old))
        return {
            "games": self.games,
            "new": self.new,
            "old": self.old,
            "share": round(share, 4),
            "from": round(low, 4),
            "to": round(high, 4),
            "errors": self.errors,
            "by_lesson": self.by_lesson,
        }


class _Meeting(msgspec.Struct, frozen=True):
    game: str
    lesson: int
    seed: int
    players: tuple[str, ...]
    new_side: int
    """The side the new weights play; -1 where all play with the old ones."""


def _meet(meeting: _Meeting) -> tuple[_Meeting, Outcome]:
    game = registry.game(meeting.game)
    options = game.choose_options(knowledge_of(game.id).lessons()[meeting.lesson])
    return meeting, play(game, options, meeting.seed, meeting.players)


def match(game_id: str, new: str, old: str, games: int, seed: int, jobs: int) -> MatchScore:
    """A match of two bots over the lessons of a game."""
    game = registry.game(game_id)
    lessons = knowledge_of(game_id).lessons()
    meetings: list[_Meeting] = []
    number = 0
    while len(meetings) < games:
        lesson = number % len(lessons)
        sides = game.sides(game.choose_options(lessons[lesson]))
        drawn = game_seed(seed, number)
        together = len(set(sides)) == 1
        for side in (0, -1) if together else sorted(set(sides)):
            players = tuple(new if own == side else old for own in sides)
            meetings.append(_Meeting(game_id, lesson, drawn, players, side))
        number += 1
    played = list(in_order(_meet, meetings, process_count(jobs)))
    return _add(game_id, played, lessons)


def _add(
    game_id: str, played: list[tuple[_Meeting, Outcome]], lessons: Sequence[dict[str, str]]
) -> MatchScore:
    game = registry.game(game_id)
    by: dict[str, list[float]] = {}
    errors = 0
    for meeting, outcome in played:
        sides = game.sides(game.choose_options(lessons[meeting.lesson]))
        tally = by.setdefault(" ".join(lessons[meeting.lesson].values()) or game_id, [0.0, 0.0])
        if outcome.error:
            errors += 1
            continue
        won = {sides[seat] for seat in outcome.winners}
        if len(set(sides)) == 1:
            tally[0 if meeting.new_side == 0 else 1] += bool(won)
        else:
            tally[0 if meeting.new_side in won else 1] += 1
    return MatchScore(
        games=len(played),
        new=sum(t[0] for t in by.values()),
        old=sum(t[1] for t in by.values()),
        errors=errors,
        by_lesson={name: (t[0], t[1]) for name, t in by.items()},
    )
