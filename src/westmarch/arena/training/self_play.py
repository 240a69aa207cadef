"""Self-play: games between bots, and the positions in them with how the game ended.

Positions are taken where trials will be judged, at the natural ends of play (`Knowledge.horizon`),
as a seat of each side may see them. They are written in shards, NumPy archives of some games each;
a shard that is there is not played again, so a run that was broken off goes on where it stopped.
"""

from __future__ import annotations

import os
from collections.abc import Hashable, Iterator, Sequence
from pathlib import Path
from random import Random
from time import monotonic
from typing import Any, Protocol

import msgspec

from westmarch import bots
from westmarch.arena.simulate import game_seed
from westmarch.bots.search.knowledge import knowledge_of
from westmarch.kernel import registry
from westmarch.kernel.engine.flow import take
from westmarch.kernel.engine.state import State
from westmarch.kernel.game import Game
from westmarch.kernel.player import ask, stream
from westmarch.kernel.processes.calls import as_done, in_time

DECISIONS = 20_000
"""A game with more decisions is given up: a bot goes round in circles."""


class Lessons(msgspec.Struct, frozen=True):
    """What is played: the game, the bots that take turns in the seats, the seed, and how large a
    share of the positions is kept."""

    game: str
    players: tuple[str, ...]
    seed: int
    share: float = 1.0


class Example(msgspec.Struct, frozen=True):
    """A position as one seat sees it."""

    seat: int
    features: list[float]


class Looking(Protocol):
    """What looks at positions: what is known of the game, or something that stands for it."""

    def lessons(self) -> Sequence[dict[str, str]]: ...

    def stops(self, s: State) -> Hashable: ...

    def features(self, s: State, seat: int) -> list[float]: ...


def play(
    lessons: Lessons, number: int, looking: Looking | None = None
) -> tuple[list[Example], State]:
    """One game of self-play: its positions, as what is known of the game looks at them unless
    something else is to, and how it ended."""
    game = registry.game(lessons.game)
    knowledge = knowledge_of(lessons.game) if looking is None else looking
    taught = knowledge.lessons()
    options = game.choose_options(taught[number % len(taught)])
    seed = game_seed(lessons.seed, number)
    s = game.new(options, seed)
    sides = game.sides(options)
    turn = number // len(taught)
    names = [lessons.players[(turn + seat) % len(lessons.players)] for seat in range(len(sides))]
    streams = [stream(seed, seat) for seat in range(len(names))]
    minds = [bots.make(name, game, rng) for name, rng in zip(names, streams, strict=True)]
    luck = Random(f"westmarch:examples:{seed}")
    found: list[Example] = []
    mark = knowledge.stops(s)
    for _ in range(DECISIONS):
        if s.offer is None:
            break
        here = knowledge.stops(s)
        if here is not None and here != mark:
            mark = here
            if luck.random() < lessons.share:
                found += _seen(game, knowledge, s, sides, luck)
        take(s, ask(minds[s.offer.seat], game, s, streams[s.offer.seat]))
    return found, s


def _seen(
    game: Game, knowledge: Looking, s: State, sides: Sequence[int], luck: Random
) -> Iterator[Example]:
    """The position as a seat of each side sees it."""
    for side in dict.fromkeys(sides):
        seat = luck.choice([seat for seat, own in enumerate(sides) if own == side])
        yield Example(seat, knowledge.features(s, seat))


def write_shard(lessons: Lessons, numbers: range, path: Path) -> dict[str, Any]:
    """Play some games and write their positions. Returns what there is to tell of them."""
    import numpy as np

    rows: list[list[float]] = []
    won: list[int] = []
    games: list[int] = []
    finished = wins = 0
    start = monotonic()
    broken: list[str] = []
    for number in numbers:
        try:
            found, s = play(lessons, number)
        except Exception as error:
            # Any exception at all: the other games must go on, and this one is told.
            broken.append(f"game {number}: {type(error).__name__}: {error}")
            continue
        if s.offer is not None:
            broken.append(f"game {number}: no end after {DECISIONS} decisions")
            continue
        finished += 1
        wins += 0 in s.winners
        for example in found:
            rows.append(example.features)
            won.append(int(example.seat in s.winners))
            games.append(number)
    width = len(knowledge_of(lessons.game).names)
    # Written aside and then named, so that a shard that is there is whole.
    aside = path.with_suffix(f".{os.getpid()}.tmp")
    with aside.open("wb") as file:
        np.savez_compressed(
            file,
            features=np.asarray(rows, dtype=np.float32).reshape(len(rows), width),
            won=np.asarray(won, dtype=np.uint8),
            game=np.asarray(games, dtype=np.int32),
        )
    aside.replace(path)
    return {
        "shard": path.name,
        "games": finished,
        "broken": broken,
        "examples": len(rows),
        "first_seat_wins": wins,
        "seconds": round(monotonic() - start, 1),
    }


def gather(
    lessons: Lessons, games: int, folder: Path, jobs: int, shard: int = 20, seconds: float = 0.0
) -> Iterator[dict[str, Any]]:
    """Play the games that are not in the folder yet, over several processes, and tell of each
    shard when it is there. After `seconds` no new shard is begun."""
    folder.mkdir(parents=True, exist_ok=True)
    parts = [range(at, min(at + shard, games)) for at in range(0, games, shard)]
    waiting = [
        (part, path)
        for part in parts
        if not (path := folder / f"games-{part.start:06d}-{part.stop:06d}.npz").exists()
    ]
    yield from as_done(_write, in_time(waiting, seconds), jobs, lessons)


def _write(lessons: Lessons, shard: tuple[range, Path]) -> dict[str, Any]:
    return write_shard(lessons, *shard)


def load(folder: Path) -> tuple[Any, Any, Any]:
    """All examples of a folder: features, whether they were won, and the number of their game. A
    game counts once where shards overlap, because more games were wanted later."""
    import numpy as np

    found: list[tuple[Any, ...]] = []
    until = 0
    for path in sorted(folder.glob("games-*.npz")):
        shard = np.load(path)
        new = shard["game"] >= until  # sorted by where they begin: those before are there
        found.append(tuple(shard[name][new] for name in ("features", "won", "game")))
        until = max(until, int(path.stem.rpartition("-")[2]))
    features, won, game = (np.concatenate(parts) for parts in zip(*found, strict=True))
    return features, won, game
