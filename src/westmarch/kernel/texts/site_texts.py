"""What the house itself says, whatever the game: errors, the terminal."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from westmarch.kernel.engine.errors import Saying, WestmarchError
from westmarch.kernel.texts.prose import Prose

HOUSE = Prose("westmarch", {})
LONGEST = 900
"""Characters of what is quoted in a message; Fluent takes a thousand."""


def say(key: str, **values: Any) -> str:
    """A text of the house in the language spoken."""
    return HOUSE.fill(key, values)


def told(saying: Saying) -> str:
    """What an error or a part of one says, in the language spoken."""
    whose, _, key = saying.key.rpartition(":")
    prose = _prose_of(whose)
    if prose is None or key not in prose:
        return saying.key
    return prose.fill(key, {name: _shown(value) for name, value in saying.values.items()})


def _prose_of(game: str) -> Prose | None:
    """The texts of a game by its id; with none, those of the house."""
    from westmarch.kernel import registry  # not before: games tell their errors by this module

    if not game:
        return HOUSE
    if game not in registry.GAMES:
        return None
    # A game whose data is wrong cannot be had, but its texts can.
    package = registry.GAMES[game].rpartition(".")[0]
    found = import_module(f"{package}.notation").PROSE
    return found if isinstance(found, Prose) else None


def _shown(value: Any) -> Any:
    """A value as messages take it: what is a message itself is told, several are told in a row."""
    if isinstance(value, list | tuple):
        if not value or not isinstance(value[0], Saying | WestmarchError):
            return value
        value = "; ".join(str(one) for one in value)
    if isinstance(value, int):
        return value
    text = str(value)
    return text if len(text) <= LONGEST else f"{text[:LONGEST]}…"
