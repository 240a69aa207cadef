"""The attack sequence (chapter 7)."""

from __future__ import annotations

import pytest

from tests.games.battles_of_westeros.helpers import (
    ablaze,
    act,
    at,
    dice,
    field,
    ground,
    offered,
    put,
    start,
    told,
)
from westmarch.games.battles_of_westeros.rules.battlefield import army, effects
from westmarch.games.battles_of_westeros.rules.battlefield.grid import HEX
from westmarch.games.battles_of_westeros.rules.battlefield.pieces import LANNISTER, STARK
from westmarch.games.battles_of_westeros.rules.combat.attack import (
    COUNTER,
    SHOT,
    Attack,
    attack_kind,
    current_attack,
)
from westmarch.games.battles_of_westeros.rules.round.orders import Orders, deeds
from westmarch.games.battles_of_westeros.rules.state import ATTACKED, MOVED, Field


def dice_rolled(s: Field, attacker: int, target: int, kind: int = -1) -> int:
    """How many dice an attack rolls."""
    s.events = []
    how = attack_kind(s, attacker) if kind < 0 else kind
    s.luck = [3] * 12 if s.rank[target] != 1 else [0] * 12
    start(s, Attack(attacker=attacker, target=target, kind=how))
    s.luck = []
    return len(told(s, "rolled")[0].data["faces"]) if told(s, "rolled") else 0


def fight(s: Field, attacker: int, target: int, *faces: str) -> None:
    """Attack with these die results."""
    dice(s, *faces)
    start(s, Attack(attacker=attacker, target=target, kind=attack_kind(s, attacker)))
    assert not s.luck, "not all dice were rolled"


# ---- sequence


@pytest.mark.rule("bow.7.02", "bow.7.19")
def test_the_steps_of_an_attack_stand_in_the_order_of_the_rulebook() -> None:
    order = Attack.sequence
    steps = ["engage", "count_dice", "roll", "flank_reroll", "count_hits", "apply_hits"]
    steps += ["ignore_morale", "retreat", "follow_up", "counterattack"]
    places = [order.index(step) for step in steps]
    assert places == sorted(places)


@pytest.mark.rule("bow.7.02", "bow.4.18", "bow.4.21")
def test_an_attacker_is_done_and_tires() -> None:
    s = field()
    unit = put(s, "e5", "war_host")
    foe = put(s, "e4", "guard", "red")
    s.ordered = [unit]
    dice(s, "green", "green")
    start(s, Orders(seat=STARK))
    act(s, "stay", "attack e4")
    assert not s.active[unit]
    assert s.active[foe]
    assert s.turn[unit] & ATTACKED


@pytest.mark.rule("bow.7.03", "bow.7.28", "bow.7.04")
def test_only_enemies_in_reach_are_targets() -> None:
    s = field()
    unit = put(s, "e5", "war_host")
    put(s, "e4", "war_host")
    put(s, "d5", "guard")
    put(s, "e3", "guard")
    assert deeds(s, unit) == [("attack", "d5")]
    s.turn[unit] = ATTACKED
    assert deeds(s, unit) == []


# ---- dice


@pytest.mark.rule("bow.7.15", "bow.7.17")
@pytest.mark.parametrize(("rank", "count"), [("green", 2), ("blue", 3), ("red", 4)])
def test_dice_by_rank_whatever_the_losses(rank: str, count: int) -> None:
    for figures in (1, 4):
        s = field()
        unit = put(s, "e5", "war_host", rank, figures=figures)
        foe = put(s, "e4", "guard")
        assert dice_rolled(s, unit, foe) == count


@pytest.mark.rule("bow.7.16", "bow.13.06", "bow.13.03")
def test_forest_allows_two_dice_against_and_from_it() -> None:
    for where in ("e5", "e4"):
        s = field()
        ground(s, "forest", where)
        unit = put(s, "e5", "war_host", "red")
        assert dice_rolled(s, unit, put(s, "e4", "guard")) == 2


@pytest.mark.rule("bow.7.16", "bow.13.05")
def test_hills_allow_three_dice_against_them() -> None:
    s = field()
    ground(s, "hills", "e4")
    unit = put(s, "e5", "war_host", "red")
    foe = put(s, "e4", "guard")
    assert dice_rolled(s, unit, foe) == 3
    s = field()
    ground(s, "hills", "e4", "e5")
    unit = put(s, "e5", "war_host", "red")
    assert dice_rolled(s, unit, put(s, "e4", "guard")) == 4
    s = field()
    ground(s, "hills", "e5")
    unit = put(s, "e5", "war_host", "red")
    assert dice_rolled(s, unit, put(s, "e4", "guard")) == 4


@pytest.mark.rule("bow.13.09", "bow.7.16")
def test_archers_in_a_building_roll_two_dice() -> None:
    s = field()
    ground(s, "building", "e5", "g5")
    archers = put(s, "e5", "northmen_archers", "red")
    foot = put(s, "g5", "war_host", "red")
    assert dice_rolled(s, archers, put(s, "e3", "guard")) == 2
    assert dice_rolled(s, foot, put(s, "g4", "guard")) == 4


@pytest.mark.rule("bow.7.16")
def test_modifiers_come_after_the_limits_and_not_below_zero() -> None:
    s = field()
    ground(s, "forest", "e4")
    unit = put(s, "e5", "war_host", "red")
    foe = put(s, "e4", "guard")
    effects.grant(s, effects.DICE, unit, 2)
    assert dice_rolled(s, unit, foe) == 4
    s = field()
    unit = put(s, "e5", "war_host")
    foe = put(s, "e4", "guard")
    effects.grant(s, effects.DICE, unit, -5)
    assert dice_rolled(s, unit, foe) == 0
    assert s.foe[unit] == foe  # the attack is still made


@pytest.mark.rule("bow.7.18")
def test_more_than_eight_dice_are_one_roll() -> None:
    s = field()
    unit = put(s, "e5", "war_host", "red")
    effects.grant(s, effects.DICE, unit, 6)
    assert dice_rolled(s, unit, put(s, "e4", "guard")) == 10
    assert len(told(s, "rolled")) == 1


# ---- hits


@pytest.mark.rule("bow.7.20", "bow.7.21", "bow.7.24", "bow.ex.7.06", "bow.7.15")
def test_shields_of_the_targets_rank_and_valor_hit() -> None:
    s = field()
    unit, foe = put(s, "e5", "war_host", "blue"), put(s, "e4", "guard", "green")
    fight(s, unit, foe, "valor", "green", "blue")
    assert s.figures[foe] == 2


@pytest.mark.rule("bow.7.20", "bow.1.14")
@pytest.mark.parametrize("rank", ["green", "blue", "red"])
def test_other_shields_miss(rank: str) -> None:
    s = field()
    unit, foe = put(s, "e5", "war_host", "blue"), put(s, "e4", "guard", rank)
    fight(s, unit, foe, "green", "blue", "red")
    assert s.figures[foe] == 3


@pytest.mark.rule("bow.7.23", "bow.7.20", "bow.ex.7.07")
def test_valor_of_foot_does_not_hit_cavalry() -> None:
    s = field()
    unit, foe = put(s, "e5", "war_host"), put(s, "e4", "cavaliers", "blue")
    fight(s, unit, foe, "valor", "red")
    assert s.figures[foe] == 3
    s = field()
    unit, foe = put(s, "e5", "riders"), put(s, "e4", "cavaliers", "blue")
    fight(s, unit, foe, "valor", "red")
    assert s.figures[foe] == 2


@pytest.mark.rule("bow.7.22")
def test_valor_of_archers_misses() -> None:
    s = field()
    unit, foe = put(s, "e5", "northmen_archers"), put(s, "e3", "guard")
    fight(s, unit, foe, "valor", "green")
    assert s.figures[foe] == 3


@pytest.mark.rule("bow.7.24", "bow.7.25", "bow.10.10")
def test_excess_hits_are_lost_and_the_unit_is_eliminated() -> None:
    s = field()
    unit, foe = put(s, "e5", "war_host", "red"), put(s, "e4", "guard", figures=2)
    fight(s, unit, foe, "green", "green", "green", "morale")
    assert at(s, foe) == ""
    assert s.morale == 1
    assert s.unit_at[HEX["e4"]] == -1
    assert offered(s) == ["advance e4", "stay"]


@pytest.mark.rule("bow.7.26", "bow.9.02")
def test_each_morale_result_is_a_hex_of_retreat() -> None:
    s = field()
    unit, foe = put(s, "e5", "war_host"), put(s, "e4", "guard")
    fight(s, unit, foe, "morale", "morale")
    act(s, "retreat e3", "retreat d2")
    assert at(s, foe) == "d2"
    assert s.figures[foe] == 4


@pytest.mark.rule("bow.7.27", "bow.8.06", "bow.8.07")
def test_shooting_at_an_engaged_enemy_is_no_flank_attack() -> None:
    s = field()
    archers = put(s, "e7", "northmen_archers")
    friend, foe = put(s, "d4", "war_host"), put(s, "e4", "guard", "red")
    army.engage(s, friend, foe)
    fight(s, archers, foe, "green", "green")
    assert s.offer is None
    assert s.foe[foe] == friend and s.foe[archers] == -1


@pytest.mark.rule("bow.7.07", "bow.8.06")
def test_archers_shoot_at_adjacent_enemies_too() -> None:
    s = field()
    archers, foe = put(s, "e5", "northmen_archers"), put(s, "e4", "guard", "red")
    assert attack_kind(s, archers) == SHOT
    fight(s, archers, foe, "green", "green")
    assert s.foe[archers] == -1


@pytest.mark.rule("bow.7.28", "bow.14.12", "bow.13.18")
def test_a_unit_in_a_burning_hex_can_be_attacked_but_cannot_attack() -> None:
    s = field()
    unit, foe = put(s, "e5", "war_host"), put(s, "e4", "guard")
    ablaze(s, 1, "e4")
    assert deeds(s, foe) == [("put_out_fire", "e4")]
    assert ("attack", "e4") in deeds(s, unit)


@pytest.mark.rule("bow.7.29", "bow.8.19")
def test_a_counterattack_comes_before_the_next_attack() -> None:
    s = field()
    one, two = put(s, "e5", "war_host"), put(s, "f5", "war_host")
    foe = put(s, "e4", commander="jaime_kingslayer", rank="red")
    put(s, "e3", "guard")
    put(s, "f3", "guard")
    s.ordered = [one, two]
    start(s, Orders(seat=STARK))
    act(s, "done", "attack_with e5")
    dice(s, "green", "green")
    act(s, "attack e4")
    assert s.offer is not None and s.offer.kind == "counterattack"
    assert s.offer.seat == LANNISTER
    act(s, "no")
    assert s.foe[foe] == one


@pytest.mark.rule("bow.7.29")
def test_an_attack_can_be_found_by_abilities() -> None:
    s = field()
    unit, foe = put(s, "e5", "war_host"), put(s, "e4", "guard")
    dice(s, "green", "morale")
    start(s, Attack(attacker=unit, target=foe))
    assert current_attack(s).results == (1, 0, 0, 0, 1)
    assert current_attack(s).kind != COUNTER


@pytest.mark.rule("bow.5.06")
def test_rerolls_of_cards() -> None:
    s = field()
    unit, foe = put(s, "e5", "war_host", "blue"), put(s, "e4", "guard", "red")
    effects.grant(s, effects.REROLL, unit, 2)
    dice(s, "green", "blue", "red")
    start(s, Attack(attacker=unit, target=foe))
    assert offered(s) == ["reroll_one green", "reroll_one blue", "reroll_one red", "done"]
    dice(s, "red", "red")
    act(s, "reroll_one green", "reroll_one blue")
    assert s.figures[foe] == 1
    assert not s.effects


@pytest.mark.rule("bow.4.21")
def test_an_extra_attack_needs_another_target() -> None:
    s = field()
    unit = put(s, "e5", "war_host")
    foe, other = put(s, "e4", "guard", "red"), put(s, "d5", "guard", "red")
    effects.grant(s, effects.EXTRA_ATTACK, unit)
    fight(s, unit, foe, "green", "green")
    assert deeds(s, unit) == [("attack", "d5")]
    assert s.foe[unit] == foe and other
    assert not s.turn[unit] & MOVED
