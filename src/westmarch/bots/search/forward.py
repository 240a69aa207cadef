"""The arithmetic of a network: what goes in, layer by layer, to one number. Compiled, for a search
asks for it after every trial."""

from __future__ import annotations

from math import exp

MOST = 8.0
"""A feature further than this from what is usual counts as this far."""


class Weights:
    """The numbers of a network, in the order they are used."""

    def __init__(
        self,
        centre: list[float],
        scale: list[float],
        layers: list[tuple[list[list[float]], list[float]]],
    ) -> None:
        self.centre = centre
        self.scale = scale
        self.layers = layers


def chance(weights: Weights, features: list[float]) -> float:
    """The logistic of the last layer's only output."""
    values: list[float] = []
    for i in range(len(features)):
        value: float = (features[i] - weights.centre[i]) / weights.scale[i]
        values.append(-MOST if value < -MOST else MOST if value > MOST else value)
    last = len(weights.layers) - 1
    for number in range(last + 1):
        rows, biases = weights.layers[number]
        found: list[float] = []
        for j in range(len(rows)):
            row = rows[j]
            total: float = biases[j]
            for i in range(len(row)):
                total += row[i] * values[i]
            found.append(total if number == last or total > 0.0 else 0.0)
        values = found
    score: float = values[0]
    return 1.0 / (1.0 + exp(-(-40.0 if score < -40.0 else 40.0 if score > 40.0 else score)))
