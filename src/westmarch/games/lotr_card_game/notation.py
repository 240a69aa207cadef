"""Words for people: labels of actions, questions, refusals, the log."""

from __future__ import annotations

from westmarch.games.lotr_card_game.catalogue import NAMES
from westmarch.games.lotr_card_game.state import Adventure
from westmarch.kernel.decision import Action, Decision, Refusal
from westmarch.kernel.events import Event

_CARD_VERBS = frozenset(
    [
        "choose",
        "play",
        "use",
        "respond",
        "trigger",
        "pay",
        "commit",
        "travel",
        "engage",
        "defend",
        "take_damage",
        "attack",
        "attacker",
        "shadow_card_for",
        "resolve_attack",
    ]
)


def label(s: Adventure, action: Action) -> str:
    """An action in words; equal names are told apart by the card's number on the table."""
    words = _label(s, action)
    if s.offer is not None and len(action) > 1:
        same = [a for a in s.offer.actions if a != action and _label(s, a) == words]
        if same:
            return f"{words} [{' '.join(str(part) for part in action[1:])}]"
    return words


def _label(s: Adventure, action: Action) -> str:
    verb = str(action[0])
    words = verb.replace("_", " ").capitalize()
    if verb in _CARD_VERBS and len(action) > 1:
        return f"{words}: {NAMES[s.design[int(action[1])]]}"
    if verb == "choose_player":
        return f"Player {int(action[1]) + 1}"
    return " ".join([words, *(str(part) for part in action[1:])])


def question(s: Adventure, decision: Decision) -> str:
    """What is asked."""
    return decision.kind.replace("_", " ").capitalize()


def reason(refusal: Refusal) -> str:
    """A refusal in one sentence."""
    return refusal.key.replace("_", " ").capitalize() + "."


def tale(event: Event) -> str:
    """An event as one line of the log."""
    data = dict(event.data)
    number = data.pop("number", None)
    card = "" if number is None else f" {NAMES[number]}"
    return f"{event.kind.replace('_', ' ')}{card}"
