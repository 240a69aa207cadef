"""Speed on one core: random legal play and clones.

Time is the processor's, so that a busy machine disturbs little. The set-up of a game is not part of
``decisions_per_s``, but it is part of ``games_per_s``. A decision is a real one: what has a single
legal answer resolves itself and is not counted.
"""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from time import process_time

import msgspec

from westmarch.kernel.engine.flow import take
from westmarch.kernel.engine.playout import play_out
from westmarch.kernel.engine.state import State, clone
from westmarch.kernel.game import Game

SAMPLES = 50
"""Positions, spread over a whole game, on which clones are measured."""
CLONING = 0.2
"""Share of the time that goes to measuring clones."""
ROUNDS = 8
"""How often games measured side by side take turns."""


class Speed(msgspec.Struct, frozen=True):
    """Rates on one core."""

    decisions_per_s: float
    games_per_s: float
    clones_per_s: float
    legal_mean: float


class Gauge:
    """Measures one game with some options, a bit at a time."""

    def __init__(self, game: Game, options: Mapping[str, str], seed: int = 1) -> None:
        self._game = game
        self._options = game.choose_options(options)
        self._seed = seed
        self._positions = sample(game, self._options, seed)
        self._games = self._decisions = self._legal = self._clones = 0
        self._setting_up = self._playing = self._cloning = 0.0

    def run(self, seconds: float) -> None:
        """Measure for about so long more: whole games, so at least one."""
        self._play(seconds * (1 - CLONING))
        self._clone(seconds * CLONING)

    def _play(self, seconds: float) -> None:
        until = self._setting_up + self._playing + seconds
        while self._setting_up + self._playing < until:
            name = f"bench:{self._seed}:{self._games}"
            rng = Random(name)
            begin = process_time()
            s = self._game.new(self._options, name)
            start = process_time()
            decisions, legal = play_out(s, rng.random)
            self._playing += process_time() - start
            self._setting_up += start - begin
            self._decisions += decisions
            self._legal += legal
            self._games += 1

    def _clone(self, seconds: float) -> None:
        until = self._cloning + seconds
        while self._cloning < until:
            start = process_time()
            for position in self._positions:
                clone(position)
            self._cloning += process_time() - start
            self._clones += len(self._positions)

    def speed(self) -> Speed:
        """The rates so far."""
        return Speed(
            decisions_per_s=round(self._decisions / self._playing, 1),
            games_per_s=round(self._games / (self._setting_up + self._playing), 3),
            clones_per_s=round(self._clones / self._cloning, 1),
            legal_mean=round(self._legal / max(self._decisions, 1), 2),
        )


def bench(game: Game, options: Mapping[str, str], seconds: float, seed: int = 1) -> Speed:
    """Measure one game for about `seconds`."""
    gauge = Gauge(game, options, seed)
    gauge.run(seconds)
    return gauge.speed()


def side_by_side(
    tables: Mapping[str, tuple[Game, Mapping[str, str]]], seconds: float, seed: int = 1
) -> dict[str, Speed]:
    """Measure several games for about `seconds` each, in turns, so that whatever else the machine
    does slows them alike."""
    gauges = {name: Gauge(game, options, seed) for name, (game, options) in tables.items()}
    for _ in range(ROUNDS):
        for gauge in gauges.values():
            gauge.run(seconds / ROUNDS)
    return {name: gauge.speed() for name, gauge in gauges.items()}


def sample(game: Game, options: Mapping[str, str], seed: int) -> list[State]:
    """Positions spread over one random game."""
    rng = Random(f"sample:{seed}")
    s = game.new(options, f"sample:{seed}")
    positions = []
    while s.offer is not None:
        positions.append(clone(s))
        take(s, rng.choice(s.offer.actions))
    return rng.sample(positions, min(SAMPLES, len(positions)))
