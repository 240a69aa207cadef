"""Movement (chapter 6) and what terrain does to it (chapter 13)."""

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
    offered_hexes,
    put,
    start,
)
from westmarch.games.battles_of_westeros.rules.battlefield import army, effects
from westmarch.games.battles_of_westeros.rules.battlefield.fire import devastate
from westmarch.games.battles_of_westeros.rules.battlefield.grid import DISTANCE, HEX, HEXES
from westmarch.games.battles_of_westeros.rules.battlefield.movement import MoveUnit, reach
from westmarch.games.battles_of_westeros.rules.battlefield.pieces import STARK
from westmarch.games.battles_of_westeros.rules.round.orders import Orders
from westmarch.games.battles_of_westeros.rules.state import MOVED, Field


def reached(s: Field, unit: int, length: int) -> set[str]:
    return {HEXES[h] for h in reach(s, unit, length)}


@pytest.mark.rule("bow.6.02")
def test_a_unit_moves_up_to_its_length() -> None:
    s = field()
    unit = put(s, "e5", "riders")
    for length in (1, 2, 3, 4):
        found = reach(s, unit, length)
        assert all(DISTANCE[HEX["e5"]][h] + left == length for h, left in found.items())
    assert len(reach(s, unit, 2)) == 18
    start(s, MoveUnit(unit=unit))
    assert "move e4" in offered(s) and "stay" in offered(s)


@pytest.mark.rule("bow.6.03", "bow.1.07")
def test_the_battlefield_ends_at_its_edge() -> None:
    s = field()
    unit = put(s, "a1", "war_host")
    assert reached(s, unit, 1) == {"b1", "a2"}


@pytest.mark.rule("bow.6.04", "bow.6.05", "bow.ex.6.02")
def test_no_unit_enters_or_passes_another() -> None:
    s = field()
    unit = put(s, "a1", "war_host")
    put(s, "b1", "war_host")
    put(s, "a2", "guard")
    assert reached(s, unit, 2) == set()
    s = field()
    unit = put(s, "e5", "war_host")
    put(s, "e4", "riders")
    ground(s, "river", "f5")
    start(s, MoveUnit(unit=unit))
    assert not {"e4", "f5"} & offered_hexes(s, "move")


@pytest.mark.rule("bow.6.06", "bow.ex.6.01", "bow.13.06", "bow.13.03")
def test_forest_stops_a_move() -> None:
    s = field()
    ground(s, "forest", "e4", "d4", "f5")
    unit = put(s, "e5", "war_host")
    assert {"e4", "d4", "f5"} <= reached(s, unit, 2)
    assert "e3" not in reached(s, unit, 2)
    put(s, "e2", "guard")
    s.ordered = [unit]
    start(s, Orders(seat=STARK))
    assert "move e4" in offered(s)
    ground(s, "forest", "e5")
    assert "c5" in reached(s, unit, 2)  # leaving costs nothing extra


@pytest.mark.rule("bow.6.07", "bow.14.10", "bow.14.11", "bow.13.18")
def test_fire_bars_entering_and_leaving() -> None:
    s = field()
    unit = put(s, "a1", "war_host")
    ablaze(s, 1, "b1")
    assert reached(s, unit, 1) == {"a2"}
    ablaze(s, 1, "a1")
    assert reached(s, unit, 2) == set()


@pytest.mark.rule("bow.6.08")
def test_enemies_next_to_the_way_do_not_stop_a_move() -> None:
    s = field()
    unit = put(s, "e5", "war_host")
    put(s, "e3", "guard")
    foe = put(s, "f4", "guard")
    start(s, MoveUnit(unit=unit))
    act(s, "move e4")
    assert s.foe[unit] == -1 and s.foe[foe] == -1


@pytest.mark.rule("bow.6.01", "bow.4.17")
def test_moving_counts_for_the_turn() -> None:
    s = field()
    unit = put(s, "e5", "war_host")
    start(s, MoveUnit(unit=unit))
    act(s, "stay")
    assert not s.turn[unit] & MOVED
    start(s, MoveUnit(unit=unit))
    act(s, "move e4")
    assert s.turn[unit] & MOVED


# ---- terrain


@pytest.mark.rule("bow.13.04", "bow.13.05")
def test_plains_and_hills_do_not_hinder() -> None:
    s = field()
    ground(s, "hills", "e4")
    unit = put(s, "e5", "war_host")
    assert "e3" in reached(s, unit, 2)


@pytest.mark.rule("bow.13.07", "bow.13.08", "bow.13.14", "bow.13.16", "bow.13.03")
@pytest.mark.parametrize("name", ["river", "forest_river", "palisade", "siege_tower"])
def test_impassable_terrain(name: str) -> None:
    s = field()
    ground(s, name, "b1")
    unit = put(s, "a1", "war_host")
    assert reached(s, unit, 1) == {"a2"}


@pytest.mark.rule("bow.13.09")
def test_a_building_stops_a_move() -> None:
    s = field()
    ground(s, "building", "b1", "a2")
    unit = put(s, "a1", "war_host")
    assert reached(s, unit, 2) == {"b1", "a2"}


@pytest.mark.rule("bow.13.10", "bow.13.11")
@pytest.mark.parametrize("name", ["road", "forest_road"])
def test_a_move_along_a_road_goes_one_hex_further(name: str) -> None:
    s = field()
    ground(s, name, "b5", "c5", "d5")
    unit = put(s, "b5", "war_host")
    found = reached(s, unit, 2)
    assert "d5" in found
    assert "e5" in found  # the extra hex need not be road
    assert "f5" not in found
    assert "b8" not in found


@pytest.mark.rule("bow.13.10")
def test_the_start_must_be_road_too() -> None:
    s = field()
    ground(s, "road", "c5", "d5", "e5")
    unit = put(s, "b5", "war_host")
    assert "e5" not in reached(s, unit, 2)


@pytest.mark.rule("bow.13.12", "bow.13.13", "bow.13.02")
@pytest.mark.parametrize("bridge", ["wooden_bridge", "stone_bridge"])
def test_a_bridge_is_a_road_across_a_river(bridge: str) -> None:
    s = field()
    ground(s, "river", "c5")
    ground(s, "road", "b5", "d5")
    ground(s, bridge, "c5")
    unit = put(s, "b5", "war_host")
    assert {"c5", "d5", "e5"} <= reached(s, unit, 2)


@pytest.mark.rule("bow.13.15")
def test_a_tent_does_not_hinder() -> None:
    s = field()
    ground(s, "tent", "b1", "a2")
    unit = put(s, "a1", "war_host")
    assert "c1" in reached(s, unit, 2)


@pytest.mark.rule("bow.13.17", "bow.6.06", "bow.13.02")
def test_fords_by_class() -> None:
    for kind, length, beyond in (
        ("war_host", 3, set()),
        ("northmen_archers", 3, {"d5", "e5"}),
        ("riders", 3, {"d5"}),
        ("riders", 4, {"d5", "e5"}),
        ("riders", 2, set()),
    ):
        s = field()
        ground(s, "river", *(f"c{row}" for row in range(1, 10)))
        ground(s, "ford", "c5")
        unit = put(s, "b5", kind)
        found = reached(s, unit, length)
        assert "c5" in found
        assert {h for h in found if h in ("d5", "e5", "f5")} == beyond, (kind, length)


@pytest.mark.rule("bow.13.17")
def test_each_ford_shortens_a_cavalry_move() -> None:
    s = field()
    for column in "ce":
        ground(s, "river", *(f"{column}{row}" for row in range(1, 10)))
        ground(s, "ford", f"{column}5")
    unit = put(s, "b5", "riders")
    assert "e5" in reached(s, unit, 4)
    assert "f5" not in reached(s, unit, 5)
    assert "f5" in reached(s, unit, 6)


@pytest.mark.rule("bow.13.19", "bow.13.06")
def test_devastated_ground_is_plains() -> None:
    s = field()
    ground(s, "forest", "e4")
    unit = put(s, "e5", "war_host")
    devastate(s, HEX["e4"])
    assert "e3" in reached(s, unit, 2)


@pytest.mark.rule("bow.5.06", "bow.6.02")
def test_effects_change_moves() -> None:
    s = field()
    ground(s, "forest", "e4", "d4")
    unit = put(s, "e5", "war_host", "red")
    effects.grant(s, effects.MOVE, unit, 1)
    start(s, MoveUnit(unit=unit))
    assert "e7" in offered_hexes(s, "move")
    effects.grant(s, effects.IGNORE_STOPS, unit)
    assert "e3" in reached(s, unit, 2)


# ---- disengaging by moving


@pytest.mark.rule("bow.8.09", "bow.6.07", "bow.8.14")
def test_an_engaged_unit_disengages_before_it_moves() -> None:
    s = field()
    unit, foe = put(s, "e5", "war_host"), put(s, "e4", "guard")
    army.engage(s, foe, unit)
    start(s, MoveUnit(unit=unit))
    assert offered(s) == ["disengage", "stay"]
    act(s, "disengage")
    assert s.foe[unit] == -1 and s.token[foe] == -1
    assert s.offer is not None and s.offer.kind == "parting_blow"
    dice(s, "green", "red")
    act(s, "yes")
    assert s.figures[unit] == 3
    assert "stay" not in offered(s)
    act(s, "move e6")
    assert at(s, unit) == "e6"


@pytest.mark.rule("bow.8.09")
def test_an_engaged_unit_may_stay() -> None:
    s = field()
    unit, foe = put(s, "e5", "war_host"), put(s, "e4", "guard")
    army.engage(s, foe, unit)
    start(s, MoveUnit(unit=unit))
    act(s, "stay")
    assert s.foe[unit] == foe


@pytest.mark.rule("bow.8.09")
def test_disengaging_needs_a_hex_to_go_to() -> None:
    s = field()
    unit, foe = put(s, "a1", "war_host"), put(s, "a2", "guard")
    ground(s, "river", "b1")
    army.engage(s, foe, unit)
    s.ordered = [unit]
    start(s, Orders(seat=STARK))
    assert offered(s) == ["attack a2", "done"]


@pytest.mark.rule("bow.8.15", "bow.8.09")
def test_a_unit_lost_to_the_parting_blow_does_not_move() -> None:
    s = field()
    unit, foe = put(s, "e5", "war_host", figures=1), put(s, "e4", "guard")
    army.engage(s, unit, foe)
    start(s, MoveUnit(unit=unit))
    dice(s, "green", "red")
    act(s, "disengage", "yes")
    assert at(s, unit) == ""
    assert s.offer is None
    assert s.morale == -1
    assert s.active[foe]
