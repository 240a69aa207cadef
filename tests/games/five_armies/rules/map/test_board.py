"""Chapter 3: the board and the pieces."""

from __future__ import annotations

import pytest

from tests.games.five_armies.helpers import FP, SHADOW, army, bare, offered, put_army, start, why
from westmarch.games.five_armies.rules.battle.battle import MoveAndAttack
from westmarch.games.five_armies.rules.map.board import (
    BROKEN_LANDS,
    DEFENCE,
    GOBLIN_POINTS,
    HAS_CONTROL,
    IN_RANGE,
    IS_SETTLEMENT,
    LEADS_TO,
    MUSTERING,
    NEIGHBOURS,
    NO_TERRITORY,
    PASSES,
    PLACE,
    PLACES,
    REGION_COUNT,
    REGIONS_OF,
    TERRAIN_OF,
    TERRAINS,
    TERRITORY_OF,
    is_ford,
    is_uphill,
)
from westmarch.games.five_armies.rules.map.movement import MoveArmies
from westmarch.games.five_armies.rules.map.pieces import ORC
from westmarch.games.five_armies.rules.turn.recruitment import RecruitUnits
from westmarch.games.five_armies.rules.turn.victory import LAST_SPACE


@pytest.mark.rule("b5a.3.01")
def test_forty_six_regions_in_four_territories() -> None:
    assert REGION_COUNT == 46
    assert [len(regions) for regions in REGIONS_OF] == [13, 13, 12, 8]
    assert all(0 <= TERRAIN_OF[r] < 5 for r in range(REGION_COUNT))
    assert TERRAINS == ("hills", "mountains", "plains", "ruins", "swamps")


@pytest.mark.rule("b5a.3.02")
def test_adjacency_is_mutual_and_the_board_is_one_piece() -> None:
    for here in range(REGION_COUNT):
        for there in NEIGHBOURS[here]:
            assert here in NEIGHBOURS[there]
    seen, queue = {0}, [0]
    while queue:
        for there in NEIGHBOURS[queue.pop()]:
            if there not in seen:
                seen.add(there)
                queue.append(there)
    assert len(seen) == REGION_COUNT


@pytest.mark.rule("b5a.3.02", "b5a.3.03", "b5a.3.04", "b5a.3.05", "b5a.3.06", "b5a.ex.3.01")
def test_example_five_borders() -> None:
    # (a) a white line; (b) a river without ford; (c) a ford; (d) a slope; (e) the black line
    assert PLACE["ruins_of_dale"] in NEIGHBOURS[PLACE["v_south_plain"]]
    assert PLACE["camp"] not in NEIGHBOURS[PLACE["v_middle_plain"]]
    assert PLACE["v_northwest_plain"] in NEIGHBOURS[PLACE["camp"]]
    assert is_ford(PLACE["camp"], PLACE["v_northwest_plain"])
    assert is_ford(PLACE["v_northwest_plain"], PLACE["camp"])
    assert is_uphill(PLACE["eb_gate_plain"], PLACE["front_gate"])
    assert not is_uphill(PLACE["front_gate"], PLACE["eb_gate_plain"])
    assert NEIGHBOURS[PLACE["front_gate"]] == (PLACE["eb_gate_plain"],)


@pytest.mark.rule("b5a.3.03")
def test_nothing_happens_across_a_river_without_ford() -> None:
    s = bare()
    put_army(s, "v_middle_plain", orc=1)
    put_army(s, "camp", lake_men=1)
    start(s, MoveAndAttack(side=SHADOW))
    assert "attack camp" not in offered(s) and "move_to camp" not in offered(s)


@pytest.mark.rule("b5a.3.04", "b5a.3.05")
def test_fords_and_slopes_do_not_stop_movement() -> None:
    s = bare()
    put_army(s, "eb_ford_plain", lake_men=1)
    start(s, MoveArmies(side=FP))
    assert "move_to v_north_swamp" in offered(s)
    assert "move_to eb_heights_centre" in offered(s)


@pytest.mark.rule("b5a.3.06")
def test_the_black_border_is_crossed_only_through_the_passes() -> None:
    inside = {*GOBLIN_POINTS, *PASSES}
    for region in range(REGION_COUNT):
        assert not inside & set(NEIGHBOURS[region])
    for place in inside:
        assert NEIGHBOURS[place] == ()
    assert PLACES[LEADS_TO[PLACE["mountain_pass_north"]]] == "eb_heights_centre"
    assert PLACES[LEADS_TO[PLACE["mountain_pass_west"]]] == "ss_heights_pass"


@pytest.mark.rule("b5a.3.06", "b5a.8.16")
def test_the_black_border_blocks_the_ruler() -> None:
    # The two sides of the mountain are near, but the line would cross it.
    assert PLACE["ss_heights_southwest"] not in IN_RANGE[PLACE["front_gate"]]


@pytest.mark.rule("b5a.3.07")
def test_the_six_settlements() -> None:
    assert [PLACES[r] for r in range(REGION_COUNT) if IS_SETTLEMENT[r]] == [
        "eastern_spur",
        "camp",
        "ravenhill",
        "lower_slopes",
        "fallen_bridge",
        "ruins_of_dale",
    ]


@pytest.mark.rule("b5a.3.08")
def test_the_three_fortifications() -> None:
    found = {PLACES[r]: DEFENCE[r] for r in range(REGION_COUNT) if DEFENCE[r]}
    assert found == {"front_gate": 6, "eastern_spur": 3, "ravenhill": 3}
    assert HAS_CONTROL[PLACE["front_gate"]] and not IS_SETTLEMENT[PLACE["front_gate"]]


@pytest.mark.rule("b5a.3.09")
def test_mustering_regions_have_no_limit_for_the_shadow() -> None:
    assert len(MUSTERING) == 4 and all(TERRITORY_OF[r] == BROKEN_LANDS for r in MUSTERING)
    s = bare()
    start(s, RecruitUnits(side=SHADOW, place=MUSTERING[0], units=((ORC, 9),)))
    assert s.offer is None and s.shadow_units[MUSTERING[0]] == 9


@pytest.mark.rule("b5a.3.10")
def test_spaces_inside_the_mountain_are_no_regions() -> None:
    for place in (*GOBLIN_POINTS, *PASSES):
        assert place >= REGION_COUNT
        assert TERRITORY_OF[place] == NO_TERRITORY and TERRAIN_OF[place] < 0
    s = bare()
    put_army(s, "goblin_muster_north", goblin=2)
    assert army(s, "goblin_muster_north") == {"goblin": 2}
    put_army(s, "mountain_pass_north", goblin=1)
    put_army(s, "eb_heights_centre", dwarf_veteran=1)
    start(s, MoveAndAttack(side=FP))
    assert not any("pass" in a or "goblin" in a for a in offered(s))
    assert why(s, "attack mountain_pass_north") is not None


@pytest.mark.rule("b5a.3.12")
def test_the_fate_track_ends_at_fifteen() -> None:
    assert LAST_SPACE == 15


@pytest.mark.rule("b5a.3.14")
def test_no_more_units_than_figures() -> None:
    s = bare()
    put_army(s, "bl_muster_n", great_orc=5)
    start(s, RecruitUnits(side=SHADOW, place=PLACE["bl_muster_e"], units=((8, 3),)))
    assert army(s, "bl_muster_e") == {"great_orc": 1}
    assert s.supply[8] == 0
