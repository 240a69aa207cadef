"""What the house itself says, whatever the game: errors of the server, the terminal."""

from __future__ import annotations

from typing import Any

from westmarch.kernel.prose import Prose

HOUSE = Prose("westmarch", {})


def say(key: str, **values: Any) -> str:
    """A text of the house in the language spoken."""
    return HOUSE.fill(key, values)
