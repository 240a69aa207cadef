"""The searching player, for every game something is known of (knowledge.py).

A decision that matters is searched: the plans that are worth trying are ranked by the quick policy,
played out on positions dealt anew from what the seat may know, and judged where a natural stretch
of play ends. Everything else is played by the policy at once.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import exp
from random import Random
from typing import ClassVar, NamedTuple

from westmarch.bots import deadline
from westmarch.bots.search.halving import Budget, Turns, halve
from westmarch.bots.search.knowledge import Knowledge, knowledge_of
from westmarch.bots.search.plan_keeper import PlanKeeper
from westmarch.bots.search.trial_processes import Order, SharedTrials
from westmarch.bots.search.trials import Trials
from westmarch.bots.trial_play import Script
from westmarch.kernel.engine.decision import Action, Decision
from westmarch.kernel.engine.state import State, encode
from westmarch.kernel.game import Game

WIDTH = 8
"""Plans tried at a decision."""


class Considered(NamedTuple):
    """A plan that was looked at: what it begins with, the chance of winning it promises, how often
    it was tried, and all of it."""

    action: Action
    chance: float
    trials: int
    plan: Script


def consider(
    game: Game,
    knowledge: Knowledge[State],
    s: State,
    budget: Budget,
    rng: Random,
    *,
    width: int = WIDTH,
    ends: int = 1,
    trust: float = 0.0,
    processes: int = 1,
    weights: str = "",
    sift: int = 0,
    wide: int = 0,
    sure: float = 0.0,
) -> list[Considered]:
    """What the seat that is asked could do, the best first, with its chances.

    The seconds of the budget hold for all of it; of the plans those are told that there was time
    to try, or else the first.

    `s` is a state the seat cannot tell from the real one; what it cannot see is dealt anew for
    every turn of trials, from a stream that `rng` begins. It is not changed. With several
    `processes` the turns are shared out among them, which changes nothing but the time they take;
    they judge by `weights`, the file that `knowledge` was told to judge by. With `sift` the best of
    `wide` plans are chosen first, by so many trials of each to the next natural end; the policy's
    own is always among them.
    """
    d = s.offer
    assert d is not None, "nothing is asked"
    begun = deadline.now()
    until = begun + budget.seconds if budget.seconds else 0.0
    plans = knowledge.plans_until(s, d, max(width, wide), until)
    if len(plans) == 1:
        return [_untried(knowledge, s, plans[0])]
    seed = rng.getrandbits(64)
    if sift and len(plans) > width:
        quick = Trials(game, knowledge, s, plans, 1, seed)
        plans = _sifted(plans, width, quick(range(len(plans)), 0, sift, until, until))
    turns: Turns = (alone := Trials(game, knowledge, s, plans, ends, seed))
    if processes > 1:
        order = Order(game.id, encode(s), weights, tuple(plans), ends, seed)
        turns = SharedTrials(alone, order, processes)
    found = halve(len(plans), budget, turns, trust, begun, sure)
    tried = [
        Considered(plans[t.order][0], t.mean(), t.count, plans[t.order]) for t in found if t.count
    ]
    return tried or [_untried(knowledge, s, plans[0])]


def _sifted(plans: list[Script], width: int, turns: Iterable[Sequence[float]]) -> list[Script]:
    """The plans that did best in a few turns; the first, the policy's own, is always among them."""
    sums = [0.0] * len(plans)
    for found in turns:
        if len(found) == len(plans):
            sums = [total + chance for total, chance in zip(sums, found, strict=True)]
    best = sorted(range(1, len(plans)), key=lambda i: (-sums[i], i))[: width - 1]
    return [plans[0], *(plans[i] for i in best)]


def _untried(knowledge: Knowledge[State], s: State, plan: Script) -> Considered:
    assert s.offer is not None
    return Considered(plan[0], knowledge.value(s, s.offer.seat), 0, plan)


class Search:
    """Plays any seat of any game something is known of.

    `trials`: the budget of a searched decision; `seconds`: how long any may take at most, 0 for as
    long as it takes. `width`: how many plans are tried. `ends`: how many natural ends of play a
    trial goes to. `trust`: by how much another plan must be better than the policy's; below 0 what
    is known of the game says it. `slips`: how far down, in chance of winning, it may mistake a
    worse plan for the best; 0 never. `weights`: a file to judge by instead of the package's.
    `processes`: how many processes share the trials of a decision; the same budget in trials gives
    the same game whatever it is. `wide` and `sift`: of so many plans, so many quick trials of each,
    to the next natural end, choose the `width` that are tried in earnest. `sure`: by how many
    standard errors another plan must be better than the policy's.
    """

    blind: ClassVar[bool] = False

    def __init__(
        self,
        rng: Random,
        *,
        trials: int = 256,
        seconds: float = 0.0,
        width: int = WIDTH,
        ends: int = 1,
        trust: float = -1.0,
        slips: float = 0.0,
        weights: str = "",
        processes: int = 1,
        sift: int = 0,
        wide: int = 0,
        sure: float = 0.0,
    ) -> None:
        self._rng = rng
        self._sure = sure
        self._sift = sift
        self._wide = wide
        self._processes = processes
        self._weights = weights
        self._knowledge: Knowledge[State] | None = None
        self._budget = Budget(trials, seconds)
        self._width = width
        self._ends = ends
        self._trust = trust
        self._slips = slips
        self._plan = PlanKeeper()

    def act(self, game: Game, s: State, decision: Decision) -> Action:
        action = self._plan.next(decision)
        if action is not None:
            return action
        knowledge = self._known(game)
        if not knowledge.matters(s, decision):
            until = deadline.until(self._budget.seconds)
            return knowledge.answer_until(s, decision, self._rng, until)
        found = consider(
            game,
            knowledge,
            s,
            self._budget,
            self._rng,
            width=self._width,
            ends=self._ends,
            trust=knowledge.trust(s) if self._trust < 0 else self._trust,
            processes=self._processes,
            weights=self._weights,
            sift=self._sift,
            wide=self._wide,
            sure=self._sure,
        )
        chosen = found[0] if not self._slips else _mistaken(found, self._slips, self._rng)
        return self._plan.begin(chosen.plan)

    def _known(self, game: Game) -> Knowledge[State]:
        if self._knowledge is None:
            found = knowledge_of(game.id)
            self._knowledge = found.judging_by(self._weights) if self._weights else found
        return self._knowledge


def _mistaken(found: list[Considered], slips: float, rng: Random) -> Considered:
    """One of the plans, the likelier the less it gives away."""
    top = max(one.chance for one in found)
    weights = [exp((one.chance - top) / slips) for one in found]
    return rng.choices(found, weights)[0]


class Quick:
    """Plays by the policy alone. `slips`: how often it takes another of the plans that look best at
    a decision that matters: a player who has not looked closely. `seconds`: how long that may take
    at most, 0 for as long as it takes."""

    blind: ClassVar[bool] = False

    def __init__(
        self, rng: Random, *, slips: float = 0.0, width: int = 4, seconds: float = 0.0
    ) -> None:
        self._rng = rng
        self._slips = slips
        self._width = width
        self._seconds = seconds
        self._plan = PlanKeeper()

    def act(self, game: Game, s: State, decision: Decision) -> Action:
        action = self._plan.next(decision)
        if action is not None:
            return action
        knowledge: Knowledge[State] = knowledge_of(game.id)
        if self._slips and knowledge.matters(s, decision) and self._rng.random() < self._slips:
            until = deadline.until(self._seconds)
            plans = knowledge.plans_until(s, decision, self._width, until)
            return self._plan.begin(self._rng.choice(plans))
        return knowledge.policy(s, decision)
