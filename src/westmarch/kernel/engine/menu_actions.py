"""Menu actions: what a die result or the like lets a player do, by name in a table of the game."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from westmarch.kernel.engine.decision import Refusal


class MenuAction(NamedTuple):
    """One of the things that can be done: why a side (or seat) cannot do it now, and doing it."""

    why_not: Callable[[Any, int], Refusal | None]
    do: Callable[[Any, int], None]
