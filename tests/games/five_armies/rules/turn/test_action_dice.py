"""Chapter 5: the dice pools, and what each result can be used for."""

from __future__ import annotations

import pytest

from tests.games.five_armies.helpers import (
    FP,
    SHADOW,
    act,
    army,
    asked,
    bare,
    give,
    offered,
    put_army,
    put_character,
    put_token,
    set_dice,
    shadow_takes,
    start,
    told,
    why,
)
from westmarch.games.five_armies.rules.catalogue import CARD, FACE
from westmarch.games.five_armies.rules.map.movement import MoveArmies
from westmarch.games.five_armies.rules.map.pieces import (
    BEORN,
    CHARACTER,
    GOBLIN,
    LAKE_MEN,
    LORD_OF_THE_EAGLES,
)
from westmarch.games.five_armies.rules.state import Battlefield
from westmarch.games.five_armies.rules.turn.action_dice import MENUS, ActionRound
from westmarch.games.five_armies.rules.turn.turn import Turn, dice_pool
from westmarch.kernel.engine.decision import text_of


def menu(s: Battlefield, face: str, side: int = FP) -> list[str]:
    """What a die result offers to a side, which is then asked unless only one thing is left."""
    set_dice(s, *((face, "muster") if side == FP else ("muster", face)))
    s.to_act = side
    frame = ActionRound(face=FACE[face])
    frame.goto("choose_action")
    offer = ActionRound.choose_action.legal(frame, s)
    start(s, frame)
    assert offer is not None
    return [text_of(a) for a in offer[1]]


def recovered(s: Battlefield) -> list[int]:
    """The pools after the next Recovery phase."""
    turn = Turn()
    turn.goto("recover_dice")
    start(s, turn)
    return s.pools


# ---- the pools


@pytest.mark.rule("b5a.5.01", "b5a.5.02")
def test_one_bonus_die_for_thorin_or_beorn_or_both() -> None:
    s = bare()
    assert dice_pool(s, FP) == 5
    put_character(s, "thorin", "camp")
    assert dice_pool(s, FP) == 6
    put_character(s, "beorn", "lower_slopes")
    assert dice_pool(s, FP) == 6
    s.characters[CHARACTER["thorin"]] = -3
    assert dice_pool(s, FP) == 6


@pytest.mark.rule("b5a.5.01", "b5a.5.03")
def test_shadow_bonus_die_for_two_holdings_in_one_territory() -> None:
    s = bare()
    shadow_takes(s, "camp", "ruins_of_dale")  # Eastern Bank, Valley
    assert dice_pool(s, SHADOW) == 6
    shadow_takes(s, "front_gate")  # a fortification counts like a settlement
    assert dice_pool(s, SHADOW) == 7
    shadow_takes(s, "fallen_bridge", "eastern_spur")
    assert dice_pool(s, SHADOW) == 7


@pytest.mark.rule("b5a.5.03")
def test_a_region_with_both_icons_counts_once() -> None:
    s = bare()
    shadow_takes(s, "ravenhill")
    assert dice_pool(s, SHADOW) == 6


@pytest.mark.rule("b5a.5.02", "b5a.5.04", "b5a.4.02", "b5a.ex.5.01")
def test_example_thorin_falls() -> None:
    s = bare()
    put_character(s, "thorin", "camp")
    assert recovered(s)[FP] == 6
    s.characters[CHARACTER["thorin"]] = -3
    assert s.pools[FP] == 6  # this turn's dice are kept
    assert recovered(s)[FP] == 5


@pytest.mark.rule("b5a.5.03", "b5a.5.04", "b5a.4.02", "b5a.ex.5.02")
def test_example_a_settlement_is_retaken() -> None:
    s = bare()
    shadow_takes(s, "ruins_of_dale", "fallen_bridge")
    assert recovered(s)[SHADOW] == 7
    s.shadow_control = bytearray(len(s.shadow_control))
    shadow_takes(s, "fallen_bridge")
    assert s.pools[SHADOW] == 7
    assert recovered(s)[SHADOW] == 6


# ---- using dice


@pytest.mark.rule("b5a.5.06")
def test_a_die_is_used_once_for_one_action() -> None:
    s = bare()
    put_army(s, "camp", lake_men=1, damage=1)
    set_dice(s, "muster event", "eye")
    start(s, ActionRound())
    assert offered(s)[:2] == ["use_die muster", "use_die event"]
    s.luck = [6]
    act(s, "use_die muster", "act rally", "rally camp")
    assert s.dice[FP] == [4] and s.damage[6] == 0
    assert told(s, "die_used")[0].data["face"] == "muster"


@pytest.mark.rule("b5a.5.08")
def test_without_enemy_dice_all_remaining_actions_follow_one_another() -> None:
    s = bare()
    set_dice(s, "muster event character", "")
    start(s, ActionRound())
    seats = []
    while s.offer is not None:
        seats.append(s.offer.seat)
        act(s, "skip" if "skip" in offered(s) else offered(s)[0])
    assert set(seats) == {FP} and s.dice == [[], []]


@pytest.mark.rule("b5a.5.09")
def test_passing_needs_fewer_dice() -> None:
    s = bare()
    set_dice(s, "muster event", "eye army")
    start(s, ActionRound())
    assert why(s, "pass") == ("b5a.5.09", "not_fewer_dice")
    set_dice(s, "muster event", "eye army army")
    start(s, ActionRound())
    act(s, "pass")
    assert s.offer is not None and s.offer.seat == SHADOW and len(s.dice[FP]) == 2
    act(s, "use_die eye", "skip")
    assert s.offer.seat == FP
    assert why(s, "pass") == ("b5a.5.09", "not_fewer_dice")


@pytest.mark.rule("b5a.5.10")
def test_any_die_may_be_discarded_without_effect() -> None:
    for face in ("character", "muster", "event", "army_muster", "will_of_the_west"):
        assert "skip" in menu(bare(), face)
    assert "skip" in menu(bare(), "eye", SHADOW)


@pytest.mark.rule("b5a.5.07", "b5a.5.12", "b5a.ex.5.03")
def test_example_move_and_attack_are_each_optional() -> None:
    def ready() -> Battlefield:
        s = bare()
        put_army(s, "v_middle_plain", lake_men=1)
        put_army(s, "ruins_of_dale", orc=1)
        menu(s, "army_muster")
        act(s, "act attack")
        return s

    s = ready()  # attack without move
    act(s, "attack ruins_of_dale")
    assert asked(s) == "manoeuvre"
    s = ready()  # move without attack
    act(s, "move_to v_northwest_plain")
    assert offered(s) == ["attack ruins_of_dale", "done"]
    act(s, "done")
    assert army(s, "v_northwest_plain") == {"lake_men": 1}
    s = ready()  # both
    act(s, "move_to v_northwest_plain", "attack ruins_of_dale")
    assert asked(s) == "manoeuvre"


@pytest.mark.rule("b5a.5.11")
def test_strategic_move_of_two_armies_one_region_each_without_attack() -> None:
    s = bare()
    put_army(s, "camp", lake_men=1)
    put_army(s, "ruins_of_dale", elf_archer=1)
    put_army(s, "eb_spur_plain", orc=1)
    menu(s, "army_muster")
    act(s, "act strategic_move", "move_from camp", "move_to eb_north_plain")
    act(s, "move_from ruins_of_dale", "move_to v_dale_hills")
    assert army(s, "eb_north_plain") == {"lake_men": 1}
    assert army(s, "v_dale_hills") == {"elf_archer": 1}
    assert asked(s) not in ("choose_army", "choose_target")


@pytest.mark.rule("b5a.5.13")
def test_combined_attack_needs_two_armies_and_no_move_precedes_it() -> None:
    s = bare()
    put_army(s, "ruins_of_dale", lake_men=1)
    put_army(s, "v_east_plain", orc=1)
    assert "act combined_attack" not in menu(s, "army", SHADOW)
    put_army(s, "v_dale_hills", warg=1)
    put_army(s, "v_south_plain", orc=2)
    assert "act combined_attack" in menu(s, "army", SHADOW)
    act(s, "act combined_attack")
    act(s, "add_army v_east_plain")
    assert why(s, "done") == ("b5a.10.45", "needs_two_armies")
    act(s, "add_army v_dale_hills", "done")
    assert asked(s) == "name_army"


@pytest.mark.rule("b5a.5.14")
def test_swift_move_of_one_army_with_leadership() -> None:
    s = bare()
    put_army(s, "camp", lake_men=1)
    assert "act swift_move" not in menu(s, "character")
    put_army(s, "camp", leaders=1)
    menu(s, "character")
    act(s, "act swift_move", "move_to eb_south_hills", "take_all", "move_to eb_bridge_plain")
    assert army(s, "eb_bridge_plain") == {"lake_men": 1}
    assert asked(s) != "march_on"


@pytest.mark.rule("b5a.5.15")
def test_character_attack_needs_leadership_with_or_without_move() -> None:
    s = bare()
    put_army(s, "v_middle_plain", lake_men=2)
    put_army(s, "ruins_of_dale", orc=1)
    assert "act attack_led" not in menu(s, "character")
    put_army(s, "v_middle_plain", leaders=1)
    menu(s, "character")
    act(s, "act attack_led")
    assert "attack ruins_of_dale" in offered(s)
    act(s, "move_to v_northwest_plain", "take lake_men")
    assert why(s, "done") == ("b5a.9.14", "needs_leadership")
    act(s, "take_leader", "done")
    assert offered(s) == ["attack ruins_of_dale", "done"]


@pytest.mark.rule("b5a.5.16", "b5a.8.02")
def test_character_move_of_any_number_of_characters() -> None:
    s = bare()
    put_character(s, "dain", "camp")
    put_character(s, "bard", "camp")
    put_character(s, "beorn", "lower_slopes")
    s.wrath = 8
    s.characters[LORD_OF_THE_EAGLES] = -5
    menu(s, "character")
    act(s, "act move_characters")
    assert offered(s) == ["move_character bard", "move_character dain"]
    act(s, "move_character bard", "character_to eb_south_hills")
    assert offered(s) == ["move_character dain", "done"]
    act(s, "move_character dain", "character_to v_northwest_plain")
    assert asked(s) != "move_character"


@pytest.mark.rule("b5a.5.17")
def test_event_result_draws_two_cards_or_plays_any() -> None:
    s = bare()
    s.decks = [[1, 2], [31, 32], [], []]
    assert menu(s, "event") == ["act draw_cards", "skip"]
    act(s, "act draw_cards")
    assert s.hands[FP] == [2, 32]


@pytest.mark.rule("b5a.5.17", "b5a.5.20", "b5a.6.06")
def test_which_die_plays_which_card() -> None:
    s = bare()
    # Muster, Character and Army orders, and an Army Story card.
    give(s, FP, "event_01", "event_28", "event_14", "fp_story_14")

    def plays(face: str) -> list[str]:
        return [a for a in menu(s, face) if a.startswith("play")]

    every = ["play event_01", "play event_28", "play event_14", "play fp_story_14"]
    assert plays("event") == every
    assert plays("will_of_the_west") == every
    assert plays("muster") == ["play event_01"]
    assert plays("character") == ["play event_28"]
    assert plays("army_muster") == ["play event_01", "play event_14", "play fp_story_14"]


@pytest.mark.rule("b5a.5.23", "b5a.5.20")
def test_an_eye_plays_no_card() -> None:
    s = bare()
    give(s, SHADOW, "event_01", "event_28", "event_14")
    assert not any(a.startswith("play") for a in menu(s, "eye", SHADOW))


@pytest.mark.rule("b5a.5.18", "b5a.9.32")
def test_recruit_flips_a_token_in_each_of_two_regions() -> None:
    s = bare()
    for place in ("camp", "eastern_spur", "ruins_of_dale"):
        put_token(s, place, "dwarves_men", 2)
    menu(s, "muster")
    s.luck = [0, 0]  # Lake-men
    act(s, "act recruit", "flip camp dwarves_men")
    assert "flip camp dwarves_men" not in offered(s)
    act(s, "flip eastern_spur dwarves_men")
    assert army(s, "camp") == army(s, "eastern_spur") == {"lake_men": 1}
    assert asked(s) != "flip_tokens"


@pytest.mark.rule("b5a.5.18", "b5a.5.07")
def test_one_region_or_none_may_be_enough() -> None:
    s = bare()
    put_token(s, "camp", "dwarves_men", 2)
    put_token(s, "eastern_spur", "dwarves_men", 2)
    menu(s, "muster")
    s.luck = [0]
    act(s, "act recruit", "flip camp dwarves_men")
    assert offered(s) == ["flip eastern_spur dwarves_men", "done"]
    act(s, "done")
    assert army(s, "camp") == {"lake_men": 1} and army(s, "eastern_spur") == {}
    assert asked(s) != "flip_tokens"


@pytest.mark.rule("b5a.5.18")
def test_no_recruiting_under_enemy_control_or_where_an_enemy_stands() -> None:
    s = bare()
    put_token(s, "camp", "dwarves_men")
    shadow_takes(s, "camp")
    assert "act recruit" not in menu(s, "muster")


@pytest.mark.rule("b5a.5.19")
def test_rally_up_to_two_armies() -> None:
    s = bare()
    for place in ("camp", "eastern_spur", "ruins_of_dale"):
        put_army(s, place, lake_men=2, damage=2)
    menu(s, "muster")
    s.luck = [5, 6, 1, 5]
    act(s, "act rally", "rally camp", "rally eastern_spur")
    assert asked(s) == "casualties"  # of the Eastern Spur, with one token left
    act(s, "done")
    assert asked(s) != "rally"
    assert [s.damage[p] for p in (6, 4)] == [0, 1]


@pytest.mark.rule("b5a.5.19", "b5a.9.37")
def test_two_different_armies_are_rallied_or_fewer() -> None:
    s = bare()
    put_army(s, "camp", lake_men=2, damage=2)
    put_army(s, "ruins_of_dale", lake_men=2, damage=2)
    menu(s, "muster")
    s.luck = [1, 1]
    act(s, "act rally", "rally camp", "done")
    assert offered(s) == ["rally ruins_of_dale", "done"]  # not the same army again
    act(s, "done")
    assert asked(s) != "rally" and [s.damage[p] for p in (6, 27)] == [2, 2]


@pytest.mark.rule("b5a.5.19", "b5a.9.37")
def test_only_damaged_armies_of_the_own_side_are_rallied() -> None:
    s = bare()
    put_army(s, "camp", lake_men=2)
    put_army(s, "ravenhill", elf_archer=2)
    put_army(s, "bl_gap_plain", orc=2, damage=1)
    s.wall_damage[4] = 2  # walls are not rallied (b5a.9.39)
    assert "act rally" not in menu(s, "muster")
    assert "act rally" in menu(s, "muster", SHADOW)
    put_army(s, "camp", damage=1)
    assert "act rally" in menu(s, "muster")
    act(s, "act rally")
    assert offered(s) == ["rally camp", "done"]


@pytest.mark.rule("b5a.5.21")
def test_eye_recruits_a_goblin_in_each_point() -> None:
    s = bare()
    menu(s, "eye", SHADOW)
    act(s, "act recruit_goblins")
    assert army(s, "goblin_muster_north") == army(s, "goblin_muster_west") == {"goblin": 1}
    assert asked(s) != "goblin_point" and s.supply[GOBLIN] == 10
    s = bare()  # the last two
    put_army(s, "bl_muster_n", goblin=10)
    menu(s, "eye", SHADOW)
    act(s, "act recruit_goblins")
    assert army(s, "goblin_muster_north") == army(s, "goblin_muster_west") == {"goblin": 1}
    assert s.supply[GOBLIN] == 0


@pytest.mark.rule("b5a.5.21")
def test_the_last_goblin_goes_where_the_shadow_likes() -> None:
    s = bare()
    put_army(s, "bl_muster_n", goblin=11)
    menu(s, "eye", SHADOW)
    act(s, "act recruit_goblins")
    assert offered(s) == ["choose_place goblin_muster_north", "choose_place goblin_muster_west"]
    act(s, "choose_place goblin_muster_west")
    assert army(s, "goblin_muster_west") == {"goblin": 1} and s.supply[GOBLIN] == 0
    assert "act recruit_goblins" not in menu(s, "eye", SHADOW)


@pytest.mark.rule("b5a.5.22")
def test_goblin_attack_with_an_army_that_has_a_goblin() -> None:
    s = bare()
    put_army(s, "v_east_plain", goblin=1, orc=2)
    put_army(s, "v_dale_hills", orc=2)
    put_army(s, "ruins_of_dale", lake_men=1)
    menu(s, "eye", SHADOW)
    act(s, "act goblin_attack")
    assert asked(s) == "move_or_attack" and "attack ruins_of_dale" in offered(s)
    act(s, "move_to v_south_plain", "take orc")
    assert why(s, "done") == ("b5a.6.08", "needs_unit_kind")
    act(s, "take goblin", "done")
    assert offered(s) == ["attack ruins_of_dale", "done"]


@pytest.mark.rule("b5a.5.22", "b5a.9.18", "b5a.10.01")
def test_goblin_attack_needs_the_goblin_after_the_move_too() -> None:
    """The Goblin that made the move possible goes as the unit above the limit."""
    s = bare()
    put_army(s, "v_east_plain", goblin=1)
    put_army(s, "v_south_plain", warg=5)
    put_army(s, "ruins_of_dale", lake_men=1)
    menu(s, "eye", SHADOW)
    act(s, "act goblin_attack", "move_to v_south_plain")
    assert asked(s) == "army_limit"
    before = s.copied()
    act(s, "eliminate warg")
    assert offered(s) == ["attack ruins_of_dale", "done"]
    act(before, "eliminate goblin")
    assert asked(before) == "" and army(before, "ruins_of_dale") == {"lake_men": 1}


@pytest.mark.rule("b5a.5.22", "b5a.5.23")
def test_goblins_move_from_point_to_open_pass_and_to_the_exit() -> None:
    s = bare()
    put_army(s, "goblin_muster_north", goblin=5)
    put_army(s, "mountain_pass_west", goblin=1)
    menu(s, "eye", SHADOW)
    act(s, "act goblin_move", "move_from goblin_muster_north", "take_all")
    act(s, "move_from mountain_pass_west")
    assert army(s, "mountain_pass_north") == {"goblin": 5}
    assert army(s, "ss_heights_pass") == {"goblin": 1}


@pytest.mark.rule("b5a.5.23")
def test_goblin_move_only_with_goblins() -> None:
    s = bare()
    put_army(s, "bl_gap_plain", orc=2)
    assert menu(s, "eye", SHADOW) == ["act recruit_goblins", "skip"]


MENU_OF = {
    "army": {"strategic_move", "attack", "combined_attack"},
    "event": {"draw_cards"},
    "eye": {"recruit_goblins", "goblin_attack", "goblin_move"},
}
FP_CHARACTER = {
    "swift_move",
    "attack_led",
    "move_characters",
    "move_beorn",
    "bring_bilbo",
    "bring_thorin",
    "bring_lord_of_the_eagles",
    "bring_beorn",
}
SHADOW_CHARACTER = {"swift_move", "attack_led", "move_characters"}
FP_MUSTER = {"recruit", "rally", "eagles_attack", "mountain_attack"}
SHADOW_MUSTER = {"recruit", "rally", "cloud_of_bats", "redoubled_force", "bring_bolg"}


@pytest.mark.rule("b5a.5.05", "b5a.5.24", "b5a.5.25", "b5a.5.26")
def test_each_face_has_its_actions_and_no_others() -> None:
    def deeds(side: int, face: str) -> set[str]:
        return {str(a[1]) for a in MENUS[side][FACE[face]]}

    army = MENU_OF["army"]
    assert deeds(FP, "character") == FP_CHARACTER
    assert deeds(FP, "muster") == FP_MUSTER
    assert deeds(FP, "event") == MENU_OF["event"]
    assert deeds(FP, "army_muster") == army | FP_MUSTER
    assert deeds(FP, "will_of_the_west") == (
        FP_CHARACTER | army | FP_MUSTER | MENU_OF["event"] | {"unleash_beorn"}
    )
    assert deeds(SHADOW, "character") == SHADOW_CHARACTER
    assert deeds(SHADOW, "army") == army
    assert deeds(SHADOW, "muster") == SHADOW_MUSTER
    assert deeds(SHADOW, "event") == MENU_OF["event"]
    assert deeds(SHADOW, "army_muster") == army | SHADOW_MUSTER
    assert deeds(SHADOW, "eye") == MENU_OF["eye"]


@pytest.mark.rule("b5a.5.06", "b5a.5.20", "b5a.6.06", "b5a.6.13")
def test_a_die_plays_a_card_from_hand() -> None:
    s = bare()
    put_army(s, "camp", lake_men=1, damage=1)
    give(s, FP, "event_01")  # Blow the Horns
    menu(s, "muster")
    s.luck = [4]
    act(s, "play event_01", "rally camp")
    assert s.damage[6] == 0 and s.hands[FP] == [] and s.dice[FP] == []
    assert s.discards[0] == [CARD["event_01"]]


@pytest.mark.rule("b5a.6.08", "b5a.ex.6.01")
def test_a_die_does_not_play_a_card_whose_condition_is_not_met() -> None:
    s = bare()
    give(s, FP, "fp_story_02")  # Lucky Number needs Bilbo
    s.decks[0] = [1]
    assert menu(s, "event") == ["act draw_cards", "skip"]
    assert why(s, "play fp_story_02") == ("b5a.6.08", "bilbo_not_in_play")
    put_character(s, "bilbo", "camp")
    assert "play fp_story_02" in menu(s, "event")


@pytest.mark.rule("b5a.5.07", "b5a.5.11", "b5a.9.10")
def test_the_second_army_of_a_strategic_move_is_optional() -> None:
    s = bare()
    put_army(s, "camp", lake_men=2)
    put_army(s, "ruins_of_dale", elf_archer=2)
    start(s, MoveArmies(side=FP, count=2))
    act(s, "move_from camp", "move_to eb_south_hills", "take_all")
    assert offered(s) == ["move_from ruins_of_dale", "done"]
    act(s, "done")
    assert s.offer is None and not s.marching
    assert army(s, "eb_south_hills") == {"lake_men": 2}
    assert army(s, "ruins_of_dale") == {"elf_archer": 2}


@pytest.mark.rule("b5a.9.08", "b5a.5.11", "b5a.5.12")
def test_one_way_out_or_one_army_that_can_go_is_enough() -> None:
    s = bare()
    # Enemies on the first and on the last of the four regions next to it, then on all of them.
    put_army(s, "eb_heights_west", dwarf_regular=1)
    put_army(s, "camp", orc=1)
    put_army(s, "eb_north_plain", orc=1)
    assert {"act strategic_move", "act attack"} <= set(menu(s, "army_muster"))
    put_army(s, "eb_gate_plain", orc=1)
    put_army(s, "eb_heights_centre", orc=1)
    assert "act strategic_move" not in menu(s, "army_muster")
    # Another army that can go, before or after it on the board.
    put_army(s, "front_gate", dwarf_veteran=1)  # shut in too
    put_army(s, "lower_slopes", elf_archer=1)
    assert "act strategic_move" in menu(s, "army_muster")
    s = bare()
    put_army(s, "lower_slopes", elf_archer=1)
    put_army(s, "ss_heights_north", elf_archer=1)
    put_army(s, "ss_heights_pass", goblin=1)  # shuts the heights in
    assert "act strategic_move" in menu(s, "army_muster")
    put_army(s, "goblin_muster_north", goblin=1)  # behind its closed pass
    for face in ("army", "eye"):
        moves = {a for a in menu(s, face, SHADOW) if a.endswith(("move", "attack"))}
        assert len(moves) == 2  # the Goblins on the heights can move and attack


@pytest.mark.rule("b5a.10.01", "b5a.5.12")
def test_an_army_without_enemy_or_way_out_does_not_bar_others_from_attacking() -> None:
    s = bare()
    put_army(s, "front_gate", dwarf_veteran=1, leaders=1)
    put_character(s, "beorn", "eb_gate_plain")  # its only way out
    put_army(s, "ruins_of_dale", lake_men=1, leaders=1)
    put_army(s, "v_east_plain", orc=1)
    assert "act attack_led" in menu(s, "character")
    s.units[27 * 9 + LAKE_MEN] = s.fp_units[27] = s.leaders[27] = 0
    s.supply[LAKE_MEN] += 1
    assert "act attack_led" not in menu(s, "character")


@pytest.mark.rule("b5a.8.14", "b5a.4.09")
def test_generals_are_used_only_by_the_free_peoples_before_their_own_dice() -> None:
    s = bare()
    put_army(s, "camp", lake_men=1)
    put_army(s, "eb_spur_plain", orc=2)
    put_character(s, "thranduil", "camp")
    s.activated[CHARACTER["thranduil"]] = 1
    set_dice(s, "muster event", "muster event")
    start(s, ActionRound(first=SHADOW))
    assert offered(s) == ["use_die muster", "use_die event"]
    act(s, "use_die muster")
    assert "general thranduil" in offered(s) and s.offer is not None and s.offer.seat == FP


@pytest.mark.rule("b5a.5.24")
def test_muster_army_face_gives_both_menus() -> None:
    s = bare()
    put_army(s, "camp", lake_men=1, damage=1)
    put_token(s, "camp", "dwarves_men")
    actions = menu(s, "army_muster")
    assert {"act strategic_move", "act attack", "act recruit", "act rally"} <= set(actions)
    assert "act draw_cards" not in actions and "act swift_move" not in actions


@pytest.mark.rule("b5a.5.25")
def test_will_of_the_west_is_any_result() -> None:
    s = bare()
    put_army(s, "camp", lake_men=1, damage=1, leaders=1)
    put_token(s, "camp", "dwarves_men")
    put_character(s, "dain", "camp")
    s.decks[0] = [1]
    assert {
        "act swift_move",
        "act attack_led",
        "act move_characters",
        "act strategic_move",
        "act recruit",
        "act rally",
        "act draw_cards",
    } <= set(menu(s, "will_of_the_west"))


@pytest.mark.rule("b5a.5.25", "b5a.12.10")
def test_only_a_will_of_the_west_moves_beorn_for_nothing() -> None:
    s = bare()
    put_character(s, "beorn", "lower_slopes")
    s.wrath = 8
    assert "act unleash_beorn" in menu(s, "will_of_the_west")
    assert "act unleash_beorn" not in menu(s, "character")
    assert "act move_beorn" in menu(s, "character")
    assert s.characters[BEORN] >= 0 and s.supply[LAKE_MEN] == 10
