"""The Black Land: ash and embers, and Orodruin with its fire."""

from __future__ import annotations

import numpy as np
import skia

from tools.painting.maps.colours import Palette
from tools.painting.maps.ink import curve, fill, stroke
from tools.painting.maps.sheet import Picture, Plane, Sheet, Spot, colour, ramp, tint
from tools.painting.maps.summit import Rock, Summit, paint

ORODRUIN = Summit(x=1286, y=726, high=124, half=90, seed=411, snow=0.06, foot=0.72, haze=0.35)
LAVA: tuple[tuple[tuple[Spot, ...], float], ...] = (
    (((0, 3), (-4, 18), (3, 34), (-7, 52), (-3, 74), (-14, 98), (-10, 112)), 2.2),
    (((1, 3), (8, 22), (14, 38), (13, 56), (24, 80), (22, 96)), 1.5),
    (((-1, 4), (-12, 28), (-20, 44), (-24, 66), (-36, 84)), 1.2),
)
"""Streams from the crater: their way down from the top, and how wide."""


def ash(sheet: Sheet, picture: Picture, strength: Plane, palette: Palette) -> Picture:
    """Cinders over the land."""
    drift = sheet.fractal(30, 5, 42)
    middle, dark, pale = palette.ash
    ground = np.empty_like(picture)
    ground[:] = colour(middle)
    ground = tint(ground, dark, ramp(-0.5, 1.0, drift))
    ground = tint(ground, pale, ramp(0.5, 1.6, -drift) * 0.5)
    ground *= (1 + 0.06 * sheet.fractal(5, 3, 43))[..., None]
    cover = (strength * 0.92)[..., None]
    return picture * (1 - cover) + ground * cover


def embers(sheet: Sheet, picture: Picture, core: Plane, palette: Palette) -> Picture:
    """Glowing cracks in the ground around Orodruin, finer ones branching off, and their glow."""
    hot = np.zeros(sheet.shape, np.float32)
    for cell, wide, strength, seed in ((52, 0.75, 1.0, 55), (24, 0.5, 0.75, 57)):
        field = sheet.noise(cell, seed) + 0.22 * sheet.noise(cell / 4, seed + 1)
        steep = np.hypot(*np.gradient(field)) * sheet.scale + 1e-3
        patches = ramp(0.35, 1.3, sheet.fractal(70, 3, seed + 2))
        hot = np.maximum(hot, np.exp(-((field / steep / wide) ** 2)) * patches * strength)
    mountain = np.hypot(sheet.x - ORODRUIN.x, (sheet.y - ORODRUIN.y + 60) * 0.9)
    hot *= core * ramp(70, 105, mountain)
    glow, wide_glow = sheet.blur(hot, 2.6), sheet.blur(hot, 12)
    bright = 1.7 if palette.night else 1.0
    picture = picture + colour(palette.ember_dark) * ((glow + 1.3 * wide_glow) * bright)[..., None]
    picture = tint(picture, palette.ember, np.clip(hot * 1.1, 0, 1))
    return tint(picture, palette.flame, np.clip((hot - 0.45) * 1.6, 0, 0.9))


def orodruin(sheet: Sheet, picture: Picture, palette: Palette) -> Picture:
    """The mountain of fire, its streams, its smoke, and its light on the plain."""
    top_x, top_y = ORODRUIN.x, ORODRUIN.y - ORODRUIN.high
    far = np.hypot((sheet.x - top_x) / 62, (sheet.y - top_y - 30) / 58)
    heat = np.exp(-(far**2)).astype(np.float32)
    picture = (
        picture + colour(palette.ember_dark) * (heat * (0.34 if palette.night else 0.22))[..., None]
    )
    rock = (
        Rock("#8f7c7e", "#0c0809", "#ffb35a", "#c7441a", "#1d1718", "#050303")
        if palette.night
        else Rock("#b59c8e", "#1f1716", "#ffb35a", "#c7441a", "#4a3b37", "#0c0807")
    )
    paint(sheet, picture, ORODRUIN, rock)
    surface, canvas = sheet.surface()
    for way, wide in LAVA:
        stream = curve([(top_x + a, top_y + b) for a, b in way])
        canvas.drawPath(stream, stroke("#ff5a1a", wide * 3.4, 0.75, blur=3))
        canvas.drawPath(stream, stroke(palette.ember_dark, wide * 1.5))
        canvas.drawPath(stream, stroke(palette.ember, wide))
        canvas.drawPath(stream, stroke("#fff0b0", wide * 0.4, 0.95))
    canvas.drawCircle(top_x, top_y - 3, 17, fill(palette.ember, 0.6, blur=9))
    canvas.drawOval(skia.Rect(top_x - 7, top_y - 1, top_x + 7, top_y + 5), fill(palette.ember))
    canvas.drawOval(skia.Rect(top_x - 5, top_y, top_x + 5, top_y + 3.4), fill(palette.flame))
    picture = sheet.lay(picture, surface)
    up = top_y - sheet.y
    drift = sheet.x - top_x - up * 0.30 - 11 * sheet.fractal(28, 4, 71)
    plume = (
        np.exp(-((drift / (6 + np.maximum(up, 0) * 0.26)) ** 2))
        * ramp(0, 12, up)
        * ramp(150, 30, up)
    )
    thick = np.clip(plume * 0.62 * (1 + 0.5 * sheet.fractal(13, 4, 72)), 0, 0.8)
    picture = tint(picture, palette.smoke, thick)
    lit = np.clip(plume * ramp(34, 4, up) * 0.5, 0, 0.6)
    return tint(picture, palette.ember, lit)
