"""Deal the hidden cards anew, so that a bot thinks about what might be and not about what is.

Every card a seat cannot see lies in some hidden pile: the decks, other hands, face-down discards
of others. The back of each is known, so the cards of one back are shuffled among all those places.
Counts and backs stay as they were, and so does all that the seat can see.
"""

from __future__ import annotations

from random import Random

from westmarch.games.war_of_the_ring.rules.battle.combat_cards import why_not_combat_card
from westmarch.games.war_of_the_ring.rules.battle.combat_round import CombatRound
from westmarch.games.war_of_the_ring.rules.catalogue import COMBAT_OF, DECK_OF, DECKS
from westmarch.games.war_of_the_ring.rules.seats import SEATS
from westmarch.games.war_of_the_ring.rules.state import War
from westmarch.games.war_of_the_ring.view import knows_hidden_discards, secret_cards
from westmarch.kernel.determinizing import apart, first_fitting
from westmarch.kernel.engine.flow import pending


def determinize(s: War, seat: int, rng: Random) -> War:
    """A full state that agrees with the seat's view; see `Game.determinize`.

    A pending decision of the seat itself stays as it is. That of another seat is found anew for
    its new cards; a deal with which it would not be asked, or that leaves a seat without a card it
    could have chosen in secret, is dealt again. If none fits, those seats keep their cards.
    """
    return first_fitting(
        lambda: _deal(s, seat, rng, {seat}), lambda: _deal(s, seat, rng, {seat} | _busy(s))
    )


def _busy(s: War) -> set[int]:
    """The seats that decide now or have chosen something in secret."""
    busy = {owner for frame in s.stack for owner in secret_cards(s, frame).values()}
    return busy if s.offer is None else busy | {s.offer.seat}


def _deal(s: War, seat: int, rng: Random, keep: set[int]) -> War | None:
    """One deal in which the seats in `keep` hold what they hold; None if it does not fit."""
    c = apart(s, rng)
    deal_hidden(c, seat, rng, keep)
    if not choose_secrets(c, rng, keep):
        return None
    if s.offer is not None and s.offer.seat not in keep:
        c.offer = pending(c)
        if c.offer is None:
            return None
    return c


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


def choose_secrets(s: War, rng: Random, keep: set[int]) -> bool:
    """Replace every card chosen in secret by one its owner could have chosen: of the same back,
    in hand or ready on the table, and playable. False if there is none."""
    for frame in s.stack:
        for field, owner in secret_cards(s, frame).items():
            chosen = getattr(frame, field)
            if chosen < 0 or owner in keep:
                continue
            cards = [c for c in s.hands[owner] if DECK_OF[c] == DECK_OF[chosen]]
            if isinstance(frame, CombatRound):
                if chosen in s.table:
                    cards.append(chosen)
                cards = [c for c in cards if why_not_combat_card(s, frame, COMBAT_OF[c]) is None]
            if not cards:
                return False
            setattr(frame, field, rng.choice(cards))
    return True
