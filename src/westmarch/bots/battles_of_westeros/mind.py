"""What a House knows when it decides, and what every policy makes of it."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from westmarch.bots.battles_of_westeros.jobs import Jobs
from westmarch.bots.battles_of_westeros.situation import TEMPER, Situation, Temper
from westmarch.bots.battles_of_westeros.turns import Turn
from westmarch.games.battles_of_westeros.rules.battlefield.grid import HEX
from westmarch.games.battles_of_westeros.rules.state import Field
from westmarch.kernel.engine.decision import Action, Decision

DONE: Action = ("done",)


class Mind:
    """What is known when a decision is made; costly parts only when asked for."""

    def __init__(self, s: Field, house: int, temper: Temper = TEMPER) -> None:
        self.s = s
        self.house = house
        self.temper = temper
        self._view: Situation | None = None
        self._jobs: Jobs | None = None
        self._turn: Turn | None = None

    @property
    def view(self) -> Situation:
        if self._view is None:
            self._view = Situation(self.s, self.house, self.temper)
        return self._view

    @property
    def jobs(self) -> Jobs:
        if self._jobs is None:
            self._jobs = Jobs(self.view)
        return self._jobs

    @property
    def turn(self) -> Turn:
        if self._turn is None:
            self._turn = Turn(self.view, self.jobs)
        return self._turn

    def unit_of(self, action: Action) -> int:
        """The unit in the hex an action names."""
        return self.s.unit_at[HEX[str(action[1])]]


Policy: TypeAlias = Callable[[Mind, Decision], Action]


def best(d: Decision, score: Callable[[Action], float]) -> Action:
    """The action that scores most."""
    return max(d.actions, key=score)


def always(action: Action) -> Policy:
    """Do it whenever it is offered."""
    return lambda mind, d: action if action in d.actions else d.actions[0]
