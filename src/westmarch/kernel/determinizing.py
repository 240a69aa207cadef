"""Dealing the hidden part of a state anew: what every game's determinize.py is built with."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import TypeVar

from westmarch.kernel.engine.state import State, clone

S = TypeVar("S", bound=State)

TRIES = 20
"""Deals tried until one fits what other seats are known to be doing."""


def apart(s: S, rng: Random) -> S:
    """A copy with chance of its own, and nothing in it that tells of hidden things: events, fixed
    and last random results."""
    c = clone(s)
    c.events = None
    c.luck = []
    c.rolled = []
    c.rng = rng.getrandbits(64)
    return c


def first_fitting(deal: Callable[[], S | None], careful: Callable[[], S | None]) -> S:
    """The first deal that fits; where none does, a careful one, in which those who are doing
    something keep their cards."""
    for _ in range(TRIES):
        found = deal()
        if found is not None:
            return found
    found = careful()
    assert found is not None, "who keeps the cards can do the same as before"
    return found
