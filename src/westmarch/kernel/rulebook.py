"""The numbered rules of a game, from data/rules.toml in its package: help, refusals, coverage."""

from __future__ import annotations

from functools import cache

import msgspec

from westmarch.kernel.engine import datapack
from westmarch.kernel.game import Game
from westmarch.kernel.texts.language import ENGLISH, spoken
from westmarch.kernel.texts.translation import read


class Rule(msgspec.Struct, frozen=True):
    """One rule, in our words."""

    id: str
    title: str
    text: str
    section: str = ""
    """Where the printed rulebook has it."""
    informative: bool = False
    """Only describes pieces or gives an overview; no test can prove it."""


class Example(msgspec.Struct, frozen=True):
    """A worked example of the rulebook."""

    id: str
    rules: tuple[str, ...] = ()
    given: str = ""
    when: str = ""
    then: str = ""


class Rulebook(msgspec.Struct, frozen=True):
    """All rules and worked examples of one game, in the rulebook's order."""

    rules: tuple[Rule, ...] = msgspec.field(default=(), name="rule")
    examples: tuple[Example, ...] = msgspec.field(default=(), name="example")

    def search(self, word: str) -> list[Rule]:
        """The rules with this id, or else those whose title or text has the word."""
        exact = [rule for rule in self.rules if rule.id == word]
        word = word.casefold()
        return exact or [r for r in self.rules if word in f"{r.title} {r.text}".casefold()]


def rulebook(game: Game, language: str | None = None) -> Rulebook:
    """A game's rules, in a language or in the one spoken. What is not translated is English."""
    return _read(game.package, language or spoken())


@cache
def _read(package: str, language: str) -> Rulebook:
    data = datapack.load(package, "rules.toml")
    if language != ENGLISH:
        told = read(package, language, "rules")
        for kind in ("rule", "example"):
            texts = {one["id"]: one for one in told.get(kind, ())}
            data = {**data, kind: [{**one, **texts.get(one["id"], {})} for one in data[kind]]}
    return msgspec.convert(data, Rulebook)
