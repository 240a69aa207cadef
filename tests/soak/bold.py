"""A random player who seldom lets a chance go by, so that armies meet and fights are fought."""

from __future__ import annotations

from random import Random
from typing import ClassVar

from westmarch.kernel.engine.decision import Action, Decision
from westmarch.kernel.engine.state import State
from westmarch.kernel.game import Game

IDLE = frozenset((("pass",), ("done",), ("stay",), ("no",)))
SHY = 0.1
"""How often doing nothing is thought of at all."""
EAGER = 0.5
"""How often an attack is preferred where there is one."""


class Bold:
    """Any legal action, but idle ones seldom and attacks often."""

    blind: ClassVar[bool] = True

    def __init__(self, rng: Random) -> None:
        self._rng = rng

    def act(self, game: Game, s: State, decision: Decision) -> Action:
        actions = decision.actions
        fights = [a for a in actions if str(a[0]).startswith("attack")]
        if fights and self._rng.random() < EAGER:
            return self._rng.choice(fights)
        lively = [a for a in actions if a not in IDLE]
        return self._rng.choice(lively if lively and self._rng.random() >= SHY else actions)
