"""Deal the hidden cards anew, so that a bot thinks about what might be and not about what is.

Every card a seat cannot see lies in a deck, in the other hand, or among the other's face-down
discards. The back of each is known, so the cards of one back are shuffled among those places. The
faces of recruitment tokens and the order of fate tiles are not in the state at all: they are drawn
when they are needed.
"""

from __future__ import annotations

from random import Random

from westmarch.games.five_armies.rules.battle.combat_round import BATTLE_CARD_OF, CombatRound
from westmarch.games.five_armies.rules.catalogue import D_EVENT, DECK_OF, DECKS
from westmarch.games.five_armies.rules.state import Battlefield
from westmarch.games.five_armies.view import secret_cards
from westmarch.kernel.determinizing import apart, first_fitting
from westmarch.kernel.engine.flow import pending


def determinize(s: Battlefield, seat: int, rng: Random) -> Battlefield:
    """A full state that agrees with the seat's view; see `Game.determinize`.

    A pending decision of the seat itself stays as it is. That of the other seat is found anew for
    its new cards; a deal with which it would not be asked is dealt again. If none fits, the other
    seat keeps its cards.
    """
    return first_fitting(
        lambda: _deal(s, seat, rng, keep=False), lambda: _deal(s, seat, rng, keep=True)
    )


def _deal(s: Battlefield, seat: int, rng: Random, keep: bool) -> Battlefield | None:
    c = apart(s, rng)
    _shuffle_hidden(c, seat, rng, keep)
    if not keep:
        _choose_secrets(c, seat, rng)
        if s.offer is not None and s.offer.seat != seat:
            c.offer = pending(c)
            if c.offer is None:
                return None
    return c


def _shuffle_hidden(s: Battlefield, seat: int, rng: Random, keep: bool) -> None:
    """Shuffle the cards hidden from a seat among the hidden piles, back by back."""
    other = 1 - seat
    for deck in range(len(DECKS)):
        piles = [s.decks[deck], s.hidden_discards[other]]
        if not keep:
            piles.append(s.hands[other])
        slots = [(p, i) for p in piles for i, card in enumerate(p) if DECK_OF[card] == deck]
        cards = [p[i] for p, i in slots]
        rng.shuffle(cards)
        for (pile, i), card in zip(slots, cards, strict=True):
            pile[i] = card


def _choose_secrets(s: Battlefield, seat: int, rng: Random) -> None:
    """Replace a battle card the other seat has chosen in secret by one it could have chosen."""
    other = 1 - seat
    for frame in s.stack:
        for field, owner in secret_cards(frame).items():
            if owner != other or getattr(frame, field) < 0:
                continue
            assert isinstance(frame, CombatRound)
            cards = frame.available(s, other)
            cards += [BATTLE_CARD_OF[c] for c in s.hands[other] if DECK_OF[c] == D_EVENT]
            setattr(frame, field, rng.choice(cards))
