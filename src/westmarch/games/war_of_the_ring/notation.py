"""Actions, questions, refusals and events in English, from the templates of data/messages.toml.

Types of slots besides those of the kernel's prose.py: ``place nation character card lower combat
deck face side tile figure`` name an id (or several), ``lower`` being the lower half of a card;
``one`` is a figure with its article; ``seat`` a player; ``army`` figures with their counts and
``owner`` whose Army they are; ``count*figure`` so many of the figure named in another slot;
``action`` an action's label.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from westmarch.games.war_of_the_ring.rules.catalogue import (
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
from westmarch.games.war_of_the_ring.rules.map.board import (
    PLACES,
    REGION_COUNT,
    REGION_NAMES,
    REGION_OF_PLACE,
)
from westmarch.games.war_of_the_ring.rules.map.pieces import (
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
from westmarch.games.war_of_the_ring.rules.seats import SEATS
from westmarch.games.war_of_the_ring.rules.state import War
from westmarch.kernel.engine.decision import Action, Decision, Refusal
from westmarch.kernel.engine.events import Event
from westmarch.kernel.prose import Prose, Table, in_a_sentence

MESSAGES: dict[str, Any] = load("messages.toml")
_NAMES: dict[str, Any] = MESSAGES["name"]

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


_ARTICLE = str(_NAMES["article"])
_TABLES: dict[str, Table] = {
    "place": (PLACES, [in_a_sentence(place_name(p), _ARTICLE) for p in range(len(PLACES))]),
    "nation": (NATIONS, [_NAMES["nation"][n] for n in NATIONS]),
    "character": (CHARACTERS, [in_a_sentence(name, _ARTICLE) for name in CHARACTER_NAMES]),
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


# ---- templates; who sits where is told by the value ``players``


def _seats(value: Any, values: Mapping[str, Any]) -> str:
    """A player, or several."""
    seats = value if isinstance(value, (list, tuple)) else [value]
    return PROSE.joined([seat_name(seat, values.get("players", 2)) for seat in seats])


def _label(action: Sequence[str | int], values: Mapping[str, Any]) -> str:
    return PROSE.label("", tuple(action), {"players": values.get("players", 2)})


PROSE = Prose(
    MESSAGES,
    _TABLES,
    {
        "seat": _seats,
        "army": lambda figures, values: army_text(figures),
        "owner": lambda figures, values: owner_text(figures),
        "action": _label,
        "count*": lambda count, figure: f"{count} {figure_name(figure, count)}",
    },
)


# ---- the four surfaces


def context(s: War) -> dict[str, Any]:
    """The fields of the state and of the frames in progress that templates may show."""
    found = PROSE.context(
        s,
        {
            "turn": s.turn,
            "progress": s.progress,
            "corruption": s.corruption,
            "guide": s.guide,
            "ring_bearers": s.ring_bearers,
            "hunt_level": s.hunt_box[1],
        },
    )
    return {**found, "players": s.players}


def label(s: War, action: Action) -> str:
    """A short text for an action, for a button or a numbered list."""
    return PROSE.label(s.offer.kind if s.offer is not None else "", action, context(s))


def question(s: War, decision: Decision) -> str:
    """What is asked, naming the step of the rulebook."""
    return PROSE.question(s, decision, context(s))


def reason(refusal: Refusal) -> str:
    """A refusal in one sentence."""
    return PROSE.reason(refusal)


def tale(event: Event, players: int = 2) -> str:
    """An event as one line of the log; empty when it is not worth a line."""
    kind = event.kind
    if kind == "battle_started" and event.data["form"] != "field":
        kind = f"{event.data['form']}_started"
    return PROSE.tale(kind, {**event.data, "players": players})
