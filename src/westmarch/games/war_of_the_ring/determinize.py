"""Deal the hidden cards anew, so that a bot thinks about what might be and not about what is.

Every card a seat cannot see lies in some hidden pile: the decks, other hands, face-down discards
of others. The back of each is known, so the cards of one back are shuffled among all those places.
Counts and backs stay as they were, and so does all that the seat can see.
"""

from __future__ import annotations

from random import Random

from westmarch.games.war_of_the_ring.catalogue import DECK_OF, DECKS
from westmarch.games.war_of_the_ring.seats import SEATS
from westmarch.games.war_of_the_ring.state import War
from westmarch.games.war_of_the_ring.view import knows_hidden_discards
from westmarch.kernel.decision import Decision
from westmarch.kernel.flow import Choice
from westmarch.kernel.state import clone

TRIES = 20
"""Deals tried until the pending decision of another seat is possible with its new cards."""


def determinize(s: War, seat: int, rng: Random) -> War:
    """A full state that agrees with the seat's view; see `Game.determinize`."""
    for attempt in range(TRIES + 1):
        c = clone(s)
        c.events = None
        c.luck = []
        c.rolled = []
        c.rng = rng.getrandbits(64)
        keep = {seat}
        if attempt == TRIES and s.offer is not None:
            keep.add(s.offer.seat)
        deal_hidden(c, seat, rng, keep)
        if s.offer is None or s.offer.seat in keep:
            return c
        offer = pending(c)
        if offer is not None and offer.seat == s.offer.seat and offer.kind == s.offer.kind:
            c.offer = offer
            return c
    raise AssertionError("the last deal keeps the cards of the seat to decide")


def deal_hidden(s: War, seat: int, rng: Random, keep: set[int]) -> None:
    """Shuffle the cards hidden from a seat among the hidden piles, back by back. The hands of the
    seats in `keep` stay."""
    hands = [s.hands[other] for other in range(len(SEATS[s.players])) if other not in keep]
    for deck in range(len(DECKS)):
        piles = [s.decks[deck], *hands]
        if not knows_hidden_discards(s, seat, deck):
            piles.append(s.hidden_discards[deck])
        slots = [(p, i) for p in piles for i, card in enumerate(p) if DECK_OF[card] == deck]
        cards = [p[i] for p, i in slots]
        rng.shuffle(cards)
        for (pile, i), card in zip(slots, cards, strict=True):
            pile[i] = card


def pending(s: War) -> Decision | None:
    """The decision of the top frame found anew; None when it would not be asked at all: nothing
    to choose, or a single action that takes itself."""
    frame = s.stack[-1]
    step = frame.steps()[frame.step]
    assert isinstance(step, Choice)
    offered = step.legal(frame, s)
    if offered is None or len(offered[1]) < (1 if step.secret else 2):
        return None
    return Decision(offered[0], step.kind, offered[1], step.rule)
