"""Playing an Event or Story card in a test."""

from __future__ import annotations

from tests.games.five_armies.helpers import give, luck, start
from westmarch.games.five_armies.rules.catalogue import CARD
from westmarch.games.five_armies.rules.state import Battlefield
from westmarch.games.five_armies.rules.turn.event_cards import PlayCard, why_not_play


def play(s: Battlefield, card: str, side: int, *dice: int, face: int = -1) -> None:
    """Give a card to a side, which plays it; `dice` are the results to come."""
    give(s, side, card)
    assert why_not_play(s, side, CARD[card]) is None
    luck(s, *dice)
    start(s, PlayCard(side=side, card=CARD[card], face=face))


def refused(s: Battlefield, card: str, side: int) -> tuple[str, str] | None:
    """Rule and message key with which a side cannot play a card; None if it can."""
    refusal = why_not_play(s, side, CARD[card])
    return None if refusal is None else (refusal.rule, refusal.key)
