"""Sequential halving: every plan is tried equally often, the worse half is given up, and the rest
shares what is left of the budget, until one remains.

All plans of a turn meet the same deals of the hidden cards, so that luck of the deal counts for all
of them alike.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import sqrt
from typing import NamedTuple, Protocol

from westmarch.bots import deadline

UNSEEN = 0.1
"""Added to the squares of what was seen, for few trials may happen to agree."""


class Budget(NamedTuple):
    """How much may be tried: so many trials, and no longer than so many seconds where any are
    given. Only where time does not run out first can a game be played again."""

    trials: int = 256
    seconds: float = 0.0


class Tally:
    """What came of the trials of one plan."""

    __slots__ = ("count", "order", "squares", "total")

    def __init__(self, order: int) -> None:
        self.order = order
        """Its place among the plans: the likeliest is 0."""
        self.count = 0
        self.total = 0.0
        self.squares = 0.0

    def add(self, chance: float) -> None:
        self.count += 1
        self.total += chance
        self.squares += chance * chance

    def mean(self) -> float:
        return self.total / self.count if self.count else 0.0

    def noise(self) -> float:
        """By how much the mean may be off: the square of its standard error."""
        if not self.count:
            return 1.0
        spread = max(0.0, self.squares - self.total * self.total / self.count)
        return (spread + UNSEEN) / (self.count * self.count)


class Turns(Protocol):
    """Whoever carries trials out."""

    def __call__(
        self, names: Sequence[int], first: int, count: int, until: float, end: float
    ) -> Iterable[Sequence[float]]:
        """Try the named plans in the turns from `first` on, each turn on a deal of its own, and
        give their chances, in the order of the turns.

        By the clock (deadline.py; 0: never): after `until` no turn but the first is begun, and at
        `end` a trial is broken off, which ends its turn. Of that turn, the last, the chances of
        those tried before are given, if any."""


def halve(
    plans: int,
    budget: Budget,
    turns: Turns,
    trust: float,
    begun: float = 0,
    sure: float = 0.0,
) -> list[Tally]:
    """The plans' tallies, the best first, those never tried last. The first plan, the policy's own,
    is preferred unless another is better by more than `trust`: what chance alone would make of
    equal plans is then left alone. With `sure` it is never given up, and another must also be
    better by so many standard errors of the difference. `begun`: since when the seconds of the
    budget are counted, if not from now."""
    tallies = [Tally(i) for i in range(plans)]
    alive = list(tallies)
    out: list[Tally] = []
    left = budget.trials
    done = 0
    begun = begun or deadline.now()

    def after(share: float) -> float:
        return begun + budget.seconds * share if budget.seconds else 0.0

    def merit(tally: Tally) -> float:
        return tally.mean() + (trust if tally.order == 0 else 0.0)

    stages = max(1, (plans - 1).bit_length())
    for stage in range(stages):
        count = max(1, left // ((stages - stage) * len(alive)))
        names = [tally.order for tally in alive]
        tried = 0
        for chances in turns(names, done, count, after((stage + 1) / stages), after(1.0)):
            # A turn that was broken off says which of those it came to is best, but nothing fair
            # about plans that others have tried before.
            if len(chances) == len(alive) or not done + tried:
                for tally, chance in zip(alive, chances, strict=False):
                    tally.add(chance)
            tried += 1
        done += tried
        left -= tried * len(alive)
        alive.sort(key=lambda tally: (not tally.count, -merit(tally), tally.order))
        keep = (len(alive) + 1) // 2
        if sure:
            # The policy's own and the best of the others.
            keep = max(2, keep) if stage < stages - 1 else len(alive)
            alive.sort(
                key=lambda tally: (tally.order > 0, not tally.count, -merit(tally), tally.order)
            )
        out = alive[keep:] + out
        alive = alive[:keep]
    if sure and len(alive) > 1:
        own, other = alive[0], alive[1]
        doubt = trust + sure * sqrt(own.noise() + other.noise())
        if other.mean() - own.mean() > doubt:
            alive[0], alive[1] = other, own
    return alive + out
