"""Learning a judgement: which of the numbers a planning bot judges by should be larger or smaller.

Every game is played with all numbers of both sides a little changed, each by a factor of its own
drawn at random. Over some thousand games it shows, for each side, which changes went with winning;
all numbers are then moved that way at once. What chance alone would show is taken off first.

Games are written as lines of JSON; a run that is started again plays those that are missing.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from importlib import import_module
from math import exp, sqrt
from pathlib import Path
from random import Random
from typing import Any

import msgspec

from westmarch.arena.match import play
from westmarch.arena.simulate import game_seed
from westmarch.bots.evaluation_weights import Sides, numbers
from westmarch.kernel import registry
from westmarch.kernel.processes.calls import as_done, in_time

GAMES = "games.jsonl"


class Tuning(msgspec.Struct, frozen=True):
    """What is asked for."""

    game: str
    bot: str
    """Plays with the changed numbers: takes the parameter `judgement`."""
    seed: int
    spread: float
    """How much the numbers are changed: the spread of the logarithm of the factor."""
    start: str = ""
    """The judgement the changes are made to; the plain one unless it is told."""


class Centre(msgspec.Struct, frozen=True):
    """The numbers the changes are made to, for each side."""

    sides: tuple[str, ...]
    names: tuple[str, ...]
    numbers: Sides


def centre_of(tuning: Tuning) -> Centre:
    """Where a run starts from."""
    plain: dict[str, float] = import_module(
        f"westmarch.bots.{tuning.game}.evaluation_weights"
    ).NUMBERS
    given = numbers(tuning.game, tuning.start)
    game = registry.game(tuning.game)
    sides = game.seats(game.choose_options({}))
    return Centre(
        tuple(sides), tuple(plain), {side: {**plain, **given.get(side, {})} for side in sides}
    )


def changes(tuning: Tuning, centre: Centre, number: int) -> dict[str, list[float]]:
    """How the numbers of each side are changed in one game, in spreads."""
    rng = Random(f"westmarch:tuning:{tuning.seed}:{number}")
    return {side: [rng.gauss(0.0, 1.0) for _ in centre.names] for side in centre.sides}


def changed(centre: Centre, by: dict[str, list[float]], spread: float) -> Sides:
    """The numbers with such changes."""
    return {
        side: {
            name: float(f"{value * exp(spread * z):.5g}")
            for (name, value), z in zip(centre.numbers[side].items(), by[side], strict=True)
        }
        for side in centre.sides
    }


def play_some(tuning: Tuning, folder: Path, games: Sequence[int]) -> list[dict[str, Any]]:
    """Some games, with who won them."""
    game = registry.game(tuning.game)
    centre = centre_of(tuning)
    found = []
    for number in games:
        path = folder / f"judgement-{number}.json"
        path.write_bytes(
            msgspec.json.encode(changed(centre, changes(tuning, centre, number), tuning.spread))
        )
        players = tuple(f"{tuning.bot}:judgement={path}" for _ in centre.sides)
        outcome = play(game, game.choose_options({}), game_seed(tuning.seed, number), players)
        path.unlink()
        found.append({"game": number, "winners": list(outcome.winners), "error": outcome.error})
    return found


def gather(
    tuning: Tuning, games: int, folder: Path, jobs: int, seconds: float = 0.0, part: int = 4
) -> Iterator[int]:
    """Play what is missing, and tell how many there are. After `seconds` nothing is begun."""
    folder.mkdir(parents=True, exist_ok=True)
    waiting = missing(folder, games)
    there = games - len(waiting)
    parts = [waiting[at : at + part] for at in range(0, len(waiting), part)]
    work = in_time(parts, seconds)
    with (folder / GAMES).open("a", encoding="utf-8") as file:
        for found in as_done(play_some, work, jobs, tuning, folder):
            for line in found:
                file.write(json.dumps(line) + "\n")
                there += 1
            file.flush()
            yield there


def missing(folder: Path, games: int) -> list[int]:
    """Those of so many games that were not played yet."""
    there = {line["game"] for line in read(folder)}
    return [n for n in range(games) if n not in there]


def read(folder: Path) -> list[dict[str, Any]]:
    """The games that were played."""
    path = folder / GAMES
    if not path.exists():
        return []
    return [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]


def slopes(tuning: Tuning, centre: Centre, lines: Sequence[dict[str, Any]]) -> dict[str, Any]:
    """For each side what a change of each number by one spread adds to its chance of winning, and
    how far chance alone would take such a figure."""
    import numpy as np

    lines = [line for line in lines if not line["error"]]
    drawn = [changes(tuning, centre, line["game"]) for line in lines]
    x = np.asarray([[z for side in centre.sides for z in by[side]] for by in drawn])
    y = np.asarray([1.0 if 0 in line["winners"] else 0.0 for line in lines])
    x = np.hstack([x, np.ones((len(x), 1))])
    weights = np.linalg.lstsq(x, y, rcond=None)[0]
    left = y - x @ weights
    noise = float(left.std() / sqrt(max(1, len(y) - x.shape[1])))
    count = len(centre.names)
    found: dict[str, Any] = {"games": len(lines), "noise": noise, "first_side": float(y.mean())}
    for i, side in enumerate(centre.sides):
        sign = 1.0 if i == 0 else -1.0
        found[side] = [sign * float(w) for w in weights[i * count : (i + 1) * count]]
    return found


def moved(centre: Centre, found: dict[str, Any], spread: float, length: float) -> Sides:
    """The numbers moved the way that wins, so many spreads in all for each side; a slope counts by
    how far it stands out from chance."""
    by: dict[str, list[float]] = {}
    for side in centre.sides:
        noise = found["noise"]
        sure = [g * g * g / (g * g + noise * noise) for g in found[side]]
        norm = sqrt(sum(g * g for g in sure)) or 1.0
        by[side] = [length * g / norm for g in sure]
    return changed(centre, by, spread)
