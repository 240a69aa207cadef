"""The outlines of a game's map, as the browser draws it, put together from the lines between
regions."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import Any

from westmarch.gym.pictures.svg import Point

_PACKED = Path(__file__).parent / "maps"
_SOURCE = Path(__file__).parents[4] / "web/src/boards"
"""The folder of the maps. A wheel holds them beside this module; a working copy uses the client's
own."""


class Map:
    """Regions with their outlines, a point for text, and the room for the pieces in each region."""

    def __init__(self, source: dict[str, Any]) -> None:
        self.width, self.height = source["size"]
        self._arcs = [[(x, y) for x, y in arc["line"]] for arc in source["arcs"]]
        self.outlines: dict[str, list[list[Point]]] = {
            region: [self.ring(chain) for chain in chains]
            for region, chains in source["regions"].items()
        }
        self.points: dict[str, Point] = {r: (p[0], p[1]) for r, p in source["points"].items()}
        self.source = source

    def ring(self, chain: list[int]) -> list[Point]:
        """Return the lines of a chain, one after the other. A line given by its bit-complement runs
        backwards."""
        found: list[Point] = []
        for number in chain:
            line = self._arcs[number] if number >= 0 else self._arcs[~number][::-1]
            found += line[1:] if found and found[-1] == line[0] else line
        return found


@cache
def map_of(game: str) -> Map:
    """Return the map of a game."""
    packed = _PACKED / f"{game}.json"
    path = packed if packed.exists() else _SOURCE / game / "board/map.json"
    return Map(json.loads(path.read_text(encoding="utf-8")))
