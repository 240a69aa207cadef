"""Cards that stay on the table: what they do while they are in play (b5a.6.14)."""

from __future__ import annotations

import pytest

from tests.games.five_armies.helpers import (
    FP,
    SHADOW,
    act,
    army,
    asked,
    bare,
    damage,
    luck,
    offered,
    put_army,
    put_character,
    set_dice,
    start,
    why,
)
from westmarch.games.five_armies.rules.battle.combat_round import CombatRound
from westmarch.games.five_armies.rules.battle.damage import InflictDamage
from westmarch.games.five_armies.rules.catalogue import FACE
from westmarch.games.five_armies.rules.map.armies import (
    eliminate,
    eliminate_character,
    lay_orcs_on_card,
    leadership_at,
    strength_at,
)
from westmarch.games.five_armies.rules.map.board import PLACE
from westmarch.games.five_armies.rules.map.pieces import (
    BILBO,
    CHARACTER,
    DWARF_REGULAR,
    ELF_ARCHER,
    GREAT_ORC,
    LAKE_MEN,
    ORC,
    THORIN,
)
from westmarch.games.five_armies.rules.turn.action_dice import ActionRound
from westmarch.games.five_armies.rules.turn.table_cards import (
    FLYING_ARROWS,
    FURY_OF_THE_DWARVES,
    HOWLING_ORCS,
    LUCKY_NUMBER,
    SHINING_ARMOUR,
    TROUBLED_MIND,
)
from westmarch.games.five_armies.rules.turn.turn import Turn


@pytest.mark.rule("b5a.6.14")
def test_lucky_number_rolls_a_die_again() -> None:
    s = bare()
    s.table = [LUCKY_NUMBER]
    set_dice(s, "muster event", "eye")
    turn = Turn()
    turn.goto("lucky_number")
    start(s, turn)
    assert offered(s) == ["roll_again muster", "roll_again event", "done"]
    luck(s, 1)
    act(s, "roll_again muster")
    assert s.dice[FP] == sorted([FACE["character"], FACE["event"]])
    assert s.table == [LUCKY_NUMBER]
    start(s, turn_at("lucky_number"))
    luck(s, 6)
    act(s, "roll_again event")
    assert FACE["will_of_the_west"] in s.dice[FP] and s.table == []  # then it goes


def turn_at(step: str) -> Turn:
    turn = Turn()
    turn.goto(step)
    return turn


@pytest.mark.rule("b5a.6.14")
def test_lucky_number_goes_with_bilbo() -> None:
    s = bare()
    s.table = [LUCKY_NUMBER]
    put_character(s, "bilbo", "camp")
    eliminate_character(s, BILBO)
    assert s.table == []


@pytest.mark.rule("b5a.6.14")
def test_any_shadow_die_brings_an_orc_from_the_card() -> None:
    s = bare()
    put_army(s, "bl_gap_plain", orc=1)
    s.table = [FLYING_ARROWS]
    assert lay_orcs_on_card(s, 2) == 2 and s.supply[ORC] == 33
    for left in (1, 0):
        set_dice(s, "", "eye eye")
        start(s, ActionRound(first=SHADOW))
        act(s, "orc_from_card bl_gap_plain")
        assert s.orcs_on_card == left
    assert army(s, "bl_gap_plain") == {"orc": 3} and s.table == []  # empty: discarded
    assert s.supply[ORC] == 33


@pytest.mark.rule("b5a.6.14", "b5a.8.14")
def test_troubled_mind_bars_a_general_until_the_free_peoples_clear_it() -> None:
    s = bare()
    put_army(s, "camp", lake_men=1, damage=1)
    put_character(s, "bard", "camp")
    s.activated[CHARACTER["bard"]] = 1
    s.table = [TROUBLED_MIND]
    s.troubled = CHARACTER["bard"]
    s.fate = 3
    set_dice(s, "muster muster will_of_the_west", "eye")
    start(s, ActionRound())
    assert why(s, "general bard") == ("b5a.6.07", "troubled_mind")
    act(s, "use_die will_of_the_west", "clear_mind")
    assert s.fate == 3 and s.table == [] and s.troubled == -1
    s.table = [TROUBLED_MIND]
    s.troubled = CHARACTER["bard"]
    set_dice(s, "muster muster", "eye")
    start(s, ActionRound())
    act(s, "clear_mind")  # another die, and fate a space back
    assert s.fate == 2 and s.table == []
    s.table = [TROUBLED_MIND]
    s.troubled = CHARACTER["bard"]
    s.fate = 0
    set_dice(s, "muster muster", "eye")
    start(s, ActionRound())
    assert why(s, "clear_mind") == ("b5a.6.08", "fate_at_start")


@pytest.mark.rule("b5a.6.14", "b5a.6.16")
def test_howling_orcs_silence_dwarves_and_men_near_great_orcs() -> None:
    s = bare()
    put_army(s, "v_east_plain", great_orc=1)
    put_army(s, "ruins_of_dale", lake_men=1, dwarf_regular=1, elf_archer=1)
    s.table = [HOWLING_ORCS]
    place = (PLACE["ruins_of_dale"], PLACE["v_east_plain"])

    def silenced(kind: int) -> bool:
        frame = CombatRound(attacker=SHADOW, place=place, region=place[0], manoeuvre=(kind, -1))
        return frame.howled_down(s, FP)

    assert silenced(LAKE_MEN) and silenced(DWARF_REGULAR) and not silenced(ELF_ARCHER)
    put_army(s, "v_dale_hills", great_orc=1)
    eliminate(s, PLACE["v_dale_hills"], GREAT_ORC)  # any Great Orc
    assert s.table == [] and not silenced(LAKE_MEN)


@pytest.mark.rule("b5a.7.09")
def test_fury_of_the_dwarves() -> None:
    s = bare()
    put_army(s, "camp", dwarf_regular=2)
    put_character(s, "thorin", "camp")
    camp = PLACE["camp"]
    assert (strength_at(s, FP, camp), leadership_at(s, FP, camp)) == (2, 2)
    s.table = [FURY_OF_THE_DWARVES]
    assert (strength_at(s, FP, camp), leadership_at(s, FP, camp)) == (4, 4)
    eliminate_character(s, THORIN)
    assert s.table == [] and strength_at(s, FP, camp) == 2


@pytest.mark.rule("b5a.7.09", "b5a.9.39")
def test_shining_armour_takes_tokens_until_it_breaks() -> None:
    s = bare()
    put_army(s, "ruins_of_dale", dwarf_regular=3)
    put_army(s, "v_east_plain", orc=5)
    put_character(s, "thorin", "ruins_of_dale")
    s.table = [SHINING_ARMOUR]
    s.armour = 4
    start(s, InflictDamage(side=FP, place=PLACE["ruins_of_dale"], amount=2))
    assert asked(s) == "shining_armour"
    assert offered(s) == ["choose_number 0", "choose_number 1", "choose_number 2"]
    act(s, "choose_number 2")
    assert s.armour == 6 and damage(s, "ruins_of_dale") == 0
    place = (PLACE["ruins_of_dale"], PLACE["v_east_plain"])
    start(s, CombatRound(attacker=SHADOW, place=place, region=place[0]))
    luck(s, *[1] * 8)
    act(s, "manoeuvre regroup", "manoeuvre regroup")
    while asked(s) == "leader_reroll":
        act(s, "reroll 0 0")
    assert s.table == [] and s.armour == 0  # more than five at the end of a round
