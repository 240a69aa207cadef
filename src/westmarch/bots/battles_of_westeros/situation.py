"""How a House sees the battlefield: what units and places are worth, where danger is.

Made anew when something has changed on the field. `place_value(unit, hex)` is what it is worth to
have a unit in a hex; what a unit could do there is in unit_tasks.py.
"""

from __future__ import annotations

from bisect import bisect_left
from math import exp
from typing import NamedTuple

from westmarch.bots.battles_of_westeros.distances import FAR, ways
from westmarch.bots.battles_of_westeros.goals import Aims, Place, past
from westmarch.games.battles_of_westeros.odds import hits_to_eliminate
from westmarch.games.battles_of_westeros.rules.battlefield import army
from westmarch.games.battles_of_westeros.rules.battlefield.grid import (
    DISTANCE,
    HEX_COUNT,
    NEIGHBOURS,
    row_of,
    within,
)
from westmarch.games.battles_of_westeros.rules.battlefield.movement import lengths, reach
from westmarch.games.battles_of_westeros.rules.battlefield.pieces import (
    CAVALRY,
    CLASS_OF,
    COMMANDER_KEYWORDS,
    DICE,
    HEAVY_ARMOR,
    KEYWORDS_OF,
    LIMIT,
    RANGE,
    RED,
    SCORCH,
    SHOOTS,
    STARK,
    STRENGTH,
    TOUGHNESS,
    ZONE,
)
from westmarch.games.battles_of_westeros.rules.battlefield.terrain import COVER, GROUND
from westmarch.games.battles_of_westeros.rules.plan.battle_plan import Plan, plan_named
from westmarch.games.battles_of_westeros.rules.round import morale
from westmarch.games.battles_of_westeros.rules.round.victory import SCORES, holds
from westmarch.games.battles_of_westeros.rules.state import Field

SHIELD = (3 / 8, 2 / 8, 1 / 8)
"""The chance of a shield of each rank."""
VALOR_CHANCE = 1 / 8
FOREST = GROUND["forest"]
HILLS = GROUND["hills"]
NEAR = tuple(0.86**d for d in range(FAR + 1))
"""How much a place pulls at a distance."""
REACH = tuple(0.88**d for d in range(FAR + 1))
"""How much a prey attracts at a distance."""


HALF = tuple(0.5**n for n in range(64))
"""What a goal is worth to a unit when so many others are nearer to it."""


class Temper(NamedTuple):
    """How a House weighs what may happen to it against what it may do."""

    caution: float = 1.3
    """How much the enemy's attacks to come count."""
    boldness: float = 1.2
    """How much the own attacks to come count."""
    quiet: float = 0.45
    """The danger of an enemy who cannot act again in this round, against that of one who can."""
    crowd: float = 0.25
    """How much every other unit in danger lessens that of one."""
    behind: float = 0.5
    """What is left of the caution of a House that would lose if nothing happened."""
    pull: float = 1.0
    """How much goals draw from afar."""
    friends: float = 0.15
    """Worth of a friend next to a unit, of two at most."""
    zone: float = 0.25
    """Worth of being where a commander can order a unit."""
    tokens: float = 1.0
    """How dear order tokens are."""
    command: float = 0.3
    """What is given up with a command token."""
    tactic: float = 0.3
    """What a tactic is worth that can be used."""
    again: float = 0.5
    """The worth of a task of a unit that must first be rallied and ordered again."""


TEMPER = Temper()


class Pull:
    """A hex that matters, and how far it is from everywhere; by class of unit."""

    __slots__ = ("distances", "hex", "pull", "ways", "worth")

    def __init__(self, place: Place, ways: list[bytes], where: list[int], pull: float) -> None:
        self.hex = place.hex
        self.worth = place.take + place.hold
        """Worth of a unit that comes to stand there."""
        self.pull = pull * place.pull
        self.ways = ways
        self.distances = [sorted([way[h] for h in where]) for way in ways]
        """How far our units are from it."""


class Situation:
    """A battlefield in the eyes of one House."""

    def __init__(self, s: Field, house: int, temper: Temper = TEMPER) -> None:
        self.s = s
        self.house = house
        self.plan = plan_named(s.battle)
        self.aims = Aims(s, self.plan, house)
        self.ground = s.ground
        self.own = army.units_of(s, house)
        self.enemies = army.units_of(s, 1 - house)
        self.leaders = [u for u in self.own if s.commander[u] >= 0]
        left, rounds = self.aims.rounds_left, self.plan.rounds
        self.lasting = 0.45 + 0.55 * min(1.0, left / max(1, rounds))
        """How much what a unit could still do counts."""
        self.worth = [self._worth(u) if s.hex[u] >= 0 else 0.0 for u in range(len(s.hex))]
        self.temper = temper
        self._crowd, self._friends, self._zone = temper.crowd, temper.friends, temper.zone
        ahead = standing(s, self.plan, house)
        self.caution = temper.caution * (1.0 if ahead > 0 else temper.behind)
        self.boldness = temper.boldness * (1.0 if ahead > 0 else 1.0 + temper.behind)
        where = [s.hex[u] for u in self.own]
        self._goals = [
            Pull(place, [ways(self.ground, c, place.hex) for c in range(3)], where, temper.pull)
            for place in self.aims.places
        ]
        exits = sorted(self.plan.exits[house]) if self.aims.leave[house] else []
        self._exits = [[ways(self.ground, c, h) for h in exits] for c in range(3)]
        self._burn = {h: sum(w) for h, w in self.aims.burn.items() if sum(w) > 0}
        self._guard = {h: -sum(w) for h, w in self.aims.burn.items() if sum(w) < 0}
        self._threats: tuple[list[float], list[float], list[float]] | None = None
        self._in_danger: set[int] = set()
        self._exposed = 0
        self._prey: dict[int, list[tuple[int, float]]] = {}

    # ---- units

    def _worth(self, unit: int) -> float:
        """What the loss of a unit costs its House, and gains the other."""
        s, aims = self.s, self.aims
        rank, kind, house = s.rank[unit], s.kind[unit], s.house[unit]
        value = (1.0 + 0.5 * rank) * self.lasting
        if CLASS_OF[kind] == CAVALRY:
            value *= 1.1
        if army.keyword(s, unit, SCORCH) and aims.burn:
            value += 1.0 * self.lasting
        commander = s.commander[unit]
        if commander >= 0:
            value += 1.2 * LIMIT[commander] * self.lasting + aims.capture.get(commander, 0.0)
        value += aims.kill[house][rank]
        if unit + 1 in aims.spare:
            value += 2.0
        value += self.morale_change(house, morale.LOSS[rank])
        if aims.leave[house] and s.hex[unit] >= 0:
            value += 0.6 * aims.leave[house] * self._exit_nearness(unit)
        return value

    def _exit_nearness(self, unit: int) -> float:
        s = self.s
        exits = self.plan.exits[s.house[unit]]
        cls = CLASS_OF[s.kind[unit]]
        if not exits:
            return 0.0
        return max(NEAR[ways(self.ground, cls, h)[s.hex[unit]]] for h in exits)

    def morale_change(self, falls: int, spaces: int) -> float:
        """What it is worth to the other House that the morale of one falls so much."""
        table = self.aims.morale
        step = spaces if falls == 1 else -spaces
        top = len(table) - 1
        now = self.s.morale + morale.SPACES
        after = max(0, min(top, now + step))
        change = table[after] - table[now]
        return change if falls != self.house else -change

    def loss(self, unit: int, hits: int) -> float:
        """What so many hits of one attack on a unit cost its House."""
        if hits <= 0:
            return 0.0
        s = self.s
        needed = hits_to_eliminate(s, unit)
        worth = self.worth[unit]
        if hits >= needed:
            return worth
        troops = s.figures[unit] - (s.commander[unit] >= 0)
        return 0.55 * worth * min(hits, troops) / max(STRENGTH[s.kind[unit]], needed)

    # ---- danger

    def threats(self) -> tuple[list[float], list[float], list[float]]:
        """Dice of the enemy that may strike at each hex: by cavalry, by others, by bows."""
        if self._threats is None:
            self._threats = self._find_threats()
        return self._threats

    def _find_threats(self) -> tuple[list[float], list[float], list[float]]:
        s = self.s
        horse, foot, bows = ([0.0] * HEX_COUNT for _ in range(3))
        last = self.aims.rounds_left == 1
        other = 1 - self.house
        counted = [-1] * HEX_COUNT
        for e in self.enemies:
            weight = 1.0 if s.active[e] else 0.0 if last else self.temper.quiet
            if s.passed[other]:
                weight = 0.0 if last else self.temper.quiet
            if not weight or s.fire[s.hex[e]]:
                continue
            kind = s.kind[e]
            dice = DICE[kind][s.rank[e]] * weight
            here = s.hex[e]
            if SHOOTS[kind]:
                most = RANGE[kind] + (0 if s.foe[e] >= 0 else lengths(s, e)[0])
                for h in within(here, most):
                    bows[h] += dice * 0.8
                continue
            table = horse if CLASS_OF[kind] == CAVALRY else foot
            for h in NEIGHBOURS[here]:
                counted[h] = e
                table[h] += dice
            if s.foe[e] < 0:
                for h in reach(s, e, lengths(s, e)[0]):
                    for n in NEIGHBOURS[h]:
                        if counted[n] != e:
                            counted[n] = e
                            table[n] += dice
        self._in_danger = {
            u for u in self.own if horse[s.hex[u]] or foot[s.hex[u]] or bows[s.hex[u]]
        }
        self._exposed = len(self._in_danger)
        return horse, foot, bows

    def danger(self, unit: int, h: int) -> float:
        """What a unit in a hex may suffer from the enemies who can come at it."""
        horse, foot, bows = self.threats()
        a, b, c = horse[h], foot[h], bows[h]
        if not (a or b or c):
            return 0.0
        s = self.s
        kind, rank, commander = s.kind[unit], s.rank[unit], s.commander[unit]
        armored = KEYWORDS_OF[kind][HEAVY_ARMOR]
        shield = SHIELD[min(RED, rank + 1) if armored else rank]
        valor = 0.0 if armored and rank == RED else VALOR_CHANCE
        foot_valor = 0.0 if CLASS_OF[kind] == CAVALRY else valor
        hits = a * (shield + valor) + b * (shield + foot_valor) + c * shield
        ground = s.ground[h]
        if ground == FOREST:
            hits *= 0.75
        elif ground == HILLS:
            hits *= 0.92
        elif COVER[ground]:
            hits *= 0.55
        if commander >= 0 and COMMANDER_KEYWORDS[commander][TOUGHNESS]:
            hits *= 0.55
        hits = 3.0 * (1 - exp(-hits / 4.0))
        others = self._exposed - (unit in self._in_danger)
        share = self.caution / (1.0 + self._crowd * others)
        return share * self.worth[unit] * hits / (hits_to_eliminate(s, unit) + 1.0)

    # ---- places

    def prey(self, unit: int) -> list[tuple[int, float]]:
        """The enemies' hexes and what an attack of the unit on each is about worth, the best
        first."""
        if unit not in self._prey:
            s = self.s
            kind = s.kind[unit]
            dice = DICE[kind][s.rank[unit]]
            found = []
            for e in self.enemies:
                armored = KEYWORDS_OF[s.kind[e]][HEAVY_ARMOR]
                rank = min(RED, s.rank[e] + 1) if armored else s.rank[e]
                chance = SHIELD[rank]
                if not SHOOTS[kind] and (
                    CLASS_OF[s.kind[e]] != CAVALRY or CLASS_OF[kind] == CAVALRY
                ):
                    chance += VALOR_CHANCE
                hits = dice * chance
                needed = hits_to_eliminate(s, e)
                worth = self.worth[e] * min(1.0, hits / needed) * (1.25 if s.foe[e] >= 0 else 1.0)
                found.append((s.hex[e], worth))
            found.sort(key=_by_worth)
            self._prey[unit] = found
        return self._prey[unit]

    def place_value(self, unit: int, h: int) -> float:
        """What it is worth to have one of our units in a hex."""
        s = self.s
        kind = s.kind[unit]
        cls = CLASS_OF[kind]
        here = s.hex[unit]
        value = 0.0
        for goal in self._goals:
            way = goal.ways[cls]
            d = way[h]
            if d >= FAR:
                continue
            if h == goal.hex:
                value += goal.worth
            nearer = bisect_left(goal.distances[cls], d)
            if here >= 0 and way[here] < d:
                nearer -= 1
            value += goal.pull * NEAR[d] * HALF[nearer]
        aims = self.aims
        if self._exits[cls]:
            nearest = FAR
            for way in self._exits[cls]:
                nearest = min(nearest, way[h])
            value += 0.8 * aims.leave[self.house] * NEAR[nearest]
        if self._burn:
            if h in self._burn:
                value -= 0.4 * self._burn[h]
            if army.keyword(s, unit, SCORCH):
                value += max(
                    0.4 * worth * NEAR[max(0, ways(self.ground, cls, e)[h] - 1)]
                    for e, worth in self._burn.items()
                )
        if self._guard:
            if h in self._guard:
                value += 0.5 * self._guard[h]
            nearest = min(DISTANCE[h][e] for e in self._guard)
            value += 0.6 * NEAR[nearest]
        if aims.area:
            value += aims.area.get(h, 0.0)
        if aims.rows:
            value += self._row_value(unit, h)
        value -= self.danger(unit, h)
        value += self._hunt(unit, h)
        value += self._company(unit, h)
        if s.fire[h]:
            value -= 2.0 * s.fire[h]
        return value

    def _hunt(self, unit: int, h: int) -> float:
        """Being where there is something to attack."""
        row = DISTANCE[h]
        reach_of = RANGE[self.s.kind[unit]]
        best = 0.0
        for at, worth in self.prey(unit):
            if worth <= best:
                break  # From afar it is worth no more.
            d = row[at]
            found = worth * REACH[max(0, d - reach_of)]
            if found > best:
                best = found
        return self.boldness * best

    def _company(self, unit: int, h: int) -> float:
        """Being with one's own: friends who make a unit Stalwart, a commander who can order it."""
        s = self.s
        at, house = s.unit_at, s.house
        friends = 0
        for n in NEIGHBOURS[h]:
            u = at[n]
            if u >= 0 and u != unit and house[u] == self.house:
                friends += 1
        value = self._friends * min(2, friends)
        row = DISTANCE[h]
        if s.commander[unit] >= 0:
            value += 0.08 * sum(1 for u in self.own if u != unit and row[s.hex[u]] <= ZONE)
        elif any(row[s.hex[u]] <= ZONE for u in self.leaders):
            value += self._zone
        return value

    def _row_value(self, unit: int, h: int) -> float:
        """Being on or past rows that count for enough units, or on the way there."""
        s = self.s
        down = self.plan.top == self.house
        value = 0.0
        for rows, count in self.aims.rows:
            before = 0.0
            for row, worth in rows:
                others = sum(1 for u in self.own if u != unit and past(down, s.hex[u], row))
                share = worth - before
                before = worth
                distance = 0 if past(down, h, row) else abs(row_of(h) - row)
                needed = 0.7 if others == count - 1 else 0.45 if others < count else 0.12
                value += share * needed * NEAR[min(FAR, 2 * distance)]
        return value


def _by_worth(prey: tuple[int, float]) -> float:
    return -prey[1]


def standing(s: Field, plan: Plan, house: int) -> int:
    """Who would win if nothing more happened: 1 the House, -1 the other, by what is known now."""
    if plan.victory is not None:
        winner = plan.victory.house if holds(s, plan, plan.victory) else 1 - plan.victory.house
        return 1 if winner == house else -1
    points = list(s.points)
    left = max(1, plan.rounds - s.round + 1)
    for goal in plan.scores:
        if goal.what in SCORES:
            often = left if goal.when == "round" else 1
            points[goal.house] += often * SCORES[goal.what](s, plan, goal)
    lead = points[house] - points[1 - house]
    if not lead:
        lead = s.morale if house == STARK else -s.morale
    if not lead:
        lead = 1 if s.momentum == house else -1
    return 1 if lead > 0 else -1
