"""Knowledge of the searching player about both games played with Action dice, War of the Ring and
The Battle of Five Armies. Rules of thumb give the policy, the planner of `heuristic` makes the
plans, and actions are the horizons."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Hashable
from random import Random
from typing import Any, ClassVar, TypeVar

from westmarch.bots.search.knowledge import Knowledge
from westmarch.bots.trial_play import Plan, Script
from westmarch.kernel.engine.decision import Action, Decision
from westmarch.kernel.engine.state import State

S = TypeVar("S", bound=State)


class ActionDice(Knowledge[S]):
    """Knowledge of one of the two games. Subclasses define the parts that differ."""

    searched: ClassVar[frozenset[str]]
    """The kinds of decisions that are worth trials."""
    acting: ClassVar[int]
    """The phase in which dice are used."""
    action_chosen: ClassVar[int]
    """The step of that phase's frame after which the die of an action is gone from the pool."""

    @abstractmethod
    def quick(self, s: S, d: Decision) -> Action:
        """Return the quick answer to a question that an action asks."""

    @abstractmethod
    def scores(self, s: S, d: Decision) -> list[float]:
        """Return the worth of each action of a die, by rules of thumb."""

    @abstractmethod
    def uses(self, s: S, d: Decision, rng: Random, most: int, until: float) -> list[Plan]:
        """Return the best plans that the planner finds for a die, or for a die whose result is
        already chosen. The planner is done by `until`, and then uses what it has examined so
        far."""

    def rank(self, s: S, d: Decision) -> list[float]:
        if d.kind == "choose_action":
            return self.scores(s, d)
        best = self.quick(s, d)
        return [1.0 if action == best else 0.0 for action in d.actions]

    def matters(self, s: S, d: Decision) -> bool:
        return d.kind in self.searched

    def plans(self, s: S, d: Decision, most: int) -> list[Script]:
        return self.plans_until(s, d, most, 0.0)

    def plans_until(self, s: S, d: Decision, most: int, until: float) -> list[Script]:
        """For a die, return the uses that a planner finds best. The planner is separate and has its
        own dice, which follow from the position, so it finds the same uses again."""
        table: Any = s
        if table.phase != self.acting or d.kind not in ("choose_die", "choose_action"):
            return super().plans(s, d, most)
        found = self.uses(s, d, Random(table.moves), most, until)
        scripts = [plan.script for plan in found[:most] if plan.script]
        return scripts or [(self.policy(s, d),)]

    def horizon(self, s: S) -> Hashable:
        """Return the horizon. In the phase in which dice are used it is the current action, which
        ends when the next one begins. Before that it is the phase."""
        table: Any = s
        dice = len(table.dice[0]) + len(table.dice[1])
        if table.phase == self.acting and len(table.stack) > 1:
            # The die of an action in progress is gone from the pool already.
            dice += table.stack[1].step > self.action_chosen
        return table.turn, table.phase, table.to_act, dice
