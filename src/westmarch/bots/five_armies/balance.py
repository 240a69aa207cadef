"""The forces that bear upon each settlement and fortification, and who will hold it in the end.

Every army of the Shadow marches against one thing: the cheapest prize gets as many of the armies
near it as it needs. From what comes against a holding and what holds it follows a chance, and from
the chances those of ten points, and of six before Beorn comes.
"""

from __future__ import annotations

from functools import lru_cache
from math import sqrt

from westmarch.bots.five_armies.evaluation_weights import PLAIN, EvaluationWeights
from westmarch.games.five_armies.rules.catalogue import MOST_COMBAT_DICE, TILE_VALUE
from westmarch.games.five_armies.rules.map.armies import leadership_at
from westmarch.games.five_armies.rules.map.board import (
    DEFENCE,
    DISTANCE,
    GOBLIN_POINTS,
    HOLDINGS,
    NEIGHBOURS,
    PASSES,
    PLACE_COUNT,
    REGION_COUNT,
    VICTORY_POINTS,
)
from westmarch.games.five_armies.rules.map.pieces import (
    BEORN,
    FREE_PEOPLES,
    KINDS,
    ON_TRACK,
    SHADOW,
    STRENGTH,
    TOKEN_KINDS,
)
from westmarch.games.five_armies.rules.state import Battlefield
from westmarch.games.five_armies.rules.turn.victory import LAST_SPACE, POINTS_TO_WIN, shadow_points

POINTS: tuple[int, ...] = tuple(VICTORY_POINTS[r] for r in HOLDINGS)
_AWAY: tuple[tuple[int, ...], ...] = tuple(
    tuple(DISTANCE[p][r] for r in HOLDINGS) for p in range(PLACE_COUNT)
)
"""How far each place is from each holding."""
_BEFORE_BEORN = 6
"""Points with which the Shadow survives Beorn's coming (b5a.11.03)."""
UNIT_WORTH: tuple[float, ...] = (1.0, 1.7, 0.9, 1.05, 1.05, 0.6, 0.7, 0.5, 1.2)
"""Of each kind of unit; the Shadow has many more than the Free Peoples."""
LEAST, FAR = 0.15, 7
"""The power on the way that is worth sending, and the steps from which on an army is only far away.
However far, an army is worth more than none: it is recruited to march."""
_HELP: tuple[float, ...] = (1.0, 0.4, 0.22, 0.12, 0.05)
"""How much an army counts for the defence of a holding so far away."""
_PRESSURE: tuple[float, ...] = (1.0, 0.9, 0.6, 0.35, 0.15)
"""How much a Free Peoples army threatens a holding of the Shadow so far away."""
_KEEP: tuple[float, ...] = (1.0, 0.3, 0.12)
"""How much a Shadow army does for keeping a holding so far away."""


TOGETHER = 0.65
STACK = 16.7 ** (0.5 - TOGETHER)
"""Makes the power of five plain units the same whatever the exponent."""


CROWD = 0.99
"""What a second army of five in the same place counts, a third of that again, and so on."""


def crowd_of(count: int) -> float:
    """How much more than an army of five so many units in one place count: where any number may
    stand, five fight at a time, and five march."""
    return (1.0 - float(CROWD ** (count / 5))) / (1.0 - CROWD) if count > 5 else 1.0


@lru_cache(maxsize=100_000)
def power_of(units: tuple[int, ...], damage: int, lead: int) -> float:
    """The power of so many units of each kind with Damage and leadership; see `power`."""
    count = sum(units)
    if not count:
        return 0.0
    crowd = crowd_of(count)
    dice = min(MOST_COMBAT_DICE, sum(n * STRENGTH[k] for k, n in enumerate(units) if n))
    hits = dice + min(lead, 0.67 * dice)
    left = max(0.5, 2 * min(count, 5) - damage)
    return float(crowd * STACK * (left * hits / 3) ** TOGETHER)


def power(s: Battlefield, side: int, place: int) -> float:
    """How strong an army is, from the hits it deals and those it can take. The root of their
    product would grow as the units do; but an army does more than its parts one by one."""
    base = place * KINDS
    units = tuple(s.units[base : base + KINDS])
    return power_of(units, s.damage[place], leadership_at(s, side, place))


def _pace(s: Battlefield) -> float:
    """Spaces the fate marker moves in a turn, about: the Shadow picks the lesser tiles."""
    pool = s.fate_pool
    mean = sum(TILE_VALUE[t] for t in pool) / len(pool) if pool else 2.0
    return max(0.8, 0.85 * mean)


def turns_left(s: Battlefield) -> float:
    """Turns until fate is fulfilled, about."""
    return max(0.3, (LAST_SPACE - s.fate) / _pace(s))


def turns_to_beorn(s: Battlefield) -> float:
    """Turns until Beorn is ready, about; 0 when he is, and -1 when he does not wait any more."""
    if s.characters[BEORN] != ON_TRACK:
        return -1.0
    return max(0.0, (s.fate_space[BEORN] - s.fate) / _pace(s))


def _weights(fall: float) -> tuple[tuple[float, ...], ...]:
    """From each place, how much a Shadow army there counts for taking each holding."""
    return tuple(
        tuple(0.0 if d < 0 else fall ** max(0, d - 1) for d in _AWAY[p]) for p in range(PLACE_COUNT)
    )


def _near(table: tuple[float, ...]) -> tuple[tuple[float, ...], ...]:
    return tuple(
        tuple(table[d] if 0 <= d < len(table) else 0.0 for d in _AWAY[p])
        for p in range(PLACE_COUNT)
    )


_FALLS = (0.4, 0.5, 0.58, 0.64, 0.66)
_ATTACK = tuple(_weights(fall) for fall in _FALLS)
"""By the turns left: the less time, the less counts what is far away."""


def _weights_for(turns: float) -> tuple[tuple[float, ...], ...]:
    return _ATTACK[min(len(_ATTACK) - 1, int(turns / 1.5))]


_GUARD = _near(_KEEP)
_DEFENCE = _near(_HELP)
_THREAT = _near(_PRESSURE)
_GUARDED: tuple[tuple[tuple[int, float], ...], ...] = tuple(
    tuple((h, w) for h, w in enumerate(row) if w) for row in _GUARD
)
"""From each place, the holdings a Shadow army helps to keep, and how much."""
_HELPED: tuple[tuple[tuple[int, float, float], ...], ...] = tuple(
    tuple((h, w, _THREAT[place][h]) for h, w in enumerate(row) if w)
    for place, row in enumerate(_DEFENCE)
)
"""From each place, the holdings a Free Peoples army helps to defend, and threatens to retake."""
_COUNT = len(HOLDINGS)


class Balance:
    """The forces that bear upon each holding. Armies can be put in and taken out one by one, so
    that many marches can be looked at in little time."""

    def __init__(self, s: Battlefield, judgement: EvaluationWeights = PLAIN) -> None:
        self.s = s
        self.judgement = judgement
        self.turns = turns_left(s)
        self.beorn = turns_to_beorn(s)
        self.advanced = 0.0
        self.weights = _weights_for(self.turns)
        self.ten = self.six = 0.0
        """The chances of ten points in the end and of six when Beorn comes, as `worth` found."""
        self.taken: list[float] = []
        """For each holding the chance that the Shadow has it in the end, as `worth` found."""
        self.hosts: dict[int, float] = {}
        """Shadow armies that can march against something: their place and power."""
        self.guard = [0.0] * _COUNT
        self.defence = [0.0] * _COUNT
        self.pressure = [0.0] * _COUNT
        self.powers = [0.0] * PLACE_COUNT
        shadow_units, fp_units = s.shadow_units, s.fp_units
        for place in range(PLACE_COUNT):
            if shadow_units[place] or fp_units[place]:
                side = SHADOW if shadow_units[place] else FREE_PEOPLES
                self.powers[place] = strong = power(s, side, place)
                self.put(side, place, strong)
        beorn = s.characters[BEORN]
        if beorn >= 0:
            strong = sqrt(s.wrath * 2.2)
            threat, near = _THREAT[beorn], _DEFENCE[beorn]
            for h in range(_COUNT):
                self.pressure[h] += strong * threat[h]
                self.defence[h] += 0.5 * strong * near[h]

    def put(self, side: int, place: int, strong: float) -> None:
        """An army of so much power comes to a place; a negative one leaves it."""
        if side == SHADOW:
            guard = self.guard
            if place >= REGION_COUNT:
                strong *= _inside(self.s, place)
            self.hosts[place] = self.hosts.get(place, 0.0) + strong
            for h, w in _GUARDED[place]:
                guard[h] += strong * w
        else:
            defence, pressure = self.defence, self.pressure
            for h, w, threat in _HELPED[place]:
                defence[h] += strong * w
                pressure[h] += strong * threat

    def chances(self, weights: tuple[tuple[float, ...], ...]) -> list[float]:
        """For each holding the chance that the Shadow has it in the end, or when so much time has
        passed as the weights of distance stand for.

        Every army of the Shadow marches against one thing: the cheapest prize first gets as many
        of the armies near it as it needs. Also counts how near they are to it (`advanced`); those
        left over are drawn to the nearest prize.
        """
        s, j = self.s, self.judgement
        chances = [0.0] * _COUNT
        goals: list[tuple[float, int, float]] = []
        free = {p: m for p, m in self.hosts.items() if m > 0.01}
        for h, region in enumerate(HOLDINGS):
            if s.shadow_control[region]:
                threat = j.threat * self.pressure[h]
                hold = self.guard[h] + 0.2
                chances[h] = hold * hold / (hold * hold + threat * threat)
                if threat > 0.3:
                    free.pop(region, None)
            else:
                base = region * TOKEN_KINDS
                tokens = s.tokens[base] + s.tokens[base + 1]
                hold = self.defence[h] + j.defenders * min(tokens, 4) + 0.8
                walls = DEFENCE[region] - s.wall_damage[region]
                if walls > 0 and s.fp_units[region]:
                    hold += j.walls * walls
                goals.append((hold / POINTS[h], h, hold))
        advanced = self._cheapest_first(goals, free, weights, chances)
        if goals:
            for place, strong in free.items():
                away = min(_AWAY[place][h] for _, h, _ in goals)
                advanced += j.reserves * strong * (FAR - min(away, FAR))
        self.advanced = advanced
        return chances

    def _cheapest_first(
        self,
        goals: list[tuple[float, int, float]],
        free: dict[int, float],
        weights: tuple[tuple[float, ...], ...],
        chances: list[float],
    ) -> float:
        """The cheapest prize first gets as many of the armies near it as it needs."""
        advanced = 0.0
        enough, speed = self.judgement.enough, self.judgement.force
        goals.sort()
        for _, h, hold in goals:
            force = 0.0
            near: list[tuple[float, int, int]] = []
            for place, strong in free.items():
                adds = strong * weights[place][h]
                if adds >= LEAST:
                    near.append((-adds, len(near), place))
            near.sort()
            for less, _, place in near:
                if force > enough * hold:
                    break
                force -= less
                advanced += free.pop(place) * (FAR - min(_AWAY[place][h], FAR))
            force *= speed
            chances[h] = force * force / (force * force + hold * hold)
        return advanced

    def exposed(self) -> float:
        """What armies may lose to stronger ones next to them: the Shadow's loss as a minus."""
        s, powers = self.s, self.powers
        total = 0.0
        beorn = s.characters[BEORN]
        for place in range(REGION_COUNT):
            own = powers[place]
            if not own:
                continue
            shadow = s.shadow_units[place] > 0
            enemies = s.fp_units if shadow else s.shadow_units
            near = 0.0
            for region in NEIGHBOURS[place]:
                if enemies[region]:
                    near = max(near, powers[region])
                elif shadow and region == beorn:
                    near = max(near, sqrt(s.wrath * 2.2))
            if near:
                if DEFENCE[place] > s.wall_damage[place]:
                    own *= 1.4
                risk = near * near / (near * near + own * own)
                base = place * KINDS
                worth = sum(s.units[base + k] * UNIT_WORTH[k] for k in range(KINDS))
                total += self.judgement.exposed * risk * (-worth if shadow else worth)
        return total

    def worth(self) -> float:
        """What the holdings are worth to the Shadow, now and to come."""
        chances = self.chances(self.weights)
        ten, six = chance_of_points(chances)
        advanced = self.advanced
        if self.beorn < 0:
            six = 1.0
        else:
            soon = _weights_for(self.beorn)
            if soon is not self.weights:
                six = chance_of_points(self.chances(soon))[1]
        self.ten, self.six, self.taken = ten, six, chances
        control = self.s.shadow_control
        kept = mean = 0.0
        for h in range(_COUNT):
            points = chances[h] * POINTS[h]
            mean += points
            if control[HOLDINGS[h]]:
                kept += points
        j = self.judgement
        total = j.ten * ten + j.six * six + j.both * ten * six + j.mean * mean
        total += (j.now + j.late / self.turns) * kept + j.pull * advanced
        return total + _time(self.s, self.turns, kept, six, j)


def _inside(s: Battlefield, place: int) -> float:
    """Goblins inside the mountain count once they can come out."""
    at = GOBLIN_POINTS.index(place) if place in GOBLIN_POINTS else PASSES.index(place)
    return 0.8 if s.passes_open[at] else 0.12 + 0.09 * s.shadow_units[place]


_HALVES: tuple[int, ...] = tuple(p // 2 for p in POINTS)


def chance_of_points(chances: list[float]) -> tuple[float, float]:
    """The chance of ten points and of six; all points come in pairs."""
    mass = [1.0] + [0.0] * sum(_HALVES)
    most = 0
    for h in range(_COUNT):
        pairs, chance = _HALVES[h], chances[h]
        miss = 1 - chance
        most += pairs
        for total in range(most, pairs - 1, -1):
            mass[total] = mass[total] * miss + mass[total - pairs] * chance
        for total in range(pairs):
            mass[total] *= miss
    return sum(mass[POINTS_TO_WIN // 2 :]), sum(mass[_BEFORE_BEORN // 2 :])


def _time(s: Battlefield, turns: float, kept: float, six: float, j: EvaluationWeights) -> float:
    """Fate: the Free Peoples win with time, and when Beorn comes before the Shadow has six
    points. `kept`: the points the Shadow has and is likely to keep."""
    total = -j.fate * s.fate - (j.last_turns / turns if turns < 3 else 0.0)
    if s.characters[BEORN] == ON_TRACK:
        spaces = s.fate_space[BEORN] - s.fate
        lacking = max(0.0, _BEFORE_BEORN - kept) / _BEFORE_BEORN
        if spaces > 0:
            total -= j.beorn_near * lacking * (1 - 0.5 * six) / (1 + 0.35 * spaces)
        elif shadow_points(s) < _BEFORE_BEORN:
            total -= 45.0 + 10.0 * lacking
        else:
            total -= 20.0 * lacking
    return total
