"""Trials: a plan is carried out on a dealt position, everybody goes on by policy to a natural end
of play, and what has come of it is judged.

Trials come in turns. A turn deals what a seat cannot see from a stream of its own, named by the
number of the turn, so that a turn comes out the same whenever and wherever it is played.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from random import Random

from westmarch.bots.clock import late
from westmarch.bots.scripts import Script, follow
from westmarch.bots.search.knowledge import Knowledge
from westmarch.kernel.engine.flow import take
from westmarch.kernel.engine.state import State, clone
from westmarch.kernel.game import Game

LONGEST = 1500
"""Decisions after which a trial is judged where it stands; no policy should need so many."""


def trial(knowledge: Knowledge[State], s: State, seat: int, plan: Script, ends: int = 1) -> float:
    """The seat's chance of winning after a plan and so many natural ends of play. The state is
    played on."""
    play_on(knowledge, s, seat, plan, ends)
    return knowledge.value(s, seat)


def play_on(
    knowledge: Knowledge[State],
    s: State,
    seat: int,
    plan: Script,
    ends: int = 1,
    until: float = 0.0,
) -> bool:
    """Carry a plan of the seat out and go on by policy, to so many natural ends of play. False when
    that was broken off, as it was past `until` (clock.py)."""
    policy, horizon = knowledge.policy, knowledge.horizon
    mark = horizon(s)
    for _ in range(LONGEST):
        d = s.offer
        if d is None:
            break
        if late(until):
            return False
        here = horizon(s)
        if here is not None and here != mark:
            ends -= 1
            if ends <= 0:
                break
            mark = here
        action = None
        if plan and d.seat == seat:
            action, plan = follow(d, plan)
        take(s, policy(s, d) if action is None else action)
    return True


def in_turn(
    turn: Callable[[Sequence[int], int, float], list[float]],
    names: Sequence[int],
    first: int,
    count: int,
    until: float,
    end: float,
) -> Iterator[list[float]]:
    """One turn after the other (`halving.Turns`), by a function that plays the turn of a number."""
    for number in range(first, first + count):
        if late(end) or (number > first and late(until)):
            return
        found = turn(names, number, end)
        if found:
            yield found
        if len(found) < len(names):
            return


class Trials:
    """The trials of one decision, played in this process (`halving.Turns`)."""

    def __init__(
        self,
        game: Game,
        knowledge: Knowledge[State],
        s: State,
        plans: Sequence[Script],
        ends: int,
        seed: int,
    ) -> None:
        assert s.offer is not None, "nothing is asked"
        self._game = game
        self._knowledge = knowledge
        self._s = s
        self._seat = s.offer.seat
        self._plans = plans
        self._ends = ends
        self._seed = seed

    def __call__(
        self, names: Sequence[int], first: int, count: int, until: float, end: float
    ) -> Iterator[list[float]]:
        return in_turn(self.turn, names, first, count, until, end)

    def turn(self, names: Sequence[int], number: int, end: float = 0.0) -> list[float]:
        """Try the named plans once, on the deal of this turn; as many as can be by `end`."""
        rng = Random(f"westmarch:trials:{self._seed}:{number}")
        dealt = self._game.determinize(self._s, self._seat, rng)
        found: list[float] = []
        for i in names:
            s = dealt if i == names[-1] else clone(dealt)
            if not play_on(self._knowledge, s, self._seat, self._plans[i], self._ends, end):
                break
            found.append(self._knowledge.merit(s, self._seat))
        return found
