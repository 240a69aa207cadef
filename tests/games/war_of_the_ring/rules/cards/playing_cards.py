"""Playing an Event card in a test."""

from __future__ import annotations

from tests.games.war_of_the_ring.helpers import start
from westmarch.games.war_of_the_ring.rules.catalogue import CARD, CARD_TYPE
from westmarch.games.war_of_the_ring.rules.state import War
from westmarch.games.war_of_the_ring.rules.turn.event_cards import PlayEvent, why_not_play


def play(s: War, card: str, seat: int, *luck: int) -> None:
    """Give a card to a seat, which plays it with a die of the card's type; `luck` are the results
    of the dice to come."""
    number = CARD[card]
    s.hands[seat].append(number)
    assert why_not_play(s, seat, number) is None
    s.luck = list(luck)
    start(s, PlayEvent(seat=seat, card=number, face=CARD_TYPE[number]))


def refused(s: War, card: str, seat: int) -> tuple[str, str] | None:
    """Rule and message key with which a seat cannot play a card; None if it can."""
    refusal = why_not_play(s, seat, CARD[card])
    return None if refusal is None else (refusal.rule, refusal.key)
