"""The way a moving unit takes, where it matters: a move names its destination only.

Nothing on the way stops or harms a unit by the rules (bow.6.06 and bow.6.08 are about where it can
get at all), save where a plan's special rule says that something happens to who enters a hex. A
unit then goes by the way with the fewest such hexes that its movement allows.
"""

from __future__ import annotations

from heapq import heappop, heappush

from westmarch.games.battles_of_westeros.rules.battlefield import army, effects
from westmarch.games.battles_of_westeros.rules.battlefield.grid import NEIGHBOURS
from westmarch.games.battles_of_westeros.rules.battlefield.pieces import CLASS_OF, NOBODY
from westmarch.games.battles_of_westeros.rules.battlefield.terrain import CLOSED, ENTER, ROAD, STOP
from westmarch.games.battles_of_westeros.rules.plan.battle_plan import plan_named
from westmarch.games.battles_of_westeros.rules.plan.special_rules import dangers
from westmarch.games.battles_of_westeros.rules.state import Field


def safest(
    s: Field, unit: int, to: int, length: int, avoid: frozenset[int], start: int = -1
) -> tuple[int, ...] | None:
    """The hexes entered on the way to a hex with so many hexes of movement: as few as possible of
    those to avoid, then as short as possible. None where there is no way."""
    start = s.hex[unit] if start < 0 else start
    stops = not (s.effects and effects.has(s, effects.IGNORE_STOPS, unit))
    enter = ENTER[stops][CLASS_OF[s.kind[unit]]]
    ground = s.ground
    on_road = ROAD[ground[start]]
    heap: list[tuple[int, int, int, bool, tuple[int, ...]]] = [(0, 0, start, on_road, ())]
    shortest: dict[tuple[int, bool], int] = {}
    while heap:
        risk, used, here, by_road, way = heappop(heap)
        if here == to:
            return way
        if used >= shortest.get((here, by_road), length + 2):
            continue
        shortest[here, by_road] = used
        if used > length or (used == length and not by_road):
            continue
        for n in NEIGHBOURS[here]:
            cost = enter[ground[n]]
            if s.unit_at[n] not in (NOBODY, unit) or s.fire[n] or cost == CLOSED:
                continue
            road = by_road and ROAD[ground[n]]
            if (
                used == length or cost == STOP
            ):  # the extra hex of a road move (bow.13.10), or a stop
                spent = length + 1
            else:
                spent = min(used + 1 + cost, length)
            heappush(heap, (risk + (n in avoid), spent, n, road, (*way, n)))
    return None


def risks(s: Field, unit: int, to: int, length: int, start: int = -1) -> tuple[int, ...]:
    """The hexes on the way to a hex, itself not among them, where something happens to the unit."""
    if not plan_named(s.battle).special:
        return ()
    avoid = dangers(s, unit)
    if not avoid:
        return ()
    way = safest(s, unit, to, length, avoid, start)
    return tuple(h for h in way or () if h in avoid and h != to)


def pass_through(s: Field, unit: int, hexes: tuple[int, ...]) -> bool:
    """Let a unit enter hexes on its way. False when it did not survive that."""
    for h in hexes:
        army.enter(s, unit, h)
        if s.hex[unit] < 0 or s.ending:
            return False
    return True
