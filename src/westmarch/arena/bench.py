"""Speed on one core: random legal play and clones.

The set-up of a game is not part of ``decisions_per_s``, but it is part of ``games_per_s``. A
decision is a real one: what has a single legal answer resolves itself and is not counted.
"""

from __future__ import annotations

import time
from collections.abc import Mapping
from random import Random

import msgspec

from westmarch.kernel.flow import take
from westmarch.kernel.game import Game
from westmarch.kernel.state import State, clone

SAMPLES = 50
"""Positions, spread over a whole game, on which clones are measured."""
CLONING = 0.2
"""Share of the time that goes to measuring clones."""


class Speed(msgspec.Struct, frozen=True):
    """Rates on one core."""

    decisions_per_s: float
    games_per_s: float
    clones_per_s: float
    legal_mean: float


def bench(game: Game, options: Mapping[str, str], seconds: float, seed: int = 1) -> Speed:
    """Measure for about `seconds`: whole games, so at least one."""
    chosen = game.choose_options(options)
    games = decisions = legal = 0
    setting_up = playing = 0.0
    while setting_up + playing < seconds * (1 - CLONING):
        begin = time.perf_counter()
        s = game.new(chosen, f"bench:{seed}:{games}")
        start = time.perf_counter()
        count, offered = _play_out(s, Random(f"bench:{seed}:{games}"))
        playing += time.perf_counter() - start
        setting_up += start - begin
        decisions += count
        legal += offered
        games += 1
    return Speed(
        decisions_per_s=round(decisions / playing, 1),
        games_per_s=round(games / (setting_up + playing), 3),
        clones_per_s=round(_clones(sample(game, chosen, seed), seconds * CLONING), 1),
        legal_mean=round(legal / max(decisions, 1), 2),
    )


def _play_out(s: State, rng: Random) -> tuple[int, int]:
    """Play to the end at random; how many decisions, and how many actions were offered."""
    random = rng.random
    decisions = legal = 0
    while (offer := s.offer) is not None:
        actions = offer.actions
        legal += len(actions)
        decisions += 1
        take(s, actions[int(random() * len(actions))])
    return decisions, legal


def sample(game: Game, options: Mapping[str, str], seed: int) -> list[State]:
    """Positions spread over one random game."""
    rng = Random(f"sample:{seed}")
    s = game.new(options, f"sample:{seed}")
    positions = []
    while s.offer is not None:
        positions.append(clone(s))
        take(s, rng.choice(s.offer.actions))
    return rng.sample(positions, min(SAMPLES, len(positions)))


def _clones(positions: list[State], seconds: float) -> float:
    clones, spent = 0, 0.0
    while spent < seconds:
        start = time.perf_counter()
        for position in positions:
            clone(position)
        spent += time.perf_counter() - start
        clones += len(positions)
    return clones / spent
