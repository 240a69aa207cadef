"""The result of a game in a contest, as the journal keeps it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import msgspec

from westmarch.arena.contest.contest import Match
from westmarch.arena.match import Clock, Outcome, play_on
from westmarch.kernel import registry
from westmarch.kernel.game import Progress


class GameResult(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """How a match ended, by sides."""

    id: str
    score: float | None
    """The score of the first side (of everybody, if all seats play together): 1 for a win, 0 for a
    loss, 0.5 for a draw. None means that the game broke without a bot's fault, or was never
    finished. Such a game counts for nobody."""
    ending: str = ""
    rounds: int = 0
    decisions: int = 0
    clocks: tuple[Clock, ...] = ()
    """The clock of each side."""
    reached: Progress = {}
    error: str = ""
    culprit: int | None = None
    """The side whose bot broke the game."""


def play_matches(matches: Iterable[Match]) -> list[GameResult]:
    """Play some games, one after another."""
    return [play_match(match) for match in matches]


def play_match(match: Match) -> GameResult:
    """Play one game. A bot that breaks the game loses it."""
    game = registry.game(match.game)
    seats = game.sides(match.options)
    order = sorted(set(seats))
    outcome = play_on(game, match.options, match.seed, match.players)
    sides = [order.index(side) for side in seats]
    culprit = None if outcome.culprit is None else sides[outcome.culprit]
    return GameResult(
        id=match.id,
        score=_score(outcome, sides, culprit),
        ending=outcome.ending,
        rounds=outcome.rounds,
        decisions=outcome.decisions,
        clocks=tuple(_clock(outcome, sides, side) for side in range(len(order))),
        reached=outcome.course[-1][1] if outcome.course else {},
        error=outcome.error,
        culprit=culprit,
    )


def _score(outcome: Outcome, sides: Sequence[int], culprit: int | None) -> float | None:
    if culprit is not None:
        return float(culprit != 0)
    if outcome.error:
        return None
    won = {sides[seat] for seat in outcome.winners}
    if len(set(sides)) == 1:
        return float(bool(won))
    return 0.5 if len(won) != 1 else float(won == {0})


def _clock(outcome: Outcome, sides: Sequence[int], side: int) -> Clock:
    clocks = (c for c, of in zip(outcome.clocks, sides, strict=True) if of == side)
    return sum(clocks, Clock())


def never_finished(match: Match, why: str) -> GameResult:
    """Return the result of a game that killed the process playing it, again and again."""
    return GameResult(id=match.id, score=None, error=why)
