"""Sums of how far games got: what `Game.progress` reports for each game, at its end and after each
round."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Sequence

import msgspec

from westmarch.kernel.game import Progress


class Measure(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """One measure over the games that have it. For a number it holds the mean and the range. For an
    id it holds how often each value occurred."""

    games: int
    mean: float | None = None
    least: int | None = None
    most: int | None = None
    values: dict[str, int] | None = None


def measured(games: Iterable[Progress]) -> dict[str, Measure]:
    """Return the measures of several games, in the order in which the games report them."""
    found: defaultdict[str, list[int | str]] = defaultdict(list)
    for progress in games:
        for name, value in progress.items():
            found[name].append(value)
    return {name: _measure(values) for name, values in found.items()}


def _measure(values: Sequence[int | str]) -> Measure:
    numbers = [value for value in values if isinstance(value, int)]
    if numbers:
        return Measure(
            games=len(values),
            mean=round(sum(numbers) / len(numbers), 3),
            least=min(numbers),
            most=max(numbers),
        )
    counts = Counter(str(value) for value in values)
    ordered = sorted(counts.items(), key=lambda item: (-item[1], item[0]))
    return Measure(games=len(values), values=dict(ordered))


def by_round(
    courses: Iterable[Sequence[tuple[int, Progress]]],
) -> dict[str, list[tuple[int, int, float]]]:
    """Return, for every number and each round, how many games were in progress after the round or
    ended with it, and the mean of the number in those games."""
    found: defaultdict[str, defaultdict[int, list[int]]] = defaultdict(lambda: defaultdict(list))
    for course in courses:
        # A game that ends in a round is told once for it, as it ended.
        for number, progress in dict(course).items():
            for name, value in progress.items():
                if isinstance(value, int):
                    found[name][number].append(value)
    return {
        name: [
            (number, len(values), round(sum(values) / len(values), 3))
            for number, values in sorted(rounds.items())
        ]
        for name, rounds in found.items()
    }
