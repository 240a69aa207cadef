"""The Story cards of the Shadow, one by one."""

from __future__ import annotations

import pytest

from tests.games.five_armies.helpers import (
    FP,
    SHADOW,
    act,
    army,
    asked,
    bare,
    damage,
    leaders,
    offered,
    put_army,
    put_character,
    put_token,
    shadow_takes,
    tokens,
    told,
    why,
)
from tests.games.five_armies.rules.cards.playing_cards import play, refused
from westmarch.games.five_armies.rules.catalogue import CARD, D_EVENT, D_SHADOW_STORY, TILE
from westmarch.games.five_armies.rules.map.board import PLACE
from westmarch.games.five_armies.rules.map.pieces import (
    BARD,
    BOLG,
    GREAT_ORC,
    IN_EYRIE,
    LORD_OF_THE_EAGLES,
    ORC,
)
from westmarch.games.five_armies.rules.turn.table_cards import (
    FLYING_ARROWS,
    HOWLING_ORCS,
    TROUBLED_MIND,
)


@pytest.mark.rule("b5a.6.08", "b5a.9.34")
def test_great_dread_removes_tokens() -> None:
    s = bare()
    shadow_takes(s, "camp")
    assert refused(s, "shadow_story_01", SHADOW) == ("b5a.6.08", "too_few_settlements")
    shadow_takes(s, "lower_slopes")
    put_token(s, "ravenhill", "elves", 2)
    put_token(s, "fallen_bridge", "dwarves_men", 1)
    put_token(s, "bl_muster_n", "shadow", 1)
    play(s, "shadow_story_01", SHADOW, 4, 3, 6, 1)
    assert offered(s) == ["remove_token ravenhill elves", "remove_token fallen_bridge dwarves_men"]
    act(s, "remove_token ravenhill elves", "remove_token ravenhill elves")
    assert s.offer is None and tokens(s, "ravenhill", "elves") == 0
    assert tokens(s, "fallen_bridge", "dwarves_men") == 1


@pytest.mark.rule("b5a.6.10")
def test_war_band_joins_in_the_broken_lands() -> None:
    s = bare()
    put_army(s, "bl_gap_plain", warg=1)
    put_army(s, "bl_muster_n", warg=1)
    put_army(s, "v_east_plain", warg=1)
    play(s, "shadow_story_02", SHADOW)
    assert sorted(offered(s)) == ["choose_place bl_gap_plain", "choose_place bl_muster_n"]
    act(s, "choose_place bl_gap_plain")
    assert army(s, "bl_gap_plain") == {"orc": 2, "warg": 1} and leaders(s, "bl_gap_plain") == 2
    assert offered(s) == ["lead bl_gap_plain", "done"]
    act(s, "done")
    assert s.offer is None


@pytest.mark.rule("b5a.6.09", "b5a.8.20")
def test_chieftains_and_champions_lead_four_armies() -> None:
    s = bare()
    places = ("bl_gap_plain", "bl_muster_n", "v_east_plain", "bl_muster_e", "goblin_muster_west")
    for place in places:
        put_army(s, place, goblin=1)
    play(s, "shadow_story_03", SHADOW)
    for place in places[1:]:
        act(s, f"choose_place {place}")
        assert f"choose_place {place}" not in offered(s)  # different armies
    assert s.offer is None and [leaders(s, p) for p in places] == [0, 1, 1, 1, 1]


@pytest.mark.rule("b5a.6.09")
def test_chieftains_and_champions_may_be_fewer() -> None:
    s = bare()
    put_army(s, "bl_gap_plain", orc=1)
    play(s, "shadow_story_03", SHADOW)
    act(s, "done")
    assert leaders(s, "bl_gap_plain") == 0


@pytest.mark.rule("b5a.12.23")
def test_whirling_bats_take_leaders() -> None:
    s = bare()
    put_army(s, "camp", lake_men=1, leaders=1)
    put_army(s, "ravenhill", elf_archer=1, leaders=2)
    put_army(s, "bl_gap_plain", orc=1, leaders=1)
    s.bats = [2, 1, 0, 0]
    play(s, "shadow_story_04", SHADOW)
    assert offered(s) == ["choose_territory broken_lands", "choose_territory valley", "done"]
    act(s, "choose_territory valley")
    assert asked(s) == "remove_leader" and len(offered(s)) == 2
    act(s, "choose_place camp", "choose_territory broken_lands")
    assert leaders(s, "ravenhill") == 1 and s.bats == [1, 0, 0, 0] and s.offer is None


@pytest.mark.rule("b5a.6.11")
def test_bats_are_not_spent_for_nothing() -> None:
    s = bare()
    s.bats = [2, 1, 0, 0]
    play(s, "shadow_story_04", SHADOW)
    play(s, "shadow_story_19", SHADOW)
    assert s.offer is None and s.bats == [2, 1, 0, 0]


@pytest.mark.rule("b5a.6.14")
def test_flying_arrows_lays_orcs_on_the_card() -> None:
    s = bare()
    put_army(s, "bl_gap_plain", warg=1)
    put_army(s, "bl_muster_n", warg=1)
    supply = s.supply[ORC]
    play(s, "shadow_story_05", SHADOW)
    act(s, "choose_place bl_gap_plain")
    assert army(s, "bl_gap_plain") == {"orc": 1, "warg": 1} and leaders(s, "bl_gap_plain") == 0
    assert s.orcs_on_card == 6 and s.supply[ORC] == supply - 7 and s.table == [FLYING_ARROWS]


@pytest.mark.rule("b5a.6.14", "b5a.6.11")
def test_flying_arrows_without_orcs_does_not_stay() -> None:
    s = bare()
    put_army(s, "bl_muster_n", orc=s.supply[ORC])
    play(s, "shadow_story_05", SHADOW)
    assert s.table == [] and s.discards[D_SHADOW_STORY] == [FLYING_ARROWS]


@pytest.mark.rule("b5a.8.12", "b5a.6.14")
def test_troubled_mind_chooses_a_general_in_play() -> None:
    s = bare()
    put_character(s, "bard", "camp")
    put_character(s, "thorin", "camp")
    s.characters[LORD_OF_THE_EAGLES] = IN_EYRIE
    play(s, "shadow_story_06", SHADOW)
    assert offered(s) == ["choose_character bard", "choose_character lord_of_the_eagles"]
    act(s, "choose_character bard")
    assert s.troubled == BARD and s.table == [TROUBLED_MIND]


@pytest.mark.rule("b5a.6.11")
def test_troubled_mind_without_generals_does_not_stay() -> None:
    s = bare()
    play(s, "shadow_story_06", SHADOW)
    assert s.offer is None and s.table == []


@pytest.mark.rule("b5a.9.03", "b5a.9.20")
def test_orc_army_musters_five_and_moves_one() -> None:
    s = bare()
    put_army(s, "bl_muster_n", orc=3)
    put_army(s, "v_east_plain", orc=1)
    put_army(s, "bl_muster_e", lake_men=1)
    play(s, "shadow_story_07", SHADOW)
    assert sorted(offered(s)) == [
        "choose_place bl_muster_n",
        "choose_place bl_muster_ne",
        "choose_place bl_muster_nw",
    ]
    act(s, "choose_place bl_muster_n")
    assert army(s, "bl_muster_n") == {"orc": 8} and leaders(s, "bl_muster_n") == 0
    assert offered(s) == ["move_from bl_muster_n", "done"]
    act(s, "move_from bl_muster_n", "move_to bl_muster_nw", "take_all")
    assert asked(s) == "march_on"
    act(s, "move_to bl_muster_n")
    assert army(s, "bl_muster_n") == {"orc": 8} and s.offer is None  # two regions, one army


@pytest.mark.rule("b5a.9.14")
def test_black_tide_moves_every_led_army() -> None:
    s = bare()
    put_army(s, "bl_gap_plain", orc=1, leaders=1)
    put_army(s, "bl_south_plain", orc=1, leaders=1)
    put_army(s, "v_southeast_plain", orc=1, leaders=1)
    put_army(s, "bl_muster_n", orc=1)
    play(s, "shadow_story_08", SHADOW)
    assert why(s, "move_from bl_muster_n") is not None
    for place in ("bl_gap_plain", "bl_south_plain", "v_southeast_plain"):
        act(s, f"move_from {place}")
        act(s, offered(s)[0], "take_all")
    if s.offer is not None:
        act(s, "done")
    assert len(told(s, "army_moved")) == 3 and army(s, "bl_muster_n") == {"orc": 1}


@pytest.mark.rule("b5a.6.09", "b5a.9.35")
def test_great_goblin_joins_goblins_also_under_the_mountain() -> None:
    s = bare()
    put_army(s, "goblin_muster_north", goblin=1)
    put_army(s, "bl_gap_plain", goblin=1)
    put_army(s, "bl_muster_n", orc=1)
    play(s, "shadow_story_09", SHADOW)
    assert sorted(offered(s)) == ["choose_place bl_gap_plain", "choose_place goblin_muster_north"]
    act(s, "choose_place goblin_muster_north")
    assert army(s, "goblin_muster_north") == {"goblin": 1, "great_orc": 1}
    assert leaders(s, "goblin_muster_north") == 1 and s.offer is None  # the pass is closed


@pytest.mark.rule("b5a.6.14")
def test_howling_orcs_stays() -> None:
    s = bare()
    play(s, "shadow_story_10", SHADOW)
    assert s.table == [HOWLING_ORCS]


@pytest.mark.rule("b5a.9.20")
def test_hurrying_multitude_two_armies_two_regions() -> None:
    s = bare()
    put_army(s, "bl_gap_plain", orc=1)
    put_army(s, "bl_south_plain", orc=1)
    put_army(s, "bl_muster_n", orc=1)
    play(s, "shadow_story_11", SHADOW)
    act(s, "move_from bl_gap_plain", "move_to bl_ford_swamp")
    assert asked(s) == "march_on"
    act(s, "move_to bl_gap_plain")
    assert asked(s) == "choose_army"  # two regions
    act(s, "move_from bl_south_plain")
    act(s, offered(s)[0])
    assert asked(s) == "march_on"
    act(s, "done")
    assert s.offer is None and army(s, "bl_muster_n") == {"orc": 1}  # two armies


@pytest.mark.rule("b5a.8.06", "b5a.6.03")
def test_ill_chance_turns_fate_back() -> None:
    s = bare()
    s.fate = 6
    s.decks[D_EVENT] = [CARD["event_02"]]
    play(s, "shadow_story_12", SHADOW)
    assert s.fate == 5 and s.hands[SHADOW] == [CARD["event_02"]]
    s = bare()
    play(s, "shadow_story_12", SHADOW)
    assert s.fate == 0


@pytest.mark.rule("b5a.9.32", "b5a.6.10")
def test_returning_to_the_assault_flips_five_and_moves_one() -> None:
    s = bare()
    put_token(s, "bl_muster_n", "shadow", 3)
    put_token(s, "bl_muster_e", "shadow", 3)
    put_token(s, "ruins_of_dale", "shadow", 1)
    play(s, "shadow_story_13", SHADOW)
    assert offered(s) == ["flip bl_muster_n shadow", "flip bl_muster_e shadow", "done"]
    for place in ("bl_muster_n",) * 3 + ("bl_muster_e",) * 2:
        assert asked(s) == "flip_tokens"
        act(s, f"flip {place} shadow")
    assert tokens(s, "bl_muster_n", "shadow") == 0 and tokens(s, "bl_muster_e", "shadow") == 1
    assert asked(s) == "choose_army"
    act(s, "done")
    assert s.offer is None


@pytest.mark.rule("b5a.6.15", "b5a.6.10")
def test_returning_to_the_assault_moves_one_army_of_the_broken_lands_one_region() -> None:
    s = bare()
    put_army(s, "bl_gap_plain", orc=1)
    put_army(s, "bl_muster_n", orc=1)
    put_army(s, "v_east_plain", orc=1)
    play(s, "shadow_story_13", SHADOW)
    assert offered(s) == ["move_from bl_muster_n", "move_from bl_gap_plain", "done"]
    act(s, "move_from bl_gap_plain", "move_to eb_spur_plain")
    assert s.offer is None and army(s, "eb_spur_plain") == {"orc": 1}


@pytest.mark.rule("b5a.9.32", "b5a.6.09")
def test_returning_to_the_assault_may_flip_fewer() -> None:
    s = bare()
    put_token(s, "bl_muster_n", "shadow", 2)
    play(s, "shadow_story_13", SHADOW)
    act(s, "flip bl_muster_n shadow", "done")
    assert tokens(s, "bl_muster_n", "shadow") == 1 and asked(s) == "choose_army"


@pytest.mark.rule("b5a.6.10")
def test_orcs_from_gundabad_join_and_attack() -> None:
    s = bare()
    put_army(s, "v_east_plain", warg=1, damage=1)
    put_army(s, "ruins_of_dale", lake_men=1)
    play(s, "shadow_story_14", SHADOW)
    assert army(s, "v_east_plain") == {"orc": 2, "warg": 1}
    assert leaders(s, "v_east_plain") == 0 and damage(s, "v_east_plain") == 1
    act(s, "lead v_east_plain", "attack ruins_of_dale")
    assert asked(s) == "manoeuvre"


@pytest.mark.rule("b5a.6.10")
@pytest.mark.parametrize("card", ["shadow_story_02", "shadow_story_09", "shadow_story_14"])
def test_a_reinforced_army_moves_or_attacks_but_not_both(card: str) -> None:
    s = bare()
    put_army(s, "bl_gap_plain", goblin=1)
    put_army(s, "eastern_spur", lake_men=1)
    play(s, card, SHADOW)
    act(s, "lead bl_gap_plain", "move_to eb_spur_plain", "take_all")
    assert "goblin" in army(s, "eb_spur_plain") and s.offer is None  # next to the enemy


@pytest.mark.rule("b5a.6.10", "b5a.9.43")
def test_climbing_goblins_attack_out_of_the_pass() -> None:
    s = bare()
    put_army(s, "mountain_pass_north", goblin=1)
    put_army(s, "eb_heights_centre", lake_men=1)
    play(s, "shadow_story_15", SHADOW)
    assert (
        army(s, "mountain_pass_north") == {"goblin": 3} and leaders(s, "mountain_pass_north") == 1
    )
    act(s, "lead mountain_pass_north")
    assert asked(s) == "manoeuvre"


@pytest.mark.rule("b5a.9.41", "b5a.9.42")
def test_climbing_goblins_open_the_pass() -> None:
    s = bare()
    put_army(s, "goblin_muster_north", goblin=3)
    put_army(s, "mountain_pass_west", goblin=1)
    put_army(s, "bl_gap_plain", goblin=1)
    play(s, "shadow_story_15", SHADOW)
    assert sorted(offered(s)) == [
        "choose_place goblin_muster_north",
        "choose_place mountain_pass_west",
    ]
    act(s, "choose_place goblin_muster_north")
    assert army(s, "goblin_muster_north") == {"goblin": 5} and s.passes_open == [1, 0]
    act(s, "lead goblin_muster_north", "take_all")
    assert army(s, "mountain_pass_north") == {"goblin": 5} and s.offer is None


@pytest.mark.rule("b5a.6.11", "b5a.12.30")
def test_orcs_of_huge_size_guard_bolg() -> None:
    s = bare()
    put_army(s, "v_east_plain", great_orc=1, orc=1)
    put_character(s, "bolg", "v_east_plain")
    s.bodyguards = 2
    s.table = [HOWLING_ORCS]
    supply = s.supply[GREAT_ORC]
    play(s, "shadow_story_16", SHADOW)
    assert s.bodyguards == 3 and army(s, "v_east_plain") == {"orc": 1}
    assert s.supply[GREAT_ORC] == supply + 1 and s.table == [HOWLING_ORCS]  # not eliminated
    put_army(s, "v_east_plain", great_orc=1)
    play(s, "shadow_story_16", SHADOW)
    assert s.bodyguards == 3 and army(s, "v_east_plain") == {"orc": 1, "great_orc": 1}


@pytest.mark.rule("b5a.8.20", "b5a.12.32")
def test_orcs_of_huge_size_may_leave_bolg_alone() -> None:
    s = bare()
    put_army(s, "v_east_plain", great_orc=1, leaders=1, damage=1)
    put_character(s, "bolg", "v_east_plain")
    play(s, "shadow_story_16", SHADOW)
    assert s.bodyguards == 1 and s.characters[BOLG] == PLACE["v_east_plain"] and s.ending == ""
    assert leaders(s, "v_east_plain") == 0 and damage(s, "v_east_plain") == 0


@pytest.mark.rule("b5a.6.11")
def test_orcs_of_huge_size_without_bolg() -> None:
    s = bare()
    put_army(s, "v_east_plain", great_orc=1)
    play(s, "shadow_story_16", SHADOW)
    assert s.bodyguards == 0 and army(s, "v_east_plain") == {"great_orc": 1}


@pytest.mark.rule("b5a.7.01")
def test_the_necromancer_joins_the_pool() -> None:
    s = bare()
    play(s, "shadow_story_17", SHADOW)
    assert s.fate_pool.count(TILE["necromancer"]) == 1


@pytest.mark.rule("b5a.6.08", "b5a.12.13")
def test_the_swiftest_wolf_riders() -> None:
    s = bare()
    assert refused(s, "shadow_story_18", SHADOW) == ("b5a.6.08", "dale_not_controlled")
    shadow_takes(s, "ruins_of_dale")
    put_army(s, "v_east_plain", lake_men=1)
    put_character(s, "beorn", "v_south_plain")
    play(s, "shadow_story_18", SHADOW)
    assert sorted(offered(s)) == [
        f"choose_place {p}"
        for p in (
            "ruins_of_dale",
            "v_dale_hills",
            "v_middle_plain",
            "v_north_swamp",
            "v_northwest_plain",
        )
    ]
    act(s, "choose_place v_dale_hills")
    assert army(s, "v_dale_hills") == {"warg": 3} and leaders(s, "v_dale_hills") == 1


@pytest.mark.rule("b5a.9.34")
def test_like_a_sea_of_locusts() -> None:
    s = bare()
    put_token(s, "ravenhill", "elves", 2)
    put_token(s, "camp", "dwarves_men", 1)
    s.bats = [2, 0, 0, 0]
    play(s, "shadow_story_19", SHADOW)
    act(s, "choose_territory broken_lands")
    assert offered(s) == ["remove_token camp dwarves_men", "remove_token ravenhill elves"]
    act(s, "remove_token ravenhill elves")
    assert asked(s) == "spend_bat"
    act(s, "done")
    assert s.bats == [1, 0, 0, 0] and tokens(s, "ravenhill", "elves") == 1


@pytest.mark.rule("b5a.6.12", "b5a.10.42")
def test_victory_vanishes_from_hope() -> None:
    s = bare()
    put_army(s, "camp", lake_men=1)
    put_army(s, "lower_slopes", elf_archer=2)
    put_army(s, "fallen_bridge", lake_men=2, damage=1)
    s.decks[D_EVENT] = [CARD["event_02"]]
    play(s, "shadow_story_20", SHADOW)
    assert sorted(offered(s)) == ["choose_place camp", "choose_place lower_slopes", "done"]
    act(s, "choose_place lower_slopes")
    assert asked(s) == "casualties" and s.offer is not None and s.offer.seat == FP
    act(s, "done")
    assert offered(s) == ["choose_place camp", "done"]
    act(s, "done")
    assert damage(s, "lower_slopes") == 1 and damage(s, "fallen_bridge") == 1
    assert s.hands[SHADOW] == [CARD["event_02"]]


@pytest.mark.rule("b5a.6.12", "b5a.10.43")
def test_victory_vanishes_from_three_different_armies() -> None:
    """An army whose walls take the token is not chosen again."""
    s = bare()
    for place in ("ravenhill", "camp", "lower_slopes", "fallen_bridge"):
        put_army(s, place, lake_men=2)
    play(s, "shadow_story_20", SHADOW)
    act(s, "choose_place ravenhill")
    assert s.wall_damage[PLACE["ravenhill"]] == 1 and "choose_place ravenhill" not in offered(s)
    act(s, "choose_place camp", "done", "choose_place lower_slopes", "done")
    assert s.offer is None and damage(s, "fallen_bridge") == 0
