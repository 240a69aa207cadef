"""The arithmetic of a network: what goes in, layer by layer, to one number. Compiled, for a search
asks for it after every trial."""

from __future__ import annotations

from math import exp

MOST = 8.0
"""A feature further than this from what is usual counts as this far."""


class Weights:
    """The numbers of a network, in the order they are used. Centring and scaling are done by the
    first layer, so that a feature that is 0, as many are, costs nothing."""

    def __init__(
        self,
        centre: list[float],
        scale: list[float],
        layers: list[tuple[list[list[float]], list[float]]],
    ) -> None:
        self.least = [c - MOST * s for c, s in zip(centre, scale, strict=True)]
        self.most = [c + MOST * s for c, s in zip(centre, scale, strict=True)]
        rows, biases = layers[0]
        first: list[list[float]] = []
        moved: list[float] = []
        for j in range(len(rows)):
            total: float = biases[j]
            row: list[float] = []
            for i in range(len(centre)):
                weight: float = rows[j][i] / scale[i]
                row.append(weight)
                total -= weight * centre[i]
            first.append(row)
            moved.append(total)
        self.layers = [(first, moved), *layers[1:]]


def chance(weights: Weights, features: list[float]) -> float:
    """The logistic of the last layer's only output."""
    least, most = weights.least, weights.most
    at: list[int] = []
    values: list[float] = []
    for i in range(len(features)):
        value: float = features[i]
        low: float = least[i]
        high: float = most[i]
        if value < low:
            value = low
        elif value > high:
            value = high
        if value != 0.0:
            at.append(i)
            values.append(value)
    last = len(weights.layers) - 1
    for number in range(last + 1):
        rows, biases = weights.layers[number]
        into: list[int] = []
        found: list[float] = []
        size, j = len(rows), 0
        while j < size:
            # Two rows at a time: what goes in is looked up once for both.
            row = rows[j]
            other = rows[j + 1] if j + 1 < size else row
            total: float = biases[j]
            second: float = biases[j + 1] if j + 1 < size else 0.0
            for k in range(len(at)):
                i = at[k]
                entering: float = values[k]
                total += row[i] * entering
                second += other[i] * entering
            if total > 0.0 or number == last:
                into.append(j)
                found.append(total)
            if second > 0.0 and j + 1 < size:
                into.append(j + 1)
                found.append(second)
            j += 2
        at, values = into, found
    score: float = values[0]
    return 1.0 / (1.0 + exp(-(-40.0 if score < -40.0 else 40.0 if score > 40.0 else score)))
