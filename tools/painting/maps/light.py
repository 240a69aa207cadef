"""Relief: hill-shading of a height, and what light and paper do to a painting."""

from __future__ import annotations

import math

import numpy as np

from tools.painting.maps.colours import Palette
from tools.painting.maps.sheet import Picture, Plane, Sheet, colour, ramp, tint

ALTITUDE = math.radians(42)
"""How high the light stands in the north-west."""


def shading(sheet: Sheet, height: Plane, steepness: float) -> Plane:
    """How much light falls on each pixel: 1 on flat ground, more towards the north-west."""
    down, across = np.gradient(height * sheet.scale)
    across *= steepness
    down *= steepness
    level = math.cos(ALTITUDE) * math.sqrt(0.5)
    lit = (across + down) * level + math.sin(ALTITUDE)
    return lit / np.sqrt(across**2 + down**2 + 1) / math.sin(ALTITUDE)


def shine(picture: Picture, lit: Plane, palette: Palette, calm: Plane) -> Picture:
    """Slopes in the light turn towards the light's colour, those in shadow towards the shadow's:
    never to black. Where names stand the relief is `calm`."""
    lit = np.clip(1 + (np.clip(lit, 0.2, 1.8) - 1) * calm, 0.2, 1.8)
    shadow = np.clip(1 - lit, 0, 1)[..., None]
    bright = np.clip(lit - 1, 0, 1)[..., None]
    picture = picture * (1 - shadow * palette.shade_depth) + colour(palette.shade) * shadow * 0.24
    return picture + (colour(palette.light) - picture) * bright * palette.light_depth


def crests(sheet: Sheet, height: Plane) -> Plane:
    """Fine ink along the ridges of the relief, 0 to 1: where the ground bends down most."""
    soft = sheet.blur(height, 1.0)
    bend = soft - sheet.blur(height, 3.2)
    return ramp(0.8, 2.6, bend)


def on_paper(sheet: Sheet, picture: Picture, palette: Palette) -> Picture:
    """Pigment, blotches, grain and fibres of the paper, and a vignette towards the sheet's edge."""
    grey = picture.mean(-1, keepdims=True)
    picture = grey + (picture - grey) * palette.saturation
    texture = (
        0.020 * sheet.fractal(160, 4, 77)
        + 0.008 * sheet.fractal(9, 2, 78)
        + 0.008 * sheet.grain(3, 0.9, 0.9)
        + 0.006 * sheet.grain(4, 5.0, 0.6)
    )
    picture = picture * (1 + palette.texture * texture)[..., None]
    edge = np.exp(-np.maximum(sheet.to_edge + 9 * sheet.fractal(50, 3, 79), 0) / 30)
    return np.clip(tint(picture, palette.vignette, edge * palette.vignette_depth), 0, 1)
