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
from westmarch.arena.bench.bench import Speed, bench
from westmarch.arena.bench.bot_bench import BotGauge, Stretch
from westmarch.kernel import registry
from westmarch.kernel.engine.errors import BadOption

ROUNDS = 5


class Ask(msgspec.Struct, tag=True):
    """What a process is to measure."""

    game: str
    options: dict[str, str]
    seconds: float
    seed: int


class AskBot(msgspec.Struct, tag=True, frozen=True):
    """The bot that a process is to measure, in a game of its own."""

    game: str
    options: tuple[tuple[str, str], ...]
    bot: str
    seed: int


class PlayOn(msgspec.Struct, tag=True):
    """A bot goes on: for about so long, or for so many decisions."""

    bot: AskBot
    seconds: float = 0.0
    decisions: int = 0


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
            raise BadOption(hello.note or "bench-not_compiled")

    def measure(self, ask: Ask) -> Speed:
        return msgspec.json.decode(self._answer_to(ask), type=Speed)

    def play_on(self, ask: PlayOn) -> Stretch:
        return msgspec.json.decode(self._answer_to(ask), type=Stretch)

    def _answer_to(self, ask: Ask | PlayOn) -> bytes:
        assert self._process.stdin is not None
        self._process.stdin.write(msgspec.json.encode(ask) + b"\n")
        self._process.stdin.flush()
        return self._line()

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


def compare_bots(
    tables: Mapping[str, tuple[str, dict[str, str]]], bot: str, seconds: float, seed: int = 1
) -> dict[str, Any]:
    """Measure a bot on both builds for about `seconds` a game, both together. The compiled build
    plays the very decisions that the pure one has played; ``same`` tells whether it chose alike."""
    found: dict[str, list[tuple[Stretch, Stretch]]] = {name: [] for name in tables}
    share = seconds / (2 * ROUNDS)
    with ExitStack() as stack:
        fast, slow = (stack.enter_context(Bench(b)) for b in (builds.COMPILED, builds.PURE))
        for _ in range(ROUNDS):
            for name, (game, options) in tables.items():
                asked = AskBot(game, tuple(options.items()), bot, seed)
                pure = slow.play_on(PlayOn(asked, seconds=share))
                compiled = fast.play_on(PlayOn(asked, decisions=pure.decisions))
                found[name].append((compiled, pure))
    return {
        "build": builds.COMPILED,
        "python": builds.interpreter(),
        "bot": bot,
        "games": {name: _bots_told(stretches) for name, stretches in found.items()},
    }


def _bots_told(stretches: list[tuple[Stretch, Stretch]]) -> dict[str, float]:
    fast = median(compiled.decisions_per_s for compiled, _ in stretches)
    slow = median(pure.decisions_per_s for _, pure in stretches)
    return {
        "decisions_per_s": fast,
        "pure_decisions_per_s": slow,
        "ratio": round(median(p.seconds / c.seconds for c, p in stretches), 2),
        "decisions": sum(pure.decisions for _, pure in stretches),
        "same": all(compiled.chosen == pure.chosen for compiled, pure in stretches),
    }


def _answer() -> None:
    """Measure whatever is asked, line by line, until nobody asks any more."""
    print(msgspec.json.encode(Hello(westmarch.BUILD, westmarch.BUILD_NOTE)).decode(), flush=True)
    gauges: dict[AskBot, BotGauge] = {}
    for line in sys.stdin:
        ask = msgspec.json.decode(line, type=Ask | PlayOn)
        found: Speed | Stretch
        if isinstance(ask, Ask):
            found = bench(registry.game(ask.game), ask.options, ask.seconds, ask.seed)
        else:
            found = _play_on(gauges, ask)
        print(msgspec.json.encode(found).decode(), flush=True)


def _play_on(gauges: dict[AskBot, BotGauge], ask: PlayOn) -> Stretch:
    asked = ask.bot
    gauge = gauges.get(asked)
    if gauge is None:
        game = registry.game(asked.game)
        gauge = gauges[asked] = BotGauge(game, dict(asked.options), asked.bot, asked.seed)
    return gauge.play(ask.decisions) if ask.decisions else gauge.run(ask.seconds)


if __name__ == "__main__":
    _answer()
