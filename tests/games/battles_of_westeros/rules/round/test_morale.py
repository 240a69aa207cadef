"""Capture, morale and rout (chapter 10)."""

from __future__ import annotations

import pytest

from tests.games.battles_of_westeros.helpers import (
    at,
    dice,
    field,
    ground,
    put,
    start,
    told,
)
from westmarch.games.battles_of_westeros.rules.battlefield import army
from westmarch.games.battles_of_westeros.rules.battlefield.pieces import COMMANDER, LANNISTER, STARK
from westmarch.games.battles_of_westeros.rules.combat.attack import Attack
from westmarch.games.battles_of_westeros.rules.round import morale

JAIME = "jaime_kingslayer"


@pytest.mark.rule("bow.10.01", "bow.10.02", "bow.ex.10.01")
@pytest.mark.parametrize(("hits", "captured"), [(2, False), (3, True)])
def test_a_lone_commander_is_captured_by_his_rating(hits: int, captured: bool) -> None:
    s = field()
    unit = put(s, "e5", "war_host", "red")
    jaime = put(s, "e4", commander=JAIME, figures=1)
    dice(s, *["green"] * hits, *["red"] * (4 - hits))
    start(s, Attack(attacker=unit, target=jaime))
    assert (at(s, jaime) == "") == captured
    assert s.captor[COMMANDER[JAIME]] == (STARK if captured else -1)


@pytest.mark.rule("bow.10.02")
def test_hits_do_not_add_up_over_attacks() -> None:
    s = field()
    jaime = put(s, "e4", commander=JAIME, figures=1)
    for _ in range(3):
        army.take_hits(s, jaime, 2)
    assert at(s, jaime) == "e4"
    assert s.figures[jaime] == 1


@pytest.mark.rule("bow.10.02", "bow.12.04")
def test_cover_protects_a_lone_commander() -> None:
    s = field()
    ground(s, "building", "e4")
    unit = put(s, "e5", "war_host", "red")
    jaime = put(s, "e4", commander=JAIME, figures=1)
    dice(s, "green", "green", "green", "red")
    start(s, Attack(attacker=unit, target=jaime))
    assert at(s, jaime) == "e4"


@pytest.mark.rule("bow.10.03")
def test_surplus_hits_of_the_isolating_attack_count() -> None:
    s = field()
    jaime = put(s, "e4", commander=JAIME, figures=2)
    assert army.take_hits(s, jaime, 3) == 2
    assert s.figures[jaime] == 1
    s = field()
    jaime = put(s, "e4", commander=JAIME, figures=2)
    army.take_hits(s, jaime, 4)
    assert at(s, jaime) == ""


@pytest.mark.rule("bow.10.01", "bow.7.24")
def test_the_commander_is_the_last_of_his_unit() -> None:
    s = field()
    jaime = put(s, "e4", commander=JAIME)
    army.take_hits(s, jaime, 3)
    assert s.figures[jaime] == 1
    assert s.commander[jaime] == COMMANDER[JAIME]
    assert jaime in army.commander_units(s, LANNISTER)


@pytest.mark.rule("bow.10.04", "bow.7.25")
def test_a_capture_eliminates_the_unit_and_costs_its_rank() -> None:
    s = field()
    jaime = put(s, "e4", commander=JAIME, rank="blue", figures=1)
    s.tokens_on[COMMANDER[JAIME]] = 2
    army.take_hits(s, jaime, 3)
    assert s.morale == 2
    assert s.tokens_on[COMMANDER[JAIME]] == 2
    assert army.unit_of_commander(s, COMMANDER[JAIME]) == -1
    assert [e.data["by"] for e in told(s, "captured")] == ["stark"]


@pytest.mark.rule("bow.10.05")
def test_a_commander_pays_no_hits() -> None:
    s = field()
    jaime = put(s, "e4", commander=JAIME, figures=2)
    assert army.pay_figure(s, jaime)
    assert not army.pay_figure(s, jaime)
    assert s.figures[jaime] == 1


@pytest.mark.rule("bow.10.06", "bow.14.06")
def test_fire_captures_a_commander_whatever_his_rating() -> None:
    s = field()
    jaime = put(s, "e4", commander=JAIME, figures=2)
    army.burn(s, jaime, 1)
    assert s.figures[jaime] == 1
    army.burn(s, jaime, 1)
    assert s.captor[COMMANDER[JAIME]] == STARK


@pytest.mark.rule("bow.10.07", "bow.10.08", "bow.ex.10.02")
def test_one_marker_for_both_houses() -> None:
    s = field()
    morale.fall(s, LANNISTER, 1)
    assert s.morale == 1
    assert (morale.depth(s, LANNISTER), morale.depth(s, STARK)) == (1, 0)
    morale.rise(s, LANNISTER, 3)
    assert s.morale == -2
    assert (morale.depth(s, LANNISTER), morale.depth(s, STARK)) == (0, 2)


@pytest.mark.rule("bow.10.09")
def test_zones() -> None:
    zones = ["", *["grey"] * 3, *["green"] * 3, *["yellow"] * 3, *["red"] * 2]
    assert [morale.zone_of(space) for space in range(12)] == zones
    assert morale.BREAK_POINTS == (4, 7, 10)


@pytest.mark.rule("bow.10.10", "bow.1.14")
@pytest.mark.parametrize(("rank", "loss"), [("green", 1), ("blue", 2), ("red", 3)])
def test_the_loss_of_a_unit_costs_morale_by_rank(rank: str, loss: int) -> None:
    s = field()
    army.eliminate(s, put(s, "e5", "heavy_infantry", rank))
    assert s.morale == loss
    army.eliminate(s, put(s, "e5", "war_host", rank))
    assert s.morale == 0


@pytest.mark.rule("bow.10.11")
def test_morale_changes_by_other_means() -> None:
    s = field()
    morale.rise(s, STARK, 2)
    assert s.morale == 2
    assert s.fallen == [0, 2]


@pytest.mark.rule("bow.10.12", "bow.1.21", "bow.11.09")
@pytest.mark.parametrize("house", [STARK, LANNISTER])
def test_rout_loses_at_once(house: int) -> None:
    s = field()
    morale.fall(s, house, 10)
    assert not s.ending
    morale.fall(s, house, 5)
    assert (s.ending, s.winners) == ("rout", [1 - house])


@pytest.mark.rule("bow.10.13", "bow.1.21")
def test_without_a_rout_space_the_marker_stays_at_the_end() -> None:
    s = field(morale={"stark": "11", "lannister": "rout"})
    morale.fall(s, STARK, 14)
    assert s.morale == -11
    assert not s.ending
    assert not morale.can_fall(s, STARK)
    morale.rise(s, STARK, 1)
    assert s.morale == -10


@pytest.mark.rule("bow.10.12")
def test_a_rout_ends_the_attack_that_caused_it() -> None:
    s = field()
    s.morale = 10
    unit, foe = put(s, "e5", "war_host"), put(s, "e4", "guard", figures=1)
    dice(s, "green", "green")
    start(s, Attack(attacker=unit, target=foe))
    assert s.offer is None
    assert s.winners == [STARK]
