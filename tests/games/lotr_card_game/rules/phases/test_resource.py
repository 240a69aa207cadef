"""Chapter 4: the resource phase."""

from __future__ import annotations

import pytest

from tests.games.lotr_card_game.helpers import find, give, put_all, start, table
from westmarch.games.lotr_card_game.rules.card_effects.effects import draw
from westmarch.games.lotr_card_game.rules.phases.resource import ResourcePhase
from westmarch.games.lotr_card_game.rules.table.zones import DECK, HAND


@pytest.mark.rule("lcg.4.01", "lcg.4.03", "lcg.17.05")
def test_each_hero_gains_a_resource_then_each_player_draws() -> None:
    s = table(2, phase="resource")
    s.exhausted[find(s, "gimli")] = 1
    put_all(s, "deck", "faramir", "gandalf", seat=0)
    put_all(s, "deck", "feint", seat=1)
    start(s, ResourcePhase())
    for seat in (0, 1):
        assert [s.resources[c] for c in s.zones[18 + 5 * seat]] == [1, 1, 1]
        assert len(s.zones[HAND[seat]]) == 1
    assert len(s.zones[DECK[0]]) == 1


@pytest.mark.rule("lcg.4.02")
def test_resources_stay_from_round_to_round() -> None:
    s = table(phase="resource")
    give(s, find(s, "gloin"), 7)
    start(s, ResourcePhase())
    assert s.resources[find(s, "gloin")] == 8


@pytest.mark.rule("lcg.4.04", "lcg.15.16")
def test_an_empty_deck_gives_nothing_and_costs_nothing() -> None:
    s = table()
    put_all(s, "deck", "faramir", "gandalf")
    put_all(s, "discard", "feint")
    assert draw(s, 0, 3) == 2
    assert draw(s, 0, 1) == 0
    assert not s.eliminated[0] and len(s.zones[17]) == 1


@pytest.mark.rule("lcg.4.04")
def test_cards_are_drawn_from_the_top() -> None:
    s = table()
    top, second = put_all(s, "deck", "faramir", "gandalf")
    draw(s, 0)
    assert s.zones[HAND[0]] == [top] and s.zones[DECK[0]] == [second]
