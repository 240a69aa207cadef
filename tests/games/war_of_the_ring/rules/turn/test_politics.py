"""Chapter 7: activation and the Political Track."""

from __future__ import annotations

import pytest

from tests.games.war_of_the_ring.helpers import at_war, bare, put_army, told
from westmarch.games.war_of_the_ring.rules.catalogue import CARD
from westmarch.games.war_of_the_ring.rules.map.board import PLACE, REGION
from westmarch.games.war_of_the_ring.rules.map.control import army_enters
from westmarch.games.war_of_the_ring.rules.map.pieces import (
    DWARVES,
    ELVES,
    FREE_PEOPLES,
    GONDOR,
    ISENGARD,
    NORTH,
    ROHAN,
    SAURON,
    SHADOW,
    SHADOW_NATIONS,
    SOUTHRONS,
)
from westmarch.games.war_of_the_ring.rules.setup import new_state
from westmarch.games.war_of_the_ring.rules.turn import politics


@pytest.mark.rule("wotr.3.09", "wotr.7.01", "wotr.7.02")
def test_starting_positions_on_the_political_track() -> None:
    s = new_state()
    assert [s.political[n] for n in (ROHAN, NORTH, ELVES, DWARVES)] == [3, 3, 3, 3]
    assert [s.political[n] for n in (GONDOR, SOUTHRONS)] == [2, 2]
    assert [s.political[n] for n in (ISENGARD, SAURON)] == [1, 1]
    assert s.active[ELVES] and all(s.active[n] for n in SHADOW_NATIONS)
    assert not any(s.active[n] for n in (DWARVES, GONDOR, NORTH, ROHAN))


@pytest.mark.rule("wotr.7.03", "wotr.7.01")
def test_a_passive_nation_stops_just_above_at_war() -> None:
    s = bare()
    for _ in range(5):
        politics.advance(s, GONDOR, "card")
    assert s.political[GONDOR] == 1
    assert politics.why_not_advance(s, GONDOR) == politics.PASSIVE
    politics.activate(s, GONDOR, "card")
    politics.advance(s, GONDOR, "card")
    assert s.political[GONDOR] == 0
    assert politics.why_not_advance(s, GONDOR) == politics.ALREADY_AT_WAR
    politics.advance(s, GONDOR, "card")
    assert s.political[GONDOR] == 0


@pytest.mark.rule("wotr.7.02")
def test_activation_is_told_once_and_for_good() -> None:
    s = bare()
    politics.activate(s, ROHAN, "card")
    politics.activate(s, ROHAN, "card")
    assert s.active[ROHAN] == 1
    assert len(told(s, "nation_activated")) == 1


@pytest.mark.rule("wotr.7.04", "wotr.7.07")
def test_every_nation_in_an_attacked_army_is_activated_and_then_advances() -> None:
    s = bare()
    s.political[ROHAN] = 1
    put_army(s, "osgiliath", gondor_regular=2, rohan_regular=1)
    politics.army_attacked(s, FREE_PEOPLES, PLACE["osgiliath"])
    assert s.active[GONDOR] and s.active[ROHAN]
    # Rohan stood just above At War: being activated first, the attack itself takes it there.
    assert (s.political[GONDOR], s.political[ROHAN]) == (1, 0)


@pytest.mark.rule("wotr.7.07")
def test_an_attacked_shadow_nation_advances_too() -> None:
    s = bare()
    put_army(s, "umbar", southrons_easterlings_regular=3)
    politics.army_attacked(s, SHADOW, PLACE["umbar"])
    assert s.political[SOUTHRONS] == 1


@pytest.mark.rule("wotr.7.04")
def test_an_enemy_army_entering_a_region_activates_its_nation() -> None:
    s = bare()
    put_army(s, "eastemnet", isengard_regular=1)
    army_enters(s, 1, SHADOW, REGION["eastemnet"])
    assert s.active[ROHAN] == 1
    assert s.political[ROHAN] == 3, "only a captured Settlement or an attack advances it"


@pytest.mark.rule("wotr.7.04")
def test_a_friendly_army_entering_activates_nobody() -> None:
    s = bare()
    put_army(s, "westemnet", elves_regular=1)
    army_enters(s, 0, FREE_PEOPLES, REGION["westemnet"])
    assert not s.active[ROHAN]


@pytest.mark.rule("wotr.7.08", "wotr.6.94", "wotr.6.96")
def test_a_captured_settlement_advances_its_nation() -> None:
    s = bare()
    put_army(s, "pelargir", southrons_easterlings_regular=1)
    army_enters(s, 1, SHADOW, REGION["pelargir"])
    assert s.control[REGION["pelargir"]] == SHADOW
    assert s.victory_points == [0, 1]
    assert s.active[GONDOR] and s.political[GONDOR] == 1


@pytest.mark.rule("wotr.7.17")
def test_at_war_straight_away_needs_an_active_nation() -> None:
    s = bare()
    politics.go_to_war(s, NORTH)
    assert s.political[NORTH] == 3
    politics.activate(s, NORTH, "card")
    politics.go_to_war(s, NORTH)
    assert s.political[NORTH] == 0


@pytest.mark.rule("wotr.7.04", "wotr.5.11")
@pytest.mark.parametrize(
    ("cause", "region", "activated"),
    [
        ("entered", "edoras", False),
        ("attacked", "westemnet", False),
        ("attacked", "edoras", True),
        ("attacked", "helms_deep", True),
        ("declared", "helms_deep", True),
        ("companion", "edoras", True),
        ("card", "edoras", False),
    ],
)
def test_wormtongue_guards_rohan(cause: str, region: str, activated: bool) -> None:
    s = bare()
    s.table = [CARD["sh_char_22"]]
    politics.activate(s, ROHAN, cause, REGION[region])
    assert bool(s.active[ROHAN]) is activated
    # Once Rohan is active the card has no more use and goes.
    assert (CARD["sh_char_22"] in s.table) is not activated


@pytest.mark.rule("wotr.7.06", "wotr.4.33", "wotr.5.11")
def test_threats_and_promises_bars_muster_results_from_passive_nations() -> None:
    s = bare()
    s.table = [CARD["sh_strat_05"]]
    assert politics.why_not_diplomacy(s, GONDOR) == politics.THREATENED
    assert politics.why_not_diplomacy(s, ELVES) is None
    politics.advance(s, ELVES, "die")
    politics.advance(s, NORTH, "card")
    assert s.table, "advances by die or card leave it in play"
    politics.advance(s, NORTH, "attacked")
    assert not s.table and s.discards[3] == [CARD["sh_strat_05"]]


@pytest.mark.rule("wotr.7.10")
def test_stormcrow_pushes_a_nation_back_but_never_off_the_track() -> None:
    s = bare()
    at_war(s, "rohan")
    politics.fall_back(s, ROHAN)
    assert s.political[ROHAN] == 1
    s.political[ROHAN] = 3
    politics.fall_back(s, ROHAN)
    assert s.political[ROHAN] == 3
