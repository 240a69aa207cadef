"""What a House knows when it decides, and what every policy makes of it."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from westmarch.bots.battles_of_westeros.situation import TEMPER, Situation, Temper
from westmarch.bots.battles_of_westeros.turns import Turn
from westmarch.bots.battles_of_westeros.unit_tasks import UnitTasks
from westmarch.games.battles_of_westeros.rules.battlefield.grid import HEX
from westmarch.games.battles_of_westeros.rules.state import Field
from westmarch.kernel.engine.decision import Action, Decision

DONE: Action = ("done",)


def _on_the_field(s: Field) -> tuple[object, ...]:
    """All that a look at the field and the tasks of units depend on; pools, hands and how far a
    turn has come are looked at anew each time."""
    return (
        *(s.battle, s.directional, s.round, s.phase, s.momentum, s.morale),
        *(s.captive, s.decoy, s.carrier),
        *(tuple(s.passed), tuple(s.fallen), tuple(s.points), tuple(s.effects)),
        *(s.terrain, s.ground, s.fire, s.devastated),
        *(tuple(s.strategy), s.taken, s.targets, s.control),
        *(s.kind, s.house, s.rank, tuple(s.hex), bytes(s.figures)),
        *(s.commander, bytes(s.active), tuple(s.foe), tuple(s.token), bytes(s.turn)),
        *(bytes(s.tokens_on), bytes(s.fresh), s.captor),
    )


class FieldAssessment:
    """How a House saw the field, and the tasks it found for its units."""

    def __init__(self, s: Field, house: int, temper: Temper) -> None:
        self.view = Situation(s, house, temper)
        self._tasks: UnitTasks | None = None

    @property
    def tasks(self) -> UnitTasks:
        if self._tasks is None:
            self._tasks = UnitTasks(self.view)
        return self._tasks


LOOKS = 24
"""Looks that are remembered."""


class Memory:
    """The last looks of a House, for fields that come again: as long as nothing changes there, and
    where one position is played on from many times."""

    def __init__(self, house: int, temper: Temper = TEMPER) -> None:
        self.house = house
        self.temper = temper
        self._looks: dict[tuple[object, ...], FieldAssessment] = {}

    def look(self, s: Field) -> FieldAssessment:
        seen = _on_the_field(s)
        found = self._looks.get(seen)
        if found is None:
            if len(self._looks) >= LOOKS:
                del self._looks[next(iter(self._looks))]
            found = self._looks[seen] = FieldAssessment(s, self.house, self.temper)
        else:
            # The state it was first seen in may have been played on since; this one is the same.
            found.view.s = s
        return found


class DecisionContext:
    """What is known when a decision is made; costly parts only when asked for."""

    def __init__(self, s: Field, memory: Memory) -> None:
        self.s = s
        self.house = memory.house
        self._memory = memory
        self._look: FieldAssessment | None = None
        self._turn: Turn | None = None

    @property
    def look(self) -> FieldAssessment:
        if self._look is None:
            self._look = self._memory.look(self.s)
        return self._look

    @property
    def view(self) -> Situation:
        return self.look.view

    @property
    def tasks(self) -> UnitTasks:
        return self.look.tasks

    @property
    def turn(self) -> Turn:
        if self._turn is None:
            self._turn = Turn(self.s, self.view, self.tasks)
        return self._turn

    def unit_of(self, action: Action) -> int:
        """The unit in the hex an action names."""
        return self.s.unit_at[HEX[str(action[1])]]


Policy: TypeAlias = Callable[[DecisionContext, Decision], Action]
Scores: TypeAlias = Callable[[DecisionContext, Decision], list[float]]


def best(d: Decision, score: Callable[[Action], float]) -> Action:
    """The action that scores most."""
    return max(d.actions, key=score)


def best_by(scores: Scores) -> Policy:
    """The action with the highest of its scores, the first of equals."""

    def choose(context: DecisionContext, d: Decision) -> Action:
        found = scores(context, d)
        return d.actions[found.index(max(found))]

    return choose


def always(action: Action) -> Policy:
    """Do it whenever it is offered."""
    return lambda context, d: action if action in d.actions else d.actions[0]
