"""Why not: what one can point at on the battlefield, and the rule that speaks against it."""

from __future__ import annotations

import pytest

from tests.games.battles_of_westeros.helpers import (
    ablaze,
    act,
    field,
    ground,
    pool,
    put,
    start,
    why_not,
)
from westmarch.games.battles_of_westeros.game import GAME
from westmarch.games.battles_of_westeros.rules.battlefield.movement import MoveUnit
from westmarch.games.battles_of_westeros.rules.round.command_phase import CommandPhase
from westmarch.games.battles_of_westeros.rules.round.orders import ChooseDeed
from westmarch.games.battles_of_westeros.rules.state import Field


def why(s: Field, text: str) -> tuple[str, str] | None:
    refusal = why_not(s, text)
    if refusal is None:
        return None
    for language in ("en", "pl", "ru"):
        assert GAME.reason(refusal, language)
    return refusal.rule, refusal.key


@pytest.mark.rule("bow.7.04", "bow.7.10")
def test_targets() -> None:
    s = field()
    archers = put(s, "e5", "northmen_archers")
    put(s, "i5", "guard")
    put(s, "k5", "guard")
    put(s, "e7", "war_host")
    ground(s, "forest", "f4")
    put(s, "g3", "guard")
    put(s, "e3", "guard")
    start(s, ChooseDeed(unit=archers))
    assert why(s, "attack i5") is None
    assert why(s, "attack k5") == ("bow.7.04", "out_of_range")
    assert why(s, "attack e7") == ("bow.7.28", "own_unit")
    assert why(s, "attack c5") == ("bow.7.28", "no_unit_there")
    assert why(s, "attack g3") == ("bow.7.10", "blocked_line")
    assert why(s, "attack t20") == ("bow.1.07", "off_the_battlefield")
    assert why(s, "move e4") == ("bow.4.17", "when_moves")


@pytest.mark.rule("bow.6.02", "bow.6.04", "bow.13.07", "bow.14.10")
def test_ways() -> None:
    s = field()
    unit = put(s, "e5", "war_host")
    put(s, "e4", "war_host")
    put(s, "d5", "guard")
    ground(s, "river", "f5")
    ablaze(s, 1, "e6")
    start(s, MoveUnit(unit=unit))
    if s.offer is not None and s.offer.kind == "disengage":
        act(s, "disengage")
    assert why(s, "move e4") == ("bow.6.04", "friend_in_the_way")
    assert why(s, "move d5") == ("bow.6.04", "enemy_in_the_way")
    assert why(s, "move f5") == ("bow.13.07", "river")
    assert why(s, "move e6") == ("bow.14.10", "burning_there")
    assert why(s, "move e5") == ("bow.6.02", "already_there")
    assert why(s, "move k8") == ("bow.6.02", "too_far")


@pytest.mark.rule("bow.4.05", "bow.4.06", "bow.4.14")
def test_orders() -> None:
    s = field()
    put(s, "c3", "war_host")
    put(s, "c5", "war_host", rank="blue")
    put(s, "c7", "war_host", active=False)
    put(s, "g3", "guard")
    pool(s, "stark", green=1)
    start(s, CommandPhase())
    assert why(s, "token red") == ("bow.3.03", "no_such_token")
    assert why(s, "pair green") == ("bow.4.12", "only_one_token")
    act(s, "token green")
    assert why(s, "choose_unit c5") == ("bow.4.06", "token_of_other_rank")
    assert why(s, "choose_unit c7") == ("bow.4.14", "unit_inactive")
    assert why(s, "choose_unit g3") == ("bow.4.05", "enemy_unit")
    assert why(s, "choose_unit e5") == ("bow.4.15", "no_unit_there")
    assert why(s, "pass") == ("bow.4.05", "cannot_be_left_out")
