"""Whether hints may be asked for at a table, and who is told of it."""

from __future__ import annotations

from collections.abc import Sequence

from westmarch.kernel.game import Game
from westmarch.tabletop.rows import BOT, RoomRow, SeatRow, is_bot_account


def several(seats: Sequence[SeatRow]) -> bool:
    """Whether more than one person plays, or may come to play."""
    return len(_players(seats)) > 1


def allowed(game: Game, row: RoomRow, seats: Sequence[SeatRow]) -> bool:
    """Whether who plays here may ask for hints: alone always; where people play together as the
    maker of the room says, and if he says nothing, unless they play against each other. A rated
    game never allows any."""
    if row.rated:
        return False
    if not several(seats):
        return True
    if row.hints is not None:
        return row.hints
    sides = game.sides(row.options)
    return len({sides[seat.seat] for seat in seats if seat.kind != BOT}) == 1


def _players(seats: Sequence[SeatRow]) -> set[str]:
    """The people at a table; every free seat waits for another one."""
    return {
        seat.person or f"free {seat.seat}"
        for seat in seats
        if seat.kind != BOT and not is_bot_account(seat.person)
    }
