"""Middle-earth at the end of the Third Age: the painting under the board of War of the Ring."""

from __future__ import annotations

import math
import tomllib
from dataclasses import dataclass
from typing import Any

import numpy as np
import skia
from numpy.typing import NDArray
from scipy import ndimage

from tools.maps import war_of_the_ring as source
from tools.painting.maps import glyphs, mordor, ruins, water
from tools.painting.maps.atlas import ROCK, Atlas
from tools.painting.maps.colours import Palette
from tools.painting.maps.light import crests, on_paper, shading, shine
from tools.painting.maps.planting import Planting
from tools.painting.maps.sheet import Extent, Mask, Picture, Plane, Sheet, Spot, colour, ramp, tint
from tools.painting.maps.wilderland import (
    ASHES,
    DARK_FORESTS,
    FORESTS,
    HILLS,
    MARSHES,
    MOUNTAINS,
    SANDS,
    WASTES,
)

EXTENT = Extent(-680, -30, 2540, 1060)
"""The map is 1180 x 1000; the sheet reaches on for windows up to 21:9."""
SCALE = 1.6
"""Pixels to a unit: as many as a window of 1440 x 900 shows at double zoom."""
ORNAMENTS = {
    "cartouche": {"x": -6, "y": 536, "width": 214, "height": 88},
    "compass": {"x": 168, "y": 732, "radius": 56},
    "ship": {"x": 44, "y": 452, "width": 60},
    "orodruin": {"x": mordor.ORODRUIN.x, "y": mordor.ORODRUIN.y - mordor.ORODRUIN.high},
    "mordor": {"x": 1182, "y": 590, "width": 250, "height": 210},
}
"""Where vectors may stand on the open sea, the crater, and the ash beside the map's edge."""

WASHES = {
    "dwarves": "#8a5a2b",
    "elves": "#5f9a3c",
    "gondor": "#2c4f96",
    "north": "#4c9ccc",
    "rohan": "#2f7a3f",
    "isengard": "#cfa800",
    "sauron": "#a8231c",
    "southrons_easterlings": "#cf6412",
}
WIDE_RIVERS = {"anduin": 5.8, "greyflood": 3.6, "celduin": 3.4}

# Beyond the eastern edge, where nobody plays: places as middle and half their size.
EASTERN_SEA = (1206.0, 270.0, 104.0, 34.0)
EASTERN_WOODS = (
    (1420.0, 140.0, 120.0, 60.0),
    (1640.0, 380.0, 90.0, 50.0),
    (1560.0, 930.0, 90.0, 34.0),
)
EASTERN_RANGES = ((1770.0, 190.0, 60.0, 210.0), (1560.0, 30.0, 150.0, 26.0))
ASH_ENDS = 1560.0


@dataclass
class Land:
    """What lies where on the sheet."""

    labels: NDArray[np.uint8]
    beyond: Plane
    """Units east of the map's edge."""
    sea: Mask
    rock: Mask
    lakes: Mask
    inland: Plane
    out: Plane
    woods: Plane
    dark_woods: Plane
    hills: Plane
    mountains: Plane
    marshes: Plane
    sands: Plane
    wastes: Plane
    mordor: Plane
    ranges: Plane
    """The rock, softly; and its wider foot."""
    foothills: Plane
    calm: Plane
    """1, and less where names and armies stand: for the relief, and for what is drawn."""
    quiet: Plane


def nations() -> dict[str, list[str]]:
    with source.SOURCE.open("rb") as file:
        regions: list[dict[str, Any]] = tomllib.load(file)["region"]
    found: dict[str, list[str]] = {nation: [] for nation in WASHES}
    for region in regions:
        if "nation" in region:
            found[region["nation"]].append(region["id"])
    return found


def _blob(sheet: Sheet, place: tuple[float, float, float, float], rough: Plane) -> Plane:
    """1 in the middle of a place, 0 at its ragged edge, less beyond."""
    x, y, wide, high = place
    return 1 - np.hypot((sheet.x - x) / wide, (sheet.y - y) / high) + 0.22 * rough


def _labels(sheet: Sheet, atlas: Atlas) -> tuple[NDArray[np.uint8], Plane]:
    """The labels of the map; beyond its edge they run on, wandering."""
    own = Sheet(Extent(0, 0, atlas.width, atlas.height), sheet.scale)
    known = atlas.labels(own)
    east = np.maximum(sheet.x - atlas.width, 0)
    wander = 0.24 * sheet.fractal(110, 4, 900) * np.minimum(east, 120)
    labels = own.clamped(known, np.broadcast_to(sheet.x, sheet.shape), sheet.y + wander)
    return labels, np.broadcast_to(east, sheet.shape)


def survey(sheet: Sheet, atlas: Atlas) -> Land:
    labels, beyond = _labels(sheet, atlas)
    rough = sheet.fractal(20, 4, 26)
    coarse = sheet.fractal(44, 4, 27)

    def among(regions: set[str]) -> Mask:
        return atlas.among(labels, regions)

    sea = among({"sea"})
    land = ~sea
    # Ranges and ash run out in the steppes of the east.
    ash_end = ramp(ASH_ENDS + 110, ASH_ENDS - 130, sheet.x + 46 * coarse)
    rock = (labels == ROCK) & (ash_end > 0.4)
    black = among(set(ASHES))
    fence = np.maximum(sheet.inside(black), sheet.inside(~black)) + 2.5 * coarse
    rock |= (fence < 8) & (beyond > 0) & (ash_end > 0.4)  # the walls of Mordor run on
    for place in EASTERN_RANGES:
        rock |= (_blob(sheet, place, coarse) > 0.28) & (beyond > 30)
    lakes = np.zeros(sheet.shape, bool)
    for x, y, wide, high in atlas.map["lakes"].values():
        lakes |= _blob(sheet, (x, y, wide * 1.35, high * 1.35), sheet.fractal(12, 2, 60) * 0.3) > 0
    rhun = sheet.inside(among({"east_rhun"}) | (beyond > 0)) > 5
    lakes |= (_blob(sheet, EASTERN_SEA, coarse) > 0.1) & rhun

    def soft(
        regions: set[str], reach: float, cut: float = 0.16, low: float = 0.3, high: float = 0.72
    ) -> Plane:
        """A terrain that ends raggedly near its regions' borders, not on them."""
        return ramp(low, high, sheet.blur(among(regions), reach) + cut * rough) * land

    ashes = np.zeros(sheet.shape, np.float32)
    for region, depth in ASHES.items():
        ashes[among({region})] = depth
    ashes[rock & (sheet.blur(black, 9) > 0.06)] = 1.0
    ashes = sheet.blur(ashes, 5) * ash_end
    ashes = np.clip(ashes + 0.12 * sheet.fractal(16, 4, 40) * (ashes > 0.03) * (ashes < 0.97), 0, 1)

    inside = ramp(60, 10, beyond)
    woods = soft(FORESTS, 6, 0.14)
    for place in EASTERN_WOODS:
        woods = np.maximum(
            woods, ramp(0.2, 0.4, _blob(sheet, place, rough + coarse)) * (beyond > 20)
        )
    rooms = sheet.blur(atlas.room_mask(sheet), 6)
    return Land(
        labels=labels,
        beyond=beyond,
        sea=sea,
        rock=rock,
        lakes=lakes,
        inland=sheet.inside(land),
        out=sheet.inside(sea),
        woods=woods,
        dark_woods=soft(DARK_FORESTS, 6, 0.12),
        hills=np.maximum(
            soft(HILLS, 10) * inside, ramp(0.7, 1.5, coarse) * (beyond > 30) * (1 - ashes) * 0.9
        ),
        mountains=soft(MOUNTAINS, 10) * inside,
        marshes=soft(MARSHES, 9),
        sands=soft(SANDS, 18, 0.2, 0.2, 0.8) * ramp(820, 180, beyond * 1.4 + 60 * coarse),
        wastes=np.maximum(
            soft(WASTES, 14), ramp(0.2, 1.4, sheet.fractal(130, 3, 28)) * (beyond > 0) * 0.6
        ),
        mordor=ashes,
        ranges=sheet.blur(rock, 5.5),
        foothills=sheet.blur(rock, 15),
        calm=1 - 0.30 * rooms,
        quiet=1 - 0.58 * ramp(0.25, 0.95, rooms + 0.12 * rough),
    )


def height(sheet: Sheet, land: Land) -> Plane:
    """Low ground, hills, ridged ranges and the broken plain of Mordor, falling to the shore."""
    crest = sheet.ridged(36, 5, 11)
    ground = 4 * ramp(0, 26, land.inland) + 2.6 * sheet.fractal(70, 5, 21, 0.45)
    ground += 0.4 * sheet.fractal(26, 5, 22)
    ground += land.hills * (3 + 4.4 * np.clip(sheet.fractal(22, 2, 23, 0.4), -1.2, 1.6))
    ground += land.mountains * 9 * (0.2 + 1.2 * crest)
    ground += land.foothills * 32 * (0.22 + 1.2 * crest) + land.ranges * 30 * (0.4 + 1.0 * crest)
    ground += land.woods * 1.6 * sheet.fractal(7, 3, 29)
    rough = (
        3.5 * sheet.ridged(46, 3, 33)
        + 4.2 * sheet.fractal(24, 6, 35, 0.6)
        + 1.4 * sheet.ridged(9, 3, 34)
    )
    ground += land.mordor * (3 + rough)
    return np.where(land.sea, 0, ground * ramp(0, 7, land.inland)).astype(np.float32)


def ground(sheet: Sheet, land: Land, palette: Palette, moist: Plane) -> Picture:
    """The colours of the land before anybody owns it."""
    patches = sheet.fractal(26, 5, 22)
    picture = np.empty((*sheet.shape, 3), np.float32)
    picture[:] = colour(palette.dry)
    picture = tint(picture, palette.grass, ramp(-0.8, 0.7, moist) * 0.85)
    picture = tint(picture, palette.lush, ramp(0.0, 1.4, moist) * 0.85)
    cold = np.clip((260 - sheet.y + 40 * moist) / 300, 0, 1)
    picture = tint(picture, palette.north, cold * 0.55)
    picture = tint(picture, palette.sand, land.sands * 0.85)
    picture = tint(picture, palette.sand_dark, land.sands * ramp(-0.2, 1.4, patches) * 0.5)
    picture = tint(picture, palette.waste, land.wastes * 0.6)
    picture = tint(picture, palette.wood, np.clip(land.woods * 0.78 * (1 + 0.2 * patches), 0, 0.95))
    picture = tint(picture, palette.dark_wood, land.dark_woods * 0.62)
    picture = tint(picture, palette.marsh, land.marshes * 0.5)
    bare = np.clip(land.foothills * 1.4 + land.hills * 0.16 + land.mountains * 0.42, 0, 0.88)
    picture = tint(picture, palette.rock, bare)
    # Pigment settles in the hollows of the paper.
    return picture * (1 + 0.022 * sheet.fractal(5, 3, 24))[..., None]


def washes(sheet: Sheet, atlas: Atlas, land: Land, picture: Picture, palette: Palette) -> Picture:
    """Each nation's colour: strong and pooled at its border, fading inward."""
    pigment = np.clip(1 + 0.24 * sheet.fractal(26, 5, 22), 0.6, 1.4)
    wander = 1.2 * sheet.fractal(14, 3, 50)
    fades = ramp(52, 0, land.beyond)
    for nation, regions in nations().items():
        own = atlas.among(land.labels, regions)
        deep = sheet.inside(own) + wander
        strength = 0.13 + 0.50 * np.exp(-np.maximum(deep, 0) / 9.5)
        strength += 0.26 * np.exp(-np.maximum(deep - 0.4, 0) / 1.5)
        strength = strength * pigment * own * fades * palette.wash
        if nation == "sauron":
            strength *= 1 - 0.45 * land.mordor
        strength = np.clip(strength, 0, 0.9)[..., None]
        picture = picture + (colour(WASHES[nation]) * palette.wash_value - picture) * strength
    return picture


def draw(
    sheet: Sheet, atlas: Atlas, land: Land, palette: Palette, moist: Plane
) -> tuple[skia.Surface, skia.Surface]:
    """Everything inked: what is low, and the mountains."""
    planting = Planting(sheet, atlas, ~land.sea & ~land.lakes)
    living = land.mordor < 0.1
    open_land = (land.mordor < 0.02) & (land.foothills < 0.06) & (land.woods < 0.05)
    plain = open_land & (land.sands < 0.12) & (land.hills < 0.2) & (land.inland > 6)
    foot = (land.ranges < 0.2) & (land.foothills > 0.1) & (land.inland > 8)
    ridge = (land.mountains > 0.5) & (land.inland > 6) & (land.ranges < 0.3)
    rolling = (land.hills > 0.5) & (land.ranges < 0.1) & (land.mountains < 0.4) & (land.inland > 7)
    desert = (land.sands > 0.5) & (land.foothills < 0.1) & (land.inland > 8) & living
    woods = (land.woods > 0.45) & living & (land.ranges < 0.4) & (land.inland > 4)
    # Ranges are not even: great peaks stand among lesser ones.
    ranges, count = ndimage.label(land.rock)
    areas = ndimage.sum_labels(land.rock, ranges, np.arange(count + 1)) / sheet.scale**2
    ranged = land.rock & (areas[ranges] > 170) & (land.inland > 4)
    great = ranged & (sheet.fractal(40, 2, 37) > 0.1) & (land.ranges > 0.25)
    planting.add("peak", great, 16, 104, (24, 33))
    planting.add("peak", ranged, 8.2, 115, (15, 23))
    planting.add("peak", ridge, 11, 114, (12, 20), margin=0)
    planting.add("hill", land.rock & ~ranged, 8, 116, (5, 7))
    planting.add("hill", rolling, 12.5, 102, (5.5, 9))
    planting.add("hill", foot & (land.mordor < 0.3), 12, 103, (4, 6.5), margin=0)
    planting.add("tree", woods, 4.9, 100, (2.5, 3.6))
    planting.add("tree", plain & (moist > 0.5), 15, 101, (2.2, 2.9), margin=1)
    planting.add("tree", plain & (moist > 0.9), 7, 109, (2.1, 2.7), margin=1)
    planting.add("reeds", (land.marshes > 0.5) & (land.mordor < 0.2), 8, 105)
    planting.add("dune", desert, 20, 106, (5, 9), margin=2)
    planting.add("tuft", plain, 13, 107, margin=3)
    planting.add("stones", open_land & (land.wastes > 0.4) & (land.inland > 8), 34, 110, margin=1)
    low, low_canvas = sheet.surface()
    high, high_canvas = sheet.surface()
    black_land = sheet.blur(land.mordor, 12) > 0.12
    rng = planting.rng
    for thing in planting:
        x, y, size = thing.x, thing.y, thing.size
        if thing.kind == "tree":
            dark = sheet.at(land.dark_woods, x, y) > 0.4
            trees = palette.dark_trees if dark else palette.trees
            glyphs.tree(
                low_canvas, x, y, size, rng, trees, palette.ink, dark and rng.random() < 0.5
            )
        elif thing.kind == "hill":
            glyphs.hill(low_canvas, x, y, size, rng, palette)
        elif thing.kind == "peak":
            black = bool(sheet.at(black_land, x, y))
            tones = palette.black_peaks if black else palette.peaks
            glyphs.mountain(high_canvas, x, y + 4, size, rng, tones, palette.ink, snow=not black)
        elif thing.kind == "reeds":
            glyphs.reeds(low_canvas, x, y, rng, palette)
        elif thing.kind == "dune":
            glyphs.dune(low_canvas, x, y, size, palette)
        elif thing.kind == "tuft":
            glyphs.tuft(low_canvas, x, y, palette)
        else:
            ruins.stones(low_canvas, x, y, rng, palette)
    for x, y in sheet.scatter(land.sea & (land.out > 46), 34, 108):
        glyphs.wave(low_canvas, x, y, rng.uniform(6, 11), palette)
    return low, high


def _into_lake(sheet: Sheet, course: list[Spot], to_lake: Plane) -> list[Spot]:
    """A course that leaves its border at last for the lake beside it."""
    far, last = min(
        (sheet.at(to_lake, x, y), n) for n, (x, y) in enumerate(course) if n > len(course) // 2
    )
    x, y = course[last]
    around = [(x + far * 1.6 * math.cos(a / 8), y + far * 1.6 * math.sin(a / 8)) for a in range(50)]
    return [*course[:last], min(around, key=lambda spot: sheet.at(to_lake, *spot))]


def paint(sheet: Sheet, palette: Palette) -> Picture:
    """The whole painting."""
    atlas = Atlas(source.TARGET)
    land = survey(sheet, atlas)
    moist = 0.5 * sheet.fractal(70, 5, 21, 0.45) + 0.6 * sheet.fractal(110, 3, 25)
    moist = moist + 0.5 * np.exp(-land.inland / 40)
    relief = height(sheet, land)
    picture = ground(sheet, land, palette, moist)
    picture = washes(sheet, atlas, land, picture, palette)
    picture = mordor.ash(sheet, picture, land.mordor, palette)
    picture = shine(picture, shading(sheet, relief, palette.steepness), palette, land.calm)
    hollows = np.clip((relief - sheet.blur(relief, 9)) * 0.012, -0.12, 0.12)
    picture = picture * (1 + hollows)[..., None]
    picture = tint(picture, palette.ink, crests(sheet, relief) * 0.28 * land.calm)
    core = sheet.blur(atlas.among(land.labels, {"gorgoroth", "barad_dur"}), 9) * ramp(
        0.5, 1, land.mordor
    )
    picture = mordor.embers(sheet, picture, core * (land.calm * 2 - 1), palette)

    picture = water.lake(sheet, picture, land.lakes, palette)
    rivers, canvas = sheet.surface()
    to_lake = sheet.inside(~land.lakes)
    for name, arcs in atlas.map["rivers"].items():
        course = atlas.river(arcs)
        if name == "celduin":
            course = _into_lake(sheet, course, to_lake)
        water.river(canvas, course, 0.9, WIDE_RIVERS.get(name, 2.8), palette)
    picture = sheet.lay(picture, rivers, (~land.sea).astype(np.float32))
    wet = sheet.blur(land.sea, 0.45)[..., None]
    picture = picture * (1 - wet) + water.sea(sheet, land.out, palette) * wet
    picture = water.shore(sheet, picture, land.inland, land.out, palette)

    low, high = draw(sheet, atlas, land, palette, moist)
    depth = 0.45 if palette.night else 0.32
    for drawing, opacity in ((low, land.quiet), (high, np.sqrt(land.quiet))):
        picture = sheet.cast(picture, sheet.layer(drawing)[1] * opacity, depth)
        picture = sheet.lay(picture, drawing, opacity)
    picture = mordor.orodruin(sheet, picture, palette)
    distant = ramp(60, 520, land.beyond)
    picture = tint(
        picture,
        "#0b0b0d" if palette.night else "#b08d5c",
        distant * (0.42 if palette.night else 0.26),
    )
    return on_paper(sheet, picture, palette)
