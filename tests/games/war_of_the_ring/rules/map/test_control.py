"""Capture, recapture and the end of sieges (end of chapter 6)."""

from __future__ import annotations

import pytest

from tests.games.war_of_the_ring.helpers import (
    army,
    bare,
    characters,
    place_character,
    put_army,
    told,
)
from westmarch.games.war_of_the_ring.rules.map.armies import (
    besieged,
    is_free,
    lift,
    slay,
    unconquered,
)
from westmarch.games.war_of_the_ring.rules.map.board import (
    HOME_SIDE,
    IS_SETTLEMENT,
    NOBODY,
    PLACE,
    REGION,
)
from westmarch.games.war_of_the_ring.rules.map.control import (
    army_enters,
    remove_leaders_alone,
    settle_sieges,
)
from westmarch.games.war_of_the_ring.rules.map.march import ENEMY_ARMY, why_not_enter
from westmarch.games.war_of_the_ring.rules.map.pieces import FIGURE, FREE_PEOPLES, NATION, SHADOW
from westmarch.games.war_of_the_ring.rules.setup import new_state

EDORAS, HELMS_DEEP, DALE = REGION["edoras"], REGION["helms_deep"], REGION["dale"]


@pytest.mark.rule("wotr.6.93", "wotr.2.24")
def test_at_the_start_each_nation_controls_its_settlements() -> None:
    s = new_state()
    for region, control in enumerate(s.control):
        assert control == (HOME_SIDE[region] if IS_SETTLEMENT[region] else NOBODY)
    assert s.victory_points == [0, 0]


@pytest.mark.rule("wotr.6.94", "wotr.6.96", "wotr.2.24")
@pytest.mark.parametrize(("region", "points"), [("bree", 0), ("dale", 1), ("erebor", 2)])
def test_entering_an_undefended_settlement_captures_it(region: str, points: int) -> None:
    s = bare()
    put_army(s, region, sauron_regular=1)
    army_enters(s, 1, SHADOW, REGION[region])
    assert s.control[REGION[region]] == SHADOW
    assert s.captor[REGION[region]] == 1
    assert s.victory_points == [0, points]
    assert not unconquered(s, REGION[region])


@pytest.mark.rule("wotr.6.94", "wotr.2.22")
def test_a_fortification_is_not_captured() -> None:
    s = bare()
    put_army(s, "osgiliath", sauron_regular=1)
    army_enters(s, 1, SHADOW, REGION["osgiliath"])
    assert s.control[REGION["osgiliath"]] == NOBODY and not told(s, "captured")


@pytest.mark.rule("wotr.6.94")
def test_a_defended_stronghold_is_besieged_not_captured() -> None:
    s = bare()
    put_army(s, "inside_helms_deep", rohan_regular=1)
    put_army(s, "helms_deep", isengard_regular=3)
    army_enters(s, 1, SHADOW, HELMS_DEEP)
    assert s.control[HELMS_DEEP] == FREE_PEOPLES and besieged(s, HELMS_DEEP)


@pytest.mark.rule("wotr.6.97", "wotr.6.96")
def test_recapture_takes_the_points_back() -> None:
    s = bare()
    put_army(s, "dale", sauron_regular=1)
    army_enters(s, 1, SHADOW, DALE)
    slay(s, DALE, FIGURE["sauron_regular"])
    put_army(s, "dale", dwarves_elite=1)
    before = s.political[NATION["north"]]
    army_enters(s, 0, FREE_PEOPLES, DALE)
    assert s.control[DALE] == FREE_PEOPLES and s.captor[DALE] == -1
    assert s.victory_points == [0, 0]
    assert s.political[NATION["north"]] == before, "recapture moves no marker"


@pytest.mark.rule("wotr.6.94")
def test_a_stronghold_falls_with_its_last_defender() -> None:
    s = bare()
    put_army(s, "inside_helms_deep", rohan_regular=1, rohan_leader=1)
    place_character(s, "gimli", "inside_helms_deep")
    put_army(s, "helms_deep", isengard_regular=1)
    slay(s, PLACE["inside_helms_deep"], FIGURE["rohan_regular"])
    settle_sieges(s)
    assert s.control[HELMS_DEEP] == SHADOW and s.victory_points == [0, 2]
    assert army(s, "inside_helms_deep") == {} and s.casualties[FIGURE["rohan_leader"]] == 1
    assert characters(s, "helms_deep") == ["gimli"], "a Character alone stays in the region"


@pytest.mark.rule("wotr.6.85", "wotr.6.88")
def test_a_siege_ends_when_the_besiegers_are_gone() -> None:
    s = bare()
    put_army(s, "inside_helms_deep", rohan_regular=1, rohan_leader=1)
    put_army(s, "helms_deep", isengard_regular=1)
    settle_sieges(s)
    assert besieged(s, HELMS_DEEP), "still besieged"
    slay(s, HELMS_DEEP, FIGURE["isengard_regular"])
    settle_sieges(s)
    assert not besieged(s, HELMS_DEEP)
    assert army(s, "helms_deep") == {"rohan_regular": 1, "rohan_leader": 1}
    assert told(s, "siege_ended")


@pytest.mark.rule("wotr.2.09")
def test_a_leader_without_units_leaves_play() -> None:
    s = bare()
    put_army(s, "edoras", rohan_regular=1, rohan_leader=2)
    remove_leaders_alone(s, EDORAS)
    assert army(s, "edoras")["rohan_leader"] == 2
    lift(s, EDORAS, FIGURE["rohan_regular"])
    remove_leaders_alone(s, EDORAS)
    assert army(s, "edoras") == {} and s.casualties[FIGURE["rohan_leader"]] == 2


@pytest.mark.rule("wotr.2.21", "wotr.6.39", "wotr.6.84")
def test_free_regions() -> None:
    s = bare()
    assert is_free(s, FREE_PEOPLES, EDORAS)
    assert not is_free(s, SHADOW, EDORAS), "the Settlement is the enemy's"
    assert why_not_enter(s, SHADOW, EDORAS) is None, "but no Army bars the way"
    put_army(s, "edoras", rohan_regular=1)
    assert why_not_enter(s, SHADOW, EDORAS) is ENEMY_ARMY
    put_army(s, "inside_helms_deep", rohan_regular=1)
    put_army(s, "helms_deep", isengard_regular=1)
    assert is_free(s, SHADOW, HELMS_DEEP), "the besieger's own siege"
    assert not is_free(s, FREE_PEOPLES, HELMS_DEEP)


@pytest.mark.rule("wotr.6.40")
def test_a_lone_nazgul_does_not_block() -> None:
    s = bare()
    put_army(s, "westemnet", nazgul=1)
    assert why_not_enter(s, FREE_PEOPLES, REGION["westemnet"]) is None
    assert is_free(s, FREE_PEOPLES, REGION["westemnet"])
