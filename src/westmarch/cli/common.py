"""What several commands share: reading what is given, output."""

from __future__ import annotations

from typing import Any

import msgspec
from rich.console import Console

from westmarch.kernel.engine.errors import BadOption
from westmarch.kernel.texts.site_texts import HOUSE, say


def read_options(given: list[str] | None) -> dict[str, str]:
    """``key=value`` texts as a mapping."""
    found: dict[str, str] = {}
    for text in given or ():
        key, equals, value = text.partition("=")
        if not key or not equals:
            raise BadOption("option-no_pair", text=text)
        if key in found:
            raise BadOption("option-twice", option=key)
        found[key] = value
    return found


def read_names(what: str, text: str) -> list[str]:
    """A comma-separated list of names, of bots for instance."""
    names = [name.strip() for name in text.split(",")]
    if not all(names):
        raise BadOption("option-no_list", what=what, text=text)
    return names


def seat_name(seat: str) -> str:
    """What people call a seat; its id where the house has no name for it."""
    key = f"seat-{seat}"
    return say(key) if key in HOUSE else seat


def console() -> Console:
    """Where people read: no guessing of markup or numbers in game texts, no hard wrapping."""
    return Console(highlight=False, markup=False, soft_wrap=True)


def print_json(data: Any) -> None:
    """One JSON object on one line."""
    print(msgspec.json.encode(data).decode())
