"""Games per second of a contest by the number of processes, in one run: those of `--jobs`, and,
with ``--ray``, the workers of a local Ray cluster.

Processes are started and the game is loaded before the clock; every round plays the same games.
"""

from __future__ import annotations

import argparse
import json
import os
import time

from westmarch.arena.contest.contest import Contest, setting_of
from westmarch.arena.contest.executors import Executor, ProcessExecutor
from westmarch.arena.contest.journal import Memory
from westmarch.arena.contest.tournament import Tournament

WARM = 99
"""A seed whose games are played before the clock."""


class Kept:
    """An executor that stays for another contest."""

    def __init__(self, executor: Executor) -> None:
        self._executor = executor
        self.submit, self.wait = executor.submit, executor.wait

    @property
    def size(self) -> int:
        return self._executor.size

    def close(self) -> None:
        pass


def contest(games: int, seed: int = 1) -> Contest:
    setting = setting_of("battles_of_westeros", {})
    return Contest(settings=(setting,), bots=("heuristic", "random"), games=games, seed=seed)


def rate(executor: Executor, games: int) -> float:
    """Games per second."""
    Tournament(contest(8 * executor.size, WARM), Memory()).play(Kept(executor))
    tournament = Tournament(contest(games), Memory())
    start = time.perf_counter()
    tournament.play(executor)
    return len(tournament.notes.games) / (time.perf_counter() - start)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=120)
    parser.add_argument("--processes", default="1,2", help="numbers, separated by commas")
    parser.add_argument("--ray", action="store_true", help="also on a local Ray cluster")
    asked = parser.parse_args()
    found: dict[str, dict[int, float]] = {"processes": {}}
    for size in map(int, asked.processes.split(",")):
        found["processes"][size] = round(rate(ProcessExecutor(size), asked.games), 3)
        if asked.ray:
            from westmarch.arena.contest.ray_executor import RayExecutor

            ray = found.setdefault("ray", {})
            ray[size] = round(rate(RayExecutor("local", size), asked.games), 3)
    for name, rates in found.items():
        first = next(iter(rates.values()))
        for size, games in rates.items():
            print(f"{name} {size}: {games:.2f} games/s, {games / first:.2f} times the first")
    print(json.dumps({"games": asked.games, "cores": os.cpu_count(), **found}))


if __name__ == "__main__":
    main()
