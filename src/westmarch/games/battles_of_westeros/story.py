"""The story of a finished battle: how it was won, the score, and what turned it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from westmarch.games.battles_of_westeros.notation import PROSE, tale
from westmarch.games.battles_of_westeros.rules.battlefield.pieces import (
    BOTH,
    ESCAPED,
    HOUSE,
    HOUSE_OF_COMMANDER,
    HOUSES,
    LANNISTER,
    RANK,
    STARK,
)
from westmarch.games.battles_of_westeros.rules.plan.battle_plan import (
    Goal,
    Plan,
    Victory,
    plan_named,
)
from westmarch.games.battles_of_westeros.rules.round import morale, victory
from westmarch.games.battles_of_westeros.rules.state import GATHERED, Field
from westmarch.kernel.engine.events import Event
from westmarch.kernel.game import Progress
from westmarch.kernel.story import Course, Point, Score
from westmarch.kernel.texts.prose import sentence

SWING = 3
"""Spaces of the morale track that are worth telling."""
BLOODY = 2
"""Figures lost at once that are worth telling."""

WEIGHT = {
    "captive_found": 45,
    "bystander_taken": 40,
    "escaped": 40,
    "control": 34,
    "devastated": 20,
    "terrain_removed": 16,
    "arrived": 12,
    "momentum": 8,
}
"""Events that weigh the same whenever they come."""
CARD = 3
"""Weight of a Leadership card, told where nothing else happened."""


def _weighed(event: Event) -> tuple[int, int | None]:
    """How much an event weighs, and for which House it is good."""
    kind, data = event.kind, event.data
    if kind == "captured":
        return 75, HOUSE[data["by"]]
    if kind == "eliminated":
        rank = RANK[data["who"]["rank"]]
        return 16 + 8 * rank, 1 - HOUSE[data["house"]]
    if kind == "morale":
        weight = 14 + 8 * data["fell"] if data["fell"] >= SWING else 0
        return weight, 1 - HOUSE[data["house"]]
    if kind == "points":
        # What gave a point at once is told before the point itself.
        return 6 + 8 * data["points"], HOUSE[data["house"]]
    if kind in ("figures_lost", "burned"):
        weight = 4 + 4 * data["count"] if data["count"] >= BLOODY else 0
        return weight, 1 - HOUSE[data["who"]["house"]]
    if kind == "strategy":
        return (40 if data["real"] else 10), HOUSE[data["house"]]
    if kind == "card_played":
        return CARD, HOUSE[data["house"]]
    return WEIGHT.get(kind, 0), _house(event)


def _house(event: Event) -> int | None:
    """The House that did it."""
    named = event.data.get("house") or event.data.get("who", {}).get("house")
    return HOUSE.get(named) if isinstance(named, str) else None


def points(s: Field, course: Course) -> Iterator[Point]:
    """Everything in the course of a battle that may have turned it."""
    for at, event in course:
        weight, side = _weighed(event)
        if weight:
            words = f"story-point-{event.kind}"
            text = sentence(PROSE.fill(words, event.data)) if words in PROSE else tale(event)
            yield Point(at, event.turn, event.phase, event.kind, text, side, weight)


# ---- how it ended


def _condition(s: Field, goal: Goal) -> str:
    """A condition of the plan in words."""
    args = goal.args
    plan = plan_named(s.battle)
    needed = args.get("count") or len(
        args.get("objectives") or args.get("hexes") or args.get("units") or plan.objectives
    )
    values = {**args, "house": goal.house, "count": needed}
    if not victory.CONDITIONS[goal.what](s, plan, goal):
        values["reached"] = _reached(s, plan, goal)
    if "commander" in args:
        named = args["commander"]
        # One of several is enough.
        values["commander"] = "/".join(named) if isinstance(named, list) else named
    return PROSE.fill(f"story-condition-{goal.what}", values)


def _reached(s: Field, plan: Plan, goal: Goal) -> int | None:
    """How far a House came to what a condition counts."""
    match goal.what:
        case "controls":
            return victory.controlled(s, plan, goal.house, goal.args)
        case "points":
            return s.points[goal.house]
        case "escaped":
            return sum(h == ESCAPED and s.house[u] == goal.house for u, h in enumerate(s.hex))
        case "gathered":
            return s.strategy.count(GATHERED + goal.house)
    return None


def _conditions(s: Field, way: Victory) -> str:
    return PROSE.joined([_condition(s, goal) for goal in way.conditions])


def _deciding(s: Field, ending: str, winner: int | None) -> tuple[str, int | None]:
    """The conditions that decided the battle, and the House whose they were."""
    plan = plan_named(s.battle)
    ways = [plan.victory] if ending == "condition" and plan.victory is not None else []
    if ending == "instant":
        ways = [w for w in plan.instant if w.house == winner and victory.holds(s, plan, w)]
    return (_conditions(s, ways[0]), ways[0].house) if ways else ("", None)


def how(s: Field, ending: str, winners: Sequence[int]) -> str:
    """Who won, how and why, with the numbers that decided it."""
    plan = plan_named(s.battle)
    winner = winners[0] if winners else None
    conditions, whose = _deciding(s, ending, winner)
    told = ending if whose in (None, winner) else "condition_missed"
    lower = LANNISTER if s.morale > 0 else STARK
    values = {
        "round": s.round,
        "rounds": plan.rounds,
        "winner": winner,
        "loser": None if winner is None else 1 - winner,
        "stark": s.points[STARK],
        "lannister": s.points[LANNISTER],
        "conditions": conditions,
        "lower": lower,
        "space": abs(s.morale),
    }
    return sentence(PROSE.fill(f"story-how-{told}", values))


# ---- the score


def score(s: Field) -> list[Score]:
    """Victory points, morale and captured commanders of both Houses."""
    what = PROSE.words("story-score")
    found = []
    for house in BOTH:
        own = [c for c, of in enumerate(HOUSE_OF_COMMANDER) if of == house]
        led = {c for c in s.commander if c in own} | {c for c in own if s.captor[c] >= 0}
        rows: tuple[tuple[str, int, int | None], ...] = (
            ("victory_points", s.points[house], None),
            ("morale", morale.depth(s, house), morale.SPACES),
            ("commanders_lost", sum(s.captor[c] >= 0 for c in own), len(led)),
        )
        found += [
            Score(kind, what[kind], PROSE.name("house", house), value, of, side=house)
            for kind, value, of in rows
        ]
    return found


def progress(s: Field) -> Progress:
    """Victory points of both Houses, how low their morale is, and their commanders captured."""
    found: Progress = {}
    for house, name in enumerate(HOUSES):
        found[f"points_{name}"] = s.points[house]
        found[f"morale_lost_{name}"] = morale.depth(s, house)
        found[f"commanders_lost_{name}"] = sum(
            s.captor[c] >= 0 for c, of in enumerate(HOUSE_OF_COMMANDER) if of == house
        )
    return found
