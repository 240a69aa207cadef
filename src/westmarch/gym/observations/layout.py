"""The layout of an observation: what each number of the flat array means.

An observation is one flat array of bytes (``uint8``), which is made in microseconds and takes
little memory. A layout names its fields, each with a shape and a meaning. `unpack` returns them as
separate arrays that share the memory of the whole. Numbers above 255 are written as 255. A number
that can be "none" is written one higher, and 0 means none.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import prod
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

Observation = NDArray[np.uint8]

MOST = 255


class Field(NamedTuple):
    """One field: its place in the array, its shape, and what its numbers mean."""

    start: int
    stop: int
    shape: tuple[int, ...]
    means: str


class Layout:
    """The fields of a game's observations, in order."""

    def __init__(self) -> None:
        self.fields: dict[str, Field] = {}
        self.size = 0

    def add(self, name: str, *shape: int, means: str) -> int:
        """Add a field behind the others and return its start."""
        assert name not in self.fields, f"field {name} is there twice"
        start, self.size = self.size, self.size + prod(shape)
        self.fields[name] = Field(start, self.size, shape, means)
        return start

    def unpack(self, observation: NDArray[Any]) -> dict[str, NDArray[Any]]:
        """Return the fields by name, each in its shape, as views of the observation. From a batch
        of observations you get a batch of each field."""
        before = observation.shape[:-1]
        return {
            name: observation[..., f.start : f.stop].reshape(*before, *f.shape)
            for name, f in self.fields.items()
        }

    def described(self) -> str:
        """Return the fields as a Markdown table."""
        rows = ["| field | from | shape | meaning |", "|---|---|---|---|"]
        for name, f in self.fields.items():
            shape = " x ".join(map(str, f.shape))
            rows.append(f"| `{name}` | {f.start} | {shape} | {f.means} |")
        return "\n".join(rows)


def put(out: bytearray, start: int, numbers: Sequence[int]) -> None:
    """Write numbers from 0 to 255 into a field, starting at `start`."""
    out[start : start + len(numbers)] = bytes(numbers)


def put_cut(out: bytearray, start: int, numbers: Sequence[int]) -> None:
    """Write numbers into a field, cut to what a byte holds. Hardly any number is ever cut."""
    try:
        put(out, start, numbers)
    except ValueError:
        put(out, start, [small(number) for number in numbers])


def put_shifted(out: bytearray, start: int, numbers: Sequence[int]) -> None:
    """Write numbers of which -1 means none. Each is written one higher, so 0 means none."""
    out[start : start + len(numbers)] = bytes([number + 1 for number in numbers])


def mark(out: bytearray, start: int, numbers: Iterable[int]) -> None:
    """Count things in a field that has a number for each kind of thing."""
    for number in numbers:
        out[start + number] += 1


class Scalars:
    """The single numbers of a state, in one field."""

    def __init__(self, layout: Layout, names: Sequence[str]) -> None:
        self._names = tuple(names)
        means = ", ".join(names).replace("_", " ")
        self._start = layout.add("scalars", len(names), means=means)

    def write(self, s: Any, out: bytearray) -> None:
        """Write the numbers, each cut to a byte."""
        put_cut(out, self._start, [getattr(s, name) for name in self._names])


class Copies:
    """Fields that copy the state: its numbers unchanged, or how often each thing is in a pile. A
    field has the name that it has in the state, unless you give another one as `of`."""

    def __init__(self, layout: Layout) -> None:
        self._layout = layout
        self._numbers: list[tuple[int, str]] = []
        self._piles: list[tuple[int, str]] = []

    def numbers(self, name: str, *shape: int, means: str, of: str = "") -> int:
        """Add a field of numbers from 0 to 255 and return its start."""
        start = self._layout.add(name, *shape, means=means)
        self._numbers.append((start, of or name))
        return start

    def pile(self, name: str, count: int, means: str, of: str = "") -> int:
        """Add a field that counts things by their number, and return its start."""
        start = self._layout.add(name, count, means=means)
        self._piles.append((start, of or name))
        return start

    def write(self, s: Any, out: bytearray) -> None:
        """Write all fields."""
        for start, name in self._numbers:
            put(out, start, getattr(s, name))
        for start, name in self._piles:
            mark(out, start, getattr(s, name))


def small(number: int) -> int:
    """Return the number, limited to the range of a byte."""
    return min(max(number, 0), MOST)
