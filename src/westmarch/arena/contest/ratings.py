"""Ratings by maximum likelihood, with 95 % intervals.

The model is that of Bradley and Terry on the scale of Elo. The chance to win is ``1 / (1 + 10 **
(-d / 400))``, where `d` is the difference of the ratings plus an advantage of the first side. Each
setting has its own advantage, because hardly any war is fair. If all seats play together against
the game, `d` is the rating plus the ease of the setting, which is the model of Rasch. A draw counts
as half a win and half a loss.

Newton's method finds all parameters at once. The mean of the ratings is 0. A weak prior, one drawn
game against an equal, holds each parameter, so that a bot that won everything has a finite rating.
The intervals are those of the profile likelihood. The interval of a rating holds every value that,
with everything else fitted to it, is not less likely than the best value by more than chi-squared
allows. Intervals may be lopsided, and they are if nearly everything was won.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import exp, log, log1p, sqrt
from typing import NamedTuple

from westmarch.arena.intervals import Z

SCALE = 400 / log(10)
"""The points of Elo in one natural unit of the likelihood."""
DROP = Z * Z / 2
"""How much less likely the ends of an interval are, as a logarithm."""
PRIOR = 1.0
"""The number of drawn games against an equal that the prior gives to every parameter."""
STEPS, ENOUGH = 60, 1e-10
FARTHEST = 20.0
"""The farthest place to look for the ends of an interval, in the natural unit (about 3,500
points)."""


class Term(NamedTuple):
    """Games with the same chances: the parameters that add to the difference, the parameters that
    take from it, the number of games, and the points of the first side."""

    plus: tuple[str, ...]
    minus: tuple[str, ...]
    games: float
    score: float


class Rating(NamedTuple):
    """A parameter in points of Elo, with its 95 % interval."""

    value: float
    low: float
    high: float


def rate(
    terms: Sequence[Term], rated: Sequence[str], others: Sequence[str], intervals: bool = True
) -> dict[str, Rating]:
    """Return the ratings of `rated`, whose mean is 0, and the advantages `others`. Without
    `intervals`, both ends of an interval are the value itself."""
    model = _Model(terms, [*rated, *others], len(rated))
    best = model.fit({})
    top = model.likelihood(best)
    found = {}
    for place, name in enumerate(model.names):
        value = best[place]
        low = high = value
        if intervals and (len(rated) > 1 or place >= len(rated)):
            spread = max(model.spread(best, place), 0.05)
            low = model.end(best, top, place, -spread)
            high = model.end(best, top, place, spread)
        found[name] = Rating(value * SCALE, low * SCALE, high * SCALE)
    return found


class _Model:
    def __init__(self, terms: Sequence[Term], names: Sequence[str], rated: int) -> None:
        self.names = list(names)
        self.rated = rated
        place = {name: i for i, name in enumerate(self.names)}
        self.terms = [
            (
                [(place[n], 1.0) for n in t.plus] + [(place[n], -1.0) for n in t.minus],
                t.games,
                t.score,
            )
            for t in terms
        ]
        self.terms += [([(i, 1.0)], PRIOR, PRIOR / 2) for i in range(len(self.names))]

    def likelihood(self, at: Sequence[float]) -> float:
        """Return the logarithm of the likelihood."""
        total = 0.0
        for parts, games, score in self.terms:
            d = sum(sign * at[i] for i, sign in parts)
            total += score * d - games * (max(d, 0.0) + log1p(exp(-abs(d))))
        return total

    def _slopes(self, at: Sequence[float]) -> tuple[list[float], list[list[float]]]:
        """Return the gradient of the likelihood, and its curvature with the sign changed."""
        size = len(self.names)
        slope, curve = [0.0] * size, [[0.0] * size for _ in range(size)]
        for parts, games, score in self.terms:
            d = sum(sign * at[i] for i, sign in parts)
            chance = 1 / (1 + exp(-d)) if d > -500 else 0.0
            rest, bend = score - games * chance, games * chance * (1 - chance)
            for i, sign in parts:
                slope[i] += sign * rest
                for j, other in parts:
                    curve[i][j] += sign * other * bend
        return slope, curve

    def _bordered(self, curve: list[list[float]], fixed: Sequence[int]) -> list[list[float]]:
        """Return the curvature with one more row for each condition: the mean of the ratings, and
        every parameter that is held fixed."""
        size = len(self.names)
        rows = [[1.0 if i < self.rated else 0.0 for i in range(size)]] if self.rated else []
        rows += [[float(i == place) for i in range(size)] for place in fixed]
        if self.rated and len([p for p in fixed if p < self.rated]) == self.rated:
            rows = rows[1:]  # Both ratings are fixed by one: the mean follows.
        whole = [[*line, *(row[i] for row in rows)] for i, line in enumerate(curve)]
        return whole + [[*row, *[0.0] * len(rows)] for row in rows]

    def fit(self, fixed: Mapping[int, float], start: Sequence[float] | None = None) -> list[float]:
        """Return the most likely parameters when some of them are fixed."""
        at = list(start) if start is not None else [0.0] * len(self.names)
        self._fix(at, fixed)
        value = self.likelihood(at)
        for _ in range(STEPS):
            slope, curve = self._slopes(at)
            whole = self._bordered(curve, list(fixed))
            step = solve(whole, slope + [0.0] * (len(whole) - len(slope)))[: len(at)]
            length = 1.0
            while True:
                tried = [a + length * d for a, d in zip(at, step, strict=True)]
                now = self.likelihood(tried)
                if now >= value - ENOUGH or length < 1e-6:
                    break
                length /= 2
            gained, at, value = now - value, tried, now
            if abs(gained) < ENOUGH and max(map(abs, step)) < 1e-7:
                break
        return at

    def _fix(self, at: list[float], fixed: Mapping[int, float]) -> None:
        """Set the fixed parameters. The other ratings move so that the mean stays the same."""
        moved = 0.0
        for place, value in fixed.items():
            moved += value - at[place] if place < self.rated else 0.0
            at[place] = value
        free = [i for i in range(self.rated) if i not in fixed]
        for i in free:
            at[i] -= moved / len(free)

    def spread(self, at: Sequence[float], place: int) -> float:
        """Guess half the interval of a parameter from the curvature, as a first value."""
        whole = self._bordered(self._slopes(at)[1], [])
        column = solve(whole, [float(i == place) for i in range(len(whole))])
        return Z * sqrt(max(column[place], 0.0))

    def end(self, best: Sequence[float], top: float, place: int, reach: float) -> float:
        """Return the end of the interval on the side of `reach`."""

        at: Sequence[float] = best

        def drop(value: float) -> float:
            nonlocal at
            at = self.fit({place: value}, at)
            return top - self.likelihood(at) - DROP

        near, far = best[place], best[place] + reach
        while drop(far) < 0:
            near, far = far, far + reach
            if abs(far - best[place]) > FARTHEST:
                return far
        for _ in range(40):
            middle = (near + far) / 2
            near, far = (middle, far) if drop(middle) < 0 else (near, middle)
            if abs(far - near) * SCALE < 0.05:
                break
        return (near + far) / 2


def solve(matrix: Sequence[Sequence[float]], right: Sequence[float]) -> list[float]:
    """Solve a system of linear equations by elimination with pivots."""
    rows = [[*line, value] for line, value in zip(matrix, right, strict=True)]
    size = len(rows)
    for column in range(size):
        pivot = max(range(column, size), key=lambda r: abs(rows[r][column]))
        rows[column], rows[pivot] = rows[pivot], rows[column]
        head = rows[column]
        if abs(head[column]) < 1e-14:
            continue
        for row in rows[column + 1 :]:
            factor = row[column] / head[column]
            if factor:
                for i in range(column, size + 1):
                    row[i] -= factor * head[i]
    found = [0.0] * size
    for i in range(size - 1, -1, -1):
        rest = rows[i][size] - sum(rows[i][j] * found[j] for j in range(i + 1, size))
        found[i] = rest / rows[i][i] if abs(rows[i][i]) > 1e-14 else 0.0
    return found
