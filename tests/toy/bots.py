"""A bot with parameters of every kind, and one that breaks."""

from __future__ import annotations

from random import Random
from typing import ClassVar

from westmarch.kernel.engine.decision import Action, Decision
from westmarch.kernel.engine.state import State
from westmarch.kernel.game import Game


class Tuned:
    blind: ClassVar[bool] = True

    def __init__(
        self, rng: Random, *, depth: int = 2, c: float = 1.4, deep: bool = False, mood: str = "calm"
    ) -> None:
        self.settings = (depth, c, deep, mood)

    def act(self, game: Game, s: State, decision: Decision) -> Action:
        return decision.actions[0]


class Breaks:
    """Answers what is not offered, in some games only."""

    blind: ClassVar[bool] = True

    def __init__(self, rng: Random) -> None:
        self._now = rng.random() < 0.3

    def act(self, game: Game, s: State, decision: Decision) -> Action:
        return ("no", "such", "action") if self._now else decision.actions[0]
