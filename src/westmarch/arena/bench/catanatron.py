"""Catanatron, the Python simulator that our speed is measured against: random four-player play.

``decisions_per_s`` counts every ``play_tick``, as Catanatron does; ``choices_per_s`` counts only
those with more than one legal action, which is what we count. Its board is made before the clock
starts, like our set-up.
"""

from __future__ import annotations

import importlib
import random
import time
from collections.abc import Mapping
from typing import Any

import msgspec

from westmarch.arena.bench.bench import CLONING, SAMPLES, Speed, bench
from westmarch.kernel.engine.errors import BadOption
from westmarch.kernel.game import Game

YARDSTICKS = ("catanatron",)
ROUNDS = 3


class Comparison(msgspec.Struct, frozen=True):
    """The best round of each, and ours divided by theirs."""

    ours: Speed
    theirs: dict[str, float]
    decisions_ratio: float
    choices_ratio: float
    clones_ratio: float


def compare(game: Game, options: Mapping[str, str], seconds: float, seed: int) -> Comparison:
    """Measure a game and Catanatron in turns, so that a busy machine disturbs them alike."""
    _catanatron()
    share = seconds / (2 * ROUNDS)
    ours: list[dict[str, float]] = []
    theirs: list[dict[str, float]] = []
    for number in range(ROUNDS):
        ours.append(msgspec.structs.asdict(bench(game, options, share, seed + number)))
        theirs.append(measure(share, seed + number))
    a, b = _best(ours), _best(theirs)
    return Comparison(
        ours=Speed(**a),
        theirs=b,
        decisions_ratio=round(a["decisions_per_s"] / b["decisions_per_s"], 3),
        choices_ratio=round(a["decisions_per_s"] / b["choices_per_s"], 3),
        clones_ratio=round(a["clones_per_s"] / b["clones_per_s"], 3),
    )


def _best(rounds: list[dict[str, float]]) -> dict[str, float]:
    """The best of every rate; of what is not a rate, the first."""
    return {
        key: max(r[key] for r in rounds) if key.endswith("_per_s") else value
        for key, value in rounds[0].items()
    }


def _catanatron() -> tuple[Any, Any]:
    """Its modules. It is an extra, so it may be missing."""
    try:
        game = importlib.import_module("catanatron.game")
        player = importlib.import_module("catanatron.models.player")
    except ImportError:
        raise BadOption("bench-no_catanatron") from None
    return game, player


def _new(seed: int) -> Any:
    game, player = _catanatron()
    return game.Game([player.RandomPlayer(color) for color in player.Color], seed=seed)


def measure(seconds: float, seed: int) -> dict[str, float]:
    """Catanatron's rates over about `seconds`."""
    limit = _catanatron()[0].TURNS_LIMIT
    games = decisions = choices = legal = 0
    spent = 0.0
    while spent < seconds * (1 - CLONING):
        game = _new(seed + games)
        start = time.process_time()
        while game.winning_color() is None and game.state.num_turns < limit:
            offered = len(game.state.playable_actions)
            legal += offered
            choices += offered > 1
            decisions += 1
            game.play_tick()
        spent += time.process_time() - start
        games += 1
    return {
        "decisions_per_s": round(decisions / spent, 1),
        "choices_per_s": round(choices / spent, 1),
        "games_per_s": round(games / spent, 3),
        "clones_per_s": round(_copies(seconds * CLONING, seed), 1),
        "legal_mean": round(legal / decisions, 2),
    }


def _copies(seconds: float, seed: int) -> float:
    game = _new(seed)
    limit = _catanatron()[0].TURNS_LIMIT
    positions = []
    while game.winning_color() is None and game.state.num_turns < limit:
        positions.append(game.copy())
        game.play_tick()
    positions = random.Random(seed).sample(positions, min(SAMPLES, len(positions)))
    copies, spent = 0, 0.0
    while spent < seconds:
        start = time.process_time()
        for position in positions:
            position.copy()
        spent += time.process_time() - start
        copies += len(positions)
    return copies / spent
