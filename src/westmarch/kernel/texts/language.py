"""The languages of the house, and which one is spoken just now.

Engines speak in ids. Words are made beside the rules, in the language that was asked for: the
functions of a `Game` take it and speak it (`speaking`) while the words are made. Nothing of it
enters a state, a record or a playout.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from contextvars import ContextVar
from functools import wraps
from typing import TypeVar

Made = TypeVar("Made")

ENGLISH = "en"
"""The source of all texts; what another language lacks is said in English."""
LANGUAGES: dict[str, str] = {ENGLISH: "English", "pl": "polski", "ru": "русский"}
"""The languages there are texts in, by their own names."""
LANGUAGES_WHOLE: tuple[str, ...] = (ENGLISH, "pl", "ru")
"""Those whose texts are complete: what the app offers, and what the tests hold to be complete."""

FALLEN_BACK: Counter[tuple[str, str]] = Counter()
"""How often a text was said in English for lack of another: by language and text."""

_spoken: ContextVar[str] = ContextVar("spoken", default=ENGLISH)


def spoken() -> str:
    """The language words are made in just now."""
    return _spoken.get()


class speaking:
    """Words are made in this language meanwhile; with none, in the one that is spoken already."""

    __slots__ = ("_before", "_language")

    def __init__(self, language: str | None) -> None:
        self._language = language

    def __enter__(self) -> None:
        self._before = None if self._language is None else _spoken.set(self._language)

    def __exit__(self, *error: object) -> None:
        if self._before is not None:
            _spoken.reset(self._before)


def speak(language: str) -> None:
    """From now on words are made in this language, here and in what is started from here: for the
    task that answers a request, or a process of one person."""
    _spoken.set(language)


def offered(language: str) -> str | None:
    """A language of the house by its tag (``pl``, ``pl-PL``, ``pl_PL.UTF-8``); None when its texts
    are not whole."""
    short = language.replace("_", "-").partition("-")[0].strip().lower()
    return short if short in LANGUAGES_WHOLE else None


def preferred(accepted: str) -> str:
    """The first language of an ``Accept-Language`` header that is offered, by weight; English when
    none is."""
    wishes = []
    for place, part in enumerate(accepted[:1000].split(",")[:40]):
        tag, _, weight = part.partition(";")
        wishes.append((-_weight(weight), place, tag))
    for weighed, _, tag in sorted(wishes):
        found = offered(tag)
        if found is not None and weighed:
            return found
    return ENGLISH


def _weight(text: str) -> float:
    name, _, number = text.strip().partition("=")
    try:
        return min(1.0, max(0.0, float(number))) if name == "q" else 1.0
    except ValueError:
        return 0.0


def by_language(make: Callable[[], Made]) -> Callable[[], Made]:
    """What is made once in every language that is spoken."""
    known: dict[str, Made] = {}

    @wraps(make)
    def made() -> Made:
        language = spoken()
        if language not in known:
            known[language] = make()
        return known[language]

    return made
