"""Positions as text."""

from __future__ import annotations

from collections.abc import Sequence

from westmarch.games.lotr_card_game.state import Adventure
from westmarch.kernel.chance import seed_of
from westmarch.kernel.errors import BadPosition, BadRecord
from westmarch.kernel.events import Event
from westmarch.kernel.flow import resume
from westmarch.kernel.state import decode, encode


def read_position(
    text: str, seed: int | str = 0, luck: Sequence[int] = (), listen: bool = False
) -> Adventure:
    """Start from a position."""
    try:
        s = decode(text, Adventure)
    except (BadRecord, ValueError) as error:
        raise BadPosition(f"not a position: {error}") from error
    events: list[Event] | None = [] if listen else None
    s.rng, s.luck, s.events, s.rolled = seed_of(seed), list(luck), events, []
    resume(s)
    return s


def write_position(s: Adventure) -> str:
    """A state as a position."""
    return encode(s).decode()
