"""The valley of the Lonely Mountain in late autumn: the painting under the board of The Battle of
Five Armies."""

from __future__ import annotations

import math
from dataclasses import replace
from random import Random

import numpy as np
import skia

from tools.maps import five_armies as source
from tools.painting.maps import glyphs, ruins
from tools.painting.maps.atlas import Atlas
from tools.painting.maps.colours import Palette, Trees
from tools.painting.maps.ink import fill, line, stroke
from tools.painting.maps.light import crests, on_paper, shading, shine
from tools.painting.maps.massif import LONELY_MOUNTAIN, massif
from tools.painting.maps.planting import Planting
from tools.painting.maps.sheet import Extent, Picture, Plane, Sheet, colour, ramp, tint
from tools.painting.maps.valley import Valley, regions_by, survey

EXTENT = Extent(-460, -122, 2040, 1012)
"""The map is 1120 x 780; the sheet reaches on for windows up to 21:9, and above and below for
those where panels stand beside the map."""
SCALE = 1.72
"""Pixels to a unit: nearly as many as a window of 1440 x 900 shows at double zoom."""
ORNAMENTS = {
    "cartouche": {"x": 1130, "y": 524, "width": 164, "height": 72},
    "compass": {"x": 1180, "y": 690, "radius": 46},
    "summit": {"x": LONELY_MOUNTAIN.x, "y": LONELY_MOUNTAIN.y - LONELY_MOUNTAIN.high},
}
"""Where vectors may stand on rock and waste, and the top of the Lonely Mountain."""
WASHES = {
    "eastern_bank": "#2d5fae",
    "valley": "#b5322a",
    "southern_spur": "#3d8a3a",
    "broken_lands": "#d9a800",
}
AUTUMN = Trees(("#a8904a", "#8f8f4c", "#b78f42", "#818a52", "#b4793a"), "#5b4a22", "#dcc474")
AUTUMN_NIGHT = Trees(("#4a4a30", "#3d4832", "#544a2f", "#35422f"), "#171a10", "#8f8a60")


def height(sheet: Sheet, valley: Valley) -> Plane:
    """Plains, hills, the heights above their slopes, and the ridges of the massif."""
    crest = sheet.ridged(58, 4, 11, 0.42)
    ground = 3 * sheet.fractal(80, 5, 21, 0.45) + 0.5 * sheet.fractal(26, 5, 22)
    ground += valley.hills * (5 + 6 * np.clip(sheet.fractal(32, 2, 23, 0.4), -1.2, 1.6))
    rugged = 4.5 * np.clip(sheet.fractal(32, 4, 13), -1.3, 1.6) + 5 * sheet.ridged(50, 4, 14)
    ground += valley.heights * (8 + rugged)
    ground += valley.massif * (8 + 4 * sheet.fractal(30, 4, 16, 0.4)) + valley.foothills * 9 * crest
    ground += valley.ruins * 1.2 * sheet.fractal(6, 2, 15)
    ground -= 7 * np.exp(-valley.dry / 8)
    return np.where(valley.river, -6, ground).astype(np.float32)


def ground(sheet: Sheet, valley: Valley, palette: Palette, moist: Plane) -> Picture:
    """Grass gone yellow, bare hills, wet swamps, burnt earth and rock."""
    open_land = (1 - valley.massif) * (1 - valley.heights)
    patches = sheet.fractal(48, 5, 47, 0.6)
    picture = np.empty((*sheet.shape, 3), np.float32)
    picture[:] = colour(palette.dry)
    picture = tint(picture, palette.grass, ramp(-0.6, 0.8, moist) * 0.85)
    picture = tint(picture, palette.lush, ramp(0.15, 1.4, moist) * 0.8)
    picture = tint(picture, palette.sand_dark, ramp(0.35, 1.6, patches) * 0.34 * open_land)
    picture = tint(picture, palette.hill_lit, ramp(0.4, 1.7, -patches) * 0.40 * open_land)
    picture = tint(picture, palette.hill, valley.hills * 0.6)
    picture = tint(picture, palette.marsh, valley.swamps * 0.75)
    picture = tint(picture, palette.rock, valley.heights * 0.85)
    picture = tint(picture, palette.waste, valley.ruins * 0.7)
    picture = tint(picture, palette.ash[0], valley.waste * 0.36)
    picture = tint(picture, palette.peaks.dark_foot, np.clip(valley.massif * 1.1, 0, 0.95))
    picture = tint(picture, palette.peaks.dark, ramp(8, 60, valley.inner) * 0.28)
    return picture * (1 + 0.022 * sheet.fractal(5, 3, 24))[..., None]


def washes(
    sheet: Sheet, atlas: Atlas, valley: Valley, picture: Picture, palette: Palette
) -> Picture:
    """Each territory's colour along its border."""
    pigment = np.clip(1 + 0.24 * sheet.fractal(26, 5, 22), 0.6, 1.4)
    wander = 1.1 * sheet.fractal(14, 3, 50)
    fades = ramp(52, 0, valley.beyond)
    for territory, regions in regions_by("territory").items():
        own = atlas.among(valley.labels, regions)
        deep = sheet.inside(own) + wander
        strength = 0.07 + 0.46 * np.exp(-np.maximum(deep, 0) / 8.5)
        strength += 0.28 * np.exp(-np.maximum(deep - 0.3, 0) / 1.4)
        strength = np.clip(strength * pigment * own * fades * palette.wash, 0, 0.85)[..., None]
        picture = picture + (colour(WASHES[territory]) * palette.wash_value - picture) * strength
    return picture


def river(sheet: Sheet, valley: Valley, picture: Picture, palette: Palette) -> Picture:
    """Water that flows: dark in the middle, streaked along its banks, pale and stony in a ford."""
    deep, dry = valley.deep, valley.dry
    water = np.empty_like(picture)
    water[:] = colour(palette.depths[1])
    water = tint(water, palette.depths[2], ramp(0.5, 4.5, deep) * 0.9)
    water = tint(
        water, palette.depths[3], ramp(3.5, 8, deep + 1.5 * sheet.fractal(30, 3, 67)) * 0.55
    )
    water = tint(water, palette.depths[0], valley.fords * 0.62)
    water *= (1 + 0.035 * sheet.fractal(9, 3, 62))[..., None]
    for n, (far, strength) in enumerate(((1.5, 0.6), (3.1, 0.42), (4.8, 0.36), (6.2, 0.28))):
        # The current: broken threads that keep their distance from the banks.
        broken = ramp(-0.1, 0.9, sheet.fractal(15, 3, 64 + n))
        thread = np.exp(-(((deep + 0.3 * sheet.fractal(12, 2, 90 + n) - far) / 0.42) ** 2))
        water = tint(water, palette.river_lit, thread * strength * broken)
    cover = sheet.blur(valley.river, 0.4)[..., None]
    picture = tint(
        picture,
        palette.shore,
        np.exp(-(((dry - 2.8) / 1.6) ** 2)) * (0.14 if palette.night else 0.42),
    )
    picture = picture * (1 - cover) + water * cover
    edge = np.where(valley.river, deep, dry)
    return tint(picture, palette.coast, np.exp(-(((edge - 0.2) / 0.75) ** 2)) * 0.85)


def pools(sheet: Sheet, valley: Valley, picture: Picture, palette: Palette) -> Picture:
    """Standing water in the swamps."""
    wet = (sheet.fractal(13, 3, 66) > 0.62) & (valley.swamps > 0.6) & (valley.dry > 3)
    deep = sheet.inside(wet)
    cover = sheet.blur(wet, 0.45)
    picture = tint(picture, palette.pool, cover * 0.85)
    picture = tint(picture, palette.bank, np.exp(-(((deep - 0.4) / 0.5) ** 2)) * wet * 0.6)
    return tint(picture, palette.river_lit, np.exp(-(((deep - 2.0) / 0.4) ** 2)) * wet * 0.35)


def _slopes(canvas: skia.Canvas, atlas: Atlas, palette: Palette) -> None:
    """Wedges of ink from the edge of the heights down into the lower land."""
    for x0, y0, x1, y1 in atlas.map["slopes"]:
        dx, dy = x1 - x0, y1 - y0
        tip = (x0 + dx * 1.3, y0 + dy * 1.3)
        wedge = line(
            [(x0 - dy * 0.17, y0 + dx * 0.17), tip, (x0 + dy * 0.17, y0 - dx * 0.17)], closed=True
        )
        canvas.drawPath(wedge, fill(palette.ink, 0.72))


def _ford_stones(canvas: skia.Canvas, atlas: Atlas, palette: Palette) -> None:
    rng = Random(5)
    tones = palette.peaks
    for arc in atlas.map["arcs"]:
        if arc["kind"] != "ford":
            continue
        (ax, ay), (bx, by) = arc["line"][0], arc["line"][-1]
        dx, dy = bx - ax, by - ay
        long = math.hypot(dx, dy)
        for _ in range(30):
            t, off, r = rng.uniform(-0.05, 1.05), rng.uniform(-6.2, 6.2), rng.uniform(0.9, 1.9)
            x, y = ax + dx * t - dy / long * off, ay + dy * t + dx / long * off
            stone = skia.Rect.MakeXYWH(x - r * 1.25, y - r * 0.85, r * 2.5, r * 1.7)
            canvas.drawOval(stone.makeOffset(0.5, 0.8), fill(palette.bank, 0.55))
            canvas.drawOval(stone, fill(rng.choice((tones.lit, tones.lit_foot, tones.dark_foot))))
            canvas.drawOval(stone, stroke(palette.ink, 0.4, 0.7))


def draw(
    sheet: Sheet, atlas: Atlas, valley: Valley, palette: Palette, moist: Plane
) -> skia.Surface:
    """Everything inked."""
    terrain = regions_by("terrain")
    plain = atlas.among(valley.labels, terrain["plains"]) & (valley.hills < 0.3)
    broken = atlas.among(valley.labels, regions_by("territory")["broken_lands"])
    heights = atlas.among(valley.labels, terrain["mountains"]) & (valley.massif < 0.3)
    away = valley.dry > 4
    planting = Planting(sheet, atlas, away)
    dale = ramp(-0.6, -1.3, sheet.fractal(150, 3, 106) + 0.3 * sheet.fractal(24, 3, 109))
    kept = np.hypot(sheet.x - LONELY_MOUNTAIN.x, (sheet.y - LONELY_MOUNTAIN.y + 100) * 0.9) < 150
    for left, top, wide, high in atlas.map["spaces"].values():
        kept |= (abs(sheet.x - left - wide / 2) < wide / 2 + 5) & (
            abs(sheet.y - top - high / 2) < high / 2 + 8
        )
    planting.add(
        "pine", valley.rock & (valley.inner > 14) & (dale > 0.3) & ~kept, 6.2, 124, (2.8, 4.0)
    )
    planting.free &= ~valley.rock
    planting.add("peak", heights, 15, 110, (11, 18), margin=1)
    planting.add("stones", heights, 19, 121, margin=6)
    planting.add("hill", (valley.hills > 0.6) & (valley.dry > 6), 14.5, 111, (7, 11.5))
    planting.add("reeds", valley.swamps > 0.6, 8.5, 112)
    planting.add("ruin", valley.ruins > 0.6, 12.5, 113, margin=16)
    planting.add("tuft", plain, 13, 114, margin=5)
    bank = (valley.dry < 9) & (valley.massif < 0.1) & (valley.heights < 0.2) & (valley.fords < 0.1)
    planting.add("reeds", bank, 11, 122, margin=4)
    planting.add("tree", bank & (moist > 0.6), 9, 123, (2.4, 3.4), margin=2)
    planting.add("tree", plain & (valley.dry > 8) & (moist > 0.45), 13, 115, (3, 4.2), margin=2)
    planting.add("tree", plain & (valley.dry > 8) & (moist > 0.95), 6.5, 119, (2.8, 3.8), margin=2)
    planting.add(
        "tree", broken & (moist > -0.1) & (valley.hills < 0.4), 24, 118, (2.6, 3.8), margin=2
    )
    planting.add("bare", (plain | (valley.ruins > 0.4)) & (valley.waste > 0.2), 22, 116, margin=3)
    planting.add("bare", broken & (valley.waste > 0.05), 42, 120, margin=2)
    planting.add("stones", plain | (valley.hills > 0.5), 32, 117, margin=2)
    surface, canvas = sheet.surface()
    _slopes(canvas, atlas, palette)
    _ford_stones(canvas, atlas, palette)
    ruins.gate(canvas, source.RIVER[0][0], source.RIVER[0][1] + 1, 6.6, palette)
    rng = planting.rng
    for thing in planting:
        x, y, size = thing.x, thing.y, thing.size
        if thing.kind == "peak":
            glyphs.mountain(canvas, x, y + 3, size, rng, palette.peaks, palette.ink, snow=size > 15)
        elif thing.kind == "hill":
            glyphs.hill(canvas, x, y, size, rng, palette)
        elif thing.kind == "reeds":
            glyphs.reeds(canvas, x, y, rng, palette)
        elif thing.kind == "ruin":
            ruins.ruin(canvas, x, y, rng, palette)
        elif thing.kind == "tree":
            glyphs.tree(
                canvas, x, y, size, rng, palette.trees, palette.ink, conifer=rng.random() < 0.2
            )
        elif thing.kind == "pine":
            glyphs.tree(canvas, x, y, size, rng, palette.dark_trees, palette.ink, conifer=True)
        elif thing.kind == "bare":
            ruins.bare_tree(canvas, x, y, rng, palette)
        elif thing.kind == "stones":
            ruins.stones(canvas, x, y, rng, palette)
        else:
            glyphs.tuft(canvas, x, y, palette)
    return surface


def autumn(palette: Palette) -> Palette:
    """The palette of the year's end."""
    if palette.night:
        return replace(palette, trees=AUTUMN_NIGHT, wash=0.85)
    return replace(
        palette,
        dry="#e4d4a2",
        grass="#cfc48a",
        lush="#a3b268",
        hill="#caad6e",
        waste="#9c8876",
        rock="#bbaf9b",
        marsh="#93a77b",
        trees=AUTUMN,
    )


def paint(sheet: Sheet, palette: Palette) -> Picture:
    """The whole painting."""
    palette = autumn(palette)
    atlas = Atlas(source.TARGET)
    valley = survey(sheet, atlas)
    moist = (
        0.5 * sheet.fractal(80, 5, 21, 0.45)
        + 0.6 * sheet.fractal(110, 3, 25)
        + 0.7 * np.exp(-valley.dry / 26)
    )
    relief = height(sheet, valley)
    picture = ground(sheet, valley, palette, moist)
    picture = washes(sheet, atlas, valley, picture, palette)
    picture = shine(picture, shading(sheet, relief, palette.steepness * 0.9), palette, valley.calm)
    picture = tint(picture, palette.ink, crests(sheet, relief) * 0.28 * valley.calm)
    picture = pools(sheet, valley, picture, palette)
    massif(sheet, atlas, valley, picture, palette)
    picture = river(sheet, valley, picture, palette)
    drawing = draw(sheet, atlas, valley, palette, moist)
    picture = sheet.cast(
        picture, sheet.layer(drawing)[1] * valley.quiet, 0.45 if palette.night else 0.32
    )
    picture = sheet.lay(picture, drawing, valley.quiet)
    # The air takes the detail out of what is far away; only the widest windows show it.
    remote = ramp(150, 300, valley.beyond)[..., None]
    hazy = np.stack([sheet.blur(picture[..., n], 1.0) for n in range(3)], -1)
    picture = picture * (1 - remote) + hazy * remote
    return on_paper(sheet, picture, palette)
