"""Engagement, flanking, disengaging, parting blows, counterattacks (chapter 8)."""

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
from westmarch.games.battles_of_westeros.rules.battlefield.pieces import LANNISTER, STALWART, STARK
from westmarch.games.battles_of_westeros.rules.combat.attack import (
    Attack,
    PartingBlow,
    attack_kind,
)
from westmarch.games.battles_of_westeros.rules.round.orders import deeds
from westmarch.games.battles_of_westeros.rules.state import ATTACKED, Field

MISS = ("green", "green", "green", "green")


def fight(s: Field, attacker: int, target: int, *faces: str) -> None:
    dice(s, *faces)
    start(s, Attack(attacker=attacker, target=target, kind=attack_kind(s, attacker)))


@pytest.mark.rule("bow.8.01", "bow.8.03", "bow.ex.8.01")
def test_a_melee_attack_engages_both_units() -> None:
    s = field()
    unit, foe = put(s, "e5", "war_host"), put(s, "e4", "guard", "red")
    fight(s, unit, foe, "green", "green")
    assert s.foe[unit] == foe and s.foe[foe] == unit
    assert s.token[unit] == s.token[foe] == STARK


@pytest.mark.rule("bow.8.02", "bow.8.04")
def test_the_token_shows_who_attacked_last() -> None:
    s = field()
    unit, foe = put(s, "e5", "war_host", "red"), put(s, "e4", "guard", "red")
    fight(s, unit, foe, *MISS)
    fight(s, foe, unit, *MISS)
    assert s.token[unit] == s.token[foe] == LANNISTER
    assert s.offer is None  # no flank attack


@pytest.mark.rule("bow.8.04")
def test_archers_turn_the_token_of_their_own_engagement() -> None:
    s = field()
    archers, foe = put(s, "e5", "northmen_archers"), put(s, "e4", "guard", "red")
    army.engage(s, foe, archers)
    fight(s, archers, foe, "green", "green")
    assert s.token[archers] == STARK


@pytest.mark.rule("bow.8.05", "bow.8.07", "bow.8.02", "bow.ex.8.02")
def test_attacking_a_unit_engaged_with_another_is_a_flank_attack() -> None:
    s = field()
    first, foe = put(s, "e5", "war_host"), put(s, "e4", "guard", "red")
    second = put(s, "f5", "war_host")
    fight(s, first, foe, "green", "green")
    fight(s, second, foe, "green", "blue")
    assert s.foe[second] == -1
    assert s.foe[foe] == first
    assert offered(s) == ["reroll green", "reroll blue", "done"]


@pytest.mark.rule("bow.8.08", "bow.7.18")
def test_flanking_rerolls_one_symbol_once() -> None:
    s = field()
    first, foe = put(s, "e5", "war_host"), put(s, "e4", "guard", "red")
    second = put(s, "f5", "war_host", "red")
    army.engage(s, first, foe)
    fight(s, second, foe, "green", "green", "blue", "red")
    dice(s, "red", "green")
    act(s, "reroll green")
    assert s.figures[foe] == 2
    assert s.offer is None


@pytest.mark.rule("bow.8.08")
def test_the_reroll_may_be_declined() -> None:
    s = field()
    first, foe = put(s, "e5", "war_host"), put(s, "e4", "guard", "red")
    second = put(s, "f5", "war_host")
    army.engage(s, first, foe)
    fight(s, second, foe, "red", "green")
    act(s, "done")
    assert s.figures[foe] == 3


@pytest.mark.rule("bow.8.10", "bow.8.12", "bow.8.17")
def test_engaged_archers_shoot_at_their_opponent_only() -> None:
    s = field()
    archers, foe = put(s, "e5", "northmen_archers"), put(s, "e4", "guard")
    put(s, "e2", "guard")
    put(s, "d5", "guard")
    army.engage(s, foe, archers)
    assert deeds(s, archers) == [("attack", "e4")]


@pytest.mark.rule("bow.8.11", "bow.8.10", "bow.8.17")
def test_attacking_another_unit_disengages_with_a_parting_blow() -> None:
    s = field()
    unit, foe = put(s, "e5", "war_host"), put(s, "e4", "guard", active=False)
    other = put(s, "d5", "guard", "red")
    army.engage(s, unit, foe)
    assert set(deeds(s, unit)) == {("attack", "e4"), ("attack", "d5")}
    start(s, Attack(attacker=unit, target=other))
    assert s.offer is not None
    assert (s.offer.kind, s.offer.seat) == ("parting_blow", LANNISTER)
    dice(s, "green", "morale", "green", "green")
    act(s, "yes")
    assert s.figures[unit] == 3
    assert at(s, unit) == "e5"  # morale results are ignored
    assert s.foe[foe] == -1
    assert s.foe[unit] == other
    assert not s.active[foe]


@pytest.mark.rule("bow.8.11", "bow.8.07", "bow.8.17")
def test_who_has_just_left_a_fight_may_flank() -> None:
    s = field()
    unit, foe = put(s, "e5", "war_host"), put(s, "e4", "guard")
    friend, other = put(s, "c5", "war_host"), put(s, "d5", "guard", "red")
    army.engage(s, unit, foe)
    army.engage(s, friend, other)
    start(s, Attack(attacker=unit, target=other))
    dice(s, "green", "blue")
    act(s, "no")
    assert offered(s) == ["reroll green", "reroll blue", "done"]
    act(s, "done")
    assert s.foe[unit] == -1
    assert s.foe[other] == friend


@pytest.mark.rule("bow.8.15", "bow.8.11")
def test_an_attack_ends_when_the_attacker_falls_to_the_parting_blow() -> None:
    s = field()
    unit, foe = put(s, "e5", "war_host", figures=1), put(s, "e4", "guard")
    other = put(s, "d5", "guard")
    army.engage(s, unit, foe)
    start(s, Attack(attacker=unit, target=other))
    dice(s, "green", "green")
    act(s, "yes")
    assert at(s, unit) == ""
    assert s.figures[other] == 4
    assert s.offer is None
    assert s.morale == -1


@pytest.mark.rule("bow.8.14", "bow.8.15", "bow.16.06")
def test_a_parting_blow_is_a_plain_attack() -> None:
    s = field()
    ground(s, "forest", "e4")
    leaver = put(s, "e5", commander="greatjon_last_hearth")
    striker = put(s, "e4", "guard", "red", active=False)
    effects.grant(s, effects.DICE, striker, 3)
    put(s, "d5", "war_host")
    put(s, "f5", "war_host")
    start(s, PartingBlow(striker=striker, leaver=leaver))
    dice(s, "green", "green")  # two dice from a forest
    act(s, "yes")
    assert s.figures[leaver] == 3  # Toughness 1
    assert s.foe[striker] == -1
    assert not s.turn[striker] & ATTACKED
    assert s.offer is None  # no counterattack though Stalwart


@pytest.mark.rule("bow.8.14", "bow.14.12")
def test_no_parting_blow_from_a_burning_hex() -> None:
    s = field()
    leaver, striker = put(s, "e5", "war_host"), put(s, "e4", "guard")
    ablaze(s, 1, "e4")
    start(s, PartingBlow(striker=striker, leaver=leaver))
    assert s.offer is None


@pytest.mark.rule("bow.8.15", "bow.10.02")
def test_a_parting_blow_can_capture_a_lone_commander() -> None:
    s = field()
    leaver = put(s, "e5", commander="maege_bear_island", figures=1)
    striker = put(s, "e4", "guard")
    start(s, PartingBlow(striker=striker, leaver=leaver))
    dice(s, "green", "green")
    act(s, "yes")
    assert at(s, leaver) == ""
    assert told(s, "captured")


@pytest.mark.rule("bow.8.13", "bow.8.16", "bow.9.10")
def test_retreat_and_elimination_end_engagements_without_a_blow() -> None:
    s = field()
    unit, foe = put(s, "e5", "war_host"), put(s, "e4", "guard")
    flanker = put(s, "f5", "war_host")
    army.engage(s, unit, foe)
    fight(s, flanker, foe, "morale", "red")
    act(s, "done", "retreat e3", "stay")
    assert s.foe[unit] == -1 and s.foe[foe] == -1
    assert not told(s, "parting_blow")
    foe = put(s, "e4", "guard", figures=1)
    army.engage(s, unit, foe)
    fight(s, flanker, foe, "green", "red")
    act(s, "done")
    assert s.foe[unit] == -1


@pytest.mark.rule("bow.8.16", "bow.14.06")
def test_fire_ends_engagements_too() -> None:
    s = field()
    unit, foe = put(s, "e5", "war_host"), put(s, "e4", "guard")
    army.engage(s, unit, foe)
    army.burn(s, foe, 4)
    assert s.foe[unit] == -1


# ---- counterattacks


def stalwart_fight(rank: str) -> tuple[Field, int, int]:
    """A guard with Stalwart by its neighbours, next to a green War Host."""
    s = field()
    unit, foe = put(s, "e5", "war_host"), put(s, "e4", "guard", rank)
    put(s, "e3", "guard")
    put(s, "f3", "guard")
    return s, unit, foe


@pytest.mark.rule("bow.8.18", "bow.12.17", "bow.16.06")
def test_a_stalwart_target_may_counterattack() -> None:
    s, unit, foe = stalwart_fight("red")
    s.active[foe] = 0
    fight(s, unit, foe, "green", "green")
    assert s.offer is not None
    assert (s.offer.kind, s.offer.seat) == ("counterattack", LANNISTER)
    dice(s, "green", "red", "red", "valor")
    act(s, "yes")
    assert s.figures[unit] == 2
    assert s.token[unit] == STARK
    assert s.offer is None


@pytest.mark.rule("bow.8.18")
def test_no_counterattack_without_stalwart_after_retreat_or_against_arrows() -> None:
    s = field()
    unit, foe = put(s, "e5", "war_host"), put(s, "e4", "guard", "red")
    fight(s, unit, foe, "green", "green")
    assert s.offer is None
    s = field()
    unit, foe = put(s, "e5", "war_host"), put(s, "e4", "guard", "red")
    effects.grant(s, STALWART, foe)
    fight(s, unit, foe, "morale", "green")
    act(s, "accept_morale", "retreat e3", "stay")
    assert s.offer is None
    s, _, foe = stalwart_fight("red")
    archers = put(s, "f4", "northmen_archers")
    fight(s, archers, foe, "green", "green")
    assert s.offer is None


@pytest.mark.rule("bow.8.18")
def test_stalwart_archers_counterattack_adjacent_attackers() -> None:
    s = field()
    unit, foe = put(s, "e5", "war_host"), put(s, "e4", "westerlands_archers", "red")
    put(s, "e3", "guard")
    put(s, "f3", "guard")
    fight(s, unit, foe, "green", "green")
    dice(s, "valor", "valor", "valor", "green")
    act(s, "yes")
    assert s.figures[unit] == 3


@pytest.mark.rule("bow.8.18")
def test_a_card_can_forbid_the_counterattack() -> None:
    s, unit, foe = stalwart_fight("red")
    effects.grant(s, effects.NO_COUNTERATTACK, foe)
    fight(s, unit, foe, "green", "green")
    assert s.offer is None


@pytest.mark.rule("bow.8.20", "bow.13.17")
def test_dice_of_a_counterattack() -> None:
    s, unit, foe = stalwart_fight("red")
    effects.grant(s, effects.DICE, foe, 3)
    ground(s, "ford", "e4")
    fight(s, unit, foe, "green", "green")
    s.events = []
    dice(s, "red", "red")
    act(s, "yes")
    assert told(s, "rolled")[0].data["faces"] == ["red", "red"]


@pytest.mark.rule("bow.8.20")
def test_forest_limits_a_counterattack() -> None:
    s, unit, foe = stalwart_fight("red")
    ground(s, "forest", "e5")
    fight(s, unit, foe, "green", "green")
    s.events = []
    dice(s, "red", "red")
    act(s, "yes")
    assert len(told(s, "rolled")[0].data["faces"]) == 2


@pytest.mark.rule("bow.8.21", "bow.8.22")
def test_a_counterattack_has_results_but_no_follow_up() -> None:
    s, unit, foe = stalwart_fight("red")
    put(s, "d5", "war_host")
    put(s, "f5", "war_host")
    fight(s, unit, foe, "green", "green")
    dice(s, "morale", "green", "red", "red")
    act(s, "yes")
    assert s.offer is not None and s.offer.kind == "ignore_morale"
    assert s.offer.seat == STARK
    act(s, "accept_morale", "retreat e6")
    assert s.figures[unit] == 3
    assert at(s, foe) == "e4"
    assert s.offer is None


@pytest.mark.rule(
    "bow.ex.8.03", "bow.8.18", "bow.8.20", "bow.8.22", "bow.8.23", "bow.8.07", "bow.12.17"
)
def test_a_flanked_war_host_counterattacks_and_stays_engaged() -> None:
    s = field()
    host, first = put(s, "e5", "war_host", "red"), put(s, "d5", "guard")
    effects.grant(s, STALWART, host, 1, effects.BATTLE)
    army.engage(s, first, host)
    riders = put(s, "e4", "cavaliers")
    fight(s, riders, host, "blue", "blue")
    act(s, "done")
    dice(s, "morale", "blue", "blue", "blue")
    act(s, "yes")
    assert s.offer is not None and s.offer.kind == "retreat"
    act(s, "retreat e3")
    assert s.foe[host] == first
    assert at(s, host) == "e5"
    assert s.offer is None


@pytest.mark.rule("bow.8.23")
def test_a_counterattack_changes_no_token_and_never_flanks() -> None:
    s, unit, foe = stalwart_fight("red")
    third = put(s, "f5", "war_host")
    army.engage(s, unit, foe)
    fight(s, third, foe, "green", "green")
    act(s, "done")
    dice(s, "blue", "blue", "blue", "blue")
    act(s, "yes")
    assert s.offer is None
    assert s.foe[foe] == unit and s.foe[third] == -1
    assert s.token[unit] == STARK
