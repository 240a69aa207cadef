"""For those who draw the table: the printed facts as plain data, and what an action points at."""

from __future__ import annotations

from typing import Any

from westmarch.games.five_armies.notation import PROSE
from westmarch.games.five_armies.rules.actions import SPACE
from westmarch.games.five_armies.rules.catalogue import BATTLE_CARDS, CARDS, FACES
from westmarch.games.five_armies.rules.map.board import PLACES, REGIONS, TERRITORIES
from westmarch.games.five_armies.rules.map.pieces import CHARACTERS, SIDES, TOKENS, UNITS
from westmarch.kernel.action_targets import ActionTargets
from westmarch.kernel.engine.decision import Action
from westmarch.kernel.texts.language import by_language

TARGETS = ActionTargets(
    SPACE,
    region=REGIONS,
    place=PLACES,
    territory=TERRITORIES,
    card=CARDS,
    character=CHARACTERS,
    unit=UNITS,
    battle_card=BATTLE_CARDS,
    token=TOKENS,
    face=FACES,
)
_REGIONS = frozenset(REGIONS)
_CARDS = frozenset(CARDS)


def targets(action: Action) -> dict[str, str | int]:
    """What an action points at. A place that is a region is also a ``region``; what is chosen in
    the manoeuvre step is a ``card`` if it is an Event card, else a ``manoeuvre``."""
    found: dict[str, str | int] = {}
    for kind, value in TARGETS.of(action):
        if kind == "battle_card":
            found["card" if value in _CARDS else "manoeuvre"] = value
        else:
            found[kind] = value
            if kind == "place" and value in _REGIONS:
                found["region"] = value
    return found


def _named(table: str) -> list[dict[str, str]]:
    return [{"id": one, "name": PROSE.name(table, one)} for one in PROSE.tables[table].ids]


@by_language
def facts() -> dict[str, Any]:
    """Regions, units, characters, cards, tiles, dice, set-up and the names of things."""
    board, units, cards = PROSE.data("regions"), PROSE.data("units"), PROSE.data("cards")
    return {
        "territories": board["territory"],
        "terrains": board["terrain"],
        "regions": board["region"],
        "spaces": board["space"],
        "units": units["unit"],
        "special_units": units["special_unit"],
        "characters": PROSE.data("characters")["character"],
        "cards": cards["card"],
        "orders": cards["order"],
        "combat_effects": cards["combat"],
        "manoeuvres": PROSE.data("manoeuvres")["manoeuvre"],
        "tiles": PROSE.data("fate_tiles")["tile"],
        "dice": PROSE.data("dice"),
        "setup": PROSE.data("setup"),
        "faces": _named("face"),
        "decks": _named("deck"),
        "tokens": _named("token"),
        "seats": {side: PROSE.name("seat", side) for side in SIDES},
        "sides": {side: PROSE.name("side", side) for side in SIDES},
    }
