"""For those who draw the table: the printed facts as plain data, and what an action points at."""

from __future__ import annotations

from functools import cache
from typing import Any

from westmarch.games.five_armies.notation import MESSAGES
from westmarch.games.five_armies.rules.actions import SPACE
from westmarch.games.five_armies.rules.catalogue import BATTLE_CARDS, CARDS, DECKS, FACES
from westmarch.games.five_armies.rules.map.board import PLACES, REGIONS, TERRITORIES
from westmarch.games.five_armies.rules.map.pieces import CHARACTERS, TOKENS, UNITS, load
from westmarch.kernel.engine.decision import Action
from westmarch.kernel.pointers import Pointers

_POINTERS = Pointers(
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
    for kind, value in _POINTERS.pointed(action):
        if kind == "battle_card":
            found["card" if value in _CARDS else "manoeuvre"] = value
        else:
            found[kind] = value
            if kind == "place" and value in _REGIONS:
                found["region"] = value
    return found


@cache
def facts() -> dict[str, Any]:
    """Regions, units, characters, cards, tiles, dice, set-up and the names of things."""
    names = MESSAGES["name"]
    board, units, cards = load("regions.toml"), load("units.toml"), load("cards.toml")
    return {
        "territories": board["territory"],
        "terrains": board["terrain"],
        "regions": board["region"],
        "spaces": board["space"],
        "units": units["unit"],
        "special_units": units["special_unit"],
        "characters": load("characters.toml")["character"],
        "cards": cards["card"],
        "orders": cards["order"],
        "combat_effects": cards["combat"],
        "manoeuvres": load("manoeuvres.toml")["manoeuvre"],
        "tiles": load("fate_tiles.toml")["tile"],
        "dice": load("dice.toml"),
        "setup": load("setup.toml"),
        "faces": [{"id": f, "name": names["face"][f]} for f in FACES],
        "decks": [{"id": d, "name": names["deck"][d]} for d in DECKS],
        "tokens": [{"id": t, "name": names["token"][t]} for t in TOKENS],
        "seats": dict(names["seat"]),
        "sides": dict(names["side"]),
    }
