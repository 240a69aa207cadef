"""Trials for bots of any game. A trial carries out a script of actions on a copy of the position,
answers everything else quickly, and evaluates the result."""

from __future__ import annotations

from collections.abc import Callable, Collection
from typing import NamedTuple, TypeAlias, TypeVar

from westmarch.bots.deadline import OutOfTime, late
from westmarch.kernel.engine.decision import Action, Decision
from westmarch.kernel.engine.flow import take
from westmarch.kernel.engine.state import State, clone

Script: TypeAlias = tuple[Action, ...]
"""The actions that a plan takes one after the other, when they are offered."""
NOTHING = -1e9
"""The worth of having no plan."""
LONGEST = 300
"""The number of decisions after which a trial is broken off."""

S = TypeVar("S", bound=State)


class Plan(NamedTuple):
    """A script and its worth. The greatest of several plans is the best one."""

    worth: float
    script: Script


def follow(d: Decision, script: Script) -> tuple[Action | None, Script]:
    """Return the next action of a script that is offered now, and the script after it. Actions that
    were taken without asking, because they were the only ones, are left out."""
    for i, action in enumerate(script):
        if action in d.actions:
            return action, script[i + 1 :]
    return None, script


def play_out(
    s: S,
    seat: int,
    script: Script,
    quick: Callable[[S, Decision], Action],
    stop: Collection[str],
    phase: int,
    until: float = 0.0,
) -> None:
    """Carry out a seat's script on the given state, and answer everything else quickly, for every
    seat. Stop when the script is done and a decision of a kind in `stop` comes, or when the phase
    is over. Raise `OutOfTime` if this takes longer than `until` (deadline.py)."""
    for _ in range(LONGEST):
        if late(until):
            raise OutOfTime
        d = s.offer
        if d is None or getattr(s, "phase", phase) != phase:
            return
        action = None
        if d.seat == seat and script:
            action, script = follow(d, script)
        if action is None:
            if d.kind in stop:
                return
            action = quick(s, d)
        take(s, action)


def average(
    s: S, seeds: tuple[int, ...], play: Callable[[S], None], value: Callable[[S], float]
) -> float:
    """Return the average worth of a continuation over the seeds of the dice. One seed is enough if
    no die is rolled and no card is drawn."""
    total = 0.0
    for n, seed in enumerate(seeds, start=1):
        c = clone(s)
        c.rng = seed
        play(c)
        total += value(c)
        if c.rng == seed:
            return total / n
    return total / len(seeds)
