"""No order decides anything that the rulebooks do not order: not the numbers of regions, units and
characters, nor the order in which the data lists them, nor that of cards and armies in the lists of
a state.

Where the rules order what happens at the same time (the defender's combat effect first, the
attacker's manoeuvre first, the Free Peoples first), the tests of those rules say so; where they
leave it open, a player is asked.
"""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from random import Random

import pytest

from tests.games.five_armies.relabelled import LATE, MOST
from westmarch.games.five_armies.game import GAME
from westmarch.games.five_armies.rules.map.movement import March
from westmarch.games.five_armies.rules.state import Battlefield
from westmarch.kernel.engine.decision import Action, text_of
from westmarch.kernel.engine.flow import apply, resume
from westmarch.kernel.engine.state import decode, encode

ROOT = Path(__file__).parents[3]
SCALE = float(os.environ.get("WESTMARCH_SOAK", "1"))


# ---- the numbers of places, units and characters


def told(order: int, seeds: Sequence[int]) -> list[str]:
    """What `relabelled` tells of these games."""
    command = [sys.executable, "-m", "tests.games.five_armies.relabelled", str(order)]
    ran = subprocess.run(
        [*command, *map(str, seeds)],
        cwd=ROOT,
        env={**os.environ, "WESTMARCH_PURE": "1"},
        capture_output=True,
        text=True,
        check=True,
    )
    return ran.stdout.splitlines()


def same_games(orders: Sequence[int], seeds: Sequence[int]) -> None:
    plain = told(0, seeds)
    assert sum(line.startswith("end") for line in plain) == len(seeds)
    for order in orders:
        for at, (here, there) in enumerate(zip(plain, told(order, seeds), strict=True)):
            assert here == there, f"order {order}, line {at + 1}"


def test_other_numbers_change_nothing() -> None:
    same_games((1, 2), range(1, 7))


@pytest.mark.soak
def test_many_numberings_change_nothing() -> None:
    same_games(range(1, 13), range(100, 100 + max(2, round(150 * SCALE))))


# ---- the order of lists in the state


def _shuffled(s: Battlefield, rng: Random) -> Battlefield:
    """The same position with its lists in another order: cards in hands, on the table and among the
    discards, and groups that have moved. Decks keep theirs, as the rulebook wants."""
    again = s.copied()
    for cards in (*again.hands, *again.discards, *again.hidden_discards, again.table):
        rng.shuffle(cards)
    if not any(isinstance(frame, March) for frame in again.stack):
        rng.shuffle(again.marching)
    read = decode(encode(again), Battlefield)
    resume(read)
    return read


def _actions(s: Battlefield) -> list[Action]:
    return [] if s.offer is None else sorted(s.offer.actions, key=text_of)


def _agree(s: Battlefield, other: Battlefield, rng: Random, most: int) -> None:
    """Both go on alike for so many decisions."""
    for _ in range(most):
        actions = _actions(s)
        assert actions == _actions(other)
        if not actions:
            break
        action = rng.choice(actions)
        apply(s, action)
        apply(other, action)
    assert (s.winners, s.ending, s.rng) == (other.winners, other.ending, other.rng)


def _play(seed: int, every: int, ahead: int) -> int:
    """Play a random game and compare it with shuffled copies on the way, once to its end; how many
    positions were compared."""
    rng, compared = Random(f"order {seed}"), 0
    s = GAME.new({}, seed) if seed % 2 else GAME.read_position(LATE, seed)
    assert isinstance(s, Battlefield)
    for n in range(MOST):
        if s.offer is None:
            break
        if n % every == 0:
            most = MOST if not compared else ahead
            _agree(s.copied(), _shuffled(s, rng), Random(n), most)
            compared += 1
        apply(s, rng.choice(_actions(s)))
    return compared


def test_the_order_of_lists_changes_nothing() -> None:
    assert sum(_play(seed, every=20, ahead=12) for seed in range(4)) > 40


@pytest.mark.soak
def test_the_order_of_lists_changes_nothing_in_thousands_of_positions() -> None:
    games = max(1, round(60 * SCALE))
    assert sum(_play(seed, every=4, ahead=40) for seed in range(games)) > 30 * games
