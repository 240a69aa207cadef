"""The Commander cards: every unit ability, commit ability and keyword (bow.5.22, bow.5.23)."""

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
    offered_hexes,
    pool,
    put,
    start,
    told,
)
from westmarch.games.battles_of_westeros.rules import cards
from westmarch.games.battles_of_westeros.rules.battlefield import army, effects
from westmarch.games.battles_of_westeros.rules.battlefield.fire import scorch
from westmarch.games.battles_of_westeros.rules.battlefield.grid import HEX
from westmarch.games.battles_of_westeros.rules.battlefield.pieces import (
    BLUE,
    COMMANDER,
    COMMANDERS,
    GREEN,
    KEYWORD,
    LANNISTER,
    PURSUE,
    RED,
    STALWART,
    STARK,
)
from westmarch.games.battles_of_westeros.rules.catalogue import CARD
from westmarch.games.battles_of_westeros.rules.combat.attack import (
    COUNTER,
    PARTING,
    Attack,
    attack_kind,
)
from westmarch.games.battles_of_westeros.rules.round import commanders, morale
from westmarch.games.battles_of_westeros.rules.round.command_phase import CommandPhase, finish_turn
from westmarch.games.battles_of_westeros.rules.round.leadership import PlayCard
from westmarch.games.battles_of_westeros.rules.round.orders import Orders
from westmarch.games.battles_of_westeros.rules.state import Field

WOLF = "robb_young_wolf"
KING = "robb_king_in_the_north"
EDDARD = "eddard_lord_of_winterfell"
GREATJON = "greatjon_the_greatjon"
HEARTH = "greatjon_last_hearth"
MAEGE = "maege_bear_island"
RICKARD = "rickard_lord_of_karhold"
KINGSLAYER = "jaime_kingslayer"
JAIME = "jaime_second"
MOUNTAIN = "gregor_the_mountain"
REAVER = "gregor_reaver"
KEVAN = "kevan_trusted_captain"
ADDAM = "addam_ashemark"
TYWIN = "tywin_casterly_rock"


def fight(s: Field, attacker: int, target: int, *faces: str) -> None:
    dice(s, *faces)
    start(s, Attack(attacker=attacker, target=target, kind=attack_kind(s, attacker)))


def strike(s: Field, kind: int, attacker: int, target: int, *faces: str) -> None:
    """A counterattack or parting blow by itself."""
    dice(s, *faces)
    start(s, Attack(attacker=attacker, target=target, kind=kind))


def rolled(s: Field) -> int:
    """Dice of the last roll."""
    return len(told(s, "rolled")[-1].data["faces"])


def turn(s: Field, house: int) -> None:
    """The turn of a House, which has a green order token to use."""
    s.first = house
    s.pool[house * 5 + GREEN] = 1
    start(s, CommandPhase())


def use(name: str) -> str:
    return f"use_ability {name}"


def kind(s: Field) -> str:
    assert s.offer is not None
    return s.offer.kind


def order(s: Field, house: int, *units: int) -> None:
    """Order units and begin to carry it out."""
    s.ordered = list(units)
    start(s, Orders(seat=house))


def test_every_commander_has_a_commit_ability() -> None:
    assert cards.commanders
    for name in COMMANDERS:
        found = [
            window
            for window, options in commanders.OPTIONS.items()
            if COMMANDER[name] in options and options[COMMANDER[name]].commits
        ]
        assert len(found) == 1, name


@pytest.mark.rule("bow.5.22", "bow.12.01")
@pytest.mark.parametrize(
    ("name", "word"),
    [
        (HEARTH, "toughness"),
        (MAEGE, "stalwart"),
        (MOUNTAIN, "toughness"),
        (REAVER, "scorch_the_earth"),
    ],
)
def test_keywords_on_either_side_of_the_card(name: str, word: str) -> None:
    s = field()
    unit, other = put(s, "e5", commander=name), put(s, "f5", "war_host")
    for fresh in (1, 0):
        s.fresh[COMMANDER[name]] = fresh
        assert army.keyword(s, unit, KEYWORD[word]) == 1
        assert army.keyword(s, other, KEYWORD[word]) == 0


@pytest.mark.rule("bow.12.05")
def test_toughness_of_a_commander_protects_his_unit() -> None:
    s = field()
    jon, foe = put(s, "e5", commander=HEARTH), put(s, "e4", "guard")
    fight(s, foe, jon, "green", "valor")
    assert s.figures[jon] == 3


# ---- Robb Stark, Young Wolf


@pytest.mark.rule("bow.5.22", "bow.8.07")
def test_young_wolf_rolls_a_die_more_when_he_flanks() -> None:
    s = field()
    robb, foe = put(s, "e5", commander=WOLF), put(s, "e4", "guard", "red")
    friend = put(s, "f5", "riders")
    fight(s, robb, foe, "green", "green")
    assert rolled(s) == 2
    army.disengage(s, robb)
    army.engage(s, put(s, "d4", "war_host"), foe)
    fight(s, robb, foe, "green", "green", "green")
    assert rolled(s) == 3
    act(s, "done")
    fight(s, friend, foe, "green", "green")
    assert rolled(s) == 2


@pytest.mark.rule("bow.5.23", "bow.12.06", "bow.12.07", "bow.12.08")
def test_young_wolf_looses_his_direwolf_once() -> None:
    s = field()
    robb, foe = put(s, "e6", commander=WOLF), put(s, "e4", "guard", "red")
    put(s, "e7", "war_host")
    put(s, "f4", "guard")
    put(s, "i4", "guard")
    turn(s, STARK)
    act(s, use(WOLF))
    assert kind(s) == "direwolf"
    assert offered(s) == ["attack e4", "attack f4"]
    dice(s, "valor")
    act(s, "attack e4")
    assert s.figures[foe] == 3
    assert not s.fresh[COMMANDER[WOLF]]
    assert s.to_act == STARK and use(WOLF) not in offered(s)
    assert s.active[robb] and not s.turn[robb]


@pytest.mark.rule("bow.5.23", "bow.12.08")
def test_the_direwolf_costs_the_unit_nothing() -> None:
    s = field()
    robb, foe = put(s, "e6", commander=WOLF), put(s, "e4", "guard", "red")
    turn(s, STARK)
    dice(s, "blue", "green", "green", "green")
    act(s, use(WOLF))
    assert rolled(s) == 3
    dice(s, "green", "green")
    act(s, "token green", "choose_unit e6", "move e5", "attack e4")
    assert s.figures[foe] == 4
    assert not s.active[robb]


@pytest.mark.rule("bow.5.23")
def test_the_direwolf_may_go_again_after_a_kill() -> None:
    s = field()
    put(s, "e6", commander=WOLF)
    put(s, "e4", "guard", figures=1)
    put(s, "f4", "guard")
    turn(s, STARK)
    dice(s, "valor")
    act(s, use(WOLF), "attack e4")
    assert s.fresh[COMMANDER[WOLF]]
    assert use(WOLF) in offered(s)


@pytest.mark.rule("bow.12.06", "bow.14.12")
def test_no_direwolf_without_prey_in_a_fight_or_in_fire() -> None:
    s = field()
    robb, foe = put(s, "e6", commander=WOLF), put(s, "e5", "guard")
    turn(s, STARK)
    assert use(WOLF) not in offered(s)
    put(s, "f4", "guard")
    turn(s, STARK)
    assert use(WOLF) in offered(s)
    army.engage(s, foe, robb)
    turn(s, STARK)
    assert use(WOLF) not in offered(s)
    army.disengage(s, robb)
    ablaze(s, 1, "e6")
    turn(s, STARK)
    assert use(WOLF) not in offered(s)


# ---- Robb Stark, King in the North


@pytest.mark.rule("bow.5.22", "bow.8.13")
def test_king_in_the_north_leaves_a_fight_when_ordered() -> None:
    s = field()
    robb, foe = put(s, "e6", commander=KING), put(s, "e5", "guard")
    army.engage(s, foe, robb)
    order(s, STARK, robb)
    assert offered(s) == [use(KING), "done"]
    act(s, use(KING))
    assert s.foe[robb] == s.foe[foe] == -1
    assert s.fresh[COMMANDER[KING]]
    assert kind(s) == "move"
    act(s, "move h6")
    assert at(s, robb) == "h6"
    assert s.figures[robb] == 3


def test_king_in_the_north_may_stay_in_the_fight() -> None:
    s = field()
    robb, foe = put(s, "e6", commander=KING), put(s, "e5", "guard")
    other = put(s, "g6", "war_host")
    army.engage(s, foe, robb)
    order(s, STARK, other)
    assert kind(s) == "move"  # only when his own unit is ordered
    order(s, STARK, robb)
    act(s, "done")
    assert s.foe[robb] == foe
    assert offered(s) == ["disengage", "stay"]


@pytest.mark.rule("bow.5.23", "bow.7.20", "bow.16.06")
def test_king_in_the_north_changes_places_before_a_loss() -> None:
    s = field()
    robb = put(s, "e6", commander=KING, rank="green")
    riders, host = put(s, "e7", "riders", "red"), put(s, "d6", "war_host")
    put(s, "f7", "riders", "blue")
    put(s, "f6", commander=RICKARD)
    foe = put(s, "e5", "guard")
    fight(s, foe, robb, "green", "green")
    assert s.offer is not None and s.offer.seat == STARK
    act(s, use(KING))
    assert set(offered(s)) == {"choose_unit e7", "choose_unit f7"}  # cavalry only
    act(s, "choose_unit e7")
    assert s.commander[robb] == -1 and s.commander[riders] == COMMANDER[KING]
    assert s.rank[robb] == RED and s.rank[riders] == GREEN
    assert s.figures[robb] == 3  # the green shields do not hit a red unit
    assert not s.fresh[COMMANDER[KING]]
    assert army.unit_of_commander(s, COMMANDER[KING]) == riders
    assert host and told(s, "changed_places")


@pytest.mark.rule("bow.1.12", "bow.2.09", "bow.5.23")
def test_each_bearer_takes_his_banner_along_when_they_change_places() -> None:
    """The banner shows the rank and, by its disc, whether the unit is active."""
    s = field()
    robb = put(s, "e6", commander=KING, active=False)
    riders, foe = put(s, "e7", "riders", "red"), put(s, "e5", "guard")
    s.ordered = [foe]
    fight(s, foe, robb, "green", "green")
    act(s, use(KING))
    assert (s.active[robb], s.active[riders]) == (1, 0)
    # In his own order his unit tires like any other, and nobody is rallied by the change.
    s = field()
    robb = put(s, "e6", commander=KING)
    riders, foe = put(s, "e7", "riders", "red", active=False), put(s, "e5", "guard", "red")
    effects.grant(s, STALWART, foe)
    order(s, STARK, robb)
    dice(s, "green", "green")
    act(s, "stay", "attack e5")
    dice(s, "green", "green", "green", "green")
    act(s, "yes", use(KING))
    assert s.commander[riders] == COMMANDER[KING]
    assert (s.active[robb], s.active[riders]) == (0, 0)


@pytest.mark.rule("bow.5.23", "bow.8.21")
def test_king_in_the_north_in_a_counterattack_and_who_may_not() -> None:
    s = field()
    robb, foe = put(s, "e6", commander=KING, rank="blue"), put(s, "e5", "guard")
    strike(s, COUNTER, foe, robb, "blue", "red")
    assert s.offer is None  # no cavalry next to him
    assert s.figures[robb] == 2
    put(s, "e7", "riders", "blue")
    strike(s, COUNTER, foe, robb, "red", "red")
    assert s.offer is None  # no hit
    strike(s, COUNTER, foe, robb, "blue", "red")
    assert offered(s) == [use(KING), "done"]
    act(s, "done")
    assert s.figures[robb] == 1 and s.fresh[COMMANDER[KING]]
    strike(s, COUNTER, foe, robb, "blue", "red")
    assert s.offer is None  # Robb is alone
    assert at(s, robb) == "e6"
    cover = field()
    robb, foe = put(cover, "e6", commander=KING), put(cover, "e5", "guard")
    put(cover, "e7", "riders", "red")
    ground(cover, "building", "e6")
    fight(cover, foe, robb, "green", "red")
    assert cover.offer is None  # cover takes the only hit


@pytest.mark.rule("bow.5.12", "bow.5.23")
def test_a_card_follows_the_king_to_his_new_place() -> None:
    s = field()
    robb, foe = put(s, "e6", commander=KING, rank="blue"), put(s, "e5", "guard", "red")
    put(s, "e8", "war_host", active=False)
    riders = put(s, "e7", "riders", "red", active=False)
    effects.grant(s, STALWART, foe)
    pool(s, "stark", green=1)
    s.hands[STARK].append(CARD["stark_22"])
    start(s, PlayCard(seat=STARK, card=CARD["stark_22"]))
    act(s, "stay")
    dice(s, "green", "green", "green")
    act(s, "attack e5")
    dice(s, "blue", "green", "green", "green")
    act(s, "yes", use(KING))
    assert s.commander[riders] == COMMANDER[KING]
    act(s, "tactic")
    assert {"choose_unit e6", "choose_unit e7", "choose_unit e8"} <= set(offered(s))
    assert s.figures[robb] == 3


# ---- Eddard Stark


@pytest.mark.rule("bow.5.22", "bow.12.01")
def test_eddard_makes_his_neighbours_stalwart() -> None:
    s = field()
    eddard = put(s, "e6", commander=EDDARD)
    near, far = put(s, "f6", "riders"), put(s, "g6", "war_host")
    put(s, "e5", "guard")
    assert army.stalwart(s, near)
    assert not army.stalwart(s, far)
    assert not army.stalwart(s, eddard)
    assert not army.stalwart(s, s.unit_at[HEX["e5"]])


@pytest.mark.rule("bow.5.23", "bow.10.08")
def test_eddard_raises_morale() -> None:
    s = field(morale={"stark": "11", "lannister": "11"})
    put(s, "e6", commander=EDDARD)
    turn(s, STARK)
    act(s, use(EDDARD))
    assert s.morale == 2
    assert not s.fresh[COMMANDER[EDDARD]]
    s.fresh[COMMANDER[EDDARD]] = 1
    s.morale = morale.SPACES
    turn(s, STARK)
    assert use(EDDARD) not in offered(s)  # it cannot rise


# ---- Greatjon Umber


@pytest.mark.rule("bow.5.22", "bow.8.20")
def test_greatjon_rolls_a_die_more_against_a_higher_rank() -> None:
    for rank, expected in (("green", 3), ("blue", 3), ("red", 4)):
        s = field()
        jon, foe = put(s, "e6", commander=GREATJON, rank="blue"), put(s, "e5", "guard", rank)
        other = "green" if rank != "green" else "red"
        fight(s, jon, foe, *[other] * expected)
        assert rolled(s) == expected
    s = field()
    jon, foe = put(s, "e6", commander=GREATJON), put(s, "e5", "guard", "red")
    strike(s, COUNTER, jon, foe, "green", "green")
    assert rolled(s) == 2
    friend = put(s, "d5", "war_host")
    fight(s, friend, foe, "green", "green")
    assert rolled(s) == 2


@pytest.mark.rule("bow.5.23", "bow.4.18", "bow.4.19")
def test_greatjon_rallies_after_a_kill_in_his_order() -> None:
    s = field()
    jon = put(s, "e6", commander=GREATJON)
    put(s, "e5", "guard", figures=1)
    order(s, STARK, jon)
    dice(s, "green", "red")
    act(s, "stay", "attack e5", "stay")
    assert offered(s) == [use(GREATJON), "done"]
    act(s, use(GREATJON))
    assert s.active[jon]
    assert not s.fresh[COMMANDER[GREATJON]]
    assert s.offer is None


@pytest.mark.rule("bow.5.23", "bow.8.22")
def test_greatjon_rallies_after_a_killing_counterattack_or_parting_blow() -> None:
    for how in (COUNTER, PARTING):
        s = field()
        jon = put(s, "e6", commander=GREATJON, active=False)
        foe = put(s, "e5", "guard", figures=1)
        strike(s, how, jon, foe, "green", "red")
        act(s, use(GREATJON))
        assert s.active[jon]
    s = field()
    jon = put(s, "e6", commander=GREATJON)
    foe = put(s, "e5", "guard", figures=1)
    strike(s, COUNTER, jon, foe, "green", "red")
    assert s.offer is None  # he is active already


def test_greatjon_does_not_rally_without_a_kill() -> None:
    s = field()
    jon, foe = put(s, "e6", commander=GREATJON), put(s, "e5", "guard")
    order(s, STARK, jon)
    dice(s, "green", "red")
    act(s, "stay", "attack e5")
    assert s.offer is None
    assert not s.active[jon]
    other = put(s, "d5", "war_host")
    s.figures[foe] = 1
    s.ordered = [other]
    fight(s, other, foe, "green", "red")
    act(s, "done", "stay")
    assert s.offer is None  # another unit did it


@pytest.mark.rule("bow.5.23", "bow.6.02")
def test_last_hearth_sends_his_infantry_further() -> None:
    s = field()
    jon = put(s, "e6", commander=HEARTH, rank="red")
    host, riders = put(s, "f6", "war_host"), put(s, "d6", "riders")
    far = put(s, "i6", "war_host")
    turn(s, STARK)
    act(s, use(HEARTH))
    assert [effects.total(s, effects.MOVE, u) for u in (jon, host, riders, far)] == [1, 1, 0, 0]
    finish_turn(s)
    assert not effects.total(s, effects.MOVE, host)


# ---- Maege Mormont and Rickard Karstark


@pytest.mark.rule("bow.5.23", "bow.4.19")
def test_maege_rallies_up_to_two() -> None:
    s = field()
    put(s, "e6", commander=MAEGE, active=False)
    one, two = put(s, "f6", "war_host", active=False), put(s, "d6", "riders", active=False)
    far = put(s, "i6", "war_host", active=False)
    turn(s, STARK)
    act(s, use(MAEGE))
    assert set(offered(s)) == {"choose_unit e6", "choose_unit f6", "choose_unit d6", "done"}
    act(s, "choose_unit f6", "choose_unit d6")
    assert s.active[one] and s.active[two] and not s.active[far]
    assert kind(s) == "choose_action"
    s.fresh[COMMANDER[MAEGE]] = 1
    s.active = bytearray([1]) * len(s.active)
    turn(s, STARK)
    assert use(MAEGE) not in offered(s)


@pytest.mark.rule("bow.5.22", "bow.8.20")
def test_rickard_counterattacks_with_a_die_more() -> None:
    s = field()
    rickard, foe = put(s, "e6", commander=RICKARD), put(s, "e5", "guard", "red")
    strike(s, COUNTER, rickard, foe, "green", "green", "green")
    assert rolled(s) == 3
    fight(s, rickard, foe, "green", "green")
    assert rolled(s) == 2
    strike(s, PARTING, rickard, foe, "green", "green")
    assert rolled(s) == 2


@pytest.mark.rule("bow.5.23", "bow.4.19")
def test_rickard_rallies_cavalry() -> None:
    s = field()
    rickard = put(s, "e6", commander=RICKARD, active=False)
    one, host = put(s, "d6", "riders", active=False), put(s, "f6", "war_host", active=False)
    turn(s, STARK)
    act(s, use(RICKARD))
    assert s.active[rickard] and s.active[one] and not s.active[host]
    s.fresh[COMMANDER[RICKARD]] = 1
    turn(s, STARK)
    assert use(RICKARD) not in offered(s)


# ---- Jaime Lannister


@pytest.mark.rule("bow.5.22", "bow.8.20")
def test_kingslayer_rolls_a_die_more_against_a_commander() -> None:
    s = field()
    jaime, maege = put(s, "e5", commander=KINGSLAYER), put(s, "e6", commander=MAEGE, rank="red")
    host, guard = put(s, "d6", "war_host", "red"), put(s, "f6", "guard")
    fight(s, jaime, maege, "green", "green", "green")
    assert rolled(s) == 3
    start(s)
    strike(s, COUNTER, jaime, maege, "green", "green")
    assert rolled(s) == 2
    army.disengage(s, jaime)
    fight(s, jaime, host, "green", "green")
    assert rolled(s) == 2
    army.disengage(s, jaime)
    fight(s, guard, maege, "green", "green")
    assert rolled(s) == 2


@pytest.mark.rule("bow.5.23", "bow.7.01")
def test_kingslayer_attacks_two_targets() -> None:
    s = field()
    jaime = put(s, "e5", commander=KINGSLAYER)
    put(s, "d6", "war_host", "red")
    put(s, "e6", "war_host", "red")
    order(s, LANNISTER, jaime)
    act(s, use(KINGSLAYER), "stay")
    assert {"attack d6", "attack e6"} <= set(offered(s))
    dice(s, "green", "green")
    act(s, "attack d6")
    assert "attack e6" in offered(s) and "attack d6" not in offered(s)
    dice(s, "green", "green", "green", "green")
    act(s, "attack e6", "yes")  # leaving the first fight he is struck at
    assert s.offer is None
    assert not s.active[jaime]


@pytest.mark.rule("bow.5.23", "bow.4.21", "bow.12.13")
def test_the_attack_of_a_pursuit_is_not_the_second_of_kingslayer() -> None:
    """A plan may let his unit pursue: that attack comes on top of the two of his ability."""
    s = field()
    jaime = put(s, "e5", commander=KINGSLAYER)
    effects.grant(s, PURSUE, jaime, 1)
    put(s, "e6", "war_host", figures=1)
    put(s, "e7", "war_host", "red")
    put(s, "d6", "war_host", "red")
    order(s, LANNISTER, jaime)
    act(s, use(KINGSLAYER), "stay")
    dice(s, "green", "green")
    act(s, "attack e6", "advance e6")
    assert kind(s) == "pursuit_attack"
    dice(s, "green", "green")
    act(s, "attack e7")
    assert kind(s) == "attack"
    assert "attack d6" in offered(s)
    # Nor are its targets bound by the ability: it may follow the unit it drove back.
    s = field()
    jaime = put(s, "e5", commander=KINGSLAYER)
    effects.grant(s, PURSUE, jaime, 1)
    put(s, "e6", "war_host", "red")
    order(s, LANNISTER, jaime)
    act(s, use(KINGSLAYER), "stay")
    dice(s, "green", "morale")
    act(s, "attack e6", "retreat e7", "advance e6")
    assert offered(s) == ["attack e7", "done"]


def test_kingslayer_may_keep_his_ability() -> None:
    s = field()
    jaime = put(s, "e5", commander=KINGSLAYER)
    guard = put(s, "f5", "guard")
    put(s, "d6", "war_host", "red")
    order(s, LANNISTER, guard)
    assert kind(s) == "move"  # only when his own unit is ordered
    order(s, LANNISTER, jaime)
    dice(s, "green", "green")
    act(s, "done", "stay", "attack d6")
    assert s.fresh[COMMANDER[KINGSLAYER]]
    assert s.offer is None


@pytest.mark.rule("bow.5.22", "bow.8.20")
def test_second_jaime_lets_controlled_units_reroll_a_die() -> None:
    s = field()
    put(s, "e4", commander=JAIME)
    guard, far = put(s, "e5", "guard"), put(s, "i5", "guard")
    host, other = put(s, "e6", "war_host"), put(s, "i6", "war_host")
    fight(s, guard, host, "red", "green")
    assert offered(s) == ["reroll_one green", "reroll_one red", "done"]
    dice(s, "green")
    act(s, "reroll_one red")
    assert s.figures[host] == 2
    assert s.offer is None
    strike(s, COUNTER, guard, host, "red", "red")
    assert s.offer is None
    fight(s, far, other, "red", "red")
    assert s.offer is None


@pytest.mark.rule("bow.5.23", "bow.3.05")
def test_second_jaime_draws_two_cards() -> None:
    s = field()
    put(s, "e4", commander=JAIME)
    s.decks[LANNISTER] = [CARD["lannister_01"], CARD["lannister_02"], CARD["lannister_03"]]
    s.hands[LANNISTER] = []
    turn(s, LANNISTER)
    act(s, use(JAIME))
    assert s.hands[LANNISTER] == [CARD["lannister_03"], CARD["lannister_02"]]
    assert s.to_act == LANNISTER
    s.fresh[COMMANDER[JAIME]] = 1
    s.decks[LANNISTER] = []
    turn(s, LANNISTER)
    assert use(JAIME) not in offered(s)


# ---- Gregor Clegane


@pytest.mark.rule("bow.5.22", "bow.9.01")
def test_the_mountain_drives_units_further() -> None:
    s = field()
    gregor, foe = put(s, "e5", commander=MOUNTAIN), put(s, "e6", "war_host", "red")
    s.fresh[COMMANDER[MOUNTAIN]] = 0
    fight(s, gregor, foe, "morale", "green")
    act(s, "retreat e7", "retreat e8")
    assert at(s, foe) == "e8"
    s = field()
    gregor, foe = put(s, "e5", commander=MOUNTAIN), put(s, "e6", "war_host", "red")
    s.fresh[COMMANDER[MOUNTAIN]] = 0
    strike(s, COUNTER, gregor, foe, "morale", "green")
    act(s, "retreat e7", "retreat e8")
    assert s.retreated == 2
    other, foe = put(s, "c5", "guard"), put(s, "c6", "war_host", "red")
    fight(s, other, foe, "morale", "green")
    act(s, "retreat c7")
    assert kind(s) == "follow_up"


@pytest.mark.rule("bow.5.23", "bow.8.20")
def test_the_mountain_rolls_all_dice_again() -> None:
    s = field()
    gregor, foe = put(s, "e5", commander=MOUNTAIN, rank="blue"), put(s, "e6", "war_host")
    fight(s, gregor, foe, "red", "red", "blue")
    assert offered(s) == [use(MOUNTAIN), "done"]
    dice(s, "green", "green", "blue")
    act(s, use(MOUNTAIN))
    assert s.figures[foe] == 2
    assert not s.fresh[COMMANDER[MOUNTAIN]]
    s.fresh[COMMANDER[MOUNTAIN]] = 1
    strike(s, COUNTER, gregor, foe, "red", "red", "blue")
    assert s.offer is None
    guard = put(s, "d5", "guard")
    fight(s, guard, put(s, "c6", "war_host"), "red", "red")
    assert s.offer is None


@pytest.mark.rule("bow.ex.12.04", "bow.12.15", "bow.5.22")
def test_the_reaver_burns_with_valor() -> None:
    s = field()
    ground(s, "forest", "f5")
    gregor = put(s, "e5", commander=REAVER, rank="blue")
    dice(s, "green", "blue", "valor")
    scorch(s, gregor, HEX["f5"])
    assert s.fire[HEX["f5"]] == 2
    mountain = put(s, "h5", commander=MOUNTAIN, rank="blue")
    dice(s, "green", "blue", "valor")
    scorch(s, mountain, HEX["i5"])
    assert s.fire[HEX["i5"]] == 1


@pytest.mark.rule("bow.5.23", "bow.14.03")
def test_the_reaver_fans_a_fire_next_to_him() -> None:
    s = field()
    ground(s, "forest", "f5")
    put(s, "e5", commander=REAVER)
    turn(s, LANNISTER)
    assert use(REAVER) not in offered(s)
    ablaze(s, 2, "f5")
    ablaze(s, 1, "d5", "i5")
    turn(s, LANNISTER)
    act(s, use(REAVER))
    assert offered_hexes(s, "choose_hex") == {"f5", "d5"}
    act(s, "choose_hex f5")
    assert s.fire[HEX["f5"]] == 3  # as far as it can burn
    assert not s.fresh[COMMANDER[REAVER]]


# ---- Kevan Lannister


@pytest.mark.rule("bow.5.22", "bow.7.16")
def test_kevan_lends_two_dice() -> None:
    s = field()
    kevan, guard = put(s, "e5", commander=KEVAN), put(s, "f5", "guard")
    far = put(s, "h5", "guard")
    put(s, "e6", "war_host", "red")
    put(s, "h6", "war_host", "red")
    order(s, LANNISTER, kevan, guard, far)
    dice(s, "green", "green")
    act(s, "done", "attack_with h5", "attack h6")
    assert rolled(s) == 2  # not next to him
    dice(s, *["green"] * 4)
    act(s, "attack_with f5", "attack e6")
    assert offered(s) == [use(KEVAN), "done"]
    act(s, use(KEVAN))
    assert rolled(s) == 4
    assert s.fresh[COMMANDER[KEVAN]]
    assert s.offer is None  # his own unit makes no attack
    assert not s.active[kevan]


@pytest.mark.rule("bow.5.22")
def test_kevan_lends_nothing_after_his_attack_or_without_an_order() -> None:
    s = field()
    kevan, guard = put(s, "e5", commander=KEVAN), put(s, "f5", "guard")
    put(s, "e6", "war_host", "red")
    order(s, LANNISTER, kevan, guard)
    dice(s, "green", "green")
    act(s, "done", "attack_with e5", "attack e6")
    dice(s, "green", "green")
    act(s, "attack_with f5", "attack e6")
    assert rolled(s) == 2
    assert kind(s) == "flank_reroll"
    s = field()
    put(s, "e5", commander=KEVAN)
    guard = put(s, "f5", "guard")
    put(s, "e6", "war_host", "red")
    order(s, LANNISTER, guard)
    dice(s, "green", "green")
    act(s, "stay", "attack e6")
    assert s.offer is None


@pytest.mark.rule("bow.5.22")
def test_kevan_need_not_be_able_to_attack_himself() -> None:
    """A march too long for an attack, or a fire in his hex, does not keep him from lending."""
    s = field()
    kevan, guard = put(s, "c5", commander=KEVAN, rank="blue"), put(s, "f5", "guard")
    foe = put(s, "e6", "war_host", "red")
    order(s, LANNISTER, kevan, guard)
    act(s, "move_unit c5", "move e5", "done", "attack_with f5", "attack e6")
    assert offered(s) == [use(KEVAN), "done"]
    dice(s, *["green"] * 4)
    act(s, use(KEVAN))
    assert rolled(s) == 4
    assert s.offer is None
    s = field()
    kevan, guard = put(s, "e5", commander=KEVAN), put(s, "f5", "guard")
    foe = put(s, "e6", "war_host", "red")
    ablaze(s, 1, "e5")
    order(s, LANNISTER, kevan, guard)
    act(s, "done", "attack_with f5", "attack e6")
    assert offered(s) == [use(KEVAN), "done"]
    dice(s, *["green"] * 4)
    act(s, use(KEVAN))
    assert rolled(s) == 4
    assert s.hex[foe] >= 0 and s.offer is None  # he no longer puts out the fire


@pytest.mark.rule("bow.5.23", "bow.12.01")
def test_kevan_makes_infantry_stalwart_for_the_round() -> None:
    s = field()
    put(s, "e5", commander=KEVAN)
    units = [put(s, h, "guard") for h in ("f5", "d5", "e4")]
    put(s, "f4", "cavaliers")
    turn(s, LANNISTER)
    act(s, use(KEVAN))
    assert set(offered(s)) == {
        "choose_unit e5",
        "choose_unit f5",
        "choose_unit d5",
        "choose_unit e4",
        "done",
    }
    act(s, "choose_unit f5", "choose_unit d5", "choose_unit e4")
    assert all(army.keyword(s, u, STALWART) for u in units)
    assert kind(s) == "choose_action"
    finish_turn(s)
    assert army.keyword(s, units[0], STALWART)
    effects.expire(s, effects.ROUND)
    assert not army.keyword(s, units[0], STALWART)


def test_kevan_may_name_fewer() -> None:
    s = field()
    kevan = put(s, "e5", commander=KEVAN)
    turn(s, LANNISTER)
    act(s, use(KEVAN), "choose_unit e5")
    assert kind(s) == "choose_action"
    assert army.keyword(s, kevan, STALWART)


# ---- Addam Marbrand and Tywin Lannister


@pytest.mark.rule("bow.5.22", "bow.8.14")
def test_addam_leaves_a_fight_without_a_blow() -> None:
    s = field()
    addam, foe = put(s, "e5", commander=ADDAM), put(s, "e6", "war_host")
    army.engage(s, foe, addam)
    order(s, LANNISTER, addam)
    act(s, "disengage")
    assert kind(s) == "move"
    guard, other = put(s, "h5", "guard"), put(s, "h6", "war_host")
    army.engage(s, other, guard)
    order(s, LANNISTER, guard)
    act(s, "disengage")
    assert kind(s) == "parting_blow"


@pytest.mark.rule("bow.5.23", "bow.6.02")
def test_addam_sends_his_cavalry_further() -> None:
    s = field()
    addam = put(s, "e5", commander=ADDAM, rank="blue")
    riders, guard = put(s, "d5", "cavaliers"), put(s, "f5", "guard")
    far = put(s, "i5", "cavaliers")
    turn(s, LANNISTER)
    act(s, use(ADDAM))
    found = [effects.total(s, effects.MOVE, u) for u in (addam, riders, guard, far)]
    assert found == [1, 1, 0, 0]
    assert s.rank[addam] == BLUE


@pytest.mark.rule("bow.5.22", "bow.10.10")
def test_tywin_holds_morale_while_his_card_is_fresh() -> None:
    s = field()
    tywin = put(s, "e5", commander=TYWIN)
    red, green = put(s, "g5", "guard", "red"), put(s, "h5", "guard")
    army.eliminate(s, red)
    assert s.morale == 2
    army.eliminate(s, green)
    assert s.morale == 2
    finish_turn(s)
    morale.fall(s, LANNISTER, 1)
    assert s.morale == 3
    s.fresh[COMMANDER[TYWIN]] = 0
    morale.fall(s, LANNISTER, 3)
    assert s.morale == 6
    assert at(s, tywin)


@pytest.mark.rule("bow.5.23", "bow.3.02")
def test_tywin_rolls_order_dice() -> None:
    s = field()
    put(s, "e5", commander=TYWIN)
    turn(s, LANNISTER)
    dice(s, "green", "red", "morale")
    act(s, use(TYWIN))
    assert s.pool[5:] == [2, 0, 1, 0, 1]
    assert not s.fresh[COMMANDER[TYWIN]]
    assert s.to_act == LANNISTER
