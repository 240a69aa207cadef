"""Sequential halving: every plan is tried equally often, the worse half is given up, and the rest
shares what is left of the budget, until one remains.

All plans of a turn meet the same deals of the hidden cards, so that luck of the deal counts for all
of them alike.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from time import perf_counter
from typing import NamedTuple


class Budget(NamedTuple):
    """How much may be tried: so many trials, and no longer than so many seconds where any are
    given. Only where time does not run out first can a game be played again."""

    trials: int = 256
    seconds: float = 0.0


class Tally:
    """What came of the trials of one plan."""

    __slots__ = ("count", "order", "total")

    def __init__(self, order: int) -> None:
        self.order = order
        """Its place among the plans: the likeliest is 0."""
        self.count = 0
        self.total = 0.0

    def mean(self) -> float:
        return self.total / self.count if self.count else 0.0


def halve(
    plans: int, budget: Budget, turn: Callable[[Sequence[int]], Sequence[float]], trust: float
) -> list[Tally]:
    """The plans' tallies, the best first. `turn` tries the named plans once, on one deal, and gives
    their chances. The first plan, the policy's own, is preferred unless another is better by more
    than `trust`: what chance alone would make of equal plans is then left alone."""
    tallies = [Tally(i) for i in range(plans)]
    alive = list(tallies)
    out: list[Tally] = []
    left = budget.trials
    start = perf_counter()

    def merit(tally: Tally) -> float:
        return tally.mean() + (trust if tally.order == 0 else 0.0)

    stages = max(1, (plans - 1).bit_length())
    for stage in range(stages):
        turns = max(1, left // ((stages - stage) * len(alive)))
        until = start + budget.seconds * (stage + 1) / stages
        names = [tally.order for tally in alive]
        tried = 0
        while tried < turns and (not tried or not budget.seconds or perf_counter() < until):
            for tally, chance in zip(alive, turn(names), strict=True):
                tally.count += 1
                tally.total += chance
            tried += 1
        left -= tried * len(alive)
        alive.sort(key=lambda tally: (-merit(tally), tally.order))
        keep = (len(alive) + 1) // 2
        out = alive[keep:] + out
        alive = alive[:keep]
    return alive + out
