"""No order that the rulebook does not know decides anything: neither the numbers of the regions,
Nations and figures nor the order of the lists in the state changes what is legal or who wins.

Cards and Characters are drawn at random by their numbers, so these stay. The order in which they
lie in a hand, on the table or among the figures of a move is changed.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tests.games.war_of_the_ring.renumbered import Played, asked, mark, outcome
from westmarch.games.war_of_the_ring.game import GAME
from westmarch.games.war_of_the_ring.rules.state import War
from westmarch.kernel.engine.decision import text_of
from westmarch.kernel.engine.flow import apply, pending
from westmarch.kernel.engine.state import clone

ROOT = Path(__file__).parents[3]
SCALE = float(os.environ.get("WESTMARCH_SOAK", "1"))
PLAYERS = ("2", "3", "4")
HOUSE = {option.name: "alternative" for option in GAME.options if option.ruling}


def options(players: str, seed: int) -> dict[str, str]:
    """The options of a game; every other one is played by all house rulings."""
    return GAME.choose_options({"players": players, **(HOUSE if seed % 2 else {})})


def walk(given: dict[str, str], seed: int, most: int) -> Iterator[tuple[War, str]]:
    """A random game: the state at each decision, and the action taken next; at the end "". Armies
    march and attack oftener than among equals, so that there is something to order."""
    rng = Random(f"order {given} {seed}")
    s = GAME.new(given, seed)
    for _ in range(most):
        if s.offer is None:
            break
        texts = [text_of(a) for a in s.offer.actions]
        lively = [t for t in texts if t.startswith(("act march", "act attack", "play", "take_all"))]
        text = rng.choice(lively if lively and rng.random() < 0.6 else texts)
        yield s, text
        apply(s, s.offer.actions[texts.index(text)])
    yield s, ""


# ---- the numbers of the regions and Nations


def played(players: str, seed: int, most: int) -> tuple[Played, list[str], list[Any]]:
    given = options(players, seed)
    actions: list[str] = []
    told: list[str] = []
    for at, (s, text) in enumerate(walk(given, seed, most)):
        told.append(mark(s, at))
        if text:
            actions.append(text)
    return {"options": given, "seed": seed, "actions": actions}, told, outcome(s)


def same_by_other_numbers(seeds: list[int], most: int, numbering: int) -> None:
    """Play games here and, renumbered, in a process of its own, and compare."""
    games = [played(players, seed, most) for seed in seeds for players in PLAYERS]
    order = json.dumps({"numbering": numbering, "games": [game for game, _, _ in games]})
    done = subprocess.run(
        [sys.executable, "-m", "tests.games.war_of_the_ring.renumbered"],
        input=order,
        capture_output=True,
        text=True,
        cwd=ROOT,
        env={**os.environ, "WESTMARCH_PURE": "1"},
    )
    assert done.returncode == 0, done.stderr[-3000:]
    for (game, told, ending), (again, end_again) in zip(
        games, json.loads(done.stdout), strict=True
    ):
        where = (game["options"], game["seed"])
        differs = [at for at, pair in enumerate(zip(told, again, strict=True)) if len({*pair}) > 1]
        after = game["actions"][: differs[0]][-3:] if differs else []
        assert not differs, f"{where}: decision {differs[0]}, after {after}"
        assert ending == end_again, where


def test_the_numbers_of_regions_and_nations_decide_nothing() -> None:
    same_by_other_numbers([1, 5], 750, 6)


@pytest.mark.soak
@pytest.mark.parametrize("numbering", range(max(1, round(8 * SCALE))))
def test_the_numbers_of_regions_and_nations_decide_nothing_in_many_games(numbering: int) -> None:
    seeds = [100 * numbering + n for n in range(6)]
    same_by_other_numbers(seeds, 3000, numbering)


# ---- the order of the lists in the state

LISTS = ("hands", "discards", "hidden_discards", "table", "last_fp_nations", "last_fp_armies")
LISTS = (*LISTS, "fp_nations", "fp_armies", "hunt_removed")
"""Not the decks, whose order counts, nor the tiles that are drawn by their place in the pool."""
SETS = ("taken", "taken_characters", "moved", "moved_characters", "people", "group", "arrived")
SETS = (*SETS, "used", "chosen", "origins", "targets", "regions", "places", "forfeited_character")
"""Fields of frames that hold several things at once."""
DRAWN = "strip_hand"
"""A card is drawn from a hand by its place there: for that the hands must lie alike."""


def shuffled(s: War, rng: Random) -> War:
    """The same table with every list in another order."""
    twin = clone(s)
    for name in LISTS:
        value = getattr(twin, name)
        for pile in value if value and isinstance(value[0], list) else [value]:
            rng.shuffle(pile)
    for frame in twin.stack:
        for name in SETS:
            value = getattr(frame, name, ())
            if value and isinstance(value, tuple):
                setattr(frame, name, tuple(rng.sample(value, len(value))))
    twin.offer = pending(twin)
    return twin


def same_by_other_order(players: str, seed: int, most: int, stride: int, onward: int) -> int:
    """Shuffle the lists at decisions of a random game and play on with both; how many twins."""
    rng = Random(f"lists {players} {seed}")
    twins: list[tuple[War, int]] = []
    made = 0
    for at, (s, text) in enumerate(walk(options(players, seed), seed, most)):
        for twin, _ in twins:
            assert asked(twin) == asked(s), f"players {players}, seed {seed}, decision {at}"
            if not text:
                assert outcome(twin) == outcome(s)
        if not text:
            break
        if at % stride == 0:
            twin = shuffled(s, rng)
            assert asked(twin) == asked(s), f"players {players}, seed {seed}, decision {at}"
            twins.append((twin, at + onward))
            made += 1
        twins = [(twin, until) for twin, until in twins if until > at]
        for twin, _ in twins:
            if text.startswith(DRAWN):
                twin.hands = [hand[:] for hand in s.hands]
            assert twin.offer is not None
            apply(twin, next(a for a in twin.offer.actions if text_of(a) == text))
    return made


@pytest.mark.parametrize("players", PLAYERS)
def test_the_order_of_lists_decides_nothing(players: str) -> None:
    assert same_by_other_order(players, 3, 400, 5, 30) > 20


@pytest.mark.soak
@pytest.mark.parametrize("players", PLAYERS)
def test_the_order_of_lists_decides_nothing_in_many_games(players: str) -> None:
    for seed in range(max(1, round(25 * SCALE))):
        same_by_other_order(players, seed, 3000, 7, 60)
