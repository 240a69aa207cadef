"""The Mordor Track tile by tile: the chance to reach the Crack of Doom before the Ring wins."""

from __future__ import annotations

from functools import lru_cache

from westmarch.bots.war_of_the_ring.paths import MORDOR_STEPS
from westmarch.games.war_of_the_ring.rules.catalogue import DIE, EYE, TILE_STOPS, TILE_VALUE

ROOM = 20
"""No more Corruption than this needs to be counted."""
_EYE = 3
_DIE = (3, 4)


def _damages(tile: int) -> tuple[int, ...]:
    """What a tile may do, each equally likely."""
    value = TILE_VALUE[tile]
    return (_EYE,) if value == EYE else _DIE if value == DIE else (value,)


@lru_cache(maxsize=512)
def arrivals(tiles: bytes) -> list[list[float]]:
    """For every number of steps left and of Corruption that can still be borne, the chance to
    arrive; each step draws one of the tiles, and what was drawn is put back."""
    stays: dict[int, float] = {}
    steps: dict[int, float] = {}
    for tile in tiles:
        kind = stays if TILE_STOPS[tile] else steps
        damages = _damages(tile)
        for damage in damages:
            kind[damage] = kind.get(damage, 0.0) + 1 / (len(tiles) * len(damages))
    found = [[0.0] + [1.0] * ROOM]
    for _ in range(MORDOR_STEPS):
        before, row = found[-1], [0.0] * (ROOM + 1)
        for room in range(1, ROOM + 1):
            here = idle = 0.0
            for damage, share in steps.items():
                if damage < room:
                    here += share * before[min(ROOM, room - damage)]
            for damage, share in stays.items():
                if damage <= 0:
                    idle += share
                elif damage < room:
                    here += share * row[room - damage]
            row[room] = here / (1 - idle) if idle < 1 else 0.0
        found.append(row)
    return found


def between(row: list[float], room: float) -> float:
    """The chance with so much room, which need not be a whole number."""
    if room <= 0:
        return 0.0
    if room >= ROOM:
        return row[ROOM]
    low = int(room)
    return row[low] + (room - low) * (row[low + 1] - row[low])
