"""What is printed on the Leadership cards (bow.1.11), by small integers.

What a command or tactic *does* is registered in leadership.py and cards/; here is the print.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from westmarch.games.battles_of_westeros.pieces import CLASS, HOUSE, PERSONS, RANK, SYMBOL, load

ALL = 0
"""A count of 0 means every unit that fits."""


class Group(NamedTuple):
    """Units a command or tactic reaches: how many at most (0 = all) and of what kind."""

    most: int
    unit_class: int = -1
    rank: int = -1
    adjacent_uncontrolled: bool = False
    """Friendly units outside the zone next to a unit already chosen."""


class Command(NamedTuple):
    """A command box: its cost, what it does and to which units."""

    cost: int
    do: str
    groups: tuple[Group, ...]


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


class Card(NamedTuple):
    """A Leadership card."""

    id: str
    name: str
    house: int
    person: int
    """The commander of the portrait; -1 on a basic card."""
    commands: tuple[Command, ...]
    tactic: Tactic | None


def _group(data: dict[str, Any]) -> Group:
    return Group(
        data.get("count", ALL),
        CLASS[data["class"]] if "class" in data else -1,
        RANK[data["rank"]] if "rank" in data else -1,
        data.get("adjacent_uncontrolled", False),
    )


def _command(data: dict[str, Any]) -> Command:
    groups = (_group(data), *(_group(more) for more in data.get("plus", ())))
    return Command(data["cost"], data["do"], groups)


def _tactic(data: dict[str, Any]) -> Tactic:
    test = data.get("morale")
    return Tactic(
        data["timing"],
        tuple(SYMBOL[t] for t in data.get("pool", ())),
        (int(test["who"] == "enemy"), test["zone"], test["test"]) if test else None,
        data["do"],
        data.get("who", ""),
        _group(data),
        data.get("value", 0),
        data.get("keyword", ""),
        data.get("until", "turn"),
    )


def _card(data: dict[str, Any]) -> Card:
    return Card(
        data["id"],
        data["name"],
        HOUSE[data["house"]],
        PERSONS.index(data["commander"]) if "commander" in data else -1,
        tuple(_command(c) for c in data["commands"]),
        _tactic(data["tactic"]) if "tactic" in data else None,
    )


LEADERSHIP: tuple[Card, ...] = tuple(_card(c) for c in load("leadership_cards.toml")["card"])
CARDS: tuple[str, ...] = tuple(c.id for c in LEADERSHIP)
CARD = {name: i for i, name in enumerate(CARDS)}
CARD_NAMES: tuple[str, ...] = tuple(c.name for c in LEADERSHIP)
MOST_COMMANDS = max(len(c.commands) for c in LEADERSHIP)


def deck_of(house: int, persons: tuple[int, ...]) -> list[int]:
    """The deck of a House: its basic cards and those of its commanders in the battle
    (bow.1.19)."""
    return [
        i
        for i, card in enumerate(LEADERSHIP)
        if card.house == house and (card.person < 0 or card.person in persons)
    ]
