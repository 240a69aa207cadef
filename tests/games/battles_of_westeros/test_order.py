"""No order that the rulebook does not name decides anything: not that of a plan's lines, nor of the
units in it, nor where on the map something lies, nor which House has which number.

Two battles are played side by side, one of them told in another order, with the same luck and the
same choices. At every decision both ask the same House the same, and what stands on the field is
the same; in the end the same House has won.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Iterable, Sequence
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import HealthCheck, assume, given, settings
from hypothesis import strategies as st

from tests.games.battles_of_westeros.permuting import (
    Data,
    Twin,
    mirrored,
    shuffled,
    stir,
    turned_over,
)
from tests.games.battles_of_westeros.rules.plan.strategies import battles
from westmarch.games.battles_of_westeros.game import GAME
from westmarch.games.battles_of_westeros.rules.battlefield.grid import HEX, HEXES
from westmarch.games.battles_of_westeros.rules.plan.battle_plan import (
    battle_data,
    battle_ids,
    mistakes,
)
from westmarch.games.battles_of_westeros.rules.state import Field
from westmarch.kernel.engine.decision import Action
from westmarch.kernel.engine.flow import take

ROOT = Path(__file__).parents[3]
DECISIONS = 3000
FIGHTS = ("attack", "attack_with", "set_fire", "loose_dogs", "advance", "yes", "choose_unit")
"""What is done more often than the rest: few battles are decided by walking about."""
TWINS = ("shuffled", "mirrored", "turned_over")
SCALE = float(os.environ.get("WESTMARCH_SOAK", "1"))


def twin_of(kind: str, data: Data, rng: Random) -> Twin:
    if kind == "shuffled":
        return shuffled(data, rng)
    return mirrored(data) if kind == "mirrored" else turned_over(data)


def moved(actions: Iterable[Action], to: Sequence[int]) -> list[Action]:
    """Actions with each hex replaced by the one that stands for it."""
    return [
        tuple(HEXES[to[HEX[word]]] if isinstance(word, str) and word in HEX else word for word in a)
        for a in actions
    ]


def on_the_field(s: Field, to: Sequence[int]) -> tuple[object, ...]:
    """All that both battles must have in common, with hexes by what stands for them."""

    def place(unit: int) -> int:
        return to[s.hex[unit]] if unit >= 0 and s.hex[unit] >= 0 else -1

    units = sorted(
        (
            *(place(u), min(s.hex[u], 0), s.house[u], s.kind[u], s.rank[u], s.commander[u]),
            *(s.figures[u], s.active[u], s.turn[u], place(s.foe[u]), s.token[u]),
        )
        for u in range(len(s.hex))
    )
    burning = sorted((to[h], level) for h, level in enumerate(s.fire) if level)
    return (
        *(units, burning, sorted(to[h] for h in s.devastated)),
        *(s.round, s.phase, s.first, s.to_act, s.morale, s.points, s.passed, s.momentum),
        *(s.command, s.pool, [sorted(hand) for hand in s.hands], s.captor, bytes(s.fresh)),
        *(bytes(s.tokens_on), s.ending, s.winners),
    )


def play_both(data: Data, twin: Twin, seed: int) -> Field:
    """Play a battle and its twin by the same choices, and compare them all the way."""
    rng, stirring = Random(seed), Random(f"stir {seed}")
    one = GAME.new({"battle": json.dumps(data)}, seed)
    other = GAME.new({"battle": json.dumps(twin.data)}, seed)
    assert isinstance(one, Field) and isinstance(other, Field)
    same = range(len(HEXES))
    for _ in range(DECISIONS):
        assert on_the_field(one, twin.to) == on_the_field(other, same)
        if one.offer is None or other.offer is None:
            break
        asked, theirs = one.offer, other.offer
        assert (asked.seat, asked.kind) == (theirs.seat, theirs.kind)
        choices = dict(zip(moved(asked.actions, twin.to), asked.actions, strict=True))
        assert set(choices) == set(theirs.actions)
        verbs = sorted({str(a[0]) for a in choices} - {"pass"}) or ["pass"]
        fights = [verb for verb in verbs if verb in FIGHTS]
        verb = rng.choice(fights if fights and rng.random() < 0.7 else verbs)
        chosen = rng.choice(sorted((a for a in choices if a[0] == verb), key=str))
        stir(other, stirring)
        take(one, choices[chosen])
        take(other, chosen)
    assert one.offer is None and other.offer is None and one.ending
    assert (one.ending, one.winners) == (other.ending, other.winners)
    return one


@pytest.mark.rule("bow.11.01", "bow.11.10", "bow.2.05", "bow.14.04")
@pytest.mark.parametrize("kind", TWINS)
@pytest.mark.parametrize("battle", battle_ids())
def test_the_battles_of_the_game(battle: str, kind: str) -> None:
    data = battle_data(battle)
    play_both(data, twin_of(kind, data, Random(battle)), 1)


@pytest.mark.rule("bow.11.01", "bow.11.10", "bow.2.05", "bow.14.04")
@settings(max_examples=40, deadline=None, suppress_health_check=list(HealthCheck))
@given(battles(), st.sampled_from(TWINS), st.integers(0, 1000))
def test_battles_made_up(data: dict[str, Any], kind: str, seed: int) -> None:
    assume(not mistakes(data))
    play_both(data, twin_of(kind, data, Random(seed)), seed)


@pytest.mark.soak
@settings(max_examples=round(4000 * SCALE), deadline=None, suppress_health_check=list(HealthCheck))
@given(battles(), st.sampled_from(TWINS), st.integers(0, 10**6))
def test_thousands_of_battles_made_up(data: dict[str, Any], kind: str, seed: int) -> None:
    assume(not mistakes(data))
    play_both(data, twin_of(kind, data, Random(seed)), seed)


@pytest.mark.soak
@pytest.mark.parametrize("kind", TWINS)
@pytest.mark.parametrize("battle", battle_ids())
def test_the_battles_of_the_game_many_times(battle: str, kind: str) -> None:
    data = battle_data(battle)
    for seed in range(round(100 * SCALE)):
        play_both(data, twin_of(kind, data, Random(f"{battle} {seed}")), seed)


# ---- the Houses' numbers


def told_by_name(battles: list[tuple[Data, int]], *words: str) -> list[list[str]]:
    """Random battles as a process of its own tells them by names: see numbering.py."""
    module = "tests.games.battles_of_westeros.numbering"
    done = subprocess.run(
        [sys.executable, "-m", module, *words],
        cwd=ROOT,
        env=os.environ | {"WESTMARCH_PURE": "1"},
        input=json.dumps(battles),
        capture_output=True,
        text=True,
        check=True,
    )
    found: list[list[str]] = json.loads(done.stdout)
    return found


@pytest.mark.rule("bow.1.02", "bow.2.05", "bow.11.01", "bow.11.10", "bow.11.13")
def test_the_numbers_of_the_houses_decide_nothing() -> None:
    chosen = [(battle_data(battle), seed) for battle in battle_ids() for seed in (1, 2)]
    assert told_by_name(chosen) == told_by_name(chosen, "swapped")


@pytest.mark.soak
@settings(max_examples=round(20 * SCALE), deadline=None, suppress_health_check=list(HealthCheck))
@given(st.lists(st.tuples(battles(), st.integers(0, 10**6)), min_size=20, max_size=20))
def test_the_numbers_of_the_houses_decide_nothing_in_battles_made_up(
    chosen: list[tuple[Data, int]],
) -> None:
    chosen = [(data, seed) for data, seed in chosen if not mistakes(data)]
    assert told_by_name(chosen) == told_by_name(chosen, "swapped")
