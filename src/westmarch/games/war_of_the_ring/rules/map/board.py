"""The map: regions, borders, Settlements, and the places where figures can stand.

A *place* is a region, or the inside of a besieged Stronghold (wotr.6.82), or the rearguard of the
battle in progress (wotr.6.50). So each Army is simply the figures of one side at one place, and a
Stronghold is besieged exactly while figures stand inside it.
"""

from __future__ import annotations

from collections import deque

from westmarch.games.war_of_the_ring.rules.map.pieces import (
    FREE_PEOPLES,
    ISENGARD,
    NATION,
    NO_NATION,
    SHADOW,
    load,
)

_REGIONS = load("regions.toml")["region"]

REGIONS: tuple[str, ...] = tuple(r["id"] for r in _REGIONS)
REGION_NAMES: tuple[str, ...] = tuple(r["name"] for r in _REGIONS)
REGION = {name: i for i, name in enumerate(REGIONS)}
REGION_COUNT = len(REGIONS)
ALL_REGIONS: tuple[int, ...] = tuple(range(REGION_COUNT))
NEIGHBOURS: tuple[tuple[int, ...], ...] = tuple(
    tuple(REGION[n] for n in r["adjacent"]) for r in _REGIONS
)
NATION_OF: tuple[int, ...] = tuple(
    NATION[r["nation"]] if "nation" in r else NO_NATION for r in _REGIONS
)
COASTAL: tuple[bool, ...] = tuple(r.get("coastal", False) for r in _REGIONS)
EAST_EDGE: tuple[bool, ...] = tuple(r.get("east_edge", False) for r in _REGIONS)
MORDOR_ENTRANCES: tuple[int, ...] = tuple(
    i for i, r in enumerate(_REGIONS) if r.get("mordor_entrance")
)

# ---- Settlements and Fortifications (wotr.2.22, wotr.2.23)
NONE, FORTIFICATION, TOWN, CITY, STRONGHOLD = range(5)
_SETTLEMENTS = {
    "": NONE,
    "fortification": FORTIFICATION,
    "town": TOWN,
    "city": CITY,
    "stronghold": STRONGHOLD,
}
SETTLEMENT: tuple[int, ...] = tuple(_SETTLEMENTS[r.get("settlement", "")] for r in _REGIONS)
IS_SETTLEMENT: tuple[bool, ...] = tuple(kind >= TOWN for kind in SETTLEMENT)
VICTORY_POINTS: tuple[int, ...] = tuple((0, 0, 0, 1, 2)[kind] for kind in SETTLEMENT)
NOBODY = -1
HOME_SIDE: tuple[int, ...] = tuple(
    NOBODY if nation == NO_NATION else FREE_PEOPLES if nation < ISENGARD else SHADOW
    for nation in NATION_OF
)
"""Side of the Nation in whose borders the region lies."""
SETTLEMENTS_OF: tuple[tuple[int, ...], ...] = tuple(
    tuple(r for r in range(REGION_COUNT) if NATION_OF[r] == n and IS_SETTLEMENT[r])
    for n in range(8)
)
STRONGHOLDS: tuple[int, ...] = tuple(r for r in range(REGION_COUNT) if SETTLEMENT[r] == STRONGHOLD)
REGIONS_OF: tuple[tuple[int, ...], ...] = tuple(
    tuple(r for r in range(REGION_COUNT) if NATION_OF[r] == n) for n in range(8)
)

# ---- places
INSIDE: tuple[int, ...] = tuple(
    REGION_COUNT + STRONGHOLDS.index(r) if r in STRONGHOLDS else -1 for r in range(REGION_COUNT)
)
"""The place inside the Stronghold of a region; -1 where there is none."""
REARGUARD = REGION_COUNT + len(STRONGHOLDS)
PLACE_COUNT = REARGUARD + 1
PLACES: tuple[str, ...] = (
    *REGIONS,
    *(f"inside_{REGIONS[r]}" for r in STRONGHOLDS),
    "rearguard",
)
PLACE = {name: i for i, name in enumerate(PLACES)}
REGION_OF_PLACE: tuple[int, ...] = (*range(REGION_COUNT), *STRONGHOLDS, -1)

MINAS_TIRITH = REGION["minas_tirith"]
DOL_AMROTH = REGION["dol_amroth"]
PELARGIR = REGION["pelargir"]
OSGILIATH = REGION["osgiliath"]
EREBOR = REGION["erebor"]
LORIEN = REGION["lorien"]
RIVENDELL = REGION["rivendell"]
EDORAS = REGION["edoras"]
HELMS_DEEP = REGION["helms_deep"]
FANGORN = REGION["fangorn"]
ORTHANC = REGION["orthanc"]
MORIA = REGION["moria"]
MORANNON = REGION["morannon"]
MINAS_MORGUL = REGION["minas_morgul"]
ANGMAR = REGION["angmar"]
UMBAR = REGION["umbar"]


def _distances_from(start: int) -> tuple[int, ...]:
    found = [-1] * REGION_COUNT
    found[start] = 0
    queue = deque((start,))
    while queue:
        here = queue.popleft()
        for there in NEIGHBOURS[here]:
            if found[there] < 0:
                found[there] = found[here] + 1
                queue.append(there)
    return tuple(found)


DISTANCE: tuple[tuple[int, ...], ...] = tuple(_distances_from(r) for r in range(REGION_COUNT))
"""Fewest borders to cross between two regions, whoever stands there."""
