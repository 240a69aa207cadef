"""The `heuristic` bot: plans with a short look ahead, rules of thumb for the rest."""

from __future__ import annotations

from math import exp
from random import Random

from westmarch.bots import deadline
from westmarch.bots.five_armies.answers import script
from westmarch.bots.five_armies.evaluation_weights import both_sides
from westmarch.bots.five_armies.plans import CLOSER, Planner
from westmarch.bots.five_armies.policies import quick
from westmarch.bots.scripted import Scripted
from westmarch.bots.trial_play import NOTHING, Plan
from westmarch.games.five_armies.rules.state import P_ACTIONS, Battlefield
from westmarch.kernel.engine.decision import Action, Decision
from westmarch.kernel.engine.state import State
from westmarch.kernel.game import Game


class Heuristic(Scripted):
    """Plays either side of The Battle of Five Armies.

    `judgement`: what it judges by, ``learned`` or a file; by the plain one unless it is told.
    `slips`: how far down, in worth, it may mistake a worse plan for the best. `seconds`: how long a
    decision may take at most, 0 for as long as it takes.
    """

    def __init__(
        self, rng: Random, *, judgement: str = "", slips: float = 0.0, seconds: float = 0.0
    ) -> None:
        super().__init__(rng)
        self._judgements = both_sides(judgement)
        self._slips = slips
        self._seconds = seconds

    def act(self, game: Game, s: State, decision: Decision) -> Action:
        assert isinstance(s, Battlefield)
        if s.phase != P_ACTIONS:
            return quick(s, decision)
        judgement = self._judgements[decision.seat]
        until = deadline.until(self._seconds)
        if decision.kind == "choose_die":
            planner = Planner(s, decision.seat, self._rng, judgement, until)
            plan = planner.best() if not self._slips else self._mistaken(planner)
            self._script = planner.in_time(plan).script
        action = self.scripted(decision)
        if action is not None:
            return action
        self._script = script(s, decision, self._rng, judgement, until)
        return self.scripted(decision) or quick(s, decision)

    def _mistaken(self, planner: Planner) -> Plan:
        """One of the plans that look best, the likelier the better it looks."""
        plans = planner.several(CLOSER[planner.seat])
        if not plans:
            return Plan(NOTHING, ())
        best = max(plans)
        weights = [exp((plan.worth - best.worth) / self._slips) for plan in plans]
        return self._rng.choices(plans, weights)[0]
