"""The `heuristic` bot: plans with a short look ahead, rules of thumb for the rest."""

from __future__ import annotations

from collections.abc import Callable
from math import exp
from random import Random

from westmarch.bots import deadline
from westmarch.bots.scripted import Scripted
from westmarch.bots.trial_play import Plan
from westmarch.bots.war_of_the_ring import fellowship
from westmarch.bots.war_of_the_ring.evaluation_weights import EvaluationWeights, both_sides
from westmarch.bots.war_of_the_ring.lookahead import answer
from westmarch.bots.war_of_the_ring.plans import SAMPLES, Planner
from westmarch.bots.war_of_the_ring.second_look import deliberate
from westmarch.bots.war_of_the_ring.shadow_hunt import hunt_allocation
from westmarch.games.war_of_the_ring.rules.seats import side_of
from westmarch.games.war_of_the_ring.rules.state import War
from westmarch.kernel.engine.decision import Action, Decision
from westmarch.kernel.engine.state import State
from westmarch.kernel.game import Game

_JUDGED: dict[str, Callable[[War, Decision, EvaluationWeights], Action]] = {
    "declare_fellowship": fellowship.declare,
    "enter_mordor": fellowship.enter_mordor,
    "hunt_allocation": hunt_allocation,
    "hunt_casualty": fellowship.hunt_casualty,
    "place_ring_bearers": fellowship.walk,
}
"""Rules of thumb that ask what things are worth."""


class Heuristic(Scripted):
    """Plays either side of War of the Ring, in any seat.

    `judgement`: what it judges by, ``learned`` or a file; by the plain one unless it is told.
    `closer`: how many of its best plans it looks at twice: with `again` more trials, and `replies`
    times with the enemy's best answer. `slips`: how far down, in worth, it may mistake a worse plan
    for the best. `samples`: how often it tries out an action that depends on dice. `seconds`: how
    long a decision may take at most, 0 for as long as it takes.
    """

    def __init__(
        self,
        rng: Random,
        *,
        judgement: str = "",
        closer: int = 6,
        again: int = 0,
        replies: int = 0,
        slips: float = 0.0,
        samples: int = SAMPLES,
        seconds: float = 0.0,
    ) -> None:
        super().__init__(rng)
        self._judgements = both_sides(judgement)
        self._closer = closer
        self._again = again
        self._replies = replies
        self._slips = slips
        self._samples = samples
        self._seconds = seconds

    def act(self, game: Game, s: State, decision: Decision) -> Action:
        assert isinstance(s, War)
        judgement = self._judgements[side_of(s, decision.seat)]
        until = deadline.until(self._seconds)
        if decision.kind == "choose_die":
            planner = Planner(s, decision.seat, self._rng, judgement, self._samples, until)
            self._script = planner.in_time(self._use_of_a_die(planner)).script
        action = self.scripted(decision)
        if action is not None:
            return action
        if decision.kind == "choose_action":
            planner = Planner(s, decision.seat, self._rng, judgement, self._samples, until)
            self._script = planner.in_time(planner.with_face(s)).script
            return self.scripted(decision) or decision.actions[0]
        judged = _JUDGED.get(decision.kind)
        if judged is not None:
            return judged(s, decision, judgement)
        return answer(s, decision, self._rng, judgement, until)

    def _use_of_a_die(self, planner: Planner) -> Plan:
        if not (self._again or self._replies or self._slips):
            return planner.best()
        plans = planner.several()[: self._closer]
        if self._again or self._replies:
            deliberate(planner, plans, self._rng, self._again, self._replies)
        best = max(plans)
        if not self._slips:
            return best
        weights = [exp((plan.worth - best.worth) / self._slips) for plan in plans]
        return self._rng.choices(plans, weights)[0]
