"""What a position is worth: one number, built from things a player would name.

The scale: 100 is about a won game, the sign is the Shadow's. Settlements and the pressure on them,
the road of the Ring and its price, figures, politics, dice, cards on the table. Cards in hand are
left out: their worth is weighed where they are played or drawn (plans.py).
"""

from __future__ import annotations

from westmarch.bots.war_of_the_ring.road import RING, Road, step_worth, steps_to_doom
from westmarch.games.war_of_the_ring.rules.catalogue import CARD, FP_SPECIAL_TILES, STANDARD_TILES
from westmarch.games.war_of_the_ring.rules.fellowship.hunt import rerolls_allowed
from westmarch.games.war_of_the_ring.rules.map.armies import characters_at
from westmarch.games.war_of_the_ring.rules.map.board import (
    DISTANCE,
    DOL_AMROTH,
    HOME_SIDE,
    INSIDE,
    MINAS_TIRITH,
    PELARGIR,
    PLACE_COUNT,
    REARGUARD,
    REGION_COUNT,
    REGION_OF_PLACE,
    SETTLEMENT,
    STRONGHOLD,
    VICTORY_POINTS,
)
from westmarch.games.war_of_the_ring.rules.map.pieces import (
    ARAGORN,
    COMPANIONS,
    DWARVES,
    ELVES,
    FREE_PEOPLES,
    GANDALF_THE_GREY,
    GANDALF_THE_WHITE,
    GONDOR,
    IN_FELLOWSHIP,
    ISENGARD,
    KINDS,
    LEADERSHIP,
    LEVEL,
    MINIONS,
    MOUTH_OF_SAURON,
    NAZGUL,
    NORTH,
    ROHAN,
    SARUMAN,
    SAURON,
    SET_ASIDE,
    SHADOW,
    SOUTHRONS,
    STRIDER,
    WITCH_KING,
    elite_of,
)
from westmarch.games.war_of_the_ring.rules.state import NOT_IN_MORDOR, War

WON = 1000.0

# ---- Settlements
TARGETS: tuple[tuple[int, ...], ...] = tuple(
    tuple(r for r in range(REGION_COUNT) if VICTORY_POINTS[r] and HOME_SIDE[r] == 1 - side)
    for side in (FREE_PEOPLES, SHADOW)
)
"""The enemy Cities and Strongholds each side can capture."""
POINT = (24.0, 10.0)
"""What a Victory Point is worth to each side: they need four and ten."""
PROMISE = (0.2, 0.42)
"""How much of that the mere chance of taking it is worth."""
_FADE = (1.4, 1.0, 0.64, 0.42, 0.28, 0.19, 0.13, 0.09, 0.06)
"""What is left of an Army's weight after so many regions."""


def fade(distance: int) -> float:
    """How much an Army weighs on a Settlement so far away; most when it stands there."""
    return _FADE[distance] if distance < len(_FADE) else 0.04


REACH: tuple[tuple[tuple[float, ...], ...], ...] = tuple(
    tuple(
        tuple(fade(DISTANCE[REGION_OF_PLACE[place]][t]) for t in TARGETS[side])
        for place in range(REARGUARD)
    )
    for side in (FREE_PEOPLES, SHADOW)
)
"""REACH[side][place][i]: weight of an Army at a place on its side's target i."""
ASIDE = 0.25
"""How much of its weight an Army lends to targets other than its goal."""
DRIVE = (0.1, 0.16)
"""What it is worth to each side to bring a point of power one region nearer to its goal. The Free
Peoples march only on what is weakly held: for them it counts as much as their chance there."""
FAR = 8
AT_PEACE = (0.15, 0.4)
"""Weight of units of a Nation not yet At War, by side."""
WALLS, SIEGE, HOUSES = 1.9, 1.5, 1.25
"""How much longer than in the open an Army holds out: in a Stronghold, there when already under
siege and cut off, and in a City."""

# ---- figures
_WORTH: tuple[float, ...] = tuple(
    (0.9, 1.7, 0.9)[kind % 3] if kind < 15 else (0.15, 0.3)[(kind - 15) % 2]
    for kind in range(KINDS)
)
"""What a figure is worth by itself; the Shadow's come back when they fall."""
_NAZGUL = 1.1
_URUK_HAI = elite_of(ISENGARD)

# ---- politics: what a Nation At War is worth to its side
_WAR = {
    GONDOR: 6.0,
    ROHAN: 5.0,
    ELVES: 4.0,
    NORTH: 3.0,
    DWARVES: 3.0,
    ISENGARD: 9.0,
    SAURON: 9.0,
    SOUTHRONS: 7.0,
}
_STEPS = {GONDOR: 2, ROHAN: 3, ELVES: 3, NORTH: 3, DWARVES: 3, ISENGARD: 1, SAURON: 1, SOUTHRONS: 2}
_ACTIVE = 1.2

# ---- Characters
_DIE = {
    ARAGORN: 15.0,
    GANDALF_THE_WHITE: 12.0,
    SARUMAN: 11.0,
    WITCH_KING: 9.0,
    MOUTH_OF_SAURON: 8.0,
}
THRONES = (MINAS_TIRITH, DOL_AMROTH, PELARGIR)

# ---- cards on the table, the owner's profit
_TABLE: dict[int, float] = {
    CARD[name]: worth
    for name, worth in {
        "fp_char_05": -4.5,
        "fp_char_06": -3.0,
        "fp_char_07": -3.0,
        "fp_char_08": -5.0,
        "fp_strat_01": -4.0,
        "fp_strat_02": -2.0,
        "fp_strat_03": -1.0,
        "sh_char_15": 2.5,
        "sh_char_16": 3.0,
        "sh_char_17": 3.0,
        "sh_char_21": 3.5,
        "sh_char_22": 3.0,
        "sh_strat_03": 3.0,
        "sh_strat_05": 3.0,
    }.items()
}
_SPECIAL_TILE = 5.0


class Pressure:
    """Who threatens what: for one attacking side, the weight on each of its targets, what holds
    it, and how much a little more weight would be worth there."""

    __slots__ = ("chance", "defence", "drive", "goal", "gradient", "patience", "side", "weight")

    def __init__(self, s: War, side: int) -> None:
        self.side = side
        targets = TARGETS[side]
        count = len(targets)
        self.patience = 1.0 - 0.04 * min(15, max(0, s.turn - 12))
        self.weight = weight = [0.0] * count
        self.defence = [0.0] * count
        self.chance = [0.0] * count
        self.gradient = [0.0] * count
        appeal = [0.0] * count
        for i, region in enumerate(targets):
            if s.control[region] != side:
                self.defence[i] = defence_of(s, 1 - side, region)
                appeal[i] = VICTORY_POINTS[region] / (4.0 + self.defence[i])
        own = s.fp_units if side == FREE_PEOPLES else s.shadow_units
        reach = REACH[side]
        self.goal: dict[int, int] = {}
        near: list[tuple[int, float]] = []
        for place in range(REARGUARD):
            if own[place]:
                power = army_power(s, side, place)
                best, goal = 0.0, 0
                for i, w in enumerate(reach[place]):
                    weight[i] += ASIDE * power * w
                    if appeal[i] * w > best:
                        best, goal = appeal[i] * w, i
                weight[goal] += (1 - ASIDE) * power * reach[place][goal]
                self.goal[place] = goal
                way = DISTANCE[REGION_OF_PLACE[place]][targets[goal]]
                near.append((goal, min(power, 12.0) * (FAR - min(way, FAR))))
        scale = POINT[side] * PROMISE[side]
        for i, region in enumerate(targets):
            if s.control[region] == side:
                continue
            defence = self.defence[i]
            w = weight[i]
            cube = defence**3
            total = w**3 + cube
            self.chance[i] = w**3 / total
            points = scale * VICTORY_POINTS[region]
            self.gradient[i] = points * 3 * w * w * cube / (total * total)
        if side == SHADOW:
            self.drive = sum(power for _, power in near)
        else:
            self.drive = sum(self.chance[goal] * power for goal, power in near)

    def worth(self) -> float:
        """The sum over the targets of points times chance, and how near the Armies are."""
        targets = TARGETS[self.side]
        scale = POINT[self.side] * PROMISE[self.side]
        points = sum(VICTORY_POINTS[r] * c for r, c in zip(targets, self.chance, strict=True))
        return self.patience * (scale * points + DRIVE[self.side] * self.drive)


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


def leadership(s: War, side: int, place: int) -> int:
    """Leadership of a side at a place, Elites of Isengard included while Saruman lives."""
    base = place * KINDS
    f = s.figures
    if side == SHADOW:
        total = f[base + NAZGUL]
        if s.characters[SARUMAN] >= 0:
            total += f[base + _URUK_HAI]
    else:
        total = f[base + 2] + f[base + 5] + f[base + 8] + f[base + 11] + f[base + 14]
    if place in s.characters:
        total += sum(LEADERSHIP[c] for c in characters_at(s, side, place))
    return total


def army_power(s: War, side: int, place: int) -> float:
    """How strong an Army attacks: its hit points, those of Nations not At War hardly counted,
    raised by its Leadership."""
    base = place * KINDS
    f = s.figures
    political = s.political
    peace = AT_PEACE[side]
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
    return power * (1 + 0.12 * min(5, leadership(s, side, place)))


def defence_of(s: War, side: int, region: int) -> float:
    """What holds a City or Stronghold against an attack."""
    inside = INSIDE[region]
    own = s.fp_units if side == FREE_PEOPLES else s.shadow_units
    place = inside if inside >= 0 and own[inside] else region
    if not own[place]:
        return 0.6
    strength = hit_points(s, side, place) * (1 + 0.1 * min(5, leadership(s, side, place)))
    if SETTLEMENT[region] == STRONGHOLD:
        return 0.6 + (SIEGE if place == inside else WALLS) * min(strength, 12.0)
    return 0.6 + HOUSES * strength


# ---- the parts


def _ring(s: War) -> float:
    """The road of the Ring, for the Shadow."""
    worth = step_worth(s) * steps_to_doom(s) - RING * Road(s).chance() + 0.7 * s.corruption
    if s.revealed:
        worth += 3.0
    if s.mordor == NOT_IN_MORDOR:
        worth += 0.9 * rerolls_allowed(s)
    return worth - 0.5 * sum(1 for c in COMPANIONS if s.characters[c] == IN_FELLOWSHIP)


def _figures(s: War) -> float:
    total = 0.0
    figures = s.figures
    for place in range(PLACE_COUNT):
        if s.fp_units[place]:
            base = place * KINDS
            for kind in range(15):
                if figures[base + kind]:
                    total -= figures[base + kind] * _WORTH[kind]
        if s.shadow_units[place]:
            base = place * KINDS
            for kind in range(15, NAZGUL):
                if figures[base + kind]:
                    total += figures[base + kind] * _WORTH[kind]
    total += _NAZGUL * (8 - s.reinforcements[NAZGUL])
    return total


def _politics(s: War) -> float:
    total = 0.0
    for nation, worth in _WAR.items():
        share = worth * (1 - 0.85 * s.political[nation] / _STEPS[nation])
        if s.political[nation]:
            share *= 0.75
        if nation < ISENGARD:
            total -= share + _ACTIVE * s.active[nation]
        else:
            total += share
    return total


def _characters(s: War) -> float:
    total = 0.0
    where = s.characters
    for minion in MINIONS:
        if where[minion] >= 0:
            total += _DIE[minion]
    for companion in COMPANIONS:
        place = where[companion]
        if place >= 0:
            led = s.fp_units[place] > 0
            total -= 0.8 * LEVEL[companion] + (0.6 * LEADERSHIP[companion] if led else 0.0)
            total -= _DIE.get(companion, 0.0)
    if where[ARAGORN] == SET_ASIDE and where[STRIDER] >= 0:
        region = REGION_OF_PLACE[where[STRIDER]]
        total -= 8.0 - 0.8 * min(DISTANCE[region][r] for r in THRONES)
    if where[GANDALF_THE_WHITE] == SET_ASIDE and where[GANDALF_THE_GREY] != IN_FELLOWSHIP:
        total -= 6.0 if any(where[m] != SET_ASIDE for m in MINIONS) else 3.0
    return total


def _table(s: War) -> float:
    total = sum(_TABLE.get(card, 0.0) for card in s.table)
    for tile in (*s.hunt_waiting, *s.hunt_pool):
        if tile not in STANDARD_TILES:
            total += -_SPECIAL_TILE if tile in FP_SPECIAL_TILES else _SPECIAL_TILE
    total += 1.6 * s.rings[SHADOW] - 1.6 * s.rings[FREE_PEOPLES]
    return total


def shadow_value(s: War) -> float:
    """What a position is worth to the Shadow."""
    if s.ending:
        return WON if s.ending in ("ring_bearers_fail", "shadow_conquest") else -WON
    total = POINT[SHADOW] * s.victory_points[SHADOW] - POINT[FREE_PEOPLES] * s.victory_points[0]
    if s.victory_points[SHADOW] >= 10:
        total += 150.0
    elif s.victory_points[FREE_PEOPLES] >= 4:
        total -= 150.0
    total += Pressure(s, SHADOW).worth() - Pressure(s, FREE_PEOPLES).worth()
    return total + _ring(s) + _figures(s) + _politics(s) + _characters(s) + _table(s)


def value(s: War, side: int) -> float:
    """What a position is worth to a side."""
    found = shadow_value(s)
    return found if side == SHADOW else -found
