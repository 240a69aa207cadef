"""Who threatens what: the weight of the Armies on the enemy's Settlements, and what holds them.

The weight falls with the distance; every Army leans on its goal, the best prize for its distance,
and lends a little to the other targets. From the weight and the defence follows a chance to take
each Settlement.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TypeAlias

from westmarch.bots.war_of_the_ring.evaluation_weights import PLAIN, EvaluationWeights
from westmarch.games.war_of_the_ring.rules.map.armies import characters_at
from westmarch.games.war_of_the_ring.rules.map.board import (
    DISTANCE,
    HOME_SIDE,
    INSIDE,
    REARGUARD,
    REGION_COUNT,
    REGION_OF_PLACE,
    SETTLEMENT,
    STRONGHOLD,
    VICTORY_POINTS,
)
from westmarch.games.war_of_the_ring.rules.map.pieces import (
    COMPANIONS,
    FREE_PEOPLES,
    ISENGARD,
    KINDS,
    LEADERSHIP,
    MINIONS,
    NAZGUL,
    SARUMAN,
    SHADOW,
    elite_of,
)
from westmarch.games.war_of_the_ring.rules.state import War
from westmarch.games.war_of_the_ring.rules.turn.victory import POINTS_TO_WIN

TARGETS: tuple[tuple[int, ...], ...] = tuple(
    tuple(r for r in range(REGION_COUNT) if VICTORY_POINTS[r] and HOME_SIDE[r] == 1 - side)
    for side in (FREE_PEOPLES, SHADOW)
)
"""The enemy Cities and Strongholds each side can capture."""
_FADE = (1.4, 1.0, 0.64, 0.42, 0.28, 0.19, 0.13, 0.09, 0.06)
"""What is left of an Army's weight after so many regions."""


def fade(distance: int) -> float:
    """How much an Army weighs on a Settlement so far away; most when it stands there."""
    return _FADE[distance] if distance < len(_FADE) else 0.04


Reach: TypeAlias = tuple[tuple[float, ...], ...]


@lru_cache(maxsize=16)
def _reaches(side: int, steep: float) -> tuple[Reach, Reach]:
    """The weight of an Army at each place on each target of its side, which falls so much steeper
    with every region between them; and the same the other way round, by target and place."""
    places = range(REARGUARD)
    by_place: list[tuple[float, ...]] = []
    for place in places:
        ways = [DISTANCE[REGION_OF_PLACE[place]][t] for t in TARGETS[side]]
        by_place.append(tuple(fade(way) * steep ** max(0, way - 1) for way in ways))
    count = len(TARGETS[side])
    return tuple(by_place), tuple(tuple(by_place[p][i] for p in places) for i in range(count))


FAR = 8
_LAST = 5
"""How many of the Victory Points a side needs are the last."""
_AT_HAND = (1.0, 0.85, 0.6, 0.4, 0.25, 0.15, 0.1)
"""How much of a point counts as taken when a strong Army is so far away."""
_BAND = 3.0
"""An Army weaker than this takes nothing that somebody can still come to hold."""
_URUK_HAI = elite_of(ISENGARD)


class Threats:
    """For one attacking side: the weight on each of its targets, what holds it, and the chance to
    take it, as somebody judges them. Nothing here knows the turn or anything else that leaves the
    Armies as they are."""

    __slots__ = (
        "_attack",
        "_defend",
        "_gradient",
        "chance",
        "defence",
        "drive",
        "goal",
        "haste",
        "judgement",
        "reach",
        "side",
        "weight",
    )

    def __init__(self, s: War, side: int, judgement: EvaluationWeights) -> None:
        self.side = side
        self.judgement = judgement
        targets = TARGETS[side]
        count = len(targets)
        self.weight: list[float] = []
        self.defence = [0.0] * count
        self.chance = [0.0] * count
        self._gradient: list[float] = []
        self._attack: dict[int, float] = {}
        self._defend: list[float] = []
        appeal = [0.0] * count
        leaders, their_leaders = _leaders(s, side), _leaders(s, 1 - side)
        # The Shadow musters where it is threatened, if it has the time.
        rally = judgement.rally if side == FREE_PEOPLES else 0.0
        bands = _bands(s, leaders, judgement) if rally else []
        for i in range(count):
            region = targets[i]
            if s.control[region] != side:
                holds = _defence(s, 1 - side, region, their_leaders, judgement)
                if rally:
                    holds += rally * (_nearest(bands, region) - 1)
                self.defence[i] = holds
                appeal[i] = VICTORY_POINTS[region] / (4.0 + holds)
        own = s.fp_units if side == FREE_PEOPLES else s.shadow_units
        self.reach, reach_of = _reaches(side, judgement.steep[side])
        reach = self.reach
        self.goal: dict[int, int] = {}
        """The target that the Army at each place marches on."""
        places: list[int] = []
        goals: list[int] = []
        powers: list[float] = []
        for place in range(REARGUARD):
            if own[place]:
                lead = leading_figures(s, side, place) + leaders.get(place, 0)
                goal = _goal(reach[place], appeal)
                places.append(place)
                goals.append(goal)
                powers.append(_power(s, side, place, lead, judgement))
                self.goal[place] = goal
        for i in range(count):
            weight = _weight(reach_of[i], places, goals, powers, i, judgement.aside)
            self.weight.append(weight)
            if s.control[targets[i]] != side:
                cube = weight**3
                self.chance[i] = cube / (cube + self.defence[i] ** 3)
        drive = 0.0
        for k in range(len(places)):
            goal = goals[k]
            way = DISTANCE[REGION_OF_PLACE[places[k]]][targets[goal]]
            near = min(powers[k], 12.0) * (FAR - min(way, FAR))
            # The Free Peoples march only on what is weakly held.
            drive += near if side == SHADOW else self.chance[goal] * near
        self.drive = drive
        last = _LAST - POINTS_TO_WIN[side] + s.victory_points[side]
        haste = judgement.haste[side] * max(0, last)
        self.haste = haste * s.victory_points[side]
        """What the last points are worth, and those that are there for the taking."""
        if haste or judgement.at_hand[side]:
            self.haste += (haste + judgement.at_hand[side]) * self._at_hand(places, powers)

    def _at_hand(self, places: list[int], powers: list[float]) -> float:
        """The Victory Points that strong Armies stand near to."""
        found = 0.0
        targets = TARGETS[self.side]
        for i in range(len(targets)):
            if self.chance[i] > 0.05:
                best = 0.0
                for k in range(len(places)):
                    way = DISTANCE[REGION_OF_PLACE[places[k]]][targets[i]]
                    if way < len(_AT_HAND):
                        best = max(best, _AT_HAND[way] * min(1.0, powers[k] / self.defence[i]))
                found += VICTORY_POINTS[targets[i]] * self.chance[i] * best
        return found

    def worth(self, turn: int) -> float:
        """The sum over the targets of points times chance, and how near the Armies are; late in a
        long war promises count for less and less."""
        targets, side = TARGETS[self.side], self.side
        points = 0.0
        for i in range(len(targets)):
            points += VICTORY_POINTS[targets[i]] * self.chance[i]
        j = self.judgement
        patience = 1.0 - j.patience * min(15, max(0, turn - 12))
        promised = j.point[side] * j.promise[side] * points + j.drive[side] * self.drive
        return patience * promised + self.haste

    def attack(self, place: int) -> float:
        """What one more unit of attacking power is worth at a place."""
        found = self._attack.get(place)
        if found is None:
            if not self._gradient:
                self._find_gradient()
            reach = self.reach[place]
            found = 0.0
            for i in range(len(reach)):
                found += self._gradient[i] * reach[i]
            self._attack[place] = found
        return found

    def _scale(self) -> float:
        """What the chance of a Victory Point is worth."""
        return self.judgement.point[self.side] * self.judgement.promise[self.side]

    def _find_gradient(self) -> None:
        """How much a little more weight would be worth on each target."""
        scale = self._scale()
        targets = TARGETS[self.side]
        for i in range(len(targets)):
            w, cube = self.weight[i], self.defence[i] ** 3
            if not cube:  # taken already
                self._gradient.append(0.0)
                continue
            total = w**3 + cube
            points = scale * VICTORY_POINTS[targets[i]]
            self._gradient.append(points * 3 * w * w * cube / (total * total))

    def defend(self) -> list[float]:
        """For the enemy: what one more hit point is worth behind the walls of each Settlement."""
        if not self._defend:
            self._defend = [0.0] * REGION_COUNT
            j = self.judgement
            scale = self._scale()
            targets = TARGETS[self.side]
            for i in range(len(targets)):
                region = targets[i]
                w, defence = self.weight[i], self.defence[i]
                if not defence:  # taken already
                    continue
                heavy = w**3
                total = heavy + defence**3
                slope = 3 * heavy * defence**2 / (total * total)
                walls = j.walls if SETTLEMENT[region] == STRONGHOLD else j.houses
                self._defend[region] = scale * VICTORY_POINTS[region] * slope * walls
        return self._defend


def _bands(s: War, leaders: dict[int, int], judgement: EvaluationWeights) -> list[int]:
    """The regions with Armies of the Free Peoples that could take something."""
    found: list[int] = []
    for place in range(REARGUARD):
        if s.fp_units[place]:
            lead = leading_figures(s, FREE_PEOPLES, place) + leaders.get(place, 0)
            if _power(s, FREE_PEOPLES, place, lead, judgement) >= _BAND:
                found.append(REGION_OF_PLACE[place])
    return found


def _nearest(regions: list[int], target: int) -> int:
    """How far the nearest of some regions is from a target, 1 to `FAR`."""
    best = FAR
    for region in regions:
        way = DISTANCE[region][target]
        if way < best:
            best = way
    return max(1, best)


def _goal(reach: tuple[float, ...], appeal: list[float]) -> int:
    """The target that attracts an Army most, by its distance."""
    best, goal = 0.0, 0
    for i in range(len(appeal)):
        pull = appeal[i] * reach[i]
        if pull > best:
            best, goal = pull, i
    return goal


def _weight(
    reach: tuple[float, ...],
    places: list[int],
    goals: list[int],
    powers: list[float],
    target: int,
    aside: float,
) -> float:
    """What the Armies weigh on one target."""
    found = 0.0
    for k in range(len(places)):
        near, power = reach[places[k]], powers[k]
        found += aside * power * near
        if goals[k] == target:
            found += (1 - aside) * power * near
    return found


_Armies: TypeAlias = tuple[int, bytes, tuple[int, ...], tuple[int, ...], tuple[int, ...]]
_KNOWN: dict[_Armies, tuple[Threats, Threats]] = {}
"""The pressures of positions looked at lately: in most trials no Army moves."""
_MOST_KNOWN = 256


def pressures(s: War, judgement: EvaluationWeights = PLAIN) -> tuple[Threats, Threats]:
    """The pressure of the Free Peoples and that of the Shadow."""
    armies = (
        judgement.key,
        bytes(s.figures),
        tuple(s.control),
        tuple(s.political),
        tuple(s.characters),
    )
    found = _KNOWN.get(armies)
    if found is None:
        if len(_KNOWN) >= _MOST_KNOWN:
            _KNOWN.clear()
        found = Threats(s, FREE_PEOPLES, judgement), Threats(s, SHADOW, judgement)
        _KNOWN[armies] = found
    return found


def hit_points(s: War, side: int, place: int) -> int:
    """Hits the units of a side at a place can take: one a Regular, two an Elite."""
    base = place * KINDS
    f = s.figures
    if side == SHADOW:
        own = s.shadow_units[place]
        return own + f[base + 16] + f[base + 18] + f[base + 20] if own else 0
    own = s.fp_units[place]
    if not own:
        return 0
    return own + f[base + 1] + f[base + 4] + f[base + 7] + f[base + 10] + f[base + 13]


def leading_figures(s: War, side: int, place: int) -> int:
    """Leadership of the figures of a side at a place, Elites of Isengard included while Saruman
    lives."""
    base = place * KINDS
    f = s.figures
    if side == SHADOW:
        total = f[base + NAZGUL]
        return total + f[base + _URUK_HAI] if s.characters[SARUMAN] >= 0 else total
    return f[base + 2] + f[base + 5] + f[base + 8] + f[base + 11] + f[base + 14]


def _leaders(s: War, side: int) -> dict[int, int]:
    """Leadership of the Characters of a side, by place."""
    found: dict[int, int] = {}
    for character in COMPANIONS if side == FREE_PEOPLES else MINIONS:
        place = s.characters[character]
        if place >= 0:
            found[place] = found.get(place, 0) + LEADERSHIP[character]
    return found


def leadership(s: War, side: int, place: int) -> int:
    """Leadership of a side at a place."""
    total = leading_figures(s, side, place)
    if place in s.characters:
        for character in characters_at(s, side, place):
            total += LEADERSHIP[character]
    return total


def army_power(s: War, side: int, place: int, judgement: EvaluationWeights = PLAIN) -> float:
    """How strong an Army attacks: its hit points, those of Nations not At War hardly counted,
    raised by its Leadership."""
    return _power(s, side, place, leadership(s, side, place), judgement)


def _power(s: War, side: int, place: int, lead: int, judgement: EvaluationWeights) -> float:
    base = place * KINDS
    f = s.figures
    political = s.political
    peace = judgement.peace[side]
    if side == SHADOW:
        power = (f[base + 15] + 2 * f[base + 16]) * (peace if political[5] else 1.0)
        power += (f[base + 17] + 2 * f[base + 18]) * (peace if political[6] else 1.0)
        power += (f[base + 19] + 2 * f[base + 20]) * (peace if political[7] else 1.0)
    else:
        power = 0.0
        for nation in range(5):
            units = f[base] + 2 * f[base + 1]
            if units:
                power += units * (peace if political[nation] else 1.0)
            base += 3
    return power * (1 + judgement.lead * min(5, lead))


def _defence(
    s: War, side: int, region: int, leaders: dict[int, int], judgement: EvaluationWeights
) -> float:
    """What holds a City or Stronghold against an attack; the Leadership of Characters by place."""
    inside = INSIDE[region]
    own = s.fp_units if side == FREE_PEOPLES else s.shadow_units
    place = inside if inside >= 0 and own[inside] else region
    if not own[place]:
        return 0.6
    lead = leading_figures(s, side, place) + leaders.get(place, 0)
    strength = hit_points(s, side, place) * (1 + 0.1 * min(5, lead))
    if SETTLEMENT[region] == STRONGHOLD:
        return 0.6 + (judgement.siege if place == inside else judgement.walls) * min(strength, 12.0)
    return 0.6 + judgement.houses * strength
