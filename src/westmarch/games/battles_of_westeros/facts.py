"""For those who draw the table: the printed facts as plain data, and what an action points at."""

from __future__ import annotations

from functools import cache
from typing import Any

from westmarch.games.battles_of_westeros.actions import SPACE
from westmarch.games.battles_of_westeros.battle_plan import SKIRMISHES, battle_ids
from westmarch.games.battles_of_westeros.catalogue import CARD, CARDS, LEADERSHIP
from westmarch.games.battles_of_westeros.grid import HEXES
from westmarch.games.battles_of_westeros.notation import PROSE, effect_text, tactic_text
from westmarch.games.battles_of_westeros.pieces import COMMANDERS, SYMBOLS, load
from westmarch.games.battles_of_westeros.plan_check import BOX
from westmarch.kernel.decision import Action

_KINDS: tuple[tuple[str, frozenset[str | int]], ...] = (
    ("hex", frozenset(HEXES)),
    ("card", frozenset(CARDS)),
    ("commander", frozenset(COMMANDERS)),
    ("symbol", frozenset(SYMBOLS)),
)
"""What the values of a verb's domain are."""
_OF_A_SYMBOL = {"raise_morale": "morale", "rally_for_morale": "morale"}
"""Verbs without arguments that use an order token."""


@cache
def _points_at(verb: str) -> str:
    domains = SPACE.verbs().get(verb, ())
    if not domains:
        return ""
    names = frozenset(domains[0])
    return next((kind for kind, all_ in _KINDS if names <= all_), "")


def targets(action: Action) -> dict[str, str | int]:
    """What an action points at: a ``hex`` (a unit is named by its hex), a Leadership ``card``, a
    ``commander``, a ``symbol`` of the die or order pool, or a ``command`` of the card in play by
    its number."""
    verb = str(action[0])
    if verb in _OF_A_SYMBOL:
        return {"symbol": _OF_A_SYMBOL[verb]}
    if verb == "command":
        return {"command": action[1]}
    kind = _points_at(verb)
    return {kind: action[1]} if kind else {}


def _card(data: dict[str, Any]) -> dict[str, Any]:
    """A Leadership card with its name, numbered where several share it, and its boxes in words."""
    printed = LEADERSHIP[CARD[data["id"]]]
    found = {**data, "name": PROSE.fill("{0:card}", {}, (data["id"],))}
    found["commands"] = [
        {**box, "text": effect_text(command)}
        for box, command in zip(data["commands"], printed.commands, strict=True)
    ]
    if printed.tactic is not None:
        found["tactic"] = {**data["tactic"], "text": tactic_text(printed.tactic)}
    return found


def _battle(name: str) -> dict[str, Any]:
    data = load(f"battles/{name}.toml")
    known = ("id", "number", "title", "summary", "provenance", "rounds")
    return {key: data[key] for key in known if key in data}


@cache
def facts() -> dict[str, Any]:
    """Units, commanders, cards, terrain, battles, dice, the morale track."""
    skirmishes = load("skirmishes.toml")
    return {
        "units": load("units.toml")["unit"],
        "commanders": load("commanders.toml")["commander"],
        "cards": [_card(c) for c in load("leadership_cards.toml")["card"]],
        "terrain": load("terrain.toml")["terrain"],
        "battles": [_battle(name) for name in battle_ids()],
        "skirmishes": list(SKIRMISHES.values()),
        "setup_cards": skirmishes["card"],
        "dice": load("dice.toml"),
        "morale": load("morale.toml"),
        "keep": BOX["keep"],
    }
