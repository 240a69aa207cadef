"""The games self-play learns from: scenarios, starter decks and built ones, alone and together.

What is seldom won teaches little, so that the scenarios and decks that can be won come more often.
"""

from __future__ import annotations

from collections.abc import Sequence

from westmarch.bots.lotr_card_game.valuation import card_worth
from westmarch.games.lotr_card_game.rules.catalogue import (
    ALLY,
    ATTACHMENT,
    COPIES,
    COST,
    EVENT,
    NAMES,
    NEUTRAL,
    NUMBER,
    NUMBERS,
    SPHERE,
    TYPE,
)
from westmarch.games.lotr_card_game.rules.decks import MOST_COPIES, STARTER_SIZE

MIRKWOOD = "passage_through_mirkwood"
ANDUIN = "journey_along_the_anduin"
DUNGEON = "escape_from_dol_guldur"

COMPANIES = (
    ("aragorn", "theodred", "eowyn"),
    ("theodred", "eowyn", "eleanor"),
    ("aragorn", "eowyn", "beravor"),
    ("theodred", "eowyn", "denethor"),
    ("eowyn", "eleanor", "glorfindel"),
    ("theodred", "legolas", "eowyn"),
    ("gloin", "eowyn", "denethor"),
    ("eowyn", "denethor", "beravor"),
    ("aragorn", "gimli", "eowyn"),
    ("theodred", "eowyn", "dunhere"),
    ("theodred", "glorfindel", "eowyn"),
    ("legolas", "thalin", "eowyn"),
)
"""Heroes of several spheres who go together."""


def built(company: Sequence[str]) -> str:
    """A deck of these heroes, as an option: the cards they can pay for that are worth most for
    their cost."""
    heroes = tuple(sorted(NUMBER[name] for name in company))
    spheres = {NEUTRAL, *(SPHERE[hero] for hero in heroes)}
    named = {NAMES[hero] for hero in heroes}
    fitting = [
        number
        for number in range(1, NUMBERS)
        if TYPE[number] in (ALLY, ATTACHMENT, EVENT)
        and SPHERE[number] in spheres
        and NAMES[number] not in named
    ]
    fitting.sort(key=lambda n: (-card_worth(n) / (1.5 + max(COST[n], 0)), n))
    cards: list[tuple[int, int]] = []
    left = STARTER_SIZE
    for number in fitting:
        copies = min(COPIES[number], MOST_COPIES, left)
        if copies:
            cards.append((number, copies))
            left -= copies
    named_heroes = "+".join(str(n) for n in heroes)
    return f"{named_heroes}/" + "+".join(f"{n}x{c}" for n, c in sorted(cards))


def lessons() -> tuple[dict[str, str], ...]:
    """The options of the games, in an order that mixes them."""
    decks = [built(company) for company in COMPANIES]
    alone = [
        (MIRKWOOD, deck)
        for deck in (
            *("leadership",) * 6,
            *("spirit",) * 4,
            *("lore",) * 4,
            "tactics",
            *decks,
        )
    ]
    alone += [(ANDUIN, deck) for deck in ("leadership", "spirit", "lore", *decks)]
    together = [
        (scenario, one, other)
        for scenario, often in ((MIRKWOOD, 1), (ANDUIN, 2), (DUNGEON, 2))
        for one, other in (
            ("leadership", "spirit"),
            ("leadership", "lore"),
            (built(("aragorn", "theodred", "eowyn")), built(("legolas", "denethor", "beravor"))),
        )
        for _ in range(often)
    ]
    found = [{"scenario": scenario, "deck_1": deck} for scenario, deck in alone]
    found += [
        {"scenario": scenario, "players": "2", "deck_1": one, "deck_2": other}
        for scenario, one, other in together
    ]
    # Every seventh from the beginning on, and round again: the shards of self-play are then alike.
    return tuple(found[(7 * i) % len(found)] for i in range(len(found)))
