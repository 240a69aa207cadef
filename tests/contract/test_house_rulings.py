"""Every ruling that a table may switch, alone and with each other one: games stay sound, know by
what they are played, and replay."""

from __future__ import annotations

import os
from itertools import combinations
from random import Random

import pytest

from tests.contract.cases import Case, switched
from westmarch.kernel import record, registry
from westmarch.kernel.game import Game
from westmarch.kernel.table import Table

SCALE = float(os.environ.get("WESTMARCH_SOAK", "1"))
RANDOM_GAMES = 250
"""Random games of each game in the soak, by random house rulings."""
STRIDE = 40
"""The figures are counted at one decision out of so many."""


def _rulings(game: Game) -> list[str]:
    return [option.name for option in game.options if option.ruling]


def _play(case: Case, seed: int) -> None:
    """A random game from beginning to end, checked on the way, and its record."""
    game, rng = case.game, Random(f"{case} {seed}")
    table = Table(game, case.options, seed)
    assert table.state.house_rulings == game.house_rulings(case.options)
    for n in range(100_000):
        if n % STRIDE == 0:
            assert not game.broken(table.state)
        if table.decision is None:
            break
        table.act(rng.choice(table.decision.actions))
    assert table.over and not game.broken(table.state)
    assert game.options_of(table.state) == case.options
    again = record.replay(record.loads(record.dumps(table.closed_record())))
    assert again.house_rulings == table.state.house_rulings


FEW = [
    Case(game, switched(game, *chosen))
    for game in registry.games()
    for count in (1, 2)
    for chosen in combinations(_rulings(game), count)
]


@pytest.mark.parametrize("few", FEW, ids=str)
def test_each_ruling_and_each_pair(few: Case) -> None:
    _play(few, 1)


@pytest.mark.soak
@pytest.mark.parametrize("game", registry.games(), ids=lambda game: game.id)
def test_random_combinations(game: Game) -> None:
    rng = Random(f"house rulings {game.id}")
    plain = [option for option in game.options if not option.ruling and len(option.values) > 1]
    for seed in range(max(1, round(RANDOM_GAMES * SCALE))):
        chosen = {name: "alternative" for name in _rulings(game) if rng.random() < 0.5}
        if rng.random() < 0.5 and plain:
            option = rng.choice(plain)
            chosen[option.name] = rng.choice(option.values)
        _play(Case(game, game.choose_options(chosen)), seed)
