"""The Story cards of the Free Peoples, one by one."""

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
    put_token,
    set_dice,
    shadow_takes,
    start,
    tokens,
    told,
    why,
)
from tests.games.five_armies.rules.cards.playing_cards import play, refused
from westmarch.games.five_armies.rules.catalogue import (
    CARD,
    D_EVENT,
    D_FATE,
    F_CHARACTER,
    F_WILL,
    TILE,
)
from westmarch.games.five_armies.rules.map.board import PLACE
from westmarch.games.five_armies.rules.map.pieces import (
    BEORN,
    BILBO,
    ELIMINATED,
    GANDALF,
    IN_EYRIE,
    LORD_OF_THE_EAGLES,
    ON_TRACK,
    THORIN,
    THRANDUIL,
    VANISHED,
)
from westmarch.games.five_armies.rules.turn.event_cards import PlayCard


@pytest.mark.rule("b5a.7.07", "b5a.8.04")
def test_the_skin_changer_comes_sooner() -> None:
    s = bare()
    space = s.fate_space[BEORN]
    play(s, "fp_story_01", FP)
    assert s.fate_space[BEORN] == space - 1 and s.characters[BEORN] == ON_TRACK
    s = bare()
    s.fate = space - 1
    play(s, "fp_story_01", FP)
    assert asked(s) == "enter_play"
    act(s, offered(s)[0])
    assert s.characters[BEORN] >= 0 and s.wrath == 8


@pytest.mark.rule("b5a.6.09", "b5a.8.04")
@pytest.mark.parametrize(
    ("card", "character"), [("fp_story_01", BEORN), ("fp_story_20", LORD_OF_THE_EAGLES)]
)
def test_who_was_ready_before_needs_his_die(card: str, character: int) -> None:
    """He enters at once only if the shift is what makes him ready."""
    s = bare()
    space = s.fate_space[character]
    s.fate = space
    play(s, card, FP)
    assert s.fate_space[character] == space - 1 and s.characters[character] == ON_TRACK
    assert s.offer is None and s.eyrie == 0


@pytest.mark.rule("b5a.12.10", "b5a.12.11")
def test_the_skin_changer_in_play_moves_and_attacks_for_nothing() -> None:
    s = bare()
    put_character(s, "beorn", "v_south_plain")
    s.wrath = 5
    put_army(s, "ruins_of_dale", orc=1)
    play(s, "fp_story_01", FP)
    assert asked(s) == "beorn_moves"
    act(s, "done")
    assert offered(s) == ["attack ruins_of_dale", "done"]
    act(s, "done")
    assert s.offer is None and s.wrath == 5


@pytest.mark.rule("b5a.6.11")
def test_the_skin_changer_is_dead() -> None:
    s = bare()
    s.characters[BEORN] = ELIMINATED
    play(s, "fp_story_01", FP)
    assert s.offer is None


@pytest.mark.rule("b5a.6.08", "b5a.8.22")
def test_lucky_number_with_bilbo_off_the_board() -> None:
    s = bare()
    assert refused(s, "fp_story_02", FP) == ("b5a.6.08", "bilbo_not_in_play")
    s.characters[BILBO] = VANISHED
    play(s, "fp_story_02", FP)
    assert s.table == [CARD["fp_story_02"]]


@pytest.mark.rule("b5a.9.35")
def test_clad_in_hauberks_of_steel() -> None:
    s = bare()
    put_army(s, "camp", dwarf_regular=1)
    put_army(s, "lower_slopes", dwarf_veteran=1)
    put_army(s, "ravenhill", elf_archer=1)
    play(s, "fp_story_03", FP)
    assert sorted(offered(s)) == ["choose_place camp", "choose_place lower_slopes"]
    act(s, "choose_place camp")
    assert army(s, "camp") == {"dwarf_regular": 1, "dwarf_veteran": 1} and leaders(s, "camp") == 1
    assert s.offer is None


@pytest.mark.rule("b5a.9.36")
def test_recruits_of_a_card_keep_the_limit() -> None:
    s = bare()
    put_army(s, "camp", dwarf_regular=5)
    play(s, "fp_story_03", FP)
    assert asked(s) == "army_limit"
    act(s, "eliminate dwarf_regular")
    assert army(s, "camp") == {"dwarf_regular": 4, "dwarf_veteran": 1}


@pytest.mark.rule("b5a.6.09")
def test_dismay_takes_leaders_and_a_die() -> None:
    s = bare()
    put_army(s, "ruins_of_dale", lake_men=1, leaders=1)
    put_army(s, "v_east_plain", orc=1, leaders=3)
    put_army(s, "v_south_plain", orc=1, leaders=1)
    put_army(s, "bl_muster_n", orc=1, leaders=2)
    set_dice(s, "", "character character army")
    play(s, "fp_story_04", FP)
    assert sorted(offered(s)) == ["choose_place v_east_plain", "choose_place v_south_plain"]
    act(s, "choose_place v_east_plain")
    assert leaders(s, "v_east_plain") == 0 and leaders(s, "v_south_plain") == 1
    assert s.dice[SHADOW].count(F_CHARACTER) == 1 and len(s.dice[SHADOW]) == 2


@pytest.mark.rule("b5a.6.11")
def test_dismay_without_an_army_still_takes_the_die() -> None:
    s = bare()
    put_army(s, "ruins_of_dale", lake_men=1)  # no leadership
    put_army(s, "v_east_plain", orc=1, leaders=3)
    set_dice(s, "", "character")
    play(s, "fp_story_04", FP)
    assert s.offer is None and leaders(s, "v_east_plain") == 3 and s.dice[SHADOW] == []


@pytest.mark.rule("b5a.6.08", "b5a.9.35")
def test_elf_lords_come_to_ravenhill() -> None:
    s = bare()
    shadow_takes(s, "ravenhill")
    assert refused(s, "fp_story_05", FP) == ("b5a.6.08", "ravenhill_not_controlled")
    s = bare()
    play(s, "fp_story_05", FP)
    assert army(s, "ravenhill") == {"elf_spearman": 2, "elf_archer": 1}
    assert leaders(s, "ravenhill") == 1


@pytest.mark.rule("b5a.6.07", "b5a.10.40")
def test_elven_charge_leads_by_five_and_bars_the_retreat() -> None:
    s = bare()
    put_army(s, "ruins_of_dale", elf_archer=5)
    put_army(s, "v_south_plain", lake_men=1)
    put_army(s, "v_east_plain", orc=4)
    play(s, "fp_story_06", FP)
    assert why(s, "lead v_south_plain") is not None
    act(s, "lead ruins_of_dale", "attack v_east_plain")
    luck(s, *[1] * 9)
    act(s, "manoeuvre regroup", "manoeuvre regroup")
    assert asked(s) == "leader_reroll" and "reroll 0 5" in offered(s)
    luck(s, *[1] * 5)
    act(s, "reroll 0 5", "fight_on")
    assert why(s, "retreat") == ("b5a.6.07", "retreat_barred") and "rout" in offered(s)


@pytest.mark.rule("b5a.6.07", "b5a.10.36")
def test_elven_charge_bars_the_retreat_once_and_lets_those_who_regrouped_rout() -> None:
    s = bare()
    put_army(s, "ruins_of_dale", elf_archer=2)
    put_army(s, "v_east_plain", orc=3)
    play(s, "fp_story_06", FP)
    act(s, "lead ruins_of_dale", "attack v_east_plain")
    for number in (1, 2):
        luck(s, *[1] * 7)
        act(s, "manoeuvre regroup", "manoeuvre regroup", "reroll 0 2", "fight_on")
        assert ("retreat" in offered(s), "rout" in offered(s)) == (number == 2, number == 1)
        act(s, "stand")
    assert asked(s) == "manoeuvre"


@pytest.mark.rule("b5a.6.15", "b5a.5.23")
def test_elven_charge_moves_elves_one_region() -> None:
    s = bare()
    put_army(s, "eb_north_plain", elf_archer=1, lake_men=1, leaders=1)
    play(s, "fp_story_06", FP)
    act(s, "lead eb_north_plain", "move_to camp", "take lake_men")
    assert why(s, "done") == ("b5a.6.08", "needs_unit_kind")
    act(s, "take elf_archer", "done")
    assert s.offer is None and army(s, "camp") == {"elf_archer": 1, "lake_men": 1}


@pytest.mark.rule("b5a.6.10")
@pytest.mark.parametrize("card", ["fp_story_06", "fp_story_13", "fp_story_14"])
def test_no_story_forces_an_army_to_move(card: str) -> None:
    s = bare()
    put_army(s, "camp", elf_archer=1, dwarf_regular=1)
    play(s, card, FP)
    act(s, "done")
    assert s.offer is None and army(s, "camp") == {"elf_archer": 1, "dwarf_regular": 1}


@pytest.mark.rule("b5a.9.30", "b5a.9.32")
def test_flying_banners_in_two_settlements() -> None:
    s = bare()
    shadow_takes(s, "camp")
    play(s, "fp_story_07", FP)
    assert not any("camp" in a for a in offered(s))
    act(s, "place_token ravenhill elves")
    assert not any("ravenhill" in a for a in offered(s)) and army(s, "ravenhill")
    act(s, "place_token lower_slopes dwarves_men")
    assert s.offer is None and army(s, "lower_slopes")


@pytest.mark.rule("b5a.8.11", "b5a.8.12")
def test_he_is_not_lost_brings_a_general_back() -> None:
    s = bare()
    put_army(s, "camp", lake_men=1)
    put_army(s, "ravenhill", elf_archer=1)
    for who in (THRANDUIL, GANDALF, THORIN):
        s.characters[who] = ELIMINATED
    play(s, "fp_story_08", FP)
    assert offered(s) == ["choose_character gandalf", "choose_character thranduil"]
    act(s, "choose_character thranduil", "choose_place ravenhill")
    assert characters(s, "ravenhill") == ["thranduil"] and s.offer is None


@pytest.mark.rule("b5a.6.11")
def test_he_is_not_lost_with_nobody_to_find() -> None:
    s = bare()
    put_army(s, "camp", lake_men=1)
    play(s, "fp_story_08", FP)
    assert s.offer is None
    s = bare()
    s.characters[GANDALF] = ELIMINATED  # and no army to join
    play(s, "fp_story_08", FP)
    assert s.offer is None and s.characters[GANDALF] == ELIMINATED


@pytest.mark.rule("b5a.6.10")
def test_hope_rekindled_is_greater_with_will_of_the_west() -> None:
    for face, count in ((F_CHARACTER, 1), (F_WILL, 2)):
        s = bare()
        put_army(s, "ruins_of_dale", lake_men=1)
        put_army(s, "camp", lake_men=1)
        put_army(s, "v_east_plain", orc=1)
        play(s, "fp_story_09", FP, face=face)
        act(s, "choose_place ruins_of_dale")
        assert leaders(s, "ruins_of_dale") == count
        assert offered(s) == ["lead ruins_of_dale", "done"]
        act(s, "lead ruins_of_dale", "move_to v_south_plain", "take_all")
        assert offered(s) == ["attack v_east_plain", "done"]


@pytest.mark.rule("b5a.10.31")
def test_last_stand_mends_walls() -> None:
    s = bare()
    put_army(s, "ravenhill", elf_archer=2)
    put_army(s, "front_gate", dwarf_veteran=2)
    s.wall_damage[PLACE["ravenhill"]] = 3
    s.wall_damage[PLACE["front_gate"]] = 1
    s.wall_damage[PLACE["eastern_spur"]] = 1  # nobody inside
    play(s, "fp_story_10", FP)
    assert offered(s) == ["mend front_gate 1", "mend ravenhill 2", "mend ravenhill 1", "done"]
    act(s, "mend ravenhill 2")
    assert s.wall_damage[PLACE["ravenhill"]] == 1 and s.offer is None


@pytest.mark.rule("b5a.10.31")
@pytest.mark.parametrize(("choice", "left"), [("mend front_gate 4", 2), ("done", 6)])
def test_last_stand_mends_up_to_the_strength_of_the_army(choice: str, left: int) -> None:
    s = bare()
    put_army(s, "front_gate", dwarf_veteran=2)
    s.wall_damage[PLACE["front_gate"]] = 6
    play(s, "fp_story_10", FP)
    assert offered(s) == [*(f"mend front_gate {n}" for n in (4, 3, 2, 1)), "done"]
    act(s, choice)
    assert s.wall_damage[PLACE["front_gate"]] == left and s.offer is None


@pytest.mark.rule("b5a.6.08", "b5a.7.08")
def test_ring_of_invisibility_to_gandalf() -> None:
    s = bare()
    s.characters[BILBO] = VANISHED
    assert refused(s, "fp_story_11", FP) == ("b5a.6.08", "bilbo_not_on_board")
    put_character(s, "bilbo", "camp")
    put_army(s, "camp", lake_men=1, leaders=1)
    put_army(s, "ravenhill", elf_archer=1)
    put_character(s, "gandalf", "ravenhill")
    put_army(s, "lower_slopes", elf_archer=1, leaders=1)
    put_army(s, "fallen_bridge", lake_men=1)
    s.decks[D_FATE] = [CARD["fate_04"]]
    play(s, "fp_story_11", FP)
    assert sorted(offered(s)) == ["character_to lower_slopes", "character_to ravenhill"]
    act(s, "character_to ravenhill")
    assert characters(s, "ravenhill") == ["gandalf", "bilbo"] and s.eyrie == 2


@pytest.mark.rule("b5a.6.09")
def test_ring_of_invisibility_elsewhere_brings_no_fate_card() -> None:
    s = bare()
    put_character(s, "bilbo", "camp")
    put_army(s, "lower_slopes", elf_archer=1, leaders=1)
    s.decks[D_FATE] = [CARD["fate_04"]]
    play(s, "fp_story_11", FP)
    assert characters(s, "lower_slopes") == ["bilbo"] and s.decks[D_FATE]


@pytest.mark.rule("b5a.9.35")
def test_men_of_the_lake_join_a_led_army() -> None:
    s = bare()
    put_army(s, "camp", lake_men=1, leaders=1)
    put_army(s, "ravenhill", elf_archer=1)
    play(s, "fp_story_12", FP)
    assert army(s, "camp") == {"lake_men": 3} and leaders(s, "camp") == 2 and s.offer is None


@pytest.mark.rule("b5a.6.16", "b5a.10.04")
def test_moria_dain_dain() -> None:
    s = bare()
    put_army(s, "ruins_of_dale", dwarf_regular=1, lake_men=1)
    put_army(s, "camp", lake_men=1)
    put_army(s, "v_southeast_plain", warg=3)
    s.decks[D_EVENT] = [CARD["event_02"]]
    play(s, "fp_story_13", FP)
    assert offered(s) == ["lead ruins_of_dale", "done"]
    act(s, "lead ruins_of_dale", "move_to v_east_plain", "take dwarf_regular", "done")
    act(s, "attack v_southeast_plain")
    assert told(s, "terrain_superiority")[0].data["side"] == "free_peoples"


@pytest.mark.rule("b5a.9.20", "b5a.6.16")
def test_moria_moves_dwarves_two_regions() -> None:
    s = bare()
    put_army(s, "eb_north_plain", dwarf_regular=1)
    play(s, "fp_story_13", FP)
    act(s, "lead eb_north_plain", "move_to camp", "move_to eb_south_hills")
    assert s.offer is None and army(s, "eb_south_hills") == {"dwarf_regular": 1}


@pytest.mark.rule("b5a.9.20")
def test_on_the_march_two_armies_two_regions() -> None:
    s = bare()
    put_army(s, "camp", lake_men=1)
    put_army(s, "ravenhill", elf_archer=1)
    put_army(s, "lower_slopes", elf_archer=1)
    play(s, "fp_story_14", FP)
    act(s, "move_from camp", "move_to eb_south_hills")
    assert asked(s) == "march_on"
    act(s, "move_to eb_bridge_plain", "move_from ravenhill", "move_to ss_heights_middle", "done")
    assert s.offer is None
    assert army(s, "eb_bridge_plain") == {"lake_men": 1} and army(s, "ss_heights_middle")


@pytest.mark.rule("b5a.6.10", "b5a.9.39")
def test_redoubled_force_heals_then_moves() -> None:
    s = bare()
    put_army(s, "camp", lake_men=4, damage=4)
    put_army(s, "ravenhill", elf_archer=1)
    play(s, "fp_story_15", FP)
    assert offered(s) == [
        "heal camp 3",
        "heal camp 2",
        "heal camp 1",
        "heal camp 0",
        "choose_place ravenhill",
    ]
    act(s, "heal camp 3")
    assert damage(s, "camp") == 1 and offered(s) == ["lead camp", "done"]


@pytest.mark.rule("b5a.6.09")
@pytest.mark.parametrize(("choice", "left"), [("heal camp 1", 1), ("heal camp 0", 2)])
def test_redoubled_force_heals_up_to_three(choice: str, left: int) -> None:
    """An army that keeps a Damage token is safe from Victory vanishes from Hope."""
    s = bare()
    put_army(s, "camp", lake_men=4, damage=2)
    put_army(s, "ravenhill", elf_archer=1)
    play(s, "fp_story_15", FP)
    assert offered(s)[:2] == ["heal camp 2", "heal camp 1"]
    act(s, choice)
    assert damage(s, "camp") == left and offered(s) == ["lead camp", "done"]


@pytest.mark.rule("b5a.9.37")
def test_rescue_recruits_then_rallies_on_4() -> None:
    s = bare()
    put_army(s, "eb_north_plain", lake_men=1, damage=1)
    put_army(s, "camp", lake_men=1)
    play(s, "fp_story_16", FP)
    act(s, "choose_place eb_north_plain")
    assert asked(s) == "place_token" and len(offered(s)) == 2
    assert why(s, "place_token camp elves") is not None  # with that army
    act(s, "place_token eb_north_plain elves")
    assert asked(s) == "rescue_rally" and sum(army(s, "eb_north_plain").values()) > 1
    luck(s, *[4] * 5)
    act(s, "yes")
    assert damage(s, "eb_north_plain") == 0 and s.offer is None


@pytest.mark.rule("b5a.9.37", "b5a.6.09")
@pytest.mark.parametrize("rally", ["yes", "no"])
def test_rescue_may_rally_but_not_on_3(rally: str) -> None:
    s = bare()
    put_army(s, "eb_north_plain", lake_men=1, damage=1)
    play(s, "fp_story_16", FP)
    act(s, "place_token eb_north_plain elves")
    luck(s, *[3] * 5)
    act(s, rally)
    assert damage(s, "eb_north_plain") == 1
    assert bool(told(s, "rallied")) == (rally == "yes")


@pytest.mark.rule("b5a.6.09")
def test_ringing_trumpets_flips_or_places() -> None:
    s = bare()
    put_token(s, "camp", "elves")
    play(s, "fp_story_17", FP)
    assert "flip camp elves" in offered(s) and "place_token camp elves" in offered(s)
    act(s, "flip camp elves")
    assert not any("camp" in a for a in offered(s)) and army(s, "camp")
    act(s, "place_token ravenhill elves", "place_token lower_slopes dwarves_men")
    assert tokens(s, "ravenhill", "elves") == 1 and not army(s, "ravenhill")
    assert s.offer is None


@pytest.mark.rule("b5a.6.09", "b5a.9.30")
def test_ringing_trumpets_only_in_own_settlements_and_as_many_as_wanted() -> None:
    s = bare()
    shadow_takes(s, "camp", "fallen_bridge")
    put_token(s, "eb_north_plain", "elves")  # no settlement
    play(s, "fp_story_17", FP)
    assert {a.split()[1] for a in offered(s) if a != "done"} == {
        "eastern_spur",
        "lower_slopes",
        "ravenhill",
        "ruins_of_dale",
    }
    act(s, "place_token ravenhill elves", "done")
    assert s.offer is None


@pytest.mark.rule("b5a.9.31", "b5a.6.11")
def test_cards_do_what_they_can_when_the_piles_are_empty() -> None:
    for card in ("event_10", "fp_story_07", "fp_story_16", "fp_story_17"):
        s = bare()
        put_army(s, "camp", lake_men=1, damage=1)
        s.faces = [[], [], []]
        play(s, card, FP)
        assert asked(s) == ("rescue_rally" if card == "fp_story_16" else "")
        assert not told(s, "token_placed")


@pytest.mark.rule("b5a.8.18")
def test_shower_of_arrows_hits_on_4_and_draws() -> None:
    s = bare()
    put_army(s, "lower_slopes", elf_archer=2)
    put_army(s, "ss_east_hills", orc=3)
    s.decks[D_EVENT] = [CARD["event_02"]]
    give(s, FP, "fp_story_18")
    s.luck = [4, 4]
    start(s, PlayCard(side=FP, card=CARD["fp_story_18"]))
    while s.offer is not None:
        act(s, "done" if "done" in offered(s) else offered(s)[0])
    assert damage(s, "ss_east_hills") == 2 and s.hands[FP] == [CARD["event_02"]]


@pytest.mark.rule("b5a.7.01")
def test_the_arkenstone_joins_the_pool() -> None:
    s = bare()
    play(s, "fp_story_19", FP)
    assert s.fate_pool.count(TILE["arkenstone"]) == 1 and s.fate_pool == sorted(s.fate_pool)


@pytest.mark.rule("b5a.7.07", "b5a.12.02", "b5a.12.03")
def test_the_king_of_all_birds() -> None:
    s = bare()
    space = s.fate_space[LORD_OF_THE_EAGLES]
    play(s, "fp_story_20", FP)
    assert s.fate_space[LORD_OF_THE_EAGLES] == space - 1 and s.eyrie == 0
    s = bare()
    s.fate = space - 1
    play(s, "fp_story_20", FP)
    assert s.characters[LORD_OF_THE_EAGLES] == IN_EYRIE and s.eyrie == 1
    s = bare()
    s.characters[LORD_OF_THE_EAGLES] = IN_EYRIE
    play(s, "fp_story_20", FP)
    assert s.eyrie == 1
