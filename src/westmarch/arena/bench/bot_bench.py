"""How fast a bot decides: it plays whole games in every seat, and the time it takes is measured.

A decision is what the bot is asked in earnest, with dealing anew what its seat cannot see and with
carrying out its answer; what it tries out on copies is part of its thinking. Time is the
processor's. The games and every decision in them follow from the seed, so that two builds of the
engine can be compared decision by decision.
"""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from time import process_time

import msgspec

from westmarch import bots
from westmarch.arena.match import seat_bots
from westmarch.kernel.engine.decision import text_of
from westmarch.kernel.engine.flow import take
from westmarch.kernel.game import Game
from westmarch.kernel.player import ask, stream


class Stretch(msgspec.Struct, frozen=True):
    """Some decisions of a bot, the time they took, and all it has chosen so far as a hash."""

    decisions: int
    seconds: float
    chosen: str

    @property
    def decisions_per_s(self) -> float:
        return round(self.decisions / self.seconds, 1)


class BotGauge:
    """Measures a bot in one game with some options, a stretch at a time; the next stretch goes on
    where the last one ended."""

    def __init__(self, game: Game, options: Mapping[str, str], bot: str, seed: int = 1) -> None:
        self._game = game
        self._options = game.choose_options(options)
        self._names = (bot,) * len(game.seats(self._options))
        seat_bots(game, self._options, self._names)
        self._seed = seed
        self._games = 0
        self._chosen = hashlib.blake2b(digest_size=16)
        self._begin()

    def _begin(self) -> None:
        """The next game."""
        name = f"bench:{self._seed}:{self._games}"
        self._games += 1
        self._s = self._game.new(self._options, name)
        self._streams = [stream(name, seat) for seat in range(len(self._names))]
        self._bots = [
            bots.make(bot, self._game, rng)
            for bot, rng in zip(self._names, self._streams, strict=True)
        ]

    def run(self, seconds: float) -> Stretch:
        """Play on for about so long."""
        decisions, spent = 0, 0.0
        while spent < seconds:
            spent += self._decide()
            decisions += 1
        return Stretch(decisions, spent, self._chosen.hexdigest())

    def play(self, decisions: int) -> Stretch:
        """Play on for so many decisions."""
        spent = sum(self._decide() for _ in range(decisions))
        return Stretch(decisions, spent, self._chosen.hexdigest())

    def _decide(self) -> float:
        """One decision; how long it took."""
        while self._s.offer is None:
            self._begin()
        s, seat = self._s, self._s.offer.seat
        start = process_time()
        action = ask(self._bots[seat], self._game, s, self._streams[seat])
        take(s, action)
        spent = process_time() - start
        self._chosen.update(f"{seat} {text_of(action)}\n".encode())
        return spent
