"""Networks as files of the package: a tenth of their JSON text.

A weight is written as a whole number, in steps of the greatest of its row, and inputs that no
output looks at are left out; the whole is compressed. What is read back differs from what was
learned by half a step at most: less than games can tell apart.
"""

from __future__ import annotations

import gzip
import sys
import zlib
from array import array
from functools import lru_cache
from importlib.resources import files
from pathlib import Path

import msgspec

from westmarch.bots.search.network import Layer, Network, read
from westmarch.bots.search.network_forward import Weights
from westmarch.kernel.engine.errors import BadOption

STEPS = 1023
"""The greatest weight of a row counts so many steps."""
ENDING = ".json.gz"
MAGIC = b"\x1f\x8b"
"""What a compressed file begins with."""


class PackedLayer(msgspec.Struct, frozen=True):
    """A layer: how many inputs there are, those that count, the step of each output, and all
    numbers output by output, 16 bits each, the low bytes before the high ones."""

    inputs: int
    looked_at: tuple[int, ...]
    steps: tuple[float, ...]
    numbers: bytes
    biases: tuple[float, ...]


class PackedNetwork(msgspec.Struct, frozen=True):
    """A network whose layers are packed."""

    names: tuple[str, ...]
    centre: tuple[float, ...]
    scale: tuple[float, ...]
    layers: tuple[PackedLayer, ...]
    made: dict[str, str | int | float] = {}


def pack(network: Network) -> bytes:
    """A network as a file of the package; the same one gives the same bytes."""
    packed = PackedNetwork(
        network.names,
        network.centre,
        network.scale,
        tuple(_pack(layer) for layer in network.layers),
        network.made,
    )
    return gzip.compress(msgspec.json.encode(packed), 9, mtime=0)


def unpack(data: bytes) -> Network:
    """The network in a file of the package. Raises `ValueError` on anything else."""
    try:
        text = gzip.decompress(data)
    except (OSError, EOFError, zlib.error) as error:
        raise ValueError(str(error)) from None
    packed = msgspec.json.decode(text, type=PackedNetwork)
    return Network(
        packed.names,
        packed.centre,
        packed.scale,
        tuple(_unpacked(layer) for layer in packed.layers),
        packed.made,
    )


def read_for(path: str, names: tuple[str, ...]) -> Network:
    """The network in a file, packed or as JSON text, for these features. Raises `BadOption`."""
    try:
        data = Path(path).read_bytes()
        network = unpack(data) if data.startswith(MAGIC) else read(data)
    except (OSError, ValueError) as error:
        raise BadOption("bot-no_weights", file=path, why=error) from None
    if network.names != names:
        raise BadOption("bot-other_features", file=path)
    return network


@lru_cache(maxsize=64)
def weights_of(game: str, name: str, names: tuple[str, ...]) -> Weights | None:
    """The weights of a game in the package; None where there are none, or were learned for other
    features than are asked for now."""
    path = files(f"westmarch.bots.{game}") / "weights" / f"{name}{ENDING}"
    if not path.is_file():
        return None
    network = unpack(path.read_bytes())
    return network.ready() if network.names == names else None


def _pack(layer: Layer) -> PackedLayer:
    inputs = len(layer.weights[0])
    looked_at = tuple(i for i in range(inputs) if any(row[i] for row in layer.weights))
    steps = tuple(max(map(abs, row)) / STEPS or 1.0 for row in layer.weights)
    numbers = array(
        "h",
        (
            round(row[i] / step)
            for row, step in zip(layer.weights, steps, strict=True)
            for i in looked_at
        ),
    )
    if sys.byteorder == "big":
        numbers.byteswap()
    raw = numbers.tobytes()
    return PackedLayer(inputs, looked_at, steps, raw[::2] + raw[1::2], layer.biases)


def _unpacked(layer: PackedLayer) -> Layer:
    size, width = len(layer.numbers) // 2, len(layer.looked_at)
    if len(layer.numbers) % 2 or size != width * len(layer.steps):
        raise ValueError("a layer has too few or too many numbers")
    raw = bytearray(len(layer.numbers))
    raw[::2], raw[1::2] = layer.numbers[:size], layer.numbers[size:]
    numbers = array("h", bytes(raw))
    if sys.byteorder == "big":
        numbers.byteswap()
    rows = []
    for place, step in enumerate(layer.steps):
        row = [0.0] * layer.inputs
        for i, number in zip(layer.looked_at, numbers[place * width :], strict=False):
            row[i] = number * step
        rows.append(tuple(row))
    return Layer(tuple(rows), layer.biases)
