"""The ways input can be wrong. Each carries one line that can be shown to a person as it is."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any


class WestmarchError(Exception):
    """Base of every error that is the input's fault and not the program's."""


class BadOption(WestmarchError):
    """An unknown game, bot, option or option value."""


class BadRecord(WestmarchError):
    """A record that cannot be read, or whose replay disagrees with what it says."""


class BadPosition(WestmarchError):
    """A position text that cannot be read or describes an impossible position."""


class Wanted(WestmarchError):
    """A result is wanted that is known by its name only: of what, from which items, and the number
    of the first of them."""

    def __init__(self, s: Any, what: str, items: Sequence[Any], first: int) -> None:
        super().__init__(f"a result is given by name: {what}")
        self.state = s
        self.what = what
        self.items = list(items)
        self.first = first
