"""Trying plans out on positions dealt anew, and keeping what came of each."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import sqrt
from random import Random

from westmarch.bots.search.knowledge import Knowledge
from westmarch.bots.search.trials import in_turn, play_on
from westmarch.bots.trial_play import Script
from westmarch.kernel.engine.state import State, clone
from westmarch.kernel.game import Game

ENDS = {"battles_of_westeros": 2}
"""How many natural ends of play a trial goes to, where one is too few to tell: a turn of Westeros
is judged better once the enemy has answered."""


class Outcome:
    """What came of one plan: its chance in each trial, by the number of the deal; what the
    positions were like in which the trials ended; and how many ended the game."""

    def __init__(self, plan: Script) -> None:
        self.plan = plan
        self.chances: dict[int, float] = {}
        self.features: dict[int, list[float]] = {}
        self.won = 0
        self.lost = 0

    @property
    def trials(self) -> int:
        return len(self.chances)

    @property
    def chance(self) -> float:
        return sum(self.chances.values()) / len(self.chances) if self.chances else 0.0

    @property
    def error(self) -> float:
        """How far the chance may be off by luck of the trials: its standard error."""
        return _error(list(self.chances.values()))


def gain(one: Outcome, other: Outcome) -> tuple[float, float]:
    """By how much one plan was better than another on the deals that both met, and the standard
    error of that."""
    deals = [deal for deal in one.chances if deal in other.chances]
    if not deals:
        return 0.0, 0.0
    apart = [one.chances[deal] - other.chances[deal] for deal in deals]
    return sum(apart) / len(apart), _error(apart)


def _error(values: list[float]) -> float:
    if len(values) < 2:
        return 0.5
    mean = sum(values) / len(values)
    return sqrt(sum((value - mean) ** 2 for value in values) / (len(values) - 1) / len(values))


class PlanTrials:
    """Some plans of a seat, tried out again and again, each time all of them on the same deal.

    `s` is a state that agrees with what the seat may know; what it cannot see is dealt anew for
    every turn. It is not changed.
    """

    def __init__(
        self,
        game: Game,
        knowledge: Knowledge[State],
        s: State,
        seat: int,
        plans: Sequence[Script],
        rng: Random,
        remember: bool = False,
    ) -> None:
        self._game = game
        self._knowledge = knowledge
        self._s = s
        self._seat = seat
        self._rng = rng
        self._remember = remember
        self._deals = 0
        self.outcomes = [Outcome(plan) for plan in plans]

    def turn(self, names: Sequence[int], number: int = 0, end: float = 0.0) -> list[float]:
        """Try the named plans once, on one deal; their chances. Deals are told apart by their own
        count, whatever the number of the turn; at `end` of the clock it is broken off."""
        dealt = self._game.determinize(self._s, self._seat, self._rng)
        deal, last = self._deals, names[-1]
        self._deals += 1
        found = []
        for name in names:
            s = dealt if name == last else clone(dealt)
            chance = self._try(self.outcomes[name], deal, s, end)
            if chance is None:
                break
            found.append(chance)
        return found

    def __call__(
        self, names: Sequence[int], first: int, count: int, until: float, end: float
    ) -> Iterator[list[float]]:
        """As `halving.Turns` asks for it."""
        return in_turn(self.turn, names, first, count, until, end)

    def turns(self, names: Sequence[int], count: int) -> None:
        """Try the named plans so many times."""
        for _ in range(count):
            self.turn(names)

    def _try(self, outcome: Outcome, deal: int, s: State, end: float) -> float | None:
        seat, knowledge = self._seat, self._knowledge
        if not play_on(knowledge, s, seat, outcome.plan, ENDS.get(self._game.id, 1), end):
            return None
        chance = outcome.chances[deal] = knowledge.value(s, seat)
        if s.offer is None:
            won = seat in s.winners
            outcome.won += won
            outcome.lost += not won
        elif self._remember:
            outcome.features[deal] = knowledge.features(s, seat)
        return chance
