"""Learned weights: a small network that gives a chance of winning for the features of a position.

It is read from a file (network_file.py) and computed in plain Python (network_forward.py), number
by number in a fixed order, so that every machine and every build gets the same chance to the last
bit: a search that is repeated chooses the same.
"""

from __future__ import annotations

import msgspec

from westmarch.bots.search.network_forward import Weights


class Layer(msgspec.Struct, frozen=True):
    """One layer: a row of weights and a bias for each of its outputs."""

    weights: tuple[tuple[float, ...], ...]
    biases: tuple[float, ...]


class Network(msgspec.Struct, frozen=True):
    """Features are centred and scaled, go through layers with rectifiers between them, and come
    out as a chance by the logistic function. One layer alone is a logistic regression."""

    names: tuple[str, ...]
    """The features it was learned for."""
    centre: tuple[float, ...]
    scale: tuple[float, ...]
    layers: tuple[Layer, ...]
    made: dict[str, str | int | float] = {}
    """How it was learned: games, seeds, examples, loss."""

    def ready(self) -> Weights:
        """Its numbers, ready to be used."""
        return Weights(
            list(self.centre),
            list(self.scale),
            [([list(row) for row in one.weights], list(one.biases)) for one in self.layers],
        )


def read(data: bytes | str) -> Network:
    """A network from its JSON text."""
    return msgspec.json.decode(data, type=Network)


def write(network: Network) -> bytes:
    """A network as JSON text."""
    return msgspec.json.encode(network)
