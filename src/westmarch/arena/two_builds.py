"""The compiled engine against the pure one, in one run.

Each build needs a process of its own, since a module is imported once. Both processes measure in
turns, game by game and round by round, so that whatever else the machine does slows them alike.
"""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Mapping
from contextlib import ExitStack
from statistics import median
from typing import Any

import msgspec

import westmarch
from westmarch import builds
from westmarch.arena.bench import Speed, bench
from westmarch.kernel import registry
from westmarch.kernel.engine.errors import BadOption

ROUNDS = 5


class Ask(msgspec.Struct):
    """What a process is to measure."""

    game: str
    options: dict[str, str]
    seconds: float
    seed: int


class Hello(msgspec.Struct):
    """What a process is."""

    build: str
    note: str


class Bench:
    """A process that runs one build and measures when asked."""

    def __init__(self, build: str) -> None:
        pure = "1" if build == builds.PURE else "0"
        self._process = subprocess.Popen(
            [sys.executable, "-m", __name__],
            env={**os.environ, builds.VARIABLE: pure},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
        )
        hello = msgspec.json.decode(self._line(), type=Hello)
        if hello.build != build:
            self.close()
            raise BadOption(hello.note or "there is no compiled engine: `make fast` builds it")

    def measure(self, ask: Ask) -> Speed:
        assert self._process.stdin is not None
        self._process.stdin.write(msgspec.json.encode(ask) + b"\n")
        self._process.stdin.flush()
        return msgspec.json.decode(self._line(), type=Speed)

    def _line(self) -> bytes:
        assert self._process.stdout is not None
        line = self._process.stdout.readline()
        assert line, "a process that measures has died"
        return line

    def close(self) -> None:
        self._process.communicate()

    def __enter__(self) -> Bench:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()


def compare(
    tables: Mapping[str, tuple[str, dict[str, str]]], seconds: float, seed: int = 1
) -> dict[str, Any]:
    """Measure both builds for about `seconds` a game, both together. Medians of the rounds."""
    found: dict[str, tuple[list[Speed], list[Speed]]] = {name: ([], []) for name in tables}
    share = seconds / (2 * ROUNDS)
    with ExitStack() as stack:
        both = [stack.enter_context(Bench(build)) for build in (builds.COMPILED, builds.PURE)]
        for number in range(ROUNDS):
            for name, (game, options) in tables.items():
                ask = Ask(game, options, share, seed + number)
                for bench_, speeds in zip(both, found[name], strict=True):
                    speeds.append(bench_.measure(ask))
    return {
        "build": builds.COMPILED,
        "python": builds.interpreter(),
        "games": {name: _told(*speeds) for name, speeds in found.items()},
    }


def _told(compiled: list[Speed], pure: list[Speed]) -> dict[str, float]:
    fast, slow = (median(s.decisions_per_s for s in speeds) for speeds in (compiled, pure))
    clones, slow_clones = (median(s.clones_per_s for s in speeds) for speeds in (compiled, pure))
    return {
        "decisions_per_s": fast,
        "pure_decisions_per_s": slow,
        "ratio": round(fast / slow, 2),
        "clones_per_s": clones,
        "pure_clones_per_s": slow_clones,
        "clone_ratio": round(clones / slow_clones, 2),
    }


def _answer() -> None:
    """Measure whatever is asked, line by line, until nobody asks any more."""
    print(msgspec.json.encode(Hello(westmarch.BUILD, westmarch.BUILD_NOTE)).decode(), flush=True)
    for line in sys.stdin:
        ask = msgspec.json.decode(line, type=Ask)
        speed = bench(registry.game(ask.game), ask.options, ask.seconds, ask.seed)
        print(msgspec.json.encode(speed).decode(), flush=True)


if __name__ == "__main__":
    _answer()
