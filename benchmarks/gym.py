"""Steps per second of the environments on one core, next to PettingZoo's chess in the same run.

A step is what a learner does: `last` with its observation, a legal action drawn at random, `step`.
The environments are played in turns, so that whatever else the machine does slows them alike; time
is the processor's, without the setting up of games. ``make bench-gym`` installs what it needs.
"""

from __future__ import annotations

import argparse
import json
import time
from collections.abc import Callable
from random import Random
from typing import Any

import numpy as np
from pettingzoo.classic import chess_v6

import westmarch
from westmarch import builds
from westmarch.gym import aec_env

ROUNDS = 4
CHESS = "chess (PettingZoo)"


class Gauge:
    """Plays one environment at random, a bit at a time."""

    def __init__(self, make: Callable[[], Any]) -> None:
        self._env = make()
        self._rng = Random(1)
        self._games = self._steps = 0
        self._spent = 0.0

    def run(self, seconds: float) -> None:
        """Play for about so long more: whole games, so at least one."""
        until = self._spent + seconds
        while self._spent < until:
            self._games += 1
            self._env.reset(seed=self._games)
            start = time.process_time()
            self._steps += play(self._env, self._rng)
            self._spent += time.process_time() - start

    def steps_per_s(self) -> float:
        return round(self._steps / self._spent, 1)


def play(env: Any, rng: Random) -> int:
    """Play a game to its end; how many steps it had."""
    steps = 0
    while env.agents:
        seen, _, over, cut, info = env.last()
        if over or cut:
            env.step(None)
            continue
        legal = info.get("legal_actions")
        if legal is None:
            legal = np.flatnonzero(seen["action_mask"])
        env.step(int(legal[int(rng.random() * len(legal))]))
        steps += 1
    return steps


def tables() -> dict[str, Callable[[], Any]]:
    """What is measured."""
    found: dict[str, Callable[[], Any]] = {CHESS: chess_v6.env}
    for game in ("war_of_the_ring", "five_armies", "battles_of_westeros", "lotr_card_game"):
        found[game] = lambda game=game: aec_env(game)
        found[f"{game}, masks=False"] = lambda game=game: aec_env(game, masks=False)
    found["duel"] = lambda: aec_env("duel")
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=8, help="for each environment")
    parser.add_argument("--json", action="store_true")
    given = parser.parse_args()
    gauges = {name: Gauge(make) for name, make in tables().items()}
    for _ in range(ROUNDS):
        for gauge in gauges.values():
            gauge.run(given.seconds / ROUNDS)
    rates = {name: gauge.steps_per_s() for name, gauge in gauges.items()}
    if given.json:
        print(json.dumps({"build": westmarch.BUILD, "steps_per_s": rates}))
        return
    print(f"{westmarch.BUILD} build, {builds.interpreter()}; steps per second on one core")
    for name, rate in rates.items():
        print(f"{name:36}{rate:>12,.0f}{rate / rates[CHESS]:>10.1f}x")


if __name__ == "__main__":
    main()
