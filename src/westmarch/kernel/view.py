"""What the views of the games share: the procedure going on, and numbers as names."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any, TypeAlias

from westmarch.kernel.engine.state import Frame, State

Shown: TypeAlias = Callable[[Frame, str, Any], Any]
"""A local of a frame as a seat may see it: from the frame, the local's name and its value."""


def going_on(s: State, shown: Shown) -> list[dict[str, Any]]:
    """What is going on, outermost first: the frames of the stack with their locals."""
    return [
        {"name": type(frame).__name__}
        | {field: shown(frame, field, getattr(frame, field)) for field in frame.__struct_fields__}
        for frame in s.stack
    ]


def in_words(value: Any, names: Sequence[str] | None = None) -> Any:
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
