"""Trials: play an action out on a copy of the position and see what it is worth."""

from __future__ import annotations

from collections.abc import Collection

from westmarch.bots.war_of_the_ring.evaluation import value
from westmarch.bots.war_of_the_ring.marches import Script
from westmarch.bots.war_of_the_ring.policies import quick
from westmarch.games.war_of_the_ring.state import P_ACTIONS, War
from westmarch.kernel.decision import Action, Decision
from westmarch.kernel.flow import take
from westmarch.kernel.state import clone

LONGEST = 300
"""Decisions after which a trial is broken off."""
END_OF_ACTION = frozenset(("choose_die", "choose_action"))
"""Where the next action begins; the die of it may have chosen itself."""


def follow(d: Decision, script: Script) -> tuple[Action | None, Script]:
    """The next action of a script that is offered now, and what comes after it. Actions that took
    themselves, being the only ones, are left out."""
    for i, action in enumerate(script):
        if action in d.actions:
            return action, script[i + 1 :]
    return None, script


def play_out(s: War, seat: int, script: Script, stop: Collection[str] = END_OF_ACTION) -> None:
    """Carry a script out and complete the action with quick answers, on the given state."""
    for _ in range(LONGEST):
        d = s.offer
        if d is None or s.phase != P_ACTIONS:
            return
        action = None
        if d.seat == seat and script:
            action, script = follow(d, script)
        if action is None:
            if d.kind in stop:
                return
            action = quick(s, d)
        take(s, action)


def trial(
    s: War,
    seat: int,
    side: int,
    script: Script,
    seeds: tuple[int, ...],
) -> float:
    """What a script is worth to a side at the end of the action, on average over the seeds; one
    seed is enough where no die falls and no card is drawn."""
    total = 0.0
    for n, seed in enumerate(seeds, start=1):
        c = clone(s)
        c.rng = seed
        play_out(c, seat, script)
        total += value(c, side)
        if c.rng == seed:
            return total / n
    return total / len(seeds)
