"""One trial: a plan is carried out on a dealt position, everybody goes on by policy to a natural
end of play, and what has come of it is judged."""

from __future__ import annotations

from westmarch.bots.scripts import Script, follow
from westmarch.bots.search.knowledge import Knowledge
from westmarch.kernel.engine.flow import take
from westmarch.kernel.engine.state import State

LONGEST = 1500
"""Decisions after which a trial is judged where it stands; no policy should need so many."""


def trial(knowledge: Knowledge[State], s: State, seat: int, plan: Script, ends: int = 1) -> float:
    """The seat's chance of winning after a plan and so many natural ends of play. The state is
    played on."""
    play_on(knowledge, s, seat, plan, ends)
    return knowledge.value(s, seat)


def play_on(knowledge: Knowledge[State], s: State, seat: int, plan: Script, ends: int = 1) -> None:
    """Carry a plan of the seat out and go on by policy, to so many natural ends of play."""
    policy, horizon = knowledge.policy, knowledge.horizon
    mark = horizon(s)
    for _ in range(LONGEST):
        d = s.offer
        if d is None:
            break
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
