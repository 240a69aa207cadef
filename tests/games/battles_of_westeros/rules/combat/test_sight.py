"""Range and line of sight (bow.7.04 to bow.7.14)."""

from __future__ import annotations

import pytest

from tests.games.battles_of_westeros.helpers import ablaze, at, field, ground, put, start
from westmarch.games.battles_of_westeros.rules.battlefield.fire import Fires
from westmarch.games.battles_of_westeros.rules.battlefield.grid import (
    DISTANCE,
    HEX,
    HEXES,
    hex_at,
    sight_lines,
)
from westmarch.games.battles_of_westeros.rules.combat.sight import clear_line, dogs_targets, targets
from westmarch.games.battles_of_westeros.rules.state import Field


def offset(q: int, r: int) -> str:
    """The hex at an axial offset from e5 (column 4, row 4)."""
    row = 4 + r
    column = q + 2 + (row - (row & 1)) // 2
    return HEXES[hex_at(column, row)]


def seen(s: Field, unit: int) -> list[str]:
    return [at(s, u) for u in targets(s, unit)]


@pytest.mark.rule("bow.7.13", "bow.7.09")
@pytest.mark.parametrize(
    ("goal", "lines"),
    [
        ((2, 0), [[(1, 0)]]),
        ((1, 1), [[(1, 0)], [(0, 1)]]),
        ((3, 0), [[(1, 0), (2, 0)]]),
        ((2, 1), [[(1, 0), (1, 1)]]),
        ((4, 0), [[(1, 0), (2, 0), (3, 0)]]),
        ((3, 1), [[(1, 0), (1, 1), (2, 0), (2, 1)]]),
        ((2, 2), [[(1, 1), (1, 0), (2, 1)], [(1, 1), (0, 1), (1, 2)]]),
        ((4, 1), [[(1, 0), (2, 0), (2, 1), (3, 1)]]),
    ],
)
def test_the_table_of_lines(goal: tuple[int, int], lines: list[list[tuple[int, int]]]) -> None:
    a, b = HEX["e5"], HEX[offset(*goal)]
    found = {frozenset(HEXES[h] for h in line) for line in sight_lines(a, b)}
    assert found == {frozenset(offset(*o) for o in line) for line in lines}
    back = {frozenset(HEXES[h] for h in line) for line in sight_lines(b, a)}
    assert back == found


@pytest.mark.rule("bow.7.08")
def test_adjacent_units_always_see_each_other() -> None:
    s = field()
    ground(s, "forest", "e5", "e4")
    assert clear_line(s, HEX["e5"], HEX["e4"])


@pytest.mark.rule("bow.7.04", "bow.7.05", "bow.7.07", "bow.ex.7.01")
def test_archers_reach_four_hexes() -> None:
    s = field()
    archers = put(s, "e5", "northmen_archers")
    put(s, "a5", "guard")
    put(s, "i5", "cavaliers")
    assert seen(s, archers) == ["a5", "i5"]


@pytest.mark.rule("bow.7.05", "bow.7.10", "bow.ex.7.02")
def test_five_hexes_are_out_of_range() -> None:
    s = field()
    archers = put(s, "e5", "northmen_archers")
    put(s, "j5", "guard")
    put(s, "g5", "riders")
    assert seen(s, archers) == []
    assert not clear_line(s, HEX["e5"], HEX["j5"])


@pytest.mark.rule("bow.7.09", "bow.7.10", "bow.ex.7.03")
@pytest.mark.parametrize("blocked", ["forest", "hills", "building", "forest_road", "palisade"])
def test_blocking_terrain_on_the_line(blocked: str) -> None:
    s = field()
    archers = put(s, "e5", "northmen_archers")
    put(s, "h5", "guard")
    ground(s, blocked, "g5")
    assert seen(s, archers) == []


@pytest.mark.rule("bow.7.10", "bow.13.04", "bow.13.07", "bow.13.10", "bow.13.15", "bow.13.17")
@pytest.mark.parametrize("free", ["plains", "river", "road", "tent", "ford", "stone_bridge"])
def test_terrain_that_does_not_block(free: str) -> None:
    s = field()
    archers = put(s, "e5", "northmen_archers")
    put(s, "h5", "guard")
    ground(s, free, "g5")
    assert seen(s, archers) == ["h5"]


@pytest.mark.rule("bow.7.10")
@pytest.mark.parametrize("kind", ["war_host", "guard"])
def test_units_of_both_houses_block(kind: str) -> None:
    s = field()
    archers = put(s, "e5", "northmen_archers")
    put(s, "h5", "guard")
    put(s, "f5", kind)
    assert "h5" not in seen(s, archers)


@pytest.mark.rule("bow.7.11")
def test_terrain_of_the_end_hexes_does_not_block() -> None:
    s = field()
    archers = put(s, "e5", "northmen_archers")
    put(s, "h5", "guard")
    ground(s, "forest", "e5", "h5")
    assert seen(s, archers) == ["h5"]


@pytest.mark.rule("bow.7.12", "bow.ex.7.04")
def test_a_line_along_edges_blocked_on_both_sides() -> None:
    s = field()
    archers = put(s, "e5", "northmen_archers")
    put(s, offset(1, 1), "guard")
    ground(s, "forest", offset(1, 0), offset(0, 1))
    assert seen(s, archers) == []


@pytest.mark.rule("bow.7.12", "bow.ex.7.05")
def test_a_line_along_edges_free_on_one_side() -> None:
    s = field()
    archers = put(s, "e5", "northmen_archers")
    put(s, offset(1, 1), "guard")
    ground(s, "forest", offset(1, 0))
    assert seen(s, archers) == [offset(1, 1)]


@pytest.mark.rule("bow.7.12")
def test_sides_of_a_shifted_line_are_not_mixed() -> None:
    s = field()
    a, b = HEX["e5"], HEX[offset(2, 2)]
    ground(s, "forest", offset(1, 0), offset(1, 2))
    assert not clear_line(s, a, b)


@pytest.mark.rule("bow.7.06")
def test_melee_units_reach_adjacent_hexes() -> None:
    s = field()
    unit = put(s, "e5", "war_host")
    put(s, "e4", "guard")
    put(s, "e3", "guard")
    assert seen(s, unit) == ["e4"]


@pytest.mark.rule("bow.7.14", "bow.13.05")
def test_archers_on_hills_shoot_over_units() -> None:
    s = field()
    ground(s, "hills", "e5")
    archers = put(s, "e5", "northmen_archers")
    put(s, "f5", "war_host")
    put(s, "h5", "guard")
    assert seen(s, archers) == ["h5"]
    ground(s, "forest", "g5")
    assert seen(s, archers) == []


@pytest.mark.rule("bow.7.14", "bow.12.07", "bow.13.05")
def test_dogs_run_past_friends() -> None:
    s = field()
    put(s, "e5", "kennelmasters")
    put(s, "f5", "war_host")
    put(s, "h5", "guard")
    put(s, "e4", "guard")
    found = [at(s, u) for u in dogs_targets(s, HEX["e5"], 0)]
    assert found == ["h5"]
    put(s, "g5", "guard")
    found = [at(s, u) for u in dogs_targets(s, HEX["e5"], 0)]
    assert found == ["g5"]
    ground(s, "hills", "e5")
    assert [at(s, u) for u in dogs_targets(s, HEX["e5"], 0)] == ["g5"]


@pytest.mark.rule("bow.7.05", "bow.1.08")
def test_range_is_the_least_distance() -> None:
    goal = HEX[offset(3, 1)]
    assert DISTANCE[HEX["e5"]][goal] == 4
    s = field()
    archers = put(s, "e5", "northmen_archers")
    put(s, offset(3, 1), "guard")
    assert seen(s, archers) == [offset(3, 1)]


@pytest.mark.rule("bow.7.10", "bow.13.02", "bow.13.18")
@pytest.mark.parametrize("wood", ["forest", "building", "forest_road"])
def test_a_fire_token_makes_its_hex_no_obstacle(wood: str) -> None:
    s = field()
    a, b = HEX["e5"], HEX["g5"]
    ablaze(s, 2, "f5")
    assert clear_line(s, a, b), "a fire on open ground is no obstacle"
    ground(s, wood, "f5")
    assert clear_line(s, a, b), "the token comes before the hex"
    ablaze(s, 0, "f5")
    assert not clear_line(s, a, b), "put out, it stands as before"


@pytest.mark.rule("bow.7.10", "bow.13.02", "bow.13.14", "bow.13.16")
@pytest.mark.parametrize("token", ["palisade", "siege_tower"])
def test_a_fire_does_not_come_before_another_token(token: str) -> None:
    s = field()
    ground(s, token, "f5")
    ablaze(s, 1, "f5")
    assert not clear_line(s, HEX["e5"], HEX["g5"])


@pytest.mark.rule("bow.7.10", "bow.13.06", "bow.14.05")
def test_a_burnt_down_forest_blocks_no_line() -> None:
    s = field()
    ground(s, "forest", "f5")
    ablaze(s, 3, "f5")
    start(s, Fires())
    assert clear_line(s, HEX["e5"], HEX["g5"])
    ablaze(s, 0, "f5")
    assert clear_line(s, HEX["e5"], HEX["g5"]), "it is plains, burning or not"


@pytest.mark.rule("bow.7.10", "bow.13.02")
def test_a_unit_in_a_burning_hex_is_an_obstacle_still() -> None:
    s = field()
    ground(s, "forest", "f5")
    ablaze(s, 1, "f5")
    put(s, "f5", "war_host")
    assert not clear_line(s, HEX["e5"], HEX["g5"])
