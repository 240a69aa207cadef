"""Chapter 5: drawing, the hand limit, playing Events, cards on the table."""

from __future__ import annotations

import pytest

from tests.games.war_of_the_ring.helpers import (
    act,
    army,
    bare,
    offered,
    place_character,
    put_army,
    start,
    told,
    why,
)
from westmarch.games.war_of_the_ring.game import GAME
from westmarch.games.war_of_the_ring.rules.catalogue import CARD, CARDS, F_EVENT, F_MUSTER, FACE
from westmarch.games.war_of_the_ring.rules.map.armies import slay
from westmarch.games.war_of_the_ring.rules.map.board import PLACE, REGION
from westmarch.games.war_of_the_ring.rules.map.control import settle_sieges
from westmarch.games.war_of_the_ring.rules.map.pieces import FIGURE, GANDALF_THE_GREY, STRIDER
from westmarch.games.war_of_the_ring.rules.state import War
from westmarch.games.war_of_the_ring.rules.turn.action_dice import ActionResolution
from westmarch.games.war_of_the_ring.rules.turn.event_cards import (
    EVENTS,
    DrawCards,
    HandLimit,
    PlayEvent,
    draw,
    hand_limit,
)
from westmarch.games.war_of_the_ring.rules.turn.table_cards import barred_to_shadow


def playing(card: str, seat: int = 0, face: int = F_EVENT, s: War | None = None) -> War:
    s = s or bare()
    s.hands[seat].append(CARD[card])
    start(s, PlayEvent(seat=seat, card=CARD[card], face=face))
    return s


@pytest.mark.rule("wotr.5.01")
def test_every_card_has_both_halves() -> None:
    assert GAME.id and set(EVENTS) == set(range(96))


@pytest.mark.rule("wotr.5.05")
def test_the_excess_is_discarded_face_down_by_choice() -> None:
    s = bare()
    s.hands[0] = list(range(8))
    start(s, HandLimit(seat=0))
    assert offered(s) == [f"discard {CARDS[c]}" for c in range(8)]
    act(s, f"discard {CARDS[3]}", f"discard {CARDS[5]}")
    assert s.hands[0] == [0, 1, 2, 4, 6, 7] and s.hidden_discards[0] == [3, 5]
    assert s.offer is None
    public = [e for e in s.events or [] if e.seats is None]
    assert not any("fp_char_04" in str(e.data) for e in public), "nobody sees which"


@pytest.mark.rule("wotr.5.05", "wotr.11.05", "wotr.11.24")
@pytest.mark.parametrize(("players", "limits"), [(2, [6, 6]), (3, [6, 4, 4]), (4, [4] * 4)])
def test_hand_limits(players: int, limits: list[int]) -> None:
    s = bare(players)
    assert [hand_limit(s, seat) for seat in range(players)] == limits


@pytest.mark.rule("wotr.5.06")
def test_an_exhausted_deck_gives_no_more_cards() -> None:
    s = bare()
    s.decks[0] = [1]
    s.discards[0] = [2, 3]
    assert draw(s, 0, 0, 3) == 1
    assert draw(s, 0, 0) == 0
    assert s.hands[0] == [1] and s.discards[0] == [2, 3], "never reshuffled"


@pytest.mark.rule("wotr.5.08", "wotr.5.04")
def test_an_event_is_discarded_after_play() -> None:
    s = playing("fp_char_01")
    assert s.hands[0] == [] and s.discards[0] == [CARD["fp_char_01"]]


@pytest.mark.rule("wotr.5.11", "wotr.5.08")
def test_a_table_card_stays() -> None:
    s = playing("fp_char_05")
    assert s.table == [CARD["fp_char_05"]] and s.discards[0] == []


@pytest.mark.rule("wotr.5.09")
def test_a_card_whose_condition_fails_cannot_be_played() -> None:
    s = bare()
    s.hands[0] = [CARD["fp_strat_09"]]
    s.dice = [[FACE["event"]], [FACE["event"]]]
    s.rings = [0, 0]
    s.decks[0] = [10, 11]
    start(s, ActionResolution())
    refusal = why(s, "play fp_strat_09")
    assert refusal is not None and refusal[1] != "not_offered", "Gondor is not active"
    s.active[2] = 1
    start(s, ActionResolution())
    assert why(s, "play fp_strat_09") is None


@pytest.mark.rule("wotr.5.11", "wotr.ex.5.02")
def test_denethors_folly_leaves_with_the_siege() -> None:
    s = bare()
    put_army(s, "inside_minas_tirith", gondor_regular=1)
    put_army(s, "minas_tirith", sauron_regular=1)
    s.table = [CARD["sh_strat_03"]]
    settle_sieges(s)
    assert s.table
    slay(s, PLACE["minas_tirith"], FIGURE["sauron_regular"])
    settle_sieges(s)
    assert s.table == [] and s.discards[3] == [CARD["sh_strat_03"]]
    assert told(s, "table_card_discarded")


@pytest.mark.rule("wotr.5.14", "wotr.5.13", "wotr.ex.5.03")
def test_imrahil_without_a_leader_left_brings_only_the_unit() -> None:
    s = bare()
    s.reinforcements[FIGURE["gondor_leader"]] = 0
    playing("fp_strat_18", s=s)
    act(s, next(t for t in offered(s) if "elite" in t))
    assert army(s, "dol_amroth") == {"gondor_elite": 1}


@pytest.mark.rule("wotr.8.10")
def test_gandalf_as_guide_draws_after_an_event_result() -> None:
    s = bare()
    s.decks[0] = [10, 11]
    playing("fp_char_01", s=s)
    assert offered(s) == ["yes", "no"]
    act(s, "yes")
    assert s.hands[0] == [11]
    for change in ("face", "guide", "left"):
        s = bare()
        s.decks[0] = [10, 11]
        face = F_EVENT
        if change == "face":
            face = F_MUSTER
        elif change == "guide":
            s.guide = STRIDER
        else:
            s.characters[GANDALF_THE_GREY] = 0
        playing("fp_char_01", face=face, s=s)
        assert s.offer is None and s.hands[0] == []


@pytest.mark.rule("wotr.5.11")
def test_the_palantir_of_orthanc_draws_after_an_event_result() -> None:
    s = bare()
    place_character(s, "saruman", "orthanc")
    s.table = [CARD["sh_char_21"]]
    s.decks[2], s.decks[3] = [60], [80]
    playing("sh_char_01", seat=1, s=s)
    assert offered(s) == ["choose_deck sh_character", "choose_deck sh_strategy"]
    act(s, "choose_deck sh_strategy")
    assert s.hands[1] == [80]


@pytest.mark.rule("wotr.5.03")
def test_drawing_keeps_to_the_limit_at_once() -> None:
    s = bare()
    s.hands[0] = [0, 1, 2, 3, 4, 5]
    s.decks[1] = [30]
    start(s, DrawCards(seat=0, deck=1))
    assert s.offer is not None and s.offer.kind == "hand_limit" and len(offered(s)) == 7


@pytest.mark.rule("wotr.5.10")
def test_what_a_table_card_forbids_is_refused_with_its_name() -> None:
    s = bare()
    assert barred_to_shadow(s, REGION["lorien"]) is None
    s.table = [CARD["fp_strat_02"]]
    refusal = barred_to_shadow(s, REGION["lorien"])
    assert refusal is not None and refusal.key == "a_power_too_great"
    assert barred_to_shadow(s, REGION["woodland_realm"]) is None


@pytest.mark.rule("wotr.5.08", "wotr.9.25")
def test_a_card_that_ends_the_game_is_not_lost() -> None:
    s = bare()
    s.corruption, s.revealed = 11, 1
    playing("sh_char_12", seat=1, s=s)
    assert s.ending == "ring_bearers_fail"
    assert s.discards[2] == [CARD["sh_char_12"]] and s.hands[1] == []
