"""What a seat may know, as plain JSON data. Nothing else leaves the engine for that seat.

Open to everybody: the battlefield, units and Commander cards, tokens, morale, points, captured
commanders, discard piles, and how many cards are in every hand and deck (bow.16.01). Hidden: the
cards in the other hand and in the decks, their order, and the generator (bow.16.02).
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from westmarch.games.battles_of_westeros import prospects
from westmarch.games.battles_of_westeros.notation import PROSE
from westmarch.games.battles_of_westeros.rules.battlefield.effects import EFFECTS, UNTIL
from westmarch.games.battles_of_westeros.rules.battlefield.fire import Fires
from westmarch.games.battles_of_westeros.rules.battlefield.grid import DIRECTIONS, HEX_COUNT, HEXES
from westmarch.games.battles_of_westeros.rules.battlefield.pieces import (
    BOTH,
    COMMANDERS,
    ELIMINATED,
    ESCAPED,
    HOUSE,
    HOUSE_OF_COMMANDER,
    HOUSES,
    KINDS,
    RANKS,
    SYMBOLS,
    WAITING,
)
from westmarch.games.battles_of_westeros.rules.battlefield.terrain import GROUNDS, IS_TOKEN, OFF
from westmarch.games.battles_of_westeros.rules.catalogue import CARDS
from westmarch.games.battles_of_westeros.rules.combat.attack import ATTACK_KINDS
from westmarch.games.battles_of_westeros.rules.plan.battle_plan import (
    SKIRMISHES,
    Plan,
    Victory,
    plan_named,
)
from westmarch.games.battles_of_westeros.rules.plan.battle_rules import Palisades
from westmarch.games.battles_of_westeros.rules.plan.special_rules import rule_in_use
from westmarch.games.battles_of_westeros.rules.round.victory import holder
from westmarch.games.battles_of_westeros.rules.skirmish import SETUP_CARDS
from westmarch.games.battles_of_westeros.rules.state import PHASES, Field
from westmarch.kernel.engine.state import Frame
from westmarch.kernel.texts.language import ENGLISH, spoken
from westmarch.kernel.view import Locals, going_on, in_words

OFF_THE_FIELD = {ELIMINATED: "eliminated", WAITING: "waiting", ESCAPED: "escaped"}
_LASTING = {number: name for name, number in UNTIL.items()}
_UNITS = range(HEX_COUNT)
"""A unit goes by its number in the battle plan, here as in the list of units and in events."""
LOCALS = Locals(
    {
        **dict.fromkeys(("to", "at", "origin", "wall", "walls", "places"), HEXES),
        **dict.fromkeys(("first", "second", "spreading", "fallen", "doomed"), HEXES),
        **dict.fromkeys(("unit", "attacker", "target", "striker", "leaver", "leader"), _UNITS),
        **dict.fromkeys(("units", "chosen", "done", "passed_over"), _UNITS),
        "house": HOUSES,
        "card": CARDS,
        **dict.fromkeys(("symbol", "again", "using"), SYMBOLS),
        "colours": RANKS,
        "kind": ATTACK_KINDS,
        "direction": DIRECTIONS,
    },
    (
        *("step", "seat", "hexes", "melee", "before", "or_lost", "gone", "base", "flank", "bonus"),
        *("rerolls", "further", "dice", "results", "hits", "pierced", "left", "last", "led"),
        *("spends_attack", "strength", "owed", "levels", "left_fight", "granted"),
        *("length", "count", "used", "tactic_on", "later", "picked", "window", "pair"),
    ),
    {
        ("AimCatapults", "hexes"): HEXES,
        ("PlayCard", "at"): None,
        ("RallyUnits", "done"): None,
    },
)
"""What the numbers in the frames' locals mean; `_laid_out` shows those that belong together."""


def view(s: Field, seat: int | None) -> dict[str, Any]:
    """All that a seat (None: a spectator) may know."""
    plan = plan_named(s.battle)
    return {
        "battle": plan.id,
        "title": _texts(s, plan)["title"],
        "plan": _plan(s.battle),
        "round": s.round,
        "rounds": plan.rounds,
        "phase": "setup" if s.setting_up else PHASES[s.phase],
        "first": HOUSES[s.first],
        "to_act": HOUSES[s.to_act],
        "momentum": HOUSES[s.momentum],
        "morale": s.morale,
        "rout": {HOUSES[h]: plan.rout[h] for h in BOTH},
        "points": {HOUSES[h]: s.points[h] for h in BOTH},
        "houses": {HOUSES[h]: _house(s, h) for h in BOTH},
        "field": _field(s),
        "setting_up": _setting_up(s, seat) if s.setting_up else None,
        "objectives": _objectives(s, plan),
        "strategy": _strategy(s),
        "captive": _captive(s, seat),
        "targets": _targets(s),
        "taken": [HEXES[h] for h in s.taken],
        "units": [_unit(s, unit) for unit in range(len(s.kind))],
        "waiting": _waiting(s, plan),
        "commanders": _commanders(s),
        "effects": [
            {"effect": EFFECTS[kind], "unit": unit, "value": value, "until": _LASTING[until]}
            for kind, unit, value, until in s.effects
        ],
        "ordered": list(s.ordered),
        "playing": CARDS[s.in_play] if s.in_play >= 0 else None,
        "hand": [CARDS[c] for c in s.hands[seat]] if seat is not None else [],
        "procedure": procedure(s),
        "to_decide": HOUSES[s.offer.seat] if s.offer is not None else None,
        "ending": s.ending,
        "winners": [HOUSES[w] for w in s.winners],
    }


@lru_cache(maxsize=64)
def _plan(battle: str) -> dict[str, Any]:
    """What the battle plan says to everybody: edges, ratings, exits, what wins."""
    plan = plan_named(battle)
    return {
        "summary": plan.summary,
        "provenance": plan.provenance,
        "top": HOUSES[plan.top],
        "ratings": {
            HOUSES[h]: {
                "command": plan.command[h],
                "order": plan.order[h],
                "leadership": plan.leadership[h],
            }
            for h in BOTH
        },
        "exits": {HOUSES[h]: sorted(HEXES[x] for x in plan.exits[h]) for h in BOTH},
        "scores": [
            {**goal.args, "house": HOUSES[goal.house], "when": goal.when} for goal in plan.scores
        ],
        "victory": _victory(plan.victory) if plan.victory else None,
        "instant": [_victory(won) for won in plan.instant],
        "special": [args for _, args in plan.special],
    }


def _victory(won: Victory) -> dict[str, Any]:
    conditions = [{**goal.args, "house": HOUSES[goal.house]} for goal in won.conditions]
    return {"house": HOUSES[won.house], "conditions": conditions}


def _waiting(s: Field, plan: Plan) -> list[dict[str, Any]]:
    """The units that have not arrived yet: in which round and where they may."""
    return [
        {"unit": number, "round": unit.round, "hexes": [HEXES[h] for h in unit.hexes]}
        for number, unit in enumerate(plan.units)
        if number < len(s.hex) and s.hex[number] == WAITING
    ]


def _house(s: Field, house: int) -> dict[str, Any]:
    base = house * 5
    return {
        "command": s.command[house],
        "pool": {symbol: s.pool[base + i] for i, symbol in enumerate(SYMBOLS)},
        "checked": {symbol: s.checked[base + i] for i, symbol in enumerate(SYMBOLS)},
        "hand": len(s.hands[house]),
        "deck": len(s.decks[house]),
        "discards": [CARDS[c] for c in s.discards[house]],
        "passed": bool(s.passed[house]),
    }


def _field(s: Field) -> dict[str, dict[str, Any]]:
    """Every hex of the battlefield: terrain, token, fire, devastation."""
    found = {}
    for h, terrain in enumerate(s.terrain):
        if terrain == OFF:
            continue
        shown: dict[str, Any] = {"terrain": GROUNDS[terrain]}
        if IS_TOKEN[s.ground[h]]:
            shown["token"] = GROUNDS[s.ground[h]]
        if s.fire[h]:
            shown["fire"] = s.fire[h]
        if h in s.devastated:
            shown["devastated"] = True
        found[HEXES[h]] = shown
    return found


def _texts(s: Field, plan: Plan) -> dict[str, Any]:
    """What is written on a plan, in the language spoken where it came with the game."""
    data = {"title": plan.title, "objective": [{"name": goal.name} for goal in plan.objectives]}
    skirmish = s.skirmish or (s.battle if s.battle in SKIRMISHES else "")
    if spoken() == ENGLISH or (s.battle.startswith("{") and not skirmish):
        return data
    return PROSE.entry("skirmishes" if skirmish else "battles", skirmish or s.battle, data)


def _objectives(s: Field, plan: Plan) -> list[dict[str, Any]]:
    found = []
    named = _texts(s, plan)["objective"]
    for number, goal in enumerate(plan.objectives):
        house = holder(s, plan, number)
        owner = HOUSES[house] if house >= 0 else None
        found.append({"hex": HEXES[goal.hex], "name": named[number]["name"], "control": owner})
    return found


def _strategy(s: Field) -> list[dict[str, str]]:
    """The strategy tokens: which is real nobody knows before it is found (bow.16.03)."""
    rule = rule_in_use(s, "strategic_positions")
    if rule is None or not s.strategy:
        return []
    shown = ("hidden", "hidden", "feint", *HOUSES)
    return [
        {"hex": h, "token": shown[found]}
        for h, found in zip(rule["hexes"], s.strategy, strict=True)
    ]


def _targets(s: Field) -> list[dict[str, str]]:
    """The hexes at which catapults aim, with the colour of their tokens."""
    rule = rule_in_use(s, "catapults")
    if rule is None or not s.targets:
        return []
    return [
        {"hex": h, "colour": RANKS[rank]} for h, rank in zip(rule["hexes"], s.targets, strict=True)
    ]


def _captive(s: Field, seat: int | None) -> dict[str, Any] | None:
    """The two tokens for a captive; which is his is known to who hid him, until they are found."""
    rule = rule_in_use(s, "captive")
    if rule is None or s.captive < 0:
        return None
    known = s.decoy < 0 or seat == HOUSE[rule["house"]]
    return {
        "tokens": sorted(HEXES[h] for h in (s.captive, s.decoy) if h >= 0),
        "hex": HEXES[s.captive] if known else None,
    }


def _setting_up(s: Field, seat: int | None) -> dict[str, Any]:
    """A skirmish being set up: what each House has to place. Commanders chosen in secret are known
    to who chose them until both have; the number is hidden too."""
    return {
        "skirmish": s.skirmish,
        "picks": [SETUP_CARDS[c] for c in s.picks[seat]] if seat is not None else [],
        "cards": {HOUSES[h]: [SETUP_CARDS[c] for c in s.setup_cards[h]] for h in BOTH},
        "overlays": {HOUSES[h]: [GROUNDS[g] for g in s.overlays[h]] for h in BOTH},
    }


def _unit(s: Field, unit: int) -> dict[str, Any]:
    at = s.hex[unit]
    commander = s.commander[unit]
    there = at >= 0
    moves, marches = prospects.can_reach(s, unit) if there else ([], [])
    return {
        "unit": unit,
        "kind": KINDS[s.kind[unit]],
        "house": HOUSES[s.house[unit]],
        "rank": RANKS[s.rank[unit]],
        "hex": HEXES[at] if at >= 0 else OFF_THE_FIELD[at],
        "figures": s.figures[unit],
        "commander": COMMANDERS[commander] if commander >= 0 else None,
        "active": bool(s.active[unit]),
        "engaged": s.foe[unit] if s.foe[unit] >= 0 else None,
        "engaged_by": HOUSES[s.token[unit]] if s.token[unit] >= 0 else None,
        "turn": s.turn[unit],
        "keywords": prospects.keywords(s, unit) if there else {},
        "moves": moves,
        "marches": marches,
        "sees": prospects.sees(s, unit) if there else [],
    }


def _commanders(s: Field) -> list[dict[str, Any]]:
    """The Commander cards of the battle."""
    found = []
    for commander, name in enumerate(COMMANDERS):
        if commander in s.commander or s.captor[commander] >= 0:
            captor = s.captor[commander]
            found.append(
                {
                    "commander": name,
                    "house": HOUSES[HOUSE_OF_COMMANDER[commander]],
                    "tokens": s.tokens_on[commander],
                    "fresh": bool(s.fresh[commander]),
                    "captured_by": HOUSES[captor] if captor >= 0 else None,
                }
            )
    return found


def procedure(s: Field) -> list[dict[str, Any]]:
    """What is going on, outermost first: the frames of the stack with their locals in words."""

    def shown(frame: Frame, field: str, value: Any) -> Any:
        laid_out = _laid_out(frame, field, value)
        return in_words(value, LOCALS.names(frame, field)) if laid_out is None else laid_out

    return going_on(s, shown)


def _laid_out(frame: Frame, field: str, value: Any) -> dict[str, Any] | str | None:
    """Numbers that stand in the order of something else, by its names: dice and tokens by symbol,
    fires and the tokens of palisades by hex. None for all others."""
    if field == "results":
        return dict(zip(SYMBOLS, value, strict=True))
    if isinstance(frame, Fires) and field == "levels":
        return {HEXES[h]: level for h, level in value}
    if isinstance(frame, Palisades):
        if field == "left":
            return dict(zip(RANKS, value, strict=True))
        if field == "wall" and value >= 0:
            wall: str = HEXES[frame.walls[value]]
            return wall
        if field == "strength":
            count = len(RANKS)
            return {
                HEXES[h]: dict(zip(RANKS, value[count * i : count * (i + 1)], strict=True))
                for i, h in enumerate(frame.walls)
            }
    return None
