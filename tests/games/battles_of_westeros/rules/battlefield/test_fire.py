"""Fire and status conditions (chapter 14), terrain that burns (chapter 13)."""

from __future__ import annotations

import json

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
from westmarch.games.battles_of_westeros.invariants import broken
from westmarch.games.battles_of_westeros.rules import cards
from westmarch.games.battles_of_westeros.rules.battlefield import army, fire
from westmarch.games.battles_of_westeros.rules.battlefield.fire import Fires, kindle
from westmarch.games.battles_of_westeros.rules.battlefield.grid import HEX, HEXES
from westmarch.games.battles_of_westeros.rules.battlefield.pieces import (
    COMMANDER,
    HOUSES,
    LANNISTER,
    STARK,
)
from westmarch.games.battles_of_westeros.rules.battlefield.terrain import (
    BURNS,
    GROUND,
    GROUNDS,
    PLAINS,
)
from westmarch.games.battles_of_westeros.rules.combat.attack import MELEE, dice_limit
from westmarch.games.battles_of_westeros.rules.round.orders import Orders, deeds
from westmarch.games.battles_of_westeros.rules.round.rounds import Round
from westmarch.games.battles_of_westeros.rules.state import Field
from westmarch.kernel.engine.flow import resume
from westmarch.kernel.engine.state import decode, encode


def burning(s: Field) -> dict[str, int]:
    return {HEXES[h]: level for h, level in enumerate(s.fire) if level}


@pytest.mark.rule("bow.14.02", "bow.14.03", "bow.ex.14.02", "bow.13.13", "bow.13.05")
def test_levels_rise_to_the_burn_limit() -> None:
    s = field()
    ground(s, "forest", "e5")
    ground(s, "stone_bridge", "f5")
    assert kindle(s, HEX["e5"], 2) == 2
    assert kindle(s, HEX["e5"], 2) == 1
    assert s.fire[HEX["e5"]] == 3
    assert kindle(s, HEX["f5"], 2) == 0
    assert s.fire[HEX["f5"]] == 0


@pytest.mark.rule(
    "bow.13.04",
    "bow.13.05",
    "bow.13.06",
    "bow.13.07",
    "bow.13.08",
    "bow.13.09",
    "bow.13.10",
    "bow.13.11",
    "bow.13.12",
    "bow.13.13",
    "bow.13.14",
    "bow.13.15",
    "bow.13.16",
    "bow.13.17",
    "bow.14.03",
)
def test_burn_limits() -> None:
    assert {name: BURNS[GROUND[name]] for name in GROUNDS if name != "off"} == {
        "plains": 4,
        "hills": 0,
        "forest": 3,
        "river": 0,
        "forest_river": 0,
        "building": 4,
        "road": 4,
        "forest_road": 3,
        "wooden_bridge": 3,
        "stone_bridge": 0,
        "palisade": 4,
        "tent": 1,
        "siege_tower": 1,
        "ford": 0,
    }


@pytest.mark.rule("bow.14.04", "bow.14.05", "bow.14.09", "bow.13.19", "bow.ex.14.01")
def test_a_forest_burns_down_in_the_regroup_phase() -> None:
    s = field()
    ground(s, "forest", "f5")
    gregor = put(s, "e5", commander="gregor_reaver", rank="blue")
    ablaze(s, 1, "f5")
    dice(s, "green", "green", "red")
    fire.scorch(s, gregor, HEX["f5"])
    assert s.fire[HEX["f5"]] == 3
    assert s.ground[HEX["f5"]] == GROUND["forest"]
    start(s, Fires())
    assert s.ground[HEX["f5"]] == PLAINS
    assert s.devastated == (HEX["f5"],)
    assert s.fire[HEX["f5"]] == 3


@pytest.mark.rule("bow.14.05", "bow.13.09", "bow.13.11")
@pytest.mark.parametrize(("name", "level"), [("building", 4), ("forest_road", 3)])
def test_devastation_by_terrain(name: str, level: int) -> None:
    s = field()
    ground(s, name, "e5")
    ablaze(s, level - 1, "e5")
    start(s, Fires())
    assert s.ground[HEX["e5"]] == GROUND[name]
    ablaze(s, level, "e5")
    s.luck = [0]
    start(s, Fires())
    assert s.ground[HEX["e5"]] == PLAINS


@pytest.mark.rule("bow.13.04", "bow.13.10", "bow.14.15", "bow.13.19")
@pytest.mark.parametrize("name", ["plains", "road"])
def test_plains_and_roads_burn_without_effect(name: str) -> None:
    s = field()
    ground(s, name, "e5")
    ablaze(s, 4, "e5")
    s.luck = [1]
    start(s, Fires())
    assert s.ground[HEX["e5"]] == GROUND[name]
    assert s.fire[HEX["e5"]] == 4
    assert not s.devastated


@pytest.mark.rule("bow.13.14", "bow.13.15", "bow.13.16", "bow.14.05", "bow.14.09")
@pytest.mark.parametrize(("name", "level"), [("palisade", 4), ("tent", 1), ("siege_tower", 1)])
def test_tokens_burn_away(name: str, level: int) -> None:
    s = field()
    ground(s, name, "e5")
    ablaze(s, level, "e5")
    s.luck = [1]
    start(s, Fires())
    assert s.ground[HEX["e5"]] == PLAINS
    assert s.fire[HEX["e5"]] == level


@pytest.mark.rule("bow.14.09", "bow.14.03")
def test_a_fire_that_cannot_burn_any_more_goes_out() -> None:
    s = field()
    ground(s, "hills", "e5")
    ground(s, "tent", "e5")
    ablaze(s, 1, "e5")
    start(s, Fires())
    assert not burning(s)


@pytest.mark.rule("bow.13.12", "bow.14.09", "bow.14.06")
def test_a_burnt_bridge_throws_its_unit_off() -> None:
    s = field()
    ground(s, "river", "e5")
    ground(s, "wooden_bridge", "e5")
    unit = put(s, "e5", "war_host")
    ablaze(s, 3, "e5")
    start(s, Fires())
    assert s.ground[HEX["e5"]] == GROUND["river"]
    assert not burning(s)
    assert s.figures[unit] == 1
    assert offered(s) == ["retreat d6", "retreat e6"]
    act(s, "retreat d6")
    assert at(s, unit) == "d6"


@pytest.mark.rule("bow.13.12")
def test_a_unit_that_cannot_leave_the_burnt_bridge_is_lost() -> None:
    s = field()
    ground(s, "river", "e5", "d6", "e6")
    ground(s, "wooden_bridge", "e5")
    unit = put(s, "e5", commander="maege_bear_island")
    ablaze(s, 3, "e5")
    start(s, Fires())
    assert at(s, unit) == ""
    assert s.captor[COMMANDER["maege_bear_island"]] == LANNISTER


@pytest.mark.rule("bow.14.06", "bow.12.05", "bow.10.10")
def test_units_burn_one_figure_a_level() -> None:
    s = field()
    ground(s, "building", "e5")
    unit = put(s, "e5", commander="greatjon_last_hearth")
    other = put(s, "g5", "guard", "blue")
    ablaze(s, 2, "e5")
    ablaze(s, 4, "g5")
    s.luck = [1]
    start(s, Fires())
    assert s.figures[unit] == 2
    assert at(s, other) == ""
    assert s.morale == 2


@pytest.mark.rule("bow.14.07", "bow.16.05", "bow.14.15")
def test_a_fire_of_level_four_spreads_in_a_drawn_direction() -> None:
    s = field()
    ablaze(s, 4, "e5")
    s.luck = [1]
    start(s, Fires())
    assert burning(s) == {"e5": 4, "f5": 1}
    s.luck = [1]
    start(s, Fires())
    assert burning(s) == {"e5": 4, "f5": 2}


@pytest.mark.rule("bow.14.07", "bow.14.08")
def test_limits_of_spreading() -> None:
    s = field()
    ground(s, "river", "f5")
    put(s, "d5", "war_host")
    ablaze(s, 4, "e5")
    s.luck = [1]
    start(s, Fires())
    assert burning(s) == {"e5": 4}
    s.luck = [4]
    start(s, Fires())
    assert burning(s) == {"e5": 4, "d5": 1}
    s = field()
    ablaze(s, 4, "a1")
    s.luck = [4]
    start(s, Fires())
    assert burning(s) == {"a1": 4}
    s = field()
    ablaze(s, 3, "e5")
    start(s, Fires())
    assert burning(s) == {"e5": 3}


@pytest.mark.rule("bow.14.04")
def test_the_first_player_chooses_the_order_and_new_fires_wait() -> None:
    s = field()
    s.first = LANNISTER
    ablaze(s, 4, "e5")
    ablaze(s, 4, "g5")
    ablaze(s, 3, "f5")
    start(s, Fires())
    assert s.offer is not None and s.offer.seat == LANNISTER
    assert offered(s) == ["choose_hex e5", "choose_hex g5"]
    s.luck = [4, 1]
    act(s, "choose_hex g5")
    assert burning(s) == {"e5": 4, "f5": 4, "g5": 4}  # f5 does not spread, e5 meets a full fire
    assert s.offer is None


@pytest.mark.rule("bow.14.04", "bow.11.01", "bow.10.12")
@pytest.mark.parametrize("first", [STARK, LANNISTER])
@pytest.mark.parametrize("places", [("e4", "e6"), ("e6", "e4")])
def test_the_first_player_chooses_which_unit_burns_first(
    first: int, places: tuple[str, str]
) -> None:
    """The last men of both Houses in fires, each House one step from Rout at its turn: whoever
    loses his first loses the battle, wherever on the map they stand."""
    for lost in (STARK, LANNISTER):
        s = field()
        s.first = first
        units = put(s, places[0], "war_host", figures=1), put(s, places[1], "guard", figures=1)
        ablaze(s, 1, "e4", "e6")
        s.morale = 10 if lost == LANNISTER else -10
        start(s, Fires())
        assert s.offer is not None
        assert (s.offer.kind, s.offer.seat) == ("burn_unit", first)
        assert sorted(offered(s)) == ["choose_unit e4", "choose_unit e6"]
        saved = 1 - lost  # whose unit burns first takes the marker back from the edge
        act(s, f"choose_unit {places[saved]}")
        assert not s.ending and at(s, units[lost]) == "" and s.morale == (10, -10)[lost == STARK]
        s = field()
        s.first = first
        put(s, places[0], "war_host", figures=1), put(s, places[1], "guard", figures=1)
        ablaze(s, 1, "e4", "e6")
        s.morale = 10 if lost == LANNISTER else -10
        start(s, Fires())
        act(s, f"choose_unit {places[lost]}")
        assert (s.ending, s.winners) == ("rout", [1 - lost])


@pytest.mark.rule("bow.14.04", "bow.11.10")
def test_the_order_of_burning_is_asked_where_an_instant_victory_may_lie_between() -> None:
    instant = [
        {"house": house, "conditions": [{"what": "eliminated", "count": 1}]} for house in HOUSES
    ]
    s = field(instant=instant)
    put(s, "e4", "war_host", figures=1), put(s, "e6", "guard", figures=1)
    ablaze(s, 1, "e4", "e6")
    start(s, Fires())
    assert offered(s) == ["choose_unit e4", "choose_unit e6"]
    act(s, "choose_unit e6")
    assert (s.ending, s.winners) == ("instant", [STARK])


@pytest.mark.rule("bow.14.04", "bow.5.22")
def test_the_order_of_burning_is_asked_where_a_commander_shields_the_morale() -> None:
    assert cards.commanders  # what Tywin can do is registered there
    fell = {}
    for choice in ("e4", "e6"):
        s = field()
        put(s, "e4", commander="tywin_casterly_rock", rank="red", figures=1)
        put(s, "e6", "guard", "red", figures=1)
        ablaze(s, 1, "e4", "e6")
        start(s, Fires())
        assert offered(s) == ["choose_unit e4", "choose_unit e6"]
        act(s, f"choose_unit {choice}")
        fell[choice] = s.morale
    assert fell == {"e4": 3 + 3, "e6": 2 + 3}


@pytest.mark.rule("bow.14.04", "bow.14.06")
def test_the_order_of_burning_is_not_asked_where_it_cannot_matter() -> None:
    s = field()  # far from the ends of the track
    put(s, "e4", "war_host", figures=1), put(s, "e6", "guard", figures=1)
    ablaze(s, 1, "e4", "e6")
    start(s, Fires())
    assert s.offer is None and not s.morale
    s = field()  # one House alone
    s.morale = -9
    put(s, "e4", "war_host", figures=1), put(s, "e6", "war_host", figures=1)
    ablaze(s, 1, "e4", "e6")
    start(s, Fires())
    assert (s.ending, s.winners) == ("rout", [LANNISTER])
    s = field()  # one unit is lost, the other lives
    s.morale = 10
    put(s, "e4", "war_host"), put(s, "e6", "guard", figures=1)
    ablaze(s, 1, "e4", "e6")
    start(s, Fires())
    assert (s.ending, s.winners) == ("rout", [STARK])


def on_bridges(*units: tuple[str, str], ways: tuple[str, ...]) -> tuple[Field, list[int]]:
    """Units on wooden bridges that will have burnt down; of the hexes behind them (below for Stark,
    above for Lannister) only these are open."""
    s = field()
    hexes = [h for h, _ in units]
    behind = {"c4", "d4", "e4", "f4", "c6", "d6", "e6", "f6"} - set(ways)
    ground(s, "river", *hexes, *sorted(behind))
    ground(s, "wooden_bridge", *hexes)
    ablaze(s, 3, *hexes)
    return s, [put(s, h, kind) for h, kind in units]


@pytest.mark.rule("bow.13.12", "bow.14.04", "bow.11.01")
@pytest.mark.parametrize("first", [STARK, LANNISTER])
@pytest.mark.parametrize("goes", [0, 1])
def test_the_first_player_chooses_who_leaves_his_burnt_bridge_first(first: int, goes: int) -> None:
    """One hex is free for two units of a House: who leaves first is saved."""
    s, units = on_bridges(("d5", "war_host"), ("e5", "war_host"), ways=("d6",))
    s.first = first
    start(s, Fires())
    assert s.offer is not None
    assert (s.offer.kind, s.offer.seat) == ("leave_bridge", first)
    assert offered(s) == ["choose_unit d5", "choose_unit e5"]
    assert not [line for line in broken(s) if "stands" in line], "they are about to leave"
    act(s, f"choose_unit {('d5', 'e5')[goes]}")
    assert (at(s, units[goes]), at(s, units[1 - goes])) == ("d6", "")


@pytest.mark.rule("bow.13.12", "bow.14.04", "bow.9.04")
def test_the_first_player_chooses_whose_owner_shows_his_way_first() -> None:
    both = ("c4", "d4", "e6", "f6")
    s, _ = on_bridges(("d5", "guard"), ("e5", "war_host"), ways=both)
    s.first = LANNISTER
    start(s, Fires())
    assert s.offer is not None
    assert (s.offer.kind, s.offer.seat) == ("leave_bridge", LANNISTER)


@pytest.mark.rule("bow.13.12", "bow.14.04")
def test_the_order_of_leaving_is_not_asked_where_it_cannot_matter() -> None:
    s, units = on_bridges(("d5", "war_host"), ("f5", "war_host"), ways=("c6", "e6"))
    start(s, Fires())
    assert s.offer is None
    assert [at(s, u) for u in units] == ["c6", "e6"]


def test_fires_of_an_older_save_go_on_where_they_were() -> None:
    """Before the first player was asked who burns first, spreading came a step earlier."""
    s = field()
    ablaze(s, 4, "e5", "g5")
    start(s, Fires())
    saved = json.loads(encode(s))
    assert saved["stack"][-1]["frame"] == "Fires"
    saved["schema"] = 1
    saved["stack"][-1]["step"] -= 1
    del saved["stack"][-1]["doomed"]
    again = decode(json.dumps(saved), Field)
    resume(again)
    assert offered(again) == offered(s) == ["choose_hex e5", "choose_hex g5"]


@pytest.mark.rule("bow.13.18", "bow.13.06", "bow.13.09", "bow.7.16", "bow.12.04")
def test_cover_and_dice_limits_stay_in_a_burning_hex() -> None:
    """The fire token says only that units there may not attack: the wood and the walls protect who
    stands among them until they have burnt down."""
    for level in (0, 2):
        s = field()
        ground(s, "forest", "e4")
        ground(s, "building", "e5")
        host = put(s, "d5", "war_host", "red")
        in_wood, in_house = put(s, "e4", "guard"), put(s, "e5", "guard")
        if level:
            ablaze(s, level, "e4", "e5")
        assert dice_limit(s, host, in_wood, MELEE) == 2
        assert army.protection(s, in_house) == 1


@pytest.mark.rule("bow.14.13", "bow.4.22")
def test_putting_out_the_fire_in_ones_own_hex() -> None:
    s = field()
    unit = put(s, "e5", "war_host")
    put(s, "e4", "guard")
    ablaze(s, 4, "e5")
    s.ordered = [unit]
    start(s, Orders(seat=STARK))
    assert offered(s) == ["put_out_fire e5", "done"]
    act(s, "put_out_fire e5")
    assert not burning(s)
    assert s.offer is None
    assert not s.active[unit]


@pytest.mark.rule("bow.14.14", "bow.14.15")
@pytest.mark.parametrize(("level", "symbol"), [(1, "green"), (2, "blue"), (3, "red"), (4, "valor")])
def test_putting_out_a_fire_next_door(level: int, symbol: str) -> None:
    for face in ("green", "blue", "red", "valor", "morale"):
        s = field()
        unit = put(s, "e5", "war_host")
        ablaze(s, level, "f5")
        dice(s, face)
        fire.douse(s, unit, HEX["f5"])
        assert bool(burning(s)) == (face != symbol)
        assert deeds(s, unit) == []


@pytest.mark.rule("bow.14.14")
def test_when_a_fire_next_door_can_be_fought() -> None:
    s = field()
    unit = put(s, "e5", "war_host")
    foe = put(s, "e4", "guard")
    ablaze(s, 2, "f5")
    army.engage(s, foe, unit)
    assert ("put_out_fire", "f5") in deeds(s, unit)
    ablaze(s, 1, "e5")
    assert ("put_out_fire", "f5") not in deeds(s, unit)


@pytest.mark.rule("bow.14.01", "bow.11.02")
def test_fire_acts_in_step_a_of_every_regroup_phase() -> None:
    """Before points are counted, and in each round again."""
    s = field(score=[{"house": "lannister", "what": "eliminate", "when": "at_once"}])
    unit = put(s, "e5", "war_host", figures=2)
    ablaze(s, 1, "e5")
    start(s, Round(step=Round.sequence.index("status_conditions")))
    assert s.round == 2 and s.figures[unit] == 1 and not s.points[LANNISTER]
    while s.round == 2:
        act(s, "pass" if "pass" in offered(s) else offered(s)[0])
    assert s.hex[unit] < 0 and s.points[LANNISTER] == 1


@pytest.mark.rule("bow.11.02")
def test_without_fire_nothing_happens() -> None:
    s = field()
    before = s.ground[:]
    start(s, Fires())
    assert s.offer is None
    assert s.ground == before
