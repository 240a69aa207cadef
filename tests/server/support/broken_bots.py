"""Bots that misbehave."""

from __future__ import annotations

import os
import time
from random import Random
from typing import ClassVar

from westmarch.kernel.engine.decision import Action, Decision
from westmarch.kernel.engine.state import State
from westmarch.kernel.game import Game


class Breaks:
    """Answers what is not offered."""

    blind: ClassVar[bool] = True

    def __init__(self, rng: Random) -> None:
        pass

    def act(self, game: Game, s: State, decision: Decision) -> Action:
        return ("no", "such", "action")


class Dies(Breaks):
    """Takes its process with it."""

    def act(self, game: Game, s: State, decision: Decision) -> Action:
        os._exit(1)


class Dawdles(Breaks):
    """Thinks too long."""

    def act(self, game: Game, s: State, decision: Decision) -> Action:
        time.sleep(3)
        return decision.actions[0]
