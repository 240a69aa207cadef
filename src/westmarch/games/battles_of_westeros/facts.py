"""For those who draw the table: the printed facts as plain data, and what an action points at."""

from __future__ import annotations

from typing import Any

from westmarch.games.battles_of_westeros.notation import PROSE, effect_text, tactic_text
from westmarch.games.battles_of_westeros.rules.actions import SPACE
from westmarch.games.battles_of_westeros.rules.battlefield.grid import HEXES
from westmarch.games.battles_of_westeros.rules.battlefield.pieces import COMMANDERS, SYMBOLS
from westmarch.games.battles_of_westeros.rules.catalogue import CARD, CARDS, LEADERSHIP
from westmarch.games.battles_of_westeros.rules.plan.battle_plan import (
    battle_data,
    battle_ids,
)
from westmarch.games.battles_of_westeros.rules.plan.plan_check import BOX
from westmarch.kernel.action_targets import ActionTargets
from westmarch.kernel.engine.decision import Action
from westmarch.kernel.texts.language import by_language

TARGETS = ActionTargets(SPACE, hex=HEXES, card=CARDS, commander=COMMANDERS, symbol=SYMBOLS)
_OF_A_SYMBOL = {"raise_morale": "morale", "rally_for_morale": "morale"}
"""Verbs without arguments that use an order token."""


def targets(action: Action) -> dict[str, str | int]:
    """What an action points at: a ``hex`` (a unit is named by its hex), a Leadership ``card``, a
    ``commander``, a ``symbol`` of the die or order pool, or a ``command`` of the card in play by
    its number."""
    verb = str(action[0])
    if verb in _OF_A_SYMBOL:
        return {"symbol": _OF_A_SYMBOL[verb]}
    if verb == "command":
        return {"command": action[1]}
    return dict(TARGETS.of(action))


def _card(data: dict[str, Any]) -> dict[str, Any]:
    """A Leadership card with its name, numbered where several share it, and its boxes in words."""
    printed = LEADERSHIP[CARD[data["id"]]]
    found = {**data, "name": PROSE.name("card", data["id"])}
    found["commands"] = [
        {**box, "text": effect_text(command)}
        for box, command in zip(data["commands"], printed.commands, strict=True)
    ]
    if printed.tactic is not None:
        found["tactic"] = {**data["tactic"], "text": tactic_text(printed.tactic)}
    return found


def _battle(name: str) -> dict[str, Any]:
    data = PROSE.entry("battles", name, battle_data(name))
    known = ("id", "number", "title", "summary", "provenance", "rounds")
    return {key: data[key] for key in known if key in data}


@by_language
def facts() -> dict[str, Any]:
    """Units, commanders, cards, terrain, battles, dice, the morale track."""
    skirmishes = PROSE.data("skirmishes")
    return {
        "units": PROSE.data("units")["unit"],
        "commanders": PROSE.data("commanders")["commander"],
        "cards": [_card(c) for c in PROSE.data("leadership_cards")["card"]],
        "terrain": PROSE.data("terrain")["terrain"],
        "battles": [_battle(name) for name in battle_ids()],
        "skirmishes": skirmishes["skirmish"],
        "setup_cards": skirmishes["card"],
        "dice": PROSE.data("dice"),
        "morale": PROSE.data("morale"),
        "keep": BOX["keep"],
    }
