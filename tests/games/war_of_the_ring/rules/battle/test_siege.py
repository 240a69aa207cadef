"""Strongholds and sieges (wotr.6.81 to wotr.6.92, wotr.6.94)."""

from __future__ import annotations

from copy import copy

import pytest

from tests.games.war_of_the_ring.helpers import (
    TOTALS,
    act,
    army,
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
from westmarch.games.war_of_the_ring.rules.battle.attack import (
    Attack,
    why_not_attack_from,
)
from westmarch.games.war_of_the_ring.rules.battle.battle import Battle
from westmarch.games.war_of_the_ring.rules.cards.shadow_strategy import CorsairsOfUmbar
from westmarch.games.war_of_the_ring.rules.catalogue import CARD
from westmarch.games.war_of_the_ring.rules.map.armies import besieged, is_free
from westmarch.games.war_of_the_ring.rules.map.board import PLACE, REGION
from westmarch.games.war_of_the_ring.rules.map.pieces import (
    CHARACTER,
    ELIMINATED,
    FIGURE,
    FREE_PEOPLES,
    SHADOW,
)
from westmarch.games.war_of_the_ring.rules.multiplayer import begin_action, end_action
from westmarch.games.war_of_the_ring.rules.state import War

HELMS_DEEP = REGION["helms_deep"]


def before_helms_deep(attackers: dict[str, int], defenders: dict[str, int]) -> War:
    """Isengard in Westemnet, Rohan in the region of Helm's Deep, no siege yet."""
    s = bare()
    everyone_at_war(s)
    put_army(s, "westemnet", **attackers)
    put_army(s, "helms_deep", **defenders)
    return s


def siege(besiegers: dict[str, int], defenders: dict[str, int]) -> War:
    """Helm's Deep under siege."""
    s = bare()
    everyone_at_war(s)
    put_army(s, "helms_deep", **besiegers)
    put_army(s, "inside_helms_deep", **defenders)
    return s


def fight(s: War, origin: str, target: str, **options: int) -> None:
    """Start the battle itself, without a rearguard."""
    seat = SHADOW if s.shadow_units[PLACE[origin]] else FREE_PEOPLES
    start(s, Battle(seat=seat, origin=PLACE[origin], target=PLACE[target], **options))


def assault(s: War, **options: int) -> None:
    fight(s, "helms_deep", "inside_helms_deep", **options)


def sortie(s: War) -> None:
    fight(s, "inside_helms_deep", "helms_deep")


def roll(s: War, *dice: int) -> None:
    """Fix the coming dice: attacker's roll, defender's, attacker's re-roll, defender's."""
    s.luck = list(dice)


# ---- field battle or withdrawal (wotr.6.81 to wotr.6.83)


@pytest.mark.rule("wotr.6.81", "wotr.6.77")
def test_the_defender_decides_before_each_round() -> None:
    s = before_helms_deep({"isengard_regular": 2}, {"rohan_regular": 2})
    fight(s, "westemnet", "helms_deep")
    assert s.offer is not None and s.offer.seat == 0
    assert offered(s) == ["fight_in_the_field", "withdraw_into_stronghold"]
    roll(s, 1, 1, 1, 1)
    act(s, "fight_in_the_field")
    assert [e.data["needed"] for e in told(s, "combat_roll")] == [5, 5]
    act(s, "continue_attack", "stand_and_fight")
    assert offered(s) == ["fight_in_the_field", "withdraw_into_stronghold"]


@pytest.mark.rule("wotr.6.81")
def test_nobody_withdraws_into_a_stronghold_of_the_enemy() -> None:
    s = before_helms_deep({"isengard_regular": 2}, {"rohan_regular": 2})
    capture(s, "helms_deep", 1)
    fight(s, "westemnet", "helms_deep")
    assert s.offer is not None and s.offer.kind != "field_battle_or_siege"


@pytest.mark.rule("wotr.6.81")
def test_the_holder_of_a_captured_stronghold_may_withdraw_into_it() -> None:
    s = bare()
    everyone_at_war(s)
    capture(s, "helms_deep", 1)
    put_army(s, "helms_deep", isengard_regular=2)
    put_army(s, "westemnet", rohan_regular=2)
    fight(s, "westemnet", "helms_deep")
    assert s.offer is not None and (s.offer.seat, s.offer.kind) == (1, "field_battle_or_siege")


@pytest.mark.rule("wotr.6.82", "wotr.6.79", "wotr.6.84", "wotr.6.78")
def test_withdrawing_gives_up_the_region_and_begins_a_siege() -> None:
    s = before_helms_deep({"isengard_regular": 3}, {"rohan_regular": 2, "rohan_leader": 1})
    place_character(s, "gimli", "helms_deep")
    fight(s, "westemnet", "helms_deep")
    act(s, "withdraw_into_stronghold")
    assert s.offer is not None and (s.offer.seat, s.offer.kind) == (1, "advance")
    act(s, "advance_with_all")
    assert s.offer is None
    assert not told(s, "combat_roll")
    assert army(s, "helms_deep") == {"isengard_regular": 3}
    assert army(s, "inside_helms_deep") == {"rohan_regular": 2, "rohan_leader": 1}
    assert characters(s, "inside_helms_deep") == ["gimli"]
    assert besieged(s, HELMS_DEEP)
    assert s.control[HELMS_DEEP] == FREE_PEOPLES
    assert is_free(s, SHADOW, HELMS_DEEP) and not is_free(s, FREE_PEOPLES, HELMS_DEEP)
    assert told(s, "battle_over")[0].data["reason"] == "withdrew"
    assert told(s, "siege_laid")


@pytest.mark.rule("wotr.6.82")
def test_part_of_the_attackers_may_move_in() -> None:
    s = before_helms_deep({"isengard_regular": 3}, {"rohan_regular": 2})
    fight(s, "westemnet", "helms_deep")
    act(s, "withdraw_into_stronghold", "advance_with isengard_regular", "done")
    assert army(s, "helms_deep") == {"isengard_regular": 1}
    assert army(s, "westemnet") == {"isengard_regular": 2}
    assert besieged(s, HELMS_DEEP)


@pytest.mark.rule("wotr.6.82")
def test_when_the_attacker_does_not_move_in_there_is_no_siege() -> None:
    """The rulebook does not say what happens then; this is the reading used."""
    s = before_helms_deep({"isengard_regular": 3}, {"rohan_regular": 7})
    fight(s, "westemnet", "helms_deep")
    act(s, "withdraw_into_stronghold", "done")
    assert s.offer is None
    assert army(s, "helms_deep") == {"rohan_regular": 7}  # no limit of five either
    assert army(s, "inside_helms_deep") == {}
    assert told(s, "siege_not_laid")


@pytest.mark.rule("wotr.6.83", "wotr.6.29", "wotr.2.08")
def test_the_owner_removes_units_above_five_to_the_reinforcements() -> None:
    s = before_helms_deep(
        {"isengard_regular": 3}, {"rohan_regular": 5, "rohan_elite": 2, "rohan_leader": 3}
    )
    place_character(s, "gimli", "helms_deep")
    fight(s, "westemnet", "helms_deep")
    act(s, "withdraw_into_stronghold", "advance_with_all")
    assert s.offer is not None and s.offer.seat == 0
    assert offered(s) == ["disband rohan_regular", "disband rohan_elite"]
    before = s.reinforcements[FIGURE["rohan_regular"]]
    act(s, "disband rohan_regular", "disband rohan_regular")
    assert s.offer is None
    assert army(s, "inside_helms_deep") == {
        "rohan_regular": 3,
        "rohan_elite": 2,
        "rohan_leader": 3,
    }
    assert s.reinforcements[FIGURE["rohan_regular"]] == before + 2
    assert sum(s.casualties) == 0


@pytest.mark.rule("wotr.6.82", "wotr.6.81")
def test_withdrawal_in_the_middle_of_a_battle() -> None:
    s = before_helms_deep({"isengard_regular": 5}, {"rohan_regular": 3})
    fight(s, "westemnet", "helms_deep")
    roll(s, 6, 1, 1, 1, 1, 1, 1, 1)
    act(s, "fight_in_the_field", "continue_attack", "stand_and_fight")
    act(s, "withdraw_into_stronghold", "advance_with_all")
    assert army(s, "inside_helms_deep") == {"rohan_regular": 2}
    assert told(s, "battle_over")[0].data["rounds"] == 2


# ---- the siege assault (wotr.6.86, wotr.6.87)


@pytest.mark.rule("wotr.6.86", "wotr.6.46")
def test_besieged_troops_are_attacked_only_from_their_own_region() -> None:
    s = siege({"isengard_regular": 3}, {"rohan_regular": 2})
    put_army(s, "westemnet", isengard_regular=3)
    refusal = why_not_attack_from(s, 1, REGION["westemnet"], PLACE["inside_helms_deep"])
    assert refusal is not None and refusal.key == "target_not_adjacent"
    assert why_not_attack_from(s, 1, HELMS_DEEP, PLACE["inside_helms_deep"]) is None
    start(s, Attack(seat=1))
    act(s, "done")
    started = told(s, "battle_started")[0].data
    assert (started["origin"], started["target"]) == ("helms_deep", "inside_helms_deep")
    assert started["form"] == "assault"


@pytest.mark.rule("wotr.6.86")
def test_an_assault_hits_on_six_in_every_round() -> None:
    s = siege({"isengard_regular": 1, "isengard_elite": 2}, {"rohan_regular": 2})
    roll(s, 5, 1, 1, 1, 1)
    assault(s)
    roll(s, 5, 1, 1, 1, 1)
    act(s, "press_on isengard_elite")
    assert [e.data["needed"] for e in told(s, "combat_roll")] == [6, 5, 6, 5]
    assert army(s, "inside_helms_deep") == {"rohan_regular": 2}


@pytest.mark.rule("wotr.6.87", "wotr.6.88")
def test_an_assault_lasts_one_round_without_elites() -> None:
    s = siege({"isengard_regular": 3}, {"rohan_regular": 2})
    roll(s, 1, 1, 1, 1, 1)
    assault(s)
    assert s.offer is None
    assert besieged(s, HELMS_DEEP)
    assert len(told(s, "round_started")) == 1
    assert told(s, "battle_over")[0].data["reason"] == "ceased"


@pytest.mark.rule("wotr.6.87", "wotr.6.77", "wotr.6.88")
def test_reducing_an_elite_buys_another_round_again_and_again() -> None:
    s = siege({"isengard_regular": 1, "isengard_elite": 2}, {"rohan_regular": 2})
    roll(s, 1, 1, 1, 1, 1)
    assault(s)
    assert s.offer is not None and s.offer.seat == 1
    assert offered(s) == ["cease_attack", "press_on isengard_elite"]
    roll(s, 1, 1, 1, 1, 1)
    act(s, "press_on isengard_elite")  # the besieged are not asked to retreat
    assert army(s, "helms_deep") == {"isengard_regular": 2, "isengard_elite": 1}
    assert offered(s) == ["cease_attack", "press_on isengard_elite"]
    roll(s, 1, 1, 1, 1, 1)
    act(s, "press_on isengard_elite")
    assert s.offer is None
    assert army(s, "helms_deep") == {"isengard_regular": 3}
    assert len(told(s, "round_started")) == 3


@pytest.mark.rule("wotr.6.87")
def test_only_an_elite_in_the_attack_can_be_reduced() -> None:
    s = siege({"isengard_regular": 2, "isengard_elite": 1}, {"rohan_regular": 2})
    start(s, Attack(seat=1))
    act(s, "leave_behind isengard_elite")
    roll(s, 1, 1, 1, 1)
    act(s, "done")
    assert s.offer is None
    assert army(s, "helms_deep") == {"isengard_regular": 2, "isengard_elite": 1}


@pytest.mark.rule("wotr.6.87", "wotr.6.70")
def test_without_a_regular_an_elite_cannot_be_reduced_to_press_on() -> None:
    s = siege({"isengard_regular": 2, "isengard_elite": 1}, {"rohan_regular": 2})
    put_army(s, "orthanc", isengard_regular=10)
    put_army(s, "helms_deep", sauron_elite=1)
    roll(s, 1, 1, 1, 1, 1, 1)
    assault(s)
    assert why(s, "press_on isengard_elite") == ("wotr.6.87", "no_regular_to_press_on")
    assert offered(s) == ["cease_attack", "press_on sauron_elite"]


@pytest.mark.rule("wotr.6.94", "wotr.6.85", "wotr.6.96", "wotr.6.73")
def test_killing_all_defenders_captures_the_stronghold() -> None:
    s = siege({"isengard_regular": 3}, {"rohan_regular": 1, "rohan_leader": 1})
    place_character(s, "gimli", "inside_helms_deep")
    roll(s, 6, 1, 1, 1, 1, 1)
    assault(s)
    assert s.offer is None
    assert s.control[HELMS_DEEP] == SHADOW
    assert s.captor[HELMS_DEEP] == 1
    assert s.victory_points == [0, 2]
    assert army(s, "inside_helms_deep") == {}
    assert s.characters[CHARACTER["gimli"]] == ELIMINATED
    assert not besieged(s, HELMS_DEEP)


@pytest.mark.rule("wotr.6.94", "wotr.6.85")
def test_a_besieger_left_in_the_rearguard_is_enough_to_capture() -> None:
    s = siege({"isengard_regular": 2}, {"rohan_regular": 1})
    start(s, Attack(seat=1))
    roll(s, 6, 6)
    act(s, "leave_behind isengard_regular")
    assert army(s, "helms_deep") == {"isengard_regular": 1}
    assert s.control[HELMS_DEEP] == SHADOW


@pytest.mark.rule("wotr.6.94", "wotr.6.85")
def test_when_both_armies_die_nobody_captures() -> None:
    s = siege({"isengard_regular": 1}, {"rohan_regular": 1})
    roll(s, 6, 6)
    assault(s)
    assert s.control[HELMS_DEEP] == FREE_PEOPLES
    assert army(s, "helms_deep") == {} and army(s, "inside_helms_deep") == {}


@pytest.mark.rule("wotr.6.85")
def test_when_the_besiegers_die_the_defenders_come_out() -> None:
    s = siege({"isengard_regular": 1}, {"rohan_regular": 2, "rohan_leader": 1})
    roll(s, 1, 6, 1)
    assault(s)
    assert army(s, "helms_deep") == {"rohan_regular": 2, "rohan_leader": 1}
    assert not besieged(s, HELMS_DEEP)
    assert told(s, "siege_ended")


@pytest.mark.rule("wotr.5.10", "wotr.6.87")
def test_an_event_can_make_an_assault_last_three_rounds() -> None:
    s = siege({"isengard_regular": 3, "isengard_elite": 1}, {"rohan_regular": 2})
    roll(s, *[1] * 6)
    assault(s, siege_rounds=3)
    assert offered(s) == ["cease_attack", "continue_attack"]
    roll(s, *[1] * 6)
    act(s, "continue_attack")
    roll(s, *[1] * 6)
    act(s, "continue_attack")
    assert offered(s) == ["cease_attack", "press_on isengard_elite"]
    assert len(told(s, "round_started")) == 3


@pytest.mark.rule("wotr.5.10")
def test_an_event_can_tie_the_first_card_to_a_companion() -> None:
    s = siege({"isengard_regular": 3, "isengard_elite": 1}, {"rohan_regular": 2})
    s.hands[0] = [CARD["fp_strat_01"]]
    roll(s, *[1] * 6)
    assault(s, siege_rounds=3, card_needs_companion=1)
    assert s.offer is not None and s.offer.kind == "cease_or_go_on"
    act(s, "continue_attack")
    assert s.offer is not None and (s.offer.kind, s.offer.seat) == ("combat_card", 0)
    s = siege({"isengard_regular": 3}, {"rohan_regular": 2})
    s.hands[0] = [CARD["fp_strat_01"]]
    place_character(s, "gimli", "inside_helms_deep")
    assault(s, siege_rounds=3, card_needs_companion=1)
    assert s.offer is not None and (s.offer.kind, s.offer.seat) == ("combat_card", 0)


@pytest.mark.rule("wotr.5.10", "wotr.6.87")
def test_an_assault_from_the_sea_obeys_the_rules_of_a_siege() -> None:
    corsairs = CorsairsOfUmbar(seat=1, region=REGION["dol_amroth"])
    corsairs.goto("sail")
    for hit, captured in ((5, False), (6, True)):
        s = bare()
        everyone_at_war(s)
        put_army(s, "umbar", southrons_easterlings_regular=3)
        put_army(s, "dol_amroth", sauron_regular=1)
        put_army(s, "inside_dol_amroth", gondor_regular=2)
        start(s, copy(corsairs))
        roll(s, hit, hit, 1, 1, 1, 1)
        act(s, "take_all", "done")
        assert s.offer is None  # one round, hitting on 6
        assert (s.control[REGION["dol_amroth"]] == SHADOW) == captured
        assert army(s, "dol_amroth") == {"sauron_regular": 1, "southrons_easterlings_regular": 3}


# ---- sorties (wotr.6.89, wotr.6.90)


@pytest.mark.rule("wotr.6.89", "wotr.6.46")
def test_a_sortie_is_a_field_battle() -> None:
    s = siege({"isengard_regular": 2}, {"rohan_regular": 2})
    put_army(s, "westemnet", isengard_regular=1)  # out of reach of those inside
    start(s, Attack(seat=0))
    roll(s, 5, 1, 5, 1)
    act(s, "done")
    assert told(s, "battle_started")[0].data["form"] == "sortie"
    assert [e.data["needed"] for e in told(s, "combat_roll")] == [5, 5]
    assert army(s, "helms_deep") == {"isengard_regular": 1}
    assert army(s, "inside_helms_deep") == {"rohan_regular": 1}


@pytest.mark.rule("wotr.6.89")
def test_ending_a_sortie_means_going_back_inside() -> None:
    s = siege({"isengard_regular": 2}, {"rohan_regular": 2})
    roll(s, 1, 1, 1, 1)
    sortie(s)
    act(s, "cease_attack")
    assert s.offer is None
    assert army(s, "inside_helms_deep") == {"rohan_regular": 2}
    assert besieged(s, HELMS_DEEP)


@pytest.mark.rule("wotr.6.89", "wotr.6.50", "wotr.6.94")
def test_a_sortie_may_leave_a_rearguard_inside() -> None:
    s = siege({"isengard_regular": 2}, {"rohan_regular": 2, "rohan_leader": 1})
    start(s, Attack(seat=0))
    act(s, "leave_behind rohan_regular")
    roll(s, 1, 6, 1)
    act(s, "leave_behind rohan_leader")
    assert army(s, "inside_helms_deep") == {"rohan_regular": 1, "rohan_leader": 1}
    assert s.control[HELMS_DEEP] == FREE_PEOPLES and besieged(s, HELMS_DEEP)


@pytest.mark.rule("wotr.6.94", "wotr.6.89")
def test_a_lost_sortie_without_rearguard_loses_the_stronghold() -> None:
    s = siege({"isengard_regular": 2}, {"rohan_regular": 1})
    roll(s, 1, 6, 1)
    sortie(s)
    assert s.control[HELMS_DEEP] == SHADOW


@pytest.mark.rule("wotr.6.90", "wotr.6.85")
def test_a_winning_sortie_breaks_the_siege_and_stays_in_the_region() -> None:
    s = siege({"isengard_regular": 1}, {"rohan_regular": 2, "rohan_leader": 1})
    put_army(s, "fords_of_isen", isengard_regular=1)
    roll(s, 6, 1, 1, 1)
    sortie(s)
    assert s.offer is None  # no advance
    assert army(s, "helms_deep") == {"rohan_regular": 2, "rohan_leader": 1}
    assert army(s, "inside_helms_deep") == {}


@pytest.mark.rule("wotr.6.90", "wotr.6.76", "wotr.6.85")
def test_attacked_besiegers_may_retreat() -> None:
    s = siege({"isengard_regular": 2}, {"rohan_regular": 2})
    start(s, Attack(seat=0))
    roll(s, 1, 1, 1)
    act(s, "leave_behind rohan_regular", "continue_attack")
    assert s.offer is not None and s.offer.seat == 1
    assert "retreat_to fords_of_isen" in offered(s)
    act(s, "retreat_to fords_of_isen")
    assert s.offer is None
    assert army(s, "helms_deep") == {"rohan_regular": 2}  # the rearguard too
    assert army(s, "fords_of_isen") == {"isengard_regular": 2}


# ---- relief (wotr.6.91)


@pytest.mark.rule("wotr.6.91", "wotr.6.79", "wotr.6.85")
def test_relief_from_outside() -> None:
    s = siege({"isengard_regular": 1}, {"rohan_regular": 2, "rohan_leader": 1})
    put_army(s, "westemnet", rohan_regular=3)
    roll(s, 6, 1, 1, 1)  # three dice against one: those inside take no part
    fight(s, "westemnet", "helms_deep")
    assert told(s, "battle_started")[0].data["form"] == "field"
    assert [e.data["needed"] for e in told(s, "combat_roll")] == [5, 5]
    assert not told(s, "leader_reroll")
    assert s.offer is not None and s.offer.kind == "advance"
    act(s, "advance_with_all")
    assert army(s, "helms_deep") == {"rohan_regular": 5, "rohan_leader": 1}
    assert army(s, "inside_helms_deep") == {}


@pytest.mark.rule("wotr.6.91")
def test_relievers_enter_only_when_the_besiegers_are_gone() -> None:
    s = siege({"isengard_regular": 3}, {"rohan_regular": 2})
    put_army(s, "westemnet", rohan_regular=3)
    roll(s, 1, 1, 1, 1, 1, 1)
    fight(s, "westemnet", "helms_deep")
    act(s, "cease_attack")
    assert s.offer is None
    assert army(s, "westemnet") == {"rohan_regular": 3}
    assert besieged(s, HELMS_DEEP)


@pytest.mark.rule("wotr.6.91", "wotr.6.85")
def test_without_entering_the_defenders_are_free_all_the_same() -> None:
    s = siege({"isengard_regular": 1}, {"rohan_regular": 2})
    put_army(s, "westemnet", rohan_regular=3)
    roll(s, 6, 1, 1, 1)
    fight(s, "westemnet", "helms_deep")
    act(s, "done")
    assert army(s, "helms_deep") == {"rohan_regular": 2}


@pytest.mark.rule("wotr.6.88", "wotr.6.85")
def test_besiegers_who_leave_to_advance_elsewhere_end_the_siege() -> None:
    s = siege({"isengard_regular": 2}, {"rohan_regular": 2})
    put_army(s, "westemnet", rohan_regular=1)
    roll(s, 6, 1, 1)
    fight(s, "helms_deep", "westemnet")
    act(s, "advance_with_all")
    assert not besieged(s, HELMS_DEEP)
    assert army(s, "helms_deep") == {"rohan_regular": 2}


@pytest.mark.rule("wotr.5.10", "wotr.6.91")
def test_help_unlooked_for_takes_a_die_per_besieged_unit() -> None:
    s = siege({"isengard_regular": 5}, {"rohan_regular": 3})
    put_army(s, "westemnet", rohan_regular=3)
    start(s, Attack(seat=0, origins=(REGION["westemnet"],), shadow_loses_dice=1))
    act(s, "done")
    assert [len(e.data["dice"]) for e in told(s, "combat_roll")] == [3, 2]
    s = siege({"isengard_regular": 3}, {"rohan_regular": 5})
    put_army(s, "westemnet", rohan_regular=3)
    start(s, Attack(seat=0, origins=(REGION["westemnet"],), shadow_loses_dice=1))
    act(s, "done")
    assert [len(e.data["dice"]) for e in told(s, "combat_roll")] == [3, 1]  # one stays


@pytest.mark.rule("wotr.6.92", "wotr.6.46")
def test_besiegers_may_also_attack_a_neighbour() -> None:
    s = siege({"isengard_regular": 3}, {"rohan_regular": 2})
    put_army(s, "westemnet", rohan_regular=1)
    start(s, Attack(seat=1))
    assert offered(s) == ["attack westemnet", "attack inside_helms_deep"]


@pytest.mark.rule("wotr.6.85")
def test_figures_are_conserved_through_a_whole_siege() -> None:
    s = siege({"isengard_elite": 3, "nazgul": 1}, {"rohan_elite": 2, "rohan_leader": 1})
    s.luck = []
    assault(s)
    while s.offer is not None:
        act(s, offered(s)[-1])
    assert figures_in_box(s) == TOTALS


@pytest.mark.rule("wotr.11.25", "wotr.6.90")
def test_with_three_players_an_army_that_broke_the_siege_is_the_same_outside() -> None:
    s = bare(players=3)
    everyone_at_war(s)
    put_army(s, "inside_helms_deep", rohan_regular=1, gondor_regular=1)
    put_army(s, "helms_deep", isengard_regular=1)
    begin_action(s, 0)
    roll(s, 6, 6, 1)
    sortie(s)
    assert army(s, "helms_deep") == {"rohan_regular": 1, "gondor_regular": 1}
    end_action(s, 0)
    assert s.last_fp_armies == [HELMS_DEEP]
