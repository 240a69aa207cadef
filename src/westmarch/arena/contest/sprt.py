"""A sequential test of two bots: play only until it is clear who is stronger.

This is the generalised sequential probability ratio test over bouts. A bout gives the first bot a
share of the points: 0, a quarter, a half, three quarters or 1 of two games with the same seed and
the sides changed. An advantage that the deal gives to one side therefore goes to both bots. For
each hypothesis, the test finds the most likely distribution of these shares among those with the
mean that the hypothesis's Elo difference predicts. The logarithm of the ratio of the two
likelihoods is compared with Wald's bounds.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from math import log

import msgspec

from westmarch.arena.contest.contest import Test

UNSEEN = 1e-3
"""The weight of a share that has not been seen yet. A run of equal bouts proves nothing for
certain."""
SHARES = (0.0, 0.25, 0.5, 0.75, 1.0)

STRONGER, NOT_STRONGER, OPEN = "stronger", "not_stronger", "open"


class SequentialVerdict(msgspec.Struct, frozen=True):
    """The state of a test after some bouts."""

    verdict: str
    """`stronger` if the first bot is better by elo1 rather than by elo0, `not_stronger` if it is
    not, or `open` while the test is undecided."""
    llr: float
    """The logarithm of the ratio of the likelihoods."""
    lower: float
    upper: float
    bouts: int


def expected(elo: float) -> float:
    """Return the share of the points that a difference of Elo predicts."""
    return 1 / (1 + 10 ** (-elo / 400))


def bounds(test: Test) -> tuple[float, float]:
    """Return Wald's bounds. Below the first bound the test says no, above the second it says
    yes."""
    return log(test.beta / (1 - test.alpha)), log((1 - test.beta) / test.alpha)


def ratio(test: Test, seen: Mapping[float, int]) -> float:
    """Return the logarithm of the ratio of the likelihoods, from how often each share was seen."""
    if not sum(seen.values()):
        return 0.0
    counts = {share: seen.get(share, 0) or UNSEEN for share in SHARES}
    whole = sum(counts.values())
    chances = {share: count / whole for share, count in counts.items()}
    zero, one = (_tilted(chances, expected(elo)) for elo in (test.elo0, test.elo1))
    return whole * sum(p * (log(one[a]) - log(zero[a])) for a, p in chances.items())


def _tilted(chances: Mapping[float, float], mean: float) -> dict[float, float]:
    """Return the distribution with the given mean that is nearest to the one seen. Every chance is
    divided by ``1 + t (share - mean)``, and `t` is found by bisection."""
    low = -1 / (max(chances) - mean)
    high = 1 / (mean - min(chances))
    t = 0.0
    for _ in range(80):
        t = (low + high) / 2
        # It falls with t, and is 0 where the mean fits.
        if sum(p * (a - mean) / (1 + t * (a - mean)) for a, p in chances.items()) > 0:
            low = t
        else:
            high = t
    return {a: p / (1 + t * (a - mean)) for a, p in chances.items()}


class Trial:
    """A test that continues bout by bout until one bout decides it."""

    def __init__(self, test: Test) -> None:
        self.test = test
        self.course: list[float] = []
        """The ratio after each bout."""
        self.verdict = OPEN
        self._bounds = bounds(test)
        self._seen: Counter[float] = Counter()

    def add(self, share: float) -> None:
        """Add a finished bout. After the bout that decides the test, no other bout counts."""
        if self.verdict != OPEN:
            return
        self._seen[share] += 1
        self.course.append(ratio(self.test, self._seen))
        lower, upper = self._bounds
        if self.course[-1] >= upper:
            self.verdict = STRONGER
        elif self.course[-1] <= lower:
            self.verdict = NOT_STRONGER

    def stands(self) -> SequentialVerdict:
        """Return the current state of the test."""
        llr = self.course[-1] if self.course else 0.0
        return SequentialVerdict(self.verdict, llr, *self._bounds, len(self.course))
