"""What the view tells of the battle going on."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.five_armies.helpers import (
    FP,
    SHADOW,
    act,
    bare,
    give,
    luck,
    put_army,
    put_character,
    start,
)
from westmarch.games.five_armies.rules.battle.battle import Battle
from westmarch.games.five_armies.rules.battle.combat_round import round_in_progress
from westmarch.games.five_armies.rules.catalogue import CARD, CARDS, COMBAT, COMBAT_OF
from westmarch.games.five_armies.rules.map.board import PLACE
from westmarch.games.five_armies.rules.state import Battlefield
from westmarch.games.five_armies.view import view


def battle(s: Battlefield) -> dict[str, Any]:
    found = view(s, FP)["battle"]
    assert isinstance(found, dict)
    assert found == view(s, SHADOW)["battle"] == view(s, None)["battle"]
    return found


def attack(s: Battlefield, origin: str, region: str) -> None:
    start(s, Battle(attacker=SHADOW, armies=(PLACE[origin],), region=PLACE[region]))


def test_no_battle_no_numbers() -> None:
    assert view(bare(), FP)["battle"] is None


@pytest.mark.rule("b5a.10.19", "b5a.10.20", "b5a.10.21")
@pytest.mark.parametrize(
    ("origin", "region", "why"),
    [
        ("v_east_plain", "ruins_of_dale", []),
        ("eb_spur_plain", "eastern_spur", ["walls", "uphill"]),
        ("bl_ford_swamp", "v_east_swamp", ["ford"]),
        ("eb_ford_plain", "eb_heights_centre", ["uphill"]),
        ("eb_heights_centre", "eb_ford_plain", []),
    ],
)
def test_target_numbers_and_why(origin: str, region: str, why: list[str]) -> None:
    s = bare()
    put_army(s, origin, orc=3, great_orc=1, leaders=2)
    put_army(s, region, lake_men=2)
    attack(s, origin, region)
    found = battle(s)
    assert (found["attacker"], found["region"], found["round"]) == ("shadow", region, 1)
    ours, theirs = found["sides"]["shadow"], found["sides"]["free_peoples"]
    assert (ours["place"], ours["why"], ours["target"]) == (origin, why, 6 if why else 5)
    assert (theirs["place"], theirs["why"], theirs["target"]) == (region, [], 5)
    assert (ours["strength"], ours["dice"], ours["leadership"]) == (5, 5, 2)
    assert ours["target"] == _as_rolled(s)


def _as_rolled(s: Battlefield) -> int:
    """The target number with which the dice are really thrown."""
    luck(s, *[1] * 20)
    act(s, "manoeuvre regroup", "manoeuvre regroup")
    found = battle(s)
    assert found["dice_thrown"]
    return round_in_progress(s).target[SHADOW]


@pytest.mark.rule("b5a.10.10")
def test_manoeuvres_laid_aside() -> None:
    s = bare()
    put_army(s, "v_east_plain", orc=2, warg=1)
    put_army(s, "ruins_of_dale", lake_men=3)
    attack(s, "v_east_plain", "ruins_of_dale")
    assert battle(s)["sides"]["shadow"]["manoeuvres"] == ["orc", "warg", "regroup"]
    luck(s, *[1] * 20)
    act(s, "manoeuvre warg", "manoeuvre lake_men", "fight_on", "stand")
    ours = battle(s)["sides"]["shadow"]
    assert (ours["manoeuvres"], ours["used"]) == (["orc", "regroup"], ["warg"])


@pytest.mark.rule("b5a.12.19")
def test_beorn_and_the_card_that_makes_him_roar() -> None:
    s = bare()
    put_character(s, "beorn", "v_east_plain")
    s.wrath = 8
    put_army(s, "ruins_of_dale", orc=3)
    here, there = PLACE["v_east_plain"], PLACE["ruins_of_dale"]
    start(s, Battle(attacker=FP, armies=(here,), region=there, beorn=1))
    ours = battle(s)["sides"]["free_peoples"]
    assert ours["beorn"] and (ours["dice"], ours["target"], ours["manoeuvres"]) == (4, 5, [])
    s.table.append(CARD["fate_03"])
    ours = battle(s)["sides"]["free_peoples"]
    assert (ours["target"], ours["why"]) == (4, ["roaring_voice"])


def test_a_card_that_raises_the_number_is_named_once_it_is_open() -> None:
    s = bare()
    put_army(s, "v_east_plain", orc=3)
    put_army(s, "ruins_of_dale", lake_men=3, leaders=1)
    fierce = next(c for c, e in enumerate(COMBAT_OF) if e == COMBAT["fierce_defence"])
    give(s, FP, CARDS[fierce])
    attack(s, "v_east_plain", "ruins_of_dale")
    act(s, "manoeuvre orc")
    assert battle(s)["sides"]["shadow"]["why"] == []
    luck(s, *[1] * 20)
    act(s, f"manoeuvre {CARDS[fierce]}")
    ours = battle(s)["sides"]["shadow"]
    assert (ours["target"], ours["why"]) == (6, ["fierce_defence"])
