"""Attacks and battles in the field (wotr.6.46 to wotr.6.80)."""

from __future__ import annotations

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
from westmarch.games.war_of_the_ring.rules.battle.attack import (
    Attack,
    why_not_attack,
    why_not_attack_from,
)
from westmarch.games.war_of_the_ring.rules.battle.battle import Battle
from westmarch.games.war_of_the_ring.rules.catalogue import CARD
from westmarch.games.war_of_the_ring.rules.map.armies import move_everything
from westmarch.games.war_of_the_ring.rules.map.board import PLACE, REGION
from westmarch.games.war_of_the_ring.rules.map.control import settle_sieges
from westmarch.games.war_of_the_ring.rules.map.pieces import (
    CHARACTER,
    ELIMINATED,
    FIGURE,
    FREE_PEOPLES,
    NATION,
    SHADOW,
)
from westmarch.games.war_of_the_ring.rules.multiplayer import begin_action, end_action
from westmarch.games.war_of_the_ring.rules.state import War
from westmarch.games.war_of_the_ring.rules.turn.recruitment import EnforceLimits
from westmarch.kernel.engine.flow import advance
from westmarch.kernel.engine.state import clone, decode, encode


def field(attackers: dict[str, int], defenders: dict[str, int]) -> War:
    """A Shadow Army in North Ithilien next to a Free Peoples Army in the Dead Marshes: no
    Settlement, no Fortification, no Nation."""
    s = bare()
    everyone_at_war(s)
    put_army(s, "north_ithilien", **attackers)
    put_army(s, "dead_marshes", **defenders)
    return s


def attack(s: War, origin: str = "north_ithilien", target: str = "dead_marshes") -> None:
    """Start the battle itself, without a rearguard; whoever stands at the origin attacks."""
    seat = SHADOW if s.shadow_units[PLACE[origin]] else FREE_PEOPLES
    start(s, Battle(seat=seat, origin=PLACE[origin], target=PLACE[target]))


def roll(s: War, *dice: int) -> None:
    """Fix the coming dice: attacker's roll, defender's, attacker's re-roll, defender's."""
    s.luck = list(dice)


# ---- who may attack whom (wotr.6.46 to wotr.6.49)


@pytest.mark.rule("wotr.6.46")
def test_targets_are_enemy_armies_in_adjacent_regions() -> None:
    s = field({"sauron_regular": 3}, {"gondor_regular": 1})
    put_army(s, "osgiliath", gondor_regular=1)
    put_army(s, "pelargir", gondor_regular=1)  # not adjacent
    start(s, Attack(seat=1))
    assert offered(s) == ["attack dead_marshes", "attack osgiliath"]


@pytest.mark.rule("wotr.6.46", "wotr.2.18")
def test_no_attack_across_a_black_border() -> None:
    s = bare()
    everyone_at_war(s)
    put_army(s, "gorgoroth", sauron_regular=3)
    put_army(s, "dagorlad", gondor_regular=1)
    refusal = why_not_attack_from(s, 1, REGION["gorgoroth"], REGION["dagorlad"])
    assert refusal is not None and refusal.key == "target_not_adjacent"


@pytest.mark.rule("wotr.6.46")
def test_nobody_in_reach_is_a_refusal() -> None:
    s = bare()
    everyone_at_war(s)
    put_army(s, "north_ithilien", sauron_regular=3)
    refusal = why_not_attack(s, 1)
    assert refusal is not None and refusal.key == "nobody_to_attack"
    place_character(s, "boromir", "osgiliath")  # a lone Character is no Army (wotr.6.74)
    assert why_not_attack(s, 1) is not None


@pytest.mark.rule("wotr.6.46", "wotr.6.47")
def test_the_player_chooses_army_and_target() -> None:
    s = field({"sauron_regular": 3}, {"gondor_regular": 1})
    put_army(s, "osgiliath", gondor_regular=1)
    put_army(s, "south_ithilien", southrons_easterlings_regular=2)
    put_army(s, "gorgoroth", sauron_regular=1)
    start(s, Attack(seat=1))
    assert offered(s) == ["attack_from north_ithilien", "attack_from south_ithilien"]
    assert why(s, "attack_from gorgoroth") == ("wotr.6.46", "nobody_to_attack")
    act(s, "attack_from north_ithilien")
    assert offered(s) == ["attack dead_marshes", "attack osgiliath"]
    act(s, "attack osgiliath", "done")
    assert [e.data["target"] for e in told(s, "battle_started")] == ["osgiliath"]


@pytest.mark.rule("wotr.6.47", "wotr.4.23", "wotr.4.24")
def test_a_character_result_needs_a_leader_or_character() -> None:
    s = field({"sauron_regular": 3}, {"gondor_regular": 1})
    refusal = why_not_attack(s, 1, led=1)
    assert refusal is not None and refusal.key == "attack_needs_leader"
    assert why_not_attack(s, 1) is None
    put_army(s, "north_ithilien", nazgul=1)
    assert why_not_attack(s, 1, led=1) is None


@pytest.mark.rule("wotr.6.47")
def test_isengard_elites_lead_while_saruman_is_in_play() -> None:
    s = field({"isengard_elite": 1}, {"gondor_regular": 1})
    assert why_not_attack(s, 1, led=1) is not None
    place_character(s, "saruman", "orthanc")
    assert why_not_attack(s, 1, led=1) is None


@pytest.mark.rule("wotr.6.48", "wotr.7.13")
def test_only_nations_at_war_attack_but_any_defends() -> None:
    s = bare()
    at_war(s, "sauron")
    put_army(s, "north_ithilien", sauron_regular=2)
    put_army(s, "osgiliath", gondor_regular=2)
    refusal = why_not_attack(s, 0)
    assert refusal is not None and refusal.key == "no_unit_at_war"
    assert why_not_attack(s, 1) is None
    at_war(s, "gondor")
    assert why_not_attack(s, 0) is None


@pytest.mark.rule("wotr.6.49")
def test_attackers_stay_where_they_are_during_the_battle() -> None:
    s = field({"sauron_regular": 5}, {"gondor_regular": 5})
    roll(s, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1)
    attack(s)
    assert army(s, "north_ithilien") == {"sauron_regular": 5}
    act(s, "cease_attack")
    assert army(s, "north_ithilien") == {"sauron_regular": 5}


# ---- the rearguard (wotr.6.50 to wotr.6.53)


@pytest.mark.rule("wotr.6.50")
def test_the_attacker_leaves_a_rearguard_figure_by_figure() -> None:
    s = field({"sauron_regular": 2, "sauron_elite": 1, "nazgul": 1}, {"gondor_regular": 1})
    place_character(s, "witch_king", "north_ithilien")
    start(s, Attack(seat=1))
    assert set(offered(s)) == {"done", "leave_behind sauron_regular", "leave_behind sauron_elite"}
    assert why(s, "leave_behind nazgul") == ("wotr.6.50", "rearguard_needs_unit")
    act(s, "leave_behind sauron_elite", "leave_behind nazgul")
    act(s, "leave_behind_character witch_king", "leave_behind sauron_regular")
    assert why(s, "leave_behind sauron_regular") is not None  # the last unit: battle has begun
    assert army(s, "rearguard") == {"sauron_regular": 1, "sauron_elite": 1, "nazgul": 1}
    assert characters(s, "rearguard") == ["witch_king"]


@pytest.mark.rule("wotr.6.50")
def test_each_part_keeps_a_unit() -> None:
    s = field({"sauron_regular": 2, "nazgul": 2}, {"gondor_regular": 1})
    start(s, Attack(seat=1))
    act(s, "leave_behind sauron_regular")
    assert why(s, "leave_behind sauron_regular") == ("wotr.6.50", "last_attacking_unit")
    assert set(offered(s)) == {"done", "leave_behind nazgul"}


@pytest.mark.rule("wotr.6.50", "wotr.6.47")
def test_with_a_character_result_a_leader_stays_in_the_attack() -> None:
    s = field({"sauron_regular": 3, "nazgul": 1}, {"gondor_regular": 1})
    start(s, Attack(seat=1, led=1))
    act(s, "leave_behind sauron_regular")
    assert why(s, "leave_behind nazgul") == ("wotr.6.47", "attack_needs_leader")
    s = field({"isengard_elite": 1, "isengard_regular": 2}, {"gondor_regular": 1})
    place_character(s, "saruman", "orthanc")
    start(s, Attack(seat=1, led=1))
    assert why(s, "leave_behind isengard_elite") == ("wotr.6.47", "attack_needs_leader")


@pytest.mark.rule("wotr.6.51", "wotr.6.50")
def test_the_rearguard_takes_no_part_and_comes_back() -> None:
    s = field({"sauron_regular": 5, "nazgul": 1}, {"gondor_regular": 1})
    start(s, Attack(seat=1))
    act(s, *["leave_behind sauron_regular"] * 4)
    roll(s, 1, 6)  # one die each, no re-roll: the Nazgûl is not in the battle
    act(s, "leave_behind nazgul")
    assert s.offer is None
    assert army(s, "north_ithilien") == {"sauron_regular": 4, "nazgul": 1}
    assert army(s, "rearguard") == {}
    assert told(s, "battle_over")[0].data["reason"] == "attacker_destroyed"


@pytest.mark.rule("wotr.6.51", "wotr.6.79")
def test_the_rearguard_may_not_advance() -> None:
    s = field({"sauron_regular": 3}, {"gondor_regular": 1})
    start(s, Attack(seat=1))
    act(s, "leave_behind sauron_regular")
    roll(s, 6, 6, 1)
    act(s, "done")
    assert offered(s) == ["advance_with_all", "done", "advance_with sauron_regular"]
    act(s, "advance_with_all")
    assert army(s, "dead_marshes") == {"sauron_regular": 2}
    assert army(s, "north_ithilien") == {"sauron_regular": 1}


@pytest.mark.rule("wotr.6.52", "wotr.7.15", "wotr.7.18")
def test_figures_not_at_war_are_a_forced_rearguard() -> None:
    s = bare()
    at_war(s, "sauron", "gondor")
    put_army(s, "osgiliath", gondor_regular=2, north_regular=1, north_elite=1, north_leader=1)
    place_character(s, "legolas", "osgiliath")  # the Elves are not At War; he is
    put_army(s, "north_ithilien", sauron_regular=2)
    start(s, Attack(seat=0))
    assert army(s, "rearguard") == {"north_regular": 1, "north_elite": 1, "north_leader": 1}
    assert characters(s, "osgiliath") == ["legolas"]
    roll(s, 1, 1, 1, 1, 1, 1)
    act(s, "done")
    act(s, "cease_attack")
    assert army(s, "osgiliath") == {
        "gondor_regular": 2,
        "north_regular": 1,
        "north_elite": 1,
        "north_leader": 1,
    }


@pytest.mark.rule("wotr.6.52", "wotr.2.09")
def test_a_leader_not_at_war_needs_a_unit_with_him() -> None:
    s = bare()
    at_war(s, "sauron", "gondor")
    put_army(s, "osgiliath", gondor_regular=1, north_leader=1)
    put_army(s, "north_ithilien", sauron_regular=2)
    refusal = why_not_attack(s, 0)
    assert refusal is not None and refusal.key == "leader_would_be_alone"
    put_army(s, "osgiliath", gondor_elite=1)
    start(s, Attack(seat=0))
    assert why(s, "done") == ("wotr.6.50", "rearguard_needs_unit")
    assert set(offered(s)) == {"leave_behind gondor_regular", "leave_behind gondor_elite"}


@pytest.mark.rule("wotr.6.53")
def test_all_defenders_fight() -> None:
    s = field({"sauron_regular": 1}, {"gondor_regular": 2, "north_regular": 2, "gondor_leader": 1})
    s.political[NATION["north"]] = 2
    place_character(s, "boromir", "dead_marshes")
    roll(s, 1, 1, 1, 1, 1, 6, 1, 6)
    attack(s)
    rolled = told(s, "combat_roll")[1].data
    assert len(rolled["dice"]) == 5  # four units and a Captain of the West
    assert len(told(s, "leader_reroll")[0].data["dice"]) == 2


# ---- strength, rolls and re-rolls (wotr.6.54 to wotr.6.67)


@pytest.mark.rule("wotr.ex.6.04", "wotr.6.54")
def test_strength_four_rolls_four_dice() -> None:
    s = field({"sauron_regular": 3, "sauron_elite": 1}, {"gondor_regular": 1})
    attack(s)
    assert told(s, "battle_started")[0].data["strength"] == [4, 1]
    assert len(told(s, "combat_roll")[0].data["dice"]) == 4


@pytest.mark.rule("wotr.ex.6.05", "wotr.6.54", "wotr.6.56")
def test_strength_eight_rolls_only_five_dice() -> None:
    s = field({"sauron_regular": 6, "sauron_elite": 2}, {"gondor_regular": 1})
    attack(s)
    assert told(s, "battle_started")[0].data["strength"] == [8, 1]
    assert len(told(s, "combat_roll")[0].data["dice"]) == 5


@pytest.mark.rule("wotr.6.54", "wotr.6.56", "wotr.2.11")
def test_captains_add_strength_but_never_a_sixth_die() -> None:
    s = field({"sauron_regular": 1}, {"gondor_regular": 3, "gondor_leader": 2})
    for name in ("boromir", "legolas", "gimli"):
        place_character(s, name, "dead_marshes")
    attack(s)
    assert told(s, "battle_started")[0].data["strength"] == [1, 6]
    assert len(told(s, "combat_roll")[1].data["dice"]) == 5
    s = field({"sauron_regular": 1}, {"gondor_regular": 1})
    place_character(s, "meriadoc", "dead_marshes")  # no Captain of the West
    attack(s)
    assert len(told(s, "combat_roll")[1].data["dice"]) == 1


@pytest.mark.rule("wotr.6.55", "wotr.ex.7.03", "wotr.7.18")
def test_leadership_of_leaders_nazgul_and_characters() -> None:
    s = field({"southrons_easterlings_regular": 5, "nazgul": 2}, {"gondor_regular": 5})
    s.political[NATION["sauron"]] = 2  # the Nazgûl takes part all the same
    put_army(s, "dead_marshes", gondor_leader=2, rohan_leader=1)
    place_character(s, "mouth_of_sauron", "north_ithilien")
    place_character(s, "aragorn", "dead_marshes")
    s.characters[CHARACTER["strider"]] = ELIMINATED
    roll(s, *[1] * 5, *[1] * 5, *[1] * 9)
    attack(s)
    assert told(s, "battle_started")[0].data["leadership"] == [4, 5]
    assert [len(e.data["dice"]) for e in told(s, "leader_reroll")] == [4, 5]


@pytest.mark.rule("wotr.6.55", "wotr.6.56")
def test_at_most_five_dice_are_rerolled() -> None:
    s = field({"sauron_regular": 5, "nazgul": 8}, {"gondor_regular": 1})
    roll(s, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1)
    attack(s)
    assert len(told(s, "leader_reroll")[0].data["dice"]) == 5


@pytest.mark.rule("wotr.6.55")
def test_isengard_elites_lead_in_battle_while_saruman_is_in_play() -> None:
    s = field({"isengard_elite": 2, "isengard_regular": 1}, {"gondor_regular": 1})
    place_character(s, "saruman", "orthanc")
    roll(s, 1, 1, 1, 1, 1, 1)
    attack(s)
    assert len(told(s, "leader_reroll")[0].data["dice"]) == 2


@pytest.mark.rule("wotr.ex.6.08", "wotr.6.65", "wotr.6.64", "wotr.6.54", "wotr.6.55")
def test_only_missed_dice_are_rerolled_and_hits_add_up() -> None:
    s = field({"sauron_regular": 5, "nazgul": 3}, {"gondor_regular": 5})
    roll(s, 1, 3, 5, 5, 6, 1, 1, 1, 1, 1, 5, 2)
    attack(s)
    assert told(s, "combat_roll")[0].data["hits"] == 3
    again = told(s, "leader_reroll")[0].data
    assert (again["dice"], again["hits"], again["needed"]) == ([5, 2], 1, 5)
    assert told(s, "hits_scored")[0].data == {"attacker": 4, "defender": 0}
    assert army(s, "dead_marshes") == {"gondor_regular": 1}


@pytest.mark.rule("wotr.6.64")
def test_fives_and_sixes_hit() -> None:
    s = field({"sauron_regular": 5}, {"gondor_regular": 5})
    roll(s, 2, 3, 4, 5, 6, 4, 4, 4, 4, 6)
    attack(s)
    assert told(s, "hits_scored")[0].data == {"attacker": 2, "defender": 1}


@pytest.mark.rule("wotr.6.68")
def test_both_suffer_their_losses_and_the_attacker_decides_first() -> None:
    s = field({"sauron_regular": 2, "sauron_elite": 1}, {"gondor_regular": 2, "gondor_elite": 1})
    roll(s, 6, 1, 1, 6, 1, 1)
    attack(s)
    assert s.offer is not None and (s.offer.seat, s.offer.kind) == (1, "casualties")
    act(s, "lose sauron_regular")
    assert s.offer is not None and (s.offer.seat, s.offer.kind) == (0, "casualties")
    act(s, "reduce gondor_elite")
    assert army(s, "dead_marshes") == {"gondor_regular": 3}


@pytest.mark.rule("wotr.6.68", "wotr.6.78", "wotr.6.73")
def test_both_armies_can_be_destroyed() -> None:
    s = field({"sauron_regular": 1, "nazgul": 1}, {"gondor_regular": 1, "gondor_leader": 1})
    roll(s, 6, 6)
    attack(s)
    assert s.offer is None
    assert army(s, "north_ithilien") == {} and army(s, "dead_marshes") == {}
    assert told(s, "battle_over")[0].data["reason"] == "both_destroyed"
    assert figures_in_box(s) == TOTALS


@pytest.mark.rule("wotr.6.57")
def test_the_steps_of_a_round_come_in_order() -> None:
    s = field({"sauron_regular": 3, "nazgul": 1}, {"gondor_regular": 3, "gondor_leader": 1})
    s.hands[0] = [CARD["fp_strat_01"]]  # Daylight
    s.hands[1] = [CARD["sh_strat_24"]]  # Desperate Battle
    attack(s)
    roll(s, 6, 1, 1, 6, 1, 1, 1, 1)
    act(s, "combat_card sh_strat_24", "combat_card fp_strat_01")
    steps = [
        e.kind
        for e in s.events or []
        if e.kind
        in ("combat_card_revealed", "combat_roll", "leader_reroll", "hits_scored", "unit_lost")
    ]
    assert steps == [
        *["combat_card_revealed"] * 2,
        *["combat_roll"] * 2,
        *["leader_reroll"] * 2,
        "hits_scored",
        *["unit_lost"] * 2,
    ]
    assert s.offer is not None and s.offer.kind == "cease_or_go_on"


# ---- cease, retreat, advance (wotr.6.75 to wotr.6.79)


def stalemate(s: War) -> None:
    """A round in which nobody hits."""
    roll(s, *[1] * 10)


@pytest.mark.rule("wotr.6.75", "wotr.6.78")
def test_the_attacker_may_cease_after_each_round() -> None:
    s = field({"sauron_regular": 5}, {"gondor_regular": 5})
    stalemate(s)
    attack(s)
    assert s.offer is not None and s.offer.seat == 1
    assert offered(s) == ["cease_attack", "continue_attack"]
    act(s, "cease_attack")
    assert s.offer is None
    assert told(s, "battle_over")[0].data == {
        "target": "dead_marshes",
        "reason": "ceased",
        "rounds": 1,
    }


@pytest.mark.rule("wotr.6.75", "wotr.6.76")
def test_when_the_attack_goes_on_the_defender_may_retreat_or_stand() -> None:
    s = field({"sauron_regular": 5}, {"gondor_regular": 5})
    stalemate(s)
    attack(s)
    stalemate(s)
    act(s, "continue_attack")
    assert s.offer is not None and s.offer.seat == 0
    assert "stand_and_fight" in offered(s) and "retreat_to osgiliath" in offered(s)
    act(s, "stand_and_fight")
    assert s.offer is not None and s.offer.kind == "cease_or_go_on"
    assert [e.data["round"] for e in told(s, "round_started")] == [1, 2]


@pytest.mark.rule("wotr.6.76", "wotr.2.21")
def test_a_retreat_goes_to_a_free_region() -> None:
    s = field({"sauron_regular": 5}, {"gondor_regular": 5, "gondor_leader": 1})
    put_army(s, "eastern_emyn_muil", sauron_regular=1)
    place_character(s, "boromir", "dead_marshes")
    stalemate(s)
    attack(s)
    act(s, "continue_attack")
    assert why(s, "retreat_to eastern_emyn_muil") == ("wotr.6.76", "retreat_not_free")
    assert why(s, "retreat_to north_ithilien") == ("wotr.6.76", "retreat_not_free")
    act(s, "retreat_to osgiliath")
    assert army(s, "osgiliath") == {"gondor_regular": 5, "gondor_leader": 1}
    assert characters(s, "osgiliath") == ["boromir"]
    assert army(s, "dead_marshes") == {}
    assert told(s, "battle_over")[0].data["reason"] == "retreated"
    assert s.offer is not None and s.offer.kind == "advance"


@pytest.mark.rule("wotr.6.76", "wotr.2.21")
def test_a_retreat_into_an_enemy_settlement_is_refused_even_if_empty() -> None:
    s = bare()
    everyone_at_war(s)
    capture(s, "pelargir", 1)
    put_army(s, "osgiliath", gondor_regular=5)
    put_army(s, "north_ithilien", sauron_regular=5)
    stalemate(s)
    attack(s, target="osgiliath")
    act(s, "continue_attack")
    assert why(s, "retreat_to pelargir") == ("wotr.6.76", "retreat_not_free")


@pytest.mark.rule("wotr.6.76")
def test_without_a_free_region_there_is_no_retreat() -> None:
    s = bare()
    everyone_at_war(s)
    put_army(s, "edoras", rohan_regular=5)
    put_army(s, "westemnet", isengard_regular=5)
    put_army(s, "folde", isengard_regular=1)
    stalemate(s)
    attack(s, "westemnet", "edoras")
    act(s, "continue_attack")
    assert s.offer is not None and s.offer.kind == "cease_or_go_on"
    assert len(told(s, "round_started")) == 2


@pytest.mark.rule("wotr.6.76", "wotr.6.18")
def test_a_retreat_may_exceed_the_limit_for_the_moment() -> None:
    s = field({"sauron_regular": 5}, {"gondor_regular": 5})
    put_army(s, "osgiliath", gondor_regular=8)
    stalemate(s)
    attack(s)
    act(s, "continue_attack")
    act(s, "retreat_to osgiliath")
    assert s.fp_units[REGION["osgiliath"]] == 13  # the excess goes at the end of the action


@pytest.mark.rule("wotr.6.77", "wotr.6.04", "wotr.6.12")
def test_a_level_0_character_stays_behind() -> None:
    s = bare()
    everyone_at_war(s)
    put_army(s, "orthanc", isengard_regular=5)
    put_army(s, "orthanc", nazgul=1)
    place_character(s, "saruman", "orthanc")
    put_army(s, "fords_of_isen", rohan_regular=5)
    attack(s, "fords_of_isen", "orthanc")
    stalemate(s)
    act(s, "fight_in_the_field")
    act(s, "continue_attack")
    act(s, "retreat_to gap_of_rohan")
    assert characters(s, "orthanc") == ["saruman"]
    assert army(s, "gap_of_rohan") == {"isengard_regular": 5, "nazgul": 1}


@pytest.mark.rule("wotr.ex.7.02", "wotr.7.16", "wotr.7.12")
def test_units_not_at_war_may_retreat_over_a_border() -> None:
    s = bare()
    at_war(s, "sauron")
    s.political[NATION["north"]] = 3
    put_army(s, "dale", north_regular=3)
    put_army(s, "vale_of_the_carnen", sauron_regular=5)
    roll(s, 6, 1, 1, 1, 1, 1, 1, 1)
    attack(s, "vale_of_the_carnen", "dale")
    act(s, "continue_attack")
    assert "retreat_to erebor" in offered(s)
    act(s, "retreat_to erebor")
    assert army(s, "erebor") == {"north_regular": 2}


@pytest.mark.rule("wotr.7.04", "wotr.6.76")
def test_a_shadow_army_that_retreats_into_a_region_of_a_nation_activates_it() -> None:
    s = bare()
    at_war(s, "gondor", "isengard")
    put_army(s, "western_emyn_muil", isengard_regular=1)
    put_army(s, "dead_marshes", gondor_regular=1)
    roll(s, 1, 1)
    attack(s, "dead_marshes", "western_emyn_muil")
    assert not s.active[NATION["rohan"]]
    act(s, "continue_attack", "retreat_to eastemnet")
    assert s.active[NATION["rohan"]]


@pytest.mark.rule("wotr.7.04", "wotr.6.76")
def test_a_companion_who_retreats_into_a_city_activates_its_nation() -> None:
    s = bare()
    at_war(s, "dwarves", "sauron")
    put_army(s, "erebor", dwarves_regular=1)
    place_character(s, "peregrin", "erebor")
    put_army(s, "withered_heath", sauron_regular=1)
    roll(s, *[1] * 8)
    attack(s, "withered_heath", "erebor")
    act(s, "fight_in_the_field", "continue_attack")
    assert not s.active[NATION["north"]]
    act(s, "retreat_to dale")
    assert s.active[NATION["north"]]


@pytest.mark.rule("wotr.7.04", "wotr.6.79")
@pytest.mark.parametrize("advance", ["all", "with_him", "without_him"])
def test_a_companion_who_advances_into_a_city_activates_its_nation(advance: str) -> None:
    s = bare()
    at_war(s, "gondor", "isengard")
    s.table = [CARD["sh_char_22"]]  # Wormtongue: that the Shadow came did not wake Rohan
    place_character(s, "saruman", "orthanc")
    capture(s, "edoras", SHADOW)
    put_army(s, "edoras", isengard_regular=1)
    put_army(s, "folde", gondor_regular=2)
    place_character(s, "meriadoc", "folde")
    roll(s, 6, 6, 1)
    attack(s, "folde", "edoras")
    if advance == "all":
        act(s, "advance_with_all")
    else:
        act(s, "advance_with gondor_regular")
        act(s, *(["advance_with_character meriadoc"] if advance == "with_him" else []), "done")
    assert characters(s, "edoras") == ([] if advance == "without_him" else ["meriadoc"])
    assert s.active[NATION["rohan"]] == (advance != "without_him")


@pytest.mark.rule("wotr.6.79")
def test_the_winner_may_advance_with_all_part_or_none() -> None:
    def won() -> War:
        s = field({"sauron_regular": 3, "sauron_elite": 1, "nazgul": 1}, {"gondor_regular": 1})
        place_character(s, "witch_king", "north_ithilien")
        roll(s, 6, 1, 1, 1, 1, 1, 1, 1)
        attack(s)
        assert s.offer is not None and (s.offer.kind, s.offer.seat) == ("advance", 1)
        return s

    s = won()
    act(s, "advance_with_all")
    assert army(s, "dead_marshes") == {"sauron_regular": 3, "sauron_elite": 1, "nazgul": 1}
    assert characters(s, "dead_marshes") == ["witch_king"]
    s = won()
    act(s, "done")
    assert army(s, "dead_marshes") == {}
    s = won()
    assert "advance_with nazgul" not in offered(s)  # units first
    act(s, "advance_with sauron_elite")
    assert "advance_with_all" not in offered(s)
    act(s, "advance_with_character witch_king", "advance_with sauron_regular", "done")
    assert army(s, "dead_marshes") == {"sauron_regular": 1, "sauron_elite": 1}
    assert characters(s, "dead_marshes") == ["witch_king"]
    assert army(s, "north_ithilien") == {"sauron_regular": 2, "nazgul": 1}


@pytest.mark.rule("wotr.6.79", "wotr.6.36", "wotr.2.09")
def test_free_peoples_leaders_follow_when_all_units_advance() -> None:
    s = field({"sauron_regular": 1}, {"gondor_regular": 2, "gondor_leader": 1})
    place_character(s, "boromir", "dead_marshes")
    roll(s, 6, 6, 1, 1)
    attack(s, "dead_marshes", "north_ithilien")
    act(s, "advance_with gondor_regular", "advance_with gondor_regular", "done")
    assert army(s, "north_ithilien") == {"gondor_regular": 2, "gondor_leader": 1}
    assert characters(s, "dead_marshes") == ["boromir"]  # he may stay alone (wotr.6.37)


@pytest.mark.rule("wotr.6.79", "wotr.6.04")
def test_saruman_fights_but_never_advances() -> None:
    s = bare()
    everyone_at_war(s)
    put_army(s, "orthanc", isengard_regular=2)
    place_character(s, "saruman", "orthanc")
    put_army(s, "fords_of_isen", rohan_regular=1)
    roll(s, 6, 1, 1, 1)
    attack(s, "orthanc", "fords_of_isen")
    assert told(s, "battle_started")[0].data["leadership"] == [1, 0]
    act(s, "advance_with_all")
    assert characters(s, "orthanc") == ["saruman"]
    assert army(s, "fords_of_isen") == {"isengard_regular": 2}


@pytest.mark.rule("wotr.6.79", "wotr.6.94", "wotr.6.96")
def test_advancing_captures_an_empty_settlement() -> None:
    s = bare()
    everyone_at_war(s)
    put_army(s, "pelargir", gondor_regular=1)
    put_army(s, "west_harondor", southrons_easterlings_regular=3)
    roll(s, 6, 1, 1, 1)
    attack(s, "west_harondor", "pelargir")
    assert s.victory_points == [0, 0]
    act(s, "advance_with_all")
    assert s.control[REGION["pelargir"]] == SHADOW
    assert s.victory_points == [0, 1]


@pytest.mark.rule("wotr.6.79")
def test_whoever_does_not_enter_captures_nothing() -> None:
    s = bare()
    everyone_at_war(s)
    put_army(s, "pelargir", gondor_regular=1)
    put_army(s, "west_harondor", southrons_easterlings_regular=3)
    roll(s, 6, 1, 1, 1)
    attack(s, "west_harondor", "pelargir")
    act(s, "done")
    assert s.control[REGION["pelargir"]] == FREE_PEOPLES
    assert not told(s, "army_advanced")


@pytest.mark.rule("wotr.7.04", "wotr.6.79")
@pytest.mark.parametrize(("choice", "active"), [("done", 0), ("advance_with_all", 1)])
def test_only_who_enters_wakes_the_nation_of_the_region(choice: str, active: int) -> None:
    s = bare()
    at_war(s, "isengard", "gondor")
    put_army(s, "folde", gondor_regular=1)
    put_army(s, "edoras", isengard_regular=3)
    roll(s, 6, 1, 1, 1)
    attack(s, "edoras", "folde")
    act(s, choice)
    assert s.active[NATION["rohan"]] == active


@pytest.mark.rule("wotr.6.79", "wotr.6.36")
def test_free_peoples_leaders_may_stay_with_units_that_stay() -> None:
    s = field({"sauron_regular": 1}, {"gondor_regular": 2, "gondor_leader": 1})
    roll(s, 6, 6, 1, 1)
    attack(s, "dead_marshes", "north_ithilien")
    act(s, "advance_with gondor_regular", "done")
    assert army(s, "dead_marshes") == {"gondor_regular": 1, "gondor_leader": 1}


# ---- Cities and Fortifications (wotr.6.80)


@pytest.mark.rule("wotr.6.80", "wotr.2.22")
@pytest.mark.parametrize(
    ("origin", "target", "first"),
    [
        ("north_ithilien", "osgiliath", 6),
        ("west_harondor", "pelargir", 6),
        ("north_ithilien", "dead_marshes", 5),
        ("south_ithilien", "west_harondor", 5),
        ("eastemnet", "westemnet", 5),
    ],
)
def test_cities_and_fortifications_help_in_the_first_round(
    origin: str, target: str, first: int
) -> None:
    s = bare()
    everyone_at_war(s)
    put_army(s, origin, sauron_regular=2)
    put_army(s, target, gondor_regular=2)
    roll(s, 1, 1, 1, 1)
    attack(s, origin, target)
    roll(s, 1, 1, 1, 1)
    act(s, "continue_attack", "stand_and_fight")
    assert [e.data["needed"] for e in told(s, "combat_roll")] == [first, 5, 5, 5]


@pytest.mark.rule("wotr.6.80")
def test_it_helps_whoever_defends_there() -> None:
    s = bare()
    everyone_at_war(s)
    capture(s, "pelargir", 1)
    put_army(s, "pelargir", sauron_regular=2)
    put_army(s, "lossarnach", gondor_regular=2)
    roll(s, 5, 1, 5, 1)
    attack(s, "lossarnach", "pelargir")
    assert told(s, "hits_scored")[0].data == {"attacker": 0, "defender": 1}


# ---- politics (wotr.7.04, wotr.7.07)


@pytest.mark.rule("wotr.ex.7.01", "wotr.7.07", "wotr.7.08", "wotr.7.04", "wotr.6.94")
def test_an_attack_and_a_capture_move_the_north_two_steps() -> None:
    s = bare()
    at_war(s, "sauron")
    s.political[NATION["north"]], s.active[NATION["north"]] = 2, 0
    put_army(s, "dale", north_regular=2)
    put_army(s, "northern_rhovanion", sauron_regular=5)
    roll(s, 6, 1, 1, 1, 1, 1, 1)
    attack(s, "northern_rhovanion", "dale")
    assert s.active[NATION["north"]] == 1
    assert s.political[NATION["north"]] == 1
    act(s, "continue_attack", "retreat_to woodland_realm")
    assert s.political[NATION["north"]] == 1
    act(s, "advance_with_all")
    assert s.control[REGION["dale"]] == SHADOW
    assert s.political[NATION["north"]] == 0


@pytest.mark.rule("wotr.7.07")
def test_each_nation_in_the_army_advances_once_a_battle() -> None:
    s = bare()
    at_war(s, "sauron")
    s.political[NATION["elves"]] = s.political[NATION["dwarves"]] = 3
    put_army(s, "dale", elves_regular=2, dwarves_regular=2, north_leader=1)
    put_army(s, "northern_rhovanion", sauron_regular=5)
    north = s.political[NATION["north"]]
    stalemate(s)
    attack(s, "northern_rhovanion", "dale")
    stalemate(s)
    act(s, "continue_attack", "stand_and_fight", "cease_attack")
    assert s.political[NATION["elves"]] == 2
    assert s.political[NATION["dwarves"]] == 2
    assert s.political[NATION["north"]] == north  # a Leader is no unit


@pytest.mark.rule("wotr.7.07")
def test_shadow_nations_advance_when_attacked_too() -> None:
    s = bare()
    at_war(s, "rohan")
    put_army(s, "orthanc", isengard_regular=2)
    put_army(s, "fords_of_isen", rohan_regular=2)
    before = s.political[NATION["isengard"]]
    attack(s, "fords_of_isen", "orthanc")
    assert s.political[NATION["isengard"]] == before - 1


# ---- Characters (wotr.6.73, wotr.6.74)


@pytest.mark.rule("wotr.6.74")
def test_lone_characters_are_safe_next_to_a_battle() -> None:
    s = field({"sauron_regular": 2}, {"gondor_regular": 1})
    place_character(s, "boromir", "north_ithilien")  # among the attackers
    put_army(s, "dead_marshes", nazgul=1)  # among the defenders
    roll(s, 6, 1, 6)
    attack(s)
    assert told(s, "battle_started")[0].data["strength"] == [2, 1]
    assert told(s, "battle_started")[0].data["leadership"] == [0, 0]
    assert not told(s, "leader_reroll")
    act(s, "done")
    assert characters(s, "north_ithilien") == ["boromir"]
    assert army(s, "dead_marshes") == {"nazgul": 1}


@pytest.mark.rule("wotr.6.73")
def test_characters_die_with_the_army_they_accompany() -> None:
    s = field({"sauron_regular": 2}, {"gondor_regular": 1, "gondor_leader": 1})
    place_character(s, "boromir", "dead_marshes")
    roll(s, 6, 1, 1, 1, 1, 1)
    attack(s)
    assert s.characters[CHARACTER["boromir"]] == ELIMINATED
    assert s.casualties[FIGURE["gondor_leader"]] == 1


# ---- abilities


def white_rider() -> War:
    s = field({"sauron_regular": 2, "nazgul": 2}, {"gondor_regular": 2, "gondor_leader": 1})
    place_character(s, "gandalf_the_white", "dead_marshes")
    s.characters[CHARACTER["gandalf_the_grey"]] = ELIMINATED
    place_character(s, "witch_king", "north_ithilien")
    return s


@pytest.mark.rule("wotr.6.15")
def test_the_white_rider_cancels_all_nazgul_leadership() -> None:
    s = white_rider()
    attack(s)
    assert s.offer is not None and (s.offer.kind, s.offer.seat) == ("white_rider", 0)
    roll(s, 1, 1, 1, 1, 1, 1)
    act(s, "yes")
    assert [(e.data["side"], len(e.data["dice"])) for e in told(s, "leader_reroll")] == [
        ("free_peoples", 1)  # without Gandalf's own point
    ]
    roll(s, 1, 1, 1, 1, 1)
    act(s, "continue_attack", "stand_and_fight")
    assert len(told(s, "leader_reroll")) == 2  # for the whole battle


@pytest.mark.rule("wotr.6.15")
def test_the_white_rider_may_keep_his_leadership() -> None:
    s = white_rider()
    attack(s)
    roll(s, 1, 1, 1, 1, 1, 1, 1, 1)
    act(s, "no")
    assert [len(e.data["dice"]) for e in told(s, "leader_reroll")] == [2, 2]


@pytest.mark.rule("wotr.6.15")
def test_the_white_rider_is_not_asked_where_no_nazgul_is() -> None:
    s = field({"sauron_regular": 2}, {"gondor_regular": 2})
    place_character(s, "gandalf_the_white", "dead_marshes")
    attack(s)
    assert s.offer is not None and s.offer.kind != "white_rider"


# ---- what Events say (Attack's parameters)


@pytest.mark.rule("wotr.5.10")
def test_an_event_may_name_the_armies() -> None:
    s = field({"sauron_regular": 2}, {"gondor_regular": 2})
    put_army(s, "osgiliath", gondor_regular=2)
    place = REGION["north_ithilien"]
    assert why_not_attack(s, 1, origins=(REGION["gorgoroth"],)) is not None
    assert why_not_attack(s, 1, origins=(place,), targets=(REGION["osgiliath"],)) is None
    start(s, Attack(seat=1, origins=(place,), targets=(REGION["osgiliath"],)))
    act(s, "done")
    assert told(s, "battle_started")[0].data["target"] == "osgiliath"


@pytest.mark.rule("wotr.5.09")
@pytest.mark.parametrize("who", ["nazgul", "witch_king"])
def test_an_event_may_require_a_nazgul_or_the_witch_king(who: str) -> None:
    s = field({"sauron_regular": 3}, {"gondor_regular": 2})
    refusal = why_not_attack(s, 1, requires=who)
    assert refusal is not None and refusal.key == f"attack_needs_{who}"
    place_character(s, "witch_king", "north_ithilien")
    assert why_not_attack(s, 1, requires=who) is None
    start(s, Attack(seat=1, requires=who))
    act(s, "leave_behind sauron_regular")
    assert why(s, "leave_behind_character witch_king") == ("wotr.5.09", f"attack_needs_{who}")


@pytest.mark.rule("wotr.5.09")
def test_an_event_may_require_a_companion() -> None:
    s = field({"sauron_regular": 2}, {"gondor_regular": 3})
    assert why_not_attack(s, 0, requires="companion") is not None
    place_character(s, "boromir", "dead_marshes")
    start(s, Attack(seat=0, requires="companion"))
    act(s, "leave_behind gondor_regular")
    assert why(s, "leave_behind_character boromir") == ("wotr.5.09", "attack_needs_companion")


@pytest.mark.rule("wotr.5.10")
def test_an_event_may_forbid_to_cease() -> None:
    s = field({"sauron_regular": 5}, {"gondor_regular": 5})
    stalemate(s)
    start(s, Attack(seat=1, no_cease=1))
    act(s, "done")
    assert s.offer is not None and s.offer.kind == "retreat_or_stand"


@pytest.mark.rule("wotr.5.10")
def test_an_event_may_attack_from_afar() -> None:
    s = bare()
    everyone_at_war(s)
    put_army(s, "umbar", southrons_easterlings_regular=4)
    put_army(s, "pelargir", gondor_regular=1)
    targets = (REGION["pelargir"], REGION["anfalas"])
    assert why_not_attack(s, 1, origins=(REGION["umbar"],), targets=targets, remote=1) is None
    roll(s, 6, 1, 1, 1, 1)
    start(s, Attack(seat=1, origins=(REGION["umbar"],), targets=targets, remote=1, no_cease=1))
    act(s, "done")  # no rearguard; who wins has come to stay and is not asked
    assert s.offer is None
    assert army(s, "pelargir") == {"southrons_easterlings_regular": 4}
    assert s.control[REGION["pelargir"]] == SHADOW


@pytest.mark.rule("wotr.5.11")
def test_a_card_on_the_table_may_protect_a_region() -> None:
    s = bare()
    everyone_at_war(s)
    put_army(s, "dimrill_dale", sauron_regular=4)
    put_army(s, "lorien", elves_regular=1)
    assert why_not_attack(s, 1) is None
    s.table = [CARD["fp_strat_02"]]
    refusal = why_not_attack(s, 1)
    assert refusal is not None and refusal.key == "a_power_too_great"
    assert why_not_attack(s, 0) is None


@pytest.mark.rule("wotr.5.11", "wotr.6.76")
def test_the_shadow_does_not_retreat_into_a_protected_region() -> None:
    s = bare()
    everyone_at_war(s)
    put_army(s, "bree", north_regular=5)
    put_army(s, "weather_hills", sauron_regular=1)
    put_army(s, "south_downs", sauron_regular=5)
    s.table = [CARD["fp_strat_03"]]
    stalemate(s)
    attack(s, "bree", "south_downs")
    act(s, "continue_attack")
    assert why(s, "retreat_to buckland") == ("wotr.5.10", "power_of_tom_bombadil")


# ---- three and four players


@pytest.mark.rule("wotr.11.16", "wotr.11.11")
def test_a_partners_separate_army_stays_out_of_the_attack() -> None:
    s = bare(players=4)
    everyone_at_war(s)
    put_army(s, "north_ithilien", sauron_regular=2, southrons_easterlings_regular=3)
    s.separate[REGION["north_ithilien"]] = 1
    put_army(s, "dead_marshes", gondor_regular=1)
    start(s, Attack(seat=2))
    assert army(s, "rearguard") == {"southrons_easterlings_regular": 3}
    assert s.offer is not None and s.offer.seat == 2


@pytest.mark.rule("wotr.11.19")
def test_only_the_controller_attacks_with_a_mixed_army() -> None:
    s = bare(players=4)
    everyone_at_war(s)
    put_army(s, "north_ithilien", sauron_regular=2, southrons_easterlings_regular=3)
    s.mixed[REGION["north_ithilien"]] = 1
    put_army(s, "dead_marshes", gondor_regular=1)
    refusal = why_not_attack(s, 2)
    assert refusal is not None and refusal.key == "partner_controls_army"
    assert why_not_attack(s, 3) is None


@pytest.mark.rule("wotr.11.18", "wotr.11.19")
def test_partners_attacked_form_a_mixed_army_led_by_the_stronger() -> None:
    s = bare(players=4)
    everyone_at_war(s)
    put_army(s, "north_ithilien", sauron_regular=5)
    put_army(s, "dead_marshes", gondor_regular=1, rohan_regular=2)
    s.separate[REGION["dead_marshes"]] = 1
    s.hands[1] = [CARD["fp_strat_01"]]
    start(s, Attack(seat=2))
    act(s, "done")
    assert s.separate[REGION["dead_marshes"]] == 0
    assert s.mixed[REGION["dead_marshes"]] == 1
    assert s.offer is not None and (s.offer.seat, s.offer.kind) == (1, "combat_card")


@pytest.mark.rule("wotr.11.25")
def test_with_three_players_a_nation_does_not_attack_twice_in_a_row() -> None:
    s = bare(players=3)
    everyone_at_war(s)
    put_army(s, "dead_marshes", gondor_regular=2)
    put_army(s, "north_ithilien", sauron_regular=2)
    s.last_fp_nations = [NATION["gondor"]]
    refusal = why_not_attack(s, 0)
    assert refusal is not None and refusal.key == "same_nation_twice"
    put_army(s, "dead_marshes", rohan_regular=1)
    assert why_not_attack(s, 0) is None
    start(s, Attack(seat=0))
    act(s, "leave_behind gondor_regular")
    assert why(s, "leave_behind rohan_regular") == ("wotr.11.25", "same_nation_twice")


@pytest.mark.rule("wotr.11.25", "wotr.6.50")
def test_with_three_players_no_rearguard_makes_it_an_attack_of_the_same_nation() -> None:
    s = bare(players=3)
    everyone_at_war(s)
    put_army(s, "dead_marshes", gondor_regular=1, rohan_regular=1)
    put_army(s, "north_ithilien", sauron_regular=2)
    s.last_fp_nations = [NATION["gondor"]]
    start(s, Attack(seat=0))
    assert why(s, "leave_behind rohan_regular") == ("wotr.11.25", "same_nation_twice")
    assert why(s, "leave_behind gondor_regular") is None


@pytest.mark.rule("wotr.11.25")
def test_with_three_players_an_attack_uses_a_nation_even_if_nobody_comes_back() -> None:
    s = bare(players=3)
    everyone_at_war(s)
    put_army(s, "dead_marshes", gondor_regular=1)
    put_army(s, "north_ithilien", sauron_regular=2)
    begin_action(s, 0)
    roll(s, 1, 6, 6)
    start(s, Attack(seat=0))
    assert army(s, "dead_marshes") == {}
    end_action(s, 0)
    assert s.last_fp_nations == [NATION["gondor"]]


@pytest.mark.rule("wotr.11.25", "wotr.6.76", "wotr.6.82")
@pytest.mark.parametrize("way", ["retreat", "withdraw"])
def test_with_three_players_the_same_army_is_known_wherever_it_has_gone(way: str) -> None:
    s = bare(players=3)
    everyone_at_war(s)
    put_army(s, "minas_tirith", gondor_regular=1, rohan_regular=1)
    put_army(s, "osgiliath", sauron_regular=2)
    s.last_fp_armies = [REGION["minas_tirith"]]
    roll(s, *[1] * 8)
    attack(s, "osgiliath", "minas_tirith")
    if way == "withdraw":
        act(s, "withdraw_into_stronghold", "advance_with_all")
        assert s.last_fp_armies == [PLACE["inside_minas_tirith"]]
        move_everything(s, REGION["minas_tirith"], REGION["osgiliath"], SHADOW)
        settle_sieges(s)
        assert s.last_fp_armies == [REGION["minas_tirith"]], "and when the siege is over"
    else:
        act(s, "fight_in_the_field", "continue_attack", "retreat_to lossarnach")
        assert s.last_fp_armies == [REGION["lossarnach"]]


@pytest.mark.rule("wotr.11.16", "wotr.11.18", "wotr.6.91")
def test_relief_and_garrison_are_asked_whatever_the_besiegers_were() -> None:
    s = bare(players=4)
    everyone_at_war(s)
    put_army(s, "inside_minas_tirith", gondor_regular=1)
    put_army(s, "minas_tirith", sauron_regular=1, southrons_easterlings_regular=1)
    s.mixed[REGION["minas_tirith"]] = 1
    put_army(s, "druadan_forest", rohan_regular=3)
    roll(s, 6, 6, 6, 1, 1)
    start(s, Battle(seat=1, origin=REGION["druadan_forest"], target=REGION["minas_tirith"]))
    act(s, "advance_with_all")
    assert army(s, "minas_tirith") == {"gondor_regular": 1, "rohan_regular": 3}
    start(s, EnforceLimits())
    assert s.offer is not None and s.offer.kind == "mixed_army"


@pytest.mark.rule("wotr.11.23")
def test_southron_elites_lead_in_games_of_three_or_four() -> None:
    s = bare(players=4)
    everyone_at_war(s)
    put_army(s, "north_ithilien", southrons_easterlings_elite=2)
    put_army(s, "dead_marshes", gondor_regular=1)
    assert why_not_attack(s, 3, led=1) is not None
    place_character(s, "saruman", "orthanc")
    assert why_not_attack(s, 3, led=1) is None


# ---- the state in the middle of a battle


def test_a_battle_survives_saving_and_cloning() -> None:
    s = field({"sauron_regular": 3, "nazgul": 1}, {"gondor_regular": 3, "gondor_leader": 1})
    s.hands[0] = [CARD["fp_strat_01"]]
    s.hands[1] = [CARD["sh_strat_24"]]
    start(s, Attack(seat=1))
    act(s, "leave_behind sauron_regular", "done", "combat_card sh_strat_24")
    c = decode(encode(s), War)
    advance(c)
    other = clone(s)
    for state in (s, c, other):
        act(state, "combat_card fp_strat_01")
    assert encode(s) == encode(c) == encode(other)
