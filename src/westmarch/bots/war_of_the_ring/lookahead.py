"""Trials: play an action out on a copy of the position and see what it is worth."""

from __future__ import annotations

from collections.abc import Collection
from random import Random

from westmarch.bots import trial_play
from westmarch.bots.deadline import OutOfTime
from westmarch.bots.trial_play import Script, average
from westmarch.bots.war_of_the_ring.evaluation import value
from westmarch.bots.war_of_the_ring.evaluation_weights import PLAIN, EvaluationWeights
from westmarch.bots.war_of_the_ring.policies import POLICIES, quick
from westmarch.games.war_of_the_ring.rules.seats import side_of
from westmarch.games.war_of_the_ring.rules.state import P_ACTIONS, War
from westmarch.kernel.engine.decision import Action, Decision

END_OF_ACTION = frozenset(("choose_die", "choose_action"))
"""Where the next action begins; the die of it may have chosen itself."""
WIDEST = 24
"""A decision with more actions than this is not looked ahead action by action."""
SAMPLES = 3
_LOOKED_AHEAD = frozenset(
    (
        "choose_army",
        "choose_nation",
        "choose_region",
        "choose_refuge",
        "lose_figure",
        "move_or_attack",
        "recruit",
        "recruit_where",
        "separate_or_move",
        "upgrade_where",
    )
)
"""Kinds with a quick answer that deserve better outside a trial."""


def play_out(
    s: War,
    seat: int,
    script: Script,
    stop: Collection[str] = END_OF_ACTION,
    until: float = 0.0,
) -> None:
    """Carry a script out and complete the action with quick answers, on the given state."""
    trial_play.play_out(s, seat, script, quick, stop, P_ACTIONS, until)


def trial(
    s: War,
    seat: int,
    side: int,
    script: Script,
    seeds: tuple[int, ...],
    judgement: EvaluationWeights = PLAIN,
    until: float = 0.0,
) -> float:
    """What a script is worth to a side at the end of the action, on average over the seeds."""
    return average(
        s,
        seeds,
        lambda c: play_out(c, seat, script, until=until),
        lambda c: value(c, side, judgement),
    )


def answer(
    s: War, d: Decision, rng: Random, judgement: EvaluationWeights = PLAIN, until: float = 0.0
) -> Action:
    """The answer at the table to what an action or an Event asks: quick where that is good enough,
    else every action is tried and the best taken; of those that could be tried by `until`."""
    wanted = d.kind in _LOOKED_AHEAD or d.kind not in POLICIES
    if not wanted or s.phase != P_ACTIONS or len(d.actions) > WIDEST:
        return quick(s, d)
    side = side_of(s, d.seat)
    seeds = tuple(rng.getrandbits(64) for _ in range(SAMPLES))
    tried: list[tuple[float, Action]] = []
    for action in d.actions:
        try:
            worth = trial(s, d.seat, side, (action,), seeds, judgement, until)
        except OutOfTime:
            break
        tried.append((worth, action))
    # Of equals the first, as they are offered.
    return max(tried, key=lambda one: one[0])[1] if tried else quick(s, d)
