"""Chapter 6: Event and Story cards, the decks and the hand limit."""

from __future__ import annotations

import pytest

from tests.games.five_armies.helpers import (
    FP,
    SHADOW,
    act,
    army,
    asked,
    bare,
    fresh,
    give,
    leaders,
    offered,
    put_army,
    put_character,
    start,
    told,
    why,
)
from westmarch.games.five_armies.invariants import broken
from westmarch.games.five_armies.rules.battle.combat_cards import COMBAT_EFFECTS
from westmarch.games.five_armies.rules.battle.combat_round import CombatRound
from westmarch.games.five_armies.rules.catalogue import (
    CARD,
    CARD_TYPE,
    CARDS,
    COMBAT_OF,
    COMBATS,
    D_EVENT,
    D_FP_STORY,
    DECK_OF,
    EFFECT_OF,
    F_ARMY,
    F_CHARACTER,
    F_MUSTER,
    STAYS_ON_TABLE,
)
from westmarch.games.five_armies.rules.map.pieces import BEORN, GREAT_ORC
from westmarch.games.five_armies.rules.state import P_ACTIONS
from westmarch.games.five_armies.rules.turn.event_cards import (
    EVENTS,
    DrawCards,
    HandLimit,
    PlayCard,
    draw,
    why_not_draw,
    why_not_play,
)
from westmarch.games.five_armies.rules.turn.table_cards import discard_from_table


def play(card: str, side: int = FP) -> PlayCard:
    return PlayCard(side=side, card=CARD[card])


def test_every_card_is_registered() -> None:
    assert set(EVENTS) == set(EFFECT_OF)
    assert {effect for effect, _ in COMBAT_EFFECTS} == set(range(len(COMBATS)))


@pytest.mark.rule("b5a.6.01")
def test_event_cards_have_an_order_and_a_combat_effect() -> None:
    events = [c for c in range(len(CARDS)) if DECK_OF[c] == D_EVENT]
    assert len(events) == 30
    assert len({EFFECT_OF[c] for c in events}) == 9
    counts = [sum(COMBAT_OF[c] == e for c in events) for e in range(len(COMBATS))]
    assert counts == [3] * 10
    types = [CARD_TYPE[c] for c in events]
    assert [types.count(t) for t in (F_ARMY, F_CHARACTER, F_MUSTER)] == [10, 10, 10]


@pytest.mark.rule("b5a.6.01")
def test_a_card_used_in_battle_is_not_played_for_its_order() -> None:
    s = bare()
    put_army(s, "ruins_of_dale", lake_men=1, damage=1)
    put_army(s, "v_east_plain", orc=1)
    give(s, FP, "event_02")  # Blow the Horns, Fierce Defence
    start(s, CombatRound(attacker=SHADOW, place=(27, 29), region=27))
    act(s, "manoeuvre regroup", "manoeuvre event_02")
    assert s.hands[FP] == [] and s.discards[D_EVENT] == [CARD["event_02"]]
    assert not told(s, "rallied")


@pytest.mark.rule("b5a.6.02")
def test_story_cards_have_no_combat_effect() -> None:
    stories = [c for c in range(len(CARDS)) if CARDS[c].startswith(("fp_story", "shadow_story"))]
    assert len(stories) == 40
    assert all(COMBAT_OF[c] < 0 for c in stories)
    assert all(CARD_TYPE[c] in (F_ARMY, F_CHARACTER, F_MUSTER) for c in stories)
    s = bare()
    put_army(s, "ruins_of_dale", lake_men=1)
    put_army(s, "v_east_plain", orc=1)
    give(s, SHADOW, "shadow_story_03")
    start(s, CombatRound(attacker=SHADOW, place=(27, 29), region=27))
    assert offered(s) == ["manoeuvre orc", "manoeuvre regroup"]


@pytest.mark.rule("b5a.6.03")
def test_hand_limit_of_six_after_all_cards_are_drawn() -> None:
    s = bare()
    s.decks = [[0, 1], [40], [], []]
    s.hands[FP] = [10, 11, 12, 13, 14, 15]
    start(s, DrawCards(side=FP, events=1, stories=1))
    assert asked(s) == "hand_limit" and len(offered(s)) == 8  # both cards are seen first
    act(s, "discard event_02", f"discard {CARDS[10]}")
    assert s.offer is None and len(s.hands[FP]) == 6
    assert s.hidden_discards[FP] == [1, 10] and s.discards[D_EVENT] == []


@pytest.mark.rule("b5a.6.03", "b5a.6.14")
def test_cards_on_the_table_do_not_count_for_the_limit() -> None:
    s = bare()
    s.hands[FP] = [10, 11, 12, 13, 14, 15]
    s.table = [CARD["fp_story_02"], CARD["fate_07"]]
    start(s, HandLimit(side=FP))
    assert s.offer is None


@pytest.mark.rule("b5a.6.04")
def test_used_and_discarded_events_make_a_new_deck() -> None:
    s = bare()
    s.decks[D_EVENT] = [3]
    s.discards[D_EVENT] = [4, 5]
    s.hidden_discards = [[6, CARD["fp_story_01"]], [7]]
    s.hands[SHADOW] = [8]
    assert draw(s, FP, D_EVENT) == 1 and s.hands[FP] == [3]
    assert sorted(s.decks[D_EVENT]) == [4, 5, 6, 7], "renewed at once"
    s.discards[D_EVENT] = [9]
    assert draw(s, FP, D_EVENT) == 1
    assert s.discards[D_EVENT] == [9], "discarded later"
    s.discards[D_EVENT] = []
    assert sorted([*s.decks[D_EVENT], s.hands[FP][1]]) == [4, 5, 6, 7]
    assert s.discards[D_EVENT] == [] and s.hidden_discards == [[CARD["fp_story_01"]], []]
    assert s.hands[SHADOW] == [8]


@pytest.mark.rule("b5a.6.04")
def test_a_deck_that_ran_out_without_discards_is_renewed_for_the_next_draw() -> None:
    s = bare()
    s.decks[D_EVENT] = [3]
    assert draw(s, FP, D_EVENT) == 1 and not s.decks[D_EVENT]
    s.discards[D_EVENT] = [4]
    assert draw(s, SHADOW, D_EVENT) == 1 and s.hands[SHADOW] == [4]


@pytest.mark.rule("b5a.6.04")
def test_no_event_card_anywhere() -> None:
    s = bare()
    assert draw(s, FP, D_EVENT) == 0
    refusal = why_not_draw(s, FP)
    assert refusal is not None and refusal.rule == "b5a.6.04"
    s.discards[D_EVENT] = [4]
    assert why_not_draw(s, FP) is None
    s.discards[D_EVENT], s.decks[D_FP_STORY] = [], [CARD["fp_story_01"]]
    assert why_not_draw(s, FP) is None and why_not_draw(s, SHADOW) is not None


@pytest.mark.rule("b5a.6.05")
def test_story_cards_never_return() -> None:
    s = bare()
    s.decks[D_EVENT] = [6, 0]
    s.discards[D_EVENT] = [5]
    s.discards[D_FP_STORY] = [CARD["fp_story_01"]]
    start(s, DrawCards(side=FP, events=1, stories=1))
    assert s.hands[FP] == [0] and s.discards[D_FP_STORY] == [CARD["fp_story_01"]]
    assert s.decks[D_EVENT] == [6] and s.discards[D_EVENT] == [5]  # a card is left


@pytest.mark.rule("b5a.6.08", "b5a.ex.6.01")
def test_example_lucky_number_needs_bilbo() -> None:
    s = bare()
    card = CARD["fp_story_02"]
    refusal = why_not_play(s, FP, card)
    assert refusal is not None and refusal.rule == "b5a.6.08"
    put_character(s, "bilbo", "camp")
    assert why_not_play(s, FP, card) is None


@pytest.mark.rule("b5a.6.09", "b5a.6.10", "b5a.6.11", "b5a.9.35", "b5a.ex.6.02")
def test_example_great_goblin_without_great_orcs() -> None:
    s = bare()
    put_army(s, "bl_muster_n", great_orc=6)
    put_army(s, "eb_heights_east", goblin=2)
    put_army(s, "eb_spur_plain", lake_men=1)
    give(s, SHADOW, "shadow_story_09")
    assert why_not_play(s, SHADOW, CARD["shadow_story_09"]) is None
    start(s, play("shadow_story_09", SHADOW))
    assert s.supply[GREAT_ORC] == 0 and army(s, "eb_heights_east") == {"goblin": 2}
    assert leaders(s, "eb_heights_east") == 1
    act(s, "lead eb_heights_east")
    assert "attack eb_spur_plain" in offered(s) and "move_to eb_heights_centre" in offered(s)
    put_army(s, "eb_ford_plain", lake_men=1)
    act(s, "move_to eb_heights_centre", "take_all")
    assert s.offer is None  # a move or an attack


@pytest.mark.rule("b5a.6.10", "b5a.6.09")
def test_move_and_attack_of_a_card_are_optional() -> None:
    s = bare()
    put_army(s, "camp", dwarf_regular=1)
    give(s, FP, "event_24")  # Sudden Assault
    start(s, play("event_24"))
    assert offered(s) == ["lead camp", "done"]
    act(s, "done")
    assert s.offer is None and army(s, "camp") == {"dwarf_regular": 1}


@pytest.mark.rule("b5a.6.11")
def test_a_card_that_can_do_nothing_may_be_played() -> None:
    s = bare()
    give(s, FP, "event_01")
    assert why_not_play(s, FP, CARD["event_01"]) is None
    start(s, play("event_01"))
    assert s.offer is None and s.discards[D_EVENT] == [CARD["event_01"]]


@pytest.mark.rule("b5a.6.12")
def test_damage_from_cards_is_damage_outside_battle() -> None:
    s = bare()
    put_army(s, "ravenhill", elf_spearman=1)
    give(s, SHADOW, "shadow_story_20")
    start(s, play("shadow_story_20", SHADOW))
    while s.offer is not None:
        act(s, offered(s)[0])
    assert s.wall_damage[15] == 1 and s.damage[15] == 0  # the fortification takes it (b5a.10.43)


@pytest.mark.rule("b5a.6.13", "b5a.6.14")
def test_cards_are_discarded_after_use_or_stay_on_the_table() -> None:
    s = bare()
    put_character(s, "bilbo", "camp")
    give(s, FP, "fp_story_02", "event_01")
    start(s, play("event_01"))
    start(s, play("fp_story_02"))
    assert s.hands[FP] == [] and s.discards[D_EVENT] == [CARD["event_01"]]
    assert s.table == [CARD["fp_story_02"]] and STAYS_ON_TABLE[CARD["fp_story_02"]]
    assert s.played == []
    discard_from_table(s, CARD["fp_story_02"])
    assert s.table == [] and s.discards[D_FP_STORY] == [CARD["fp_story_02"]]


@pytest.mark.rule("b5a.6.15", "b5a.6.07")
def test_an_unspecified_move_is_one_region_under_the_normal_rules() -> None:
    s = bare()
    put_army(s, "camp", dwarf_regular=1)
    put_army(s, "eb_north_plain", orc=1)
    give(s, FP, "event_14")  # Marching Companies
    start(s, play("event_14"))
    act(s, "move_from camp")
    assert why(s, "move_to eb_north_plain") == ("b5a.9.08", "enemy_army_blocks")
    act(s, "move_to eb_south_hills")
    assert asked(s) != "march_on" and army(s, "camp") == {}


@pytest.mark.rule("b5a.6.13", "b5a.11.03")
def test_a_card_that_ends_the_game_is_not_lost() -> None:
    """The Skin-changer brings Beorn, and with him victory, before the card is put away."""
    s = fresh()
    s.stack = []
    s.phase = P_ACTIONS
    s.fate = s.fate_space[BEORN] - 1
    give(s, FP, "fp_story_01")
    start(s, play("fp_story_01"))
    assert CARD["fp_story_01"] not in s.hands[FP] and s.played == [CARD["fp_story_01"]]
    assert broken(s) == []
    act(s, offered(s)[0])
    assert s.ending == "beorn"
    assert broken(s) == []
    assert s.played == [CARD["fp_story_01"]]


@pytest.mark.rule("b5a.6.13")
def test_a_missing_card_is_noticed() -> None:
    s = fresh()
    s.hands[FP].pop()
    s.ending = "beorn"
    assert broken(s) == ["cards lost or doubled"]
