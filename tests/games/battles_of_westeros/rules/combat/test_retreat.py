"""Retreats (chapter 9)."""

from __future__ import annotations

import pytest

from tests.games.battles_of_westeros.helpers import (
    ablaze,
    act,
    at,
    dice,
    field,
    ground,
    offered,
    put,
    start,
)
from westmarch.games.battles_of_westeros.rules.battlefield import army, effects
from westmarch.games.battles_of_westeros.rules.battlefield.pieces import LANNISTER
from westmarch.games.battles_of_westeros.rules.combat.attack import Attack
from westmarch.games.battles_of_westeros.rules.combat.retreat import Retreat


@pytest.mark.rule("bow.ex.9.01", "bow.9.02", "bow.9.03", "bow.9.04", "bow.16.06")
def test_the_owner_chooses_one_of_two_hexes_toward_his_edge() -> None:
    s = field()
    unit, foe = put(s, "e5", "war_host"), put(s, "e4", "guard")
    dice(s, "morale", "red")
    start(s, Attack(attacker=unit, target=foe))
    assert s.offer is not None and s.offer.seat == LANNISTER
    assert offered(s) == ["retreat e3", "retreat f3"]
    act(s, "retreat f3")
    assert at(s, foe) == "f3"


@pytest.mark.rule("bow.9.03", "bow.1.07")
def test_stark_retreats_toward_its_own_edge() -> None:
    s = field()
    unit = put(s, "e5", "war_host")
    start(s, Retreat(unit=unit, hexes=1))
    assert offered(s) == ["retreat d6", "retreat e6"]
    s = field(top="stark")
    unit = put(s, "e5", "war_host")
    start(s, Retreat(unit=unit, hexes=1))
    assert offered(s) == ["retreat d4", "retreat e4"]


@pytest.mark.rule("bow.ex.9.02", "bow.9.05")
@pytest.mark.parametrize("kind", ["war_host", "guard"])
def test_units_are_not_passed_through(kind: str) -> None:
    s = field()
    foe = put(s, "e4", "guard")
    put(s, "e3", kind)
    start(s, Retreat(unit=foe, hexes=1))
    assert at(s, foe) == "f3"


@pytest.mark.rule("bow.ex.9.03", "bow.9.05", "bow.9.07", "bow.13.07")
def test_a_blocked_retreat_costs_a_hit_for_each_hex() -> None:
    s = field()
    foe = put(s, "e4", "guard")
    put(s, "e3", "guard")
    ground(s, "river", "f3")
    start(s, Retreat(unit=foe, hexes=2))
    assert at(s, foe) == "e4"
    assert s.figures[foe] == 2


@pytest.mark.rule("bow.9.05", "bow.1.07")
def test_nobody_retreats_off_the_battlefield() -> None:
    s = field()
    foe = put(s, "e1", "guard")
    start(s, Retreat(unit=foe, hexes=1))
    assert at(s, foe) == "e1"
    assert s.figures[foe] == 3


@pytest.mark.rule("bow.9.05", "bow.14.10", "bow.14.11")
def test_fire_bars_a_retreat() -> None:
    s = field()
    foe = put(s, "e4", "guard")
    ablaze(s, 1, "e3", "f3")
    start(s, Retreat(unit=foe, hexes=1))
    assert s.figures[foe] == 3
    s = field()
    foe = put(s, "e4", "guard")
    ablaze(s, 1, "e4")
    start(s, Retreat(unit=foe, hexes=2))
    assert at(s, foe) == "e4"
    assert s.figures[foe] == 2


@pytest.mark.rule("bow.9.06", "bow.13.03")
def test_other_terrain_does_not_stop_a_retreat() -> None:
    s = field()
    foe = put(s, "e5", "guard")
    ground(s, "forest", "d4", "e4")
    start(s, Retreat(unit=foe, hexes=2))
    act(s, "retreat e4", "retreat e3")
    assert at(s, foe) == "e3"


@pytest.mark.rule("bow.9.04", "bow.9.08")
def test_the_owner_must_go_as_far_as_possible() -> None:
    s = field()
    foe = put(s, "e5", "guard")
    ground(s, "river", "e3", "f3")
    start(s, Retreat(unit=foe, hexes=2))
    # from e4 nothing is open, from d4 only d3
    assert at(s, foe) == "d3"
    assert s.figures[foe] == 4


@pytest.mark.rule("bow.9.08", "bow.9.07", "bow.9.09")
def test_a_partial_retreat_costs_the_rest() -> None:
    s = field()
    foe = put(s, "e2", "guard", figures=1)
    start(s, Retreat(unit=foe, hexes=2))
    act(s, "retreat e1")
    assert at(s, foe) == ""
    assert s.morale == 1


@pytest.mark.rule("bow.9.09", "bow.12.05")
def test_cover_does_not_reduce_hits_of_a_blocked_retreat() -> None:
    s = field()
    foe = put(s, "e1", commander="gregor_the_mountain")
    ground(s, "building", "e1")
    start(s, Retreat(unit=foe, hexes=1))
    assert s.figures[foe] == 3


@pytest.mark.rule("bow.9.09", "bow.10.02")
def test_hits_of_the_retreat_count_with_those_of_the_attack_against_a_lone_commander() -> None:
    for count, captured in ((2, False), (3, True)):
        s = field()
        unit = put(s, "e2", "war_host", "red")
        foe = put(s, "e1", commander="jaime_kingslayer", figures=1)
        faces = ["green"] * (count - 1) + ["morale"]
        dice(s, *faces, *["red"] * (4 - count))
        start(s, Attack(attacker=unit, target=foe))
        assert (at(s, foe) == "") == captured


@pytest.mark.rule("bow.9.09", "bow.8.18")
def test_a_unit_whose_retreat_was_blocked_may_counterattack() -> None:
    s = field()
    unit, foe = put(s, "e2", "war_host"), put(s, "e1", "guard")
    put(s, "d1", "guard")
    put(s, "f1", "guard")
    dice(s, "morale", "red")
    start(s, Attack(attacker=unit, target=foe))
    act(s, "accept_morale")
    assert s.figures[foe] == 3
    assert s.offer is not None and s.offer.kind == "counterattack"


@pytest.mark.rule("bow.9.10", "bow.8.16")
def test_a_retreat_turns_no_banner_and_ends_the_engagement() -> None:
    s = field()
    unit, foe = put(s, "e5", "war_host"), put(s, "e4", "guard")
    army.engage(s, unit, foe)
    start(s, Retreat(unit=foe, hexes=1))
    act(s, "retreat e3")
    assert s.foe[unit] == -1
    assert s.active[foe]
    assert not s.turn[foe]


@pytest.mark.rule("bow.9.01", "bow.9.02")
def test_effects_lengthen_a_retreat() -> None:
    s = field()
    unit, foe = put(s, "e5", "war_host"), put(s, "e4", "guard")
    effects.grant(s, effects.EXTRA_RETREAT, unit, 1)
    dice(s, "morale", "red")
    start(s, Attack(attacker=unit, target=foe))
    act(s, "retreat e3", "retreat e2")
    assert at(s, foe) == "e2"


@pytest.mark.rule("bow.9.01")
def test_morale_for_a_long_retreat() -> None:
    s = field()
    unit, foe = put(s, "e5", "war_host"), put(s, "e4", "guard")
    effects.grant(s, effects.MORALE_FOR_RETREAT, unit, 1)
    dice(s, "morale", "morale")
    start(s, Attack(attacker=unit, target=foe))
    act(s, "retreat e3", "retreat e2")
    assert s.morale == 1


@pytest.mark.rule("bow.9.03")
def test_the_directional_variant() -> None:
    s = field()
    s.directional = 1
    unit, foe = put(s, "f4", "war_host"), put(s, "e4", "guard")
    dice(s, "morale", "morale")
    start(s, Attack(attacker=unit, target=foe))
    assert at(s, foe) == "c4"  # straight away from the attacker
    s = field()
    s.directional = 1
    unit, foe = put(s, "f4", "war_host"), put(s, "e4", "guard")
    put(s, "d4", "guard")
    dice(s, "morale", "morale")
    start(s, Attack(attacker=unit, target=foe))
    assert offered(s) == ["retreat e3", "retreat f3"]
    act(s, "retreat e3")
    assert at(s, foe) == "d2"  # all steps in one direction
