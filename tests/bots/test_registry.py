"""Bots by name and parameters."""

from __future__ import annotations

from random import Random

import pytest

from tests.toy.bots import Tuned
from westmarch import bots
from westmarch.bots import registry
from westmarch.bots.random_bot import RandomBot
from westmarch.games.duel.game import GAME
from westmarch.kernel.engine.errors import BadOption


@pytest.fixture(autouse=True)
def _tuned_is_known(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(registry.BOTS, "tuned", "tests.toy.bots:Tuned")


def test_bots_by_name() -> None:
    assert isinstance(bots.make("random", GAME, Random(1)), RandomBot)
    assert "random" in bots.names(GAME)


def test_a_bot_written_for_each_game_is_there_only_for_those() -> None:
    assert "heuristic" in registry.BOTS
    assert "heuristic" not in bots.names(GAME)


def test_parameters_are_read_by_their_kind() -> None:
    bot = bots.make("tuned:depth=5:c=0.5:deep=true:mood=bold", GAME, Random(1))
    assert isinstance(bot, Tuned) and bot.settings == (5, 0.5, True, "bold")
    assert bots.make("tuned", GAME, Random(1)).settings == (2, 1.4, False, "calm")  # type: ignore[attr-defined]


@pytest.mark.parametrize("name", ["tests.toy.bots.Tuned", "tests.toy.bots:Tuned"])
def test_a_bot_outside_the_house_is_named_by_its_class(name: str) -> None:
    bot = bots.make(f"{name}:depth=7", GAME, Random(1))
    assert isinstance(bot, Tuned) and bot.settings[0] == 7


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("clever", r"there is no bot called 'clever' for duel \(bots: random, .*tuned\)"),
        ("", r"there is no bot called '' for duel"),
        ("random:depth=2", r"bot random has no parameter 'depth' \(parameters: none\)"),
        ("tuned:width=2", r"bot tuned has no parameter 'width' \(parameters: depth, c, deep, mood"),
        ("tuned:depth=deep", r"parameter depth of bot tuned cannot be 'deep'"),
        ("no_such_module.Bot", r"there is no bot at 'no_such_module.Bot': No module"),
        ("tests.toy.bots.Clever", r"there is no bot at 'tests.toy.bots.Clever'"),
        ("tests.toy.bots:Clever", r"there is no bot at 'tests.toy.bots.Clever'"),
        (".Clever", r"there is no bot at '.Clever'"),
        ("westmarch.games.duel.game.Duel", r"'westmarch.games.duel.game.Duel' is not a bot"),
        ("tuned:deep=perhaps", r"parameter deep of bot tuned cannot be 'perhaps'"),
    ],
)
def test_bad_names_are_told(text: str, message: str) -> None:
    with pytest.raises(BadOption, match=message):
        bots.make(text, GAME, Random(1))


def test_the_random_bot_takes_every_action_now_and_then() -> None:
    s = GAME.new({"players": "2", "goal": "5"}, 1)
    assert s.offer is not None
    bot = bots.make("random", GAME, Random(1))
    assert {bot.act(GAME, s, s.offer) for _ in range(50)} == set(s.offer.actions)
