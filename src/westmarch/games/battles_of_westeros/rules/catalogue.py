"""What is printed on the Leadership cards (bow.1.11), by small integers.

What a command or tactic *does* is registered in leadership.py and cards/; here is the print.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from westmarch.games.battles_of_westeros.rules.battlefield.pieces import (
    CLASS_OF,
    CLASSES,
    HOUSES,
    KEYWORDS,
    LIMIT,
    PERSONS,
    RANKS,
    SORT,
    SYMBOLS,
    known,
    load,
)
from westmarch.games.battles_of_westeros.rules.plan.vocabulary import ZONES

MOST_TOKENS = max(LIMIT)
"""Command tokens that can be spent on one card."""
ALL = 0
"""A count of 0 means every unit that fits."""


class Group(NamedTuple):
    """Units a command or tactic reaches: how many at most (0 = all) and of what kind."""

    most: int
    unit_class: int = -1
    rank: int = -1
    adjacent_uncontrolled: bool = False
    """Friendly units outside the zone next to a unit already chosen."""
    sorts: int = 0
    """The bits of the classes and ranks that fit (pieces.SORT)."""


class Command(NamedTuple):
    """A command box: its cost, what it does and to which units."""

    cost: int
    do: str
    groups: tuple[Group, ...]
    sorts: int = 0
    """The bits of all units in the zone it could begin with."""


class Tactic(NamedTuple):
    """A tactic box: if requirement, then effect (bow.5.15)."""

    timing: str
    """before, after or either."""
    pool: tuple[int, ...]
    """Order tokens to check."""
    morale: tuple[int, str, str] | None
    """Whose morale (0 own, 1 the enemy's), zone, better or worse."""
    do: str
    who: str
    """ordered, controlled, enemy or attack; empty where no unit is named."""
    group: Group
    value: int
    keyword: str
    until: str
    """turn or round."""
    attacked: bool = False
    """Only for units that have attacked in this turn."""
    unengaged: bool = False
    """Only for units that are not engaged."""


class Card(NamedTuple):
    """A Leadership card."""

    id: str
    name: str
    house: int
    person: int
    """The commander of the portrait; -1 on a basic card."""
    commands: tuple[Command, ...]
    tactic: Tactic | None


TIMINGS = ("before", "after", "either")
WHO = ("ordered", "attack", "controlled", "enemy")
TESTS = ("better", "worse")
UNTIL = ("turn", "round", "battle")


def _group(data: dict[str, Any], where: str) -> Group:
    unit_class = known(CLASSES, data["class"], where) if "class" in data else -1
    rank = known(RANKS, data["rank"], where) if "rank" in data else -1
    sorts = 0
    for kind, bits in enumerate(SORT):
        for r, bit in enumerate(bits):
            if unit_class in (-1, CLASS_OF[kind]) and rank in (-1, r):
                sorts |= bit
    apart = data.get("adjacent_uncontrolled", False)
    return Group(data.get("count", ALL), unit_class, rank, apart, sorts)


def _command(data: dict[str, Any], where: str) -> Command:
    groups = (_group(data, where), *(_group(more, where) for more in data.get("plus", ())))
    sorts = 0
    for group in groups:
        if not group.adjacent_uncontrolled:
            sorts |= group.sorts
    return Command(data["cost"], data["do"], groups, sorts)


def _tactic(data: dict[str, Any], where: str) -> Tactic:
    known(TIMINGS, data["timing"], f"{where}: timing")
    known(UNTIL, data.get("until", "turn"), f"{where}: until")
    if "who" in data:
        known(WHO, data["who"], f"{where}: who")
    if "keyword" in data:
        known(KEYWORDS, data["keyword"], f"{where}: keyword")
    test = data.get("morale")
    if test:
        known(TESTS, test["test"], f"{where}: morale")
        known(ZONES, test["zone"], f"{where}: morale")
    return Tactic(
        data["timing"],
        tuple(known(SYMBOLS, t, f"{where}: pool") for t in data.get("pool", ())),
        (int(test["who"] == "enemy"), test["zone"], test["test"]) if test else None,
        data["do"],
        data.get("who", ""),
        _group(data, where),
        data.get("value", 0),
        data.get("keyword", ""),
        data.get("until", "turn"),
        data.get("attacked", False),
        data.get("unengaged", False),
    )


def _card(data: dict[str, Any]) -> Card:
    name = data["id"]
    person = data.get("commander")
    return Card(
        name,
        data["name"],
        known(HOUSES, data["house"], f"{name}: house"),
        -1 if person is None else known(PERSONS, person, f"{name}: commander"),
        tuple(_command(c, f"{name}: commands") for c in data["commands"]),
        _tactic(data["tactic"], f"{name}: tactic") if "tactic" in data else None,
    )


def _orders(card: Card, tokens: int) -> int:
    """The bits of all units in the zone that the card could order for so many tokens."""
    sorts = 0
    for command in card.commands:
        if command.do == "order" and command.cost <= tokens:
            sorts |= command.sorts
    return sorts


LEADERSHIP: tuple[Card, ...] = tuple(_card(c) for c in load("leadership_cards.toml")["card"])
CARDS: tuple[str, ...] = tuple(c.id for c in LEADERSHIP)
CARD = {name: i for i, name in enumerate(CARDS)}
CARD_NAMES: tuple[str, ...] = tuple(c.name for c in LEADERSHIP)
ORDERS_FOR: tuple[tuple[int, ...], ...] = tuple(
    tuple(_orders(card, tokens) for tokens in range(MOST_TOKENS + 1)) for card in LEADERSHIP
)
"""ORDERS_FOR[card][tokens]: the bits of the units it could order for so many command tokens."""
OTHER_COMMANDS: tuple[tuple[Command, ...], ...] = tuple(
    tuple(c for c in card.commands if c.do != "order") for card in LEADERSHIP
)
"""The commands of each card that are not orders."""
MOST_COMMANDS = max(len(c.commands) for c in LEADERSHIP)


def deck_of(house: int, persons: tuple[int, ...]) -> list[int]:
    """The deck of a House: its basic cards and those of its commanders in the battle
    (bow.1.19)."""
    return [
        i
        for i, card in enumerate(LEADERSHIP)
        if card.house == house and (card.person < 0 or card.person in persons)
    ]
