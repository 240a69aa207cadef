"""Deal the hidden cards anew, so that a bot thinks about what might be and not about what is.

Hidden from a seat are the order of its own deck, and which of the other House's unseen cards are in
that House's hand and which in its deck; every other card lies open (bow.16.02).
"""

from __future__ import annotations

from random import Random

from westmarch.games.battles_of_westeros.rules.battlefield.pieces import HOUSES
from westmarch.games.battles_of_westeros.rules.plan.special_rules import rule_in_use
from westmarch.games.battles_of_westeros.rules.skirmish import commander_cards, with_cards
from westmarch.games.battles_of_westeros.rules.state import FEINT, REAL, Field
from westmarch.kernel.determinizing import apart, first_fitting
from westmarch.kernel.engine.flow import pending

MORE = 0.7
"""How likely a House is thought to take one more commander in a skirmish."""


def determinize(s: Field, seat: int, rng: Random) -> Field:
    """A full state that agrees with the seat's view; see `Game.determinize`."""
    return first_fitting(
        lambda: _deal(s, seat, rng, keep_hand=False),
        lambda: _deal(s, seat, rng, keep_hand=True),
    )


def _deal(s: Field, seat: int, rng: Random, keep_hand: bool) -> Field | None:
    c = apart(s, rng)
    rng.shuffle(c.decks[seat])
    other = 1 - seat
    hand, deck = c.hands[other], c.decks[other]
    if keep_hand:
        rng.shuffle(deck)
    else:
        cards = hand + deck
        rng.shuffle(cards)
        c.hands[other], c.decks[other] = cards[: len(hand)], cards[len(hand) :]
    if c.strategy:
        _mix_strategy(c, rng)
    rule = rule_in_use(c, "captive")
    if rule is not None and c.decoy >= 0 and HOUSES[seat] != rule["house"] and rng.random() < 0.5:
        c.captive, c.decoy = c.decoy, c.captive
    if s.setting_up and not s.kind:
        _choose_commanders(c, other, rng)
    if s.offer is not None and s.offer.seat != seat:
        c.offer = pending(c)
        if c.offer is None:
            return None
    return c


def _mix_strategy(s: Field, rng: Random) -> None:
    """Strategy tokens not found yet are known to nobody (bow.16.03)."""
    places = [i for i, token in enumerate(s.strategy) if token in (FEINT, REAL)]
    tokens = [s.strategy[i] for i in places]
    rng.shuffle(tokens)
    for place, token in zip(places, tokens, strict=True):
        s.strategy[place] = token


def _choose_commanders(s: Field, house: int, rng: Random) -> None:
    """Replace the commanders a House has chosen in secret by others it could have chosen; while
    it is still choosing, it starts anew."""
    picks: list[int] = []
    s.picks = with_cards(s.picks, house, picks)
    if s.offer is None or s.offer.seat != house:
        while rng.random() < MORE and (cards := commander_cards(s, house)):
            picks.append(rng.choice(cards))
            s.picks = with_cards(s.picks, house, picks)
