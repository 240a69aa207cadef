"""The way a unit takes, where it matters (bow.6.02 to bow.6.08, bow.13.10, bow.16.04)."""

from __future__ import annotations

from random import Random
from typing import Any

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
from westmarch.games.battles_of_westeros.rules.battlefield.effects import MOVE, grant
from westmarch.games.battles_of_westeros.rules.battlefield.grid import HEX, HEXES
from westmarch.games.battles_of_westeros.rules.battlefield.movement import MoveUnit, reach
from westmarch.games.battles_of_westeros.rules.battlefield.pieces import BLUE, GREEN
from westmarch.games.battles_of_westeros.rules.battlefield.terrain import GROUND
from westmarch.games.battles_of_westeros.rules.battlefield.ways import risks, safest
from westmarch.games.battles_of_westeros.rules.combat.pursuit import FollowUp
from westmarch.games.battles_of_westeros.rules.combat.retreat import Retreat
from westmarch.games.battles_of_westeros.rules.state import NO_ATTACK, Field


def aimed(*hexes: str, colour: int = GREEN, **changes: Any) -> Field:
    """A field whose catapults aim at Lannister units of a rank in some hexes."""
    rule = {"rule": "catapults", "house": "lannister", "hexes": list(hexes)}
    s = field(special=[rule], **changes)
    s.targets = (colour,) * len(hexes)
    return s


@pytest.mark.rule("bow.6.02", "bow.6.06", "bow.13.10", "bow.13.17")
@pytest.mark.parametrize("seed", range(60))
def test_there_is_a_way_to_every_hex_within_reach_and_to_no_other(seed: int) -> None:
    """The search for the safest way and the one for all reachable hexes agree on any ground."""
    rng = Random(seed)
    s = field()
    names = ["plains", "road", "forest", "river", "ford", "hills", "forest_road", "stone_bridge"]
    hexes = [f"{c}{r}" for c in "cdefghi" for r in range(2, 9)]
    for h in hexes:
        ground(s, rng.choice(names), h)
    unit = put(s, "f5", rng.choice(["guard", "cavaliers", "westerlands_archers"]))
    for h in rng.sample([h for h in hexes if h != "f5"], 6):
        put(s, h, "war_host")
    ablaze(s, 1, "e3")
    for length in range(1, 5):
        found = set(reach(s, unit, length))
        ways = {h: safest(s, unit, h, length, frozenset()) for h in range(len(HEXES))}
        del ways[HEX["f5"]]
        assert {h for h, way in ways.items() if way is not None} == found
        for h, way in ways.items():
            if way is not None:
                assert way[-1] == h and len(way) <= length + 1


@pytest.mark.rule("bow.16.04", "bow.6.02")
def test_a_unit_goes_round_a_hex_the_catapults_aim_at() -> None:
    s = aimed("f5", "e4")
    unit = put(s, "e5", "cavaliers")
    start(s, MoveUnit(unit=unit))
    act(s, "move g5")
    assert at(s, unit) == "g5"
    assert not s.luck and not s.rolled  # nobody shot


@pytest.mark.rule("bow.16.04", "bow.6.02")
def test_a_unit_that_cannot_go_round_is_shot_at_on_its_way() -> None:
    s = aimed("f5")
    unit = put(s, "e5", "cavaliers")
    ground(s, "river", "e4", "f4", "e6", "f6", "d5", "d4", "d6")
    dice(s, "green")
    start(s, MoveUnit(unit=unit))
    act(s, "move g5")
    assert at(s, unit) == ""
    assert s.offer is None


@pytest.mark.rule("bow.16.04")
def test_who_is_missed_goes_on() -> None:
    s = aimed("f5", "h5")
    unit = put(s, "e5", "cavaliers")
    ground(s, "river", "e4", "f4", "e6", "f6", "d5", "d4", "d6", "g4", "g6")
    dice(s, "blue", "red")
    start(s, MoveUnit(unit=unit))
    act(s, "move h5")
    assert at(s, unit) == "h5"
    assert not s.luck  # both dice were rolled


@pytest.mark.rule("bow.4.20", "bow.16.04")
@pytest.mark.parametrize(("answer", "attacks"), [("yes", True), ("no", False)])
def test_the_safe_way_may_cost_the_attack(answer: str, attacks: bool) -> None:
    """A blue unit moves one hex and attacks or two without; two and three with a bonus."""
    s = aimed("f5", colour=BLUE)
    unit = put(s, "e5", "guard", "blue")
    grant(s, MOVE, unit)
    ground(s, "forest", "e4", "f4")  # round it only by e6 and f6, in three hexes
    start(s, MoveUnit(unit=unit))
    dice(s, "green")
    act(s, "move g5")
    assert offered(s) == ["yes", "no"]
    act(s, answer)
    assert at(s, unit) == "g5"
    assert bool(s.turn[unit] & NO_ATTACK) != attacks
    assert (not s.luck) == attacks  # the die was rolled on the short way only


@pytest.mark.rule("bow.9.04", "bow.16.04")
def test_each_hex_of_a_retreat_is_entered() -> None:
    s = aimed("e4")
    unit = put(s, "e5", "guard")
    put(s, "d4", "war_host")
    dice(s, "green")
    start(s, Retreat(unit=unit, hexes=2))
    assert at(s, unit) == ""
    assert s.offer is None
    assert s.retreated == 1


@pytest.mark.rule("bow.12.12", "bow.16.04")
def test_a_pursuit_enters_the_hex_the_target_left() -> None:
    s = aimed("f5")
    unit = put(s, "e5", "cavaliers")
    dice(s, "green")
    start(s, FollowUp(unit=unit, to=HEX["f5"]))
    act(s, "advance g5")
    assert at(s, unit) == ""


@pytest.mark.rule("bow.12.12", "bow.16.04")
def test_a_pursuit_that_returns_has_entered_the_hex_too() -> None:
    s = aimed("f5")
    unit = put(s, "e5", "cavaliers")
    dice(s, "green")
    start(s, FollowUp(unit=unit, to=HEX["f5"]))
    act(s, "advance e5")
    assert at(s, unit) == ""


@pytest.mark.rule("bow.6.02")
def test_a_move_ends_in_another_hex() -> None:
    s = field()
    unit = put(s, "e5", "cavaliers")
    start(s, MoveUnit(unit=unit))
    assert "move e5" not in offered(s) and "stay" in offered(s)


@pytest.mark.rule("bow.6.03", "bow.13.10")
def test_the_extra_hex_of_a_road_leads_off_the_battlefield() -> None:
    s = field(exit=[{"house": "stark", "hexes": ["a5"]}])
    unit = put(s, "c5", "war_host")  # moves two hexes
    start(s, MoveUnit(unit=unit))
    assert "leave_battlefield" not in offered(s)
    ground(s, "road", "a5", "b5", "c5")
    start(s, MoveUnit(unit=unit))
    assert "leave_battlefield" in offered(s)
    ground(s, "plains", "b5")
    start(s, MoveUnit(unit=unit))
    assert "leave_battlefield" not in offered(s)


@pytest.mark.rule("bow.6.03", "bow.16.04")
def test_who_leaves_by_an_aimed_hex_is_shot_at() -> None:
    s = aimed("j1", exit=[{"house": "lannister", "hexes": ["j1"]}])
    unit = put(s, "i1", "cavaliers")
    dice(s, "green")
    start(s, MoveUnit(unit=unit))
    act(s, "leave_battlefield")
    assert s.hex[unit] == -1  # destroyed, not escaped


def test_without_dangers_no_way_is_looked_for() -> None:
    s = field()
    unit = put(s, "e5", "guard")
    assert GROUND["plains"] == s.ground[HEX["e5"]]
    assert risks(s, unit, HEX["f5"], 2) == ()
