"""Positions: a game written down as short text, and started from it."""

from __future__ import annotations

from collections.abc import Sequence

from westmarch.games.five_armies.state import Battlefield
from westmarch.kernel.errors import BadPosition


def read_position(
    text: str, seed: int | str = 0, luck: Sequence[int] = (), listen: bool = False
) -> Battlefield:
    """A game started from a position text."""
    raise BadPosition("The Battle of Five Armies has no position texts")


def write_position(s: Battlefield) -> str:
    """The position text of a state between actions."""
    raise BadPosition("The Battle of Five Armies has no position texts")
