"""Chapter 11: victory."""

from __future__ import annotations

import pytest

from tests.games.five_armies.helpers import (
    FP,
    SHADOW,
    act,
    bare,
    put_army,
    put_character,
    shadow_takes,
    start,
)
from westmarch.games.five_armies.rules.characters.characters import BringCharacter
from westmarch.games.five_armies.rules.map.armies import eliminate
from westmarch.games.five_armies.rules.map.board import HOLDINGS, PLACE, PLACES, VICTORY_POINTS
from westmarch.games.five_armies.rules.map.movement import MoveArmies
from westmarch.games.five_armies.rules.map.pieces import BEORN, ORC
from westmarch.games.five_armies.rules.turn.turn import Turn
from westmarch.games.five_armies.rules.turn.victory import check_fate, shadow_points


def end_of_turn() -> Turn:
    turn = Turn()
    turn.goto("victory_check")
    return turn


@pytest.mark.rule("b5a.11.01")
def test_victory_points_of_the_shadow() -> None:
    assert {PLACES[r]: VICTORY_POINTS[r] for r in HOLDINGS} == {
        "front_gate": 4,
        "eastern_spur": 4,
        "ravenhill": 4,
        "camp": 2,
        "lower_slopes": 2,
        "fallen_bridge": 2,
        "ruins_of_dale": 2,
    }
    s = bare()
    assert shadow_points(s) == 0
    shadow_takes(s, *(PLACES[r] for r in HOLDINGS))
    assert shadow_points(s) == 20
    s.wall_damage[PLACE["ravenhill"]] = 3  # breached or not
    assert shadow_points(s) == 20
    s.shadow_control[PLACE["ravenhill"]] = 0  # counted from current control
    assert shadow_points(s) == 16


@pytest.mark.rule("b5a.11.02")
def test_the_free_peoples_win_when_bolg_falls() -> None:
    s = bare()
    put_army(s, "ruins_of_dale", orc=1)
    put_character(s, "bolg", "ruins_of_dale")
    eliminate(s, PLACE["ruins_of_dale"], ORC)
    assert (s.ending, s.winners) == ("bolg_slain", [FP])


@pytest.mark.rule("b5a.11.03", "b5a.12.09")
def test_beorn_wins_with_five_points_or_fewer() -> None:
    s = bare()
    s.fate = 11
    shadow_takes(s, "ravenhill")  # 4
    start(s, BringCharacter(character=BEORN))
    act(s, "enter_at lower_slopes")
    assert (s.ending, s.winners) == ("beorn", [FP])
    s = bare()
    s.fate = 11
    shadow_takes(s, "ravenhill", "camp")  # 6
    start(s, BringCharacter(character=BEORN))
    act(s, "enter_at lower_slopes")
    assert s.ending == "" and s.characters[BEORN] == PLACE["lower_slopes"]


@pytest.mark.rule("b5a.11.04")
def test_fate_wins_on_the_last_space() -> None:
    s = bare()
    s.fate = 14
    check_fate(s)
    assert s.ending == ""
    s.fate = 15
    check_fate(s)
    assert (s.ending, s.winners) == ("fate", [FP])


@pytest.mark.rule("b5a.11.05")
def test_ten_points_win_only_at_the_end_of_the_turn() -> None:
    s = bare()
    shadow_takes(s, "eastern_spur", "ravenhill")
    put_army(s, "v_south_plain", orc=1)
    start(s, MoveArmies(side=SHADOW))
    act(s, "move_to ruins_of_dale")
    assert shadow_points(s) == 10 and s.ending == ""
    start(s, end_of_turn())
    assert (s.ending, s.winners) == ("conquest", [SHADOW])


@pytest.mark.rule("b5a.11.05")
def test_eight_points_do_not_win() -> None:
    s = bare()
    shadow_takes(s, "eastern_spur", "ravenhill")
    start(s, end_of_turn())
    assert s.ending == ""


@pytest.mark.rule("b5a.11.06", "b5a.11.07")
def test_ten_points_with_the_front_gate_win_at_once() -> None:
    s = bare()
    shadow_takes(s, "ravenhill", "camp")
    put_army(s, "eb_gate_plain", orc=1)
    start(s, MoveArmies(side=SHADOW))
    act(s, "move_to front_gate")
    assert (s.ending, s.winners) == ("front_gate", [SHADOW])
    s = bare()  # the Front Gate first, the points later
    shadow_takes(s, "ravenhill", "front_gate")
    put_army(s, "v_south_plain", orc=1)
    start(s, MoveArmies(side=SHADOW))
    act(s, "move_to ruins_of_dale")
    assert s.ending == "front_gate"


@pytest.mark.rule("b5a.11.07")
def test_the_first_condition_met_ends_the_game() -> None:
    s = bare()
    shadow_takes(s, "ravenhill", "eastern_spur", "camp")
    s.fate = 15
    check_fate(s)
    start(s, end_of_turn())
    assert (s.ending, s.winners) == ("fate", [FP])
