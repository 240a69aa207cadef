"""Actions, questions, refusals and events in English, from the templates of data/messages.toml.

The engine speaks in ids; all prose is in that file and in the data files' names, so a translation
is another such file. A template's slots say what they show: ``{to:place}``, ``{0:card}``,
``{count:card|cards}`` (see `_Prose`). Where several templates are given, the first one is taken
whose slots can all be filled.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from string import Formatter
from typing import Any

import msgspec

from westmarch.games.five_armies.board import (
    PLACE_NAMES,
    PLACES,
    TERRITORIES,
    TERRITORY_NAMES,
)
from westmarch.games.five_armies.catalogue import (
    BATTLE_CARDS,
    CARD,
    CARD_TITLES,
    CARDS,
    COMBAT_OF,
    COMBAT_TITLES,
    DECKS,
    FACES,
    FIRST_EVENT,
    MANOEUVRE_TITLES,
    REGROUP,
    TILES,
)
from westmarch.games.five_armies.pieces import CHARACTERS, SIDES, TOKENS, UNIT_NAMES, UNITS, load
from westmarch.games.five_armies.state import Battlefield
from westmarch.kernel.decision import Action, Decision, Refusal, text_of
from westmarch.kernel.events import Event
from westmarch.kernel.state import Frame

MESSAGES: dict[str, Any] = load("messages.toml")
_NAMES: dict[str, Any] = MESSAGES["name"]

Templates = str | list[str]


# ---- names


def in_a_sentence(name: str) -> str:
    """A name as it stands within a sentence: its article in small letters."""
    article = str(_NAMES["article"])
    return article.lower() + name.removeprefix(article) if name.startswith(article) else name


def unit_name(unit: str, count: int = 1) -> str:
    """A kind of unit, one or several."""
    one, several, _ = _NAMES["unit"][unit]
    return str(one if count == 1 else several)


def full_title(card: int) -> str:
    """A card's title; of an Event card both halves, since several cards share each."""
    title = CARD_TITLES[card]
    return title if COMBAT_OF[card] < 0 else f"{title} / {COMBAT_TITLES[COMBAT_OF[card]]}"


def battle_card_name(number: int) -> str:
    """What is chosen in the manoeuvre step: a manoeuvre with its unit, or an Event card's lower
    half with the upper one."""
    if number >= FIRST_EVENT:
        card = CARD[BATTLE_CARDS[number]]
        return f"{COMBAT_TITLES[COMBAT_OF[card]]} ({CARD_TITLES[card]})"
    title = MANOEUVRE_TITLES[number]
    return f"{title} ({UNIT_NAMES[number]})" if number < REGROUP else title


def joined(parts: Sequence[str]) -> str:
    """``a, b and c``."""
    if len(parts) < 2:
        return "".join(parts)
    return f"{', '.join(parts[:-1])} {_NAMES['and']} {parts[-1]}"


_TABLES: dict[str, tuple[Sequence[str], Sequence[str]]] = {
    "place": (
        (*PLACES, "eyrie"),
        [*(in_a_sentence(name) for name in PLACE_NAMES), _NAMES["eyrie"]],
    ),
    "territory": (TERRITORIES, [in_a_sentence(name) for name in TERRITORY_NAMES]),
    "character": (CHARACTERS, [_NAMES["character"][c] for c in CHARACTERS]),
    "card": (CARDS, CARD_TITLES),
    "hand": (CARDS, [full_title(c) for c in range(len(CARDS))]),
    "battle": (BATTLE_CARDS, [battle_card_name(b) for b in range(len(BATTLE_CARDS))]),
    "deck": (DECKS, [_NAMES["deck"][d] for d in DECKS]),
    "face": (FACES, [_NAMES["face"][f] for f in FACES]),
    "side": (SIDES, [_NAMES["side"][s] for s in SIDES]),
    "seat": (SIDES, [_NAMES["seat"][s] for s in SIDES]),
    "owner": (SIDES, [_NAMES["army"][s] for s in SIDES]),
    "tile": (TILES, [_NAMES["tile"][t] for t in TILES]),
    "token": (TOKENS, [_NAMES["token"][t] for t in TOKENS]),
    "unit": (UNITS, [unit_name(u) for u in UNITS]),
    "one": (UNITS, [_NAMES["unit"][u][2] for u in UNITS]),
}
"""Ids and names of each type of slot; values are ids, or numbers into them."""


# ---- templates


class _Prose(Formatter):
    """Fills the slots of a template. A slot's type comes after its colon:

    ``place territory character card deck face side tile token unit`` name an id (or a list of
    them); ``hand`` is a card with both halves, ``battle`` what is chosen in the manoeuvre step;
    ``one`` is a unit with its article; ``seat`` a player and ``owner`` an army of that side;
    ``army`` units with their counts; ``count*unit`` so many of the unit named in another slot;
    ``one|several`` a count with its noun, after ``noun:`` only the noun; ``action`` an action's
    label; ``dice`` numbers; ``signed`` a modifier; any other word is a section of the messages
    with the words for each value.
    """

    def __init__(self, values: Mapping[str, Any]) -> None:
        super().__init__()
        self.values = values

    def format_field(self, value: Any, spec: str) -> str:
        if "|" in spec:
            one, several = spec.removeprefix("noun:").split("|")
            noun = one if value == 1 else several
            return noun if spec.startswith("noun:") else f"{value} {noun}"
        if spec.startswith("count*"):
            return f"{value} {unit_name(self.values[spec.removeprefix('count*')], value)}"
        if spec == "signed":
            return f"{value:+d}"
        if not spec:
            return str(value)
        if spec == "army":
            return army_text(value)
        if spec == "action":
            return action_label(tuple(value), {})
        if isinstance(value, (list, tuple)):
            if spec == "dice":
                return ", ".join(str(v) for v in value)
            return joined([self.format_field(v, spec) for v in value])
        if spec in _TABLES:
            ids, names = _TABLES[spec]
            return names[value if isinstance(value, int) else ids.index(value)]
        return str(MESSAGES[spec].get(str(value), str(value).replace("_", " ")))


def army_text(units: Mapping[str, int] | Sequence[int]) -> str:
    """``2 Orcs, 1 Warg``: units by their ids, or counts by kind."""
    pairs = units.items() if isinstance(units, Mapping) else zip(UNITS, units, strict=True)
    return ", ".join(f"{count} {unit_name(unit, count)}" for unit, count in pairs if count)


@cache
def slots(template: str) -> tuple[str, ...]:
    """The names of a template's slots, those within types included."""
    found: list[str] = []
    for _, name, spec, _ in Formatter().parse(template):
        if name is not None:
            found.append(name)
            if spec and spec.startswith("count*"):
                found.append(spec.removeprefix("count*"))
    return tuple(found)


def fill(templates: Templates, values: Mapping[str, Any], args: Sequence[Any] = ()) -> str:
    """The first template whose slots can all be filled, filled."""
    options = [templates] if isinstance(templates, str) else templates
    chosen = options[-1]
    for template in options:
        if all(_has(name, values, args) for name in slots(template)):
            chosen = template
            break
    return _Prose(values).vformat(chosen, args, values)


def _has(name: str, values: Mapping[str, Any], args: Sequence[Any]) -> bool:
    if name.isdigit():
        return int(name) < len(args)
    value = values.get(name)
    if isinstance(value, tuple | list):
        return any(v != 0 for v in value)
    return value is not None and value != "" and value != {}


def sentence(text: str) -> str:
    """With a capital letter."""
    return text[:1].upper() + text[1:]


# ---- what is going on, as values for templates


def context(s: Battlefield) -> dict[str, Any]:
    """The fields of the state and of the frames in progress that templates may show; of frames the
    inner one's come first. Numbers below 0 stand for nothing."""
    values: dict[str, Any] = {"turn": s.turn}
    for frame in s.stack:
        values.update(_fields(frame))
    return values


def _fields(frame: Frame) -> dict[str, Any]:
    fields = msgspec.structs.asdict(frame)
    return {k: v for k, v in fields.items() if not isinstance(v, int) or v >= 0}


# ---- the four surfaces


def label(s: Battlefield, action: Action) -> str:
    """A short text for an action, for a button or a numbered list."""
    values = context(s)
    verb = str(action[0])
    if s.offer is not None:
        own: dict[str, Templates] = MESSAGES["decision"].get(s.offer.kind, {})
        if verb in own:
            return fill(own[verb], values, action[1:])
    return action_label(action, values)


def action_label(action: Action, values: Mapping[str, Any]) -> str:
    """The text of an action wherever it is offered."""
    templates = MESSAGES["action"].get(str(action[0]))
    return text_of(action) if templates is None else fill(templates, values, action[1:])


def question(s: Battlefield, decision: Decision) -> str:
    """What is asked, naming the step of the rulebook."""
    values = context(s)
    asked: dict[str, Templates] = MESSAGES["decision"].get(decision.kind, {})
    text = fill(asked.get("question", decision.kind.replace("_", " ") + "?"), values)
    for frame in reversed(s.stack):
        title = MESSAGES["procedure"].get(type(frame).__name__)
        if title is not None:
            return f"{sentence(fill(title, {**values, **_fields(frame)}))}: {text}"
    return sentence(text)


def reason(refusal: Refusal) -> str:
    """A refusal in one sentence."""
    templates = MESSAGES["refusal"].get(refusal.key)
    if templates is None:
        return sentence(refusal.key.replace("_", " ")) + "."
    return sentence(fill(templates, dict(refusal.params)))


def tale(event: Event) -> str:
    """An event as one line of the log; empty when it is not worth a line."""
    templates = MESSAGES["event"].get(event.kind, "")
    return sentence(fill(templates, event.data)) if templates else ""
