"""Decisions during an attack: re-rolls, abilities, retreats, what follows."""

from __future__ import annotations

from westmarch.bots.battles_of_westeros.decision_context import DONE, DecisionContext, best
from westmarch.bots.battles_of_westeros.unit_tasks import STAYED
from westmarch.games.battles_of_westeros.odds import (
    Spread,
    after_rolling,
    blow,
    hits_to_eliminate,
    outcomes,
    prepared,
    spread,
)
from westmarch.games.battles_of_westeros.rules.battlefield import army
from westmarch.games.battles_of_westeros.rules.battlefield.grid import DISTANCE, HEX
from westmarch.games.battles_of_westeros.rules.battlefield.pieces import (
    COMMANDER,
    COMMANDERS,
    MORALE,
    PURSUE,
    SYMBOL,
    VALOR,
)
from westmarch.games.battles_of_westeros.rules.combat.attack import Attack, current_attack
from westmarch.games.battles_of_westeros.rules.combat.pursuit import FollowUp
from westmarch.games.battles_of_westeros.rules.combat.retreat import Retreat
from westmarch.games.battles_of_westeros.rules.round.commanders import Window
from westmarch.kernel.engine.decision import Action, Decision

PUSH = 0.35
"""What a morale result counts against a hit when dice are re-rolled."""


def reroll(context: DecisionContext, d: Decision) -> Action:
    """The re-roll after which hits and morale results promise most."""
    frame = context.s.stack[-1]
    assert isinstance(frame, Attack)
    made = blow(context.s, frame)
    needed = hits_to_eliminate(context.s, frame.target)

    def worth(hits: int, morale: int) -> float:
        dealt = max(0, hits - made.protection)
        return min(dealt, needed) + (1.0 if dealt >= needed else PUSH * morale)

    def score(action: Action) -> float:
        again = list(frame.again)
        if action[0] == "reroll":
            symbol = SYMBOL[str(action[1])]
            again = [symbol] * frame.results[symbol]
        elif action[0] == "reroll_one":
            again.append(SYMBOL[str(action[1])])
        then = after_rolling(frame.results, again)
        return sum(
            chance * worth(hits, morale)
            for hits, morale, chance in outcomes(then, made.rank, made.valor, False, 0)
        )

    return best(d, score)


def use_ability(context: DecisionContext, d: Decision) -> Action:
    """Abilities offered at a moment of a turn."""
    frame = context.s.stack[-1]
    assert isinstance(frame, Window)
    for action in d.actions:
        if action != DONE and _wanted(context, frame.window, COMMANDER[str(action[1])]):
            return action
    return DONE


def _wanted(context: DecisionContext, window: str, commander: int) -> bool:
    s = context.s
    name = COMMANDERS[commander]
    leader = army.unit_of_commander(s, commander)
    if name == "robb_king_in_the_north" and window == "ordered":
        return _would_rather_go(context, leader)
    if name == "robb_king_in_the_north":
        return current_attack(s).hits >= hits_to_eliminate(s, leader)
    if name == "jaime_kingslayer":
        row = DISTANCE[s.hex[leader]]
        return sum(row[s.hex[e]] <= 2 for e in context.view.enemies) >= 2
    if name == "gregor_the_mountain":
        made = current_attack(s)
        b = blow(s, made)
        hits = made.results[b.rank] + (made.results[VALOR] if b.valor else 0)
        hoped = expected(spread(made.dice, b.rank, b.valor))
        return hits + PUSH * made.results[MORALE] < 0.6 * hoped
    if name == "kevan_trusted_captain":
        made = current_attack(s)
        own = context.tasks.deed(leader)[1]
        b = blow(s, prepared(s, made.attacker, made.target, made.kind))
        each = context.view.loss(made.target, 1)
        return expected(spread(2, b.rank, b.valor)) * each > own
    return True


def expected(found: Spread) -> float:
    """The hits to expect."""
    return sum(hits * chance for hits, _, chance in found)


def _would_rather_go(context: DecisionContext, unit: int) -> bool:
    return context.tasks.best(unit).to != STAYED


def change_places(context: DecisionContext, d: Decision) -> Action:
    return best(d, lambda a: context.s.figures[context.unit_of(a)])


def retreat(context: DecisionContext, d: Decision) -> Action:
    frame = context.s.stack[-1]
    assert isinstance(frame, Retreat)
    return best(d, lambda a: context.view.place_value(frame.unit, HEX[str(a[1])]))


def follow_up(context: DecisionContext, d: Decision) -> Action:
    frame = context.s.stack[-1]
    assert isinstance(frame, FollowUp)
    unit = frame.unit
    again = army.keyword(context.s, unit, PURSUE) > 0

    def score(action: Action) -> float:
        if action == ("stay",):
            return context.view.place_value(unit, context.s.hex[unit])
        h = HEX[str(action[1])]
        more = context.tasks.deed_at(unit, h)[1] if again else 0.0
        return context.view.place_value(unit, h) + more

    return best(d, score)
