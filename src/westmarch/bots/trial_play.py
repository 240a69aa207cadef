"""Trying things out, for bots of any game: a script of actions is carried out on a copy of the
position, the rest is answered quickly, and what comes of it is looked at."""

from __future__ import annotations

from collections.abc import Callable, Collection
from typing import NamedTuple, TypeAlias, TypeVar

from westmarch.bots.deadline import OutOfTime, late
from westmarch.kernel.engine.decision import Action, Decision
from westmarch.kernel.engine.flow import take
from westmarch.kernel.engine.state import State, clone

Script: TypeAlias = tuple[Action, ...]
"""Actions a plan takes one after the other, as they are offered."""
NOTHING = -1e9
"""The worth of having no plan."""
LONGEST = 300
"""Decisions after which a trial is broken off."""

S = TypeVar("S", bound=State)


class Plan(NamedTuple):
    """A script, and what it is worth. The greatest of some plans is the best."""

    worth: float
    script: Script


def follow(d: Decision, script: Script) -> tuple[Action | None, Script]:
    """The next action of a script that is offered now, and what comes after it. Actions that took
    themselves, being the only ones, are left out."""
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
    """Carry a seat's script out on the given state and go on with quick answers for everybody,
    until the script is done and a decision of a kind in `stop` comes, or the phase is over.
    Raises `OutOfTime` when it is not done by `until` (deadline.py)."""
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
    """What a way to go on is worth, on average over the seeds of the dice; one seed is enough
    where no die falls and no card is drawn."""
    total = 0.0
    for n, seed in enumerate(seeds, start=1):
        c = clone(s)
        c.rng = seed
        play(c)
        total += value(c)
        if c.rng == seed:
            return total / n
    return total / len(seeds)
