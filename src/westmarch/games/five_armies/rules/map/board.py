"""The board: regions, borders, territories and the spaces inside the Lonely Mountain (chapter 3).

A *place* is a region, a goblin mustering point or a mountain pass: where army units can stand.
Regions come first, so a place is a region exactly when its number is below REGION_COUNT.
"""

from __future__ import annotations

from collections import deque

from westmarch.games.five_armies.rules.map.pieces import FAVOURITE_TERRAIN, KINDS, load

_BOARD = load("regions.toml")
_REGIONS = _BOARD["region"]
_SPACES = _BOARD["space"]

TERRITORIES: tuple[str, ...] = tuple(t["id"] for t in _BOARD["territory"])
TERRITORY = {name: i for i, name in enumerate(TERRITORIES)}
TERRITORY_NAMES: tuple[str, ...] = tuple(t["name"] for t in _BOARD["territory"])
BROKEN_LANDS, VALLEY, EASTERN_BANK, SOUTHERN_SPUR = range(4)
NO_TERRITORY = -1
TERRAINS: tuple[str, ...] = tuple(t["id"] for t in _BOARD["terrain"])
HILLS, MOUNTAINS, PLAINS, RUINS, SWAMPS = range(5)
NO_TERRAIN = -1

REGIONS: tuple[str, ...] = tuple(r["id"] for r in _REGIONS)
REGION_COUNT = len(REGIONS)
PLACES: tuple[str, ...] = (*REGIONS, *(x["id"] for x in _SPACES))
PLACE_COUNT = len(PLACES)
PLACE = {name: i for i, name in enumerate(PLACES)}
PLACE_NAMES: tuple[str, ...] = tuple(x["name"] for x in (*_REGIONS, *_SPACES))
TERRITORY_OF: tuple[int, ...] = (
    *(TERRITORY[r["territory"]] for r in _REGIONS),
    *(NO_TERRITORY for _ in _SPACES),
)
TERRAIN_OF: tuple[int, ...] = (
    *(TERRAINS.index(r["terrain"]) for r in _REGIONS),
    *(NO_TERRAIN for _ in _SPACES),
)
NEIGHBOURS: tuple[tuple[int, ...], ...] = (
    *(tuple(PLACE[n] for n in (*r["adjacent"], *r.get("fords", ()))) for r in _REGIONS),
    *(() for _ in _SPACES),
)
"""Adjacent regions, across land borders and fords (b5a.3.02 to b5a.3.04). The spaces inside the
mountain are adjacent to nothing (b5a.9.45)."""
FORDS: frozenset[tuple[int, int]] = frozenset(
    (PLACE[r["id"]], PLACE[n]) for r in _REGIONS for n in r.get("fords", ())
)
"""Pairs of regions joined by a ford, both ways."""
IN_RANGE: tuple[frozenset[int], ...] = tuple(
    frozenset(PLACE[n] for n in (*r["in_range"], r["id"])) for r in _REGIONS
)
"""Regions the range ruler reaches from a region, the region itself included (b5a.8.15)."""
REGIONS_OF: tuple[tuple[int, ...], ...] = tuple(
    tuple(r for r in range(REGION_COUNT) if TERRITORY_OF[r] == t) for t in range(4)
)

# ---- settlements, fortifications, mustering regions
IS_SETTLEMENT: tuple[bool, ...] = (
    *(r.get("settlement", False) for r in _REGIONS),
    *(False for _ in _SPACES),
)
DEFENCE: tuple[int, ...] = (*(r.get("defence", 0) for r in _REGIONS), *(0 for _ in _SPACES))
"""Defence value of the fortification; 0 where there is none (b5a.3.08)."""
VICTORY_POINTS: tuple[int, ...] = tuple(r.get("victory_points", 0) for r in _REGIONS)
HAS_CONTROL: tuple[bool, ...] = tuple(
    IS_SETTLEMENT[p] or DEFENCE[p] > 0 for p in range(PLACE_COUNT)
)
"""Whether a place has a controller: it has a settlement or a fortification (b5a.9.23)."""
SETTLEMENTS: tuple[int, ...] = tuple(r for r in range(REGION_COUNT) if IS_SETTLEMENT[r])
HOLDINGS: tuple[int, ...] = tuple(r for r in range(REGION_COUNT) if HAS_CONTROL[r])
"""Regions with a settlement or fortification."""
HOLDINGS_OF: tuple[tuple[int, ...], ...] = tuple(
    tuple(r for r in HOLDINGS if TERRITORY_OF[r] == t) for t in range(4)
)
IS_MUSTERING: tuple[bool, ...] = (
    *(r.get("mustering", False) for r in _REGIONS),
    *(False for _ in _SPACES),
)
MUSTERING: tuple[int, ...] = tuple(r for r in range(REGION_COUNT) if IS_MUSTERING[r])
SOUTH_EDGE: tuple[int, ...] = tuple(i for i, r in enumerate(_REGIONS) if r.get("south_edge"))

# ---- inside the mountain (b5a.3.10)
LEADS_TO: dict[int, int] = {PLACE[x["id"]]: PLACE[x["leads_to"]] for x in _SPACES}
"""From a goblin mustering point to its pass, from a pass to its exit region (b5a.9.42)."""
GOBLIN_POINTS: tuple[int, ...] = tuple(
    PLACE[x["id"]] for x in _SPACES if x["kind"] == "goblin_mustering_point"
)
PASSES: tuple[int, ...] = tuple(LEADS_TO[p] for p in GOBLIN_POINTS)
"""The pass of each goblin mustering point, in the same order."""
NO_LIMIT: tuple[bool, ...] = tuple(
    IS_MUSTERING[p] or p in GOBLIN_POINTS for p in range(PLACE_COUNT)
)
"""Where any number of Shadow units may stand (b5a.9.03)."""

FRONT_GATE = PLACE["front_gate"]
RUINS_OF_DALE = PLACE["ruins_of_dale"]
RAVENHILL = PLACE["ravenhill"]

FAVOURED: tuple[tuple[bool, ...], ...] = tuple(
    tuple(TERRAINS[t] in FAVOURITE_TERRAIN[k] for k in range(KINDS)) for t in range(len(TERRAINS))
)
"""FAVOURED[terrain][kind]: whether it is a favourite terrain of the unit (b5a.10.04)."""


def is_ford(a: int, b: int) -> bool:
    """Whether two regions are joined by a ford."""
    return (a, b) in FORDS


def is_uphill(origin: int, target: int) -> bool:
    """Whether the border is a slope that climbs towards the target (b5a.3.05). Nothing is uphill
    out of a mountain pass (b5a.9.43)."""
    if origin >= REGION_COUNT:
        return False
    return TERRAIN_OF[target] == MOUNTAINS and TERRAIN_OF[origin] != MOUNTAINS


def _distances_from(start: int) -> tuple[int, ...]:
    found = [-1] * PLACE_COUNT
    found[start] = 0
    queue = deque((start,))
    while queue:
        here = queue.popleft()
        onward = (LEADS_TO[here],) if here in LEADS_TO else NEIGHBOURS[here]
        for there in onward:
            if found[there] < 0:
                found[there] = found[here] + 1
                queue.append(there)
    return tuple(found)


DISTANCE: tuple[tuple[int, ...], ...] = tuple(_distances_from(p) for p in range(PLACE_COUNT))
"""Fewest steps from one place to another, whoever stands there; -1 when there is no way."""
