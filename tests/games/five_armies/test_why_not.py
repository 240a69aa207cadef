"""Why not: what one can point at on the board, and the rule that speaks against it."""

from __future__ import annotations

import pytest

from tests.games.five_armies.helpers import act, bare, put_army, put_character, start, why
from westmarch.games.five_armies.game import GAME
from westmarch.games.five_armies.rules.characters.characters import MoveCharacters
from westmarch.games.five_armies.rules.map.movement import MoveArmies
from westmarch.games.five_armies.rules.map.pieces import FREE_PEOPLES
from westmarch.kernel.engine.flow import explain


@pytest.mark.rule("b5a.9.08", "b5a.3.02")
def test_armies_and_their_ways() -> None:
    s = bare()
    put_army(s, "camp", lake_men=2)
    put_army(s, "ruins_of_dale", lake_men=1)
    put_army(s, "eb_spur_plain", orc=2)
    start(s, MoveArmies(side=FREE_PEOPLES, count=2))
    assert why(s, "move_from ravenhill") == ("b5a.9.01", "no_army_there")
    assert why(s, "move_from eb_spur_plain") == ("b5a.9.01", "enemy_army_there")
    act(s, "move_from camp")
    assert why(s, "move_to camp") == ("b5a.9.08", "already_there")
    assert why(s, "move_to lower_slopes") == ("b5a.3.02", "too_far")
    assert why(s, "move_to v_middle_plain") == ("b5a.3.03", "river_between")
    assert why(s, "move_to goblin_muster_north") == ("b5a.9.44", "inside_the_mountain")
    assert why(s, "manoeuvre orc") == ("b5a.10.08", "when_manoeuvre")
    refusal = explain(s, ("move_to", "lower_slopes"))
    assert refusal is not None
    assert len({GAME.reason(refusal, language) for language in ("en", "pl", "ru")}) == 3


@pytest.mark.rule("b5a.8.09")
def test_characters() -> None:
    s = bare()
    put_army(s, "camp", lake_men=2)
    put_character(s, "bard", "camp")
    put_character(s, "dain", "camp")
    start(s, MoveCharacters(side=FREE_PEOPLES))
    assert why(s, "move_character bolg") == ("b5a.8.09", "character_not_in_play")
    assert why(s, "move_character thorin") == ("b5a.8.09", "character_not_in_play")
    act(s, "move_character bard")
    assert why(s, "character_to camp") == ("b5a.8.09", "already_there")
