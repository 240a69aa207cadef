"""Before the battle: the set-up of a skirmish, and what special rules ask for."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import TYPE_CHECKING

from westmarch.games.battles_of_westeros.rules.battlefield import army
from westmarch.games.battles_of_westeros.rules.battlefield.grid import DISTANCE, HEX
from westmarch.games.battles_of_westeros.rules.battlefield.pieces import (
    COMMANDER,
    LIMIT,
    NOBODY,
    SHOOTS,
    SYMBOL,
    VALOR,
    WAITING,
)
from westmarch.games.battles_of_westeros.rules.plan.battle_rules import Palisades
from westmarch.games.battles_of_westeros.rules.skirmish import (
    PlaceTerrain,
    PlaceUnits,
    edge_distance,
)
from westmarch.kernel.engine.decision import Action, Decision

if TYPE_CHECKING:
    from westmarch.bots.battles_of_westeros.decision_context import DecisionContext

MIDDLE = 7


def _column(h: int) -> int:
    return h % 20


def _best(d: Decision, score: Callable[[Action], float]) -> Action:
    return max(d.actions, key=score)


def _luck(context: DecisionContext, salt: int) -> Random:
    """A stream for choices that should differ from game to game and need no thought."""
    return Random(context.s.rng ^ salt ^ context.s.moves)


def take_commander(context: DecisionContext, d: Decision) -> Action:
    """The commanders who can command most."""
    luck = _luck(context, 1)

    def score(action: Action) -> float:
        if action == ("done",):
            return -1.0
        return LIMIT[COMMANDER[str(action[1])]] + luck.random()

    return _best(d, score)


def place_terrain(context: DecisionContext, d: Decision) -> Action:
    """Scattered over the rows in front of the own line, where units will stand."""
    assert isinstance(context.s.stack[-1], PlaceTerrain)
    luck = _luck(context, 2)

    def score(action: Action) -> float:
        away = edge_distance(context.s, context.house, HEX[str(action[1])])
        return -abs(away - 4) + 2.5 * luck.random()

    return _best(d, score)


def place_unit(context: DecisionContext, d: Decision) -> Action:
    """Commanders in the second or third row, apart; foot and horse before them, bows beside."""
    s = context.s
    frame = s.stack[-1]
    assert isinstance(frame, PlaceUnits)
    unit = frame.next_unit(s)
    shoots = unit != NOBODY and SHOOTS[s.kind[unit]]
    leaders = [s.hex[u] for u in army.commander_units(s, context.house)]
    waiting = sum(h == WAITING and s.house[u] == context.house for u, h in enumerate(s.hex))

    def score(action: Action) -> float:
        h = HEX[str(action[1])]
        row = edge_distance(s, context.house, h)
        if frame.led:
            return -abs(row - 3) - 0.4 * abs(_column(h) - MIDDLE + 3 * (waiting % 2))
        zone = min((DISTANCE[h][leader] for leader in leaders), default=0)
        wanted = 2 if shoots else 4
        return -2.0 * max(0, zone - 2) - abs(row - wanted) - 0.05 * abs(_column(h) - MIDDLE)

    return _best(d, score)


def hide_captive(context: DecisionContext, d: Decision) -> Action:
    """Far from the enemy."""
    s = context.s
    enemies = [s.hex[e] for e in army.units_of(s, 1 - context.house)]

    def score(action: Action) -> float:
        h = HEX[str(action[1])]
        taken = s.unit_at[h] >= 0
        return min((DISTANCE[h][e] for e in enemies), default=0) + taken

    return _best(d, score)


def true_captive(context: DecisionContext, d: Decision) -> Action:
    return _luck(context, 3).choice(d.actions)


def aim_catapults(context: DecisionContext, d: Decision) -> Action:
    """Most at the ranks the enemy has most of."""
    s = context.s
    ranks = [s.rank[u] for u in army.units_of(s, 1 - context.house)]
    return _best(d, lambda a: ranks.count(SYMBOL[str(a[1])]))


def strengthen_palisade(context: DecisionContext, d: Decision) -> Action:
    """Evenly, the middle ones first."""
    frame = context.s.stack[-1]
    assert isinstance(frame, Palisades)

    def score(action: Action) -> float:
        h = HEX[str(action[1])]
        wall = frame.walls.index(h)
        return -sum(frame.strength[3 * wall : 3 * wall + 3]) - 0.01 * abs(_column(h) - MIDDLE)

    return _best(d, score)


def batter_palisade(context: DecisionContext, d: Decision) -> Action:
    """Shields first, valor next, two dice together last."""

    def score(action: Action) -> float:
        if action[0] == "choose_symbol":
            return 2.0 - (SYMBOL[str(action[1])] == VALOR)
        return 0.5 if action == ("two_dice",) else 0.0

    return _best(d, score)


def choose_palisade(context: DecisionContext, d: Decision) -> Action:
    """The weakest wall."""
    frame = context.s.stack[-1]
    assert isinstance(frame, Palisades)

    def score(action: Action) -> float:
        wall = frame.walls.index(HEX[str(action[1])])
        return -sum(frame.strength[3 * wall : 3 * wall + 3])

    return _best(d, score)


def first(context: DecisionContext, d: Decision) -> Action:
    """Where one answer is as good as another."""
    return d.actions[0]


POLICIES = {
    "take_commander": take_commander,
    "place_terrain": place_terrain,
    "place_unit": place_unit,
    "hide_captive": hide_captive,
    "true_captive": true_captive,
    "aim_catapults": aim_catapults,
    "strengthen_palisade": strengthen_palisade,
    "batter_palisade": batter_palisade,
    "give_up_die": first,
    "choose_palisade": choose_palisade,
    "remove_token": first,
}
