"""For those who draw the table: the printed facts as plain data, and what an action points at."""

from __future__ import annotations

from functools import cache
from typing import Any

from westmarch.games.lotr_card_game.notation import PROSE, printed
from westmarch.games.lotr_card_game.rules.actions import INSTANCES, SPACE
from westmarch.games.lotr_card_game.rules.catalogue import (
    DECK_DATA,
    ENCOUNTER_SETS,
    PRINTED,
    READY_DECKS,
    THREAT_COST,
)
from westmarch.kernel.engine.decision import Action
from westmarch.kernel.texts.language import by_language, spoken

_UNSAID = frozenset(("notes", "provenance", "uncertain", "errata", "setup_note", "printed_name"))
"""What the data files say for those who keep them."""


@cache
def points_at(verb: str) -> str:
    """What the first argument of a verb is: a card, a player, or nothing on the table."""
    domains = SPACE.verbs().get(verb, ())
    if not domains:
        return ""
    if len(domains[0]) == len(INSTANCES):
        return "card"
    return "player" if verb == "choose_player" else ""


def targets(action: Action) -> dict[str, str | int]:
    """What an action points at: a ``card`` by its instance, as the view names it, or a
    ``player`` by seat."""
    kind = points_at(str(action[0]))
    return {kind: str(action[1])} if kind else {}


def _printed(card: dict[str, Any]) -> dict[str, Any]:
    found = {key: value for key, value in card.items() if key not in _UNSAID}
    if "ability" in found:
        found["ability"] = [
            {key: value for key, value in ability.items() if key not in _UNSAID}
            for ability in found["ability"]
        ]
    return found


def _ready(deck: dict[str, Any]) -> dict[str, Any]:
    """A ready-made deck, with its name in the language that is spoken."""
    told = ("id", "scenario", "players", "heroes", "cards", "games", "won")
    threat = sum(PRINTED[THREAT_COST][hero] for hero in deck["heroes"])
    return {
        **{key: deck[key] for key in told},
        "name": deck["names"][spoken()],
        "starting_threat": threat,
    }


@by_language
def facts() -> dict[str, Any]:
    """Cards, scenarios, starter and ready-made decks, and the rules of deck building."""
    return {
        "cards": [_printed(card) for card in printed()],
        "scenarios": {
            data["id"]: {
                "name": data["name"],
                "difficulty": data.get("difficulty", 0),
                "encounter_sets": list(sets),
                "stages": [stage["number"] for stage in data["stage"]],
            }
            for data, sets in zip(
                PROSE.data("quest_cards")["scenario"], ENCOUNTER_SETS, strict=True
            )
        },
        "decks": [
            {key: deck[key] for key in ("id", "heroes", "cards", "starting_threat")}
            for deck in DECK_DATA["deck"]
        ],
        "ready": [_ready(deck) for deck in READY_DECKS],
        "building": dict(DECK_DATA["building"]),
        "phases": dict(PROSE.words("phase")),
    }
