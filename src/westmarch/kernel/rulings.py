"""The rulings of a game: how Westmarch reads the printed rules where they are silent or disagree.

Each stands in data/rulings.toml of the game's package: the question, the reading played, the
reason, the sources, and the other reading where there is one. Where players truly differ, a ruling
is a *switch*: the game gets an option of its name, and a table may play by the other reading. Such
a house ruling is an option like any other, but one that is left out wherever it is at its standard
reading, so that records and rooms older than the ruling mean what they always meant. In a state
``house_rulings`` has the ids of those switched, and a rule asks ``THE_ID in s.house_rulings``.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from functools import cache

import msgspec

from westmarch.kernel.engine import datapack
from westmarch.kernel.engine.decision import Refusal
from westmarch.kernel.game import READINGS, Game, Option
from westmarch.kernel.position_text import bad, is_whole, meant, thing
from westmarch.kernel.texts.language import ENGLISH, spoken
from westmarch.kernel.texts.translation import read

FILE = "rulings.toml"
TOLD = ("question", "reading", "reason", "other")
"""The fields that people read, each in every language."""


class Ruling(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One question that the printed rules leave open, and how it is answered here."""

    id: str
    question: str
    reading: str
    """How it is played here."""
    reason: str
    rules: tuple[str, ...] = ()
    """Ids of the numbered rules it belongs to."""
    cards: tuple[str, ...] = ()
    """Ids of the cards, characters and the like that it belongs to."""
    sources: tuple[str, ...] = ()
    """Where the reading comes from."""
    other: str = ""
    """The other reading; empty where none makes sense."""
    switch: bool = False
    """A table may play by the other reading: it is a house ruling."""
    refusals: tuple[str, ...] = ()
    """Keys of the refusals that this reading causes."""

    def has(self, words: Iterable[str], names: Iterable[str] = ()) -> bool:
        """Whether all words, casefolded, stand in the ruling or in the names of its cards."""
        told = (getattr(self, field) for field in TOLD)
        text = " ".join((self.id, *self.rules, *self.cards, *names, *told)).casefold()
        return all(word in text for word in words)


class _File(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    ruling: tuple[Ruling, ...] = ()


def rulings(game: Game, language: str | None = None) -> tuple[Ruling, ...]:
    """A game's rulings, in a language or in the one spoken. What is not translated is English."""
    return _read(game.package, language or spoken())


def ruling(game: Game, id: str, language: str | None = None) -> Ruling | None:
    """The ruling of an id; None when there is none."""
    return next((one for one in rulings(game, language) if one.id == id), None)


def names_of_cards(game: Game, language: str | None = None) -> dict[str, tuple[str, ...]]:
    """For each ruling the names of the cards, characters and the like that it belongs to."""
    tables = game.names(language).values()

    def name(id: str) -> str:
        return next(table[id]["nom"] for table in tables if id in table)

    return {one.id: tuple(map(name, one.cards)) for one in rulings(game, language)}


def behind(game: Game, refusal: Refusal) -> str:
    """The id of the ruling that causes a refusal; empty where the printed rules do. Of several with
    its key, the one that belongs to its rule."""
    return _behind(game.package, refusal.key, refusal.rule)


@cache
def _behind(package: str, key: str, rule: str) -> str:
    found = [one for one in _read(package, ENGLISH) if key in one.refusals]
    found.sort(key=lambda one: rule not in one.rules)
    return found[0].id if found else ""


@cache
def _read(package: str, language: str) -> tuple[Ruling, ...]:
    data = datapack.load(package, FILE)
    if language != ENGLISH:
        told = {one["id"]: one for one in read(package, language, "rulings").get("ruling", ())}
        data = {"ruling": [{**one, **told.get(one["id"], {})} for one in data.get("ruling", ())]}
    return msgspec.convert(data, _File).ruling


# ---- house rulings


def switches(package: str) -> tuple[Option, ...]:
    """The options of a game that its rulings make."""
    found = (one for one in _read(package, ENGLISH) if one.switch)
    return tuple(Option(one.id, one.question, READINGS, ruling=True) for one in found)


_HEAD = "house rulings"
_STATEMENT = re.compile(r"(?:^|(?<=;))\s*house\s+rulings\s*:([^;#]*)", re.IGNORECASE)


def take_house_rulings(text: str, known: Sequence[str]) -> tuple[str, tuple[str, ...]]:
    """A position text without its statement ``house rulings: one, another``, and the rulings it
    switches, in their order. Every line keeps its number. Raises `BadPosition`."""
    if is_whole(text):
        return text, ()
    lines, switched = text.split("\n"), set[str]()
    for number, line in enumerate(lines, 1):
        statement, hash_, comment = line.partition("#")
        for found in _STATEMENT.finditer(statement):
            for word in found[1].replace(",", " ").lower().split():
                if word not in known:
                    what = thing("house ruling")
                    raise bad(number, "unknown", what=what, word=word, hint=meant(word, known))
                switched.add(word)
        lines[number - 1] = _STATEMENT.sub("", statement) + hash_ + comment
    return "\n".join(lines), tuple(id for id in known if id in switched)


def with_house_rulings(text: str, switched: Sequence[str]) -> str:
    """A position text that names the rulings switched."""
    return f"{_HEAD}: {', '.join(switched)}\n{text}" if switched else text
