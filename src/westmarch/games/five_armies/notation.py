"""Actions, questions, refusals and events in English words."""

from __future__ import annotations

from westmarch.games.five_armies.board import PLACE_NAMES, PLACES
from westmarch.games.five_armies.catalogue import CARD_TITLES, CARDS
from westmarch.games.five_armies.pieces import CHARACTER_NAMES, CHARACTERS, UNIT_NAMES, UNITS
from westmarch.games.five_armies.state import Battlefield
from westmarch.kernel.decision import Action, Decision, Refusal
from westmarch.kernel.events import Event

_NAMES = {
    **dict(zip(PLACES, PLACE_NAMES, strict=True)),
    **dict(zip(CARDS, CARD_TITLES, strict=True)),
    **dict(zip(CHARACTERS, CHARACTER_NAMES, strict=True)),
    **dict(zip(UNITS, UNIT_NAMES, strict=True)),
}


def _words(part: object) -> str:
    return _NAMES.get(str(part), str(part).replace("_", " "))


def label(s: Battlefield, action: Action) -> str:
    """A short text for an action."""
    return " ".join(_words(part) for part in action).capitalize()


def question(s: Battlefield, decision: Decision) -> str:
    """What is asked."""
    return f"{_words(decision.kind).capitalize()}?"


def reason(refusal: Refusal) -> str:
    """A refusal in one sentence."""
    return f"{_words(refusal.key).capitalize()}."


def tale(event: Event) -> str:
    """An event as one line of the log."""
    details = ", ".join(f"{k} {_words(v)}" for k, v in event.data.items())
    return f"{_words(event.kind).capitalize()}{': ' if details else ''}{details}"
