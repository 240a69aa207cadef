"""A sheet of paper in the map's own units: coordinates, noise, masks, distances and brushes.

Everything is measured in units of the map and drawn from fixed seeds, so that a small sheet shows
the same picture as a large one, and the same command always paints the same pixels.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cached_property

import numpy as np
import skia
from numpy.typing import NDArray
from PIL import Image, ImageDraw
from scipy import ndimage

Plane = NDArray[np.float32]
"""One number for each pixel."""
Mask = NDArray[np.bool_]
Picture = NDArray[np.float32]
"""Red, green and blue of each pixel, from 0 to 1."""
Spot = tuple[float, float]


@dataclass(frozen=True)
class Extent:
    """A part of the map, in its units."""

    x: float
    y: float
    width: float
    height: float


def colour(code: str) -> NDArray[np.float32]:
    """A colour as numbers from 0 to 1, from its code such as ``#ffeecc``."""
    return np.array([int(code[i : i + 2], 16) / 255 for i in (1, 3, 5)], np.float32)


def ramp(start: float, end: float, value: Plane) -> Plane:
    """0 before `start`, 1 after `end`, a smooth rise between them; it falls where end < start."""
    t = np.clip((value - start) / (end - start), 0, 1)
    return t * t * (3 - 2 * t)


def tint(picture: Picture, code: str, strength: Plane | float) -> Picture:
    """The picture with a colour laid over it, as strongly as each pixel says."""
    strength = np.asarray(strength, np.float32)[..., None]
    return picture + (colour(code) - picture) * strength


class Sheet:
    """A picture of `extent`, with `scale` pixels to a unit."""

    def __init__(self, extent: Extent, scale: float) -> None:
        self.extent = extent
        self.scale = scale
        self.width = round(extent.width * scale)
        self.height = round(extent.height * scale)
        self.shape = (self.height, self.width)
        # Open grids: one row and one column, which spread over the sheet where they meet.
        self.x: Plane = (extent.x + (np.arange(self.width, dtype=np.float32) + 0.5) / scale)[None]
        self.y: Plane = (extent.y + (np.arange(self.height, dtype=np.float32) + 0.5) / scale)[
            :, None
        ]

    # ---- noise

    def noise(self, cell: float, seed: int) -> Plane:
        """Soft random hills about `cell` units wide, in no direction: mean 0, deviation 1."""
        step = cell / 3
        wide = math.ceil(self.extent.width / step) + 8
        high = math.ceil(self.extent.height / step) + 8
        grid = np.random.default_rng(seed).standard_normal((high, wide)).astype(np.float32)
        grid = ndimage.gaussian_filter(grid, 1.15, mode="wrap")
        grid /= grid.std()
        box = (4, 4, 4 + self.extent.width / step, 4 + self.extent.height / step)
        image = Image.fromarray(grid).resize(
            (self.width, self.height), Image.Resampling.BICUBIC, box
        )
        return np.asarray(image)

    def _octaves(self, cell: float, count: int) -> Iterable[tuple[int, float]]:
        for octave in range(count):
            size = cell / 2**octave
            if size * self.scale >= 2.5:  # finer than the pixels there is nothing to see
                yield octave, size

    def fractal(self, cell: float, octaves: int, seed: int, gain: float = 0.5) -> Plane:
        """Noise with ever finer detail: deviation about 1."""
        total = np.zeros(self.shape, np.float32)
        for octave, size in self._octaves(cell, octaves):
            total += gain**octave * self.noise(size, seed + 17 * octave)
        return total / math.sqrt(sum(gain ** (2 * octave) for octave in range(octaves)))

    def ridged(self, cell: float, octaves: int, seed: int, gain: float = 0.5) -> Plane:
        """Sharp crests, 0 to 1, with finer crests on their flanks."""
        total = np.zeros(self.shape, np.float32)
        weight: Plane | float = 1.0
        for octave, size in self._octaves(cell, octaves):
            crest = 1 - np.minimum(np.abs(self.noise(size, seed + 31 * octave)) * 0.8, 1)
            crest *= crest
            total += gain**octave * crest * weight
            weight = np.clip(crest * 1.7, 0, 1)
        return total / sum(gain**octave for octave in range(octaves))

    def grain(self, seed: int, across: float, down: float) -> Plane:
        """Noise of the paper itself, in pixels: fibres where it is stretched one way."""
        raw = np.random.default_rng(seed).standard_normal(self.shape).astype(np.float32)
        soft = ndimage.gaussian_filter(raw, (down, across))
        return soft / soft.std()

    # ---- masks

    def blur(self, plane: Plane | Mask, units: float) -> Plane:
        """Gaussian blur; a wide one is worked out on a smaller sheet, which nobody can tell."""
        plane = np.asarray(plane, np.float32)
        sigma = units * self.scale
        if sigma < 8:
            return ndimage.gaussian_filter(plane, sigma, truncate=3)
        less = int(sigma // 4)
        small = (math.ceil(self.width / less), math.ceil(self.height / less))
        image = Image.fromarray(plane).resize(small, Image.Resampling.BOX)
        soft = ndimage.gaussian_filter(np.asarray(image), sigma / less, truncate=3)
        whole = Image.fromarray(soft).resize((self.width, self.height), Image.Resampling.BICUBIC)
        return np.asarray(whole)

    def inside(self, mask: Mask) -> Plane:
        """How deep each pixel lies within a mask, in units; 0 outside."""
        if not mask.any():
            return np.zeros(self.shape, np.float32)
        return ndimage.distance_transform_edt(mask).astype(np.float32) / self.scale

    def polygons(
        self, shapes: Iterable[tuple[Sequence[Sequence[float]], int]], ground: int
    ) -> NDArray[np.uint8]:
        """Outlines filled with their labels, over a ground."""
        image = Image.new("L", (self.width, self.height), ground)
        draw = ImageDraw.Draw(image)
        for line, label in shapes:
            draw.polygon([self.pixel(x, y) for x, y in line], fill=label)
        return np.asarray(image)

    def pixel(self, x: float, y: float) -> Spot:
        return (x - self.extent.x) * self.scale, (y - self.extent.y) * self.scale

    def at(self, plane: NDArray[np.generic], x: float, y: float) -> float:
        """What a plane holds at a point of the map."""
        across, down = self.pixel(x, y)
        column = min(max(int(across), 0), self.width - 1)
        row = min(max(int(down), 0), self.height - 1)
        return plane[row, column].item()

    def clamped(self, plane: NDArray[np.uint8], x: Plane, y: Plane) -> NDArray[np.uint8]:
        """What a plane of this sheet holds at points of the map; beyond the sheet, what it holds
        inside the nearest edge, whose rounded corners are left out."""
        area, rim = self.extent, 6
        x = np.where(
            (x < area.x) | (x > area.x + area.width),
            np.clip(x, area.x + rim, area.x + area.width - rim),
            x,
        )
        y = np.where(
            (y < area.y) | (y > area.y + area.height),
            np.clip(y, area.y + rim, area.y + area.height - rim),
            y,
        )
        columns = np.clip((x - area.x) * self.scale, 2, self.width - 3).astype(int)
        rows = np.clip((y - area.y) * self.scale, 2, self.height - 3).astype(int)
        return plane[rows, columns]

    def scatter(self, mask: Mask, gap: float, seed: int) -> list[Spot]:
        """Points within a mask, none nearer to another than `gap`, from north to south."""
        rng = np.random.default_rng(seed)
        area = self.extent
        count = int(area.width * area.height / gap**2 * 7)
        x = area.x + rng.random(count) * area.width
        y = area.y + rng.random(count) * area.height
        columns = np.minimum(((x - area.x) * self.scale).astype(int), self.width - 1)
        rows = np.minimum(((y - area.y) * self.scale).astype(int), self.height - 1)
        wanted = mask[rows, columns]
        cell = gap / math.sqrt(2)
        taken: dict[tuple[int, int], Spot] = {}
        for here in zip(x[wanted].tolist(), y[wanted].tolist(), strict=True):
            i, j = int(here[0] // cell), int(here[1] // cell)
            near = (taken.get((i + a, j + b)) for a in range(-2, 3) for b in range(-2, 3))
            if all(spot is None or math.dist(spot, here) >= gap for spot in near):
                taken[i, j] = here
        return sorted(taken.values(), key=lambda spot: (spot[1], spot[0]))

    # ---- drawing

    def surface(self) -> tuple[skia.Surface, skia.Canvas]:
        """A clear surface to draw on in units of the map."""
        surface = skia.Surface(self.width, self.height)
        canvas = surface.getCanvas()
        canvas.clear(skia.ColorTRANSPARENT)
        canvas.scale(self.scale, self.scale)
        canvas.translate(-self.extent.x, -self.extent.y)
        return surface, canvas

    def layer(self, surface: skia.Surface) -> tuple[Picture, Plane]:
        """The colours and the opacity of what was drawn."""
        raw = surface.toarray(colorType=skia.kRGBA_8888_ColorType).astype(np.float32) / 255
        return raw[..., :3], raw[..., 3]

    def lay(self, picture: Picture, surface: skia.Surface, opacity: Plane | float = 1.0) -> Picture:
        """The picture with a drawing on top."""
        colours, cover = self.layer(surface)
        return picture + (colours - picture) * (cover * opacity)[..., None]

    def cast(self, picture: Picture, cover: Plane, strength: float, reach: float = 1.2) -> Picture:
        """The soft shadow of a drawing, thrown to the south-east."""
        soft = self.blur(cover, reach)
        shift = (0.9 * reach * self.scale, 1.1 * reach * self.scale)
        fallen = ndimage.shift(soft, shift, order=1, mode="nearest")
        return picture * (1 - np.clip(fallen, 0, 1) * strength)[..., None]

    @cached_property
    def to_edge(self) -> Plane:
        """How far the sheet's edge is, in units."""
        area = self.extent
        across = np.minimum(self.x - area.x, area.x + area.width - self.x)
        down = np.minimum(self.y - area.y, area.y + area.height - self.y)
        return np.minimum(across, down)
