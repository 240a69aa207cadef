"""The rulings a table may switch: each reading, the standard one and the other (rulings.toml)."""

from __future__ import annotations

import pytest

from tests.games.war_of_the_ring.helpers import (
    act,
    army,
    bare,
    capture,
    characters,
    everyone_at_war,
    offered,
    place_character,
    put_army,
    start,
    told,
    why,
)
from tests.games.war_of_the_ring.rules.cards.playing_cards import play
from westmarch.games.war_of_the_ring.game import GAME
from westmarch.games.war_of_the_ring.rules.battle.attack import Attack
from westmarch.games.war_of_the_ring.rules.battle.battle import Battle
from westmarch.games.war_of_the_ring.rules.battle.combat_round import (
    WORDS_OF_POWER_AND_THE_WHITE_RIDER,
)
from westmarch.games.war_of_the_ring.rules.cards.combat_free_peoples import (
    FATEFUL_STRIKE_AND_THE_WITCH_KING,
)
from westmarch.games.war_of_the_ring.rules.cards.shadow_character import GROND_AND_THE_REARGUARD
from westmarch.games.war_of_the_ring.rules.catalogue import CARD, COMBAT, COMBAT_OF, TILE
from westmarch.games.war_of_the_ring.rules.fellowship.hunt import (
    ISILDURS_BANE_AND_THE_MITHRIL_COAT,
)
from westmarch.games.war_of_the_ring.rules.map.board import PLACE, REGION
from westmarch.games.war_of_the_ring.rules.map.march import AN_ARMY_THAT_COMES_BACK
from westmarch.games.war_of_the_ring.rules.map.pieces import CHARACTER, ELIMINATED
from westmarch.games.war_of_the_ring.rules.state import War
from westmarch.games.war_of_the_ring.view import view

FP, SH = 0, 1
both = pytest.mark.parametrize("other", [False, True], ids=["standard", "alternative"])


def table(ruling: str, other: bool) -> War:
    """An empty board, everybody At War, one ruling at its standard or at its other reading."""
    s = bare()
    everyone_at_war(s)
    s.house_rulings = (ruling,) if other else ()
    return s


def test_the_rules_ask_for_rulings_that_exist() -> None:
    asked = {
        ISILDURS_BANE_AND_THE_MITHRIL_COAT,
        GROND_AND_THE_REARGUARD,
        FATEFUL_STRIKE_AND_THE_WITCH_KING,
        AN_ARMY_THAT_COMES_BACK,
        WORDS_OF_POWER_AND_THE_WHITE_RIDER,
    }
    assert asked == {option.name for option in GAME.options if option.ruling}


@both
@pytest.mark.rule("wotr.9.19")
def test_isildurs_bane_and_the_mithril_coat(other: bool) -> None:
    s = table(ISILDURS_BANE_AND_THE_MITHRIL_COAT, other)
    s.ring_bearers = REGION["trollshaws"]
    s.table = [CARD["fp_char_05"]]
    s.hunt_pool = [TILE["std_3_1"], TILE["std_2_1"]]
    play(s, "sh_char_06", SH, 0)
    if other:
        assert s.offer is None and s.corruption == 3
    else:
        assert offered(s) == ["use_table_card fp_char_05", "no"]


@both
@pytest.mark.rule("wotr.9.19")
def test_the_mithril_coat_answers_every_other_tile(other: bool) -> None:
    s = table(ISILDURS_BANE_AND_THE_MITHRIL_COAT, other)
    s.ring_bearers = REGION["trollshaws"]
    s.table = [CARD["fp_char_05"]]
    s.hunt_pool = [TILE["std_3_1"], TILE["std_2_1"]]
    play(s, "sh_char_05", SH, 0)
    assert offered(s) == ["use_table_card fp_char_05", "no"]


@both
@pytest.mark.rule("wotr.6.50")
def test_grond_and_the_rearguard(other: bool) -> None:
    s = table(GROND_AND_THE_REARGUARD, other)
    put_army(s, "inside_minas_tirith", gondor_regular=5)
    put_army(s, "minas_tirith", sauron_regular=6)
    place_character(s, "witch_king", "minas_tirith")
    play(s, "sh_char_20", SH)
    act(s, "leave_behind sauron_regular")
    refused = ("wotr.5.09", "attack_needs_witch_king") if other else None
    assert why(s, "leave_behind_character witch_king") == refused
    needed = view(s, SH)["procedure"][-1]["needed"]
    assert needed == ([["witch_king"]] if other else [])


@both
@pytest.mark.rule("wotr.6.50")
def test_the_ringwraiths_and_the_rearguard(other: bool) -> None:
    s = table(GROND_AND_THE_REARGUARD, other)
    put_army(s, "north_ithilien", sauron_regular=3, nazgul=1)
    put_army(s, "osgiliath", gondor_regular=1)
    play(s, "sh_char_23", SH)
    act(s, "done", "order_army attack", "leave_behind sauron_regular")
    refused = ("wotr.5.09", "attack_needs_nazgul") if other else None
    assert why(s, "leave_behind nazgul") == refused


def struck(other: bool, nazgul: int, rerolled: int) -> War:
    """A round with Fateful Strike in which so many re-rolled dice of the Free Peoples hit."""
    s = table(FATEFUL_STRIKE_AND_THE_WITCH_KING, other)
    put_army(s, "north_ithilien", sauron_regular=4, nazgul=nazgul)
    put_army(s, "dead_marshes", gondor_regular=2, gondor_leader=2)
    place_character(s, "witch_king", "north_ithilien")
    place_character(s, "mouth_of_sauron", "north_ithilien")
    s.hands[FP] = [COMBAT_OF.index(COMBAT["fateful_strike"])]
    start(s, Battle(seat=SH, origin=PLACE["north_ithilien"], target=PLACE["dead_marshes"]))
    s.luck = [1] * 6 + [1] * 4 + [5] * rerolled + [1] * (2 - rerolled)
    card = next(a for a in offered(s) if a != "no_combat_card")
    act(s, card)
    return s


@both
@pytest.mark.rule("wotr.6.11", "wotr.5.17")
def test_one_hit_of_fateful_strike_and_the_witch_king(other: bool) -> None:
    s = struck(other, nazgul=0, rerolled=1)
    fallen = s.characters[CHARACTER["witch_king"]] == ELIMINATED
    assert fallen == other
    assert s.offer is not None and s.offer.kind != "fateful_strike"
    s = struck(other, nazgul=1, rerolled=1)
    if other:
        assert offered(s) == ["choose_figure nazgul", "choose_character witch_king"]
    else:
        assert army(s, "north_ithilien").get("nazgul") is None


@both
@pytest.mark.rule("wotr.6.11", "wotr.5.17")
def test_two_hits_of_fateful_strike_and_the_minions(other: bool) -> None:
    s = struck(other, nazgul=0, rerolled=2)
    spare = [] if other else ["no"]  # a Nazgûl in the battle has to fall, a Minion may
    minions = ["choose_character witch_king", "choose_character mouth_of_sauron"]
    assert offered(s) == [*spare, *minions]


@both
@pytest.mark.rule("wotr.6.44", "wotr.6.45")
def test_an_army_that_comes_back(other: bool) -> None:
    s = table(AN_ARMY_THAT_COMES_BACK, other)
    put_army(s, "westemnet", rohan_regular=2)
    place_character(s, "boromir", "westemnet")
    capture(s, "edoras", SH)
    play(s, "fp_strat_12", FP)
    act(s, "move_to edoras", "take_all")
    if other:
        assert why(s, "move_to westemnet") == ("wotr.6.41", "stacking_limit")
        assert "done" in offered(s)
    else:
        act(s, "move_to westemnet")
        assert army(s, "westemnet") == {"rohan_regular": 2}
        assert characters(s, "westemnet") == ["boromir"]


@both
@pytest.mark.rule("wotr.6.62", "wotr.6.59")
def test_words_of_power_and_the_white_rider(other: bool) -> None:
    s = table(WORDS_OF_POWER_AND_THE_WHITE_RIDER, other)
    put_army(s, "north_ithilien", sauron_regular=2, nazgul=2)
    put_army(s, "dead_marshes", gondor_regular=2)
    place_character(s, "gandalf_the_white", "dead_marshes")
    s.hands[SH] = [CARD["sh_char_23"]]
    start(s, Battle(seat=SH, origin=PLACE["north_ithilien"], target=PLACE["dead_marshes"]))
    act(s, "yes")
    s.luck = [1] * 8
    act(s, "combat_card sh_char_23")
    assert told(s, "companion_powerless")
    led = [e.data["side"] for e in told(s, "leader_reroll")]
    assert led == (["shadow"] if other else [])


@both
@pytest.mark.rule("wotr.6.50")
def test_an_attack_by_a_die_knows_no_ruling(other: bool) -> None:
    """What a house ruling does to cards leaves attacks by dice as they are."""
    s = table(GROND_AND_THE_REARGUARD, other)
    put_army(s, "north_ithilien", sauron_regular=3, nazgul=1)
    put_army(s, "osgiliath", gondor_regular=1)
    start(s, Attack(seat=SH, led=1))
    act(s, "leave_behind sauron_regular")
    assert why(s, "leave_behind nazgul") == ("wotr.6.47", "attack_needs_leader")
