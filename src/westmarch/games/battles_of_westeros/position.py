"""Positions: a whole state, as it is.

`write_position` writes the whole state, hidden cards too, so it is for the end of a game, for tests
and for problems, never for a seat.
"""

from __future__ import annotations

from collections.abc import Sequence

from westmarch.games.battles_of_westeros.invariants import broken
from westmarch.games.battles_of_westeros.state import Field
from westmarch.kernel.chance import seed_of
from westmarch.kernel.errors import BadOption, BadPosition, BadRecord
from westmarch.kernel.flow import resume
from westmarch.kernel.state import decode, encode


def read_position(
    text: str, seed: int | str = 0, luck: Sequence[int] = (), listen: bool = False
) -> Field:
    """Start from a position. Raises `BadPosition` with what is wrong with it."""
    try:
        s = decode(text, Field)
        s.rng, s.luck, s.events, s.rolled = seed_of(seed), list(luck), [] if listen else None, []
        wrong = broken(s)
        if not wrong:
            resume(s)
    except (BadRecord, BadOption) as error:
        raise BadPosition(f"not a position: {error}") from error
    except (LookupError, TypeError, ValueError, AssertionError) as error:
        raise BadPosition(f"the position does not fit together: {error!r}") from error
    if wrong:
        raise BadPosition(f"the position does not fit together: {wrong[0]}")
    return s


def write_position(s: Field) -> str:
    """A state as a position."""
    return encode(s).decode()
