"""Learning a judgement from games with all its numbers a little changed."""

from __future__ import annotations

import json
from math import sqrt
from pathlib import Path

import pytest

from westmarch import bots
from westmarch.arena.training.tuning import (
    GAMES,
    Tuning,
    centre_of,
    changes,
    missing,
    moved,
    slopes,
)
from westmarch.bots.evaluation_weights import numbers
from westmarch.kernel import registry
from westmarch.kernel.engine.errors import BadOption
from westmarch.kernel.player import stream

ARMIES = Tuning("five_armies", "heuristic", seed=3, spread=0.5)


def test_what_wins_is_found_and_moved_that_way() -> None:
    pytest.importorskip("numpy")
    centre = centre_of(ARMIES)
    pull, fate = centre.names.index("pull"), centre.names.index("fate")
    lines = []
    for game in range(600):
        by = changes(ARMIES, centre, game)
        lead = by["shadow"][pull] - by["free_peoples"][fate]
        lines.append({"game": game, "winners": [1 if lead > 0 else 0], "error": ""})
    found = slopes(ARMIES, centre, lines)
    assert found["shadow"][pull] > 5 * found["noise"]
    assert found["free_peoples"][fate] > 5 * found["noise"]
    after = moved(centre, found, ARMIES.spread, 2.0)
    plain = centre.numbers["shadow"]
    assert after["shadow"]["pull"] > 1.5 * plain["pull"]
    others = [after["shadow"][n] / plain[n] for n in centre.names if n != "pull"]
    assert all(0.7 < factor < 1.4 for factor in others)


def test_a_run_goes_on_with_the_games_that_are_missing(tmp_path: Path) -> None:
    assert missing(tmp_path, 3) == [0, 1, 2]
    lines = [{"game": n, "winners": [0], "error": ""} for n in (2, 0)]
    (tmp_path / GAMES).write_text("".join(f"{json.dumps(line)}\n" for line in lines))
    assert missing(tmp_path, 4) == [1, 3]


@pytest.mark.parametrize("name", ["five_armies", "war_of_the_ring"])
def test_a_judgement_is_named_by_its_file(name: str, tmp_path: Path) -> None:
    game = registry.game(name)
    file = tmp_path / "mine.json"
    file.write_text('{"shadow": {"reserve": 3.0}}')
    bots.make(f"heuristic:judgement={file}", game, stream(1, 0))
    assert numbers(name, str(file)) == {"shadow": {"reserve": 3.0}}
    with pytest.raises(BadOption):
        bots.make(f"heuristic:judgement={tmp_path / 'none.json'}", game, stream(1, 0))


@pytest.mark.parametrize("name", ["five_armies", "war_of_the_ring"])
def test_what_was_learned_is_of_numbers_there_are(name: str) -> None:
    centre = centre_of(Tuning(name, "heuristic", 1, 0.5))
    learned = numbers(name, "learned")
    assert set(learned) == set(centre.sides)
    for side in centre.sides:
        assert set(learned[side]) <= set(centre.names)
        # What the plain judgement leaves out, at nought, has no factor: it is switched on.
        both = [(learned[side][n], centre.numbers[side][n]) for n in learned[side]]
        apart = [one / plain for one, plain in both if plain]
        assert apart and all(factor > 0 and sqrt(factor) < 4 for factor in apart)
        assert all(0 < one < 16 for one, plain in both if not plain)
