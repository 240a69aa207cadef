"""Removing casualties, in battle and by Events (wotr.6.68 to wotr.6.74, wotr.5.15)."""

from __future__ import annotations

import pytest

from tests.games.war_of_the_ring.helpers import (
    TOTALS,
    act,
    army,
    bare,
    characters,
    figures_in_box,
    offered,
    place_character,
    put_army,
    start,
    told,
)
from westmarch.games.war_of_the_ring.rules.battle.casualties import Casualties, TakeHits
from westmarch.games.war_of_the_ring.rules.map.board import PLACE, REGION
from westmarch.games.war_of_the_ring.rules.map.pieces import (
    CHARACTER,
    ELIMINATED,
    FIGURE,
    FREE_PEOPLES,
    SHADOW,
)
from westmarch.games.war_of_the_ring.rules.state import War


def hit(s: War, place: str, hits: int, side: int = FREE_PEOPLES) -> None:
    start(s, Casualties(seat=side, side=side, place=PLACE[place], hits=hits))


def gondor(regulars: int, elites: int) -> War:
    s = bare()
    put_army(s, "osgiliath", gondor_regular=regulars, gondor_elite=elites)
    return s


@pytest.mark.rule("wotr.ex.6.10", "wotr.6.69")
@pytest.mark.parametrize(
    ("choices", "left"),
    [
        (["lose gondor_regular", "lose gondor_regular"], {"gondor_regular": 1, "gondor_elite": 2}),
        (["reduce gondor_elite", "reduce gondor_elite"], {"gondor_regular": 5}),
        (["lose gondor_elite"], {"gondor_regular": 3, "gondor_elite": 1}),
        (
            ["lose gondor_regular", "reduce gondor_elite"],
            {"gondor_regular": 3, "gondor_elite": 1},
        ),
    ],
)
def test_two_hits_can_be_applied_in_every_way_named(
    choices: list[str], left: dict[str, int]
) -> None:
    s = gondor(3, 2)
    hit(s, "osgiliath", 2)
    assert offered(s) == ["lose gondor_regular", "reduce gondor_elite", "lose gondor_elite"]
    act(s, *choices)
    assert army(s, "osgiliath") == left
    assert s.offer is None
    assert figures_in_box(s) == TOTALS


@pytest.mark.rule("wotr.6.69")
def test_with_one_hit_left_an_elite_is_only_reduced() -> None:
    s = gondor(1, 1)
    hit(s, "osgiliath", 1)
    assert offered(s) == ["lose gondor_regular", "reduce gondor_elite"]


@pytest.mark.rule("wotr.6.69")
def test_the_owner_chooses_among_nations() -> None:
    s = bare()
    put_army(s, "osgiliath", gondor_regular=1, rohan_regular=1, elves_elite=1)
    hit(s, "osgiliath", 1)
    assert s.offer is not None and s.offer.seat == 0
    assert offered(s) == ["reduce elves_elite", "lose gondor_regular", "lose rohan_regular"]


@pytest.mark.rule("wotr.6.69", "wotr.2.11")
def test_leaders_and_characters_absorb_no_hits_and_the_rest_is_lost() -> None:
    s = gondor(2, 1)
    put_army(s, "osgiliath", gondor_leader=2)
    place_character(s, "boromir", "osgiliath")
    hit(s, "osgiliath", 3)
    assert not any("leader" in text for text in offered(s))
    hit(s, "osgiliath", 50)
    assert s.offer is None
    assert army(s, "osgiliath") == {}
    assert figures_in_box(s) == TOTALS


@pytest.mark.rule("wotr.6.70")
def test_the_replacing_regular_comes_from_the_casualties_first() -> None:
    s = gondor(2, 1)
    s.casualties[FIGURE["gondor_regular"]] = 1
    s.reinforcements[FIGURE["gondor_regular"]] -= 1
    before = s.reinforcements[FIGURE["gondor_regular"]]
    hit(s, "osgiliath", 1)
    act(s, "reduce gondor_elite")
    assert s.casualties[FIGURE["gondor_regular"]] == 0
    assert s.casualties[FIGURE["gondor_elite"]] == 1
    assert s.reinforcements[FIGURE["gondor_regular"]] == before
    hit(s, "osgiliath", 1)


@pytest.mark.rule("wotr.6.70")
def test_otherwise_it_comes_from_the_reinforcements() -> None:
    s = gondor(2, 1)
    before = s.reinforcements[FIGURE["gondor_regular"]]
    hit(s, "osgiliath", 1)
    act(s, "reduce gondor_elite")
    assert s.reinforcements[FIGURE["gondor_regular"]] == before - 1
    assert army(s, "osgiliath") == {"gondor_regular": 3}


@pytest.mark.rule("wotr.6.70")
def test_without_a_regular_one_hit_eliminates_the_elite() -> None:
    s = bare()
    put_army(s, "lorien", elves_elite=2)
    put_army(s, "rivendell", elves_regular=5)
    hit(s, "lorien", 1)
    assert army(s, "lorien") == {"elves_elite": 1}
    assert s.casualties[FIGURE["elves_elite"]] == 1
    assert figures_in_box(s) == TOTALS


@pytest.mark.rule("wotr.6.69", "wotr.6.70")
def test_removing_an_elite_outright_costs_no_reinforcement() -> None:
    s = gondor(1, 1)
    before = s.reinforcements[FIGURE["gondor_regular"]]
    hit(s, "osgiliath", 2)
    act(s, "lose gondor_elite")
    assert s.reinforcements[FIGURE["gondor_regular"]] == before
    assert s.casualties[FIGURE["gondor_regular"]] == 0
    assert army(s, "osgiliath") == {"gondor_regular": 1}


@pytest.mark.rule("wotr.6.71", "wotr.6.29")
def test_free_peoples_casualties_are_out_of_play() -> None:
    s = gondor(2, 0)
    before = s.reinforcements[FIGURE["gondor_regular"]]
    hit(s, "osgiliath", 1)
    assert s.casualties[FIGURE["gondor_regular"]] == 1
    assert s.reinforcements[FIGURE["gondor_regular"]] == before


@pytest.mark.rule("wotr.6.72", "wotr.6.29")
def test_shadow_casualties_return_to_the_reinforcements() -> None:
    s = bare()
    put_army(s, "gorgoroth", sauron_regular=2, sauron_elite=1)
    hit(s, "gorgoroth", 2, SHADOW)
    act(s, "lose sauron_elite")
    assert s.reinforcements[FIGURE["sauron_elite"]] == TOTALS[FIGURE["sauron_elite"]]
    assert sum(s.casualties) == 0


@pytest.mark.rule("wotr.6.73")
def test_leaders_and_characters_fall_with_their_army_in_battle() -> None:
    s = bare()
    put_army(s, "osgiliath", gondor_regular=1, gondor_leader=1)
    place_character(s, "boromir", "osgiliath")
    hit(s, "osgiliath", 1)
    assert army(s, "osgiliath") == {}
    assert s.casualties[FIGURE["gondor_leader"]] == 1
    assert s.characters[CHARACTER["boromir"]] == ELIMINATED
    put_army(s, "gorgoroth", sauron_regular=1, nazgul=2)
    place_character(s, "witch_king", "gorgoroth")
    hit(s, "gorgoroth", 1, SHADOW)
    assert s.reinforcements[FIGURE["nazgul"]] == TOTALS[FIGURE["nazgul"]]
    assert s.characters[CHARACTER["witch_king"]] == ELIMINATED
    assert len(told(s, "army_destroyed")) == 2


@pytest.mark.rule("wotr.5.15")
def test_an_event_removes_only_the_leaders_with_the_last_unit() -> None:
    s = bare()
    put_army(s, "osgiliath", gondor_regular=1, gondor_leader=1)
    place_character(s, "boromir", "osgiliath")
    start(s, TakeHits(side=FREE_PEOPLES, place=REGION["osgiliath"], hits=2))
    assert army(s, "osgiliath") == {}
    assert characters(s, "osgiliath") == ["boromir"]
    put_army(s, "gorgoroth", sauron_regular=1, nazgul=1)
    place_character(s, "witch_king", "gorgoroth")
    start(s, TakeHits(side=SHADOW, place=REGION["gorgoroth"], hits=1))
    assert army(s, "gorgoroth") == {"nazgul": 1}
    assert characters(s, "gorgoroth") == ["witch_king"]


@pytest.mark.rule("wotr.5.15")
def test_some_events_take_nazgul_and_minions_along() -> None:
    s = bare()
    put_army(s, "orthanc", isengard_regular=1, nazgul=1)
    place_character(s, "saruman", "orthanc")
    start(s, TakeHits(side=SHADOW, place=REGION["orthanc"], hits=3, kill_characters=1))
    assert army(s, "orthanc") == {}
    assert s.characters[CHARACTER["saruman"]] == ELIMINATED


@pytest.mark.rule("wotr.5.15", "wotr.6.94")
def test_a_stronghold_falls_when_an_event_kills_its_last_defender() -> None:
    s = bare()
    put_army(s, "inside_minas_tirith", gondor_regular=1, gondor_leader=1)
    put_army(s, "minas_tirith", sauron_regular=3)
    start(s, TakeHits(side=FREE_PEOPLES, place=PLACE["inside_minas_tirith"], hits=1))
    assert s.control[REGION["minas_tirith"]] == SHADOW
    assert s.victory_points == [0, 2]


@pytest.mark.rule("wotr.5.15")
def test_hits_on_nobody_do_nothing() -> None:
    s = bare()
    start(s, TakeHits(side=SHADOW, place=REGION["orthanc"], hits=3))
    assert s.offer is None
    assert not told(s, "army_hit")


@pytest.mark.rule("wotr.6.69", "wotr.11.19")
def test_the_controller_of_a_mixed_army_chooses_the_losses() -> None:
    s = bare(players=4)
    put_army(s, "osgiliath", gondor_regular=1, rohan_regular=2)
    s.mixed[REGION["osgiliath"]] = 1
    start(s, TakeHits(side=FREE_PEOPLES, place=REGION["osgiliath"], hits=1))
    assert s.offer is not None and s.offer.seat == 1
