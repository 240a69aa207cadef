"""Random play to the end of a game. Searching bots and measurements spend most of their time
here."""

from __future__ import annotations

from collections.abc import Callable

from westmarch.kernel.engine.flow import take
from westmarch.kernel.engine.state import State


def play_out(s: State, random: Callable[[], float]) -> tuple[int, int]:
    """Play at random to the end of the game. Every legal action is equally likely. Return the
    number of decisions and the number of actions offered. `random` returns numbers from 0 to 1."""
    decisions = legal = 0
    while (offer := s.offer) is not None:
        actions = offer.actions
        count = len(actions)
        legal += count
        decisions += 1
        take(s, actions[int(random() * count)])
    return decisions, legal
