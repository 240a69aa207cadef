"""Chapter 16: scenarios, starter decks, modes, campaigns."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from tests.games.lotr_card_game.helpers import act, find, put_all, start, table, told
from westmarch.games.lotr_card_game import catalogue as cat
from westmarch.games.lotr_card_game.campaign import (
    ORDER,
    campaign_score,
    next_options,
    next_scenario,
    nightmare,
)
from westmarch.games.lotr_card_game.combat import CombatPhase
from westmarch.games.lotr_card_game.effects import deal_damage, raise_threat, win
from westmarch.games.lotr_card_game.game import GAME
from westmarch.games.lotr_card_game.state import Adventure
from westmarch.games.lotr_card_game.zones import AREA, DECK, DISCARD, HAND
from westmarch.kernel.errors import BadOption
from westmarch.kernel.flow import take

SETS = {
    "passage_through_mirkwood": {
        "passage_through_mirkwood",
        "spiders_of_mirkwood",
        "dol_guldur_orcs",
    },
    "journey_along_the_anduin": {
        "journey_along_the_anduin",
        "saurons_reach",
        "dol_guldur_orcs",
        "wilderlands",
    },
    "escape_from_dol_guldur": {
        "escape_from_dol_guldur",
        "spiders_of_mirkwood",
        "dol_guldur_orcs",
    },
}


@pytest.mark.rule("lcg.16.01", "lcg.16.02", "lcg.16.03", "lcg.16.04", "lcg.16.05")
def test_scenarios_and_their_encounter_sets() -> None:
    sizes = {}
    for scenario, sets in SETS.items():
        s = GAME.new({"scenario": scenario}, 1)
        cards = [cat.CARDS[n] for n in s.design if "encounter_set" in cat.CARDS[n]]
        assert {c["encounter_set"] for c in cards} == sets
        sizes[scenario] = len(cards)
        data = cat.SCENARIO_DATA[cat.SCENARIOS.index(scenario)]
        assert data["encounter_deck_size"] == len(cards)
    assert list(sizes.values()) == [36, 47, 41]
    assert [d["difficulty"] for d in cat.SCENARIO_DATA] == [1, 4, 7]


def test_easy_mode_has_fewer_cards_and_a_resource_for_each_hero() -> None:
    sizes = []
    for scenario in SETS:
        s = GAME.new({"scenario": scenario, "mode": "easy"}, 1)
        sizes.append(sum("encounter_set" in cat.CARDS[n] for n in s.design))
        assert {s.resources[c] for c in s.zones[AREA[0]]} == {1}
    assert sizes == [27, 32, 30]


@pytest.mark.rule("lcg.16.06")
def test_four_starter_decks_of_30_cards() -> None:
    for deck in cat.STARTERS:
        assert sum(copies for _, copies in cat.STARTER_CARDS[deck]) == 30
        assert dict(cat.STARTER_CARDS[deck])[73] == 1
        assert GAME.choose_options({"deck_1": deck})["deck_1"] == deck


@pytest.mark.rule("lcg.16.10")
def test_the_basic_game_deals_no_shadow_cards() -> None:
    s = table(phase="combat", mode="basic", heroes=[["aragorn"]])
    put_all(s, "engaged", "dol_guldur_orcs")
    put_all(s, "encounter_deck", *["dol_guldur_orcs"] * 3)
    start(s, CombatPhase())
    act(s, "no_defender")
    assert not told(s, "shadow_dealt") and not told(s, "shadow_card")
    assert s.damage[find(s, "aragorn")] == 2


def won(scenario: str, options: dict[str, str]) -> Adventure:
    """A game played some rounds at random, then won."""
    s = GAME.new({**options, "scenario": scenario}, 4)
    rng = Random(2)
    for _ in range(40):
        if s.offer is None or s.round > 1:
            break
        take(s, rng.choice(s.offer.actions))
    assert not s.ending
    win(s)
    return s


@pytest.mark.rule("lcg.16.11", "lcg.16.13")
def test_the_expert_game_plays_all_three_in_order() -> None:
    options = GAME.choose_options({"players": "2"})
    assert tuple(SETS) == ORDER
    s = won(ORDER[0], options)
    following = next_options(s, options)
    assert following == {**options, "scenario": ORDER[1]}
    fresh = GAME.new(following, 5)
    assert fresh.threat[:2] == [29, 29], "each scenario is set up afresh"
    assert next_scenario(ORDER[2]) == ""
    assert campaign_score([52, 60, -3]) == 109
    lost = GAME.new(options, 1)
    with pytest.raises(BadOption):
        next_options(lost, options)


@pytest.mark.rule("lcg.16.12")
def test_nightmare_carries_threat_damage_and_discard_piles_over() -> None:
    options = GAME.choose_options({"players": "2"})
    s = won(ORDER[0], options)
    s.ending = ""
    raise_threat(s, 0, 4)
    deal_damage(s, find(s, "legolas"), 2)
    deal_damage(s, find(s, "gloin"), 9)
    s.ending = "victory"
    s.stack = []
    following = nightmare(s, options, seed=3)
    assert cat.SCENARIOS[following.scenario] == ORDER[1]
    assert following.threat[0] == s.threat[0]
    assert following.damage[find(following, "legolas")] == 2
    for seat in (0, 1):
        assert Counter(following.zones[DISCARD[seat]]) == Counter(s.zones[DISCARD[seat]])
        mine = [c for c in range(len(s.design)) if s.owner[c] == seat]
        there = [c for c in range(len(following.design)) if following.owner[c] == seat]
        assert mine == there
        assert len(following.zones[HAND[seat]]) == min(6, 6 + len(following.zones[DECK[seat]]))
    assert find(following, "gloin") in following.zones[DISCARD[0]]
    assert not any(following.resources)
    assert GAME.broken(following) == []


@pytest.mark.rule("lcg.16.12")
def test_nightmare_threat_is_at_least_that_of_the_heroes() -> None:
    options = GAME.choose_options({})
    s = won(ORDER[1], options)
    s.threat[0] = 12
    s.stack = []
    following = nightmare(s, options, seed=3)
    assert following.threat[0] == 29
