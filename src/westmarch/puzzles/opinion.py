"""A second opinion on a line: other players than the quick policy go on after it."""

from __future__ import annotations

from random import Random

from westmarch import bots
from westmarch.bots.scripts import Script, follow
from westmarch.kernel.engine.flow import take
from westmarch.kernel.engine.state import State
from westmarch.kernel.game import Game
from westmarch.kernel.player import ask, part

LONGEST = 5000
"""Decisions after which a game counts as lost."""


def won_by(name: str, game: Game, s: State, line: Script, times: int, rng: Random) -> float:
    """How often the seat that is asked wins after a line when bots of this name go on in all seats,
    each time on a new deal of what the seat cannot see."""
    assert s.offer is not None
    seat = s.offer.seat
    seats = len(game.seats(game.options_of(s)))
    won = 0
    for _ in range(times):
        streams = [Random(rng.getrandbits(64)) for _ in range(seats)]
        minds = [bots.make(name, game, one) for one in streams]
        dealt = game.determinize(s, seat, rng)
        plan = line
        for _ in range(LONGEST):
            d = dealt.offer
            if d is None:
                break
            action = None
            if plan and d.seat == seat:
                action, plan = follow(d, plan)
            if action is None:
                action = ask(minds[d.seat], game, dealt, streams[d.seat])
            take(dealt, action)
        won += seat in dealt.winners
        for mind in minds:
            part(mind, game, dealt)
    return won / times
