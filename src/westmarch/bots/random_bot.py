"""The bot that plays at random. It is a yardstick for other bots and a fuzzer for the rules."""

from __future__ import annotations

from random import Random
from typing import ClassVar

from westmarch.kernel.engine.decision import Action, Decision
from westmarch.kernel.engine.state import State
from westmarch.kernel.game import Game


class RandomBot:
    """Takes any legal action. All are equally likely."""

    blind: ClassVar[bool] = True

    def __init__(self, rng: Random) -> None:
        self._rng = rng

    def act(self, game: Game, s: State, decision: Decision) -> Action:
        return self._rng.choice(decision.actions)
