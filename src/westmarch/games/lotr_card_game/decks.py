"""Decks: starter decks, built decks as options, and what makes a deck legal (chapter 16).

A built deck is written as an option value ``heroes/cards``: numbers of heroes joined by ``+``, then
cards with their copies, e.g. ``1+7+12/13x3+14x2+73x3``.
"""

from __future__ import annotations

from functools import cache

import msgspec

from westmarch.games.lotr_card_game.catalogue import (
    ALLY,
    ATTACHMENT,
    EVENT,
    HERO,
    NUMBERS,
    STARTER_CARDS,
    STARTER_HEROES,
    STARTERS,
    TYPE,
)
from westmarch.kernel.errors import BadOption


class Deck(msgspec.Struct, frozen=True):
    """Heroes by number, and cards as (number, copies) in the order of the numbers."""

    heroes: tuple[int, ...]
    cards: tuple[tuple[int, int], ...]
    name: str = ""

    @property
    def size(self) -> int:
        """How many cards the deck has, heroes not counted."""
        return sum(copies for _, copies in self.cards)


@cache
def deck_of_option(value: str) -> Deck:
    """The deck an option value means. Raises `BadOption`."""
    if value in STARTERS:
        return Deck(STARTER_HEROES[value], STARTER_CARDS[value], value)
    heroes, slash, cards = value.partition("/")
    try:
        if not slash:
            raise ValueError
        found = Deck(
            tuple(int(n) for n in heroes.split("+")),
            tuple(sorted(_entry(part) for part in cards.split("+"))),
        )
    except ValueError:
        known = ", ".join(STARTERS)
        raise BadOption(
            f"'{value}' is no deck (starter decks: {known}; a built deck: heroes/cards)"
        ) from None
    if not all(0 < n < NUMBERS and TYPE[n] == HERO for n in found.heroes) or not all(
        0 < n < NUMBERS and TYPE[n] in (ALLY, ATTACHMENT, EVENT) and c > 0 for n, c in found.cards
    ):
        raise BadOption(f"'{value}' names a card that is no hero or no player card")
    return found


def _entry(text: str) -> tuple[int, int]:
    number, _, copies = text.partition("x")
    return int(number), int(copies or 1)


def option_of_deck(deck: Deck) -> str:
    """A deck as an option value."""
    heroes = "+".join(str(n) for n in deck.heroes)
    cards = "+".join(f"{n}x{c}" for n, c in deck.cards)
    return f"{heroes}/{cards}"
