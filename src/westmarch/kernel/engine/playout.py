"""Random play to the end of a game: what searching bots and measurements do most."""

from __future__ import annotations

from collections.abc import Callable

from westmarch.kernel.engine.flow import take
from westmarch.kernel.engine.state import State


def play_out(s: State, random: Callable[[], float]) -> tuple[int, int]:
    """Play on at random, each answer as likely as any other, to the end of the game; how many
    decisions there were, and how many actions were offered. `random` gives numbers from 0 to 1."""
    decisions = legal = 0
    while (offer := s.offer) is not None:
        actions = offer.actions
        count = len(actions)
        legal += count
        decisions += 1
        take(s, actions[int(random() * count)])
    return decisions, legal
