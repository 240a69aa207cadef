"""Chapter 3: setting up."""

from __future__ import annotations

import pytest

from tests.games.lotr_card_game.helpers import act, ids, offered, told
from westmarch.games.lotr_card_game.game import GAME
from westmarch.games.lotr_card_game.rules import catalogue as cat
from westmarch.games.lotr_card_game.rules.setup import HAND_SIZE
from westmarch.games.lotr_card_game.rules.table.zones import DECK, ENCOUNTER_DECK, HAND


@pytest.mark.rule("lcg.3.01", "lcg.3.06")
def test_set_up_in_order() -> None:
    s = GAME.new({"players": "2"}, 5, listen=True)
    kinds = [e.kind for e in s.events or []]
    assert kinds[0] == "first_player"
    assert [len(s.zones[HAND[p]]) for p in (0, 1)] == [HAND_SIZE, HAND_SIZE]
    assert [len(s.zones[DECK[p]]) for p in (0, 1)] == [24, 24]
    assert offered(s) == ["keep", "mulligan"]
    assert not s.zones[4], "the quest comes after the hands"


@pytest.mark.rule("lcg.3.02")
def test_decks_are_shuffled_apart() -> None:
    s = GAME.new({"players": "2"}, 5)
    for seat in (0, 1):
        cards = (*s.zones[DECK[seat]], *s.zones[HAND[seat]])
        assert {s.owner[c] for c in cards} == {seat}
        assert cat.HERO not in {cat.TYPE[s.design[c]] for c in cards}
    kinds = {cat.TYPE[s.design[c]] for c in s.zones[ENCOUNTER_DECK]}
    assert cat.QUEST_CARD not in kinds
    orders = {tuple(GAME.new({}, seed).zones[ENCOUNTER_DECK]) for seed in range(3)}
    assert len(orders) == 3


@pytest.mark.rule("lcg.3.05")
def test_the_first_player_is_chosen_or_drawn() -> None:
    drawn = {GAME.new({"players": "4"}, seed).first_player for seed in range(30)}
    assert drawn == {0, 1, 2, 3}
    for seat in range(4):
        options = {"players": "4", "first_player": f"player_{seat + 1}"}
        assert GAME.new(options, 1).first_player == seat


@pytest.mark.rule("lcg.3.07")
def test_each_player_may_take_one_mulligan() -> None:
    s = GAME.new({"players": "2", "first_player": "player_1"}, 9)
    before = list(s.zones[HAND[0]])
    act(s, "mulligan")
    assert len(s.zones[HAND[0]]) == HAND_SIZE and len(s.zones[DECK[0]]) == 24
    assert s.zones[HAND[0]] != before
    assert s.offer is not None and (s.offer.kind, s.offer.seat) == ("mulligan", 1)
    second = list(s.zones[HAND[1]])
    act(s, "keep")
    assert all(c in s.zones[HAND[1]] for c in second)
    assert s.offer.kind != "mulligan"


@pytest.mark.rule("lcg.3.11")
def test_starter_decks() -> None:
    expected = {
        "leadership": (["aragorn", "gloin", "theodred"], range(13, 28)),
        "tactics": (["legolas", "gimli", "thalin"], range(28, 43)),
        "spirit": (["eowyn", "dunhere", "eleanor"], range(43, 58)),
        "lore": (["glorfindel", "denethor", "beravor"], range(58, 73)),
    }
    for deck, (heroes, numbers) in expected.items():
        s = GAME.new({"deck_1": deck}, 1)
        assert ids(s, s.zones[18]) == heroes
        cards = [s.design[c] for c in (*s.zones[DECK[0]], *s.zones[HAND[0]])]
        assert set(cards) == {*numbers, 73}
        assert cards.count(73) == 1 and len(cards) == 30


@pytest.mark.rule("lcg.3.09", "lcg.3.10")
def test_responses_but_no_actions_in_set_up() -> None:
    for seed in range(6):
        s = GAME.new({"scenario": "journey_along_the_anduin", "deck_1": "lore"}, seed, listen=True)
        act(s, "keep")
        while s.round == 0:
            assert s.offer is not None and s.offer.kind != "action_window"
            act(s, " ".join(str(p) for p in s.offer.actions[0]))
        assert told(s, "revealed"), "the Anduin begins with a card for each player"
