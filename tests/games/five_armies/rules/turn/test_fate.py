"""Chapter 7: fate tiles, the fate track, Fate cards."""

from __future__ import annotations

import pytest

from tests.games.five_armies.helpers import (
    FP,
    SHADOW,
    act,
    asked,
    bare,
    luck,
    offered,
    put_character,
    start,
)
from westmarch.games.five_armies.rules.battle.combat_round import CombatRound
from westmarch.games.five_armies.rules.catalogue import (
    CARD,
    D_FATE,
    FATE_OF,
    TILE,
    TILE_OF_CARD,
    TILE_SYMBOL,
    TILE_VALUE,
    TILES,
)
from westmarch.games.five_armies.rules.characters.characters import ready, why_not_bring
from westmarch.games.five_armies.rules.map.pieces import (
    BEORN,
    BILBO,
    ELIMINATED,
    LORD_OF_THE_EAGLES,
    THORIN,
)
from westmarch.games.five_armies.rules.state import Battlefield
from westmarch.games.five_armies.rules.turn.event_cards import PlayFateCard
from westmarch.games.five_armies.rules.turn.fate import Fate, most_tiles


def pool(s: Battlefield, *tiles: str) -> None:
    """Put exactly these tiles into the fate pool, in this order."""
    s.fate_pool = [TILE[t] for t in tiles]


@pytest.mark.rule("b5a.7.01")
def test_special_tiles_join_the_pool_by_card() -> None:
    assert {
        CARD["fp_story_19"]: TILE["arkenstone"],
        CARD["shadow_story_17"]: TILE["necromancer"],
    } == TILE_OF_CARD
    assert (TILE_VALUE[TILE["arkenstone"]], TILE_SYMBOL[TILE["arkenstone"]]) == (3, True)
    assert (TILE_VALUE[TILE["necromancer"]], TILE_SYMBOL[TILE["necromancer"]]) == (0, False)
    s = bare()
    assert sorted(set(s.fate_pool)) == [i for i, t in enumerate(TILES) if "_" in t]


@pytest.mark.rule("b5a.7.02", "b5a.8.13")
def test_as_many_tiles_as_activated_generals_at_least_one() -> None:
    s = bare()
    assert [most_tiles(_with(s, n)) for n in range(4)] == [1, 1, 2, 3]
    pool(s, "plain_1", "plain_2", "plain_3")
    s.activations = 1
    luck(s, 1)
    start(s, Fate())
    assert s.offer is None and s.fate == 2


def _with(s: Battlefield, activations: int) -> Battlefield:
    s.activations = activations
    return s


@pytest.mark.rule("b5a.7.02")
def test_an_empty_pool_moves_nothing() -> None:
    s = bare()
    s.fate_pool = []
    start(s, Fate())
    assert s.offer is None and s.fate == 0
    assert s.fate_pool == s.fate_removed == []  # and no tile comes from nowhere


@pytest.mark.rule("b5a.7.02")
def test_the_last_tile_of_the_pool_is_applied() -> None:
    s = bare()
    s.activations = 3
    pool(s, "plain_1", "plain_2")
    luck(s, 0, 0)
    start(s, Fate())
    act(s, "draw_again")
    assert s.offer is None and s.fate == 2  # nothing is left to draw
    assert s.fate_pool == [TILE["plain_1"]] and s.fate_removed == [TILE["plain_2"]]


@pytest.mark.rule("b5a.7.02", "b5a.7.03", "b5a.7.05", "b5a.7.06", "b5a.ex.7.01")
def test_example_three_activated_generals() -> None:
    s = bare()
    s.activations = 3
    pool(s, "plain_1", "plain_2", "plain_3")
    luck(s, 2, 1)
    start(s, Fate())
    assert asked(s) == "fate_tile" and s.offer is not None and s.offer.seat == SHADOW
    act(s, "draw_again")
    assert s.fate_aside == [TILE["plain_3"]]
    act(s, "apply_tile")
    assert s.fate == 2
    assert s.fate_removed == [TILE["plain_2"]]
    assert s.fate_pool == [TILE["plain_1"], TILE["plain_3"]] and s.fate_aside == []


@pytest.mark.rule("b5a.7.03", "b5a.ex.7.01")
def test_the_last_tile_allowed_is_applied_whatever_it_shows() -> None:
    s = bare()
    s.activations = 3
    pool(s, "plain_1", "plain_2", "plain_3")
    luck(s, 0, 0, 0)
    start(s, Fate())
    act(s, "draw_again", "draw_again")
    assert s.offer is None and s.fate == 3
    assert s.fate_pool == [TILE["plain_1"], TILE["plain_2"]]


@pytest.mark.rule("b5a.7.04", "b5a.7.05")
def test_a_special_tile_ends_the_draw() -> None:
    s = bare()
    s.activations = 3
    pool(s, "plain_1", "plain_2", "necromancer")
    luck(s, 2)
    start(s, Fate())
    assert s.offer is None and s.fate == 0
    assert s.fate_removed == [TILE["necromancer"]]


@pytest.mark.rule("b5a.7.05", "b5a.7.08")
def test_the_symbol_brings_a_fate_card() -> None:
    s = bare()
    pool(s, "fate_1")
    s.decks[D_FATE] = [CARD["fate_04"]]
    start(s, Fate())
    assert s.fate == 1 and s.decks[D_FATE] == [] and s.eyrie == 2
    assert s.discards[D_FATE] == [CARD["fate_04"]] and s.hands[FP] == []


@pytest.mark.rule("b5a.7.05", "b5a.4.06")
def test_without_the_symbol_no_fate_card_is_drawn() -> None:
    s = bare()
    pool(s, "plain_1")
    s.decks[D_FATE] = [CARD["fate_04"]]
    start(s, Fate())
    assert s.fate == 1 and s.decks[D_FATE] == [CARD["fate_04"]]


@pytest.mark.rule("b5a.7.05", "b5a.11.04", "b5a.7.06")
def test_reaching_the_end_wins_before_the_card_is_drawn() -> None:
    s = bare()
    s.fate = 14
    pool(s, "fate_2")
    s.decks[D_FATE] = [CARD["fate_04"]]
    start(s, Fate())
    assert (s.ending, s.winners, s.fate) == ("fate", [FP], 15)
    assert s.decks[D_FATE] == [CARD["fate_04"]]


@pytest.mark.rule("b5a.7.07", "b5a.8.06")
def test_characters_are_ready_when_the_marker_reaches_them() -> None:
    s = bare()
    for space, who in ((2, BILBO), (6, THORIN), (8, LORD_OF_THE_EAGLES), (11, BEORN)):
        s.fate = space - 1
        assert not ready(s, who)
        refusal = why_not_bring(s, who)
        assert refusal is not None and refusal.rule == "b5a.7.07"
        s.fate = space
        assert ready(s, who)
        s.fate = space - 1  # moved back: no longer ready
        assert not ready(s, who)
    s.fate = 15
    assert all(ready(s, who) for who in (BILBO, THORIN, LORD_OF_THE_EAGLES, BEORN))


@pytest.mark.rule("b5a.7.08")
def test_an_empty_fate_deck_is_not_shuffled_again() -> None:
    s = bare()
    s.discards[D_FATE] = [CARD["fate_04"]]
    start(s, PlayFateCard())
    assert s.offer is None and s.eyrie == 0 and s.discards[D_FATE] == [CARD["fate_04"]]


@pytest.mark.rule("b5a.7.09")
def test_fate_cards_are_of_three_kinds() -> None:
    kinds = [FATE_OF[CARD[f"fate_0{n}"]] for n in range(1, 10)]
    assert kinds == [BEORN] * 3 + [LORD_OF_THE_EAGLES] * 3 + [THORIN] * 3


@pytest.mark.rule("b5a.7.09", "b5a.7.10")
def test_giant_size_before_and_after_beorn_enters() -> None:
    s = bare()
    s.decks[D_FATE] = [CARD["fate_01"]]
    start(s, PlayFateCard())
    assert s.wrath == 2 and s.table == [CARD["fate_01"]]
    put_character(s, "beorn", "lower_slopes")
    fight = CombatRound(attacker=FP, place=(18, 21), region=21, beorn=1)
    assert fight.dice_of(s, FP) == 5
    s.table = []
    assert fight.dice_of(s, FP) == 4


@pytest.mark.rule("b5a.7.09")
def test_a_card_of_an_eliminated_character_is_discarded() -> None:
    s = bare()
    s.characters[THORIN] = ELIMINATED
    s.decks[D_FATE] = [CARD["fate_07"]]
    start(s, PlayFateCard())
    assert s.table == [] and s.discards[D_FATE] == [CARD["fate_07"]]
    assert offered(s) == []
