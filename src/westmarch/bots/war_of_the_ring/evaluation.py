"""What a position is worth: one number, built from things a player would name.

The scale: 100 is about a won game, the sign is the Shadow's. Settlements and the pressure on them,
the road of the Ring and its price, figures, politics, dice, cards on the table. Cards in hand are
left out: their worth is weighed where they are played or drawn (plans.py).
"""

from __future__ import annotations

from westmarch.bots.war_of_the_ring.pressure import POINT, pressures
from westmarch.bots.war_of_the_ring.road import RING, Road, step_worth, steps_to_doom
from westmarch.games.war_of_the_ring.rules.catalogue import (
    CARD,
    FP_SPECIAL_TILES,
    STANDARD_TILES,
    TILE_VALUE,
)
from westmarch.games.war_of_the_ring.rules.fellowship.hunt import rerolls_allowed
from westmarch.games.war_of_the_ring.rules.map.board import (
    DISTANCE,
    DOL_AMROTH,
    MINAS_TIRITH,
    PELARGIR,
    PLACE_COUNT,
    REGION_OF_PLACE,
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
)
from westmarch.games.war_of_the_ring.rules.state import NOT_IN_MORDOR, War

WON = 1000.0

# ---- figures
_WORTH: tuple[float, ...] = tuple(
    (0.9, 1.7, 0.9)[kind % 3] if kind < 15 else (0.15, 0.3)[(kind - 15) % 2]
    for kind in range(KINDS)
)
"""What a figure is worth by itself; the Shadow's come back when they fall."""
_NAZGUL = 1.1

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
_TILES: tuple[float, ...] = tuple(
    0.0 if tile in STANDARD_TILES else -_SPECIAL_TILE if tile in FP_SPECIAL_TILES else _SPECIAL_TILE
    for tile in range(len(TILE_VALUE))
)
"""What each tile is worth to the Shadow in the Hunt Pool, beside what the road says."""


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
    total = 0.0
    for card in s.table:
        total += _TABLE.get(card, 0.0)
    for tile in s.hunt_waiting:
        total += _TILES[tile]
    for tile in s.hunt_pool:
        total += _TILES[tile]
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
    ours, theirs = pressures(s)
    total += theirs.worth(s.turn) - ours.worth(s.turn)
    return total + _ring(s) + _figures(s) + _politics(s) + _characters(s) + _table(s)


def value(s: War, side: int) -> float:
    """What a position is worth to a side."""
    found = shadow_value(s)
    return found if side == SHADOW else -found
