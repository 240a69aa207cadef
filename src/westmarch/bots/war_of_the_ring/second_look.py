"""Looking twice at the plans that look best: a battle is fought more often, and what the enemy
could do next counts against what gives him the opportunity."""

from __future__ import annotations

from random import Random

from westmarch.bots.deadline import OutOfTime
from westmarch.bots.trial_play import Plan, Script
from westmarch.bots.war_of_the_ring.lookahead import END_OF_ACTION, play_out, trial
from westmarch.bots.war_of_the_ring.plans import Planner
from westmarch.games.war_of_the_ring.rules.seats import side_of
from westmarch.games.war_of_the_ring.rules.state import P_ACTIONS
from westmarch.kernel.engine.state import clone

ENEMYS_SAMPLES = 2
"""Trials of each action of the enemy's that depends on dice."""
_WALK = ("act", "move_fellowship")


def deliberate(planner: Planner, plans: list[Plan], rng: Random, again: int, replies: int) -> None:
    """Make the worth of some plans more certain, in their place: by so many more trials, and by so
    many dice of fate after which the enemy's best reply is looked for. Those that there is no time
    for are left out, but for the first."""
    more = tuple(rng.getrandbits(64) for _ in range(again))
    fates = tuple(rng.getrandbits(64) for _ in range(replies))
    for i, (worth, script) in enumerate(plans):
        try:
            if again:
                worth += _corrected(planner, script, more)
            if replies:
                worth -= planner.judgement.reply * _reply(planner, script, fates, rng)
        except OutOfTime:
            del plans[max(i, 1) :]
            return
        plans[i] = Plan(worth, script)


def _corrected(planner: Planner, script: Script, more: tuple[int, ...]) -> float:
    """By how much the trials of a plan were too low. A step of the Fellowship was not tried, but
    worked out."""
    if _WALK in script:
        return 0.0
    s, seat, side, judgement = planner.s, planner.seat, planner.side, planner.judgement
    before = trial(s, seat, side, script, planner.seeds, judgement, planner.until)
    after = trial(s, seat, side, script, more, judgement, planner.until)
    return (after - before) * len(more) / (len(more) + len(planner.seeds))


def _reply(planner: Planner, script: Script, fates: tuple[int, ...], rng: Random) -> float:
    """What the enemy's best action is worth to him after a plan."""
    total = 0.0
    for fate in fates:
        c = clone(planner.s)
        c.rng = fate
        play_out(c, planner.seat, script, until=planner.until)
        d = c.offer
        if d is None or c.phase != P_ACTIONS or d.kind not in END_OF_ACTION:
            continue
        if side_of(c, d.seat) == planner.side:
            continue
        enemy = Planner(c, d.seat, rng, planner.judgement, ENEMYS_SAMPLES, planner.until)
        best = enemy.best() if d.kind == "choose_die" else enemy.with_face(c)
        if enemy.out_of_time:
            raise OutOfTime
        total += best.worth
    return total / len(fates)
