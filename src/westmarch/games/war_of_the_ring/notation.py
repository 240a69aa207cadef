"""Actions, questions, refusals and events in words, from the messages of texts/<language>.ftl.

What messages may call besides the functions of the kernel's prose.py: ``PLACE REGION NATION
CHARACTER CARD LOWER COMBAT DECK FACE SIDE PHASE TILE FIGURE`` name an id (or several), ``LOWER``
being the lower half of a card; ``SEAT`` a player; ``ARMY`` figures with their counts and ``OWNER``
whose Army they are; ``COUNT($count, $figure)`` so many of a figure; ``ACTION`` an action's label.
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
    REGIONS,
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
from westmarch.games.war_of_the_ring.rules.state import PHASES, War
from westmarch.kernel.engine.decision import Action, Decision, Refusal
from westmarch.kernel.engine.events import Event
from westmarch.kernel.texts.messages import CASE, Shown
from westmarch.kernel.texts.prose import GENDER, Prose, Table, in_a_sentence, numeral

# ---- names

_CARD_OF_TILE = {tile: card for card, tile in TILE_OF_CARD.items()}
_TILE_VALUES: tuple[Any, ...] = tuple(t["value"] for t in load("hunt_tiles.toml")["tile"])
_SEATS = tuple(dict.fromkeys(seat for seats in SEATS.values() for seat in seats))


def _place(place: int, case: str) -> str | None:
    """A region, or where in it; the rearguard has a name of its own."""
    if place < REGION_COUNT:
        return PROSE.name("region", place, case)
    region = REGION_OF_PLACE[place]
    if region < 0:
        return None
    if case == GENDER:
        return PROSE.trait("name-inside", GENDER)
    return PROSE.fill("name-inside", {"region": Shown(region, case), CASE: case or "nom"})


def _tile(tile: int, case: str) -> str:
    """What a hunt tile shows."""
    value = _TILE_VALUES[tile]
    name = PROSE.word("name-tile", value) if isinstance(value, str) else numeral(value)
    if TILE_REVEALS[tile]:
        name += " " + PROSE.fill("name-tile-reveal")
    if tile in _CARD_OF_TILE:
        name = f"{PROSE.name('card', _CARD_OF_TILE[tile])} ({name})"
    return name


def tile_name(tile: int) -> str:
    """What a hunt tile shows."""
    return PROSE.name("tile", tile)


def seat_name(seat: int, players: int = 2) -> str:
    """A player, by the seat."""
    return _seat(_seated(seat, players))


def _seat(value: Any, case: str = "") -> str:
    """A player, or several, by the names of their seats."""
    if isinstance(value, (list, tuple)):
        return PROSE.joined([_seat(one, case) for one in value])
    if isinstance(value, int):
        return PROSE.fill("name-player", {"n": value, CASE: case or "nom"})
    return PROSE.name("seat", value, case)


def _seated(value: Any, players: int) -> Any:
    """The names of seats, by their numbers."""
    if isinstance(value, (list, tuple)):
        return [_seated(one, players) for one in value]
    names = SEATS[players]
    return names[value] if isinstance(value, int) and value < len(names) else value


_TABLES: dict[str, Table] = {
    "region": Table(REGIONS, [in_a_sentence(n) for n in REGION_NAMES], ("regions", "name")),
    "place": Table(PLACES, made=_place),
    "nation": Table(NATIONS),
    "character": Table(
        CHARACTERS, [in_a_sentence(n) for n in CHARACTER_NAMES], ("characters", "name")
    ),
    "card": Table(CARDS, CARD_TITLES, ("event_cards", "title")),
    "combat": Table(COMBAT_CARDS, COMBAT_TITLES, ("combat_cards", "title")),
    "lower": Table(CARDS, made=lambda card, case: PROSE.name("combat", COMBAT_OF[card], case)),
    "deck": Table(DECKS),
    "face": Table(FACES),
    "side": Table(SIDES),
    "seat": Table(_SEATS),
    "army": Table((*NATIONS, *SIDES)),
    "phase": Table(PHASES),
    "tile": Table(TILES, made=_tile),
    "figure": Table(FIGURES),
    "type": Table(("regular", "elite", "leader")),
}
"""Ids and names; values are ids, or numbers into them."""


def _kinds(figures: Sequence[int | str]) -> list[int]:
    return [FIGURE[f] if isinstance(f, str) else f for f in figures]


def _nations(kinds: Sequence[int]) -> set[int]:
    """Nations of figures; Nazgûl go with anybody."""
    return {NATION_OF_KIND[k] for k in kinds if k != NAZGUL}


def army_text(figures: Sequence[int | str], case: str = "") -> str:
    """``2 regulars, 1 leader`` of one Nation, ``2 Gondor regulars, 1 Rohan elite`` of several;
    figures are ids or numbers, one entry for each."""
    kinds = _kinds(figures)
    plain = len(_nations(kinds)) == 1
    parts = []
    for kind in sorted(set(kinds)):
        count = kinds.count(kind)
        if plain and kind != NAZGUL:
            parts.append(PROSE.counted("type", FIGURES[kind].rpartition("_")[2], count, case))
        else:
            parts.append(PROSE.counted("figure", kind, count, case))
    return ", ".join(parts)


def owner_text(figures: Sequence[int | str], case: str = "") -> str:
    """Whose Army figures are: ``Gondor's army``, ``an army of the Shadow``."""
    kinds = _kinds(figures)
    nations = _nations(kinds)
    name = NATIONS[nations.pop()] if len(nations) == 1 else SIDES[SIDE_OF_KIND[kinds[0]]]
    return PROSE.name("army", name, case)


PROSE: Prose = Prose(
    __package__ or "",
    _TABLES,
    {
        "seat": _seat,
        "army": army_text,
        "owner": owner_text,
        "done": lambda action, case: PROSE.done(tuple(action)),
        "count": lambda count, figure, case: PROSE.counted("figure", figure, count, case),
    },
    made_of={
        "place": ("region", "place"),
        "lower": ("combat",),
        "tile": ("card",),
        "army": ("type*", "figure*"),
        "count": ("figure*",),
        "owner": ("army",),
    },
    printed={
        "regions": ("name",),
        "characters": ("name", "title", "guide", "text", "enter_condition", "enter_effect"),
        "event_cards": ("title", "effect", "condition", "discard"),
        "combat_cards": ("title", "effect", "condition"),
    },
)


# ---- the four surfaces


def context(s: War) -> dict[str, Any]:
    """The fields of the state and of the frames in progress that messages may show."""
    return PROSE.context(
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


def _of_seats(action: Action, players: int) -> Action:
    """The action with its seat by name."""
    if action[0] == "strip_hand":
        return (action[0], _seated(action[1], players))
    return action


def label(s: War, action: Action) -> str:
    """A short text for an action, for a button or a numbered list."""
    kind = s.offer.kind if s.offer is not None else ""
    return PROSE.label(kind, _of_seats(action, s.players), context(s))


def question(s: War, decision: Decision) -> str:
    """What is asked, naming the step of the rulebook."""
    return PROSE.question(s, decision, context(s))


def reason(refusal: Refusal) -> str:
    """A refusal in one sentence."""
    return PROSE.reason(refusal)


def told(data: Mapping[str, Any], players: int) -> dict[str, Any]:
    """What an event tells, with seats by name."""
    found = dict(data)
    for name in ("seat", "seats"):
        if name in found:
            found[name] = _seated(found[name], players)
    if "action" in found:
        found["action"] = _of_seats(tuple(found["action"]), players)
    return found


def tale(event: Event, players: int = 2) -> str:
    """An event as one line of the log; empty when it is not worth a line."""
    kind = event.kind
    if kind == "battle_started" and event.data["form"] != "field":
        kind = f"{event.data['form']}_started"
    return PROSE.tale(kind, told(event.data, players))
