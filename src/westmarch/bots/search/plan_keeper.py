"""A plan of several actions that a player carries out, decision by decision."""

from __future__ import annotations

from westmarch.bots.trial_play import Script, follow
from westmarch.kernel.engine.decision import Action, Decision


class PlanKeeper:
    """What is left of a player's plan. Its actions are taken as they are offered; where none of
    them is, the plan is given up."""

    def __init__(self) -> None:
        self._left: Script = ()

    def begin(self, plan: Script) -> Action:
        """The first action of a new plan; the others are kept."""
        self._left = plan[1:]
        return plan[0]

    def next(self, decision: Decision) -> Action | None:
        """The next action of the plan, or None where it has none that is offered."""
        action, self._left = follow(decision, self._left)
        if action is None:
            self._left = ()
        return action
