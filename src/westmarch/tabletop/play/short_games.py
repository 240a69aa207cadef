"""Rated games that are over before they have begun: they count for nobody."""

from __future__ import annotations

from typing import Final

from westmarch.kernel.game import Game
from westmarch.kernel.table import Table
from westmarch.tabletop.rows import PLAYING, RoomRow

FEWEST_MOVES = 2
"""Each side has to make so many before a rated game counts."""
ABORTED_GAME: Final = "aborted"
"""The ending of a game that was over before."""


def too_short(game: Game, row: RoomRow, table: Table | None) -> bool:
    """Whether a rated game has hardly begun: a side has still made fewer moves than that."""
    if not row.rated or row.status != PLAYING or table is None:
        return False
    sides = game.sides(row.options)
    missing = dict.fromkeys(sides, FEWEST_MOVES)
    for entry in table.record.entries:
        missing[sides[entry.seat]] -= 1
        if max(missing.values()) <= 0:
            break
    return max(missing.values()) > 0
