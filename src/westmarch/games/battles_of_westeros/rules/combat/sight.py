"""Range, line of sight and targets (bow.7.03 to bow.7.14)."""

from __future__ import annotations

from westmarch.games.battles_of_westeros.rules.battlefield import effects
from westmarch.games.battles_of_westeros.rules.battlefield.grid import (
    DISTANCE,
    NEIGHBOURS,
    sight_lines,
)
from westmarch.games.battles_of_westeros.rules.battlefield.pieces import (
    CLASS_OF,
    NOBODY,
    RANGE,
    RANGED,
    SHOOTS,
)
from westmarch.games.battles_of_westeros.rules.battlefield.terrain import (
    BLOCKS,
    IS_TOKEN,
    SHOOTS_OVER,
)
from westmarch.games.battles_of_westeros.rules.state import Field

FIRE_AND_SIGHT = "fire_and_line_of_sight"
"""The ruling on burning terrain; by its other reading it blocks until it has burnt down."""
DOGS_NEAREST, DOGS_FARTHEST = 2, 3
"""Distances of a Dogs of War attack (bow.12.07)."""


def blocks(s: Field, h: int) -> bool:
    """Whether the terrain of a hex is an obstacle. A fire token says that its hex is none, and a
    token comes before the terrain hex it lies on, though not before another token (bow.13.02,
    bow.13.18)."""
    ground = s.ground[h]
    if not BLOCKS[ground] or not s.fire[h] or IS_TOKEN[ground]:
        return BLOCKS[ground]
    return FIRE_AND_SIGHT in s.house_rulings


def clear_line(
    s: Field, a: int, b: int, over_units: bool = False, past_house: int = NOBODY
) -> bool:
    """Whether a line of sight runs between two hexes. Blocking terrain and units between them are
    obstacles (bow.7.09 to bow.7.12), units not for a ranged unit on hills, and those of one House
    not for Dogs of War (bow.7.14)."""
    ground, at, house = s.ground, s.unit_at, s.house
    for line in sight_lines(a, b):
        for h in line:
            if BLOCKS[ground[h]] and blocks(s, h):
                break
            unit = at[h]
            if unit >= 0 and not over_units and house[unit] != past_house:
                break
        else:
            return True
    return False


def targets(s: Field, unit: int) -> list[int]:
    """The enemy units a unit may attack now, engagement aside (bow.7.04)."""
    here, house, at = s.hex[unit], s.house, s.unit_at
    own = house[unit]
    kind = s.kind[unit]
    if not SHOOTS[kind]:
        return [at[h] for h in NEIGHBOURS[here] if at[h] >= 0 and house[at[h]] != own]
    row, reach, where = DISTANCE[here], RANGE[kind], s.hex
    over = CLASS_OF[kind] == RANGED and SHOOTS_OVER[s.ground[here]]
    return [
        u
        for u in range(len(where))
        if house[u] != own
        and where[u] >= 0
        and row[where[u]] <= reach
        and clear_line(s, here, where[u], over)
    ]


def attack_targets(s: Field, unit: int, pursuing: bool = False) -> list[int]:
    """The enemy units an ordered unit may attack: none from a burning hex (bow.14.12); an engaged
    ranged unit only its opponent (bow.8.12); not one a second attack may not have, which does not
    bind the attack of a pursuit (bow.12.13)."""
    if s.fire[s.hex[unit]]:
        return []
    if s.foe[unit] >= 0 and SHOOTS[s.kind[unit]]:
        found = [s.foe[unit]]
    else:
        found = targets(s, unit)
    if s.effects and not pursuing and effects.has(s, effects.BARRED_TARGET, unit):
        barred = effects.total(s, effects.BARRED_TARGET, unit) - 1
        found = [u for u in found if u != barred]
    return found


def dogs_targets(s: Field, h: int, house: int) -> list[int]:
    """The units a Dogs of War attack from a hex may go for (bow.12.07)."""
    row = DISTANCE[h]
    return [
        u
        for u, at in enumerate(s.hex)
        if at >= 0
        and s.house[u] != house
        and DOGS_NEAREST <= row[at] <= DOGS_FARTHEST
        and clear_line(s, h, at, past_house=house)
    ]
