"""For those who draw the table: the printed facts as plain data, and what an action points at."""

from __future__ import annotations

from functools import cache
from typing import Any

from westmarch.games.war_of_the_ring.notation import MESSAGES
from westmarch.games.war_of_the_ring.rules.actions import SPACE
from westmarch.games.war_of_the_ring.rules.catalogue import CARDS, DECKS, FACES
from westmarch.games.war_of_the_ring.rules.map.board import PLACE, PLACES, REGION_OF_PLACE, REGIONS
from westmarch.games.war_of_the_ring.rules.map.pieces import CHARACTERS, FIGURES, NATIONS, load
from westmarch.kernel.engine.decision import Action
from westmarch.kernel.pointers import Pointers

_POINTERS = Pointers(
    SPACE,
    region=REGIONS,
    place=PLACES,
    card=CARDS,
    character=CHARACTERS,
    figure=FIGURES,
    nation=NATIONS,
    deck=DECKS,
    face=FACES,
)


def targets(action: Action) -> dict[str, str | int]:
    """What an action points at. Inside a Stronghold is a ``place`` of its ``region``; of two faces
    (an Elven Ring changes a die) the first is the die and the second is ``to_face``."""
    found: dict[str, str | int] = {}
    for kind, value in _POINTERS.pointed(action):
        if kind == "place":
            region = REGION_OF_PLACE[PLACE[str(value)]]
            if region >= 0:
                found["region"] = REGIONS[region]
        found[f"to_{kind}" if kind in found else kind] = value
    return found


@cache
def facts() -> dict[str, Any]:
    """Regions, characters, cards, tiles, dice, set-up and the names of things."""
    names = MESSAGES["name"]
    return {
        "regions": load("regions.toml")["region"],
        "characters": load("characters.toml")["character"],
        "cards": load("event_cards.toml")["card"],
        "combat_cards": load("combat_cards.toml")["combat"],
        "tiles": load("hunt_tiles.toml")["tile"],
        "dice": load("dice.toml"),
        "setup": load("setup.toml"),
        "nations": [{"id": n, "name": names["nation"][n]} for n in NATIONS],
        "faces": [{"id": f, "name": names["face"][f]} for f in FACES],
        "decks": [{"id": d, "name": names["deck"][d]} for d in DECKS],
        "figures": [{"id": f, "name": names["figure"][f][0]} for f in FIGURES],
        "seats": dict(names["seat"]),
        "sides": dict(names["side"]),
    }
