"""Trials: a plan is carried out on a dealt position, everybody goes on by policy to a natural end
of play, and what has come of it is judged.

Trials come in turns. A turn deals what a seat cannot see from a stream of its own, named by the
number of the turn, so that a turn comes out the same whenever and wherever it is played.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator, Sequence
from random import Random
from typing import NamedTuple, TypeAlias

from westmarch.bots.deadline import late
from westmarch.bots.search.knowledge import Knowledge
from westmarch.bots.trial_play import Script, follow
from westmarch.kernel.engine.decision import Action, Decision
from westmarch.kernel.engine.flow import take
from westmarch.kernel.engine.state import State, clone
from westmarch.kernel.game import Game

Horizon: TypeAlias = Callable[[State], Hashable]
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
    that was broken off, as it was past `until` (deadline.py)."""
    horizon = knowledge.horizon
    return _go_on(knowledge.policy, horizon, s, seat, plan, ends, horizon(s), until)


def _go_on(
    policy: Callable[[State, Decision], Action],
    horizon: Horizon,
    s: State,
    seat: int,
    plan: Script,
    ends: int,
    mark: Hashable,
    until: float,
) -> bool:
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


class Begun(NamedTuple):
    """What a plan begins with: the position before the first chance in it, what is left of it, and
    the natural ends still to come; none when it came to its last without any chance."""

    s: State
    plan: Script
    ends: int
    mark: Hashable


def begin(
    knowledge: Knowledge[State],
    horizon: Horizon,
    s: State,
    seat: int,
    plan: Script,
    ends: int,
    until: float = 0.0,
) -> Begun | None:
    """Carry a plan out, and go on by policy, as long as only its seat is asked and nothing new
    becomes known (no die, no card): every trial of it begins the same way. The state is played
    on. None when that was broken off, as it was past `until`."""
    mark = horizon(s)
    for _ in range(LONGEST):
        d = s.offer
        if d is None:
            return Begun(s, (), 0, mark)
        if late(until):
            return None
        here = horizon(s)
        if here is not None and here != mark:
            ends -= 1
            if ends <= 0:
                return Begun(s, (), 0, mark)
            mark = here
        if d.seat != seat:
            break
        action, left = follow(d, plan) if plan else (None, plan)
        if action is None:
            action = knowledge.policy(s, d)
        before = clone(s)
        take(s, action)
        if knowledge.news(before, s):
            return Begun(before, (action, *left), ends, mark)
        plan = left
    return Begun(s, plan, ends, mark)


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
        self._begun: dict[int, Begun] = {}
        self._certain: dict[int, float] = {}

    def __call__(
        self, names: Sequence[int], first: int, count: int, until: float, end: float
    ) -> Iterator[list[float]]:
        return in_turn(self.turn, names, first, count, until, end)

    def turn(self, names: Sequence[int], number: int, end: float = 0.0) -> list[float]:
        """Try the named plans once, on the deal of this turn; as many as can be by `end`."""
        knowledge = self._knowledge
        stops = knowledge.stops
        found: list[float] = []
        if knowledge.steady:
            for i in names:
                chance = self._one(i, number, end)
                if chance is None:
                    break
                found.append(chance)
            return found
        rng = Random(f"westmarch:trials:{self._seed}:{number}")
        dealt = self._game.determinize(self._s, self._seat, rng)
        for i in names:
            s = dealt if i == names[-1] else clone(dealt)
            plan, mark = self._plans[i], stops(s)
            if not _go_on(knowledge.policy, stops, s, self._seat, plan, self._ends, mark, end):
                break
            found.append(knowledge.merit(s, self._seat))
        return found

    def _one(self, name: int, number: int, end: float) -> float | None:
        """Try a plan once, from where chance comes into it; None when it was broken off."""
        if name in self._certain:
            return self._certain[name]
        knowledge, seat = self._knowledge, self._seat
        begun = self._begun.get(name)
        if begun is None:
            dealt = self._game.determinize(
                self._s, seat, Random(f"westmarch:trials:{self._seed}:begun")
            )
            plan, ends = self._plans[name], self._ends
            begun = begin(knowledge, knowledge.stops, dealt, seat, plan, ends, end)
            if begun is None:
                return None
            self._begun[name] = begun
            if not begun.ends:
                self._certain[name] = found = knowledge.merit(begun.s, seat)
                return found
        rng = Random(f"westmarch:trials:{self._seed}:{number}")
        s = self._game.determinize(begun.s, seat, rng)
        ended = _go_on(
            knowledge.policy, knowledge.stops, s, seat, begun.plan, begun.ends, begun.mark, end
        )
        return knowledge.merit(s, seat) if ended else None
