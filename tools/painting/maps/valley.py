"""What lies where in the valley of the Lonely Mountain."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from tools.maps import five_armies as source
from tools.painting.maps.atlas import ROCK, WATER, Atlas
from tools.painting.maps.sheet import Extent, Mask, Plane, Sheet, ramp


@dataclass
class Valley:
    """What lies where on the sheet."""

    labels: NDArray[np.uint8]
    beyond: Plane
    """Units beyond the map's edge."""
    river: Mask
    fords: Plane
    """1 in a ford, 0 in deep water."""
    deep: Plane
    """How far within the river, and how far from it."""
    dry: Plane
    rock: Mask
    inner: Plane
    """How far within the rock."""
    massif: Plane
    foothills: Plane
    heights: Plane
    hills: Plane
    swamps: Plane
    ruins: Plane
    waste: Plane
    """The Desolation: what the Dragon burnt."""
    calm: Plane
    quiet: Plane


def regions_by(key: str) -> dict[str, set[str]]:
    """The regions of each terrain, or of each territory."""
    with source.SOURCE.open("rb") as file:
        regions: list[dict[str, Any]] = tomllib.load(file)["region"]
    found: dict[str, set[str]] = {}
    for region in regions:
        found.setdefault(region[key], set()).add(region["id"])
    return found


def _labels(sheet: Sheet, atlas: Atlas) -> tuple[NDArray[np.uint8], Plane]:
    """The labels of the map; they run on beyond its edge, into mountains in the west and north."""
    own = Sheet(Extent(0, 0, atlas.width, atlas.height), sheet.scale)
    known = atlas.labels(own, ["river"])
    out = np.maximum(
        np.maximum(sheet.x - atlas.width, -sheet.x), np.maximum(sheet.y - atlas.height, -sheet.y)
    )
    out = np.maximum(out, 0)
    wander = 0.3 * sheet.fractal(90, 4, 900) * np.minimum(out, 110)
    labels = own.clamped(known, sheet.x + wander * 0.6, sheet.y + wander)
    edge = 26 * sheet.fractal(60, 4, 905)
    west = (sheet.x < 0) & (sheet.y < 668 - 0.35 * sheet.x + edge)
    north = (sheet.y < 0) & (sheet.x < 782 + edge - sheet.y * 0.4)
    return np.where(west | north, ROCK, labels).astype(np.uint8), out


def survey(sheet: Sheet, atlas: Atlas) -> Valley:
    labels, beyond = _labels(sheet, atlas)
    rough = sheet.fractal(20, 4, 26)
    terrain = regions_by("terrain")

    def soft(kind: str, reach: float = 7, cut: float = 0.13) -> Plane:
        mask = atlas.among(labels, terrain[kind])
        return ramp(0.32, 0.70, sheet.blur(mask, reach) + cut * rough)

    bed, shallows = _river(sheet, atlas, labels)
    rock = (labels == ROCK) & ~bed
    broken = atlas.among(labels, regions_by("territory")["broken_lands"])
    ruins = soft("ruins", 9)
    fire = sheet.fractal(36, 4, 44) + 0.5 * ruins
    far = np.hypot(sheet.x - 300, sheet.y - 330)
    rooms = sheet.blur(atlas.room_mask(sheet), 8)
    massif = sheet.blur(rock, 6)
    return Valley(
        labels=labels,
        beyond=beyond,
        river=bed,
        fords=shallows,
        deep=sheet.inside(bed),
        dry=sheet.inside(~bed),
        rock=rock,
        inner=sheet.inside(rock),
        massif=massif,
        foothills=sheet.blur(rock, 18),
        heights=soft("mountains"),
        hills=np.maximum(
            soft("hills"),
            sheet.blur(broken, 20) * ramp(0.9, 1.5, sheet.fractal(48, 3, 46)) * (beyond > 20),
        ),
        swamps=soft("swamps"),
        ruins=ruins,
        waste=ramp(0.5, 1.5, fire - 0.35 * ramp(0, 260, far)) * (1 - massif),
        calm=1 - 0.25 * rooms,
        quiet=1 - 0.5 * ramp(0.2, 0.95, rooms + 0.12 * rough),
    )


def _river(sheet: Sheet, atlas: Atlas, labels: NDArray[np.uint8]) -> tuple[Mask, Plane]:
    """The bed of the River Running, its banks worn by the water, and its fords."""
    wet = labels == WATER
    shallows = np.zeros(sheet.shape, np.float32)
    for arc in atlas.map["arcs"]:
        if arc["kind"] != "ford":
            continue
        (ax, ay), (bx, by) = arc["line"][0], arc["line"][-1]
        # One capsule over the gap that the ford leaves in the river's outline.
        dx, dy = bx - ax, by - ay
        t = np.clip(((sheet.x - ax) * dx + (sheet.y - ay) * dy) / (dx * dx + dy * dy), -0.35, 1.35)
        off = np.hypot(sheet.x - ax - t * dx, sheet.y - ay - t * dy)
        wet |= off < source.RIVER_REACH * source.CELL + 0.8
        shallows = np.maximum(
            shallows, ramp(15, 9, np.hypot(sheet.x - (ax + bx) / 2, sheet.y - (ay + by) / 2))
        )
    banks = 1.9 * sheet.fractal(44, 3, 68) + 0.5 * sheet.fractal(7, 2, 69)
    worn = sheet.inside(wet) - sheet.inside(~wet) + np.clip(banks, -2.6, 3.4)
    return worn > -0.2, shallows
