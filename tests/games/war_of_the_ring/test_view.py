"""What each seat may know, the hidden part dealt anew, and the invariants of a state."""

from __future__ import annotations

import json
from collections import Counter
from random import Random

import pytest

from tests.games.war_of_the_ring.helpers import start
from westmarch.games.war_of_the_ring.board import PLACE, REGION
from westmarch.games.war_of_the_ring.catalogue import CARDS, DECK_OF
from westmarch.games.war_of_the_ring.determinize import determinize
from westmarch.games.war_of_the_ring.event_cards import HandLimit, draw
from westmarch.games.war_of_the_ring.invariants import broken
from westmarch.games.war_of_the_ring.pieces import FIGURE, KINDS
from westmarch.games.war_of_the_ring.setup import new_war
from westmarch.games.war_of_the_ring.state import War
from westmarch.games.war_of_the_ring.view import view


def dealt(players: int = 2) -> War:
    """A game set up, with cards in every hand and some face down."""
    s = new_war(players, "hands")
    for seat in range(players):
        side = 0 if seat < players // 2 else 1
        draw(s, seat, side * 2, 3)
        draw(s, seat, side * 2 + 1, 2)
        card = s.hands[seat].pop(0)
        s.hidden_discards[DECK_OF[card]].append(card)
    return s


def test_view_is_plain_json() -> None:
    s = dealt()
    for seat in (0, 1, None):
        assert json.loads(json.dumps(view(s, seat))) == view(s, seat)


def test_own_hand_and_backs_of_the_others() -> None:
    s = dealt()
    seen = view(s, 0)
    assert seen["hand"] == [CARDS[c] for c in s.hands[0]]
    assert seen["hands"][1] == {"sh_character": 2, "sh_strategy": 2}
    text = json.dumps(seen)
    for card in (*s.hands[1], *s.decks[0], *s.decks[2], *s.hidden_discards[2]):
        assert CARDS[card] not in text
    assert seen["own_hidden_discards"] == [CARDS[s.hidden_discards[0][0]]]
    assert seen["hidden_discards"]["sh_character"] == 1
    assert view(s, None)["hand"] == []


def test_figures_and_tracks() -> None:
    seen = view(new_war(2, 1), 1)
    assert seen["places"]["morannon"]["figures"] == {"sauron_regular": 5, "nazgul": 1}
    assert seen["characters"]["gandalf_the_grey"] == "fellowship"
    assert seen["fellowship"]["region"] == "rivendell"
    assert seen["nations"]["gondor"] == {"steps": 2, "active": False}
    assert len(seen["hunt"]["pool"]) == 16


@pytest.mark.parametrize("players", [2, 4])
def test_determinize_keeps_the_view(players: int) -> None:
    s = dealt(players)
    before = view(s, 0)
    changed = False
    for number in range(10):
        c = determinize(s, 0, Random(number))
        assert view(c, 0) == before
        assert broken(c) == []
        for pile, other in zip((*s.hands, *s.decks), (*c.hands, *c.decks), strict=True):
            assert Counter(DECK_OF[k] for k in pile) == Counter(DECK_OF[k] for k in other)
        assert c.rng != s.rng
        changed |= c.hands[players - 1] != s.hands[players - 1]
    assert changed
    assert view(s, 0) == before


def test_determinize_offers_another_seat_its_new_cards() -> None:
    s = dealt()
    draw(s, 1, 2, 4)
    start(s, HandLimit(seat=1))
    assert s.offer is not None
    c = determinize(s, 0, Random(5))
    assert c.offer is not None
    assert [a[1] for a in c.offer.actions] == [CARDS[k] for k in c.hands[1]]
    own = determinize(s, 1, Random(5))
    assert own.offer == s.offer
    assert own.hands[1] == s.hands[1]


def test_a_new_game_is_sound() -> None:
    for players in (2, 3, 4):
        assert broken(new_war(players, 3)) == []


def test_broken_finds_what_is_wrong() -> None:
    s = new_war(2, 1)
    s.figures[PLACE["edoras"] * KINDS + FIGURE["rohan_elite"]] += 1
    assert any("rohan_elite" in line for line in broken(s))
    assert any("edoras" in line for line in broken(s))
    s = new_war(2, 1)
    s.decks[0].pop()
    assert any("is lost" in line for line in broken(s))
    s = new_war(2, 1)
    s.table.append(s.decks[0][0])
    assert any("two places" in line for line in broken(s))
    s = new_war(2, 1)
    s.hunt_pool.pop()
    assert any("hunt tile" in line for line in broken(s))
    s = new_war(2, 1)
    s.control[REGION["dale"]] = 1
    assert any("dale" in line for line in broken(s))
    s = new_war(2, 1)
    s.victory_points[1] = 2
    assert any("Victory Points" in line for line in broken(s))
