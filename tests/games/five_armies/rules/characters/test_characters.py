"""Chapter 8: characters, Generals, leadership."""

from __future__ import annotations

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
    give,
    leaders,
    luck,
    offered,
    put_army,
    put_character,
    set_dice,
    shadow_takes,
    start,
    told,
    why,
)
from westmarch.games.five_armies.rules.battle.battle import MoveAndAttack
from westmarch.games.five_armies.rules.battle.damage import Casualties, InflictDamage, Relief
from westmarch.games.five_armies.rules.catalogue import CARD
from westmarch.games.five_armies.rules.characters.characters import (
    BRINGABLE,
    BilboAppears,
    BringCharacter,
    MoveCharacters,
    entry_regions,
    ready,
    why_not_bring,
)
from westmarch.games.five_armies.rules.characters.generals import (
    Archery,
    Magic,
    UseGeneral,
    archery_dice,
)
from westmarch.games.five_armies.rules.map.armies import (
    eliminate,
    eliminate_character,
    has_leadership,
    leadership_at,
    strength_at,
    units_at,
)
from westmarch.games.five_armies.rules.map.board import IN_RANGE, PLACE, PLACES, REGION_COUNT
from westmarch.games.five_armies.rules.map.movement import MoveArmies
from westmarch.games.five_armies.rules.map.pieces import (
    ALOFT,
    BILBO,
    BOLG,
    CHARACTER,
    CHARACTER_DATA,
    CHARACTERS,
    DAIN,
    ELIMINATED,
    GENERALS,
    IN_EYRIE,
    LAKE_MEN,
    LORD_OF_THE_EAGLES,
    ON_TRACK,
    THORIN,
    VANISHED,
)
from westmarch.games.five_armies.rules.state import Battlefield
from westmarch.games.five_armies.rules.turn.action_dice import ActionRound
from westmarch.games.five_armies.rules.turn.table_cards import TROUBLED_MIND, on_table

# ---- entering play


@pytest.mark.rule("b5a.8.03")
def test_bolg_is_ready_while_a_shadow_army_is_in_the_valley() -> None:
    s = bare()
    put_army(s, "bl_muster_n", orc=1)
    assert not ready(s, BOLG)
    put_army(s, "v_east_swamp", orc=1)
    assert ready(s, BOLG)
    eliminate(s, PLACE["v_east_swamp"], 5)
    refusal = why_not_bring(s, BOLG)
    assert refusal is not None and refusal.rule == "b5a.8.03"
    shadow_takes(s, "ruins_of_dale")  # control without an army is not enough
    assert not ready(s, BOLG)


@pytest.mark.rule("b5a.8.04", "b5a.5.26")
def test_bringing_a_character_is_the_whole_action_of_a_die() -> None:
    s = bare()
    s.fate = 6
    set_dice(s, "character muster", "")
    start(s, ActionRound())
    act(s, "use_die character", "act bring_thorin")
    assert characters(s, "front_gate") == ["thorin"]
    assert army(s, "front_gate") == {"dwarf_veteran": 1}
    assert len(s.dice[FP]) <= 1


@pytest.mark.rule("b5a.8.05")
def test_no_entry_under_enemy_control_or_beside_an_enemy_army() -> None:
    s = bare()
    s.fate = 6
    shadow_takes(s, "front_gate")
    refusal = why_not_bring(s, THORIN)
    assert refusal is not None and refusal.rule == "b5a.8.05"
    assert ready(s, THORIN)  # he stays ready
    s = bare()
    s.fate = 2
    put_character(s, "bard", "v_west_plain")
    put_army(s, "v_west_plain", orc=1)
    assert entry_regions(s, BILBO) == []
    put_character(s, "dain", "camp")
    assert entry_regions(s, BILBO) == [PLACE["camp"]]


@pytest.mark.rule("b5a.7.07", "b5a.8.04", "b5a.8.11")
def test_nobody_enters_twice_or_after_his_death() -> None:
    s = bare()
    s.fate = 15
    put_army(s, "v_east_swamp", orc=1)
    for who in (BILBO, THORIN, LORD_OF_THE_EAGLES, CHARACTER["beorn"], BOLG):
        assert ready(s, who)
        for where in (PLACE["camp"], ELIMINATED):
            s.characters[who] = where
            assert not ready(s, who)


@pytest.mark.rule("b5a.8.05", "b5a.12.28")
def test_bolg_enters_among_his_own_but_not_among_enemies() -> None:
    s = bare()
    put_army(s, "v_east_swamp", orc=1)
    put_army(s, "bl_muster_n", lake_men=1)
    put_army(s, "bl_muster_e", orc=2)
    put_character(s, "beorn", "bl_muster_nw")
    start(s, BringCharacter(character=BOLG))
    assert offered(s) == ["enter_at bl_muster_ne", "enter_at bl_muster_e"]
    assert s.offer is not None and s.offer.seat == SHADOW
    act(s, "enter_at bl_muster_e")
    assert army(s, "bl_muster_e") == {"orc": 2, "great_orc": 1}


@pytest.mark.rule("b5a.8.04", "b5a.8.05", "b5a.9.36")
def test_thorin_enters_with_his_company_or_not_at_all() -> None:
    s = bare()
    s.fate = 6
    put_army(s, "front_gate", dwarf_regular=5)
    s.tokens[PLACE["bl_muster_n"] * 3 + 2] = 1
    start(s, BringCharacter(character=THORIN))
    assert asked(s) == "army_limit" and s.offer is not None and s.offer.seat == FP
    act(s, "eliminate dwarf_regular")
    assert army(s, "front_gate") == {"dwarf_regular": 4, "dwarf_veteran": 1}
    assert s.tokens[PLACE["bl_muster_n"] * 3 + 2] == 1  # only Bolg flips tokens
    s = bare()
    s.fate = 6
    put_army(s, "front_gate", orc=1)
    start(s, BringCharacter(character=THORIN))  # as a card may ask
    assert s.characters[THORIN] == ON_TRACK and army(s, "front_gate") == {"orc": 1}


@pytest.mark.rule("b5a.8.06")
def test_a_character_in_play_is_not_affected_by_the_marker() -> None:
    s = bare()
    s.fate = 6
    start(s, BringCharacter(character=THORIN))
    s.fate = 0
    assert characters(s, "front_gate") == ["thorin"]


# ---- characters with and without armies


@pytest.mark.rule("b5a.8.07")
def test_a_lone_character_ignores_enemies_and_is_ignored() -> None:
    s = bare()
    put_character(s, "gandalf", "v_middle_plain")
    put_army(s, "ruins_of_dale", orc=1)
    start(s, MoveAndAttack(side=SHADOW))
    assert not any(a.startswith("attack") for a in offered(s))
    act(s, "move_to v_middle_plain")  # does not block
    assert army(s, "v_middle_plain") == {"orc": 1}
    assert characters(s, "v_middle_plain") == ["gandalf"]
    assert s.damage[PLACE["v_middle_plain"]] == 0
    start(s, MoveCharacters(side=FP))  # and may leave, past enemies
    assert f"character_to {'ruins_of_dale'}" in offered(s)


@pytest.mark.rule("b5a.8.07", "b5a.8.08")
def test_leadership_counts_only_with_an_army() -> None:
    s = bare()
    put_character(s, "dain", "camp")
    start(s, MoveArmies(side=FP, led=1))
    assert s.offer is None
    put_army(s, "camp", lake_men=1)
    assert leadership_at(s, FP, PLACE["camp"]) == 2
    start(s, MoveArmies(side=FP, led=1))
    assert asked(s) == "choose_destination"


@pytest.mark.rule("b5a.8.11", "b5a.7.09")
def test_a_fallen_character_loses_what_lies_on_his_sheet_and_nobody_else_does() -> None:
    s = bare()
    for name in ("bilbo", "gandalf", "dain", "thorin"):
        put_character(s, name, "camp")
    s.rings, s.concentration = 5, 1
    s.table = [CARD["fp_story_02"], CARD["fate_07"], CARD["shadow_story_10"]]
    eliminate_character(s, DAIN)
    assert s.rings == 5 and s.concentration == 1 and len(s.table) == 3
    eliminate_character(s, CHARACTER["gandalf"])
    assert s.concentration == 0 and len(s.table) == 3
    eliminate_character(s, BILBO)
    assert s.rings == 0 and s.table == [CARD["fate_07"], CARD["shadow_story_10"]]
    eliminate_character(s, THORIN)
    assert s.table == [CARD["shadow_story_10"]]


@pytest.mark.rule("b5a.8.08", "b5a.9.06", "b5a.10.14")
def test_fury_of_the_dwarves_helps_only_the_army_with_thorin() -> None:
    s = bare()
    s.table = [CARD["fate_07"]]
    put_army(s, "camp", dwarf_regular=1)
    put_character(s, "dain", "camp")
    put_army(s, "ravenhill", dwarf_regular=1)
    put_character(s, "thorin", "ravenhill")
    assert (strength_at(s, FP, PLACE["camp"]), leadership_at(s, FP, PLACE["camp"])) == (1, 2)
    assert strength_at(s, FP, PLACE["ravenhill"]) == 3
    assert leadership_at(s, FP, PLACE["ravenhill"]) == 4
    # Nor a Shadow army in whose region he stands alone.
    put_character(s, "thorin", "bl_gap_plain")
    put_army(s, "bl_gap_plain", orc=1)
    assert strength_at(s, SHADOW, PLACE["bl_gap_plain"]) == 1


@pytest.mark.rule("b5a.8.08", "b5a.8.11", "b5a.10.33")
def test_characters_fall_with_their_army_for_good() -> None:
    s = bare()
    put_army(s, "camp", lake_men=1, leaders=1, damage=1)
    put_character(s, "dain", "camp")
    s.activated[DAIN] = 1
    eliminate(s, PLACE["camp"], LAKE_MEN)
    assert s.characters[DAIN] == ELIMINATED and not s.activated[DAIN]
    assert leaders(s, "camp") == 0 and damage(s, "camp") == 0


# ---- moves


@pytest.mark.rule("b5a.8.09")
def test_characters_move_up_to_their_value_past_enemies_but_not_over_rivers() -> None:
    s = bare()
    put_character(s, "dain", "camp")
    put_army(s, "eb_north_plain", orc=5)
    start(s, MoveCharacters(side=FP))
    found = {a.split()[1] for a in offered(s)}
    assert {"eb_north_plain", "eb_ford_plain", "v_northwest_plain", "ruins_of_dale"} <= found
    assert "eb_spur_plain" not in found  # three regions away
    assert "camp" not in found
    act(s, "character_to eb_ford_plain")
    assert characters(s, "eb_ford_plain") == ["dain"]
    s = bare()
    put_character(s, "dain", "front_gate")
    start(s, MoveCharacters(side=FP))
    found = {a.split()[1] for a in offered(s)}
    assert found == {
        "eb_gate_plain",
        "camp",
        "eb_heights_west",
        "eb_bridge_plain",
        "eb_south_hills",
    }


@pytest.mark.rule("b5a.8.09", "b5a.5.16")
def test_a_character_move_may_end_after_the_first() -> None:
    s = bare()
    for name in ("dain", "bard", "gandalf"):
        put_character(s, name, "camp")
    start(s, MoveCharacters(side=FP))
    act(s, "move_character dain", "character_to eb_south_hills")
    assert offered(s) == ["move_character bard", "move_character gandalf", "done"]
    act(s, "done")
    assert s.offer is None and characters(s, "camp") == ["bard", "gandalf"]
    assert characters(s, "eb_south_hills") == ["dain"]
    s = bare()
    set_dice(s, "character event", "")
    start(s, ActionRound())
    act(s, "use_die character")
    assert asked(s) != "move_character"  # nobody is there to move


@pytest.mark.rule("b5a.8.10", "b5a.9.12")
def test_characters_move_with_the_army_or_stay() -> None:
    s = bare()
    put_army(s, "camp", lake_men=1)
    put_character(s, "dain", "camp")
    put_character(s, "bard", "camp")
    start(s, MoveArmies(side=FP))
    act(s, "move_to eb_south_hills", "take lake_men", "take_character bard", "done")
    assert characters(s, "eb_south_hills") == ["bard"]
    assert characters(s, "camp") == ["dain"] and army(s, "camp") == {}


# ---- Generals


@pytest.mark.rule("b5a.8.12")
def test_the_five_generals() -> None:
    assert [CHARACTERS[g] for g in GENERALS] == [
        "bard",
        "dain",
        "gandalf",
        "thranduil",
        "lord_of_the_eagles",
    ]


@pytest.mark.rule("b5a.8.13", "b5a.8.14", "b5a.4.05", "b5a.ex.8.01")
def test_example_gandalf_and_thranduil() -> None:
    s = bare()
    put_army(s, "camp", lake_men=1, damage=1)
    put_army(s, "eb_spur_plain", orc=2)
    put_character(s, "gandalf", "camp")
    put_character(s, "thranduil", "camp")
    s.activated[CHARACTER["gandalf"]] = s.activated[CHARACTER["thranduil"]] = 1
    set_dice(s, "muster character", "muster")
    start(s, ActionRound())
    luck(s, 1, 1, 1)
    act(s, "general gandalf", "ability magic")
    assert s.activated[CHARACTER["gandalf"]] == 0
    assert [e.data["by"] for e in told(s, "shot")] == ["magic"]
    assert why(s, "general thranduil") == ("b5a.8.14", "one_general_per_die")
    luck(s, 6)
    act(s, "use_die muster", "act rally", "rally camp")  # the Shadow's last die is not used
    assert s.offer is not None and s.offer.seat == FP
    assert "general thranduil" in offered(s)


@pytest.mark.rule("b5a.8.14")
def test_no_pass_after_a_general_and_no_ability_without_token() -> None:
    s = bare()
    put_army(s, "camp", lake_men=1)
    put_army(s, "eb_spur_plain", orc=2)
    put_character(s, "thranduil", "camp")
    set_dice(s, "muster", "muster muster muster")
    start(s, ActionRound())
    assert why(s, "general thranduil") is not None
    s.activated[CHARACTER["thranduil"]] = 1
    set_dice(s, "muster event", "muster muster muster")
    s.decks[0] = [1, 2]
    start(s, ActionRound())
    assert "pass" in offered(s)
    luck(s, 1)
    act(s, "general thranduil")
    assert [e.data["by"] for e in told(s, "shot")] == ["archery"]
    assert s.activated[CHARACTER["thranduil"]] == 0
    assert why(s, "pass") == ("b5a.8.14", "general_used_no_pass")


@pytest.mark.rule("b5a.8.14", "b5a.8.24")
def test_placeholder_abilities_of_bard_and_dain() -> None:
    s = bare()
    put_army(s, "camp", lake_men=2, damage=2)
    put_character(s, "bard", "camp")
    start(s, UseGeneral(general=CHARACTER["bard"]))
    assert offered(s) == ["ability place_token", "ability rally"]
    luck(s, 5, 1, 6)
    act(s, "ability rally", "reroll_failed 1")
    assert damage(s, "camp") == 0  # leadership 1: one miss rolled again
    start(s, UseGeneral(general=CHARACTER["bard"]))  # nothing to rally now
    act(s, "place_token camp dwarves_men")
    assert s.tokens[PLACE["camp"] * 3] == 1
    put_character(s, "dain", "camp")
    start(s, UseGeneral(general=DAIN))
    act(s, "move_to eb_south_hills", "take_all")
    assert army(s, "eb_south_hills") == {"lake_men": 2}
    put_character(s, "gandalf", "camp")
    put_army(s, "eb_north_plain", orc=1)
    start(s, UseGeneral(general=CHARACTER["gandalf"]))
    act(s, "ability concentrate")
    assert s.concentration == 1 and not told(s, "shot")
    for general in ("bard", "dain", "gandalf", "thranduil"):
        data = CHARACTER_DATA[CHARACTER[general]]
        assert data["ability_provenance"] == "placeholder"


@pytest.mark.rule("b5a.8.14", "b5a.8.15")
def test_an_ability_that_can_do_nothing_is_not_offered() -> None:
    def abilities(s: Battlefield, general: str) -> list[str]:
        found = UseGeneral.choose_ability.legal(UseGeneral(general=CHARACTER[general]), s)
        assert found is not None
        return [str(a[1]) for a in found[1]]

    s = bare()
    for name in ("bard", "dain", "gandalf", "thranduil"):
        put_character(s, name, "front_gate")
        s.activated[CHARACTER[name]] = 1
    assert abilities(s, "bard") == ["place_token"]  # no damage
    assert abilities(s, "dain") == []  # no army
    assert abilities(s, "gandalf") == ["concentrate"]
    assert abilities(s, "thranduil") == []
    set_dice(s, "muster event", "")
    s.decks[0] = [1]
    start(s, ActionRound())
    assert why(s, "general thranduil") == ("b5a.8.14", "ability_impossible")
    assert why(s, "general gandalf") is None
    s.concentration = 1
    put_army(s, "front_gate", lake_men=2)
    assert abilities(s, "bard") == ["place_token"]
    assert abilities(s, "dain") == ["move_and_attack"]
    put_army(s, "front_gate", damage=1)
    put_army(s, "eb_gate_plain", orc=1)  # no way out, but somebody to attack and to shoot at
    assert abilities(s, "bard") == ["place_token", "rally"]
    assert abilities(s, "dain") == ["move_and_attack"]
    assert abilities(s, "gandalf") == ["magic"]
    assert abilities(s, "thranduil") == ["archery"]
    s.tokens[PLACE["camp"] * 3] = 17  # every Dwarves-and-Men token
    assert abilities(s, "dain") == ["move_and_attack"]
    s.tokens[PLACE["camp"] * 3] = 0
    shadow_takes(
        s, "eastern_spur", "camp", "ravenhill", "lower_slopes", "fallen_bridge", "ruins_of_dale"
    )
    assert abilities(s, "dain") == ["move_and_attack"]  # no settlement is left
    s.characters[LORD_OF_THE_EAGLES] = IN_EYRIE
    s.eyrie = 5
    assert abilities(s, "lord_of_the_eagles") == ["fly"]
    s.characters[LORD_OF_THE_EAGLES], s.lord_over, s.eyrie = ALOFT, 1, 0
    assert abilities(s, "lord_of_the_eagles") == ["eagle"]


# ---- range


@pytest.mark.rule("b5a.8.15", "b5a.8.18", "b5a.ex.8.02")
def test_example_who_shoots() -> None:
    s = bare()
    put_army(s, "eb_spur_plain", orc=3)
    put_army(s, "camp", lake_men=1)  # in range, hills
    put_army(s, "lower_slopes", elf_archer=2)  # out of range
    put_army(s, "ruins_of_dale", lake_men=3)  # wrong terrain
    target = PLACE["eb_spur_plain"]
    assert archery_dice(s, target) == 1
    assert target in IN_RANGE[PLACE["camp"]]
    assert target not in IN_RANGE[PLACE["lower_slopes"]]
    put_army(s, "camp", dwarf_regular=2)  # no archers
    assert archery_dice(s, target) == 1
    luck(s, 5)
    start(s, Archery())
    assert told(s, "shot")[0].data["dice"] == [5]


@pytest.mark.rule("b5a.8.15", "b5a.8.16")
def test_range_is_mutual_and_stops_at_the_mountain() -> None:
    for here in range(REGION_COUNT):
        for there in IN_RANGE[here]:
            assert here in IN_RANGE[there], (PLACES[here], PLACES[there])
    # Near on the board, but with the mountain between.
    for here, there in (("eastern_spur", "bl_muster_nw"), ("front_gate", "ss_heights_pass")):
        assert PLACE[there] not in IN_RANGE[PLACE[here]]


@pytest.mark.rule("b5a.8.15", "b5a.8.18")
def test_archery_is_for_archers_in_range_on_their_terrain_at_most_five() -> None:
    s = bare()
    put_army(s, "eb_north_plain", orc=3)
    put_army(s, "bl_muster_n", orc=3)
    put_army(s, "camp", lake_men=3, elf_archer=2)
    put_army(s, "eb_heights_west", elf_archer=1, elf_spearman=2)  # mountains
    put_army(s, "eb_gate_plain", elf_archer=2)  # wrong terrain
    assert archery_dice(s, PLACE["eb_north_plain"]) == 5
    luck(s, 4, 5, 1, 1, 6)
    start(s, Archery())  # out of range of the others
    assert told(s, "shot")[0].data["dice"] == [4, 5, 1, 1, 6]
    assert damage(s, "eb_north_plain") == 2


@pytest.mark.rule("b5a.8.15", "b5a.8.17")
def test_gandalf_strikes_in_range_and_damage_is_outside_battle() -> None:
    s = bare()
    put_character(s, "gandalf", "camp")
    put_army(s, "eb_north_plain", orc=2)
    put_army(s, "bl_muster_n", orc=2)
    luck(s, 5, 6, 1)
    start(s, Magic(general=CHARACTER["gandalf"]))
    assert told(s, "shot")[0].data["dice"] == [5, 6, 1]
    assert damage(s, "eb_north_plain") == 2 and asked(s) == "casualties"
    act(s, "done")
    s.concentration = 1
    luck(s, 1, 1, 1, 1, 5)
    start(s, Magic(general=CHARACTER["gandalf"]))
    assert s.concentration == 0 and len(told(s, "shot")[1].data["dice"]) == 5
    assert army(s, "eb_north_plain") == {"orc": 1}


@pytest.mark.rule("b5a.8.17", "b5a.10.42")
def test_archery_can_force_casualties() -> None:
    s = bare()
    put_army(s, "camp", lake_men=3)
    put_army(s, "eb_north_plain", orc=2)
    luck(s, 5, 5, 5)
    start(s, Archery())
    assert army(s, "eb_north_plain") == {"orc": 1} and damage(s, "eb_north_plain") == 1


# ---- leadership tokens


@pytest.mark.rule("b5a.8.19", "b5a.8.20")
def test_leadership_tokens_belong_to_the_army() -> None:
    s = bare()
    put_army(s, "camp", lake_men=1, leaders=2)
    start(s, MoveArmies(side=FP))
    act(s, "move_to eb_south_hills", "take lake_men", "take_leader", "done")
    assert leaders(s, "eb_south_hills") == 1
    assert leaders(s, "camp") == 0  # left without units it is removed at once


# ---- Bilbo


@pytest.mark.rule("b5a.8.21")
def test_bilbo_enters_beside_a_character_or_leadership_token() -> None:
    s = bare()
    s.fate = 2
    put_character(s, "gandalf", "ravenhill")
    put_army(s, "camp", lake_men=1, leaders=1)
    put_army(s, "eastern_spur", lake_men=1)
    put_army(s, "bl_gap_plain", orc=1, leaders=1)
    start(s, BringCharacter(character=BILBO))
    assert offered(s) == ["enter_at camp", "enter_at ravenhill"]
    assert s.offer is not None and s.offer.seat == FP
    act(s, "enter_at camp")
    assert characters(s, "camp") == ["bilbo"] and s.rings == 5


@pytest.mark.rule("b5a.8.22")
def test_bilbo_vanishes_to_save_his_army() -> None:
    s = bare()
    put_army(s, "camp", lake_men=2)
    put_character(s, "bilbo", "camp")
    s.rings = 5
    start(s, InflictDamage(side=FP, place=PLACE["camp"], amount=3))
    assert asked(s) == "bilbo_vanishes"
    act(s, "yes")
    assert s.characters[BILBO] == VANISHED and s.rings == 4 and damage(s, "camp") == 1
    act(s, "done")
    assert army(s, "camp") == {"lake_men": 2}


@pytest.mark.rule("b5a.8.22")
def test_bilbo_needs_a_ring_and_to_be_there() -> None:
    s = bare()
    put_army(s, "camp", lake_men=2, damage=2)
    put_character(s, "bilbo", "ravenhill")
    s.rings = 5
    start(s, Relief(side=FP, place=PLACE["camp"], amount=2))
    assert s.offer is None
    put_character(s, "bilbo", "camp")
    s.rings = 0
    start(s, Relief(side=FP, place=PLACE["camp"], amount=2))
    assert s.offer is None


@pytest.mark.rule("b5a.8.23")
def test_bilbo_reappears_with_a_character_result_before_or_after_the_action() -> None:
    def ready_bilbo() -> Battlefield:
        s = bare()
        put_army(s, "camp", lake_men=1, leaders=1)
        s.characters[BILBO] = VANISHED
        s.rings = 2
        set_dice(s, "character character muster", "muster muster muster")
        start(s, ActionRound())
        act(s, "use_die character")
        return s

    s = ready_bilbo()
    act(s, "bilbo_appears", "character_to camp")
    assert characters(s, "camp") == ["bilbo"] and s.rings == 1
    assert asked(s) == "choose_action" and "bilbo_appears" not in offered(s)
    act(s, "act swift_move", "move_to eb_south_hills", "take_all", "done")
    assert characters(s, "eb_south_hills") == ["bilbo"] and asked(s) != "bilbo_follows"

    s = ready_bilbo()
    act(s, "act swift_move", "move_to eb_south_hills", "take_all", "done")
    assert asked(s) == "bilbo_follows"
    act(s, "bilbo_appears", "character_to eb_south_hills")
    assert characters(s, "eb_south_hills") == ["bilbo"]


@pytest.mark.rule("b5a.8.23")
def test_bilbo_reappears_with_a_will_of_the_west_used_as_character_result() -> None:
    s = bare()
    put_army(s, "camp", lake_men=1, leaders=1, damage=1)
    s.characters[BILBO] = VANISHED
    s.rings = 2
    set_dice(s, "will_of_the_west will_of_the_west muster", "muster muster")
    start(s, ActionRound())
    act(s, "use_die will_of_the_west")
    assert "bilbo_appears" in offered(s)
    act(s, "bilbo_appears", "character_to camp")
    assert "act rally" not in offered(s) and "act swift_move" in offered(s)


@pytest.mark.rule("b5a.8.23", "b5a.5.10")
@pytest.mark.parametrize("face", ["character", "will_of_the_west"])
def test_the_die_bilbo_appeared_with_cannot_be_skipped(face: str) -> None:
    """A skipped die is not used, and Bilbo appears when a Character result is. He can always move
    himself, so there is a use for it."""
    s = bare()
    put_army(s, "camp", lake_men=1, leaders=1)
    s.characters[BILBO] = VANISHED
    s.rings = 2
    set_dice(s, f"{face} muster", "muster muster")
    start(s, ActionRound())
    act(s, f"use_die {face}")
    assert "skip" in offered(s)
    act(s, "bilbo_appears", "character_to ruins_of_dale")
    assert "skip" not in offered(s) and why(s, "skip") == ("b5a.8.23", "die_used_for_bilbo")
    assert "act move_characters" in offered(s)


@pytest.mark.rule("b5a.5.25", "b5a.8.23")
def test_a_will_of_the_west_bilbo_appeared_with_is_a_character_result() -> None:
    """It is used as one result: what asks for a Will of the West itself does not find one."""

    def appeared(fate: int) -> Battlefield:
        s = bilbo_waits("will_of_the_west")
        give(s, FP, "fp_story_09")
        s.table.append(TROUBLED_MIND)
        s.troubled = DAIN
        s.fate = fate
        act(s, "use_die will_of_the_west", "bilbo_appears", "character_to ruins_of_dale")
        return s

    s = appeared(3)
    act(s, "clear_mind")
    assert s.fate == 2 and not on_table(s, TROUBLED_MIND)
    s = appeared(0)
    assert why(s, "clear_mind") == ("b5a.6.08", "fate_at_start")
    act(s, "play fp_story_09")
    assert leaders(s, "camp") == 2  # one more than before, not two

    # The other way round: a card that gave more for the Will of the West leaves none for Bilbo.
    s = bilbo_waits("will_of_the_west")
    give(s, FP, "fp_story_09")
    act(s, "use_die will_of_the_west", "play fp_story_09")
    assert leaders(s, "camp") == 3
    while asked(s) not in ("choose_die", "bilbo_follows"):
        act(s, "done" if "done" in offered(s) else offered(s)[-1])
    assert asked(s) == "choose_die"


def bilbo_waits(free_peoples: str, first: int = FP) -> Battlefield:
    """Bilbo off the board with Rings, an army of each side with leadership, and a die in use."""
    s = bare()
    put_army(s, "camp", lake_men=1, leaders=1, damage=1)
    put_army(s, "bl_gap_plain", orc=1, leaders=1)
    s.characters[BILBO] = VANISHED
    s.rings = 2
    set_dice(s, free_peoples + " event event", "character event event")
    s.decks[0] = list(range(20))
    start(s, ActionRound(first=first))
    return s


@pytest.mark.rule("b5a.8.23")
def test_bilbo_follows_a_character_result_only() -> None:
    s = bilbo_waits("muster")
    act(s, "use_die muster")
    assert "bilbo_appears" not in offered(s)
    luck(s, 6)
    act(s, "act rally", "rally camp")
    assert asked(s) == "choose_die"  # the Shadow's
    # A die thrown away is not used.
    s = bilbo_waits("character")
    act(s, "use_die character", "skip")
    assert asked(s) == "choose_die"
    # Nor is it a Character result of the Free Peoples when the Shadow uses one.
    s = bilbo_waits("character", first=SHADOW)
    act(s, "use_die character")
    assert "bilbo_appears" not in offered(s)
    act(s, "act swift_move", "move_to bl_muster_e", "take_all", "done")
    assert asked(s) == "choose_die" and s.offer is not None and s.offer.seat == FP


@pytest.mark.rule("b5a.8.23", "b5a.5.25")
def test_what_a_will_of_the_west_is_used_as_decides_whether_bilbo_may_follow() -> None:
    s = bilbo_waits("will_of_the_west")
    act(s, "use_die will_of_the_west", "act swift_move", "move_to eb_south_hills", "take_all")
    act(s, "done")
    assert asked(s) == "bilbo_follows"
    act(s, "skip")  # he need not
    assert s.characters[BILBO] == VANISHED and s.rings == 2 and asked(s) == "choose_die"
    s = bilbo_waits("will_of_the_west")
    luck(s, 6)
    act(s, "use_die will_of_the_west", "act rally", "rally camp")
    assert asked(s) == "choose_die"


@pytest.mark.rule("b5a.8.23", "b5a.6.06")
def test_bilbo_follows_a_card_played_with_a_character_result() -> None:
    for card, follows in (("event_28", True), ("event_01", False)):  # a Character and a Muster card
        s = bilbo_waits("will_of_the_west")
        give(s, FP, card)
        act(s, "use_die will_of_the_west", f"play {card}")
        while asked(s) not in ("bilbo_follows", "choose_die"):
            act(s, offered(s)[-1])
        assert (asked(s) == "bilbo_follows") is follows


@pytest.mark.rule("b5a.8.23")
def test_bilbo_without_a_ring_does_not_follow() -> None:
    s = bilbo_waits("character")
    s.rings = 0
    act(s, "use_die character", "act swift_move", "move_to eb_south_hills", "take_all", "done")
    assert asked(s) == "choose_die"


@pytest.mark.rule("b5a.8.23", "b5a.8.22")
def test_without_rings_bilbo_stays_off_the_board_but_in_play() -> None:
    s = bare()
    s.characters[BILBO] = VANISHED
    give(s, FP, "fp_story_02")
    set_dice(s, "character", "muster")
    frame = ActionRound(face=0)
    frame.goto("choose_action")
    offer = ActionRound.choose_action.legal(frame, s)
    assert offer is not None and ("bilbo_appears",) not in offer[1]
    assert ("play", "fp_story_02") in offer[1]


@pytest.mark.rule("b5a.8.23")
def test_bilbo_may_appear_in_any_region() -> None:
    s = bare()
    s.characters[BILBO] = PLACE["camp"]
    s.rings = 1
    start(s, BilboAppears())
    assert len(offered(s)) == REGION_COUNT - 1


@pytest.mark.rule("b5a.8.02", "b5a.8.12")
def test_the_lord_is_a_general_but_no_normal_character() -> None:
    s = bare()
    s.characters[LORD_OF_THE_EAGLES] = IN_EYRIE
    start(s, MoveCharacters(side=FP))
    assert s.offer is None
    start(s, UseGeneral(general=LORD_OF_THE_EAGLES))
    assert offered(s) == ["ability eagle", "ability fly"]


@pytest.mark.rule("b5a.9.06", "b5a.9.07", "b5a.8.08")
def test_leadership_value_and_army_with_leadership() -> None:
    s = bare()
    put_army(s, "camp", lake_men=1, leaders=1)
    put_character(s, "dain", "camp")
    assert leadership_at(s, FP, PLACE["camp"]) == 3
    put_army(s, "ravenhill", elf_archer=1)
    put_character(s, "bilbo", "ravenhill")  # leadership 0
    assert not has_leadership(s, FP, PLACE["ravenhill"])
    assert units_at(s, FP, PLACE["ravenhill"]) == 1
    start(s, Casualties(side=FP, place=PLACE["camp"]))
    assert s.offer is None


@pytest.mark.rule("b5a.8.01")
def test_sheets_tell_how_a_character_enters() -> None:
    """The out-of-play side of a sheet: the die result that brings him in."""
    for character in BRINGABLE:
        sheet = CHARACTER_DATA[character]
        result = sheet["enter"]["result"].capitalize()
        first = sheet["text"][0]
        assert first.startswith("Enters play") and f"{result} result" in first, sheet["id"]
