"""Chapter 16: scenarios, starter decks, modes."""

from __future__ import annotations

import pytest

from tests.games.lotr_card_game.helpers import act, find, put_all, start, table, told
from westmarch.games.lotr_card_game.game import GAME
from westmarch.games.lotr_card_game.rules import catalogue as cat
from westmarch.games.lotr_card_game.rules.phases.combat import CombatPhase
from westmarch.games.lotr_card_game.rules.table.zones import AREA

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
