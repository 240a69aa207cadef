"""A map's file as the painters need it: outlines, lines and boxes, and a label for each pixel."""

from __future__ import annotations

import json
import math
from collections.abc import Collection
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from tools.painting.maps.sheet import Mask, Sheet, Spot

ROCK = 254
"""The label of walls: rock that belongs to no region."""
WATER = 253


class Atlas:
    """The polygons of a map."""

    def __init__(self, path: Path) -> None:
        self.map: dict[str, Any] = json.loads(path.read_text())
        self.width, self.height = self.map["size"]
        self.regions = list(self.map["regions"])
        self.label = {region: n for n, region in enumerate(self.regions)}
        self.rooms: list[list[float]] = list(self.map["rooms"].values())

    def arc(self, n: int) -> list[Spot]:
        line = [(x, y) for x, y in self.map["arcs"][n if n >= 0 else -n - 1]["line"]]
        return line if n >= 0 else line[::-1]

    def outline(self, chain: list[int]) -> list[Spot]:
        found: list[Spot] = []
        for n in chain:
            line = self.arc(n)
            found += line[1:] if found else line
        return found

    def labels(self, sheet: Sheet, water: Collection[str] = ()) -> NDArray[np.uint8]:
        """What each pixel of a sheet of the map itself belongs to. `water` names parts of the file
        that are water beside the regions."""
        shapes = [
            (self.outline(chain), self.label[region])
            for region in self.regions
            for chain in self.map["regions"][region]
        ]
        shapes += [(self.outline(chain), WATER) for part in water for chain in self.map[part]]
        found = sheet.polygons(shapes, ROCK).copy()
        # Outlines are rounded off in the map's corners; what is left there belongs to the region.
        rim = math.ceil(6 * sheet.scale)
        for rows, row in ((slice(None, rim), rim), (slice(-rim, None), -rim - 1)):
            for columns, column in ((slice(None, rim), rim), (slice(-rim, None), -rim - 1)):
                corner = found[rows, columns]
                corner[corner == ROCK] = found[row, column]
        return found

    def among(self, labels: NDArray[np.uint8], regions: Collection[str]) -> Mask:
        """Where the labels are of some regions."""
        chosen = np.zeros(256, bool)
        chosen[[self.label[region] for region in regions]] = True
        return chosen[labels]

    def river(self, arcs: list[int]) -> list[Spot]:
        """The arcs of a river as one line from its source to its mouth."""
        lines = [self.arc(n) for n in arcs]
        found: list[Spot] = []
        for n, line in enumerate(lines):
            if found:
                turned = _far(found[-1], line[-1]) < _far(found[-1], line[0])
            else:
                after = lines[n + 1] if n + 1 < len(lines) else line[-1:]
                ends = (after[0], after[-1])
                turned = min(_far(line[0], e) for e in ends) < min(_far(line[-1], e) for e in ends)
            found += line[::-1] if turned else line
        return found

    def in_room(self, x: float, y: float, margin: float) -> bool:
        """Whether a point lies where a region's name and armies stand, `margin` units inside."""
        return any(
            left + margin < x < left + wide - margin and top + margin < y < top + high - margin
            for left, top, wide, high in self.rooms
        )

    def room_mask(self, sheet: Sheet) -> Mask:
        found = np.zeros(sheet.shape, bool)
        for left, top, wide, high in self.rooms:
            x0, y0 = (max(0, int(v)) for v in sheet.pixel(left, top))
            x1, y1 = (max(0, int(v)) for v in sheet.pixel(left + wide, top + high))
            found[y0:y1, x0:x1] = True
        return found


def _far(one: Spot, two: Spot) -> float:
    return (one[0] - two[0]) ** 2 + (one[1] - two[1]) ** 2
