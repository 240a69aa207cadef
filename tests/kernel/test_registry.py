"""Games and rules by name."""

from __future__ import annotations

import pytest

from westmarch.games.duel.game import GAME
from westmarch.kernel import registry
from westmarch.kernel.engine.errors import BadOption
from westmarch.kernel.rulebook import rulebook


def test_games_by_id() -> None:
    assert registry.game("duel") is GAME
    assert GAME in registry.games()


def test_a_game_for_learning_is_none_of_the_house(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delitem(registry.GAMES, "duel")
    assert registry.game("duel") is GAME
    assert GAME not in registry.games()
    with pytest.raises(BadOption, match="there is no game called 'duel'"):
        registry.house_game("duel")


def test_an_unknown_game_is_told_with_the_known_ones() -> None:
    with pytest.raises(BadOption, match=r"there is no game called 'chess' \(games: .*duel.*\)"):
        registry.game("chess")


def test_options_are_completed_and_checked() -> None:
    assert GAME.choose_options({"goal": "9"}) == {"players": "2", "goal": "9"}
    with pytest.raises(BadOption, match=r"option goal cannot be '7' \(values: 5, 9\)"):
        GAME.choose_options({"goal": "7"})


def test_rules_by_id_and_by_word() -> None:
    book = rulebook(GAME)
    assert [rule.id for rule in book.search("duel.3")] == ["duel.3"]
    assert [rule.id for rule in book.search("STAKE")] == ["duel.2", "duel.4"]
    assert book.search("dragon") == []
    assert book.rules[0].informative and book.examples[0].rules == ("duel.4",)
