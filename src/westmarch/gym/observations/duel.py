"""Duel as a seat sees it. This observer is complete and fits on a page."""

from __future__ import annotations

from westmarch.games.duel.game import NO_CARD, VALUES, Table
from westmarch.gym.observations.layout import Layout, mark, put
from westmarch.gym.observations.procedure import Procedure

SEATS = 3

LAYOUT = Layout()
_PROCEDURE = Procedure(LAYOUT, "westmarch.games.duel", SEATS)
_SCALARS = LAYOUT.add("scalars", 5, means="players, goal, round, stake, cards left in the deck")
_LEADER = LAYOUT.add("leader", SEATS, means="1 for the leader of the round")
_SCORE = LAYOUT.add("score", SEATS, means="points of each seat")
_LAST = LAYOUT.add("last", SEATS, means="the card each seat played last; 0: none")
_HAND = LAYOUT.add("hand", len(VALUES) + 1, means="cards of each value in the own hand")
_CHOSEN = LAYOUT.add("chosen", 1, means="the card the seat has played face down; 0: none")
_HAS_CHOSEN = LAYOUT.add("has_chosen", SEATS, means="1 for each seat that has played face down")
_DISCARD = LAYOUT.add("discard", len(VALUES) + 1, means="cards of each value in the discard")


def write(s: Table, seat: int, out: bytearray) -> None:
    """Write what the seat may see."""
    _PROCEDURE.write(s, seat, out)
    put(out, _SCALARS, [s.players, s.goal, s.round, s.stake, len(s.deck)])
    out[_LEADER + s.leader] = 1
    put(out, _SCORE, s.score)
    put(out, _LAST, s.last)
    mark(out, _HAND, s.hands[seat])
    out[_CHOSEN] = s.chosen[seat]
    put(out, _HAS_CHOSEN, [int(card != NO_CARD) for card in s.chosen])
    mark(out, _DISCARD, s.discard)
