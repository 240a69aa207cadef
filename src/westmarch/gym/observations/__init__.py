"""Observations: what a seat may see of a game, as one NumPy array. Each game has one observer.

An observation is made only from what the seat may see. Two states that differ only in what the seat
cannot see give equal observations. Environments and learning bots read the same observations::

    from westmarch.gym.observations import observer

    look = observer("war_of_the_ring")
    array = look(state, seat)                  # uint8, look.layout.size numbers
    look.layout.unpack(array)["hand"]          # the fields by name
    print(look.layout.described())             # what they mean
"""

from __future__ import annotations

from functools import cache
from importlib import import_module
from typing import Any, Protocol

import numpy as np

from westmarch.gym.observations.layout import Field, Layout, Observation
from westmarch.kernel import registry
from westmarch.kernel.engine.errors import BadOption
from westmarch.kernel.engine.state import State

__all__ = ["Field", "Layout", "Observation", "Observer", "OBSERVERS", "observer"]

OBSERVERS: dict[str, str] = {
    "war_of_the_ring": "westmarch.gym.observations.war_of_the_ring",
    "lotr_card_game": "westmarch.gym.observations.lotr_card_game",
    "five_armies": "westmarch.gym.observations.five_armies",
    "battles_of_westeros": "westmarch.gym.observations.battles_of_westeros",
    "duel": "westmarch.gym.observations.duel",
}
"""The module that observes each game, with its ``LAYOUT`` and ``write``. Other games add their
modules here."""


class Writer(Protocol):
    """A module that observes one game."""

    LAYOUT: Layout

    def write(self, s: Any, seat: int, out: bytearray, /) -> None: ...


class Observer:
    """Observes the states of one game."""

    def __init__(self, writer: Writer) -> None:
        self.layout = writer.LAYOUT
        self._write = writer.write
        self._size = self.layout.size

    def __call__(self, s: State, seat: int) -> Observation:
        """Return what the seat may see, as a new array."""
        out = bytearray(self._size)
        self._write(s, seat, out)
        return np.frombuffer(out, np.uint8)


@cache
def observer(game: str) -> Observer:
    """Return the observer of a game. Raise `BadOption` if the game has none."""
    registry.game(game)  # All its procedures are known once the game is loaded.
    if game not in OBSERVERS:
        raise BadOption("gym-not_observed", game=game, games=", ".join(OBSERVERS))
    module: Any = import_module(OBSERVERS[game])
    return Observer(module)
