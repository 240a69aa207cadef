"""Menu actions: the actions that a die result, for example, gives to a player. Each game has a
table of them by name."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from westmarch.kernel.engine.decision import Refusal


class MenuAction(NamedTuple):
    """One action of a menu. ``why_not`` returns the reason why a side (or seat) cannot do it now,
    and ``do`` does it."""

    why_not: Callable[[Any, int], Refusal | None]
    do: Callable[[Any, int], None]
