"""The rulings that a table may switch: the standard reading and the other one, side by side."""

from __future__ import annotations

import pytest

from tests.games.five_armies.helpers import (
    FP,
    SHADOW,
    act,
    asked,
    bare,
    damage,
    give,
    leaders,
    luck,
    offered,
    put_army,
    put_character,
    set_dice,
    shadow_takes,
    start,
    why,
)
from westmarch.games.five_armies.rules.battle.battle import MoveAndAttack
from westmarch.games.five_armies.rules.battle.damage import WALLS_OUTSIDE, InflictDamage
from westmarch.games.five_armies.rules.cards.combat_effects import CAPTAIN_OF_WAR
from westmarch.games.five_armies.rules.map.board import PLACE
from westmarch.games.five_armies.rules.map.control import SHADOW_BONUS_DIE
from westmarch.games.five_armies.rules.map.pieces import BILBO, DAIN, VANISHED
from westmarch.games.five_armies.rules.state import Battlefield
from westmarch.games.five_armies.rules.turn.action_dice import ONE_RESULT, ActionRound
from westmarch.games.five_armies.rules.turn.table_cards import TROUBLED_MIND
from westmarch.games.five_armies.rules.turn.turn import dice_pool
from westmarch.kernel import registry

READINGS = pytest.mark.parametrize("switched", [False, True], ids=["standard", "alternative"])


def table(ruling: str, switched: bool) -> Battlefield:
    """An empty board where a ruling is played by its standard reading or by the other."""
    s = bare()
    if switched:
        s.house_rulings = (ruling,)
    return s


def test_these_are_all() -> None:
    game = registry.game("five_armies")
    assert {option.name for option in game.options if option.ruling} == {
        SHADOW_BONUS_DIE,
        CAPTAIN_OF_WAR,
        ONE_RESULT,
        WALLS_OUTSIDE,
    }


@pytest.mark.rule("b5a.5.03")
@READINGS
def test_fortifications_and_the_bonus_die(switched: bool) -> None:
    s = table(SHADOW_BONUS_DIE, switched)
    shadow_takes(s, "front_gate", "camp")
    assert dice_pool(s, SHADOW) == (6 if switched else 7)
    shadow_takes(s, "eastern_spur")
    assert dice_pool(s, SHADOW) == 7


@pytest.mark.rule("b5a.6.16", "b5a.6.09")
@READINGS
def test_captain_of_war(switched: bool) -> None:
    s = table(CAPTAIN_OF_WAR, switched)
    put_army(s, "v_east_plain", orc=2)
    put_army(s, "ruins_of_dale", lake_men=3, leaders=1)
    put_character(s, "bard", "ruins_of_dale")
    give(s, FP, "event_01")
    start(s, MoveAndAttack(side=SHADOW))
    act(s, "attack ruins_of_dale", "manoeuvre regroup")
    luck(s, 6, 6, 1, 1, 1)
    act(s, "manoeuvre event_01")
    act(s, "reroll 0 0")
    assert asked(s) == "captain_of_war" and damage(s, "ruins_of_dale") == 2
    assert ("done" in offered(s)) == switched
    if switched:
        act(s, "done")
        assert damage(s, "ruins_of_dale") == 2 and leaders(s, "ruins_of_dale") == 1


@pytest.mark.rule("b5a.5.25", "b5a.8.23")
@READINGS
def test_a_will_of_the_west_with_bilbo(switched: bool) -> None:
    def ready() -> Battlefield:
        s = table(ONE_RESULT, switched)
        put_army(s, "camp", lake_men=1, leaders=1)
        s.characters[BILBO] = VANISHED
        s.rings = 2
        s.table.append(TROUBLED_MIND)
        s.troubled = DAIN
        give(s, FP, "fp_story_09")
        set_dice(s, "will_of_the_west event", "army army")
        start(s, ActionRound())
        act(s, "use_die will_of_the_west")
        return s

    s = ready()
    act(s, "bilbo_appears", "character_to ruins_of_dale")
    assert why(s, "clear_mind") == (None if switched else ("b5a.6.08", "fate_at_start"))
    act(s, "play fp_story_09")
    assert leaders(s, "camp") == (3 if switched else 2)
    s = ready()
    act(s, "play fp_story_09")
    assert leaders(s, "camp") == 3
    act(s, "done")  # the army stays where it is
    assert (asked(s) == "bilbo_follows") == switched


@pytest.mark.rule("b5a.10.43")
@READINGS
def test_walls_and_damage_outside_battle(switched: bool) -> None:
    s = table(WALLS_OUTSIDE, switched)
    put_army(s, "ravenhill", elf_archer=3)
    start(s, InflictDamage(side=FP, place=PLACE["ravenhill"], amount=2))
    assert s.wall_damage[PLACE["ravenhill"]] == (0 if switched else 2)
    assert damage(s, "ravenhill") == (2 if switched else 0)
