"""What a bot is asked and what it answers. It may think in another process than the table's.

A bot is sent nothing but a state dealt anew from what its seat may know. It answers with a few
actions at once: what it would do until something new becomes known or another seat is asked.
"""

from __future__ import annotations

from random import Random

import msgspec

from westmarch import bots
from westmarch.kernel import registry
from westmarch.kernel.engine import flow
from westmarch.kernel.engine.decision import Action
from westmarch.kernel.engine.state import clone, decode

LONGEST_CHAIN = 40


class Thought(msgspec.Struct, frozen=True):
    """What a bot is asked: which bot, which game, and the state as its seat knows it."""

    game: str
    bot: str
    state: bytes
    seed: str


def choose(thought: Thought) -> list[Action]:
    """Let a bot choose."""
    game = registry.game(thought.game)
    s = decode(thought.state, game.state_class)
    flow.resume(s)
    bot = bots.make(thought.bot, game, Random(f"westmarch:bot:{thought.seed}"))
    found: list[Action] = []
    seat, known = s.offer.seat if s.offer else -1, s.known
    while (asked := s.offer) is not None and asked.seat == seat and s.known == known:
        action = bot.act(game, clone(s), asked)
        if action not in asked.actions:
            raise ValueError(f"{thought.bot} chose what is not offered")
        found.append(action)
        if len(found) == LONGEST_CHAIN:
            break
        flow.take(s, action)
    return found
