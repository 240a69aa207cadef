"""The ways in which input can be wrong. Each error is one line that can be shown to people
unchanged.

An error holds no words. It names a message of the texts and the values in it, and ``str`` renders
it in the language that is in use when somebody reads it. One of our own messages is named by its
key (``record-empty``), and a message of a game has the game's name in front
(``five_armies:position-no_general``). Any other text is shown unchanged, such as an error of games,
bots and tools from elsewhere.
"""

from __future__ import annotations

from collections.abc import Sequence
from importlib import import_module
from typing import Any


class Saying:
    """A message and the values in it: numbers, texts, other sayings, and errors."""

    # The compiled build takes a value for a parameter of its name even past the slash: no message
    # has a variable called `message_id`.
    def __init__(self, message_id: str, /, **values: Any) -> None:
        self.key = message_id
        self.values = values

    def __str__(self) -> str:
        # The texts stand beside the engine, which knows none; they are fetched to be read.
        return str(import_module(_TELLER).told(self))

    def __reduce__(self) -> tuple[Any, ...]:
        """Send the message itself to another process, which then renders it."""
        return _said, (self.key, self.values)


def _said(key: str, values: dict[str, Any]) -> Saying:
    return Saying(key, **values)


_TELLER = "westmarch.kernel.texts.site_texts"


def either(options: Sequence[Saying]) -> Saying:
    """Join options as in ``a text or a list``."""
    found = options[0]
    for other in options[1:]:
        found = Saying("either", one=found, other=other)
    return found


class WestmarchError(Exception):
    """The base of every error that is caused by the input and not by the program."""

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
    """A record that was played under rules other than today's, so today's rules do not bear it
    out."""


class BadPosition(WestmarchError):
    """A position text that cannot be read or describes an impossible position."""


class Wanted(WestmarchError):
    """A result is due of which only the name is known. The error says what is drawn, from which
    items, and the number of the first item."""

    def __init__(self, s: Any, what: str, items: Sequence[Any], first: int) -> None:
        super().__init__(f"a result is given by name: {what}")
        self.state = s
        self.what = what
        self.items = list(items)
        self.first = first
