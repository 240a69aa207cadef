"""What a battle plan asks for, as places worth being at and things worth doing, for one House.

Everything is measured in one unit, in which a victory point of a battle won by points is `POINT`
and a green unit about 1. What one House gains by holding a place the other gains by denying it.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

from westmarch.games.battles_of_westeros.rules.battlefield.grid import HEX, HEX_COUNT, row_of
from westmarch.games.battles_of_westeros.rules.battlefield.pieces import COMMANDER, ESCAPED, HOUSE
from westmarch.games.battles_of_westeros.rules.battlefield.terrain import GROUND, TENT
from westmarch.games.battles_of_westeros.rules.plan.battle_plan import Goal, Plan
from westmarch.games.battles_of_westeros.rules.plan.special_rules import rule_in_use
from westmarch.games.battles_of_westeros.rules.round import morale
from westmarch.games.battles_of_westeros.rules.round.victory import holder
from westmarch.games.battles_of_westeros.rules.state import FEINT, GATHERED, REAL, Field

POINT = 3.0
CONDITION = 9.0
"""What a part of a victory condition is worth half-way through the battle."""
ROUT = 40.0


class Place(NamedTuple):
    """A hex that matters."""

    hex: int
    take: float
    """Worth of ending a move there, once."""
    hold: float
    """Worth of standing there."""
    pull: float
    """Worth of being near, for the first unit; half for the next, and so on."""


class Aims:
    """What a House wants in a battle, as things stand."""

    def __init__(self, s: Field, plan: Plan, house: int) -> None:
        self.house = house
        self.rounds_left = max(1, plan.rounds - s.round + 1)
        late = min(1.0, s.round / max(1, plan.rounds))
        self.condition = CONDITION * (0.5 + late) * (1.6 if self.rounds_left == 1 else 1.0)
        self.places: list[Place] = []
        self.kill = [[0.0, 0.0, 0.0], [0.0, 0.0, 0.0]]
        """kill[house][rank]: points for eliminating a unit of that House."""
        self.capture: dict[int, float] = {}
        """Worth of the capture of a commander, beyond that of his unit."""
        self.leave = [0.0, 0.0]
        """Worth of each unit of a House that leaves the battlefield."""
        self.burn: dict[int, tuple[float, float]] = {}
        """What a fire in a hex is worth to us: each level, and the loss of what stands there."""
        self.rows: list[tuple[list[tuple[int, float]], int]] = []
        """Rows we want to be past, by their worth, and how many units it takes."""
        self.area: dict[int, float] = {}
        """Hexes in which every unit of ours is worth something."""
        self.spare: set[int] = set()
        """Units that count while they live."""
        self._steps: list[tuple[int, int, float]] = []
        """Morale: whose, from which depth on, what it costs him."""
        for goal in plan.scores:
            self._score(s, plan, goal)
        ways = [w for w in (plan.victory,) if w is not None]
        for way in (*ways, *plan.instant):
            weight = self.condition if way in ways else 0.7 * self.condition
            for goal in way.conditions:
                self._condition(s, plan, goal, weight)
        self._rules(s)
        self.morale = self._morale(plan)

    # ---- points

    def _score(self, s: Field, plan: Plan, goal: Goal) -> None:
        ours = goal.house == self.house
        args = goal.args
        points = POINT * float(args.get("points", 1))
        often = self.rounds_left if goal.when == "round" else 1
        if goal.what == "eliminate":
            by_rank = args.get("by_rank")
            for rank in range(3):
                self.kill[1 - goal.house][rank] += POINT * by_rank[rank] if by_rank else points
        elif goal.what == "capture":
            for commander in _commanders(args):
                self.capture[commander] = self.capture.get(commander, 0.0) + points
        elif goal.what == "escape":
            self.leave[goal.house] += points
        elif goal.what == "objectives":
            self._objectives(s, plan, args, points * often)
        elif goal.what == "morale":
            zones = args.get("zones", [1, 2, 3])
            before = 0.0
            for zone, worth in zip(morale.ZONES[1:], zones, strict=True):
                late = 0.4 + 0.6 / self.rounds_left
                self._steps.append(
                    (1 - goal.house, morale.FIRST[zone], POINT * (worth - before) * late)
                )
                before = worth
        elif goal.what == "rows" and ours:
            rows = [(row - 1, POINT * worth * often) for row, worth in args["rows"]]
            self.rows.append((sorted(rows, key=lambda r: r[1]), int(args.get("count", 1))))
        elif goal.what == "survive":
            self.spare |= set(args.get("units") or range(1, len(s.hex) + 1))
        elif goal.what in ("fires", "destroyed", "standing"):
            self._burning(s, goal, points * often, ours)
        elif goal.what == "area" and ours:
            for name in args["hexes"]:
                self.area[HEX[name]] = points * often / int(args.get("per", 1))
        elif goal.what == "rescued":
            self._captive(s, points, ours)

    def _burning(self, s: Field, goal: Goal, worth: float, ours: bool) -> None:
        kind = GROUND[goal.args["terrain"]]
        if goal.what == "standing":
            ours = not ours
        level, lost = (worth, 0.0) if goal.what == "fires" else (0.0, worth)
        for h in range(HEX_COUNT):
            if s.ground[h] == kind:
                before = self.burn.get(h, (0.0, 0.0))
                sign = 1 if ours else -1
                self.burn[h] = (before[0] + sign * level, before[1] + sign * lost)

    def _objectives(self, s: Field, plan: Plan, args: dict[str, Any], worth: float) -> None:
        for number in args.get("objectives") or range(1, len(plan.objectives) + 1):
            goal = plan.objectives[number - 1]
            if "terrain" in args and s.ground[goal.hex] != GROUND[args["terrain"]]:
                continue
            if not goal.keeps:
                self.places.append(Place(goal.hex, 0.0, worth, 0.45 * worth))
            elif holder(s, plan, number - 1) == self.house:
                self.places.append(Place(goal.hex, 0.0, 0.35 * worth, 0.25 * worth))
            else:
                self.places.append(Place(goal.hex, worth, 0.2 * worth, 0.5 * worth))

    # ---- conditions

    def _condition(self, s: Field, plan: Plan, goal: Goal, worth: float) -> None:
        args = goal.args
        ours = goal.house == self.house
        if goal.what == "controls":
            self._objectives(s, plan, args, worth)
        elif goal.what == "occupies":
            for name in args["hexes"]:
                self.places.append(Place(HEX[name], 0.0, worth, 0.45 * worth))
        elif goal.what == "morale":
            # The House has to be no worse than a zone; the other may push it below.
            if args["test"] == "better":
                self._steps.append((goal.house, morale.LAST[args["zone"]] + 1, 1.3 * worth))
            else:
                self._steps.append((goal.house, morale.FIRST[args["zone"]], -1.3 * worth))
        elif goal.what in ("points", "lead"):
            return
        elif goal.what == "captured":
            for commander in _commanders(args):
                self.capture[commander] = self.capture.get(commander, 0.0) + worth
        elif goal.what == "eliminated":
            for rank in range(3):
                self.kill[1 - goal.house][rank] += worth / max(2, int(args.get("count", 4)))
        elif goal.what == "escaped":
            gone = sum(h == ESCAPED and s.house[u] == goal.house for u, h in enumerate(s.hex))
            missing = int(args.get("count", 1)) - gone
            if missing > 0:
                self.leave[goal.house] = max(self.leave[goal.house], worth / min(missing, 2))
        elif goal.what == "gathered":
            self._strategy(s, goal.house, int(args["count"]), worth, ours)

    def _strategy(self, s: Field, house: int, count: int, worth: float, ours: bool) -> None:
        """Hidden strategy tokens: the finder keeps a real one."""
        rule = rule_in_use(s, "strategic_positions")
        if rule is None or not s.strategy:
            return
        missing = count - s.strategy.count(GATHERED + house)
        hidden = [i for i, token in enumerate(s.strategy) if token in (FEINT, REAL)]
        real = sum(s.strategy[i] == REAL for i in hidden)
        if missing <= 0 or not hidden:
            return
        likely = real / len(hidden)
        spare = real - missing
        worth = worth / missing if ours else worth * 0.8 / (1 + max(0, spare))
        for i in hidden:
            h = HEX[rule["hexes"][i]]
            self.places.append(Place(h, likely * worth, 0.0, 0.5 * likely * worth))

    # ---- special rules

    def _rules(self, s: Field) -> None:
        rule = rule_in_use(s, "bystander")
        if rule is not None and HEX[rule["hex"]] not in s.taken:
            worth = POINT * float(rule["points"])
            h = HEX[rule["hex"]]
            if HOUSE[rule["by"]] == self.house:
                self.places.append(Place(h, worth, 0.0, 0.45 * worth))
            else:
                self.places.append(Place(h, 0.0, 0.3 * worth, 0.12 * worth))
        if rule_in_use(s, "burning_camp") is not None:
            self.burn = {h: worth for h, worth in self.burn.items() if s.ground[h] == TENT}

    def _captive(self, s: Field, worth: float, ours: bool) -> None:
        rule = rule_in_use(s, "captive")
        if rule is None or s.captive < 0:
            return
        if s.decoy < 0:
            self.places.append(Place(s.captive, 0.0, worth, 0.45 * worth))
        elif ours:
            for h in sorted((s.captive, s.decoy)):
                self.places.append(Place(h, 0.3 * worth, 0.2 * worth, 0.25 * worth))
        else:
            self.places.append(Place(s.captive, 0.0, 0.4 * worth, 0.25 * worth))

    # ---- morale

    def _morale(self, plan: Plan) -> list[float]:
        """What each space of the morale marker is worth to us: morale[space + SPACES]."""
        return [
            self._depth(plan, 1 - self.house, space if self.house == 0 else -space)
            - self._depth(plan, self.house, -space if self.house == 0 else space)
            for space in range(-morale.SPACES, morale.SPACES + 1)
        ]

    def _depth(self, plan: Plan, house: int, depth: int) -> float:
        """What it costs a House that its morale is so low."""
        if depth <= 0:
            return 0.0
        cost = 0.2 * depth + 0.12 * max(0, depth - 3) + 0.2 * max(0, depth - 6)
        if plan.rout[house]:
            cost += 0.5 * max(0, depth - 7)
            if depth >= morale.SPACES:
                cost += ROUT
        for whose, first, worth in self._steps:
            if whose == house and depth >= first:
                cost += worth
        return cost


def _commanders(args: dict[str, Any]) -> Iterator[int]:
    names = args.get("commander")
    if names is None:
        yield from range(len(COMMANDER))
    elif isinstance(names, list):
        yield from (COMMANDER[n] for n in names)
    else:
        yield COMMANDER[names]


def past(house_on_top: bool, h: int, row: int) -> bool:
    """Whether a hex is on or past a row for a House."""
    return row_of(h) >= row if house_on_top else row_of(h) <= row
