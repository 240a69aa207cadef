"""Ways across the battlefield: how far every hex is from a place, for each class of unit."""

from __future__ import annotations

from functools import lru_cache

from westmarch.games.battles_of_westeros.rules.battlefield.grid import HEX_COUNT, NEIGHBOURS
from westmarch.games.battles_of_westeros.rules.battlefield.terrain import CLOSED, ENTER, STOP

FAR = 60
"""A distance no way has; also that of a hex to which there is none."""


@lru_cache(maxsize=4096)
def ways(ground: bytes, unit_class: int, goal: int) -> bytes:
    """The length of the way from every hex to a goal over this ground, units and fires left out.
    A hex that stops a move counts two."""
    enter = ENTER[1][unit_class]
    found = bytearray([FAR]) * HEX_COUNT
    found[goal] = 0
    waiting: list[list[int]] = [[goal], [], []]
    distance = 0
    while any(waiting):
        front = waiting.pop(0)
        waiting.append([])
        for h in front:
            if found[h] != distance:
                continue
            # Going the way round: who comes from n has entered h.
            cost = enter[ground[h]]
            if cost == CLOSED and h != goal:
                continue
            step = distance + (2 if 0 < cost <= STOP else 1)
            if step >= FAR:
                continue
            for n in NEIGHBOURS[h]:
                if found[n] > step and enter[ground[n]] != CLOSED:
                    found[n] = step
                    waiting[step - distance - 1].append(n)
        distance += 1
    return bytes(found)
