"""Seas, lakes and rivers."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
import skia
from scipy import ndimage

from tools.painting.maps.colours import Palette
from tools.painting.maps.ink import evenly, fill, ribbon
from tools.painting.maps.sheet import Mask, Picture, Plane, Sheet, Spot, colour, ramp, tint

RIPPLES = ((3.4, 0.60), (7.8, 0.45), (13.4, 0.34), (20.4, 0.25), (29.0, 0.17), (39.5, 0.11))
"""Lines along a coast: how far out, and how dark."""


def sea(sheet: Sheet, out: Plane, palette: Palette) -> Picture:
    """Open water: four depths by the distance `out` from the shore, and broken ripples along it."""
    wander = out + 2.4 * sheet.fractal(24, 4, 61) * ramp(2, 20, out)
    shallow, middle, deep, abyss = palette.depths
    picture = np.empty((*sheet.shape, 3), np.float32)
    picture[:] = colour(shallow)
    picture = tint(picture, middle, ramp(1, 24, wander))
    picture = tint(picture, deep, ramp(18, 100, wander + 9 * sheet.fractal(60, 3, 65)))
    picture = tint(picture, abyss, ramp(90, 260, wander + 26 * sheet.fractal(120, 3, 66)))
    # Watercolour dries in blooms; a fine swell lies over them.
    picture *= (1 + 0.035 * sheet.fractal(52, 5, 62) + 0.012 * sheet.fractal(7, 2, 63))[..., None]
    for n, (far, dark) in enumerate(RIPPLES):
        broken = ramp(-1.0, 0.2, sheet.fractal(18, 3, 70 + n))
        line = np.exp(-(((wander - far) / (0.5 + 0.008 * far)) ** 2))
        picture = tint(picture, palette.ripple, line * dark * broken)
        light = np.exp(-(((wander - far - 1.3) / 0.7) ** 2))
        picture = tint(picture, palette.foam, light * dark * 0.32 * broken)
    return picture


def lake(sheet: Sheet, picture: Picture, mask: Mask, palette: Palette) -> Picture:
    """Still water with a line along its shore."""
    if not mask.any():
        return picture
    deep = sheet.inside(mask)
    water = np.empty_like(picture)
    water[:] = colour(palette.depths[1])
    water = tint(water, palette.depths[2], ramp(1, 11, deep))
    for far, dark in ((2.6, 0.5), (5.6, 0.3)):
        water = tint(water, palette.ripple, np.exp(-(((deep - far) / 0.45) ** 2)) * dark)
    cover = sheet.blur(mask, 0.5)[..., None]
    picture = picture * (1 - cover) + water * cover
    return tint(picture, palette.coast, np.exp(-(((deep - 0.3) / 0.55) ** 2)) * mask * 0.8)


def shore(sheet: Sheet, picture: Picture, inland: Plane, out: Plane, palette: Palette) -> Picture:
    """A pale beach and the inked coast."""
    land = inland > 0
    beach = np.exp(-(((inland - 2.2) / 1.5) ** 2)) * land
    picture = tint(picture, palette.shore, beach * (0.20 if palette.night else 0.5))
    foam = np.exp(-(((out - 1.5) / 0.8) ** 2)) * ~land
    picture = tint(picture, palette.foam, foam * (0.16 if palette.night else 0.35))
    edge = np.where(land, inland, out)
    return tint(picture, palette.coast, np.exp(-((edge / 0.75) ** 2)) * 0.92)


def river(
    canvas: skia.Canvas, course: Sequence[Spot], source: float, mouth: float, palette: Palette
) -> None:
    """A river that grows from its source to its mouth, between pale meadows and dark banks: it
    winds a little, swells and narrows, and is lighter along the bank that faces the light."""
    walked = evenly(course, 1.0, 3.4)
    count = len(walked)
    t = np.linspace(0, 1, count)
    rng = np.random.default_rng(count)
    along = np.gradient(walked, axis=0)
    side = np.stack([-along[:, 1], along[:, 0]], 1)
    wind = ndimage.gaussian_filter1d(rng.standard_normal(count), 5, mode="wrap")
    still = np.minimum(1, np.minimum(np.arange(count), np.arange(count)[::-1]) / 10)
    walked = walked + side * (1.3 * wind / wind.std() * still)[:, None]
    swell = ndimage.gaussian_filter1d(rng.standard_normal(count), 7, mode="nearest")
    half = (
        (source + (mouth - source) * t**0.85)
        * np.clip(1 + 0.16 * swell / swell.std(), 0.7, 1.35)
        / 2
    )
    half *= np.clip(np.arange(count) / 14, 0.3, 1)  # a thin first spring
    canvas.drawPath(
        ribbon(walked, half + 2.1), fill(palette.shore, 0.10 if palette.night else 0.28)
    )
    canvas.drawPath(ribbon(walked, half + 0.55), fill(palette.bank, 0.92))
    canvas.drawPath(ribbon(walked, half), fill(palette.river))
    lit = ndimage.gaussian_filter1d(rng.standard_normal(count), 4, mode="nearest")
    lit = np.clip(0.22 + 0.20 * lit / lit.std(), 0.02, 0.5)
    canvas.drawPath(
        ribbon(walked - 0.24 * half[:, None], half * lit), fill(palette.river_lit, 0.62)
    )
