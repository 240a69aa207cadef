"""Ways to Mordor: how far every region is from the Black Gate or Minas Morgul on a sensible road.

Walking through a Shadow Stronghold costs an extra hunt tile when the Fellowship is found
(wotr.8.23), so the road goes round them where the detour is short.
"""

from __future__ import annotations

from heapq import heappop, heappush

from westmarch.games.war_of_the_ring.rules.map.board import (
    HOME_SIDE,
    MORDOR_ENTRANCES,
    NEIGHBOURS,
    REGION_COUNT,
    SETTLEMENT,
    STRONGHOLD,
)
from westmarch.games.war_of_the_ring.rules.map.pieces import SHADOW

DETOUR = 2
"""Steps the Fellowship walks rather than go through a Shadow Stronghold."""
MORDOR_STEPS = 5
"""Steps of the Mordor Track to the Crack of Doom."""


def _to_mordor() -> tuple[int, ...]:
    found = [-1] * REGION_COUNT
    heap = [(0, gate) for gate in MORDOR_ENTRANCES]
    while heap:
        cost, here = heappop(heap)
        if found[here] >= 0:
            continue
        found[here] = cost
        through = SETTLEMENT[here] == STRONGHOLD and HOME_SIDE[here] == SHADOW
        step = 1 + DETOUR * (through and here not in MORDOR_ENTRANCES)
        for there in NEIGHBOURS[here]:
            if found[there] < 0:
                heappush(heap, (cost + step, there))
    return tuple(found)


TO_MORDOR = _to_mordor()
"""Steps from each region to the nearest entrance of Mordor."""
