"""The ranges behind the valley, and the Lonely Mountain before them."""

from __future__ import annotations

from random import Random

import numpy as np

from tools.maps import five_armies as source
from tools.painting.maps.atlas import Atlas
from tools.painting.maps.colours import Palette
from tools.painting.maps.sheet import Picture, Sheet, ramp, tint
from tools.painting.maps.summit import Rock, Summit
from tools.painting.maps.summit import paint as paint_summit
from tools.painting.maps.valley import Valley

LONELY_MOUNTAIN = Summit(
    *source.SUMMIT, half=source.SUMMIT[2] * 0.64, seed=316, snow=0.52, foot=0.80, haze=0.25
)


def massif(sheet: Sheet, atlas: Atlas, valley: Valley, picture: Picture, palette: Palette) -> None:
    """Range behind range in haze, with valleys between them; the Lonely Mountain alone is clear."""
    if palette.night:
        clear = Rock("#aab4c6", "#171b22", "#f1f6fc", "#6c819d", "#2b3038", "#06080b")
        near = Rock("#6d7583", "#20242b", "#b4c0d2", "#4f5c70", "#272c34", "#0a0c0f")
        far = Rock("#4b525e", "#262b33", "#7b8799", "#434d5c", "#2a3039", "#14181d")
    else:
        clear = Rock("#f0e7d6", "#43393c", "#fdfcf8", "#9fb0c4", "#a89b8c", "#2a1d13")
        near = Rock("#d3c6ae", "#6f6259", "#f4efe4", "#a7abb1", "#9c8d79", "#44352a")
        far = Rock("#cbbfac", "#948879", "#e9e3d6", "#b3b1ad", "#b5a892", "#75664f")
    rng = Random(3)
    ranges = sheet.fractal(150, 3, 106)
    found: list[tuple[Summit, Rock]] = [(LONELY_MOUNTAIN, clear)]
    boxes = [
        (x - 8, y - 4, x + wide + 8, y + high + 16)
        for x, y, wide, high in atlas.map["spaces"].values()
    ]
    top = LONELY_MOUNTAIN.y - LONELY_MOUNTAIN.high
    # Great peaks where a range runs, smaller ones around them, few in the valleys between.
    for gap, seed, least, low, high in (
        (64, 104, -0.1, 84, 138),
        (33, 105, -0.5, 44, 76),
        (15, 107, -1.6, 20, 36),
    ):
        rocky = valley.rock & (valley.inner > (2.5 if gap < 30 else gap * 0.55)) & (ranges > least)
        for x, y in sheet.scatter(rocky, gap, seed):
            tall = rng.uniform(low, high)
            half = tall * rng.uniform(0.52, 0.74)
            snow = rng.uniform(0.10, 0.22) + tall / 520
            covered = any(
                a - half * 0.4 < x < c + half * 0.4 and b < y - tall * 0.3 < d + tall * 0.2
                for a, b, c, d in boxes
            )
            hides = (
                abs(x - LONELY_MOUNTAIN.x) < 104 + half * 0.4
                and top - 20 < y < LONELY_MOUNTAIN.y + 16 + tall * 0.5
            )
            if not covered and not hides:
                remote = sheet.at(valley.beyond, x, y) > 120
                found.append(
                    (
                        Summit(x, y + 6, tall, half, seed + len(found), snow, foot=0.62),
                        far if remote else near,
                    )
                )
    # The Gate's heights and the plain below them lie before the Mountain.
    behind = 1 - sheet.blur(
        atlas.among(valley.labels, {"front_gate", "eb_gate_plain"}) | valley.river, 2
    )
    for summit, rock in sorted(found, key=lambda one: one[0].y):
        paint_summit(sheet, picture, summit, rock, behind if rock is clear else None)
    mist = ramp(0.1, 1.5, sheet.fractal(90, 4, 108) - 0.5 * ranges) * sheet.blur(
        valley.rock & (valley.inner > 30), 16
    )
    clearing = ramp(
        120, 190, np.hypot(sheet.x - LONELY_MOUNTAIN.x, sheet.y - LONELY_MOUNTAIN.y + 100)
    )
    picture[:] = tint(picture, near.haze, mist * clearing * 0.45)
