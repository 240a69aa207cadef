"""Victory points and victory conditions (bow.11.03, bow.11.04, bow.11.09 to bow.11.13).

The words of a plan's scores and conditions are declared in vocabulary.py and registered here.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeAlias

from westmarch.games.battles_of_westeros.rules.battlefield.grid import HEX, HEX_COUNT, row_of
from westmarch.games.battles_of_westeros.rules.battlefield.pieces import (
    BOTH,
    COMMANDER,
    ELIMINATED,
    ESCAPED,
    HOUSES,
    LANNISTER,
    STARK,
)
from westmarch.games.battles_of_westeros.rules.battlefield.terrain import GROUND
from westmarch.games.battles_of_westeros.rules.plan.battle_plan import (
    Goal,
    Plan,
    Victory,
    plan_named,
)
from westmarch.games.battles_of_westeros.rules.round import morale
from westmarch.games.battles_of_westeros.rules.state import GATHERED, P_REGROUP, Field
from westmarch.kernel.engine.events import tell
from westmarch.kernel.engine.flow import finish

Score: TypeAlias = Callable[[Field, Plan, Goal], int]
Holds: TypeAlias = Callable[[Field, Plan, Goal], bool]
SCORES: dict[str, Score] = {}
"""Points that a word gives in a Regroup phase."""
CONDITIONS: dict[str, Holds] = {}
"""Whether a condition holds."""


def scores(word: str) -> Callable[[Score], Score]:
    """Register a word of [[score]] that is counted in the Regroup phase."""

    def register(score: Score) -> Score:
        SCORES[word] = score
        return score

    return register


def condition(word: str) -> Callable[[Holds], Holds]:
    """Register a word of the conditions of [victory] and [[instant]]."""

    def register(holds: Holds) -> Holds:
        CONDITIONS[word] = holds
        return holds

    return register


# ---- points


def gain(s: Field, house: int, points: int, what: str) -> None:
    """A House scores victory points. Who calls this looks for instant victories when the House has
    scored all it scores now: the order of a plan's lines decides nothing."""
    if points:
        s.points[house] += points
        tell(s, "points", house=HOUSES[house], points=points, what=what, total=s.points[house])


def score_at_once(s: Field, what: str, house: int, unit: int) -> None:
    """Score what a plan gives points for when it happens: `house` has eliminated, captured or
    brought off the unit."""
    plan = plan_named(s.battle)
    for goal in plan.scores:
        if goal.what == what and goal.house == house and goal.when == "at_once":
            args = goal.args
            if what == "capture" and "commander" in args:
                names = args["commander"]
                names = names if isinstance(names, list) else [names]
                if s.commander[unit] not in [COMMANDER[n] for n in names]:
                    continue
            by_rank = args.get("by_rank")
            gain(s, house, by_rank[s.rank[unit]] if by_rank else args.get("points", 1), what)


def score_phase(s: Field, *when: str) -> None:
    """Score the goals of the plan for these moments (bow.11.03): all of the first player's, then
    all of the other's, each followed by a look at the instant victories (bow.11.01, bow.11.10)."""
    plan = plan_named(s.battle)
    for house in (s.first, 1 - s.first):
        for goal in plan.scores:
            if goal.house == house and goal.when in when and goal.what in SCORES:
                gain(s, house, SCORES[goal.what](s, plan, goal), goal.what)
        if plan.instant:
            check_instant(s)
        if s.ending:
            return


def controlled(s: Field, plan: Plan, house: int, args: dict[str, Any]) -> int:
    """How many of the named objectives a House controls: of all when none is named, of those still
    of a kind of terrain if one is."""
    numbers = args.get("objectives") or range(1, len(plan.objectives) + 1)
    if "terrain" in args:
        kind = GROUND[args["terrain"]]
        numbers = [n for n in numbers if s.ground[plan.objectives[n - 1].hex] == kind]
    return sum(holder(s, plan, n - 1) == house for n in numbers)


def holder(s: Field, plan: Plan, number: int) -> int:
    """The House that controls an objective now (bow.11.12)."""
    goal = plan.objectives[number]
    if goal.keeps:
        return s.control[number]
    unit = s.unit_at[goal.hex]
    return s.house[unit] if unit >= 0 else -1


@scores("objectives")
def _(s: Field, plan: Plan, goal: Goal) -> int:
    return controlled(s, plan, goal.house, goal.args) * int(goal.args.get("points", 1))


@scores("morale")
def _(s: Field, plan: Plan, goal: Goal) -> int:
    """Points for the zone of the enemy's morale: green, yellow, red."""
    points = goal.args.get("zones", [1, 2, 3])
    zone = morale.zone_of(morale.depth(s, 1 - goal.house))
    return int(points[morale.ZONES.index(zone) - 1]) if zone not in ("", "grey") else 0


@scores("rows")
def _(s: Field, plan: Plan, goal: Goal) -> int:
    """The value of the furthest marked row that enough units are on or past."""
    best = 0
    down = plan.top == goal.house
    for row, points in goal.args["rows"]:
        count = sum(
            s.house[u] == goal.house
            and h >= 0
            and (row_of(h) >= row - 1 if down else row_of(h) <= row - 1)
            for u, h in enumerate(s.hex)
        )
        if count >= goal.args.get("count", 1):
            best = max(best, points)
    return best


@scores("survive")
def _(s: Field, plan: Plan, goal: Goal) -> int:
    """Points for each of the named own units still on the battlefield."""
    numbers = goal.args.get("units") or range(1, len(s.hex) + 1)
    alive = sum(s.hex[n - 1] >= 0 and s.house[n - 1] == goal.house for n in numbers)
    return alive * int(goal.args.get("points", 1))


@scores("fires")
def _(s: Field, plan: Plan, goal: Goal) -> int:
    """Points for each level of the fires on a kind of terrain."""
    kind = GROUND[goal.args["terrain"]]
    levels = sum(s.fire[h] for h in range(HEX_COUNT) if s.ground[h] == kind)
    return levels * int(goal.args.get("points", 1))


@scores("destroyed")
def _(s: Field, plan: Plan, goal: Goal) -> int:
    """Points for each hex or token of a kind of terrain that is there no more."""
    kind = GROUND[goal.args["terrain"]]
    before = sum(kind in (plan.terrain[h], plan.tokens[h]) for h in range(HEX_COUNT))
    return (before - _standing(s, kind)) * int(goal.args.get("points", 1))


@scores("standing")
def _(s: Field, plan: Plan, goal: Goal) -> int:
    """Points for each hex or token of a kind of terrain."""
    return _standing(s, GROUND[goal.args["terrain"]]) * int(goal.args.get("points", 1))


def _standing(s: Field, kind: int) -> int:
    return sum(kind in (s.terrain[h], s.ground[h]) for h in range(HEX_COUNT))


@scores("area")
def _(s: Field, plan: Plan, goal: Goal) -> int:
    """Points for every so many own units in an area."""
    units = [s.unit_at[HEX[h]] for h in goal.args["hexes"]]
    count = sum(u >= 0 and s.house[u] == goal.house for u in units)
    return count // int(goal.args.get("per", 1)) * int(goal.args.get("points", 1))


@scores("rescued")
def _(s: Field, plan: Plan, goal: Goal) -> int:
    """Points for a unit in the hex of a captive who has been found."""
    if s.captive < 0 or s.decoy >= 0:
        return 0
    unit = s.unit_at[s.captive]
    return int(goal.args.get("points", 1)) if unit >= 0 and s.house[unit] == goal.house else 0


# ---- conditions


@condition("controls")
def _(s: Field, plan: Plan, goal: Goal) -> bool:
    needed = goal.args.get("count") or len(goal.args.get("objectives") or plan.objectives)
    return controlled(s, plan, goal.house, goal.args) >= needed


@condition("occupies")
def _(s: Field, plan: Plan, goal: Goal) -> bool:
    units = [s.unit_at[HEX[h]] for h in goal.args["hexes"]]
    count = sum(u >= 0 and s.house[u] == goal.house for u in units)
    return count >= int(goal.args.get("count", len(units)))


@condition("morale")
def _(s: Field, plan: Plan, goal: Goal) -> bool:
    return morale.meets(s, goal.house, goal.args["zone"], goal.args["test"])


@condition("points")
def _(s: Field, plan: Plan, goal: Goal) -> bool:
    return s.points[goal.house] >= int(goal.args["at_least"])


@condition("lead")
def _(s: Field, plan: Plan, goal: Goal) -> bool:
    return s.points[goal.house] - s.points[1 - goal.house] >= int(goal.args["by"])


@condition("captured")
def _(s: Field, plan: Plan, goal: Goal) -> bool:
    """The House has captured the commander, or one of several."""
    names = goal.args["commander"]
    names = names if isinstance(names, list) else [names]
    return any(s.captor[COMMANDER[name]] == goal.house for name in names)


@condition("eliminated")
def _(s: Field, plan: Plan, goal: Goal) -> bool:
    """So many enemy units are gone, or all of the named ones."""
    named = goal.args.get("units")
    if named:
        return all(s.hex[n - 1] == ELIMINATED for n in named)
    gone = sum(h == ELIMINATED and s.house[u] != goal.house for u, h in enumerate(s.hex))
    return gone >= int(goal.args["count"])


@condition("escaped")
def _(s: Field, plan: Plan, goal: Goal) -> bool:
    gone = sum(h == ESCAPED and s.house[u] == goal.house for u, h in enumerate(s.hex))
    return gone >= int(goal.args.get("count", 1))


@condition("gathered")
def _(s: Field, plan: Plan, goal: Goal) -> bool:
    """The House has found so many real strategic positions (bow.16.03)."""
    return s.strategy.count(GATHERED + goal.house) >= int(goal.args["count"])


def holds(s: Field, plan: Plan, way: Victory) -> bool:
    """Whether all conditions of a victory hold."""
    return all(CONDITIONS[goal.what](s, plan, goal) for goal in way.conditions)


def check_instant(s: Field) -> None:
    """End the game when an instant victory condition is met; the active player's comes first, in
    the Regroup phase the first player's (bow.11.09, bow.11.10). Rout has been seen to already."""
    if s.ending:
        return
    plan = plan_named(s.battle)
    won = {way.house for way in plan.instant if holds(s, plan, way)}
    if won:
        before = s.first if s.phase == P_REGROUP else s.to_act
        winner = before if before in won else 1 - before
        finish(s, [winner], "instant")
        tell(s, "instant_victory", house=HOUSES[winner])


morale.WATCHERS.append(check_instant)


def judge(s: Field) -> None:
    """The end of the last round: the plan's condition, or most points; ties go to the higher
    morale and then to who holds the Momentum (bow.11.04, bow.11.11, bow.11.13)."""
    plan = plan_named(s.battle)
    if plan.victory is not None:
        way = plan.victory
        _end(s, way.house if holds(s, plan, way) else 1 - way.house, "condition")
        return
    if s.points[STARK] != s.points[LANNISTER]:
        _end(s, max(BOTH, key=s.points.__getitem__), "points")
    elif s.morale:
        _end(s, STARK if s.morale > 0 else LANNISTER, "morale")
    else:
        _end(s, s.momentum, "momentum")


def _end(s: Field, winner: int, ending: str) -> None:
    finish(s, [winner], ending)
    tell(s, "battle_won", house=HOUSES[winner], ending=ending)
