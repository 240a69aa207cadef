"""Learning what positions are worth: self-play, a network, and taking a run up again."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pytest

from westmarch.arena.training import fit_numpy
from westmarch.arena.training.learning import Examples, TrainingRecipe, learn, learn_all, passed_on
from westmarch.arena.training.self_play import Lessons, gather, load
from westmarch.bots.search import network
from westmarch.bots.search.knowledge import knowledge_of
from westmarch.bots.search.network import Layer, Network
from westmarch.bots.search.network_file import STEPS, pack, read_for, unpack
from westmarch.bots.search.network_forward import chance
from westmarch.kernel.engine.errors import BadOption

GAME = "lotr_card_game"


def test_self_play_goes_on_where_it_stopped(tmp_path: Path) -> None:
    lessons = Lessons(GAME, ("quick:slips=0.2",), seed=3)
    first = list(gather(lessons, 2, tmp_path, jobs=1, shard=1))
    assert [one["games"] for one in first] == [1, 1] and not any(one["broken"] for one in first)
    again = list(gather(lessons, 3, tmp_path, jobs=1, shard=1))
    assert len(again) == 1, "games that are there are not played again"
    features, won, game = load(tmp_path)
    assert features.shape == (len(won), len(knowledge_of(GAME).names))
    assert set(game.tolist()) <= {0, 1, 2} and len(won) == sum(
        one["examples"] for one in (*first, *again)
    )


def made_up(count: int = 4000) -> tuple[Any, Any, Any]:
    """Positions won when the first number is larger than the second, mostly."""
    rng = np.random.default_rng(1)
    features = rng.normal(size=(count, 3)).astype(np.float32)
    lead = features[:, 0] - features[:, 1] + 0.3 * rng.normal(size=count)
    return features, (lead > 0).astype(np.uint8), np.arange(count, dtype=np.int32)


def test_a_network_learns_and_is_read_back_the_same(tmp_path: Path) -> None:
    names = ("mine", "theirs", "noise")
    recipe = TrainingRecipe(hidden=(8,), epochs=12, batch=256, rate=1e-2)
    found, report = learn(names, *made_up(), recipe, lambda line: None)
    assert report["right_apart"] > 0.85
    path = tmp_path / "value.json"
    path.write_bytes(network.write(found))
    again = read_for(str(path), names)
    assert again == found
    weights = again.ready()
    assert chance(weights, [2.0, -2.0, 0.0]) > 0.9 > 0.1 > chance(weights, [-2.0, 2.0, 0.0])
    with pytest.raises(BadOption, match="trained for different features"):
        read_for(str(path), ("mine", "theirs"))
    _, later = learn(
        names, *made_up(), TrainingRecipe(epochs=1, start=str(path)), lambda line: None
    )
    assert later["right_apart"] > 0.85, "it goes on from what was learned"


def test_learning_without_pytorch_is_repeatable() -> None:
    features, won, _ = made_up(600)
    y = won.astype(np.float32)
    examples = Examples(features[:500], y[:500], features[500:], y[500:])
    layers = [(np.zeros((1, 3), np.float32), np.zeros(1, np.float32))]
    recipe = TrainingRecipe(hidden=(), epochs=3, batch=100)
    one, other = (fit_numpy.fit(examples, layers, recipe, lambda line: None) for _ in range(2))
    assert one[1] == other[1] and np.array_equal(one[0][0][0], other[0][0][0])


def test_what_a_position_is_learned_to_be_worth_comes_from_those_after_it() -> None:
    """Two games, two sides: the last positions of a game count as it ended, those before take a
    part of the chance given to the next of their own side."""
    game = np.array([0, 0, 0, 0, 0, 0, 1, 1], dtype=np.int32)
    won = np.array([1, 0, 1, 0, 1, 0, 0, 1], dtype=np.uint8)
    chances = np.array([0.5, 0.5, 0.6, 0.4, 0.8, 0.2, 0.3, 0.7])
    found = passed_on(chances, won, game, sides=2, end=0.5)
    assert found.tolist() == pytest.approx([0.75, 0.25, 0.9, 0.1, 1.0, 0.0, 0.0, 1.0])
    assert passed_on(chances, won, game, sides=2, end=1.0).tolist() == won.tolist()


def test_a_packed_network_is_off_by_half_a_step_at_most(tmp_path: Path) -> None:
    rng = Random(1)
    names = tuple(f"feature {i}" for i in range(40))
    rows = tuple(
        tuple(rng.uniform(-1, 1) * (j + 1) if i % 3 else 0.0 for i in range(40)) for j in range(8)
    )
    last = Layer((tuple(rng.uniform(-1, 1) for _ in range(8)),), (0.25,))
    plain = Network(names, (0.5,) * 40, (2.0,) * 40, (Layer(rows, (0.1,) * 8), last), {"games": 3})
    path = tmp_path / "value.json.gz"
    path.write_bytes(pack(plain))
    assert pack(plain) == path.read_bytes()
    found = read_for(str(path), names)
    assert (found.names, found.centre, found.scale) == (plain.names, plain.centre, plain.scale)
    assert found.made == plain.made
    for layer, packed in zip(plain.layers, found.layers, strict=True):
        assert packed.biases == layer.biases
        for row, again in zip(layer.weights, packed.weights, strict=True):
            half = max(map(abs, row)) / STEPS / 2
            assert all(abs(a - b) <= half * 1.0001 for a, b in zip(row, again, strict=True))
            assert all(b == 0.0 for a, b in zip(row, again, strict=True) if a == 0.0)
    assert unpack(pack(found)) == found


@pytest.mark.parametrize(
    "data",
    [
        b"\x1f\x8bno network",
        pack(Network(("mine",), (0.0,), (1.0,), (Layer(((0.5,),), (0.0,)),)))[:-20],
        b"{}",
        b"",
    ],
)
def test_what_is_no_network_is_refused(tmp_path: Path, data: bytes) -> None:
    path = tmp_path / "value.json.gz"
    path.write_bytes(data)
    with pytest.raises(BadOption, match=r"value\.json\.gz"):
        read_for(str(path), ("mine",))


def test_lessons_get_weights_of_their_own_where_they_foretell_better() -> None:
    """In every second game the larger number loses: one network learns both badly."""
    features, won, game = made_up(6000)
    turned = np.where(game % 2 == 1, 1 - won, won).astype(np.uint8)
    names = ("mine", "theirs", "noise")
    recipe = TrainingRecipe(hidden=(), epochs=4, batch=128, rate=3e-2, passes=1, end=1.0, each=8)
    found = learn_all(names, features, turned, game, recipe, lambda line: None, 1, 2)
    assert set(found.each) == {0, 1}
    for lesson, (own, report) in found.each.items():
        assert report["right_apart"] > 0.85 and report["loss_apart"] < report["loss_before"]
        ahead = chance(own.ready(), [2.0, -2.0, 0.0])
        assert ahead > 0.8 if lesson == 0 else ahead < 0.2
    assert found.report["right_apart"] < 0.7


def test_games_that_two_shards_hold_count_once(tmp_path: Path) -> None:
    """More games were wanted later, so that the last shard was played anew, and longer."""
    for begin, end in ((0, 2), (2, 3), (2, 4)):
        games = np.repeat(np.arange(begin, end, dtype=np.int32), 3)
        np.savez_compressed(
            tmp_path / f"games-{begin:06d}-{end:06d}.npz",
            features=np.full((len(games), 2), end, dtype=np.float32),
            won=np.zeros(len(games), dtype=np.uint8),
            game=games,
        )
    features, won, game = load(tmp_path)
    assert game.tolist() == [0, 0, 0, 1, 1, 1, 2, 2, 2, 3, 3, 3]
    assert len(features) == len(won) == 12
