"""Decks: starter decks, built decks, what makes a deck legal (lcg.16.06 to lcg.16.09).

A built deck is written as an option value ``heroes/cards``: numbers of heroes joined by ``+``, then
cards with their copies, e.g. ``1+7+12/13x3+14x2+73x3``. Decks are read and written in other forms
by deck_files.py.
"""

from __future__ import annotations

from functools import cache

import msgspec

from westmarch.games.lotr_card_game.rules.catalogue import (
    ALLY,
    ATTACHMENT,
    DECK_DATA,
    EVENT,
    HERO,
    NAMES,
    NEUTRAL,
    NUMBERS,
    SPHERE,
    SPHERES,
    STARTER_CARDS,
    STARTER_HEROES,
    STARTERS,
    TYPE,
)
from westmarch.kernel.engine.decision import Refusal
from westmarch.kernel.engine.errors import BadOption, Saying

LEAST_CARDS: int = DECK_DATA["building"]["least_cards"]
STARTER_SIZE: int = DECK_DATA["building"]["starter_cards"]
MOST_COPIES: int = DECK_DATA["building"]["most_copies"]
LEAST_HEROES, MOST_HEROES = DECK_DATA["building"]["heroes"]


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
        raise BadOption("lotr_card_game:wrong-no_deck", deck=value, decks=known) from None
    if not all(0 < n < NUMBERS and TYPE[n] == HERO for n in found.heroes) or not all(
        0 < n < NUMBERS and TYPE[n] in (ALLY, ATTACHMENT, EVENT) and c > 0 for n, c in found.cards
    ):
        raise BadOption("lotr_card_game:wrong-no_player_card", deck=value)
    refusal = why_illegal(found, tournament=False)
    if refusal is not None:
        why = Saying(f"lotr_card_game:refusal-{refusal.key}", **dict(refusal.params))
        named = {"deck": value, "why": why, "rule": refusal.rule}
        raise BadOption("lotr_card_game:wrong-illegal_deck", **named)
    return found


def _entry(text: str) -> tuple[int, int]:
    number, _, copies = text.partition("x")
    return int(number), int(copies or 1)


def option_of_deck(deck: Deck) -> str:
    """A deck as an option value."""
    heroes = "+".join(str(n) for n in deck.heroes)
    cards = "+".join(f"{n}x{c}" for n, c in deck.cards)
    return f"{heroes}/{cards}"


def why_illegal(deck: Deck, tournament: bool = True) -> Refusal | None:
    """Why a deck may not be used (lcg.16.07, lcg.16.08); None when it may. A deck for an ordinary
    game needs no 50 cards, and starter decks are always legal."""
    heroes = len(deck.heroes)
    if not LEAST_HEROES <= heroes <= MOST_HEROES:
        return Refusal("lcg.16.08", "wrong_number_of_heroes", (("heroes", heroes),))
    names = [NAMES[n] for n in deck.heroes]
    for name in names:
        if names.count(name) > 1:
            return Refusal("lcg.2.13", "hero_twice", (("hero", name),))
    copies: dict[str, int] = {}
    for number, count in deck.cards:
        copies[NAMES[number]] = copies.get(NAMES[number], 0) + count
    for name, count in copies.items():
        if count > MOST_COPIES:
            return Refusal("lcg.16.07", "too_many_copies", (("card", name), ("copies", count)))
    if tournament and deck.size < LEAST_CARDS:
        return Refusal("lcg.16.07", "too_few_cards", (("cards", deck.size),))
    return None


def warnings(deck: Deck) -> list[Refusal]:
    """What is legal but unwise: fewer cards than a starter deck, cards no hero can pay for, cards
    named like a hero (lcg.16.06, lcg.16.09)."""
    spheres = {SPHERE[n] for n in deck.heroes}
    found = [
        Refusal(
            "lcg.16.09",
            "no_hero_of_sphere",
            (("card", NAMES[number]), ("sphere", SPHERES[SPHERE[number]])),
        )
        for number, _ in deck.cards
        if SPHERE[number] != NEUTRAL and SPHERE[number] not in spheres
    ]
    if deck.size < STARTER_SIZE:
        found.append(Refusal("lcg.16.06", "small_deck", (("cards", deck.size),)))
    heroes = {NAMES[n] for n in deck.heroes}
    found += [
        Refusal("lcg.2.13", "ally_named_like_hero", (("card", NAMES[number]),))
        for number, _ in deck.cards
        if NAMES[number] in heroes
    ]
    return found
