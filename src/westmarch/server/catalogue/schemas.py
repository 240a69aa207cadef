"""What is sent about the games and their rules."""

from __future__ import annotations

from msgspec import Struct


class OptionOut(Struct):
    name: str
    text: str
    values: tuple[str, ...]
    ruling: bool
    """A house ruling: its text and both readings stand among the rulings of the rules, by its
    name."""


class GameOut(Struct):
    """One game of the house."""

    id: str
    title: str
    summary: str
    players: tuple[int, int]
    minutes: str
    options: list[OptionOut]
    seats: dict[str, tuple[str, ...]]
    sides: dict[str, tuple[int, ...]]
    bots: list[str]


class RuleOut(Struct):
    id: str
    title: str
    text: str
    chapter: str
    informative: bool


class RulingOut(Struct):
    """How a question is read that the printed rules leave open."""

    id: str
    rules: tuple[str, ...]
    cards: tuple[str, ...]
    names: tuple[str, ...]
    """The names of its cards, in their order."""
    question: str
    reading: str
    reason: str
    sources: tuple[str, ...]
    other: str
    """The other reading; empty where none makes sense."""
    switch: bool
    """A table may play by the other reading: an option of the game has this id."""


class ExampleOut(Struct):
    id: str
    rules: tuple[str, ...]
    given: str
    when: str
    then: str


class RulesOut(Struct):
    """Rules, worked examples and rulings, all or those that were searched for."""

    rules: list[RuleOut]
    examples: list[ExampleOut]
    rulings: list[RulingOut]
