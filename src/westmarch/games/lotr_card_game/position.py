"""Positions as text: the whole state between two actions, in one line.

A position is everything on the table, hidden cards too, so it is for the end of a game, for tests
and for problems, never for a seat.
"""

from __future__ import annotations

from collections.abc import Sequence

from westmarch.games.lotr_card_game.invariants import broken
from westmarch.games.lotr_card_game.state import Adventure
from westmarch.kernel.chance import seed_of
from westmarch.kernel.errors import BadPosition, BadRecord
from westmarch.kernel.events import Event
from westmarch.kernel.flow import resume
from westmarch.kernel.state import decode, encode


def read_position(
    text: str, seed: int | str = 0, luck: Sequence[int] = (), listen: bool = False
) -> Adventure:
    """Start from a position. Raises `BadPosition` with what is wrong with it."""
    try:
        s = decode(text, Adventure)
    except (BadRecord, ValueError) as error:
        raise BadPosition(f"not a position: {error}") from error
    events: list[Event] | None = [] if listen else None
    s.rng, s.luck, s.events, s.rolled = seed_of(seed), list(luck), events, []
    try:
        wrong = broken(s)
        if not wrong:
            resume(s)
    except (LookupError, TypeError, ValueError, AssertionError) as error:
        raise BadPosition(f"the position does not fit together: {error!r}") from error
    if wrong:
        raise BadPosition(f"the position does not fit together: {wrong[0]}")
    return s


def write_position(s: Adventure) -> str:
    """A state as a position."""
    return encode(s).decode()
