"""A great mountain painted in the round: ridges that fall from its top, snow, haze at its foot."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from scipy import ndimage

from tools.painting.maps.sheet import Picture, Plane, Sheet, colour, ramp, tint


@dataclass(frozen=True)
class Rock:
    lit: str
    dark: str
    snow: str
    snow_dark: str
    haze: str
    ink: str


@dataclass(frozen=True)
class Summit:
    """Where the foot's middle stands, how high and how wide to each side, in units; how far down
    the snow lies and where the foot dissolves, as parts of the height."""

    x: float
    y: float
    high: float
    half: float
    seed: int
    snow: float
    foot: float = 0.8
    haze: float = 0.55


def paint(
    sheet: Sheet, picture: Picture, summit: Summit, rock: Rock, within: Plane | None = None
) -> None:
    """Paint the mountain into the picture, as far as it lies `within` a part of it."""
    left, top = sheet.pixel(summit.x - summit.half * 1.5, summit.y - summit.high * 1.06)
    right, bottom = sheet.pixel(summit.x + summit.half * 1.6, summit.y + summit.high * 0.16)
    rows = slice(max(0, int(top)), min(sheet.height, int(bottom)))
    columns = slice(max(0, int(left)), min(sheet.width, int(right)))
    if rows.stop - rows.start < 6 or columns.stop - columns.start < 6:
        return
    y = np.broadcast_to(
        sheet.y[rows] - (summit.y - summit.high),
        (rows.stop - rows.start, columns.stop - columns.start),
    )
    x = np.broadcast_to(sheet.x[:, columns] - summit.x, y.shape)
    down = y / summit.high
    rng = np.random.default_rng(summit.seed)

    def texture(across: int, along: int, at: Plane) -> Plane:
        """Noise in the mountain's own measure: `across` it and `along` its slopes."""
        grid = rng.standard_normal((along, across)).astype(np.float32)
        u = np.clip((at * 0.5 + 0.5) * (across - 3) + 1, 0, across - 1.01)
        v = np.clip(down * (along - 3) + 1, 0, along - 1.01)
        return ndimage.map_coordinates(grid, [v, u], order=3, mode="nearest").astype(np.float32)

    flat = np.clip(x / summit.half, -1.6, 1.6)
    jagged = texture(23, 23, flat) * 0.020 + texture(61, 61, flat) * 0.004
    # Shoulders: each flank swells and falls in on its way down.
    shoulder = texture(5, 13, np.where(x < 0, -0.6, 0.6)) * 0.08 * ramp(0.02, 0.3, down)
    half = summit.half * np.clip(down, 0, 1.2) ** 0.92 * (1 + shoulder) + 0.3
    lean = rng.uniform(-0.1, 0.05) * np.clip(down, 0, 1)
    side = (x + (jagged + lean * 0.3) * summit.half) / half
    smooth = (x + lean * 0.3 * summit.half) / half
    ridges = np.zeros_like(down)
    for n in range(6 if summit.high > 150 else 4 if summit.high > 60 else 3):
        ridges = ridges + 0.5**n * (1 - np.abs(texture(2 + 6 * 2**n, 3 + 3 * 2**n, smooth)))
    body = (1 - np.abs(side) ** 1.3) * summit.half * 0.55
    # The greater the mountain, the finer its ridges are to its size.
    rough = 0.18 * min(1.0, 62 / summit.half) ** 0.6
    relief = body + ridges * summit.half * rough * np.clip(down * 1.7, 0.12, 1)
    slope_y, slope_x = np.gradient(
        ndimage.gaussian_filter(relief, 0.35 * sheet.scale + summit.high / 900 * sheet.scale)
        * sheet.scale
    )
    lit = (slope_x * 0.66 + slope_y * 0.25 + 0.72) / np.sqrt(0.68 * (slope_x**2 + slope_y**2) + 1)

    part = picture[rows, columns]
    tone = np.empty_like(part)
    tone[:] = colour(rock.dark)
    tone = tint(tone, rock.lit, ramp(0.08, 1.1, lit))
    grain = texture(61, 61, flat)
    tone *= (1 + 0.045 * grain)[..., None]
    line = down - summit.snow + 0.06 * grain - 0.045 * ridges - 0.07 * np.abs(side) + 0.05
    snow = np.empty_like(part)
    snow[:] = colour(rock.snow_dark)
    snow = tint(snow, rock.snow, ramp(0.18, 0.8, lit))
    cover = ramp(0.06, -0.06, line)[..., None]
    tone = tone * (1 - cover) + snow * cover
    tone = tint(tone, rock.haze, ramp(0.45, 1.05, down) * summit.haze)
    inside = (
        ramp(1.03, 0.97, np.abs(side)) * (down > 0) * ramp(1.04, summit.foot, down + 0.05 * grain)
    )
    if within is not None:
        inside = inside * within[rows, columns]
    shadow = ndimage.shift(
        ndimage.gaussian_filter(inside, 2.2 * sheet.scale),
        (1.0 * sheet.scale, 4.0 * sheet.scale),
        order=1,
    )
    part = part * (1 - 0.30 * np.clip(shadow, 0, 1))[..., None]
    part = part * (1 - inside[..., None]) + tone * inside[..., None]
    edge = np.exp(-(((np.abs(side) - 1) * half / 0.5) ** 2)) * (down > 0) * ramp(0.85, 0.4, down)
    picture[rows, columns] = tint(part, rock.ink, edge * inside * 0.75)
