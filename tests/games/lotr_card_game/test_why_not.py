"""Why not: what one can point at on the table, and the rule that speaks against it."""

from __future__ import annotations

import pytest

from tests.games.lotr_card_game.helpers import find, put, start, table, why, window
from westmarch.games.lotr_card_game.rules.actions import ABILITIES, DELAYED, FORCED
from westmarch.games.lotr_card_game.rules.card_effects.abilities import ABILITIES as OF_CARDS
from westmarch.games.lotr_card_game.rules.card_effects.abilities import DELAYS
from westmarch.games.lotr_card_game.rules.phases.player_attack import PlayerTurn
from westmarch.games.lotr_card_game.rules.phases.quest import Commit


@pytest.mark.rule("lcg.6.02", "lcg.15.02")
def test_who_quests() -> None:
    s = table(players=2)
    s.exhausted[find(s, "aragorn")] = 1
    spider = put(s, "forest_spider", "staging")
    start(s, Commit(seat=0))
    assert why(s, "commit aragorn") == ("lcg.15.02", "card_exhausted")
    assert why(s, f"commit {spider}") == ("lcg.2.17", "no_character")
    assert why(s, "commit legolas") == ("lcg.15.09", "not_your_card")
    assert why(s, "commit 799") == ("lcg.1.03", "no_such_card")
    assert why(s, f"attack {spider}") == ("lcg.10.02", "when_attack")
    assert why(s, "travel 3") == ("lcg.7.01", "when_travel")


@pytest.mark.rule("lcg.10.02", "lcg.14.02")
def test_whom_to_attack() -> None:
    s = table(players=2, phase="combat")
    staged = put(s, "forest_spider", "staging")
    mine = put(s, "king_spider", "engaged", 0)
    start(s, PlayerTurn(seat=0))
    assert why(s, f"attack {mine}") is None
    assert why(s, f"attack {staged}") == ("lcg.10.02", "enemy_in_staging")
    assert why(s, "attack aragorn") == ("lcg.2.08", "no_enemy")


@pytest.mark.rule("lcg.5.01", "lcg.13.05")
def test_cards_in_hand() -> None:
    s = table(phase="quest")
    ally = put(s, "snowbourn_scout", "hand")
    hidden = put(s, "gandalf", "deck")
    put(s, "ever_vigilant", "hand")
    put(s, "faramir", "play")
    window(s)
    if s.offer is not None and any(a[0] == "play" for a in s.offer.actions):
        assert why(s, f"play {ally}") == ("lcg.5.01", "only_in_planning")
        assert why(s, f"play {hidden}") == ("lcg.15.14", "card_hidden")


def test_the_ids_hold_every_ability() -> None:
    """A card with more abilities than ids name could not be answered for in masks."""
    assert max(len(abilities) for abilities in OF_CARDS.values()) <= len(ABILITIES)
    assert [DELAYED + place in FORCED for place in range(len(DELAYS))] == [True] * len(DELAYS)
    assert len(FORCED) == len(ABILITIES) + len(DELAYS)
