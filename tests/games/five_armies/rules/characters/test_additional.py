"""Chapter 12: Eagles, Beorn, Great Bats, Bolg."""

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
from westmarch.games.five_armies.rules.battle.battle import (
    Battle,
    CombinedAttack,
    MoveAndAttack,
    targets_from,
)
from westmarch.games.five_armies.rules.battle.damage import InflictDamage
from westmarch.games.five_armies.rules.battle.retreat import Retreat, can_retreat, retreats
from westmarch.games.five_armies.rules.catalogue import CARD
from westmarch.games.five_armies.rules.characters.characters import (
    BeornActs,
    BringCharacter,
    add_eagles,
    add_wrath,
    entry_regions,
    redoubled_force,
    why_not_beorn,
    why_not_bring,
    why_not_redoubled_force,
)
from westmarch.games.five_armies.rules.characters.eagles import (
    CloudOfBats,
    EaglesAttack,
    FlyOut,
    MountainAttack,
    why_not_cloud_of_bats,
    why_not_eagles,
    why_not_mountain_attack,
)
from westmarch.games.five_armies.rules.characters.generals import UseGeneral
from westmarch.games.five_armies.rules.map.board import MUSTERING, PLACE, PLACES, SOUTH_EDGE
from westmarch.games.five_armies.rules.map.control import controls
from westmarch.games.five_armies.rules.map.movement import MoveArmies, why_not_step
from westmarch.games.five_armies.rules.map.pieces import (
    ALOFT,
    BEORN,
    BOLG,
    ELIMINATED,
    FACE_UNIT,
    IN_EYRIE,
    LAKE_MEN,
    LORD_OF_THE_EAGLES,
    ON_TRACK,
    SHADOW_TOKEN,
    UNIT,
)
from westmarch.games.five_armies.rules.state import Battlefield
from westmarch.games.five_armies.rules.turn.action_dice import ActionRound
from westmarch.games.five_armies.rules.turn.recruitment import (
    RecruitUnits,
    may_hold_token,
    tokens_left,
    why_not_flip,
)
from westmarch.games.five_armies.rules.turn.turn import Turn


def eyrie(s: Battlefield, eagles: int = 1) -> None:
    """The Lord and some Eagles in the Eyrie."""
    s.characters[LORD_OF_THE_EAGLES] = IN_EYRIE
    s.eyrie = eagles


def beorn_at(s: Battlefield, place: str, wrath: int = 8) -> None:
    put_character(s, "beorn", place)
    s.wrath = wrath


# ---- Eagles


@pytest.mark.rule("b5a.12.01")
def test_eagles_block_and_control_nothing() -> None:
    s = bare()
    eyrie(s)
    s.eagles = [0, 3, 0, 0]
    shadow_takes(s, "ruins_of_dale")
    put_army(s, "v_middle_plain", orc=1, leaders=1)
    start(s, MoveArmies(side=SHADOW, reach=2, led=1))
    act(s, "move_to ruins_of_dale", "take_all", "move_to v_dale_hills")
    assert army(s, "v_dale_hills") == {"orc": 1} and controls(s, SHADOW, PLACE["ruins_of_dale"])
    assert targets_from(s, SHADOW, PLACE["v_dale_hills"]) == []


@pytest.mark.rule("b5a.12.02")
def test_the_lord_enters_with_an_eagle() -> None:
    s = bare()
    s.fate = 8
    start(s, BringCharacter(character=LORD_OF_THE_EAGLES))
    assert s.characters[LORD_OF_THE_EAGLES] == IN_EYRIE and s.eyrie == 1


@pytest.mark.rule("b5a.12.03", "b5a.3.11", "b5a.3.14")
def test_eagles_come_to_the_eyrie_at_most_five_and_wait_for_their_lord() -> None:
    s = bare()
    assert add_eagles(s, 2) == 2 and s.eyrie == 2
    assert why_not_eagles(s) is not None  # nobody flies without the Lord
    assert add_eagles(s, 5) == 3 and s.eyrie == 5
    s.eyrie, s.eagles = 3, [0, 2, 0, 0]
    assert add_eagles(s, 1) == 0


@pytest.mark.rule("b5a.12.04", "b5a.8.14")
def test_the_lords_ability_adds_an_eagle_or_flies_all_out() -> None:
    s = bare()
    eyrie(s)
    start(s, UseGeneral(general=LORD_OF_THE_EAGLES))
    act(s, "ability eagle")
    assert s.eyrie == 2 and s.offer is None
    start(s, UseGeneral(general=LORD_OF_THE_EAGLES))
    act(s, "ability fly", "choose_territory valley", "choose_territory valley")
    act(s, "choose_territory broken_lands")
    assert s.offer is None and s.eyrie == 0 and s.eagles == [0, 2, 0, 0]
    assert s.characters[LORD_OF_THE_EAGLES] == ALOFT and s.lord_over == 0
    s.eyrie = 5 - 2  # with all five in play only flying is left
    start(s, UseGeneral(general=LORD_OF_THE_EAGLES))
    assert asked(s) == "fly"


@pytest.mark.rule("b5a.12.05", "b5a.3.11")
def test_an_eagle_is_present_in_its_whole_territory() -> None:
    s = bare()
    eyrie(s, 1)
    put_army(s, "v_east_swamp", orc=1)
    put_army(s, "fallen_bridge", orc=1)
    put_army(s, "bl_muster_n", orc=1)
    start(s, FlyOut())
    act(s, "choose_territory valley", "choose_territory southern_spur")
    start(s, EaglesAttack())
    assert set(offered(s)) == {"strike fallen_bridge", "strike v_east_swamp"}


@pytest.mark.rule("b5a.12.06", "b5a.12.07", "b5a.12.08")
def test_eagles_attack_different_armies_and_go_home() -> None:
    s = bare()
    eyrie(s, 0)
    s.eagles = [0, 2, 0, 0]
    s.characters[LORD_OF_THE_EAGLES] = ALOFT
    s.lord_over = 1
    put_army(s, "v_east_swamp", orc=5)
    put_army(s, "fallen_bridge", orc=5)
    put_army(s, "v_south_plain", orc=5)
    start(s, EaglesAttack())
    act(s, "strike v_east_swamp")
    assert s.eyrie == 1 and not told(s, "eagle_struck")  # home before any roll
    assert "strike v_east_swamp" not in offered(s)
    luck(s, 4, 3, 1, 4, 3, 4, 4, 4)
    act(s, "strike fallen_bridge", "done")
    first = told(s, "eagle_struck")[0].data
    assert (first["dice"], first["rerolls"], first["hits"]) == ([4, 3, 1], [4, 3], 2)
    act(s, "done")
    second = told(s, "eagle_struck")[1].data
    assert (second["dice"], second["rerolls"], second["hits"]) == ([4, 4, 4], [], 3)
    assert damage(s, "v_east_swamp") == 2 and damage(s, "fallen_bridge") == 3
    assert s.eagles == [0, 0, 0, 0] and s.eyrie == 2 and s.lord_over == 1


@pytest.mark.rule("b5a.12.06", "b5a.5.26")
def test_eagles_attack_with_a_muster_result_where_they_fly() -> None:
    def can_attack(s: Battlefield) -> bool:
        set_dice(s, "muster event", "")
        s.decks[0] = [1]
        start(s, ActionRound())
        act(s, "use_die muster")
        return "act eagles_attack" in offered(s)

    s = bare()
    eyrie(s, 3)
    put_army(s, "camp", lake_men=1, damage=1)
    put_army(s, "v_east_swamp", orc=1)
    put_army(s, "mountain_pass_west", goblin=1)  # in no territory
    assert not can_attack(s)  # all in the Eyrie
    s.eagles = [1, 0, 1, 1]
    assert not can_attack(s)  # nobody over the Valley
    s.eagles = [0, 1, 0, 0]
    assert can_attack(s)


@pytest.mark.rule("b5a.12.06")
def test_the_lord_counts_as_an_eagle() -> None:
    s = bare()
    s.characters[LORD_OF_THE_EAGLES] = ALOFT
    s.lord_over = 0
    put_army(s, "bl_muster_n", orc=3)
    luck(s, 1, 1, 1, 1, 1, 1)
    start(s, EaglesAttack())
    assert told(s, "eagle_struck") and s.characters[LORD_OF_THE_EAGLES] == IN_EYRIE


@pytest.mark.rule("b5a.12.07", "b5a.10.42", "b5a.10.43")
def test_eagle_damage_is_damage_outside_battle() -> None:
    s = bare()
    s.eagles = [0, 0, 0, 1]
    put_army(s, "ravenhill", orc=3)
    luck(s, 4, 4, 4)
    start(s, EaglesAttack())
    assert s.wall_damage[PLACE["ravenhill"]] == 3 and damage(s, "ravenhill") == 0


@pytest.mark.rule("b5a.7.09", "b5a.12.06")
def test_eagles_are_not_kindly_birds() -> None:
    s = bare()
    s.eagles = [1, 1, 0, 0]
    put_army(s, "eb_heights_east", goblin=5)
    assert why_not_mountain_attack(s) is not None
    s.table = [CARD["fate_06"]]
    assert why_not_mountain_attack(s) is None
    start(s, MountainAttack())
    luck(s, 4, 1, 1, 1, 1, 1, 1, 4, 4, 4, 4)
    act(s, "choose_territory valley", "choose_territory broken_lands")
    assert [len(e.data["dice"]) for e in told(s, "eagle_struck")][:1] == [4]
    act(s, "done")
    assert [e.data["hits"] for e in told(s, "eagle_struck")] == [1, 4]


# ---- Beorn


@pytest.mark.rule("b5a.12.09")
def test_beorn_enters_in_the_south_with_eight_wrath_at_most_sixteen() -> None:
    s = bare()
    s.fate = 11
    shadow_takes(s, "ravenhill", "camp")
    put_army(s, "lower_slopes", elf_archer=1)
    put_army(s, "ss_east_hills", orc=1)
    regions = entry_regions(s, BEORN)
    assert set(regions) == set(SOUTH_EDGE) - {PLACE["lower_slopes"], PLACE["ss_east_hills"]}
    add_wrath(s, 4)
    put_token(s, "bl_south_plain", "shadow", 2)
    start(s, BringCharacter(character=BEORN))
    act(s, "enter_at ss_heights_south")
    assert s.wrath == 12 and characters(s, "ss_heights_south") == ["beorn"]
    add_wrath(s, 8)
    assert s.wrath == 16
    assert tokens(s, "bl_south_plain", "shadow") == 2
    s.characters[BEORN] = ON_TRACK
    start(s, BringCharacter(character=BEORN))
    act(s, "enter_at bl_south_plain")
    assert tokens(s, "bl_south_plain", "shadow") == 0  # as by any entering (b5a.12.13)


@pytest.mark.rule("b5a.12.09", "b5a.8.05")
def test_beorn_cannot_enter_among_enemies() -> None:
    s = bare()
    s.fate = 11
    for region in SOUTH_EDGE:
        s.units[region * 9 + 5] = s.shadow_units[region] = 1
        s.supply[5] -= 1
    refusal = why_not_bring(s, BEORN)
    assert refusal is not None and refusal.rule == "b5a.8.05"


@pytest.mark.rule("b5a.12.10", "b5a.5.26")
def test_beorn_acts_only_while_he_is_in_play() -> None:
    s = bare()
    for where in (ON_TRACK, ELIMINATED):
        s.characters[BEORN] = where
        assert why_not_beorn(s) is not None
    beorn_at(s, "front_gate")
    assert why_not_beorn(s) is None


@pytest.mark.rule("b5a.12.10", "b5a.12.11")
def test_beorn_moves_three_regions_and_attacks() -> None:
    s = bare()
    beorn_at(s, "lower_slopes")
    put_army(s, "v_east_plain", orc=2)
    put_army(s, "ruins_of_dale", lake_men=1)
    start(s, BeornActs())
    act(s, "beorn_to v_south_plain")
    assert asked(s) == "beorn_moves"  # he need not stop
    act(s, "done")
    assert offered(s) == ["attack v_east_plain", "done"]
    act(s, "attack v_east_plain")
    assert asked(s) == "manoeuvre" and s.offer is not None and s.offer.seat == SHADOW


@pytest.mark.rule("b5a.12.10", "b5a.12.20")
def test_a_character_result_costs_wrath() -> None:
    s = bare()
    beorn_at(s, "lower_slopes", wrath=2)
    start(s, BeornActs(wrath=1))
    assert s.wrath == 1
    act(s, "beorn_to v_south_plain", "beorn_to ruins_of_dale", "beorn_to v_dale_hills")
    assert s.offer is None and characters(s, "v_dale_hills") == ["beorn"]
    start(s, BeornActs(wrath=1))  # the last one
    assert s.characters[BEORN] == ELIMINATED and s.offer is None


@pytest.mark.rule("b5a.12.11", "b5a.10.01")
def test_shadow_armies_may_attack_beorn() -> None:
    s = bare()
    beorn_at(s, "lower_slopes")
    put_army(s, "v_west_plain", orc=2)
    start(s, MoveAndAttack(side=SHADOW))
    act(s, "attack lower_slopes", "manoeuvre orc")
    assert told(s, "combat_roll")


@pytest.mark.rule("b5a.12.12", "b5a.9.25", "b5a.12.13", "b5a.9.34")
def test_beorn_regains_control_and_removes_tokens_in_passing() -> None:
    s = bare()
    beorn_at(s, "v_south_plain")
    shadow_takes(s, "ruins_of_dale")
    put_token(s, "ruins_of_dale", "shadow", 2)
    start(s, BeornActs())
    act(s, "beorn_to ruins_of_dale", "beorn_to v_dale_hills", "done")
    assert controls(s, FP, PLACE["ruins_of_dale"])
    assert tokens(s, "ruins_of_dale", "shadow") == 0 and tokens_left(s, SHADOW_TOKEN) == 27


@pytest.mark.rule("b5a.12.13")
def test_nobody_recruits_where_beorn_stands() -> None:
    s = bare()
    beorn_at(s, "ruins_of_dale")
    put_token(s, "ruins_of_dale", "dwarves_men")
    assert not may_hold_token(s, FP, PLACE["ruins_of_dale"])
    assert not may_hold_token(s, SHADOW, PLACE["ruins_of_dale"])
    assert why_not_flip(s, FP) is not None
    start(s, RecruitUnits(side=FP, place=PLACE["ruins_of_dale"], units=((LAKE_MEN, 2),)))
    assert army(s, "ruins_of_dale") == {}


@pytest.mark.rule("b5a.12.14")
def test_beorn_passes_friends_but_does_not_stay_with_them() -> None:
    s = bare()
    beorn_at(s, "v_south_plain")
    put_army(s, "ruins_of_dale", lake_men=1)
    start(s, BeornActs())
    act(s, "beorn_to ruins_of_dale")
    assert why(s, "done") == ("b5a.12.14", "beorn_cannot_act")
    act(s, "beorn_to v_dale_hills", "done")
    assert characters(s, "v_dale_hills") == ["beorn"]
    start(s, BeornActs(left=1))
    assert why(s, "beorn_to ruins_of_dale") == ("b5a.12.14", "beorn_cannot_act")
    s = bare()
    beorn_at(s, "ss_heights_north")
    put_army(s, "ss_heights_pass", lake_men=1)
    put_army(s, "fallen_bridge", lake_men=1)
    start(s, BeornActs())
    act(s, "beorn_to ss_heights_pass", "beorn_to fallen_bridge")  # two friends in a row
    assert why(s, "done") == ("b5a.12.14", "beorn_cannot_act")
    assert why(s, "beorn_to ss_heights_pass") == ("b5a.12.14", "beorn_cannot_act")
    act(s, "beorn_to v_west_plain")
    assert characters(s, "v_west_plain") == ["beorn"]


@pytest.mark.rule("b5a.12.14")
def test_armies_pass_beorn_but_do_not_stay_with_him() -> None:
    s = bare()
    beorn_at(s, "ruins_of_dale")
    put_army(s, "v_south_plain", lake_men=1, leaders=1)
    refusal = why_not_step(s, FP, PLACE["ruins_of_dale"])
    assert refusal is not None and refusal.rule == "b5a.12.14"
    start(s, MoveArmies(side=FP, reach=2, led=1))
    act(s, "move_to ruins_of_dale", "take_all")
    assert why(s, "done") == ("b5a.12.14", "beorn_there")
    act(s, "move_to v_dale_hills")
    assert army(s, "v_dale_hills") == {"lake_men": 1}
    # Next to an enemy he would have to stop there, so he may not pass.
    put_army(s, "v_east_plain", orc=1)
    put_army(s, "v_middle_plain", lake_men=1)
    refusal = why_not_step(s, FP, PLACE["ruins_of_dale"], further=1)
    assert refusal is not None and refusal.rule == "b5a.12.14"


@pytest.mark.rule("b5a.12.14", "b5a.5.14")
def test_a_swift_move_may_lead_past_beorn_only() -> None:
    """The Front Gate has one way out; with Beorn on it a step of one region is no move."""
    s = bare()
    beorn_at(s, "eb_gate_plain")
    put_army(s, "front_gate", dwarf_veteran=2, leaders=1)
    set_dice(s, "character army_muster", "")
    start(s, ActionRound())
    act(s, "use_die character")
    assert why(s, "act attack_led") is not None
    act(s, "act swift_move", "take_all")
    assert why(s, "done") == ("b5a.12.14", "beorn_there")
    act(s, "move_to camp")
    assert army(s, "camp") == {"dwarf_veteran": 2}


@pytest.mark.rule("b5a.12.15")
def test_beorn_does_not_enter_shadow_armies_and_need_not_stop() -> None:
    s = bare()
    beorn_at(s, "v_south_plain")
    put_army(s, "v_east_plain", orc=1)
    start(s, BeornActs())
    assert why(s, "beorn_to v_east_plain") == ("b5a.12.15", "enemy_army_blocks")
    act(s, "beorn_to ruins_of_dale")  # next to the Orc all the time
    assert asked(s) == "beorn_moves"


@pytest.mark.rule("b5a.12.16", "b5a.9.21", "b5a.ex.12.01")
def test_example_beorn_hinders_a_swift_move() -> None:
    s = bare()
    beorn_at(s, "ruins_of_dale")
    put_army(s, "v_east_swamp", orc=1, leaders=1)
    start(s, MoveArmies(side=SHADOW, reach=2, led=1))
    act(s, "move_to v_dale_hills", "take_all")  # (b) next to Beorn: it stops
    assert s.offer is None and army(s, "v_dale_hills") == {"orc": 1}
    start(s, MoveArmies(side=SHADOW, reach=2, led=1))
    assert why(s, "move_to ruins_of_dale") == ("b5a.9.08", "enemy_army_blocks")  # (a)


@pytest.mark.rule("b5a.12.16", "b5a.10.37")
def test_beorn_blocks_shadow_retreats() -> None:
    s = bare()
    put_army(s, "v_east_swamp", orc=2)
    put_army(s, "v_southeast_plain", lake_men=2)
    assert PLACE["v_northeast_plain"] in retreats(s, SHADOW, PLACE["v_east_swamp"])
    beorn_at(s, "v_north_swamp")  # next to the north-eastern plain
    assert PLACE["v_northeast_plain"] not in retreats(s, SHADOW, PLACE["v_east_swamp"])
    beorn_at(s, "v_northeast_plain")
    assert PLACE["v_northeast_plain"] not in retreats(s, SHADOW, PLACE["v_east_swamp"])


def beorn_fights(s: Battlefield, region: str = "v_east_plain") -> None:
    here = s.characters[BEORN]
    start(s, Battle(attacker=FP, armies=(here,), region=PLACE[region], beorn=1))


@pytest.mark.rule("b5a.12.17", "b5a.12.18", "b5a.12.19")
def test_beorn_attacks_without_cards_and_rerolls_all_misses() -> None:
    s = bare()
    beorn_at(s, "ruins_of_dale")
    put_army(s, "v_east_plain", warg=5)  # plains are their favourite terrain
    s.decks[0] = [2]
    give(s, FP, "event_02")
    beorn_fights(s)
    assert s.hands[SHADOW] == []  # no terrain superiority
    assert s.offer is not None and s.offer.seat == SHADOW  # only the Shadow chooses
    luck(s, 5, 1, 2, 3, 6, 1, 1, 1, 1, 1, 6, 1)
    act(s, "manoeuvre regroup")
    roll = told(s, "combat_roll")[0].data
    assert roll["white"] == [5, 1, 2, 3] and roll["target"] == 5
    assert told(s, "leader_reroll")[0].data["dice"] == [1, 6, 1]
    assert told(s, "hits")[0].data == {"free_peoples": 2, "shadow": 1}
    assert damage(s, "v_east_plain") == 2 and s.wrath == 7


@pytest.mark.rule("b5a.12.19")
def test_beorn_suffers_ford_slope_and_walls_and_roaring_voice_helps() -> None:
    s = bare()
    beorn_at(s, "eb_spur_plain")
    put_army(s, "eastern_spur", orc=3)
    beorn_fights(s, "eastern_spur")
    luck(s, *[1] * 20)
    act(s, "manoeuvre regroup")
    assert told(s, "combat_roll")[0].data["target"] == 6
    s = bare()
    beorn_at(s, "ruins_of_dale")
    s.table = [CARD["fate_03"], CARD["fate_01"]]
    put_army(s, "v_east_plain", orc=3)
    beorn_fights(s)
    luck(s, *[1] * 20)
    act(s, "manoeuvre regroup")
    roll, other = (e.data for e in told(s, "combat_roll"))
    assert roll["target"] == 4 and len(roll["white"]) == 5
    assert other["target"] == 5  # his card helps nobody else


@pytest.mark.rule("b5a.12.20")
def test_damage_takes_wrath_and_then_beorn() -> None:
    s = bare()
    beorn_at(s, "ruins_of_dale", wrath=3)
    s.table = [CARD["fate_01"]]
    start(s, InflictDamage(side=FP, place=PLACE["ruins_of_dale"], amount=2))
    assert s.wrath == 1 and damage(s, "ruins_of_dale") == 0
    start(s, InflictDamage(side=FP, place=PLACE["ruins_of_dale"], amount=2))
    assert s.characters[BEORN] == ELIMINATED and s.wrath == 0 and s.table == []


@pytest.mark.rule("b5a.12.17")
def test_beorn_advances_and_walls_protect_him() -> None:
    s = bare()
    beorn_at(s, "ruins_of_dale")
    put_army(s, "v_east_plain", orc=1)
    beorn_fights(s)
    luck(s, 6, 6, 6, 6, 1)
    act(s, "manoeuvre regroup", "advance_with ruins_of_dale")
    assert characters(s, "v_east_plain") == ["beorn"] and s.offer is None
    shadow_takes(s, "ruins_of_dale")
    put_token(s, "ruins_of_dale", "shadow")
    put_army(s, "ruins_of_dale", orc=1)
    beorn_fights(s, "ruins_of_dale")
    luck(s, 6, 6, 6, 6, 1)
    act(s, "manoeuvre regroup", "advance_with v_east_plain")
    assert characters(s, "ruins_of_dale") == ["beorn"]
    assert controls(s, FP, PLACE["ruins_of_dale"])  # he regains control by advancing, too
    assert tokens(s, "ruins_of_dale", "shadow") == 0
    beorn_at(s, "ravenhill")
    start(s, InflictDamage(side=FP, place=PLACE["ravenhill"], amount=2))
    assert s.wrath == 8 and s.wall_damage[PLACE["ravenhill"]] == 2


@pytest.mark.rule("b5a.12.21")
def test_beorn_retreats_after_any_round_but_not_to_friends() -> None:
    s = bare()
    beorn_at(s, "ruins_of_dale")
    put_army(s, "v_east_plain", orc=2)
    put_army(s, "v_middle_plain", lake_men=1)
    start(
        s, Battle(attacker=SHADOW, armies=(PLACE["v_east_plain"],), region=PLACE["ruins_of_dale"])
    )
    luck(s, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1)
    act(s, "manoeuvre regroup", "fight_on")
    assert offered(s) == ["stand", "retreat"]
    act(s, "retreat")
    assert "retreat_to v_middle_plain" not in offered(s)
    act(s, "retreat_to v_northwest_plain")
    assert characters(s, "v_northwest_plain") == ["beorn"] and asked(s) == "advance"
    assert s.wrath == 8  # a retreat of his own choice costs nothing


@pytest.mark.rule("b5a.12.21", "b5a.10.39")
def test_a_forced_retreat_costs_beorn_wrath() -> None:
    s = bare()
    beorn_at(s, "bl_ford_hills")
    put_army(s, "bl_south_plain", orc=1)
    put_army(s, "bl_river_plain_south", orc=1)
    start(s, Retreat(side=FP, origin=PLACE["bl_ford_hills"], beorn=1))
    assert characters(s, "v_south_swamp") == ["beorn"] and s.wrath == 7


@pytest.mark.rule("b5a.12.21", "b5a.12.14", "b5a.10.39")
def test_forced_retreats_keep_beorn_and_armies_apart() -> None:
    s = bare()
    beorn_at(s, "bl_ford_hills")
    put_army(s, "bl_south_plain", orc=1)
    put_army(s, "bl_river_plain_south", orc=1)
    put_army(s, "v_south_swamp", lake_men=1)
    assert not can_retreat(s, FP, PLACE["bl_ford_hills"], beorn=True)
    s = bare()
    put_army(s, "bl_ford_hills", lake_men=1)
    put_army(s, "bl_south_plain", orc=1)
    put_army(s, "bl_river_plain_south", orc=1)
    assert can_retreat(s, FP, PLACE["bl_ford_hills"])
    beorn_at(s, "v_south_swamp")
    assert not can_retreat(s, FP, PLACE["bl_ford_hills"])


@pytest.mark.rule("b5a.12.22")
def test_beorn_takes_no_part_in_combined_attacks() -> None:
    s = bare()
    beorn_at(s, "ruins_of_dale")
    put_army(s, "v_dale_hills", lake_men=1)
    put_army(s, "v_east_plain", orc=3)
    assert CombinedAttack(side=FP).targets(s) == []
    put_army(s, "v_south_plain", lake_men=1)
    assert PLACE["ruins_of_dale"] not in CombinedAttack(side=FP).around(s, PLACE["v_east_plain"])


@pytest.mark.rule("b5a.12.22")
def test_beorn_is_safe_from_wargs() -> None:
    s = bare()
    beorn_at(s, "ruins_of_dale")
    put_army(s, "v_east_plain", warg=1)
    start(
        s, Battle(attacker=SHADOW, armies=(PLACE["v_east_plain"],), region=PLACE["ruins_of_dale"])
    )
    luck(s, 6, 1, 1, 1, 1, 1, 1, 1, 1)
    act(s, "manoeuvre warg")
    while asked(s) == "use_ability":
        act(s, "yes")
    assert s.wrath == 7


# ---- Great Bats


@pytest.mark.rule("b5a.12.23")
def test_bats_block_and_control_nothing() -> None:
    s = bare()
    s.bats = [2, 2, 1, 1]
    put_army(s, "v_south_plain", lake_men=1, leaders=1)
    start(s, MoveArmies(side=FP, reach=2, led=1))
    act(s, "move_to ruins_of_dale", "take_all")
    assert asked(s) == "march_on" and targets_from(s, FP, PLACE["ruins_of_dale"]) == []


@pytest.mark.rule("b5a.12.25", "b5a.5.26")
def test_cloud_of_bats_moves_an_army_of_the_territory() -> None:
    s = bare()
    put_army(s, "bl_ford_swamp", orc=2)
    put_army(s, "v_south_plain", orc=2)
    assert why_not_cloud_of_bats(s) is not None
    s.bats = [2, 0, 0, 0]
    start(s, CloudOfBats())
    assert s.bats == [1, 0, 0, 0]
    assert asked(s) == "choose_destination"  # only the army in the Broken Lands
    act(s, "move_to v_east_swamp", "take_all")  # it may leave the territory
    assert army(s, "v_east_swamp") == {"orc": 2} and s.offer is None


@pytest.mark.rule("b5a.12.25", "b5a.9.08")
def test_a_bat_needs_an_army_in_its_territory_that_can_move() -> None:
    s = bare()
    s.bats = [0, 1, 0, 0]
    put_army(s, "bl_ford_swamp", orc=2)
    assert why_not_cloud_of_bats(s) is not None  # not in the Valley
    s.bats = [0, 1, 0, 1]
    put_army(s, "ss_heights_north", orc=1)
    put_army(s, "ss_heights_pass", dwarf_regular=1)  # the only way out
    assert why_not_cloud_of_bats(s) is not None
    put_army(s, "v_south_plain", orc=2)
    assert why_not_cloud_of_bats(s) is None
    start(s, CloudOfBats())
    assert s.bats == [0, 0, 0, 1] and asked(s) == "choose_destination"


@pytest.mark.rule("b5a.12.26")
def test_vampire_like_needs_damage_and_a_bat() -> None:
    s = bare()
    put_army(s, "v_east_plain", orc=2)
    put_army(s, "ruins_of_dale", lake_men=4)
    s.bats = [0, 1, 0, 0]
    start(
        s, Battle(attacker=SHADOW, armies=(PLACE["v_east_plain"],), region=PLACE["ruins_of_dale"])
    )
    luck(s, 1, 1, 1, 1, 1, 1)
    act(s, "manoeuvre vampire_like", "manoeuvre regroup")
    assert asked(s) == "cease" and s.bats == [0, 1, 0, 0]  # no damage, no bite
    act(s, "fight_on", "stand")
    luck(s, 6, 1, 1, 1, 1, 1)
    act(s, "manoeuvre vampire_like", "manoeuvre regroup")
    assert asked(s) == "vampire_like"
    act(s, "yes")
    assert s.bats == [0, 0, 0, 0] and damage(s, "ruins_of_dale") == 2
    act(s, "done", "fight_on", "stand")
    assert "manoeuvre vampire_like" not in offered(s)


@pytest.mark.rule("b5a.12.27")
def test_removed_bats_can_be_placed_again() -> None:
    s = bare()
    s.bats = [6, 0, 0, 0]
    put_army(s, "bl_ford_swamp", orc=1)
    start(s, CloudOfBats())
    act(s, "move_to bl_gap_plain")
    assert sum(s.bats) == 5
    turn = Turn()  # the next turn all six can be called again
    turn.goto("clean_up")
    start(s, turn)
    act(s, "call_bats 6", *["place_bat valley"] * 6)
    assert s.bats == [0, 6, 0, 0]


# ---- Bolg


@pytest.mark.rule("b5a.12.28", "b5a.8.03", "b5a.ex.12.03")
def test_example_bolgs_bodyguard() -> None:
    for dale, bodyguards in ((False, 1), (True, 3)):
        s = bare()
        put_army(s, "v_east_swamp", orc=1)
        if dale:
            shadow_takes(s, "ruins_of_dale")
        start(s, BringCharacter(character=BOLG))
        act(s, "enter_at bl_muster_e")
        assert s.bodyguards == bodyguards
        assert characters(s, "bl_muster_e") == ["bolg"]
        assert army(s, "bl_muster_e") == {"great_orc": 1}


@pytest.mark.rule("b5a.12.28", "b5a.6.11")
def test_bolg_flips_a_token_in_each_mustering_region() -> None:
    s = bare()
    put_army(s, "v_east_swamp", orc=1)
    put_army(s, "bl_gap_plain", great_orc=5)
    for region in MUSTERING[:3]:
        s.tokens[region * 3 + 2] = 2
    put_army(s, "bl_east_hills", great_orc=1)  # none is left for Bolg
    luck(s, 0, 0, 0)
    start(s, BringCharacter(character=BOLG))
    act(s, "enter_at bl_muster_e")
    flips = [f"flip {PLACES[r]} shadow" for r in MUSTERING[:3]]
    assert offered(s) == flips  # the order is all there is to choose
    act(s, *flips[:2])  # the last one flips itself
    assert [s.shadow_units[r] for r in MUSTERING] == [1, 1, 1, 0]
    assert [s.tokens[r * 3 + 2] for r in MUSTERING] == [1, 1, 1, 0]
    assert characters(s, "bl_muster_e") == ["bolg"]


@pytest.mark.rule("b5a.12.28", "b5a.9.33")
@pytest.mark.parametrize("first", [MUSTERING[0], MUSTERING[1]])
def test_the_shadow_orders_the_tokens_flipped_with_bolg(first: int) -> None:
    """The last Wargs go where the Shadow flips first; the other token brings something else."""
    s = bare()
    put_army(s, "v_east_swamp", orc=1, warg=11)
    for region in MUSTERING[:2]:
        s.tokens[region * 3 + 2] = 1
    warg = s.faces[2].index(FACE_UNIT[2].index(UNIT["warg"]))
    luck(s, warg, warg)
    start(s, BringCharacter(character=BOLG))
    act(s, f"enter_at {PLACES[MUSTERING[3]]}", f"flip {PLACES[first]} shadow")
    assert army(s, PLACES[first]) == {"warg": 1}
    assert asked(s) == "substitute"


@pytest.mark.rule("b5a.12.29", "b5a.9.30", "b5a.9.31")
def test_with_redoubled_force() -> None:
    s = bare()
    put_character(s, "bolg", "bl_muster_n")
    shadow_takes(s, "front_gate", "camp")  # the Front Gate is no settlement
    assert why_not_redoubled_force(s) is not None
    shadow_takes(s, "ruins_of_dale")
    assert why_not_redoubled_force(s) is None
    put_token(s, "bl_muster_n", "shadow", 27)
    assert why_not_redoubled_force(s) is not None  # the pile is empty
    s.tokens = bytearray(len(s.tokens))
    put_character(s, "bolg", "front_gate")  # wherever he is
    assert why_not_redoubled_force(s) is None
    redoubled_force(s)
    start(s, s.stack[-1])
    for place in ("bl_gap_plain", "bl_muster_n", "bl_muster_e", "bl_ford_swamp"):
        act(s, f"place_token {place} shadow")
    assert s.offer is None and tokens_left(s, SHADOW_TOKEN) == 23
    s.characters[BOLG] = ELIMINATED
    assert why_not_redoubled_force(s) is not None


@pytest.mark.rule("b5a.12.30", "b5a.12.31", "b5a.8.17", "b5a.ex.12.02")
def test_example_bodyguard_outside_battle() -> None:
    s = bare()
    put_army(s, "ruins_of_dale", orc=3, damage=1)
    put_character(s, "bolg", "ruins_of_dale")
    s.bodyguards = 2
    start(s, InflictDamage(side=SHADOW, place=PLACE["ruins_of_dale"], amount=2))
    assert asked(s) == "bodyguard"
    act(s, "yes")
    assert s.bodyguards == 1 and damage(s, "ruins_of_dale") == 1  # what was there stays
    assert offered(s) == ["eliminate orc", "done"]  # and may be paid for as in any step 4
    start(s, InflictDamage(side=SHADOW, place=PLACE["ruins_of_dale"], amount=0))
    assert s.offer is None  # a shot that does nothing costs nobody anything


@pytest.mark.rule("b5a.12.31", "b5a.ex.12.02")
def test_example_bodyguard_does_not_stop_no_quarter() -> None:
    s = bare()
    put_army(s, "v_east_plain", orc=3)
    put_character(s, "bolg", "v_east_plain")
    put_army(s, "ruins_of_dale", lake_men=3)
    s.bodyguards = 1
    give(s, SHADOW, "event_03")
    start(
        s, Battle(attacker=SHADOW, armies=(PLACE["v_east_plain"],), region=PLACE["ruins_of_dale"])
    )
    luck(s, *[1] * 12)
    act(s, "manoeuvre event_03", "manoeuvre regroup")
    while asked(s) == "leader_reroll":
        act(s, "reroll 0 0")
    assert asked(s) != "bodyguard" and damage(s, "v_east_plain") == 1 and s.bodyguards == 1


@pytest.mark.rule("b5a.12.30")
def test_bodyguard_prevents_the_damage_of_a_round() -> None:
    s = bare()
    put_army(s, "v_east_plain", orc=1)
    put_character(s, "bolg", "v_east_plain")
    put_army(s, "ruins_of_dale", lake_men=3)
    s.bodyguards = 1
    start(
        s, Battle(attacker=SHADOW, armies=(PLACE["v_east_plain"],), region=PLACE["ruins_of_dale"])
    )
    luck(s, 6, 6, 6, 6)
    act(s, "manoeuvre regroup", "manoeuvre regroup")
    assert asked(s) == "bodyguard"
    act(s, "yes")
    assert damage(s, "v_east_plain") == 0 and army(s, "v_east_plain") == {"orc": 1}
    assert s.bodyguards == 0 and s.ending == ""


@pytest.mark.rule("b5a.12.30", "b5a.10.26")
def test_a_bodyguard_may_be_kept_for_later() -> None:
    s = bare()
    put_army(s, "v_east_plain", orc=3)
    put_character(s, "bolg", "v_east_plain")
    put_army(s, "ruins_of_dale", lake_men=3)
    s.bodyguards = 1
    start(
        s, Battle(attacker=SHADOW, armies=(PLACE["v_east_plain"],), region=PLACE["ruins_of_dale"])
    )
    luck(s, *[6] * 6)
    act(s, "manoeuvre regroup", "manoeuvre regroup", "no")
    assert damage(s, "v_east_plain") == 3 and s.bodyguards == 1
    start(s, InflictDamage(side=SHADOW, place=PLACE["v_east_plain"], amount=1))
    act(s, "no")
    assert army(s, "v_east_plain") == {"orc": 2} and s.bodyguards == 1


@pytest.mark.rule("b5a.12.30")
def test_bodyguard_protects_no_other_army() -> None:
    s = bare()
    put_army(s, "v_east_plain", orc=1)
    put_character(s, "bolg", "v_dale_hills")
    put_army(s, "v_dale_hills", orc=1)
    s.bodyguards = 1
    start(s, InflictDamage(side=SHADOW, place=PLACE["v_east_plain"], amount=1))
    assert asked(s) == "casualties"
    # Least of all the Free Peoples army in whose midst Bolg stands alone.
    put_army(s, "ruins_of_dale", lake_men=3)
    put_character(s, "bolg", "ruins_of_dale")
    start(s, InflictDamage(side=FP, place=PLACE["ruins_of_dale"], amount=1))
    assert asked(s) == "casualties" and damage(s, "ruins_of_dale") == 1


@pytest.mark.rule("b5a.12.32", "b5a.8.07")
def test_bolg_alone_can_neither_attack_nor_be_attacked() -> None:
    s = bare()
    put_character(s, "bolg", "v_east_plain")
    put_army(s, "ruins_of_dale", lake_men=1)
    assert targets_from(s, FP, PLACE["ruins_of_dale"]) == []
    start(s, MoveAndAttack(side=SHADOW, led=1))
    assert s.offer is None
    start(s, MoveArmies(side=FP))
    act(s, "move_to v_east_plain")
    assert s.characters[BOLG] == PLACE["v_east_plain"] and leaders(s, "v_east_plain") == 0


# ---- Thorin


@pytest.mark.rule("b5a.12.33")
def test_thorin_is_a_normal_character() -> None:
    s = bare()
    put_army(s, "front_gate", dwarf_veteran=1)
    put_character(s, "thorin", "front_gate")
    start(s, MoveArmies(side=FP, led=1))
    act(s, "take_all")
    assert characters(s, "eb_gate_plain") == ["thorin"]
