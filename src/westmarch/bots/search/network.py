"""Learned weights: a small network that gives a chance of winning for the features of a position.

It is read from a JSON file in the package and computed in plain Python, number by number in a fixed
order, so that every machine and every build gets the same chance to the last bit: a search that is
repeated chooses the same. A position takes some 20 to 100 us, far less than the trial before it.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from importlib.resources import files
from math import exp
from pathlib import Path

import msgspec

from westmarch.kernel.engine.errors import BadOption


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

    def chance(self, features: Sequence[float]) -> float:
        """The chance of winning, between 0 and 1."""
        values = [
            min(max((x - c) / k, -8.0), 8.0)
            for x, c, k in zip(features, self.centre, self.scale, strict=True)
        ]
        last = len(self.layers) - 1
        for number, layer in enumerate(self.layers):
            found = []
            for row, total in zip(layer.weights, layer.biases, strict=True):
                for weight, value in zip(row, values, strict=True):
                    total += weight * value
                found.append(total if number == last or total > 0.0 else 0.0)
            values = found
        return 1.0 / (1.0 + exp(-max(-40.0, min(40.0, values[0]))))


def read(data: bytes | str) -> Network:
    """A network from its JSON text."""
    return msgspec.json.decode(data, type=Network)


def write(network: Network) -> bytes:
    """A network as JSON text, its numbers short enough to be read and still exact."""
    return msgspec.json.format(msgspec.json.encode(network), indent=0)


def read_for(path: str, names: tuple[str, ...]) -> Network:
    """The weights in a file, for these features. Raises `BadOption`."""
    try:
        network = read(Path(path).read_bytes())
    except (OSError, msgspec.MsgspecError) as error:
        raise BadOption(f"no weights can be read from {path}: {error}") from None
    if network.names != names:
        raise BadOption(f"the weights in {path} were learned for other features")
    return network


@lru_cache(maxsize=64)
def weights_of(game: str, name: str, names: tuple[str, ...]) -> Network | None:
    """The weights of a game in the package; None where there are none, or were learned for other
    features than are asked for now."""
    path = files(f"westmarch.bots.{game}") / "weights" / f"{name}.json"
    if not path.is_file():
        return None
    network = read(path.read_bytes())
    return network if network.names == names else None
