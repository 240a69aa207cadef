"""The data files, and that every card of the box does what it says."""

from __future__ import annotations

import pytest

from westmarch.games.lotr_card_game import cards
from westmarch.games.lotr_card_game.abilities import (
    ABILITIES,
    REGISTERED,
    SETUPS,
    SHADOWS,
    TEXTLESS,
    TRAVEL,
    WHEN_REVEALED,
)
from westmarch.games.lotr_card_game.catalogue import (
    CARDS,
    HAS_SHADOW,
    HAS_WHEN_REVEALED,
    IDS,
    NAMES,
    NUMBERS,
    ORC_GUARD,
    PRINTED,
    STATS,
)

DESIGNS = [n for n in range(NUMBERS) if n != ORC_GUARD]


@pytest.mark.parametrize("number", DESIGNS, ids=lambda n: IDS[n])
def test_every_card_is_registered(number: int) -> None:
    assert cards.__path__ and number in REGISTERED
    kinds = {a["kind"] for a in CARDS[number].get("ability", ())}
    if number in TEXTLESS:
        assert number not in ABILITIES
    assert (number in SHADOWS) == HAS_SHADOW[number]
    assert (number in WHEN_REVEALED) == HAS_WHEN_REVEALED[number]
    assert (number in TRAVEL) == ("travel" in kinds)
    assert (number in SETUPS) == ("setup" in CARDS[number])
    registered = {a.kind for a in ABILITIES.get(number, ())}
    assert kinds & {"action", "response"} == registered & {"action", "response"}


def test_ids_and_names() -> None:
    assert len(set(IDS)) == NUMBERS == 129
    assert all(NAMES)
    assert len({c["ringsdb_code"] for c in CARDS if "ringsdb_code" in c}) == 73


def test_values_named_in_the_rulebook() -> None:
    expected = {
        "king_spider": {"engagement_cost": 20},
        "forest_spider": {"engagement_cost": 25, "attack": 2},
        "ungoliants_spawn": {"engagement_cost": 32, "attack": 5},
        "hummerhorns": {"engagement_cost": 40, "threat": 1},
        "dol_guldur_beastmaster": {"hit_points": 5, "defense": 1},
        "enchanted_stream": {"quest_points": 2},
        "gladden_fields": {"threat": 3},
        "eowyn": {"willpower": 4},
        "aragorn": {"willpower": 2, "hit_points": 5},
    }
    for name, stats in expected.items():
        for stat, value in stats.items():
            assert PRINTED[STATS.index(stat)][IDS.index(name)] == value, name


def test_inferred_readings_are_marked() -> None:
    marked = {c["id"] for c in CARDS if c.get("provenance") == "inferred"}
    assert {
        "stand_together",
        "fortune_or_fate",
        "wargs",
        "black_forest_bats",
        "orc_guard",
    } <= marked
    assert all(c.get("uncertain") for c in CARDS if c.get("provenance") == "inferred")
