"""Trials: play an action out on a copy of the position and see what it is worth."""

from __future__ import annotations

from collections.abc import Collection

from westmarch.bots import scripts
from westmarch.bots.scripts import Script, average
from westmarch.bots.war_of_the_ring.evaluation import value
from westmarch.bots.war_of_the_ring.policies import quick
from westmarch.games.war_of_the_ring.rules.state import P_ACTIONS, War

END_OF_ACTION = frozenset(("choose_die", "choose_action"))
"""Where the next action begins; the die of it may have chosen itself."""


def play_out(s: War, seat: int, script: Script, stop: Collection[str] = END_OF_ACTION) -> None:
    """Carry a script out and complete the action with quick answers, on the given state."""
    scripts.play_out(s, seat, script, quick, stop, P_ACTIONS)


def trial(
    s: War,
    seat: int,
    side: int,
    script: Script,
    seeds: tuple[int, ...],
) -> float:
    """What a script is worth to a side at the end of the action, on average over the seeds."""
    return average(s, seeds, lambda c: play_out(c, seat, script), lambda c: value(c, side))
