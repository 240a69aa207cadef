"""The Command phase and orders (chapter 4)."""

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
    why_not,
)
from westmarch.games.battles_of_westeros.rules.battlefield.grid import DISTANCE, HEX
from westmarch.games.battles_of_westeros.rules.battlefield.pieces import (
    BLUE,
    DICE,
    KIND,
    LANNISTER,
    ORDERS,
    STARK,
)
from westmarch.games.battles_of_westeros.rules.catalogue import CARD
from westmarch.games.battles_of_westeros.rules.round.command_phase import CommandPhase
from westmarch.games.battles_of_westeros.rules.round.orders import Orders
from westmarch.games.battles_of_westeros.rules.state import Field


def seat(s: Field) -> int:
    assert s.offer is not None
    return s.offer.seat


@pytest.mark.rule("bow.4.01", "bow.2.05")
def test_players_alternate_beginning_with_the_first() -> None:
    s = field()
    s.first = LANNISTER
    pool(s, "stark", morale=2)
    pool(s, "lannister", morale=2)
    start(s, CommandPhase())
    assert seat(s) == LANNISTER
    act(s, "raise_morale")
    assert seat(s) == STARK
    act(s, "raise_morale")
    assert seat(s) == LANNISTER


@pytest.mark.rule("bow.4.02", "bow.4.05", "bow.4.16", "bow.4.18")
def test_a_turn_is_one_action() -> None:
    s = field()
    unit = put(s, "e7", "war_host")
    pool(s, "stark", green=1, valor=1)
    pool(s, "lannister", valor=1)
    s.hands[STARK] = [CARD["stark_01"]]
    put(s, "c8", commander="maege_bear_island", rank="red")
    start(s, CommandPhase())
    assert offered(s) == ["token green", "token valor", "play stark_01", "pass"]
    act(s, "token green", "choose_unit e7", "move e6")
    assert seat(s) == LANNISTER
    assert s.pool[:5] == [0, 0, 0, 1, 0]
    assert at(s, unit) == "e6"
    assert not s.active[unit]


@pytest.mark.rule("bow.4.03")
def test_who_has_passed_takes_no_further_turn() -> None:
    s = field()
    pool(s, "lannister", morale=2)
    pool(s, "stark", morale=1)
    start(s, CommandPhase())
    act(s, "pass")
    assert seat(s) == LANNISTER
    act(s, "raise_morale")
    assert seat(s) == LANNISTER
    act(s, "raise_morale")
    assert s.offer is None
    assert s.pool[:5] == [0, 0, 0, 0, 1]


@pytest.mark.rule("bow.4.04")
def test_who_can_do_nothing_must_pass() -> None:
    s = field()
    pool(s, "stark", red=1)
    pool(s, "lannister", morale=1)
    start(s, CommandPhase())
    assert s.passed[STARK]
    assert seat(s) == LANNISTER


@pytest.mark.rule("bow.4.06", "bow.4.07", "bow.4.08", "bow.4.13")
@pytest.mark.parametrize("rank", ["green", "blue", "red"])
def test_a_shield_orders_a_unit_of_its_rank_anywhere(rank: str) -> None:
    s = field()
    s.active[0] = 0
    for place, other in (("c5", "green"), ("e5", "blue"), ("g5", "red")):
        put(s, place, "war_host", other)
        put(s, place.replace("5", "6"), "war_host", other)
    pool(s, "stark", **{rank: 1})
    start(s, CommandPhase())
    act(s, f"token {rank}")
    column = {"green": "c", "blue": "e", "red": "g"}[rank]
    assert offered(s) == [f"choose_unit {column}5", f"choose_unit {column}6"]


@pytest.mark.rule("bow.4.09")
def test_valor_orders_a_unit_of_any_rank() -> None:
    s = field()
    put(s, "c5", "war_host", "blue")
    put(s, "e5", "war_host", "red")
    put(s, "g5", "guard", "red")
    pool(s, "stark", valor=1)
    start(s, CommandPhase())
    act(s, "token valor")
    assert offered(s) == ["choose_unit a9", "choose_unit c5", "choose_unit e5"]


@pytest.mark.rule("bow.4.10", "bow.10.11")
def test_a_morale_token_raises_morale() -> None:
    s = field(morale={"stark": "11", "lannister": "11"})
    pool(s, "stark", morale=2)
    start(s, CommandPhase())
    act(s, "raise_morale")
    assert s.morale == 1
    s.morale = 11
    assert "raise_morale" in offered(s)
    act(s, "raise_morale")
    assert s.morale == 11


@pytest.mark.rule("bow.4.11", "bow.4.19", "bow.10.11")
def test_a_morale_token_rallies_a_unit_for_a_step_of_morale() -> None:
    s = field()
    one = put(s, "e5", "war_host", active=False)
    put(s, "g5", "war_host", active=False)
    pool(s, "stark", morale=1, green=1)
    start(s, CommandPhase())
    act(s, "rally_for_morale")
    assert offered(s) == ["choose_unit e5", "choose_unit g5"]
    act(s, "choose_unit e5")
    assert s.active[one]
    assert s.morale == -1
    assert not any(s.turn)


@pytest.mark.rule("bow.4.11")
def test_when_a_morale_token_cannot_rally() -> None:
    s = field(morale={"stark": "11", "lannister": "11"})
    pool(s, "stark", morale=1)
    start(s, CommandPhase())
    refusal = why_not(s, "rally_for_morale")
    assert refusal is not None and refusal.rule == "bow.4.11"
    put(s, "e5", "war_host", active=False)
    s.morale = -11
    start(s, CommandPhase())
    refusal = why_not(s, "rally_for_morale")
    assert refusal is not None and refusal.key == "morale_at_bottom"


@pytest.mark.rule("bow.4.11", "bow.10.12")
def test_rallying_may_be_ones_rout() -> None:
    s = field()
    put(s, "e5", "war_host", active=False)
    pool(s, "stark", morale=1)
    s.morale = -10
    start(s, CommandPhase())
    act(s, "rally_for_morale")
    assert s.winners == [LANNISTER]


@pytest.mark.rule("bow.4.12")
@pytest.mark.parametrize("kind", ["green", "morale"])
def test_two_of_a_kind_order_any_unit(kind: str) -> None:
    s = field()
    s.active[0] = 0
    put(s, "e5", "war_host", "red")
    put(s, "g5", "war_host", "blue")
    pool(s, "stark", **{kind: 2})
    start(s, CommandPhase())
    act(s, f"pair {kind}")
    assert offered(s) == ["choose_unit e5", "choose_unit g5"]
    act(s, "choose_unit e5", "move e4")
    assert not any(s.pool)
    refusal = why_not(field_with_one_token(), "pair green")
    assert refusal is not None


def field_with_one_token() -> Field:
    s = field()
    pool(s, "stark", green=1)
    start(s, CommandPhase())
    return s


@pytest.mark.rule("bow.4.14", "bow.2.09")
def test_only_active_friendly_units_are_ordered() -> None:
    s = field()
    put(s, "e5", "war_host", active=False)
    put(s, "g5", "guard")
    pool(s, "stark", valor=1)
    pool(s, "lannister", morale=1)
    s.active[0] = 0
    start(s, CommandPhase())
    assert s.passed[STARK]


@pytest.mark.rule("bow.4.15", "bow.6.05", "bow.1.12")
def test_the_figures_of_a_unit_stay_together() -> None:
    s = field()
    unit = put(s, "e5", "war_host", figures=3)
    s.ordered = [unit]
    start(s, Orders(seat=STARK))
    act(s, "move e4")
    assert s.figures[unit] == 3
    assert s.unit_at[HEX["e5"]] == -1


@pytest.mark.rule("bow.4.16")
def test_an_ordered_unit_need_not_move_or_attack() -> None:
    s = field()
    unit = put(s, "e5", "war_host")
    foe = put(s, "e4", "guard")
    s.ordered = [unit]
    start(s, Orders(seat=STARK))
    assert "stay" in offered(s)
    act(s, "stay")
    assert offered(s) == ["attack e4", "done"]
    act(s, "done")
    assert s.figures[foe] == 4
    assert not s.active[unit]


@pytest.mark.rule("bow.4.17", "bow.6.01", "bow.7.01")
def test_all_moves_come_before_all_attacks() -> None:
    s = field()
    one, two = put(s, "e5", "war_host"), put(s, "g5", "war_host")
    put(s, "f4", "guard")
    s.ordered = [one, two]
    start(s, Orders(seat=STARK))
    assert offered(s) == ["move_unit e5", "move_unit g5", "done"]
    act(s, "move_unit e5", "stay")
    assert offered(s) == ["move_unit g5", "done"]
    act(s, "move_unit g5", "move f5")
    assert offered(s) == ["attack_with f5", "done"]


@pytest.mark.rule("bow.7.01", "bow.4.21", "bow.7.03")
def test_each_ordered_unit_attacks_once_in_the_order_chosen() -> None:
    s = field()
    one, two = put(s, "e5", "war_host"), put(s, "f5", "war_host")
    put(s, "e4", "guard", "red")
    s.ordered = [one, two]
    start(s, Orders(seat=STARK))
    act(s, "done")
    assert offered(s) == ["attack_with e5", "attack_with f5", "done"]
    dice(s, "blue", "blue", "blue", "blue")
    act(s, "attack_with f5", "attack e4")
    assert offered(s) == ["attack_with e5", "done"]
    act(s, "attack_with e5", "attack e4", "done")
    assert s.offer is None


@pytest.mark.rule("bow.4.18")
def test_a_unit_tires_whatever_it_did() -> None:
    s = field()
    units = [put(s, h, "war_host") for h in ("c5", "e5")]
    s.ordered = list(units)
    start(s, Orders(seat=STARK))
    act(s, "done")
    assert [s.active[u] for u in units] == [0, 0]


@pytest.mark.rule("bow.4.19")
def test_a_rallied_unit_may_be_ordered_again() -> None:
    s = field()
    unit = put(s, "e5", "war_host")
    pool(s, "stark", green=2, morale=1)
    s.active[0] = 0
    start(s, CommandPhase())
    act(s, "token green", "move e4", "rally_for_morale", "choose_unit e4", "token green")
    act(s, "move e3")
    assert at(s, unit) == "e3"


@pytest.mark.rule("bow.4.20", "bow.ex.4.01", "bow.6.02")
def test_the_order_table_of_the_war_host() -> None:
    s = field()
    green, red = put(s, "c5", "war_host", "green"), put(s, "h5", "war_host", "red")
    put(s, "c3", "guard")
    for unit, steps in ((green, 2), (red, 1)):
        s.ordered = [unit]
        start(s, Orders(seat=STARK))
        here = s.hex[unit]
        reached = offered_hexes(s, "move")
        assert max(DISTANCE[here][HEX[h]] for h in reached) == steps
    s.ordered = [green]
    s.turn = bytearray(len(s.turn))
    start(s, Orders(seat=STARK))
    act(s, "move c4")
    assert offered(s) == ["attack c3", "done"]


@pytest.mark.rule("bow.4.20", "bow.ex.4.02", "bow.7.15")
def test_attack_dice_of_the_war_host() -> None:
    assert DICE[KIND["war_host"]] == (2, 3, 4)


@pytest.mark.rule("bow.4.20")
def test_a_row_with_alternatives_is_chosen_by_moving() -> None:
    assert ORDERS[KIND["guard"]][BLUE] == (1, 2)
    for origin, attacks in (("e3", False), ("d5", True)):
        s = field()
        unit = put(s, origin, "guard", "blue")
        put(s, "e6", "war_host")
        s.ordered = [unit]
        start(s, Orders(seat=LANNISTER))
        act(s, "move e5")
        assert offered(s) == (["attack e6", "done"] if attacks else [])


@pytest.mark.rule("bow.4.22")
def test_other_uses_of_an_order() -> None:
    s = field()
    unit = put(s, "e5", commander="gregor_reaver", rank="blue")
    ground(s, "forest", "f5")
    ablaze(s, 1, "d5")
    s.ordered = [unit]
    start(s, Orders(seat=LANNISTER))
    act(s, "stay")
    assert {"set_fire f5", "put_out_fire d5"} <= set(offered(s))
    s = field()
    unit = put(s, "e5", "kennelmasters")
    put(s, "e2", "guard")
    s.ordered = [unit]
    start(s, Orders(seat=STARK))
    act(s, "stay")
    assert offered(s) == ["loose_dogs e2", "done"]
