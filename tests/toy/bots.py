"""A bot with parameters of every kind, and one that breaks."""

from __future__ import annotations

import os
import signal
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


class First:
    """Always the first answer; better than chance at nothing, but quick and the same every time."""

    blind: ClassVar[bool] = True

    def __init__(self, rng: Random, *, last: bool = False) -> None:
        self._at = -1 if last else 0

    def act(self, game: Game, s: State, decision: Decision) -> Action:
        return decision.actions[self._at]


class Raises:
    """Raises an error at its first decision."""

    blind: ClassVar[bool] = True

    def __init__(self, rng: Random) -> None:
        pass

    def act(self, game: Game, s: State, decision: Decision) -> Action:
        raise ZeroDivisionError("a bug of mine")


class Killed:
    """Plays like `First`, but kills its process: once, if a file is named, which it makes and by
    which it knows; else in every game."""

    blind: ClassVar[bool] = True

    def __init__(self, rng: Random, *, file: str = "") -> None:
        self._file = file

    def act(self, game: Game, s: State, decision: Decision) -> Action:
        if not self._file:
            os.kill(os.getpid(), signal.SIGKILL)
        try:
            os.close(os.open(self._file, os.O_CREAT | os.O_EXCL))
        except FileExistsError:
            return decision.actions[0]
        os.kill(os.getpid(), signal.SIGKILL)
        raise AssertionError("dead")
