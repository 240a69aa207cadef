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

from westmarch.games.war_of_the_ring.board import (
    PLACES,
    REGION_COUNT,
    REGION_NAMES,
    REGION_OF_PLACE,
)
from westmarch.games.war_of_the_ring.catalogue import (
    CARD_TITLES,
    CARDS,
    COMBAT_CARDS,
    COMBAT_OF,
    COMBAT_TITLES,
    DECKS,
    FACES,
    TILE_OF_CARD,
    TILE_REVEALS,
    TILES,
)
from westmarch.games.war_of_the_ring.pieces import (
    CHARACTER_NAMES,
    CHARACTERS,
    FIGURE,
    FIGURES,
    NATION_OF_KIND,
    NATIONS,
    NAZGUL,
    SIDE_OF_KIND,
    SIDES,
    load,
)
from westmarch.games.war_of_the_ring.seats import SEATS
from westmarch.games.war_of_the_ring.state import War
from westmarch.kernel.decision import Action, Decision, Refusal, text_of
from westmarch.kernel.events import Event
from westmarch.kernel.state import Frame

MESSAGES: dict[str, Any] = load("messages.toml")
_NAMES: dict[str, Any] = MESSAGES["name"]

Templates = str | list[str]


# ---- names


def place_name(place: int) -> str:
    """A region's name, or where in it."""
    if place < REGION_COUNT:
        return REGION_NAMES[place]
    region = REGION_OF_PLACE[place]
    if region < 0:
        return str(_NAMES["rearguard"])
    return str(_NAMES["inside"]).format(REGION_NAMES[region])


_CARD_OF_TILE = {tile: card for card, tile in TILE_OF_CARD.items()}
_TILE_VALUES: tuple[Any, ...] = tuple(t["value"] for t in load("hunt_tiles.toml")["tile"])


def tile_name(tile: int) -> str:
    """What a hunt tile shows."""
    value = _TILE_VALUES[tile]
    name = str(_NAMES["tile"].get(value, value) if isinstance(value, str) else value)
    if TILE_REVEALS[tile]:
        name += " " + str(_NAMES["tile"]["reveal"])
    if tile in _CARD_OF_TILE:
        name = f"{CARD_TITLES[_CARD_OF_TILE[tile]]} ({name})"
    return name


def seat_name(seat: int, players: int = 2) -> str:
    """A player, by the seat."""
    names = SEATS[players]
    return str(_NAMES["seat"][names[seat]] if seat < len(names) else f"{_NAMES['player']} {seat}")


def figure_name(figure: str, count: int = 1) -> str:
    """A kind of figure, one or several."""
    one, several, _ = _NAMES["figure"][figure]
    return str(one if count == 1 else several)


def in_a_sentence(name: str) -> str:
    """A name as it stands within a sentence: its article in small letters."""
    article = str(_NAMES["article"])
    return article.lower() + name.removeprefix(article) if name.startswith(article) else name


def joined(parts: Sequence[str], word: str = "and") -> str:
    """``a, b and c``."""
    if len(parts) < 2:
        return "".join(parts)
    return f"{', '.join(parts[:-1])} {_NAMES[word]} {parts[-1]}"


_TABLES: dict[str, tuple[Sequence[str], Sequence[str]]] = {
    "place": (PLACES, [in_a_sentence(place_name(p)) for p in range(len(PLACES))]),
    "nation": (NATIONS, [_NAMES["nation"][n] for n in NATIONS]),
    "character": (CHARACTERS, [in_a_sentence(name) for name in CHARACTER_NAMES]),
    "card": (CARDS, CARD_TITLES),
    "lower": (CARDS, [COMBAT_TITLES[c] for c in COMBAT_OF]),
    "combat": (COMBAT_CARDS, COMBAT_TITLES),
    "deck": (DECKS, [_NAMES["deck"][d] for d in DECKS]),
    "face": (FACES, [_NAMES["face"][f] for f in FACES]),
    "side": (SIDES, [_NAMES["side"][s] for s in SIDES]),
    "tile": (TILES, [tile_name(t) for t in range(len(TILES))]),
    "figure": (FIGURES, [figure_name(f) for f in FIGURES]),
    "one": (FIGURES, [_NAMES["figure"][f][2] for f in FIGURES]),
}
"""Ids and names of each type of slot; values are ids, or numbers into them."""


# ---- templates


class _Prose(Formatter):
    """Fills the slots of a template. A slot's type comes after its colon:

    ``place nation character card lower combat deck face side tile figure`` name an id (or a list
    of them, or several joined by "/"), ``lower`` being the lower half of a card; ``one`` is a
    figure with its article; ``seat`` a player; ``army`` figures with their counts and ``owner``
    whose Army they are; ``count*figure`` so many of the figure named in another slot;
    ``one|several`` a count with its noun, after ``noun:`` only the noun; ``action`` an action's
    label; ``dice`` numbers; ``signed`` a modifier; any other word is a section of the messages
    with the words for each value.
    """

    def __init__(self, values: Mapping[str, Any], players: int) -> None:
        super().__init__()
        self.values = values
        self.players = players

    def format_field(self, value: Any, spec: str) -> str:
        if "|" in spec:
            one, several = spec.removeprefix("noun:").split("|")
            noun = one if value == 1 else several
            return noun if spec.startswith("noun:") else f"{value} {noun}"
        if spec.startswith("count*"):
            figure = self.values[spec.removeprefix("count*")]
            return f"{value} {figure_name(figure, value)}"
        if spec == "signed":
            return f"{value:+d}"
        if not spec:
            return str(value)
        if spec == "army":
            return army_text(value)
        if spec == "owner":
            return owner_text(value)
        if spec == "action":
            return action_label(tuple(value), {}, self.players)
        if isinstance(value, (list, tuple)):
            if spec == "dice":
                return ", ".join(str(v) for v in value)
            return joined([self.format_field(v, spec) for v in value])
        if isinstance(value, str) and "/" in value:
            return joined([self.format_field(v, spec) for v in value.split("/")], "or")
        if spec == "seat":
            return seat_name(value, self.players)
        if spec in _TABLES:
            ids, names = _TABLES[spec]
            return names[value if isinstance(value, int) else ids.index(value)]
        return str(MESSAGES[spec].get(str(value), str(value).replace("_", " ")))


def _kinds(figures: Sequence[int | str]) -> list[int]:
    return [FIGURE[f] if isinstance(f, str) else f for f in figures]


def _nations(kinds: Sequence[int]) -> set[int]:
    """Nations of figures; Nazgûl go with anybody."""
    return {NATION_OF_KIND[k] for k in kinds if k != NAZGUL}


def army_text(figures: Sequence[int | str]) -> str:
    """``2 regulars, 1 leader`` of one Nation, ``2 Gondor regulars, 1 Rohan elite`` of several;
    figures are ids or numbers, one entry for each."""
    kinds = _kinds(figures)
    plain = len(_nations(kinds)) == 1
    parts = []
    for kind in sorted(set(kinds)):
        count = kinds.count(kind)
        name = FIGURES[kind]
        if plain and kind != NAZGUL:
            one, several = _NAMES["type"][name.rpartition("_")[2]]
            parts.append(f"{count} {one if count == 1 else several}")
        else:
            parts.append(f"{count} {figure_name(name, count)}")
    return ", ".join(parts)


def owner_text(figures: Sequence[int | str]) -> str:
    """Whose Army figures are: ``Gondor's army``, ``an army of the Shadow``."""
    kinds = _kinds(figures)
    nations = _nations(kinds)
    name = NATIONS[nations.pop()] if len(nations) == 1 else SIDES[SIDE_OF_KIND[kinds[0]]]
    return str(_NAMES["army"][name])


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


def fill(
    templates: Templates, values: Mapping[str, Any], args: Sequence[Any] = (), players: int = 2
) -> str:
    """The first template whose slots can all be filled, filled."""
    options = [templates] if isinstance(templates, str) else templates
    chosen = options[-1]
    for template in options:
        if all(_has(name, values, args) for name in slots(template)):
            chosen = template
            break
    return _Prose(values, players).vformat(chosen, args, values)


def _has(name: str, values: Mapping[str, Any], args: Sequence[Any]) -> bool:
    if name.isdigit():
        return int(name) < len(args)
    value = values.get(name)
    return value is not None and value != "" and value != [] and value != () and value != {}


def sentence(text: str) -> str:
    """With a capital letter."""
    return text[:1].upper() + text[1:]


# ---- what is going on, as values for templates


def context(s: War) -> dict[str, Any]:
    """The fields of the state and of the frames in progress that templates may show; of frames the
    inner one's come first. Numbers below 0 stand for nothing."""
    values: dict[str, Any] = {
        "turn": s.turn,
        "progress": s.progress,
        "corruption": s.corruption,
        "guide": s.guide,
        "ring_bearers": s.ring_bearers,
        "hunt_level": s.hunt_box[1],
    }
    for frame in s.stack:
        values.update(_fields(frame))
    return values


def _fields(frame: Frame) -> dict[str, Any]:
    fields = msgspec.structs.asdict(frame)
    return {k: v for k, v in fields.items() if not isinstance(v, int) or v >= 0}


# ---- the four surfaces


def label(s: War, action: Action) -> str:
    """A short text for an action, for a button or a numbered list."""
    values = context(s)
    verb = str(action[0])
    if s.offer is not None:
        own: dict[str, Templates] = MESSAGES["decision"].get(s.offer.kind, {})
        if verb in own:
            return fill(own[verb], values, action[1:], s.players)
    return action_label(action, values, s.players)


def action_label(action: Action, values: Mapping[str, Any], players: int = 2) -> str:
    """The text of an action wherever it is offered."""
    templates = MESSAGES["action"].get(str(action[0]))
    if templates is None:
        return text_of(action)
    return fill(templates, values, action[1:], players)


def question(s: War, decision: Decision) -> str:
    """What is asked, naming the step of the rulebook."""
    values = context(s)
    asked: dict[str, Templates] = MESSAGES["decision"].get(decision.kind, {})
    text = fill(asked.get("question", decision.kind.replace("_", " ") + "?"), values, (), s.players)
    for frame in reversed(s.stack):
        title = MESSAGES["procedure"].get(type(frame).__name__)
        if title is not None:
            return f"{sentence(fill(title, values, (), s.players))}: {text}"
    return sentence(text)


def reason(refusal: Refusal) -> str:
    """A refusal in one sentence."""
    templates = MESSAGES["refusal"].get(refusal.key)
    if templates is None:
        return sentence(refusal.key.replace("_", " ")) + "."
    return sentence(fill(templates, dict(refusal.params)))


def tale(event: Event, players: int = 2) -> str:
    """An event as one line of the log; empty when it is not worth a line."""
    templates = MESSAGES["event"].get(event.kind, "")
    return sentence(fill(templates, event.data, (), players)) if templates else ""
