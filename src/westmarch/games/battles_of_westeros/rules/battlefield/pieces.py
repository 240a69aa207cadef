"""Houses, ranks, die symbols, Unit cards, Commander cards: small integers with names (chapter 1).

Lists named after a property are indexed by them: ``STRENGTH[kind]``, ``LIMIT[commander]``.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from westmarch.kernel.engine import datapack

PACKAGE = "westmarch.games.battles_of_westeros"
"""Whose data is read."""


def load(name: str) -> dict[str, Any]:
    """One of the game's data files, with what a data pack overrides in it."""
    return datapack.load(PACKAGE, name, free=("keywords", "provenance"))


def known(names: Sequence[str], name: str, where: str) -> int:
    """The number of a name that a data file gives; a wrong one is told with where it stands."""
    assert name in names, f"{where}: '{name}' is not known (known: {', '.join(names)})"
    return names.index(name)


STARK, LANNISTER = 0, 1
HOUSES = ("stark", "lannister")
HOUSE = {name: i for i, name in enumerate(HOUSES)}
BOTH = (STARK, LANNISTER)

# ---- ranks, and the symbols of die and order token; the first three are the shields (bow.1.14)
GREEN, BLUE, RED, VALOR, MORALE = range(5)
RANKS = ("green", "blue", "red")
RANK = {name: i for i, name in enumerate(RANKS)}
SYMBOLS = ("green", "blue", "red", "valor", "morale")
SYMBOL = {name: i for i, name in enumerate(SYMBOLS)}
FACES: tuple[int, ...] = tuple(
    known(SYMBOLS, face, "the die") for face in load("dice.toml")["faces"]
)
"""The faces of the die (bow.1.06)."""

# ---- classes (bow.1.13)
INFANTRY, CAVALRY, RANGED = range(3)
CLASSES = ("infantry", "cavalry", "ranged")

# ---- keywords (chapter 12); Cover is granted by terrain only, see terrain.py
KEYWORDS = (
    "advance",
    "pursue",
    "toughness",
    "dogs_of_war",
    "heavy_armor",
    "unwieldy",
    "scorch_the_earth",
    "stalwart",
)
ADVANCE, PURSUE, TOUGHNESS, DOGS_OF_WAR, HEAVY_ARMOR, UNWIELDY, SCORCH, STALWART = range(8)
KEYWORD = {name: i for i, name in enumerate(KEYWORDS)}


def _keywords(card: dict[str, Any]) -> tuple[int, ...]:
    for name in card["keywords"]:
        known(KEYWORDS, name, f"{card['id']}: keywords")
    return tuple(card["keywords"].get(name, 0) for name in KEYWORDS)


def _named(entries: list[dict[str, Any]], key: str, names: Sequence[str]) -> tuple[int, ...]:
    """The numbers of what the entries of a file name under a key."""
    return tuple(known(names, entry[key], f"{entry['id']}: {key}") for entry in entries)


# ---- Unit cards (bow.1.09)
_UNITS = load("units.toml")["unit"]
KINDS: tuple[str, ...] = tuple(u["id"] for u in _UNITS)
KIND = {name: i for i, name in enumerate(KINDS)}
KIND_NAMES: tuple[str, ...] = tuple(u["name"] for u in _UNITS)
HOUSE_OF_KIND: tuple[int, ...] = _named(_UNITS, "house", HOUSES)
CLASS_OF: tuple[int, ...] = _named(_UNITS, "class", CLASSES)
SORT: tuple[tuple[int, ...], ...] = tuple(
    tuple(1 << (unit_class * len(RANKS) + rank) for rank in range(len(RANKS)))
    for unit_class in CLASS_OF
)
"""SORT[kind][rank]: a bit for each class and rank, so that many units are compared at once."""
STRENGTH: tuple[int, ...] = tuple(u["strength"] for u in _UNITS)
FIGURES: tuple[int, ...] = tuple(u["figures"] for u in _UNITS)
"""Figures of each kind in the box, commanders not counted (bow.1.03)."""
SHOOTS: tuple[bool, ...] = tuple(u["attack"] == "ranged" for u in _UNITS)
RANGE: tuple[int, ...] = tuple(u["range"] for u in _UNITS)
VALOR_HITS: tuple[bool, ...] = tuple(u["valor_hits"] for u in _UNITS)
"""False where the card has the 'no valor hits' symbol (bow.7.22)."""
KEYWORDS_OF: tuple[tuple[int, ...], ...] = tuple(_keywords(u) for u in _UNITS)
"""KEYWORDS_OF[kind][keyword]: its value, 0 where the card lacks it."""
ORDERS: tuple[tuple[tuple[int, int], ...], ...] = tuple(
    tuple(
        (max((m for m, attack in row if attack), default=-1), max(m for m, _ in row))
        for row in u["orders"]
    )
    for u in _UNITS
)
"""ORDERS[kind][rank]: how far a unit may move and attack, and how far it may move (bow.4.20)."""
DICE: tuple[tuple[int, ...], ...] = tuple(tuple(u["dice"]) for u in _UNITS)
"""DICE[kind][rank]: attack dice of the order table (bow.4.20)."""
RANK_DICE = (2, 3, 4)
"""Dice of a rank in general (bow.7.15); Dogs of War use them."""

# ---- Commander cards (bow.1.10): one entry per version of a commander
_COMMANDERS = load("commanders.toml")["commander"]
COMMANDERS: tuple[str, ...] = tuple(c["id"] for c in _COMMANDERS)
COMMANDER = {name: i for i, name in enumerate(COMMANDERS)}
PERSONS: tuple[str, ...] = tuple(dict.fromkeys(c["person"] for c in _COMMANDERS))
PERSON_OF: tuple[int, ...] = tuple(PERSONS.index(c["person"]) for c in _COMMANDERS)
COMMANDER_NAMES: tuple[str, ...] = tuple(c["name"] for c in _COMMANDERS)
COMMANDER_TITLES: tuple[str, ...] = tuple(c["title"] for c in _COMMANDERS)
HOUSE_OF_COMMANDER: tuple[int, ...] = _named(_COMMANDERS, "house", HOUSES)
KIND_OF_COMMANDER: tuple[int, ...] = _named(_COMMANDERS, "unit", KINDS)
LIMIT: tuple[int, ...] = tuple(c["limit"] for c in _COMMANDERS)
RATING: tuple[int, ...] = tuple(c["rating"] for c in _COMMANDERS)
COMMANDER_KEYWORDS: tuple[tuple[int, ...], ...] = tuple(_keywords(c) for c in _COMMANDERS)
ZONE = 2
"""Radius of every commander's zone of control (bow.5.04)."""

NOBODY = -1
"""No unit, no commander, no House."""
ELIMINATED, WAITING, ESCAPED = -1, -2, -3
"""Where a unit is when not in a hex: lost, not yet arrived, or gone from the battlefield."""
