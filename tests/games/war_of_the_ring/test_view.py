"""What each seat may know, the hidden part dealt anew, and the invariants of a state."""

from __future__ import annotations

import json
from collections import Counter
from random import Random

import pytest

from tests.games.war_of_the_ring.helpers import act, offered, start
from westmarch.games.war_of_the_ring.determinize import determinize
from westmarch.games.war_of_the_ring.invariants import broken
from westmarch.games.war_of_the_ring.position import read_position
from westmarch.games.war_of_the_ring.rules.battle.combat_round import CombatRound
from westmarch.games.war_of_the_ring.rules.catalogue import CARDS, DECK_OF
from westmarch.games.war_of_the_ring.rules.map.board import PLACE, REGION
from westmarch.games.war_of_the_ring.rules.map.pieces import FIGURE, KINDS
from westmarch.games.war_of_the_ring.rules.setup import new_war
from westmarch.games.war_of_the_ring.rules.state import War
from westmarch.games.war_of_the_ring.rules.turn.event_cards import HandLimit, draw
from westmarch.games.war_of_the_ring.view import LOCALS, view
from westmarch.kernel.engine.state import FRAMES, with_item


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
    s.control = with_item(s.control, REGION["dale"], 1)
    assert any("dale" in line for line in broken(s))
    s = new_war(2, 1)
    s.victory_points[1] = 2
    assert any("Victory Points" in line for line in broken(s))


# ---- what goes on


def battle(attacker_hand: str, defender_hand: str) -> War:
    """The attacker has just chosen a Combat card in secret; the defender is to choose."""
    text = f"""
        base: empty ; players: 2 ; dice shadow: army
        osgiliath: gondor 2 regular ; north_ithilien: sauron 3 regular
        sauron: at war
        hand shadow: {attacker_hand} ; hand fp: {defender_hand} ; to act: shadow"""
    s = read_position(text, seed=4)
    for action in ("use_die army", "act attack", "done"):
        if s.offer is not None and action in offered(s):
            act(s, action)
    assert s.offer is not None and s.offer.kind == "combat_card"
    act(s, offered(s)[1])
    return s


def test_a_chosen_combat_card_shows_only_its_back() -> None:
    s = battle("sh_strat_20 sh_strat_21", "fp_strat_05")
    frame = s.stack[-1]
    assert isinstance(frame, CombatRound)
    assert frame.attacker_card in s.hands[1]
    own, other = view(s, 1)["procedure"][-1], view(s, 0)["procedure"][-1]
    assert own["attacker_card"] == CARDS[frame.attacker_card]
    assert other["attacker_card"] == "sh_strategy"
    assert other["army_place"] == ["osgiliath", "north_ithilien"]


def test_determinize_chooses_the_secret_card_anew() -> None:
    s = battle("sh_strat_20 sh_strat_21", "fp_strat_05")
    seen = view(s, 0)
    chosen = set()
    for number in range(20):
        c = determinize(s, 0, Random(number))
        frame = c.stack[-1]
        assert isinstance(frame, CombatRound)
        assert frame.attacker_card in c.hands[1]
        assert view(c, 0) == seen
        assert c.offer == s.offer
        chosen.add(frame.attacker_card)
    assert len(chosen) > 1


def test_frames_hold_no_cards_unknown_to_the_view() -> None:
    """A new frame with a card in it must say here whether the card is open."""
    open_cards = {("PlayEvent", "card"), ("CombatRound", "open_card")}
    secret = {
        ("CombatRound", "attacker_card"),
        ("CombatRound", "defender_card"),
        ("ExchangeCards", "first"),
        ("ExchangeCards", "second"),
    }
    found = {
        (name, field)
        for (home, name), frame in FRAMES.items()
        if home == "westmarch.games.war_of_the_ring"
        for field in frame.__struct_fields__
        if field.endswith(("card", "cards"))
    }
    assert found <= open_cards | secret


def test_every_local_of_a_frame_is_explained() -> None:
    """A new local says whether its numbers are names: nothing is guessed from how it is called."""
    assert LOCALS.unexplained("westmarch.games.war_of_the_ring") == []


def test_a_flag_is_not_taken_for_a_character() -> None:
    s = battle("sh_strat_20 sh_strat_21", "fp_strat_05")
    frame = s.stack[-1]
    assert isinstance(frame, CombatRound)
    frame.card_needs_companion = 1
    shown = view(s, 0)["procedure"][-1]
    assert shown["card_needs_companion"] == 1
    assert shown["attacking_side"] == "shadow"
