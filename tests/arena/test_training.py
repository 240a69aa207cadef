"""Learning what positions are worth: self-play, a network, and taking a run up again."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import pytest

from westmarch.arena.training import with_numpy
from westmarch.arena.training.learning import Examples, Recipe, learn
from westmarch.arena.training.self_play import Lessons, gather, load
from westmarch.bots.search import network
from westmarch.bots.search.forward import chance
from westmarch.bots.search.knowledge import knowledge_of
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
    recipe = Recipe(hidden=(8,), epochs=12, batch=256, rate=1e-2)
    found, report = learn(names, *made_up(), recipe, lambda line: None)
    assert report["right_apart"] > 0.85
    path = tmp_path / "value.json"
    path.write_bytes(network.write(found))
    again = network.read_for(str(path), names)
    assert again == found
    weights = again.ready()
    assert chance(weights, [2.0, -2.0, 0.0]) > 0.9 > 0.1 > chance(weights, [-2.0, 2.0, 0.0])
    with pytest.raises(BadOption, match="learned for other features"):
        network.read_for(str(path), ("mine", "theirs"))
    _, later = learn(names, *made_up(), Recipe(epochs=1, start=str(path)), lambda line: None)
    assert later["right_apart"] > 0.85, "it goes on from what was learned"


def test_learning_without_pytorch_is_repeatable() -> None:
    features, won, _ = made_up(600)
    y = won.astype(np.float32)
    examples = Examples(features[:500], y[:500], features[500:], y[500:])
    layers = [(np.zeros((1, 3), np.float32), np.zeros(1, np.float32))]
    recipe = Recipe(hidden=(), epochs=3, batch=100)
    one, other = (with_numpy.fit(examples, layers, recipe, lambda line: None) for _ in range(2))
    assert one[1] == other[1] and np.array_equal(one[0][0][0], other[0][0][0])
