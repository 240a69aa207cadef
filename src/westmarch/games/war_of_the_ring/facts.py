"""For those who draw the table: the printed facts as plain data, and what an action points at."""

from __future__ import annotations

from typing import Any

from westmarch.games.war_of_the_ring.notation import PROSE
from westmarch.games.war_of_the_ring.rules.actions import SPACE
from westmarch.games.war_of_the_ring.rules.catalogue import CARDS, DECKS, FACES
from westmarch.games.war_of_the_ring.rules.map.board import PLACE, PLACES, REGION_OF_PLACE, REGIONS
from westmarch.games.war_of_the_ring.rules.map.pieces import CHARACTERS, FIGURES, NATIONS, SIDES
from westmarch.kernel.action_targets import ActionTargets
from westmarch.kernel.engine.decision import Action
from westmarch.kernel.texts.language import by_language

TARGETS = ActionTargets(
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
    for kind, value in TARGETS.of(action):
        if kind == "place":
            region = REGION_OF_PLACE[PLACE[str(value)]]
            if region >= 0:
                found["region"] = REGIONS[region]
        found[f"to_{kind}" if kind in found else kind] = value
    return found


def _named(table: str) -> list[dict[str, str]]:
    return [{"id": one, "name": PROSE.name(table, one)} for one in PROSE.tables[table].ids]


@by_language
def facts() -> dict[str, Any]:
    """Regions, characters, cards, tiles, dice, set-up and the names of things."""
    return {
        "regions": PROSE.data("regions")["region"],
        "characters": PROSE.data("characters")["character"],
        "cards": PROSE.data("event_cards")["card"],
        "combat_cards": PROSE.data("combat_cards")["combat"],
        "tiles": PROSE.data("hunt_tiles")["tile"],
        "dice": PROSE.data("dice"),
        "setup": PROSE.data("setup"),
        "nations": _named("nation"),
        "faces": _named("face"),
        "decks": _named("deck"),
        "figures": _named("figure"),
        "seats": {seat: PROSE.name("seat", seat) for seat in PROSE.tables["seat"].ids},
        "sides": {side: PROSE.name("side", side) for side in SIDES},
    }
