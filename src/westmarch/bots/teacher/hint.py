"""A hint: the best choices at a decision, with their chances of winning and the reasons.

What it is made of is the searching player's own: plans, deals, trials, the learned value. It is
given a state, uses nothing of it but what the seat that decides may see, and the same view gets the
same hint as long as the budget is in trials.
"""

from __future__ import annotations

from typing import Literal

import msgspec

from westmarch.bots import deadline
from westmarch.bots.search.halving import Budget, halve
from westmarch.bots.search.knowledge import Knowledge, knowledge_of, known
from westmarch.bots.teacher.order_independent_random import OrderIndependentRandom
from westmarch.bots.teacher.plan_trials import Outcome, PlanTrials, gain
from westmarch.bots.teacher.reasons import Counting, Gain, gains
from westmarch.bots.trial_play import Script
from westmarch.kernel.engine.decision import Action, Decision
from westmarch.kernel.engine.state import State
from westmarch.kernel.game import Game

SHOWN = 3
"""So many choices are told."""
WIDTH = 8
WIDER = 16
"""Plans tried at a decision; more where the quick policy has no ranking of its own."""
ENOUGH = 48
"""Trials for each plan after which more would say little new."""
BUDGET = Budget(trials=256, seconds=1.6)

Judged = Literal["learned", "estimate", "nothing"]
"""What a position was judged by: weights learned from games, the heuristic player's estimate, or
nothing: then there is no hint."""


class Suggestion(msgspec.Struct, frozen=True):
    """A choice: what it begins with and goes on with, the chance of winning it promises, how far
    that may be off (standard error), and what speaks for it."""

    plan: Script
    chance: float
    error: float
    trials: int
    gains: list[Gain]
    """What makes the best choice better than the next best, and every other worse than the best;
    where nothing that is counted does, what makes it better than the weakest that was tried."""
    against_weakest: bool
    won: float
    """The part of the trials in which the game was won at once."""
    lost: float


class Advice(msgspec.Struct, frozen=True):
    """A hint: up to three choices, the best first; none where there was no time to try any."""

    seat: int
    judged: Judged
    suggestions: list[Suggestion] = []
    looked_at: int = 0
    """How many plans were tried."""
    alike: bool = False
    """The trials cannot tell the choices told apart."""


def judged_by(knowledge: Knowledge[State], s: State) -> Judged:
    """What positions of a game are judged by."""
    if knowledge.network(s) is not None:
        return "learned"
    return "nothing" if type(knowledge).guess is Knowledge.guess else "estimate"


def advise(game: Game, s: State, budget: Budget = BUDGET, seed: int | str = 0) -> Advice:
    """A hint for the seat that is to decide. The state is not changed."""
    d = s.offer
    assert d is not None, "nothing is asked"
    begun = deadline.now()
    if not known(game.id):
        return Advice(d.seat, "nothing")
    knowledge: Knowledge[State] = knowledge_of(game.id)
    judged = judged_by(knowledge, s)
    if judged == "nothing":
        return Advice(d.seat, judged)
    rng = OrderIndependentRandom(f"westmarch:teacher:{seed}")
    dealt = game.determinize(s, d.seat, rng)
    asked = dealt.offer
    assert asked is not None
    until = begun + budget.seconds if budget.seconds else 0.0
    plans = plans_at(knowledge, dealt, asked, until)
    trying = PlanTrials(game, knowledge, dealt, d.seat, plans, rng, remember=True)
    most = min(budget.trials, ENOUGH * len(plans))
    tallies = halve(len(plans), Budget(most, budget.seconds), trying, 0.0, begun)
    tried = [trying.outcomes[tally.order] for tally in tallies if tally.count]
    best = tried[:SHOWN]
    best.sort(key=lambda outcome: -outcome.chance)
    counting = Counting(knowledge)
    told = [_told(counting, trying.outcomes, best, place) for place in range(len(best))]
    return Advice(d.seat, judged, told, len(plans), _alike(best))


def plans_at(
    knowledge: Knowledge[State], s: State, d: Decision, until: float = 0.0
) -> list[Script]:
    """What is tried at a decision: what the policy would do, and what else looks best; made by
    `until` (deadline.py)."""
    if knowledge.matters(s, d):
        found = knowledge.plans_until(s, d, WIDTH, until)
    else:
        own: Action = knowledge.policy(s, d)
        scores = knowledge.rank(s, d)
        order = sorted(range(len(scores)), key=lambda i: (-scores[i], i))
        rest = [d.actions[i] for i in order if d.actions[i] != own]
        rest = [action for action in rest if action[0] not in knowledge.shortcuts]
        found = [(own,), *((action,) for action in rest[: WIDER - 1])]
    return found or [(action,) for action in d.actions[:WIDTH]]


def _told(counting: Counting, tried: list[Outcome], best: list[Outcome], place: int) -> Suggestion:
    one = best[place]
    found: list[Gain] = []
    against_weakest = False
    if len(best) > 1:
        found = gains(counting, tried, one, best[0] if place else best[1])
        weakest = min(tried, key=lambda outcome: outcome.chance)
        if not found and gain(one, weakest)[0] > 0:
            found = gains(counting, tried, one, weakest)
            against_weakest = bool(found)
    trials = max(1, one.trials)
    return Suggestion(
        plan=one.plan,
        chance=round(one.chance, 4),
        error=round(one.error, 4),
        trials=one.trials,
        gains=found,
        against_weakest=against_weakest,
        won=round(one.won / trials, 4),
        lost=round(one.lost / trials, 4),
    )


def _alike(best: list[Outcome]) -> bool:
    """Whether the best of them is not clearly better than the last."""
    if len(best) < 2:
        return False
    better, error = gain(best[0], best[-1])
    return better < 2 * error
