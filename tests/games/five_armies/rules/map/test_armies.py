"""Chapter 9: armies, movement, control, recruitment, rally, goblins."""

from __future__ import annotations

import json

import pytest

from tests.games.five_armies.helpers import (
    FP,
    SHADOW,
    act,
    army,
    asked,
    bare,
    characters,
    damage,
    leaders,
    luck,
    offered,
    put_army,
    put_character,
    put_token,
    shadow_takes,
    start,
    tokens,
    told,
    why,
)
from westmarch.games.five_armies.rules.battle.battle import (
    CombinedAttack,
    MoveAndAttack,
    targets_from,
)
from westmarch.games.five_armies.rules.battle.damage import KeepLimit
from westmarch.games.five_armies.rules.battle.retreat import retreats
from westmarch.games.five_armies.rules.characters.characters import MoveCharacters
from westmarch.games.five_armies.rules.map.armies import (
    armies_of,
    characters_at,
    limit_at,
    strength_at,
)
from westmarch.games.five_armies.rules.map.board import FAVOURED, PLACE, PLACES, TERRAINS
from westmarch.games.five_armies.rules.map.control import army_enters, controls, remove_tokens
from westmarch.games.five_armies.rules.map.movement import March, MoveArmies, why_not_step
from westmarch.games.five_armies.rules.map.pieces import (
    DWARVES_AND_MEN,
    FACE_COUNT,
    FACE_UNIT,
    FAVOURS_ALL_WHEN_ATTACKING,
    GOBLIN,
    GREAT_ORC,
    ORC,
    SHADOW_TOKEN,
    STRENGTH,
    UNITS,
    UNITS_OF_TOKEN,
)
from westmarch.games.five_armies.rules.state import Battlefield
from westmarch.games.five_armies.rules.turn.recruitment import (
    FlipTokens,
    PlaceTokens,
    Rally,
    RallyArmies,
    RecruitUnits,
    may_hold_token,
    place_token,
    token_regions,
    tokens_left,
)
from westmarch.kernel.engine.flow import resume
from westmarch.kernel.engine.state import decode, encode


def ids(*names: str) -> tuple[int, ...]:
    return tuple(PLACE[n] for n in names)


# ---- the army


@pytest.mark.rule("b5a.9.01")
def test_an_army_is_all_units_of_a_side_in_a_region_with_characters_and_tokens() -> None:
    s = bare()
    put_army(s, "camp", lake_men=2, elf_archer=1, leaders=1)
    put_character(s, "dain", "camp")
    put_character(s, "beorn", "lower_slopes")
    s.wrath = 8
    s.eagles = [0, 0, 2, 0]
    assert armies_of(s, FP) == [PLACE["camp"]]
    assert characters_at(s, FP, PLACE["camp"]) == [1]
    assert characters_at(s, FP, PLACE["lower_slopes"]) == []  # Beorn belongs to none


@pytest.mark.rule("b5a.9.02", "b5a.9.03")
def test_army_limit_of_five_and_where_it_does_not_hold() -> None:
    assert limit_at(FP, PLACE["camp"]) == limit_at(SHADOW, PLACE["camp"]) == 5
    assert limit_at(SHADOW, PLACE["bl_muster_n"]) > 60
    assert limit_at(SHADOW, PLACE["goblin_muster_west"]) > 60
    assert limit_at(FP, PLACE["bl_muster_n"]) == 5
    assert limit_at(SHADOW, PLACE["mountain_pass_west"]) == 5


@pytest.mark.rule("b5a.9.04", "b5a.9.05")
def test_unit_cards() -> None:
    strength = dict(zip(UNITS, STRENGTH, strict=True))
    assert strength["dwarf_veteran"] == strength["great_orc"] == 2
    assert sum(strength.values()) == 11
    assert FAVOURS_ALL_WHEN_ATTACKING[GREAT_ORC]
    favoured = {
        UNITS[k]: [TERRAINS[t] for t in range(5) if FAVOURED[t][k]] for k in range(len(UNITS))
    }
    assert favoured == {
        "dwarf_regular": ["mountains"],
        "dwarf_veteran": ["mountains", "ruins"],
        "lake_men": ["ruins"],
        "elf_archer": ["hills"],
        "elf_spearman": ["hills", "plains"],
        "orc": ["swamps"],
        "warg": ["plains"],
        "goblin": ["mountains"],
        "great_orc": [],
    }
    s = bare()
    put_army(s, "camp", dwarf_regular=2, dwarf_veteran=1)
    assert strength_at(s, FP, PLACE["camp"]) == 4


# ---- moving


@pytest.mark.rule("b5a.9.08", "b5a.9.10")
def test_an_army_moves_to_adjacent_regions_without_enemy_army() -> None:
    s = bare()
    put_army(s, "ruins_of_dale", orc=1)
    put_army(s, "v_dale_hills", lake_men=1)
    put_character(s, "bard", "v_east_plain")  # a lone character does not hinder
    start(s, MoveArmies(side=SHADOW, optional=1))
    assert offered(s) == ["move_from ruins_of_dale", "done"]
    act(s, "move_from ruins_of_dale")
    assert why(s, "move_to v_dale_hills") == ("b5a.9.08", "enemy_army_blocks")
    assert "move_to v_east_plain" in offered(s) and "move_to camp" not in offered(s)


@pytest.mark.rule("b5a.9.10")
def test_the_same_army_may_move_again_with_another_action() -> None:
    s = bare()
    put_army(s, "camp", lake_men=1)
    start(s, MoveArmies(side=FP), MoveArmies(side=FP))
    act(s, "move_to eb_south_hills", "move_to eb_bridge_plain")
    assert army(s, "eb_bridge_plain") == {"lake_men": 1}


@pytest.mark.rule("b5a.9.11", "b5a.9.16")
def test_damage_and_all_else_travels_and_joins() -> None:
    s = bare()
    put_army(s, "camp", lake_men=2, damage=2, leaders=1)
    put_character(s, "dain", "camp")
    put_army(s, "eb_south_hills", elf_archer=1, damage=1, leaders=1)
    start(s, MoveArmies(side=FP, origins=ids("camp")))
    act(s, "move_to eb_south_hills", "take_all")
    assert army(s, "eb_south_hills") == {"lake_men": 2, "elf_archer": 1}
    assert damage(s, "eb_south_hills") == 3 and leaders(s, "eb_south_hills") == 2
    assert characters(s, "eb_south_hills") == ["dain"]
    assert damage(s, "camp") == leaders(s, "camp") == 0


@pytest.mark.rule("b5a.9.12")
def test_splitting_needs_a_unit_that_moves() -> None:
    s = bare()
    put_army(s, "camp", lake_men=1, elf_archer=1, leaders=1)
    start(s, MoveArmies(side=FP))
    act(s, "move_to eb_south_hills", "take_leader")
    assert why(s, "done") == ("b5a.9.12", "needs_unit")
    act(s, "take lake_men", "done")
    assert army(s, "camp") == {"elf_archer": 1}
    assert army(s, "eb_south_hills") == {"lake_men": 1}
    assert leaders(s, "eb_south_hills") == 1


@pytest.mark.rule("b5a.9.13", "b5a.5.11", "b5a.ex.9.01")
def test_example_three_armies_of_one() -> None:
    s = bare()
    put_army(s, "bl_east_hills", great_orc=2, orc=3)
    start(s, MoveArmies(side=SHADOW, count=2))
    act(s, "move_to bl_gap_plain", "take great_orc", "take great_orc", "done")
    act(s, "move_from bl_east_hills", "move_to bl_southeast_plain", "take orc", "take orc", "done")
    assert s.offer is None
    assert army(s, "bl_gap_plain") == {"great_orc": 2}
    assert army(s, "bl_southeast_plain") == {"orc": 2}
    assert army(s, "bl_east_hills") == {"orc": 1}


@pytest.mark.rule("b5a.9.13")
def test_parts_of_one_army_go_to_different_regions() -> None:
    s = bare()
    put_army(s, "bl_east_hills", great_orc=2, orc=3)
    start(s, MoveArmies(side=SHADOW, count=3))
    act(s, "move_to bl_gap_plain", "take great_orc", "take great_orc", "done")
    act(s, "move_from bl_east_hills")
    assert "move_to bl_gap_plain" not in offered(s)
    assert why(s, "move_to bl_gap_plain") == ("b5a.9.13", "parts_go_apart")
    act(s, "move_to bl_southeast_plain", "take orc", "done")
    act(s, "move_from bl_east_hills")
    assert not {"move_to bl_gap_plain", "move_to bl_southeast_plain"} & set(offered(s))


@pytest.mark.rule("b5a.9.13")
def test_two_armies_may_go_to_the_same_region() -> None:
    s = bare()
    put_army(s, "bl_gap_plain", orc=1)
    put_army(s, "bl_southeast_plain", orc=1)
    start(s, MoveArmies(side=SHADOW, count=2))
    act(s, "move_from bl_gap_plain", "move_to bl_east_hills")
    act(s, "move_from bl_southeast_plain", "move_to bl_east_hills")
    assert army(s, "bl_east_hills") == {"orc": 2}


@pytest.mark.rule("b5a.9.14", "b5a.5.14", "b5a.ex.9.02")
def test_example_a_leadership_token_goes_along() -> None:
    s = bare()
    put_army(s, "bl_gap_plain", orc=3, great_orc=2, leaders=2)
    start(s, MoveArmies(side=SHADOW, reach=2, led=1))
    act(s, "move_to bl_spur_end_plain", "take great_orc", "take great_orc")
    assert why(s, "done") == ("b5a.9.14", "needs_leadership")
    act(s, "take_leader", "done", "move_to bl_muster_n")
    assert army(s, "bl_muster_n") == {"great_orc": 2} and leaders(s, "bl_muster_n") == 1
    assert army(s, "bl_gap_plain") == {"orc": 3} and leaders(s, "bl_gap_plain") == 1


@pytest.mark.rule("b5a.9.14")
def test_a_character_of_leadership_zero_does_not_lead() -> None:
    s = bare()
    put_army(s, "camp", lake_men=1, leaders=1)
    put_character(s, "bilbo", "camp")
    start(s, MoveArmies(side=FP, reach=2, led=1))
    act(s, "move_to eb_south_hills", "take lake_men", "take_character bilbo")
    # Only the token is left to take, and it must come.
    assert asked(s) == "march_on"
    act(s, "done")
    assert leaders(s, "eb_south_hills") == 1


@pytest.mark.rule("b5a.9.14", "b5a.9.07")
def test_a_character_with_leadership_leads_without_a_token() -> None:
    s = bare()
    put_army(s, "camp", lake_men=2)
    put_character(s, "dain", "camp")
    start(s, MoveArmies(side=FP, reach=2, led=1))
    act(s, "move_to eb_south_hills", "take lake_men")
    assert why(s, "done") == ("b5a.9.14", "needs_leadership")
    act(s, "take_character dain", "done", "move_to eb_bridge_plain")
    assert army(s, "eb_bridge_plain") == {"lake_men": 1}
    assert characters(s, "eb_bridge_plain") == ["dain"]


@pytest.mark.rule("b5a.9.15", "b5a.ex.9.03")
def test_example_dividing_damage() -> None:
    s = bare()
    put_army(s, "camp", lake_men=1, elf_archer=2, damage=2)
    start(s, MoveArmies(side=FP))
    act(s, "move_to eb_south_hills", "take elf_archer", "take elf_archer", "done")
    assert asked(s) == "divide_damage"
    assert offered(s) == ["take_damage 1", "take_damage 2"]  # not both with the Lake-men
    act(s, "take_damage 2")
    assert damage(s, "eb_south_hills") == 2 and damage(s, "camp") == 0


@pytest.mark.rule("b5a.9.16", "b5a.9.17", "b5a.9.02", "b5a.ex.9.05")
def test_example_six_units_in_dale() -> None:
    s = bare()
    put_army(s, "v_middle_plain", dwarf_regular=2)
    put_character(s, "dain", "v_middle_plain")
    put_army(s, "ruins_of_dale", lake_men=4)
    start(s, MoveArmies(side=FP, reach=2, led=1, origins=ids("v_middle_plain")))
    act(s, "move_to ruins_of_dale", "take_all", "done")
    assert asked(s) == "army_limit"
    assert offered(s) == ["eliminate dwarf_regular", "eliminate lake_men"]
    act(s, "eliminate lake_men")
    assert army(s, "ruins_of_dale") == {"dwarf_regular": 2, "lake_men": 3}


@pytest.mark.rule("b5a.9.17", "b5a.10.28")
def test_joining_above_the_limit_with_damage() -> None:
    s = bare()
    put_army(s, "ruins_of_dale", lake_men=7, damage=6)
    start(s, KeepLimit(side=FP, place=PLACE["ruins_of_dale"]))
    assert asked(s) == "casualties"  # first casualties, which take two tokens each
    act(s, "eliminate lake_men")
    assert damage(s, "ruins_of_dale") == 4
    act(s, "done")  # then one more goes for nothing
    assert army(s, "ruins_of_dale") == {"lake_men": 5} and damage(s, "ruins_of_dale") == 4
    s = bare()
    put_army(s, "ruins_of_dale", lake_men=7, damage=6)
    start(s, KeepLimit(side=FP, place=PLACE["ruins_of_dale"]))
    act(s, "done")  # no casualties: two go for nothing, and then six tokens are too many for five
    assert army(s, "ruins_of_dale") == {"lake_men": 4} and damage(s, "ruins_of_dale") == 4


@pytest.mark.rule("b5a.9.18")
def test_joining_before_the_attack() -> None:
    s = bare()
    put_army(s, "v_south_plain", orc=3)
    put_army(s, "v_middle_plain", warg=4)
    put_army(s, "ruins_of_dale", lake_men=1)
    start(s, MoveAndAttack(side=SHADOW, origins=ids("v_south_plain")))
    act(s, "move_to v_middle_plain", "take_all")
    assert asked(s) == "army_limit"
    act(s, "eliminate orc", "eliminate orc", "attack ruins_of_dale")
    assert offered(s) == ["manoeuvre orc", "manoeuvre warg", "manoeuvre regroup"]


@pytest.mark.rule("b5a.9.19", "b5a.9.16")
def test_armies_join_only_after_all_moves() -> None:
    s = bare()
    put_army(s, "camp", lake_men=2, damage=2, leaders=1)
    put_army(s, "eb_south_hills", elf_archer=2)
    start(s, MoveArmies(side=FP, count=2))
    act(s, "move_from camp", "move_to eb_south_hills", "take_all")
    assert s.marching and army(s, "eb_south_hills") == {"elf_archer": 2}
    act(s, "move_from eb_south_hills", "move_to eb_bridge_plain")
    # What has moved is not offered again, nor its Damage.
    assert offered(s) == ["take_all", "take elf_archer"]
    act(s, "take_all")
    assert army(s, "eb_bridge_plain") == {"elf_archer": 2} and damage(s, "eb_bridge_plain") == 0
    assert army(s, "eb_south_hills") == {"lake_men": 2} and damage(s, "eb_south_hills") == 2
    assert leaders(s, "eb_south_hills") == 1 and not s.marching


@pytest.mark.rule("b5a.9.19")
def test_nothing_moves_twice_in_one_action() -> None:
    s = bare()
    put_army(s, "camp", lake_men=1)
    start(s, MoveArmies(side=FP, count=2))
    act(s, "move_to eb_south_hills")
    assert s.offer is None and army(s, "eb_south_hills") == {"lake_men": 1}


@pytest.mark.rule("b5a.9.20")
def test_on_the_way_nothing_joins_or_is_taken_along() -> None:
    s = bare()
    put_army(s, "camp", lake_men=1, leaders=1)
    put_army(s, "eb_south_hills", elf_archer=2, leaders=1)
    put_character(s, "bard", "eb_south_hills")
    start(s, MoveArmies(side=FP, reach=2, led=1, origins=ids("camp")))
    act(s, "move_to eb_south_hills", "take_all", "move_to eb_bridge_plain")
    assert army(s, "eb_bridge_plain") == {"lake_men": 1} and leaders(s, "eb_bridge_plain") == 1
    assert army(s, "eb_south_hills") == {"elf_archer": 2} and leaders(s, "eb_south_hills") == 1
    assert characters(s, "eb_south_hills") == ["bard"]


@pytest.mark.rule("b5a.9.21")
def test_an_army_that_comes_next_to_an_enemy_stops() -> None:
    s = bare()
    put_army(s, "eb_gate_plain", lake_men=1)
    put_army(s, "eb_north_plain", orc=1)
    start(s, MoveArmies(side=FP, reach=2))
    act(s, "move_to camp")  # next to the Orc
    assert s.offer is None and army(s, "camp") == {"lake_men": 1}
    # Being next to an enemy at the start does not prevent the first step.
    start(s, MoveArmies(side=FP, reach=2))
    act(s, "move_to eb_south_hills")
    assert asked(s) == "march_on"
    # Beorn is no enemy of the Free Peoples.
    s = bare()
    put_army(s, "eb_gate_plain", lake_men=1)
    put_character(s, "beorn", "eb_north_plain")
    start(s, MoveArmies(side=FP, reach=2))
    act(s, "move_to camp")
    assert asked(s) == "march_on"
    # Nor does an enemy across a river without ford.
    s = bare()
    put_army(s, "eb_gate_plain", lake_men=1)
    put_army(s, "v_middle_plain", orc=1)
    start(s, MoveArmies(side=FP, reach=2))
    act(s, "move_to camp")
    assert asked(s) == "march_on"


@pytest.mark.rule("b5a.9.22", "b5a.9.20", "b5a.5.14", "b5a.ex.9.04")
def test_example_through_dale() -> None:
    s = bare()
    put_army(s, "v_middle_plain", dwarf_regular=2)
    put_character(s, "dain", "v_middle_plain")
    put_army(s, "ruins_of_dale", lake_men=4)
    start(s, MoveArmies(side=FP, reach=2, led=1, origins=ids("v_middle_plain")))
    act(s, "move_to ruins_of_dale", "take_all", "move_to v_dale_hills")
    assert s.offer is None
    assert army(s, "ruins_of_dale") == {"lake_men": 4}
    assert army(s, "v_dale_hills") == {"dwarf_regular": 2}


# ---- control


@pytest.mark.rule("b5a.9.23", "b5a.9.24", "b5a.9.25")
def test_control_changes_at_once_also_in_passing_and_stays() -> None:
    s = bare()
    put_army(s, "v_middle_plain", orc=1, leaders=1)
    start(s, MoveArmies(side=SHADOW, reach=2, led=1))
    act(s, "move_to ruins_of_dale", "take_all", "move_to v_dale_hills")
    assert controls(s, SHADOW, PLACE["ruins_of_dale"])  # the army has gone on
    assert not controls(s, SHADOW, PLACE["v_dale_hills"])
    assert sum(s.shadow_control) == 1  # other regions get no marker
    put_army(s, "v_middle_plain", lake_men=1)
    start(s, MoveArmies(side=FP))
    act(s, "move_to ruins_of_dale")
    assert controls(s, FP, PLACE["ruins_of_dale"])


@pytest.mark.rule("b5a.9.24")
def test_the_front_gate_can_be_taken() -> None:
    s = bare()
    put_army(s, "eb_gate_plain", orc=1)
    start(s, MoveArmies(side=SHADOW))
    act(s, "move_to front_gate")
    assert controls(s, SHADOW, PLACE["front_gate"]) and s.ending == ""  # four points are not ten


@pytest.mark.rule("b5a.9.25", "b5a.9.34")
def test_characters_do_not_regain_control_nor_remove_tokens() -> None:
    s = bare()
    shadow_takes(s, "camp")
    put_token(s, "camp", "shadow")
    put_character(s, "dain", "eb_south_hills")
    start(s, MoveCharacters(side=FP))
    act(s, "character_to camp")
    assert characters(s, "camp") == ["dain"]
    assert controls(s, SHADOW, PLACE["camp"]) and tokens(s, "camp", "shadow") == 1


@pytest.mark.rule("b5a.9.26")
def test_entering_an_empty_enemy_place_is_no_attack() -> None:
    s = bare()
    put_army(s, "eb_spur_plain", orc=1)
    start(s, MoveAndAttack(side=SHADOW))
    assert "attack eastern_spur" not in offered(s) and "move_to eastern_spur" in offered(s)
    act(s, "move_to eastern_spur")
    assert army(s, "eastern_spur") == {"orc": 1} and s.wall_damage[PLACE["eastern_spur"]] == 0


# ---- recruitment


@pytest.mark.rule("b5a.9.28")
def test_faces_of_recruitment_tokens() -> None:
    faces = [
        {(UNITS[u], n) for u, n in zip(FACE_UNIT[k], FACE_COUNT[k], strict=True)} for k in range(3)
    ]
    assert faces == [
        {("lake_men", 1), ("dwarf_regular", 1), ("dwarf_veteran", 1)},
        {("elf_archer", 1), ("elf_spearman", 1)},
        {("orc", 1), ("orc", 2), ("warg", 1), ("great_orc", 1)},
    ]
    assert all(GOBLIN not in units for units in UNITS_OF_TOKEN)


@pytest.mark.rule("b5a.9.29", "b5a.2.02")
def test_tokens_are_placed_unseen() -> None:
    s = bare()
    before = [list(f) for f in s.faces]
    assert place_token(s, PLACE["camp"], DWARVES_AND_MEN)
    assert s.faces == before and s.rolled == []  # nobody knows its face, not even the state
    assert tokens_left(s, DWARVES_AND_MEN) == 16


@pytest.mark.rule("b5a.9.30")
def test_where_tokens_may_be_placed() -> None:
    s = bare()
    assert {PLACES[r] for r in token_regions(s, FP)} == {
        "eastern_spur",
        "camp",
        "ravenhill",
        "lower_slopes",
        "fallen_bridge",
        "ruins_of_dale",
    }
    shadow_takes(s, "camp")
    put_army(s, "ravenhill", orc=1)
    assert {PLACES[r] for r in token_regions(s, FP)} == {
        "eastern_spur",
        "lower_slopes",
        "fallen_bridge",
        "ruins_of_dale",
    }
    assert len(token_regions(s, SHADOW)) == 4
    put_army(s, "bl_muster_n", lake_men=1)
    assert PLACE["bl_muster_n"] not in token_regions(s, SHADOW)
    put_token(s, "eastern_spur", "elves", 3)  # several in one region
    assert may_hold_token(s, FP, PLACE["eastern_spur"])
    assert may_hold_token(s, SHADOW, PLACE["camp"])  # its own control marker is no hindrance


@pytest.mark.rule("b5a.9.31")
def test_an_empty_pile_places_nothing() -> None:
    s = bare()
    put_token(s, "bl_muster_n", "shadow", 27)
    assert tokens_left(s, SHADOW_TOKEN) == 0
    assert not place_token(s, PLACE["bl_muster_e"], SHADOW_TOKEN)
    start(s, PlaceTokens(side=SHADOW, places=ids("bl_muster_e"), kinds=(SHADOW_TOKEN,)))
    assert s.offer is None and tokens(s, "bl_muster_e", "shadow") == 0


@pytest.mark.rule("b5a.9.30", "b5a.9.31", "b5a.12.29")
def test_tokens_go_to_different_regions_while_the_pile_lasts() -> None:
    s = bare()
    put_token(s, "bl_muster_n", "shadow", 25)  # two are left
    put_army(s, "bl_muster_ne", lake_men=1)
    places = ids("bl_muster_e", "bl_muster_ne", "bl_muster_nw", "bl_gap_plain")
    frame = PlaceTokens(side=SHADOW, places=places, kinds=(SHADOW_TOKEN,), count=4, optional=1)
    start(s, frame)
    assert offered(s) == [  # not where an enemy army stands
        "place_token bl_muster_e shadow",
        "place_token bl_muster_nw shadow",
        "place_token bl_gap_plain shadow",
        "done",
    ]
    act(s, "place_token bl_muster_nw shadow")
    assert "place_token bl_muster_nw shadow" not in offered(s)
    act(s, "place_token bl_muster_e shadow")
    assert s.offer is None and tokens_left(s, SHADOW_TOKEN) == 0
    s = bare()
    start(s, PlaceTokens(side=SHADOW, places=places, kinds=(SHADOW_TOKEN,), count=4, optional=1))
    act(s, "place_token bl_gap_plain shadow", "done")
    assert s.offer is None and tokens_left(s, SHADOW_TOKEN) == 26


@pytest.mark.rule("b5a.9.31")
def test_of_two_kinds_of_tokens_one_may_be_used_up() -> None:
    s = bare()
    put_token(s, "ravenhill", "elves", 20)
    start(s, PlaceTokens(side=FP, places=ids("camp"), kinds=(0, 1), optional=1))
    assert offered(s) == ["place_token camp dwarves_men", "done"]


@pytest.mark.rule("b5a.9.32")
def test_a_flipped_token_leaves_the_game() -> None:
    s = bare()
    put_token(s, "bl_muster_n", "shadow", 2)
    luck(s, 10)  # a face of two Orcs
    start(s, FlipTokens(side=SHADOW))
    act(s, "flip bl_muster_n shadow")
    assert army(s, "bl_muster_n") == {"orc": 2}
    assert tokens(s, "bl_muster_n", "shadow") == 1 and len(s.faces[SHADOW_TOKEN]) == 26
    assert tokens_left(s, SHADOW_TOKEN) == 25


@pytest.mark.rule("b5a.9.33", "b5a.9.32", "b5a.3.14", "b5a.ex.9.06")
def test_example_no_dwarf_regulars_left() -> None:
    s = bare()
    put_army(s, "ravenhill", dwarf_regular=5)
    put_token(s, "camp", "dwarves_men")
    luck(s, 9)  # Dwarf Regulars
    start(s, FlipTokens(side=FP))
    act(s, "flip camp dwarves_men")
    assert asked(s) == "substitute" and s.offer is not None and s.offer.seat == FP
    assert offered(s) == ["choose_unit dwarf_veteran", "choose_unit lake_men", "done"]
    act(s, "choose_unit dwarf_veteran")
    assert army(s, "camp") == {"dwarf_veteran": 1} and len(s.faces[DWARVES_AND_MEN]) == 16


@pytest.mark.rule("b5a.9.33")
def test_each_missing_orc_is_replaced_one_for_one() -> None:
    s = bare()
    put_army(s, "bl_muster_e", orc=35)
    put_token(s, "bl_muster_n", "shadow")
    luck(s, 10)
    start(s, FlipTokens(side=SHADOW))
    act(s, "flip bl_muster_n shadow")
    assert s.offer is not None and s.offer.seat == SHADOW
    act(s, "choose_unit great_orc")
    assert army(s, "bl_muster_n") == {"orc": 1, "great_orc": 1} and s.offer is None


@pytest.mark.rule("b5a.9.33")
def test_both_missing_orcs_may_be_replaced_or_none() -> None:
    s = bare()
    put_army(s, "bl_muster_e", orc=36, great_orc=5)
    put_token(s, "bl_muster_n", "shadow", 2)
    luck(s, 10, 10)
    start(s, FlipTokens(side=SHADOW, same=1))
    act(s, "flip bl_muster_n shadow", "choose_unit great_orc")
    assert offered(s) == ["choose_unit warg", "done"]  # that was the last Great Orc
    act(s, "choose_unit warg")
    assert army(s, "bl_muster_n") == {"warg": 1, "great_orc": 1}
    act(s, "flip bl_muster_n shadow", "done")
    assert army(s, "bl_muster_n") == {"warg": 1, "great_orc": 1} and s.offer is None
    assert tokens(s, "bl_muster_n", "shadow") == 0 and len(s.faces[SHADOW_TOKEN]) == 25


@pytest.mark.rule("b5a.9.36", "b5a.5.18")
def test_a_flipped_token_may_bring_a_unit_too_many() -> None:
    s = bare()
    put_army(s, "camp", elf_archer=5)
    put_token(s, "camp", "dwarves_men")
    luck(s, 0)  # Lake-men
    start(s, FlipTokens(side=FP))
    act(s, "flip camp dwarves_men")
    assert asked(s) == "army_limit" and s.offer is not None and s.offer.seat == FP
    act(s, "eliminate elf_archer")
    assert army(s, "camp") == {"lake_men": 1, "elf_archer": 4}
    s = bare()  # nobody is too many in a mustering region
    put_army(s, "bl_muster_n", orc=9)
    put_token(s, "bl_muster_n", "shadow")
    luck(s, 10)
    start(s, FlipTokens(side=SHADOW))
    act(s, "flip bl_muster_n shadow")
    assert army(s, "bl_muster_n") == {"orc": 11} and s.offer is None


@pytest.mark.rule("b5a.9.34")
def test_entering_enemies_send_tokens_back_unseen() -> None:
    s = bare()
    put_token(s, "fallen_bridge", "elves", 2)
    put_token(s, "fallen_bridge", "dwarves_men")
    put_army(s, "v_west_plain", orc=1, leaders=1)
    start(s, MoveArmies(side=SHADOW, reach=2, led=1))
    act(s, "move_to fallen_bridge", "take_all", "move_to ss_heights_middle")
    assert tokens(s, "fallen_bridge", "elves") == tokens(s, "fallen_bridge", "dwarves_men") == 0
    assert tokens_left(s, 1) == 20  # back in the pile
    put_token(s, "camp", "elves")
    remove_tokens(s, PLACE["camp"], 1)
    assert tokens_left(s, 1) == 20
    put_token(s, "camp", "elves")
    army_enters(s, FP, PLACE["camp"])  # own armies leave them
    assert tokens(s, "camp", "elves") == 1


@pytest.mark.rule("b5a.9.35")
def test_direct_recruitment_without_substitutes() -> None:
    s = bare()
    put_army(s, "bl_muster_e", great_orc=6)
    start(
        s, RecruitUnits(side=SHADOW, place=PLACE["bl_muster_n"], units=((GREAT_ORC, 1), (ORC, 1)))
    )
    assert army(s, "bl_muster_n") == {"orc": 1} and s.offer is None


@pytest.mark.rule("b5a.9.35", "b5a.8.20", "b5a.12.13")
def test_leadership_tokens_come_only_where_there_is_an_army() -> None:
    s = bare()
    place, units = PLACE["bl_muster_n"], ((GREAT_ORC, 1),)
    put_army(s, "bl_muster_e", great_orc=6)
    start(s, RecruitUnits(side=SHADOW, place=place, units=units, leaders=1))
    assert leaders(s, "bl_muster_n") == 0  # no Great Orc is left
    put_army(s, "bl_muster_n", orc=1)
    start(s, RecruitUnits(side=SHADOW, place=place, units=units, leaders=1))
    assert leaders(s, "bl_muster_n") == 1
    put_character(s, "beorn", "camp")
    start(s, RecruitUnits(side=FP, place=PLACE["camp"], units=((1, 1),), leaders=1))
    assert army(s, "camp") == {} and leaders(s, "camp") == 0


@pytest.mark.rule("b5a.9.36")
def test_recruiting_above_the_limit() -> None:
    s = bare()
    put_army(s, "camp", lake_men=5, damage=2)
    start(s, RecruitUnits(side=FP, place=PLACE["camp"], units=((1, 1),)))
    assert asked(s) == "casualties"
    act(s, "eliminate lake_men")
    assert s.offer is None and damage(s, "camp") == 0
    assert army(s, "camp") == {"lake_men": 4, "dwarf_veteran": 1}
    put_army(s, "camp", lake_men=1)
    start(s, KeepLimit(side=FP, place=PLACE["camp"]))
    assert offered(s) == ["eliminate dwarf_veteran", "eliminate lake_men"]
    # Five units are not too many: nothing is asked, Damage or not.
    s = bare()
    put_army(s, "camp", lake_men=4, damage=2)
    start(s, RecruitUnits(side=FP, place=PLACE["camp"], units=((1, 1),)))
    assert s.offer is None and damage(s, "camp") == 2


# ---- rally


@pytest.mark.rule("b5a.9.37")
def test_rally_rolls_a_die_per_unit_and_leadership_rerolls_misses() -> None:
    s = bare()
    put_army(s, "bl_muster_n", orc=7, leaders=2, damage=6)
    luck(s, 5, 6, 1, 2, 3, 4, 4, 5, 1)
    start(s, Rally(side=SHADOW, place=PLACE["bl_muster_n"]))
    assert told(s, "rallied")[0].data["dice"] == [5, 6, 1, 2, 3, 4, 4]
    assert asked(s) == "rally_reroll"
    assert offered(s) == ["reroll_failed 2", "reroll_failed 1", "reroll_failed 0"]
    act(s, "reroll_failed 2")
    assert told(s, "rallied_again")[0].data == {"place": "bl_muster_n", "dice": [5, 1], "hits": 1}
    assert damage(s, "bl_muster_n") == 3


@pytest.mark.rule("b5a.9.37")
def test_failed_dice_of_a_rally_may_be_kept() -> None:
    """An army that keeps a Damage token is safe from Victory vanishes from Hope."""
    s = bare()
    put_army(s, "camp", lake_men=2, leaders=2, damage=2)
    luck(s, 5, 1, 6)
    start(s, Rally(side=FP, place=PLACE["camp"]))
    assert asked(s) == "rally_reroll" and s.offer is not None and s.offer.seat == FP
    act(s, "reroll_failed 0")
    assert damage(s, "camp") == 1 and not told(s, "rallied_again")


@pytest.mark.rule("b5a.9.37")
def test_no_reroll_of_a_rally_without_leadership_or_damage_left() -> None:
    s = bare()
    put_army(s, "camp", lake_men=3, damage=2)
    luck(s, 1, 1, 5)
    start(s, Rally(side=FP, place=PLACE["camp"]))
    assert asked(s) == "casualties"
    s = bare()
    put_army(s, "camp", lake_men=3, leaders=3, damage=1)
    luck(s, 5, 1, 1)
    start(s, Rally(side=FP, place=PLACE["camp"]))
    assert s.offer is None and damage(s, "camp") == 0


def test_a_stored_rally_of_the_first_layout_waits_for_casualties() -> None:
    s = bare()
    put_army(s, "camp", lake_men=3, damage=3)
    luck(s, 1, 1, 5)
    start(s, Rally(side=FP, place=PLACE["camp"]))
    assert asked(s) == "casualties"
    raw = json.loads(encode(s))
    raw["schema"] = 1
    rally = next(frame for frame in raw["stack"] if frame["frame"] == "Rally")
    rally["step"] = 2
    del rally["hits"], rally["misses"]
    again = decode(json.dumps(raw), Battlefield)
    resume(again)
    act(again, "done")
    assert again.offer is None and damage(again, "camp") == 2


@pytest.mark.rule("b5a.9.38")
def test_casualties_after_a_rally() -> None:
    s = bare()
    put_army(s, "camp", lake_men=3, damage=3)
    luck(s, 1, 1, 5)
    start(s, RallyArmies(side=FP))
    act(s, "rally camp")
    assert asked(s) == "casualties" and damage(s, "camp") == 2
    act(s, "eliminate lake_men")
    assert army(s, "camp") == {"lake_men": 2} and damage(s, "camp") == 0


@pytest.mark.rule("b5a.9.39")
def test_rally_does_not_repair_walls() -> None:
    s = bare()
    put_army(s, "ravenhill", elf_archer=2, damage=1)
    s.wall_damage[PLACE["ravenhill"]] = 3
    luck(s, 6, 6)
    start(s, Rally(side=FP, place=PLACE["ravenhill"]))
    assert damage(s, "ravenhill") == 0 and s.wall_damage[PLACE["ravenhill"]] == 3


# ---- goblins and passes


@pytest.mark.rule("b5a.9.40", "b5a.9.41", "b5a.9.42", "b5a.ex.9.07")
def test_example_goblins_open_the_pass() -> None:
    s = bare()
    put_army(s, "goblin_muster_north", goblin=2)
    refusal = why_not_step(s, SHADOW, PLACE["mountain_pass_north"])
    assert refusal is not None and refusal.rule == "b5a.9.40"
    start(s, MoveArmies(side=SHADOW))
    assert s.offer is None
    put_army(s, "goblin_muster_north", goblin=3)
    assert s.passes_open == [1, 0]
    start(s, MoveArmies(side=SHADOW))
    act(s, *["take goblin"] * 3, "done")
    assert army(s, "mountain_pass_north") == {"goblin": 3}
    start(s, MoveArmies(side=SHADOW, origins=ids("goblin_muster_north")))  # later with fewer
    act(s, "take_all")
    assert army(s, "mountain_pass_north") == {"goblin": 5}


@pytest.mark.rule("b5a.9.41")
def test_any_units_open_a_pass() -> None:
    s = bare()
    put_army(s, "goblin_muster_west", goblin=3, great_orc=2)
    assert s.passes_open == [0, 1]


@pytest.mark.rule("b5a.9.42")
def test_a_move_of_two_regions_goes_from_point_to_exit() -> None:
    s = bare()
    put_army(s, "goblin_muster_west", goblin=5, leaders=1)
    start(s, MoveArmies(side=SHADOW, reach=2, led=1))
    act(s, "take_all")
    assert offered(s) == ["done", "move_to ss_heights_pass"]
    act(s, "move_to ss_heights_pass")
    assert army(s, "ss_heights_pass") == {"goblin": 5}


@pytest.mark.rule("b5a.9.43")
def test_attacking_out_of_a_pass() -> None:
    s = bare()
    put_army(s, "mountain_pass_north", goblin=2)
    put_army(s, "eb_heights_east", goblin=2)
    put_army(s, "eb_heights_centre", dwarf_veteran=1)
    assert targets_from(s, SHADOW, PLACE["mountain_pass_north"]) == [PLACE["eb_heights_centre"]]
    # Not in a combined attack with any other army.
    assert CombinedAttack(side=SHADOW).targets(s) == []
    start(s, MoveAndAttack(side=SHADOW, origins=ids("mountain_pass_north")))
    assert asked(s) == "manoeuvre"
    # Nowhere but out of the pass, and not where nobody stands.
    s = bare()
    put_army(s, "mountain_pass_north", goblin=2)
    put_army(s, "mountain_pass_west", goblin=2)
    put_army(s, "ss_heights_pass", dwarf_veteran=1)
    put_army(s, "eb_heights_east", dwarf_veteran=1)
    assert targets_from(s, SHADOW, PLACE["mountain_pass_north"]) == []
    assert targets_from(s, SHADOW, PLACE["mountain_pass_west"]) == [PLACE["ss_heights_pass"]]
    # Nor are armies in passes and points attacked.
    assert targets_from(s, FP, PLACE["ss_heights_pass"]) == []


@pytest.mark.rule("b5a.9.44", "b5a.9.45")
def test_passes_are_one_way_and_next_to_nothing() -> None:
    s = bare()
    put_army(s, "eb_heights_centre", goblin=1)
    start(s, MoveArmies(side=SHADOW))
    assert not any("pass" in a or "muster" in a for a in offered(s))
    s = bare()
    put_army(s, "mountain_pass_north", goblin=2)
    put_army(s, "eb_heights_west", dwarf_veteran=1)
    assert PLACE["eb_heights_centre"] in retreats(s, FP, PLACE["eb_heights_west"])
    start(s, MoveArmies(side=FP, reach=2))
    act(s, "move_to eb_heights_centre")
    assert asked(s) == "march_on"  # the pass does not stop the army
    start(s, MoveArmies(side=SHADOW, origins=ids("mountain_pass_north")))
    assert not any("goblin_muster" in a for a in offered(s))


@pytest.mark.rule("b5a.9.46")
def test_a_card_may_recruit_in_points_and_passes() -> None:
    s = bare()
    put_army(s, "goblin_muster_north", goblin=3)
    start(s, RecruitUnits(side=SHADOW, place=PLACE["goblin_muster_north"], units=((ORC, 2),)))
    assert army(s, "goblin_muster_north") == {"orc": 2, "goblin": 3} and s.passes_open == [1, 0]


def test_a_group_on_the_march_is_nowhere_else() -> None:
    s = bare()
    put_army(s, "camp", lake_men=2, leaders=1)
    put_character(s, "dain", "camp")
    start(s, March(side=FP, origin=PLACE["camp"], to=PLACE["eb_south_hills"], reach=2))
    act(s, "take lake_men", "take_character dain", "done")
    assert asked(s) == "march_on"
    assert army(s, "camp") == {"lake_men": 1} and army(s, "eb_south_hills") == {}
    assert characters(s, "camp") == [] and len(s.marching) == 1
