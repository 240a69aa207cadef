"""The searching player, for every game something is known of (knowledge.py).

A decision that matters is searched: the plans that are worth trying are ranked by the quick policy,
played out on positions dealt anew from what the seat may know, and judged where a natural stretch
of play ends. Everything else is played by the policy at once.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from random import Random
from typing import ClassVar, NamedTuple

from westmarch.bots.scripts import Script, follow
from westmarch.bots.search.halving import Budget, halve
from westmarch.bots.search.knowledge import Knowledge, knowledge_of
from westmarch.bots.search.trials import trial
from westmarch.kernel.engine.decision import Action, Decision
from westmarch.kernel.engine.state import State, clone
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
) -> list[Considered]:
    """What the seat that is asked could do, the best first, with its chances.

    `s` is a state the seat cannot tell from the real one; what it cannot see is dealt anew from
    `rng` for every turn of trials. It is not changed.
    """
    d = s.offer
    assert d is not None, "nothing is asked"
    plans = knowledge.plans(s, d, width)
    if len(plans) == 1:
        return [Considered(plans[0][0], knowledge.value(s, d.seat), 0, plans[0])]
    seat = d.seat

    def turn(names: Sequence[int]) -> list[float]:
        dealt = game.determinize(s, seat, rng)
        last = names[-1]
        return [
            trial(knowledge, dealt if i == last else clone(dealt), seat, plans[i], ends)
            for i in names
        ]

    return [
        Considered(plans[t.order][0], t.mean(), t.count, plans[t.order])
        for t in halve(len(plans), budget, turn, trust)
    ]


class Search:
    """Plays any seat of any game something is known of.

    `trials`: the budget of a searched decision; `seconds`: how long it may take at most, 0 for as
    long as it takes. `width`: how many plans are tried. `ends`: how many natural ends of play a
    trial goes to. `trust`: by how much another plan must be better than the policy's; below 0 what
    is known of the game says it. `slips`: how far down, in chance of winning, it may mistake a
    worse plan for the best; 0 never. `weights`: a file to judge by instead of the package's.
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
    ) -> None:
        self._rng = rng
        self._weights = weights
        self._knowledge: Knowledge[State] | None = None
        self._budget = Budget(trials, seconds)
        self._width = width
        self._ends = ends
        self._trust = trust
        self._slips = slips
        self._plan: Script = ()

    def act(self, game: Game, s: State, decision: Decision) -> Action:
        if self._plan:
            action, self._plan = follow(decision, self._plan)
            if action is not None:
                return action
            self._plan = ()
        knowledge = self._known(game)
        if not knowledge.matters(s, decision):
            return knowledge.answer(s, decision, self._rng)
        found = consider(
            game,
            knowledge,
            s,
            self._budget,
            self._rng,
            width=self._width,
            ends=self._ends,
            trust=knowledge.trust(s) if self._trust < 0 else self._trust,
        )
        chosen = found[0] if not self._slips else _mistaken(found, self._slips, self._rng)
        self._plan = chosen.plan[1:]
        return chosen.action

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
    a decision that matters: a player who has not looked closely."""

    blind: ClassVar[bool] = False

    def __init__(self, rng: Random, *, slips: float = 0.0, width: int = 4) -> None:
        self._rng = rng
        self._slips = slips
        self._width = width
        self._plan: Script = ()

    def act(self, game: Game, s: State, decision: Decision) -> Action:
        if self._plan:
            action, self._plan = follow(decision, self._plan)
            if action is not None:
                return action
            self._plan = ()
        knowledge: Knowledge[State] = knowledge_of(game.id)
        if self._slips and knowledge.matters(s, decision) and self._rng.random() < self._slips:
            plan = self._rng.choice(knowledge.plans(s, decision, self._width))
            self._plan = plan[1:]
            return plan[0]
        return knowledge.policy(s, decision)
