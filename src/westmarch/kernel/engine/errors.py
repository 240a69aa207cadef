"""The ways input can be wrong. Each is one line that can be shown to a person as it is.

An error holds no words: it names a message of the texts and what stands in it, and is told in the
language that is spoken when somebody reads it (``str``). A message of the house goes by its key
(``record-empty``), one of a game with the game before it (``five_armies:position-no_general``).
What is no message is told as it stands: errors of games, bots and tools from elsewhere.
"""

from __future__ import annotations

from collections.abc import Sequence
from importlib import import_module
from typing import Any


class Saying:
    """A message and what stands in it: numbers, texts, and other sayings and errors."""

    # The compiled build takes a value for a parameter of its name even past the slash: no message
    # has a variable called `message_id`.
    def __init__(self, message_id: str, /, **values: Any) -> None:
        self.key = message_id
        self.values = values

    def __str__(self) -> str:
        # The texts stand beside the engine, which knows none; they are fetched to be read.
        return str(import_module(_TELLER).told(self))

    def __reduce__(self) -> tuple[Any, ...]:
        """It goes from one process to another, and is told there."""
        return _said, (self.key, self.values)


def _said(key: str, values: dict[str, Any]) -> Saying:
    return Saying(key, **values)


_TELLER = "westmarch.kernel.texts.site_texts"


def either(options: Sequence[Saying]) -> Saying:
    """``a text or a list``."""
    found = options[0]
    for other in options[1:]:
        found = Saying("either", one=found, other=other)
    return found


class WestmarchError(Exception):
    """Base of every error that is the input's fault and not the program's."""

    def __init__(self, message_id: str, /, **values: Any) -> None:
        super().__init__(message_id)
        self.saying = Saying(message_id, **values)

    def __str__(self) -> str:
        return str(self.saying)

    def __reduce__(self) -> tuple[Any, ...]:
        return _again, (type(self), self.saying.key, self.saying.values)


def _again(kind: type[WestmarchError], key: str, values: dict[str, Any]) -> WestmarchError:
    return kind(key, **values)


class BadOption(WestmarchError):
    """An unknown game, bot, option or option value."""


class BadRecord(WestmarchError):
    """A record that cannot be read, or whose replay disagrees with what it says."""


class OtherRules(BadRecord):
    """A record that was played by other rules than those of today, which do not bear it out."""


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
