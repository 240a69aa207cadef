"""Army movement (wotr.6.16, wotr.6.32 to wotr.6.45) and the politics of borders (chapter 7)."""

from __future__ import annotations

import random

import pytest

from tests.games.war_of_the_ring.helpers import (
    TOTALS,
    act,
    army,
    at_war,
    bare,
    capture,
    characters,
    everyone_at_war,
    figures_in_box,
    offered,
    place_character,
    put_army,
    start,
    told,
    why,
)
from westmarch.games.war_of_the_ring.rules.catalogue import CARD
from westmarch.games.war_of_the_ring.rules.map import armies
from westmarch.games.war_of_the_ring.rules.map.board import (
    INSIDE,
    NEIGHBOURS,
    REGION,
    REGION_COUNT,
    SETTLEMENT,
    STRONGHOLD,
)
from westmarch.games.war_of_the_ring.rules.map.march import (
    LED,
    LED_BY_COMPANION,
    LED_BY_NAZGUL,
    NOT_LED,
    SelectFigures,
    why_not_enter,
)
from westmarch.games.war_of_the_ring.rules.map.movement import MoveArmies, why_not_move_armies
from westmarch.games.war_of_the_ring.rules.map.pieces import (
    CHARACTER,
    COMPANIONS,
    FREE_PEOPLES,
    GONDOR,
    IS_UNIT,
    ISENGARD,
    KINDS_OF_SIDE,
    NATION,
    ROHAN,
    SHADOW,
    UNIT_KINDS,
    WITCH_KING,
)
from westmarch.games.war_of_the_ring.rules.state import War
from westmarch.kernel.engine.flow import take


@pytest.fixture
def s() -> War:
    state = bare()
    everyone_at_war(state)
    return state


def march(s: War, seat: int, **options: int) -> None:
    start(s, MoveArmies(seat=seat, **options))


# ---- moving and splitting


@pytest.mark.rule("wotr.4.30", "wotr.6.32", "wotr.6.35", "wotr.2.08")
def test_chosen_figures_move_to_an_adjacent_region(s):
    put_army(s, "edoras", rohan_regular=3, rohan_elite=1, rohan_leader=1)
    put_army(s, "osgiliath", gondor_regular=1)
    march(s, 0)
    act(s, "move_from edoras", "move_to folde")
    assert offered(s) == [
        "take_all",
        "take rohan_regular",
        "take rohan_elite",
        "take rohan_leader",
    ]
    act(s, "take rohan_regular", "take rohan_regular", "take rohan_leader", "done")
    assert army(s, "folde") == {"rohan_regular": 2, "rohan_leader": 1}
    assert army(s, "edoras") == {"rohan_regular": 1, "rohan_elite": 1}
    assert told(s, "army_moved")[0].data["to"] == "folde"


@pytest.mark.rule("wotr.6.16", "wotr.6.17", "wotr.2.07", "wotr.2.10")
def test_all_figures_in_a_region_are_one_army_of_several_nations(s):
    put_army(s, "edoras", rohan_regular=2, rohan_leader=1)
    put_army(s, "folde", gondor_elite=1, elves_regular=1)
    place_character(s, "boromir", "edoras")
    march(s, 0, count=1)
    act(s, "move_from edoras", "move_to folde", "take_all")
    assert army(s, "folde") == {
        "elves_regular": 1,
        "gondor_elite": 1,
        "rohan_regular": 2,
        "rohan_leader": 1,
    }
    assert armies.units_at(s, FREE_PEOPLES, REGION["folde"]) == 4
    assert characters(s, "folde") == ["boromir"]
    assert army(s, "edoras") == {}
    # Merged, they go on as one: the Leader of Rohan leads whoever is there.
    march(s, 0, count=1, led=LED)
    act(s, "move_to eastemnet", "take gondor_elite", "take rohan_leader", "done")
    assert army(s, "eastemnet") == {"gondor_elite": 1, "rohan_leader": 1}


@pytest.mark.rule("wotr.6.33", "wotr.4.30")
def test_army_result_moves_up_to_two_armies(s):
    put_army(s, "edoras", rohan_regular=1)
    put_army(s, "erebor", dwarves_regular=1)
    put_army(s, "bree", north_regular=1)
    march(s, 0)
    act(s, "move_from edoras", "move_to folde", "move_from bree", "move_to weather_hills")
    assert s.offer is None
    assert army(s, "folde") == {"rohan_regular": 1}
    assert army(s, "weather_hills") == {"north_regular": 1}


@pytest.mark.rule("wotr.6.33")
def test_second_move_may_be_left_out(s):
    put_army(s, "edoras", rohan_regular=1)
    put_army(s, "bree", north_regular=1)
    march(s, 0)
    assert "done" not in offered(s)
    act(s, "move_from edoras", "move_to folde", "done")
    assert s.offer is None
    assert army(s, "bree") == {"north_regular": 1}


@pytest.mark.rule("wotr.ex.6.03", "wotr.6.38", "wotr.6.33")
def test_figures_moved_first_do_not_move_on(s):
    """A joins B's region; the second move takes only figures of B."""
    put_army(s, "edoras", rohan_regular=2)
    place_character(s, "strider", "edoras")
    put_army(s, "folde", rohan_regular=1, rohan_elite=1)
    march(s, 0)
    act(s, "move_from edoras", "move_to folde", "take_all")
    assert offered(s) == ["move_from folde", "done"]
    act(s, "move_from folde", "move_to eastemnet")
    assert why(s, "take_character strider") == ("wotr.6.38", "nobody_left_to_move")
    act(s, "take rohan_regular")
    assert why(s, "take rohan_regular") == ("wotr.6.38", "nobody_left_to_move")
    act(s, "take rohan_elite")  # nothing else can be taken: the move is made
    assert army(s, "eastemnet") == {"rohan_regular": 1, "rohan_elite": 1}
    assert army(s, "folde") == {"rohan_regular": 2}
    assert characters(s, "folde") == ["strider"]


@pytest.mark.rule("wotr.6.38")
def test_an_army_moved_first_alone_may_not_be_chosen_again(s):
    put_army(s, "edoras", rohan_regular=2)
    put_army(s, "bree", north_regular=1)
    march(s, 0)
    act(s, "move_from edoras", "move_to folde", "take_all")
    assert why(s, "move_from folde") == ("wotr.6.38", "nobody_left_to_move")


@pytest.mark.rule("wotr.6.33", "wotr.6.35")
def test_both_parts_of_a_split_army_may_move(s):
    put_army(s, "westemnet", rohan_regular=2)
    march(s, 0)
    act(s, "move_to folde", "take rohan_regular", "done")
    act(s, "move_from westemnet", "move_to helms_deep")
    assert army(s, "folde") == army(s, "helms_deep") == {"rohan_regular": 1}


# ---- Character results and Leaders


@pytest.mark.rule("wotr.4.23", "wotr.6.34", "wotr.6.36")
def test_character_result_needs_a_leader_going_along(s):
    put_army(s, "edoras", rohan_regular=2, rohan_leader=1)
    put_army(s, "bree", north_regular=2)
    march(s, 0, count=1, led=LED)
    assert why(s, "move_from bree") is not None
    act(s, "move_to folde", "take rohan_regular")
    assert why(s, "done") == ("wotr.6.34", "needs_leader")
    act(s, "take rohan_leader")
    act(s, "done")
    assert army(s, "folde") == {"rohan_regular": 1, "rohan_leader": 1}
    assert s.offer is None


@pytest.mark.rule("wotr.4.23", "wotr.6.34")
def test_without_leader_or_character_no_character_result_move(s):
    put_army(s, "edoras", rohan_regular=2)
    assert why_not_move_armies(s, 0, led=LED).key == "needs_leader"
    assert why_not_move_armies(s, 0) is None
    place_character(s, "gimli", "edoras")
    assert why_not_move_armies(s, 0, led=LED) is None


@pytest.mark.rule("wotr.6.37", "wotr.6.36")
def test_characters_and_nazgul_may_stay_unless_they_lead_the_move(s):
    put_army(s, "dol_guldur", sauron_regular=2, nazgul=2)
    place_character(s, "witch_king", "dol_guldur")
    march(s, 1, count=1, led=LED)
    act(s, "move_to eastern_mirkwood", "take sauron_regular", "take sauron_regular")
    assert why(s, "done") == ("wotr.6.34", "needs_leader")
    act(s, "take nazgul", "done")
    assert army(s, "dol_guldur") == {"nazgul": 1}
    assert characters(s, "dol_guldur") == ["witch_king"]


@pytest.mark.rule("wotr.6.36", "wotr.2.09")
def test_free_peoples_leaders_follow_the_last_units(s):
    put_army(s, "edoras", rohan_regular=1, rohan_elite=1, rohan_leader=2)
    march(s, 0, count=1)
    act(s, "move_to folde", "take rohan_regular", "take rohan_elite")
    # Both Leaders must go: nothing else is left to choose.
    assert s.offer is None
    assert army(s, "folde") == {"rohan_regular": 1, "rohan_elite": 1, "rohan_leader": 2}


@pytest.mark.rule("wotr.6.36")
def test_leaders_may_stay_with_units_that_stay(s):
    put_army(s, "edoras", rohan_regular=2, rohan_leader=1)
    march(s, 0, count=1)
    act(s, "move_to folde", "take rohan_regular", "done")
    assert army(s, "edoras") == {"rohan_regular": 1, "rohan_leader": 1}


@pytest.mark.rule("wotr.6.36", "wotr.7.12", "wotr.7.11")
def test_a_leader_who_may_not_cross_holds_the_last_unit_back():
    s = bare()
    at_war(s, "gondor")
    put_army(s, "osgiliath", gondor_regular=2, rohan_leader=1)
    place_character(s, "gimli", "osgiliath")
    march(s, 0, count=1)
    act(s, "move_to minas_tirith")
    assert why(s, "take rohan_leader") == ("wotr.7.12", "border_not_at_war")
    assert why(s, "take_all") == ("wotr.6.35", "not_all_can_go")
    act(s, "take gondor_regular")
    assert why(s, "take gondor_regular") == ("wotr.6.36", "leader_left_alone")
    act(s, "done")
    assert army(s, "osgiliath") == {"gondor_regular": 1, "rohan_leader": 1}
    # The last unit cannot leave for Gondor, but into the wild it can.
    march(s, 0, count=1)
    act(s, "move_from osgiliath")
    assert why(s, "move_to minas_tirith") == ("wotr.6.36", "leader_left_alone")
    act(s, "move_to north_ithilien", "take_all")
    assert army(s, "north_ithilien") == {"gondor_regular": 1, "rohan_leader": 1}


@pytest.mark.rule("wotr.2.09", "wotr.6.35")
def test_leaders_never_move_without_units(s):
    put_army(s, "edoras", rohan_regular=2, rohan_leader=1)
    place_character(s, "gimli", "edoras")
    march(s, 0, count=1)
    act(s, "move_to folde", "take rohan_leader")
    assert why(s, "done") == ("wotr.6.35", "needs_unit")


@pytest.mark.rule("wotr.6.04", "wotr.6.12")
def test_saruman_never_moves_with_an_army_nor_leads_a_move(s):
    put_army(s, "orthanc", isengard_regular=2)
    place_character(s, "saruman", "orthanc")
    assert why_not_move_armies(s, 1, led=LED) is not None
    march(s, 1, count=1)
    act(s, "move_to gap_of_rohan")
    assert why(s, "take_character saruman") == ("wotr.6.04", "level_zero")


@pytest.mark.rule("wotr.4.23", "wotr.6.34")
def test_isengard_elites_lead_while_saruman_is_in_play(s):
    put_army(s, "fords_of_isen", isengard_regular=2, isengard_elite=1)
    assert why_not_move_armies(s, 1, led=LED) is not None
    place_character(s, "saruman", "orthanc")
    assert why_not_move_armies(s, 1, led=LED) is None
    march(s, 1, count=1, led=LED)
    act(s, "move_to helms_deep", "take isengard_regular")
    assert why(s, "done") == ("wotr.6.34", "needs_leader")
    act(s, "take isengard_elite", "done")
    assert army(s, "helms_deep") == {"isengard_regular": 1, "isengard_elite": 1}


@pytest.mark.rule("wotr.6.41", "wotr.6.34")
def test_room_is_kept_for_the_elite_who_leads(s):
    put_army(s, "orthanc", isengard_regular=2, isengard_elite=1)
    put_army(s, "gap_of_rohan", sauron_regular=9)
    place_character(s, "saruman", "orthanc")
    start(s, MoveArmies(seat=1, count=1, led=LED, origins=(REGION["orthanc"],)))
    assert why(s, "move_to gap_of_rohan") is None
    act(s, "move_to gap_of_rohan")  # only the Elite can: taken by itself
    assert army(s, "gap_of_rohan") == {"sauron_regular": 9, "isengard_elite": 1}


@pytest.mark.rule("wotr.4.23")
def test_a_leader_who_cannot_cross_does_not_lead():
    s = bare()
    at_war(s, "gondor")
    put_army(s, "osgiliath", gondor_regular=2, rohan_leader=1)
    march(s, 0, count=1, led=LED)
    assert why(s, "move_to minas_tirith") == ("wotr.6.34", "needs_leader")


# ---- limits of movement


@pytest.mark.rule("wotr.6.39", "wotr.6.40", "wotr.2.21", "wotr.4.30")
def test_enemy_units_block_but_lone_characters_do_not(s):
    put_army(s, "osgiliath", gondor_regular=2)
    put_army(s, "north_ithilien", sauron_regular=1)
    put_army(s, "south_ithilien", nazgul=1)
    place_character(s, "witch_king", "dead_marshes")
    march(s, 0, count=1)
    assert why(s, "move_to north_ithilien") == ("wotr.6.40", "enemy_army_blocks")
    assert "move_to south_ithilien" in offered(s)
    assert "move_to dead_marshes" in offered(s)


@pytest.mark.rule("wotr.6.39", "wotr.6.94", "wotr.2.21")
def test_an_enemy_settlement_without_army_is_free_for_movement(s):
    put_army(s, "osgiliath", sauron_regular=2)
    assert not armies.is_free(s, SHADOW, REGION["pelargir"])
    assert why_not_enter(s, SHADOW, REGION["pelargir"]) is None
    march(s, 1, count=1)
    act(s, "move_to pelargir", "take_all")
    assert s.control[REGION["pelargir"]] == SHADOW
    assert s.victory_points == [0, 1]


@pytest.mark.rule("wotr.6.40", "wotr.6.84")
def test_a_besieged_friendly_stronghold_cannot_be_entered(s):
    put_army(s, "inside_minas_tirith", gondor_regular=2)
    put_army(s, "minas_tirith", sauron_regular=3)
    put_army(s, "lossarnach", gondor_regular=1)
    march(s, 0, count=1)
    assert why(s, "move_from inside_minas_tirith") is not None  # only a sortie
    assert why(s, "move_to minas_tirith") == ("wotr.6.40", "enemy_army_blocks")


@pytest.mark.rule("wotr.6.92", "wotr.6.40", "wotr.6.84", "wotr.2.21")
def test_reinforcing_a_siege_is_a_move(s):
    put_army(s, "inside_minas_tirith", gondor_regular=2)
    put_army(s, "minas_tirith", sauron_regular=9)
    put_army(s, "osgiliath", sauron_regular=2)
    march(s, 1, count=1)
    act(s, "move_from osgiliath", "move_to minas_tirith")  # there is room for one
    assert army(s, "minas_tirith") == {"sauron_regular": 10}
    assert s.control[REGION["minas_tirith"]] == FREE_PEOPLES


@pytest.mark.rule("wotr.6.88", "wotr.6.85")
def test_besiegers_may_leave_and_the_siege_ends(s):
    put_army(s, "inside_helms_deep", rohan_regular=2)
    put_army(s, "helms_deep", isengard_regular=2)
    march(s, 1, count=1)
    act(s, "move_to westemnet", "take isengard_regular", "done")
    assert army(s, "inside_helms_deep") == {"rohan_regular": 2}
    march(s, 1, count=1)
    act(s, "move_from helms_deep", "move_to fords_of_isen")
    assert army(s, "helms_deep") == {"rohan_regular": 2}
    assert army(s, "inside_helms_deep") == {}


@pytest.mark.rule("wotr.6.41", "wotr.6.18", "wotr.2.11", "wotr.2.08")
def test_a_move_may_not_bring_more_than_ten_units_together(s):
    put_army(s, "lossarnach", gondor_regular=8, gondor_leader=1)
    put_army(s, "minas_tirith", gondor_regular=4, gondor_leader=2)
    march(s, 0, count=1)
    act(s, "move_from minas_tirith", "move_to lossarnach")
    assert why(s, "take_all") == ("wotr.6.35", "not_all_can_go")
    act(s, "take gondor_regular", "take gondor_regular")
    assert why(s, "take gondor_regular") == ("wotr.6.41", "stacking_limit")
    act(s, "take gondor_leader", "take gondor_leader")  # Leaders do not count
    assert army(s, "lossarnach") == {"gondor_regular": 10, "gondor_leader": 3}
    march(s, 0, count=1)
    assert why(s, "move_from minas_tirith") is None
    act(s, "move_from minas_tirith")
    assert why(s, "move_to lossarnach") == ("wotr.6.41", "stacking_limit")


@pytest.mark.rule("wotr.ex.6.01", "wotr.6.19", "wotr.6.18")
def test_ten_regulars_in_a_small_region(s):
    """However the figures are laid out, Lossarnach then holds ten units."""
    put_army(s, "minas_tirith", gondor_regular=10)
    march(s, 0, count=1)
    act(s, "move_to lossarnach", "take_all")
    assert armies.units_at(s, FREE_PEOPLES, REGION["lossarnach"]) == 10


@pytest.mark.rule("wotr.6.43", "wotr.2.18", "wotr.2.19")
def test_black_borders_are_never_crossed(s):
    put_army(s, "edoras", rohan_regular=1)
    put_army(s, "lamedon", gondor_regular=1)
    march(s, 0, count=1)
    act(s, "move_from edoras")
    assert offered(s) == ["move_to folde", "move_to westemnet"]
    assert why(s, "move_to erech") is not None
    for region, neighbours in enumerate(NEIGHBOURS):
        assert all(region in NEIGHBOURS[n] for n in neighbours)


@pytest.mark.rule("wotr.5.10", "wotr.6.39")
def test_cards_on_the_table_keep_shadow_armies_out(s):
    put_army(s, "dimrill_dale", sauron_regular=2)
    march(s, 1, count=1)
    assert "move_to lorien" in offered(s)
    s.table = [CARD["fp_strat_02"]]
    march(s, 1, count=1)
    assert why(s, "move_to lorien") == ("wotr.5.10", "a_power_too_great")
    put_army(s, "parth_celebrant", elves_regular=1)
    march(s, 0, count=1)
    assert "move_to lorien" in offered(s)


# ---- Nations not At War


@pytest.mark.rule("wotr.6.42", "wotr.7.12", "wotr.7.11", "wotr.7.17", "wotr.2.20")
def test_units_not_at_war_stay_out_of_other_nations():
    s = bare()
    put_army(s, "westemnet", rohan_regular=2)
    put_army(s, "druadan_forest", rohan_regular=1)
    march(s, 0, count=1)
    act(s, "move_from westemnet")
    assert "move_to fangorn" in offered(s)  # of no Nation
    assert "move_to helms_deep" in offered(s)
    act(s, "move_to fangorn", "take_all")
    put_army(s, "folde", rohan_regular=1)
    march(s, 0, count=1)
    act(s, "move_from folde")
    assert why(s, "move_to druadan_forest") == ("wotr.7.12", "border_not_at_war")
    at_war(s, "rohan")
    march(s, 0, count=1)
    act(s, "move_from folde", "move_to druadan_forest")
    assert army(s, "druadan_forest") == {"rohan_regular": 2}


@pytest.mark.rule("wotr.7.15", "wotr.7.12")
def test_restrictions_bind_each_nation_of_a_mixed_army():
    s = bare()
    at_war(s, "gondor")
    put_army(s, "osgiliath", gondor_regular=1, rohan_regular=1, north_elite=1)
    march(s, 0, count=1)
    place_character(s, "gimli", "osgiliath")
    act(s, "move_to minas_tirith")
    assert why(s, "take rohan_regular") == ("wotr.7.12", "border_not_at_war")
    assert why(s, "take north_elite") == ("wotr.7.12", "border_not_at_war")
    act(s, "take_all")
    assert army(s, "minas_tirith") == {"gondor_regular": 1}


@pytest.mark.rule("wotr.7.18", "wotr.ex.7.03")
def test_nazgul_and_characters_cross_borders_whatever_their_nation():
    s = bare()
    at_war(s, "southrons_easterlings")
    put_army(s, "osgiliath", southrons_easterlings_regular=1, sauron_regular=1, nazgul=1)
    place_character(s, "witch_king", "osgiliath")
    march(s, 1, count=1, led=LED)
    act(s, "move_to pelargir")
    assert why(s, "take sauron_regular") == ("wotr.7.12", "border_not_at_war")
    act(s, "take_all")
    assert army(s, "pelargir") == {"southrons_easterlings_regular": 1, "nazgul": 1}
    assert characters(s, "pelargir") == ["witch_king"]
    assert army(s, "osgiliath") == {"sauron_regular": 1}


@pytest.mark.rule("wotr.7.16", "wotr.ex.7.02", "wotr.7.12")
def test_units_a_retreat_took_over_a_border_can_only_leave_again():
    """Northern units in Erebor, where only a retreat could bring them."""
    s = bare()
    put_army(s, "dale", north_regular=1)
    march(s, 0, count=1)
    assert why(s, "move_to erebor") == ("wotr.7.12", "border_not_at_war")
    put_army(s, "erebor", north_regular=2)
    march(s, 0, count=1)
    act(s, "move_from erebor")
    assert offered(s) == ["move_to dale", "move_to withered_heath"]
    assert why(s, "move_to iron_hills") == ("wotr.7.12", "border_not_at_war")
    act(s, "move_to withered_heath", "take_all")
    put_army(s, "erebor", north_regular=1)
    at_war(s, "north")
    march(s, 0, count=1)
    act(s, "move_from erebor")
    assert "move_to iron_hills" in offered(s)


@pytest.mark.rule("wotr.7.04", "wotr.7.05")
def test_entering_activates_and_companions_with_an_army_do_too():
    s = bare()
    at_war(s, "isengard", "gondor")
    put_army(s, "gap_of_rohan", isengard_regular=1)
    march(s, 1, count=1)
    act(s, "move_to fords_of_isen")
    assert s.active[ROHAN] == 1
    assert s.active[NATION["dwarves"]] == 0
    put_army(s, "withered_heath", gondor_regular=1)
    place_character(s, "gimli", "withered_heath")
    march(s, 0, count=1)
    act(s, "move_to erebor", "take_all")
    assert s.active[NATION["dwarves"]] == 1


# ---- movement by Event


@pytest.mark.rule("wotr.6.44", "wotr.6.45", "wotr.6.94")
def test_marching_two_regions_captures_on_the_way(s):
    put_army(s, "edoras", rohan_regular=2)
    place_character(s, "strider", "edoras")
    capture(s, "westemnet", 1)
    start(s, MoveArmies(seat=0, count=1, led=LED_BY_COMPANION, reach=2))
    act(s, "move_to westemnet", "take rohan_regular")
    assert why(s, "done") == ("wotr.5.09", "needs_companion")
    act(s, "take_character strider", "done")
    assert s.control[REGION["westemnet"]] == FREE_PEOPLES
    act(s, "move_to fords_of_isen")
    assert army(s, "fords_of_isen") == {"rohan_regular": 1}
    assert characters(s, "fords_of_isen") == ["strider"]
    assert army(s, "westemnet") == {}
    assert s.offer is None


@pytest.mark.rule("wotr.6.44")
def test_nobody_is_picked_up_or_dropped_on_the_way(s):
    put_army(s, "edoras", rohan_regular=1)
    put_army(s, "westemnet", rohan_regular=3, rohan_leader=1)
    start(s, MoveArmies(seat=0, count=1, reach=2, origins=(REGION["edoras"],)))
    act(s, "move_to westemnet", "move_to helms_deep")
    assert army(s, "helms_deep") == {"rohan_regular": 1}
    assert army(s, "westemnet") == {"rohan_regular": 3, "rohan_leader": 1}


@pytest.mark.rule("wotr.6.45", "wotr.6.41")
def test_size_on_the_way_does_not_matter(s):
    put_army(s, "gorgoroth", sauron_regular=10)
    put_army(s, "minas_morgul", sauron_regular=4)
    start(s, MoveArmies(seat=1, count=1, reach=2, origins=(REGION["minas_morgul"],)))
    act(s, "move_to gorgoroth", "take_all")
    assert why(s, "done") == ("wotr.6.41", "stacking_limit")
    act(s, "move_to nurn")
    assert army(s, "nurn") == {"sauron_regular": 4}
    assert army(s, "gorgoroth") == {"sauron_regular": 10}


@pytest.mark.rule("wotr.6.44", "wotr.5.10")
def test_an_army_that_must_join_another_always_can(s):
    put_army(s, "barad_dur", sauron_regular=2)
    put_army(s, "morannon", sauron_regular=9)
    put_army(s, "umbar", southrons_easterlings_regular=2)
    start(s, MoveArmies(seat=1, count=1, reach=3, must_join=1))
    assert why(s, "move_from umbar") == ("wotr.5.10", "must_join_army")
    # Morannon has room for one: everything else follows.
    act(s, "move_from barad_dur")
    assert s.offer is None
    assert army(s, "morannon") == {"sauron_regular": 10}
    assert army(s, "barad_dur") == {"sauron_regular": 1}


@pytest.mark.rule("wotr.6.38")
def test_two_long_marches_do_not_carry_the_same_figures(s):
    put_army(s, "nurn", sauron_regular=1)
    put_army(s, "gorgoroth", sauron_regular=1)
    put_army(s, "morannon", sauron_regular=1)
    start(s, MoveArmies(seat=1, count=2, reach=2, must_join=1))
    act(s, "move_from nurn", "done")
    assert why(s, "move_from nurn") is not None
    act(s, "move_from gorgoroth")
    assert army(s, "gorgoroth") == {"sauron_regular": 1}
    assert army(s, "morannon") == {"sauron_regular": 2}


@pytest.mark.rule("wotr.6.32")
def test_an_event_may_ask_for_nazgul_or_one_character(s):
    put_army(s, "morannon", sauron_regular=1, nazgul=1)
    put_army(s, "minas_morgul", sauron_regular=1)
    place_character(s, "witch_king", "minas_morgul")
    start(s, MoveArmies(seat=1, count=2, led=LED_BY_NAZGUL))
    assert offered(s) == ["move_from minas_morgul", "move_from morannon"]
    start(s, MoveArmies(seat=1, count=1, must_take=WITCH_KING, at_least=0))
    assert offered(s) == ["move_from minas_morgul", "done"]
    act(s, "move_from minas_morgul", "move_to north_ithilien", "take sauron_regular")
    assert characters(s, "north_ithilien") == ["witch_king"]


@pytest.mark.rule("wotr.6.44")
def test_an_event_may_bring_an_army_straight_to_a_region(s):
    put_army(s, "inside_helms_deep", rohan_regular=2, rohan_leader=1)
    put_army(s, "helms_deep", isengard_regular=3)
    start(
        s,
        MoveArmies(
            seat=0,
            count=1,
            origins=(INSIDE[REGION["helms_deep"]],),
            targets=(REGION["minas_tirith"],),
        ),
    )
    act(s, "take rohan_regular", "done")
    assert army(s, "minas_tirith") == {"rohan_regular": 1}
    assert army(s, "inside_helms_deep") == {"rohan_regular": 1, "rohan_leader": 1}
    start(
        s,
        MoveArmies(
            seat=0,
            count=1,
            origins=(INSIDE[REGION["helms_deep"]],),
            targets=(REGION["minas_tirith"],),
        ),
    )
    act(s, "take_all")
    assert army(s, "minas_tirith") == {"rohan_regular": 2, "rohan_leader": 1}
    assert s.control[REGION["helms_deep"]] == SHADOW  # nobody defends it any more


@pytest.mark.rule("wotr.6.44")
def test_an_event_may_limit_the_nation_and_the_number(s):
    put_army(s, "north_dunland", isengard_regular=3, sauron_regular=2, nazgul=1)
    start(
        s,
        MoveArmies(
            seat=1,
            count=1,
            nation=ISENGARD,
            most=2,
            origins=(REGION["north_dunland"],),
            targets=(REGION["cardolan"],),
        ),
    )
    assert offered(s) == ["done", "take isengard_regular"]  # one goes at least
    act(s, "take isengard_regular")
    assert army(s, "cardolan") == {"isengard_regular": 2}


# ---- the chain of small decisions never leads nowhere


def _somewhere(rng: random.Random, players: int) -> tuple[War, list[int]]:
    """A random cluster of regions with Armies of both sides, sieges and Characters."""
    s = bare(players)
    for nation in range(8):
        s.political[nation] = rng.choice((0, 0, 1, 2))
        s.active[nation] = 1
    cluster = [rng.randrange(REGION_COUNT)]
    while len(cluster) < 12:
        neighbour = rng.choice(NEIGHBOURS[rng.choice(cluster)])
        if neighbour not in cluster:
            cluster.append(neighbour)
    for region in cluster:
        side = rng.randrange(2)
        if s.control[region] == 1 - side:
            if SETTLEMENT[region] != STRONGHOLD or rng.random() < 0.3:
                continue
            armies.muster(s, INSIDE[region], rng.choice(UNIT_KINDS[1 - side]), rng.randint(1, 4))
            if not armies.units_at(s, 1 - side, INSIDE[region]):
                continue
        armies.muster(s, region, rng.choice(UNIT_KINDS[side]))
        for _ in range(rng.choice((0, 0, 1, 2, 5, 9))):
            armies.muster(s, region, rng.choice(UNIT_KINDS[side]))
        if not armies.units_at(s, side, region):
            return _somewhere(rng, players)
        leaders = [k for k in KINDS_OF_SIDE[side] if not IS_UNIT[k]]
        for _ in range(rng.choice((0, 0, 1, 2))):
            armies.muster(s, region, rng.choice(leaders))
    for character in (*COMPANIONS, WITCH_KING, CHARACTER["mouth_of_sauron"]):
        if rng.random() < 0.4:
            side = FREE_PEOPLES if character in COMPANIONS else SHADOW
            region = rng.choice(cluster)
            inside = armies.besieged_side(s, region) == side
            s.characters[character] = INSIDE[region] if inside else region
    if rng.random() < 0.5:
        place_character(s, "saruman", "orthanc")
    if players == 3:
        s.last_fp_nations = rng.sample(range(5), 2)
        s.last_fp_armies = rng.sample(cluster, 3)
    return s, cluster


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize(
    "options",
    [
        {},
        {"count": 1, "led": LED},
        {"reach": 3, "must_join": 1},
        {"reach": 2, "led": LED_BY_COMPANION},
        {"reach": 2, "led": LED_BY_NAZGUL, "must_join": 1},
        {"nation": GONDOR, "most": 2},
    ],
)
@pytest.mark.rule("wotr.6.35", "wotr.6.36", "wotr.6.41")
def test_every_chain_of_choices_can_be_completed(players, options):
    moves = 0
    for seed in range(60):
        rng = random.Random(seed)
        s, _ = _somewhere(rng, players)
        start(s, MoveArmies(seat=rng.randrange(players), **options))
        while s.offer is not None:
            frame = s.stack[-1]
            if isinstance(frame, SelectFigures):
                assert frame.why_not_finish(s, frame.taken, frame.taken_characters) is None
                moves += 1
            take(s, rng.choice(s.offer.actions))
        assert figures_in_box(s) == TOTALS
        for place in range(REGION_COUNT):
            assert armies.units_at(s, FREE_PEOPLES, place) <= armies.STACKING_LIMIT
            assert armies.units_at(s, SHADOW, place) <= armies.STACKING_LIMIT
            if armies.leaders_at(s, FREE_PEOPLES, place):
                assert armies.units_at(s, FREE_PEOPLES, place)
    assert moves or "nation" in options


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("led", [NOT_LED, LED])
@pytest.mark.rule("wotr.6.32", "wotr.6.34")
def test_the_quick_answer_of_a_plain_move_is_the_full_one(players, led):
    compared = 0
    for seed in range(100, 160):
        rng = random.Random(seed)
        s, cluster = _somewhere(rng, players)
        seat = rng.randrange(players)
        frame = MoveArmies(seat=seat, led=led)
        for origin in frame.places(s):
            for to in NEIGHBOURS[origin]:
                full = SelectFigures(seat=seat, origin=origin, to=to, led=led).why_not_start(s)
                assert (frame.why_not_move(s, origin, to) is None) == (full is None)
                compared += 1
        assert set(frame.places(s)) <= set(cluster)
    assert compared > 500
