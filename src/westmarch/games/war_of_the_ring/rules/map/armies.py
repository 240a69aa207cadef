"""Armies: what stands where, and every way a figure changes its place (wotr.6.16 and on).

Only this module writes ``figures``, ``fp_units``, ``shadow_units``, ``reinforcements`` and
``casualties``; so figures are conserved by construction of its few functions.
"""

from __future__ import annotations

from msgspec import UNSET

from westmarch.games.war_of_the_ring.rules.map.board import (
    INSIDE,
    NOBODY,
    PLACE_COUNT,
    REGION_COUNT,
    REGION_OF_PLACE,
)
from westmarch.games.war_of_the_ring.rules.map.pieces import (
    CAPTAINS_OF_THE_WEST,
    COMPANIONS,
    ELITE_KINDS,
    FREE_PEOPLES,
    IS_UNIT,
    ISENGARD,
    KINDS,
    KINDS_OF_SIDE,
    LEADER_KINDS,
    LEADERSHIP,
    MINIONS,
    NATION_OF_KIND,
    NAZGUL,
    REGULAR_KINDS,
    SARUMAN,
    SHADOW,
    SOUTHRONS,
    UNIT_KINDS,
    WITCH_KING,
    elite_of,
)
from westmarch.games.war_of_the_ring.rules.state import War

STACKING_LIMIT = 10
SIEGE_LIMIT = 5
LIMIT_AT: tuple[int, ...] = tuple(
    STACKING_LIMIT if p < REGION_COUNT else SIEGE_LIMIT for p in range(PLACE_COUNT)
)
"""Most units at each place (wotr.6.18, wotr.6.83); the rearguard's is never looked up."""
MAX_DICE = 5


# ---- changing places


def put(s: War, place: int, kind: int, count: int = 1) -> None:
    """Add figures to a place. They must come from somewhere: see the functions below."""
    s.figures[place * KINDS + kind] += count
    if IS_UNIT[kind]:
        units = s.fp_units if kind < 15 else s.shadow_units
        units[place] += count
        if units[place] > LIMIT_AT[place]:
            s.limits_kept = UNSET


def lift(s: War, place: int, kind: int, count: int = 1) -> None:
    """Take figures off a place. They must go somewhere: see the functions below."""
    at = place * KINDS + kind
    assert s.figures[at] >= count, "no such figure there"
    put(s, place, kind, -count)


def shift(s: War, origin: int, place: int, kind: int, count: int = 1) -> None:
    """Move figures from one place to another."""
    lift(s, origin, kind, count)
    put(s, place, kind, count)


def muster(s: War, place: int, kind: int, count: int = 1) -> int:
    """Bring in up to `count` figures from the reinforcements (wotr.6.28); how many came."""
    came = min(count, s.reinforcements[kind])
    if came:
        s.reinforcements[kind] -= came
        put(s, place, kind, came)
    return came


def disband(s: War, place: int, kind: int, count: int = 1) -> None:
    """Back to the reinforcements, not a casualty: size limits (wotr.6.18, wotr.6.83)."""
    lift(s, place, kind, count)
    s.reinforcements[kind] += count


def slay(s: War, place: int, kind: int, count: int = 1) -> None:
    """Remove as a casualty: out of play for the Free Peoples, back to the reinforcements for the
    Shadow (wotr.6.29, wotr.6.71, wotr.6.72)."""
    lift(s, place, kind, count)
    if kind < 15:
        s.casualties[kind] += count
    else:
        s.reinforcements[kind] += count


def reduce_elite(s: War, place: int, elite: int) -> bool:
    """Replace an Elite by a Regular of its Nation, from the casualties, else the reinforcements
    (wotr.6.70). Without one the Elite is simply eliminated; then False."""
    regular = elite - 1
    slay(s, place, elite)
    if s.casualties[regular]:
        s.casualties[regular] -= 1
    elif s.reinforcements[regular]:
        s.reinforcements[regular] -= 1
    else:
        return False
    put(s, place, regular)
    return True


def move_everything(s: War, origin: int, place: int, side: int) -> None:
    """Move all figures and Characters of a side from one place to another."""
    base = origin * KINDS
    for kind in KINDS_OF_SIDE[side]:
        count = s.figures[base + kind]
        if count:
            shift(s, origin, place, kind, count)
    for character in COMPANIONS if side == FREE_PEOPLES else MINIONS:
        if s.characters[character] == origin:
            s.characters[character] = place


# ---- queries


def units_at(s: War, side: int, place: int) -> int:
    """Units of a side at a place."""
    return s.fp_units[place] if side == FREE_PEOPLES else s.shadow_units[place]


def count_at(s: War, place: int, kind: int) -> int:
    """Figures of one kind at a place."""
    return s.figures[place * KINDS + kind]


def figures_at(s: War, side: int, place: int) -> list[tuple[int, int]]:
    """(kind, count) of a side's figures at a place, units and Leaders."""
    base = place * KINDS
    figures = s.figures
    return [(k, figures[base + k]) for k in KINDS_OF_SIDE[side] if figures[base + k]]


def unit_kinds_at(s: War, side: int, place: int) -> list[int]:
    """Kinds of units a side has at a place."""
    base = place * KINDS
    figures = s.figures
    return [k for k in UNIT_KINDS[side] if figures[base + k]]


def elites_at(s: War, side: int, place: int) -> int:
    """Elites of a side at a place."""
    base = place * KINDS
    return sum(s.figures[base + k] for k in ELITE_KINDS[side])


def regulars_at(s: War, side: int, place: int) -> int:
    """Regulars of a side at a place."""
    base = place * KINDS
    return sum(s.figures[base + k] for k in REGULAR_KINDS[side])


def leaders_at(s: War, side: int, place: int) -> int:
    """Leader figures of a side at a place: Free Peoples Leaders, or Nazgûl (without the
    Witch-king)."""
    base = place * KINDS
    return sum(s.figures[base + k] for k in LEADER_KINDS[side])


def nations_at(s: War, side: int, place: int) -> list[int]:
    """Nations with units at a place."""
    found: list[int] = []
    for kind in unit_kinds_at(s, side, place):
        nation = NATION_OF_KIND[kind]
        if nation not in found:
            found.append(nation)
    return found


def nation_units_at(s: War, nation: int, place: int) -> int:
    """Units of one Nation at a place."""
    elite = place * KINDS + elite_of(nation)
    return s.figures[elite] + s.figures[elite - 1]


def characters_at(s: War, side: int, place: int) -> list[int]:
    """Characters of a side at a place."""
    where = s.characters
    return [c for c in (COMPANIONS if side == FREE_PEOPLES else MINIONS) if where[c] == place]


def companions_at(s: War, place: int) -> list[int]:
    """Companions at a place on the map."""
    where = s.characters
    return [c for c in COMPANIONS if where[c] == place]


def nazgul_at(s: War, place: int) -> int:
    """Nazgûl at a place, the Witch-king included (wotr.6.11)."""
    return s.figures[place * KINDS + NAZGUL] + (s.characters[WITCH_KING] == place)


def in_play(s: War, character: int) -> bool:
    """Whether a Character is on the map."""
    return s.characters[character] >= 0


def region_of(s: War, character: int) -> int:
    """Region where a Character on the map stands, inside or outside; -1 when not on the map."""
    place = s.characters[character]
    return REGION_OF_PLACE[place] if place >= 0 else -1


def elite_leaders_at(s: War, place: int) -> int:
    """Elites that count as Leaders too: Isengard's while Saruman is in play, and in games of three
    or four the Southrons & Easterlings' as well (wotr.11.23)."""
    if s.characters[SARUMAN] < 0:
        return 0
    base = place * KINDS
    count = s.figures[base + elite_of(ISENGARD)]
    if s.players > 2:
        count += s.figures[base + elite_of(SOUTHRONS)]
    return count


def has_leader(s: War, side: int, place: int) -> bool:
    """Whether an Army has a Leader or Character, as a Character result needs (wotr.4.23)."""
    if leaders_at(s, side, place) or characters_at(s, side, place):
        return True
    return side == SHADOW and elite_leaders_at(s, place) > 0


def leadership_at(s: War, side: int, place: int) -> int:
    """Leadership of an Army: Leaders or Nazgûl, and its Characters' values (wotr.6.55)."""
    total = leaders_at(s, side, place)
    total += sum(LEADERSHIP[c] for c in characters_at(s, side, place))
    if side == SHADOW:
        total += elite_leaders_at(s, place)
    return total


def strength_at(s: War, side: int, place: int) -> int:
    """Combat strength of an Army, before the limit of five dice (wotr.6.54)."""
    total = units_at(s, side, place)
    if side == FREE_PEOPLES:
        where = s.characters
        total += sum(1 for c in CAPTAINS_OF_THE_WEST if where[c] == place)
    return total


def besieged(s: War, region: int) -> bool:
    """Whether the region's Stronghold is under siege: its defenders stand inside."""
    inside = INSIDE[region]
    return inside >= 0 and (s.fp_units[inside] > 0 or s.shadow_units[inside] > 0)


def besieged_side(s: War, region: int) -> int:
    """The side inside a besieged Stronghold; NOBODY when there is no siege."""
    inside = INSIDE[region]
    if inside < 0:
        return NOBODY
    return FREE_PEOPLES if s.fp_units[inside] else SHADOW if s.shadow_units[inside] else NOBODY


def is_free(s: War, side: int, region: int) -> bool:
    """A free region: no enemy Army, no Settlement under enemy control, except a Stronghold this
    side besieges (wotr.2.21)."""
    if s.shadow_units[region] if side == FREE_PEOPLES else s.fp_units[region]:
        return False
    return s.control[region] != 1 - side or besieged(s, region)


def unconquered(s: War, region: int) -> bool:
    """A Settlement still controlled by the side of its own Nation."""
    return s.captor[region] < 0 and s.control[region] != NOBODY


def place_of_army(s: War, side: int, region: int) -> int:
    """Where a side's Army in this region stands: inside a besieged Stronghold or outside; -1 when
    it has no units here."""
    if units_at(s, side, region):
        return region
    inside = INSIDE[region]
    return inside if inside >= 0 and units_at(s, side, inside) else -1


def at_war(s: War, nation: int) -> bool:
    """Whether a Nation's marker is on the last step (wotr.7.17)."""
    return s.political[nation] == 0
