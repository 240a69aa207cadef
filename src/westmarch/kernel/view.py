"""What the views of the games share: the procedure going on, and numbers as names."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, TypeAlias

from westmarch.kernel.engine.state import FRAMES, Frame, State

Shown: TypeAlias = Callable[[Frame, str, Any], Any]
"""A local of a frame as a seat may see it: from the frame, the local's name and its value."""


def going_on(s: State, shown: Shown) -> list[dict[str, Any]]:
    """What is going on, outermost first: the frames of the stack with their locals."""
    return [
        {"name": type(frame).__name__}
        | {field: shown(frame, field, getattr(frame, field)) for field in frame.__struct_fields__}
        for frame in s.stack
    ]


Names: TypeAlias = Sequence[str] | range
"""Names by number. A range: what goes by its number everywhere, such as a unit of a battle plan."""


class Locals:
    """What the numbers in the locals of a game's frames mean, said for each of them.

    `named` gives the names that a local's numbers stand for, by the local's whole name; `own` the
    same where a local means something else in one frame (None: a plain number); `numbers` are the
    locals that name nothing: counts, flags, seats.
    """

    def __init__(
        self,
        named: Mapping[str, Names],
        numbers: Iterable[str],
        own: Mapping[tuple[str, str], Names | None] | None = None,
    ) -> None:
        self._named = dict(named)
        self._numbers = frozenset(numbers)
        self._own = dict(own or {})

    def names(self, frame: Frame, field: str) -> Names | None:
        """The names that the numbers in a local stand for; None where they are numbers."""
        own = (type(frame).__name__, field)
        return self._own[own] if own in self._own else self._named.get(field)

    def unexplained(self, package: str) -> list[str]:
        """Locals of the game's frames of which nothing is said here, and what is said of none: a
        test wants neither."""
        frames = {cls.__name__: cls for (home, _), cls in FRAMES.items() if home == package}
        met = {(name, field) for name, cls in frames.items() for field in cls.__struct_fields__}
        fields = {field for _, field in met}
        said = self._named.keys() | self._numbers
        return sorted(
            {f"{name}.{field}" for name, field in met - self._own.keys() if field not in said}
            | {f"{name}.{field}" for name, field in self._own.keys() - met}
            | (said - fields)
            | (self._named.keys() & self._numbers)
        )


def in_words(value: Any, names: Names | None = None) -> Any:
    """A number by its name, None where it names nothing; tuples item by item. Without names, or
    where it is no number, the value itself."""
    if isinstance(value, tuple):
        return [in_words(item, names) for item in value]
    if names is None or not isinstance(value, int):
        return value
    return names[value] if 0 <= value < len(names) else None


def counts(names: Sequence[str], numbers: Iterable[int]) -> dict[str, int]:
    """How many there are of each, by name and in the names' order; what there is none of is left
    out."""
    found = [0] * len(names)
    for number in numbers:
        found[number] += 1
    return {name: count for name, count in zip(names, found, strict=True) if count}
