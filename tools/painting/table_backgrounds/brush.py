"""What the painters of grounds work with: colours, noise, shapes, and the stroke of a brush."""

from __future__ import annotations

import math

import numpy as np
from numpy.typing import NDArray
from PIL import Image, ImageDraw
from scipy import ndimage

Plane = NDArray[np.float64]
"""A number for each pixel."""
Picture = NDArray[np.float64]
"""Red, green and blue for each pixel, from 0 to 1."""


def colour(text: str) -> NDArray[np.float64]:
    return np.array([int(text[i : i + 2], 16) for i in (1, 3, 5)], float) / 255


def sheet(tone: str, height: int, width: int) -> Picture:
    return np.broadcast_to(colour(tone), (height, width, 3)).copy()


def mix(under: Picture, over: Picture | NDArray[np.float64], share: Plane | float) -> Picture:
    part = np.asarray(share, float)
    if part.ndim == 2:
        part = part[..., None]
    return np.asarray(under * (1 - part) + over * part)


def rise(values: Plane, low: float, high: float) -> Plane:
    """0 below `low`, 1 above `high`, and a soft way between."""
    t = np.clip((values - low) / (high - low), 0, 1)
    return np.asarray(t * t * (3 - 2 * t))


def noise(
    rng: np.random.Generator,
    height: int,
    width: int,
    scale: float,
    octaves: int = 5,
    wide: float = 1,
    tall: float = 1,
) -> Plane:
    """Clouds of numbers from 0 to 1, `scale` pixels from hill to hill."""
    out = np.zeros((height, width))
    total = 0.0
    for octave in range(octaves):
        step = max(scale / 2**octave, 1.5)
        rows = max(2, math.ceil(height / (step * tall)))
        columns = max(2, math.ceil(width / (step * wide)))
        grid = rng.random((rows + 3, columns + 3))
        y = np.arange(height) / (step * tall) + 1
        x = np.arange(width) / (step * wide) + 1
        places = np.meshgrid(y, x, indexing="ij")
        order = 3 if step > 3 else 1
        found = ndimage.map_coordinates(grid, places, order=order, mode="nearest")
        out += found * 0.5**octave
        total += 0.5**octave
    return np.asarray(out / total)


def strokes(picture: Picture, radius: int = 4) -> Picture:
    """As if painted with a brush: each spot takes the calmest of the four fields about it
    (Kuwahara)."""
    side = radius + 1 if (radius + 1) % 2 else radius + 2
    grey = picture.mean(2)
    best: Picture | None = None
    calm = np.zeros_like(grey)
    for down in (-1, 1):
        for along in (-1, 1):
            origin = (down * (side // 2), along * (side // 2))
            mean = ndimage.uniform_filter(grey, side, origin=origin)
            spread = ndimage.uniform_filter(grey * grey, side, origin=origin) - mean * mean
            tone = np.stack(
                [ndimage.uniform_filter(picture[..., i], side, origin=origin) for i in range(3)], 2
            )
            if best is None:
                best, calm = tone, spread
            else:
                better = spread < calm
                best = np.where(better[..., None], tone, best)
                calm = np.where(better, spread, calm)
    assert best is not None
    return best


class Stencil:
    """Shapes cut out at double size, as shares of coverage."""

    def __init__(self, height: int, width: int) -> None:
        self.height, self.width = height, width
        self.image = Image.new("L", (width * 2, height * 2), 0)
        self.draw = ImageDraw.Draw(self.image)

    def polygon(self, points: list[tuple[float, float]]) -> None:
        self.draw.polygon([(x * 2, y * 2) for x, y in points], fill=255)

    def line(self, points: list[tuple[float, float]], width: float) -> None:
        self.draw.line([(x * 2, y * 2) for x, y in points], fill=255, width=max(1, int(width * 2)))

    def plane(self) -> Plane:
        small = self.image.resize((self.width, self.height), Image.Resampling.LANCZOS)
        return np.asarray(small, float) / 255


def trunks(
    rng: np.random.Generator,
    height: int,
    width: int,
    count: int,
    thin: float,
    thick: float,
    foot: float,
    bare: bool = False,
) -> Plane:
    """Trees from above the picture's edge down to `foot`; bare ones fork and end below it."""
    cut = Stencil(height, width)
    for i in range(count):
        x = (i + rng.random()) / count * width
        girth = rng.uniform(thin, thick)
        lean = rng.uniform(-0.06, 0.06) * height
        top = rng.uniform(0.05, 0.4) * height if bare else -0.05 * height
        bend = rng.random() * 6
        left, right = [], []
        for k in range(13):
            t = k / 12
            y = top + (foot * height - top) * t
            wave = math.sin(bend + t * 5) * girth * 0.35
            across = girth * ((0.12 + 0.88 * t) if bare else (0.75 + 0.25 * t))
            across += girth * 1.2 * max(0.0, t - 0.86) / 0.14
            middle = x + lean * (1 - t) + wave
            left.append((middle - across / 2, y))
            right.append((middle + across / 2, y))
        cut.polygon(left + right[::-1])
        for _ in range(int(rng.integers(3, 8) if bare else rng.integers(2, 6))):
            t = rng.uniform(0.05, 0.65)
            px, py = x + lean * (1 - t), top + (foot * height - top) * t
            way = rng.choice([-1, 1])
            reach = rng.uniform(0.03, 0.09 if bare else 0.12) * width
            branch = girth * 0.32
            for _ in range(6):
                nx, ny = px + way * reach / 6, py - rng.uniform(-0.01, 0.06) * height
                cut.line([(px, py), (nx, ny)], branch)
                px, py, branch = nx, ny, branch * 0.74
    return cut.plane()


def ridge(rng: np.random.Generator, width: int, base: float, swing: float, scale: float) -> Plane:
    """The height of a skyline at each column."""
    return base + (noise(rng, 8, width, scale, 5)[4] - 0.5) * 2 * swing


def scatter(
    rng: np.random.Generator,
    height: int,
    width: int,
    count: int,
    tones: tuple[str, ...],
    small: float,
    large: float,
    outline: tuple[tuple[float, float], ...],
) -> tuple[Picture, Plane]:
    """Leaves or stones of one outline lying about, each with its shadow; and what they cover."""
    image = Image.new("RGBA", (width, height), (0, 0, 0, 0))
    draw = ImageDraw.Draw(image)
    for _ in range(count):
        x, y, size = rng.random() * width, rng.random() * height, rng.uniform(small, large)
        turn = rng.random() * math.tau
        tone = np.clip(colour(tones[rng.integers(len(tones))]) * rng.uniform(0.6, 1.15), 0, 1)
        cos, sin = math.cos(turn), math.sin(turn)
        points = [
            (x + size * (a * cos - b * sin), y + size * (a * sin + b * cos)) for a, b in outline
        ]
        draw.polygon([(px + 1.5, py + 2) for px, py in points], fill=(0, 0, 0, 90))
        draw.polygon(points, fill=(*(int(part * 255) for part in tone), 235))
    whole = np.asarray(image, float) / 255
    return whole[..., :3], whole[..., 3]


LEAF = ((-1.0, 0.0), (-0.4, 0.42), (0.3, 0.4), (1.0, 0.0), (0.3, -0.4), (-0.4, -0.42))
PEBBLE = ((-1.0, -0.2), (-0.6, 0.6), (0.2, 0.75), (0.95, 0.3), (0.8, -0.5), (0.0, -0.75))
