"""Why not: what one can point at on the map, and the rule that speaks against it."""

from __future__ import annotations

import pytest

from tests.games.war_of_the_ring.helpers import (
    act,
    bare,
    everyone_at_war,
    place_character,
    put_army,
    start,
    why,
)
from westmarch.games.war_of_the_ring.game import GAME
from westmarch.games.war_of_the_ring.rules.battle.attack import Attack
from westmarch.games.war_of_the_ring.rules.map.characters import MoveCompanions
from westmarch.games.war_of_the_ring.rules.map.movement import MoveArmies
from westmarch.games.war_of_the_ring.rules.map.pieces import FREE_PEOPLES
from westmarch.games.war_of_the_ring.rules.state import War


def field() -> War:
    s = bare()
    everyone_at_war(s)
    put_army(s, "edoras", rohan_regular=2, rohan_leader=1)
    put_army(s, "minas_tirith", gondor_regular=1)
    put_army(s, "fords_of_isen", isengard_regular=1)
    return s


@pytest.mark.rule("wotr.6.32", "wotr.6.39")
def test_armies_and_their_ways() -> None:
    s = field()
    start(s, MoveArmies(seat=FREE_PEOPLES))
    assert why(s, "move_from bree") == ("wotr.6.16", "no_army_there")
    assert why(s, "move_from fords_of_isen") == ("wotr.6.16", "not_your_army")
    assert why(s, "move_to bree") == ("wotr.6.32", "when_armies_move")
    assert why(s, "done") == ("wotr.6.32", "cannot_be_left_out")
    act(s, "move_from edoras")
    assert why(s, "move_to edoras") == ("wotr.6.39", "already_there")
    assert why(s, "move_to bree") == ("wotr.6.39", "too_far")
    assert why(s, "move_to folde") is None
    act(s, "move_to folde")
    assert why(s, "take sauron_regular") == ("wotr.6.35", "enemy_figure")
    assert why(s, "take gondor_elite") == ("wotr.6.35", "no_such_figure_there")
    assert why(s, "take_character gandalf_the_grey") == ("wotr.8.28", "character_in_fellowship")


@pytest.mark.rule("wotr.6.46")
def test_targets() -> None:
    s = field()
    put_army(s, "folde", sauron_regular=1)
    put_army(s, "westemnet", sauron_regular=1)
    start(s, Attack(seat=FREE_PEOPLES))
    assert why(s, "combat_card fp_char_01") == ("wotr.6.58", "when_combat_card")
    assert s.offer is not None and s.offer.kind == "attack_target"
    assert why(s, "attack bree") == ("wotr.6.46", "no_enemy_there")
    assert why(s, "attack fords_of_isen") == ("wotr.6.46", "target_not_adjacent")


@pytest.mark.rule("wotr.6.05", "wotr.6.06")
def test_companions() -> None:
    s = field()
    place_character(s, "meriadoc", "edoras")
    place_character(s, "gimli", "bree")
    start(s, MoveCompanions(seat=FREE_PEOPLES))
    act(s, "gather meriadoc")
    assert why(s, "companions_to bree") == ("wotr.6.06", "beyond_level")
    assert why(s, "combat_card fp_char_01") == ("wotr.6.58", "when_combat_card")


def test_in_every_language() -> None:
    s = field()
    start(s, MoveArmies(seat=FREE_PEOPLES))
    act(s, "move_from edoras")
    from westmarch.kernel.engine.flow import explain

    refusal = explain(s, ("move_to", "bree"))
    assert refusal is not None
    texts = {GAME.reason(refusal, language) for language in ("en", "pl", "ru")}
    assert len(texts) == 3
