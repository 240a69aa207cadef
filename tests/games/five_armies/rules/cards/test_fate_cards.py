"""The Fate cards: what they do when drawn. What they do beside a sheet: test_table_cards.py."""

from __future__ import annotations

import pytest

from tests.games.five_armies.helpers import bare, start
from westmarch.games.five_armies.rules.catalogue import CARD, D_FATE
from westmarch.games.five_armies.rules.map.pieces import (
    BEORN,
    ELIMINATED,
    IN_EYRIE,
    LORD_OF_THE_EAGLES,
)
from westmarch.games.five_armies.rules.state import Battlefield
from westmarch.games.five_armies.rules.turn.event_cards import PlayFateCard


def fate(s: Battlefield, card: str) -> None:
    s.decks[D_FATE] = [CARD[card]]
    start(s, PlayFateCard())


@pytest.mark.rule("b5a.7.09", "b5a.12.09")
@pytest.mark.parametrize(("card", "wrath"), [("fate_01", 2), ("fate_02", 4), ("fate_03", 2)])
def test_beorns_cards_add_wrath(card: str, wrath: int) -> None:
    s = bare()
    fate(s, card)
    assert s.wrath == wrath
    assert (CARD[card] in s.table) == (card != "fate_02")


@pytest.mark.rule("b5a.7.09")
@pytest.mark.parametrize("card", ["fate_01", "fate_02", "fate_03"])
def test_no_wrath_for_a_dead_beorn(card: str) -> None:
    s = bare()
    s.characters[BEORN] = ELIMINATED
    fate(s, card)
    assert s.wrath == 0 and s.discards[D_FATE] == [CARD[card]]


@pytest.mark.rule("b5a.12.03")
def test_the_eagles_are_coming() -> None:
    s = bare()
    s.eyrie = 4
    fate(s, "fate_04")
    assert s.eyrie == 5  # no more figures


@pytest.mark.rule("b5a.7.07", "b5a.12.03")
def test_where_are_the_eagles() -> None:
    s = bare()
    space = s.fate_space[LORD_OF_THE_EAGLES]
    s.fate = space - 1
    fate(s, "fate_05")
    assert s.fate_space[LORD_OF_THE_EAGLES] == space - 1 and s.eyrie == 1
    s = bare()
    s.characters[LORD_OF_THE_EAGLES] = IN_EYRIE
    fate(s, "fate_05")
    assert s.eyrie == 2


@pytest.mark.rule("b5a.7.09")
@pytest.mark.parametrize("card", ["fate_06", "fate_07", "fate_08", "fate_09"])
def test_the_others_lie_beside_a_sheet(card: str) -> None:
    s = bare()
    fate(s, card)
    assert s.table == [CARD[card]] and s.offer is None
