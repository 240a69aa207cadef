"""The grounds of The Card Game's scenarios: Mirkwood's edge, the Anduin, the hill of Dol Guldur.

Each has two pictures: the wilds, with a ragged lower edge that lets the ground show through, and
the ground on which the players' cards lie.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass

import numpy as np
from scipy import ndimage
from scipy.spatial import cKDTree

from tools.painting.table_backgrounds.brush import (
    LEAF,
    PEBBLE,
    Picture,
    Plane,
    Stencil,
    colour,
    mix,
    noise,
    ridge,
    rise,
    scatter,
    sheet,
    strokes,
    trunks,
)

WIDTH, WILDS, GROUND = 1600, 380, 620
"""Pixels across; how high the wilds are, and the ground."""
Rng = np.random.Generator


def _places(height: int) -> tuple[Plane, Plane]:
    v, u = np.mgrid[0:height, 0:WIDTH].astype(float)
    return u / WIDTH, v / height


def _shade(picture: Picture, by: Plane) -> Picture:
    return np.asarray(picture * by[..., None])


# ---- the wilds


def _edge(rng: Rng, at: float = 0.93, swing: float = 0.15) -> Plane:
    """The wilds end in a ragged line."""
    _, v = _places(WILDS)
    return rise((at + (noise(rng, WILDS, WIDTH, 50) - 0.5) * swing) - v, 0, 0.05)


def _growth(
    rng: Rng, picture: Picture, cover: Plane, tones: tuple[str, ...], count: int
) -> tuple[Picture, Plane]:
    """Bushes, reeds or stones along the edge, from dark ones behind to lighter ones before."""
    for i in range(3):
        low = WILDS * (0.885 + 0.03 * i)
        cut = Stencil(WILDS, WIDTH)
        for _ in range(count):
            x = rng.random() * WIDTH
            y = low + rng.normal() * 6 + 7 * math.sin(x / 70 + i * 2)
            size = rng.uniform(4, 11)
            outline = [
                (x + size * math.cos(a) * rng.uniform(0.7, 1.2), y + size * 0.62 * math.sin(a))
                for a in np.linspace(0, math.tau, 9)[:-1]
            ]
            cut.polygon(outline)
        shape = cut.plane()
        tone = colour(tones[i]) * (0.45 + 1.1 * noise(rng, WILDS, WIDTH, 9, 3))[..., None]
        # Lit from above, dark where it stands on the ground.
        slope = np.gradient(ndimage.gaussian_filter(shape, 3), axis=0)
        tone = np.clip(tone * (1 + np.clip(slope * 5, -0.45, 0.45))[..., None], 0, 1)
        picture = mix(picture, tone, shape)
        cover = np.maximum(cover, shape)
    return picture, cover


def _eyes(rng: Rng, picture: Picture, places: tuple[tuple[float, float, float], ...]) -> Picture:
    """Pairs of eyes in the dark."""
    cut = Stencil(WILDS, WIDTH)
    for x, y, size in places:
        for side in (-1, 1):
            cx, cy = x * WIDTH + side * size * 0.62, y * WILDS
            lid = [(-0.5, -0.16 * side), (0, 0.22), (0.5, 0.16 * side), (0.1, -0.18)]
            cut.polygon([(cx + a * size * 0.8, cy + b * size) for a, b in lid])
    shape = cut.plane()
    glow = ndimage.gaussian_filter(shape, 7)
    picture = np.asarray(picture + glow[..., None] * colour("#e8b83a") * 1.1)
    return mix(picture, sheet("#ffe07a", WILDS, WIDTH), shape * 0.85)


def _mirkwood(rng: Rng) -> tuple[Picture, Plane]:
    u, v = _places(WILDS)
    picture = mix(sheet("#16281f", WILDS, WIDTH), sheet("#5f8566", WILDS, WIDTH), rise(v, 0, 0.8))
    picture = _shade(picture, 0.7 + 0.6 * noise(rng, WILDS, WIDTH, 150, 6, wide=1.9))
    light = np.exp(-np.hypot((u - 0.5) * 2.4, v - 0.62) * 2.6)
    picture += light[..., None] * colour("#d3edb0") * 0.5
    for count, thin, thick, haze in ((60, 5, 11, 0.5), (30, 13, 26, 0.2), (13, 30, 62, 0.0)):
        wood = trunks(rng, WILDS, WIDTH, count, thin, thick, 0.84 + 0.14 * (1 - haze * 2))
        bark = noise(rng, WILDS, WIDTH, 20, 4, wide=0.35, tall=2.6)
        tone = mix(sheet("#0c1712", WILDS, WIDTH), colour("#7f9f80"), haze)
        tone = _shade(tone, 0.5 + bark)
        rim = np.abs(np.gradient(ndimage.gaussian_filter(wood, 2.5), axis=1))
        tone = tone + np.clip(rim * 3, 0, 1)[..., None] * colour("#b8d8a0") * 0.18
        picture = mix(picture, np.clip(tone, 0, 1), wood)
        mist = np.exp(-(((v - 0.8) / 0.15) ** 2)) * (0.14 + 0.4 * haze)
        mist = np.clip(mist * noise(rng, WILDS, WIDTH, 120, 5, wide=2.4) * 1.6, 0, 1)
        picture = mix(picture, sheet("#8fae88", WILDS, WIDTH), mist)
    beams = noise(rng, 4, 720, 26, 4)[2]
    angle = np.arctan2(v + 0.6, u - 0.5)
    ray = beams[((angle / math.pi) * 719).astype(int)]
    picture += (rise(ray, 0.5, 0.75) * light * 0.5)[..., None] * colour("#e6f4c4")
    eyes = (
        (0.04, 0.5, 17),
        (0.965, 0.44, 16),
        (0.3, 0.2, 10),
        (0.72, 0.2, 11),
        (0.9, 0.7, 9),
        (0.13, 0.72, 9),
    )
    picture = _eyes(rng, strokes(np.clip(picture, 0, 1.1)) * 0.84, eyes)
    canopy = rise((0.2 - v) + (noise(rng, WILDS, WIDTH, 60) - 0.5) * 0.35, 0, 0.2)
    picture = _shade(picture, 1 - 0.75 * canopy)
    return _growth(rng, picture, _edge(rng), ("#16241a", "#26391f", "#3d5227"), 900)


def _anduin(rng: Rng) -> tuple[Picture, Plane]:
    u, v = _places(WILDS)
    picture = mix(sheet("#24435c", WILDS, WIDTH), sheet("#e0b880", WILDS, WIDTH), rise(v, 0, 0.5))
    clouds = noise(rng, WILDS, WIDTH, 170, 6, wide=2.6)
    picture = mix(picture, sheet("#f4dcae", WILDS, WIDTH), rise(clouds, 0.5, 0.78) * 0.6)
    picture = _shade(picture, 0.82 + 0.36 * noise(rng, WILDS, WIDTH, 60, 5, wide=2.5))
    sun = np.hypot((u - 0.53) * WIDTH / WILDS, v - 0.33)
    picture += (np.exp(-sun * 4.5) * 0.8 + np.exp(-sun * 1.6) * 0.25)[..., None] * colour("#ffe9b8")
    for i, (base, swing, tone) in enumerate(
        ((0.36, 0.12, "#7d8f9b"), (0.42, 0.09, "#566d70"), (0.47, 0.05, "#37503f"))
    ):
        line = ridge(rng, WIDTH, base, swing, WIDTH * (0.22 - 0.05 * i))
        land = rise(v - line[None, :], -0.002, 0.006)
        tx = noise(rng, WILDS, WIDTH, 40, 5, wide=1.6)
        haze = np.clip((v - line[None, :]) / 0.2, 0, 1) * 0.4
        slope = _shade(mix(sheet(tone, WILDS, WIDTH), colour("#f1d9a2"), haze), 0.7 + 0.6 * tx)
        picture = mix(picture, slope, land)
    # The river: the sky again, upside down, broken by waves.
    waves = noise(rng, WILDS, WIDTH, 26, 4, wide=7, tall=0.5)
    depth = np.clip((v - 0.5) / 0.4, 0, 1)
    river = mix(sheet("#d8b98a", WILDS, WIDTH), colour("#1d4654"), rise(depth, 0, 0.9))
    river = _shade(river, 0.55 + 0.85 * waves)
    glitter = np.exp(-(((u - 0.53) / (0.05 + 0.12 * depth)) ** 2)) * rise(waves, 0.5, 0.62)
    river += glitter[..., None] * colour("#ffe9b8") * 0.75
    shore = ridge(rng, WIDTH, 0.5, 0.014, WIDTH * 0.1)
    picture = mix(picture, np.clip(river, 0, 1), rise(v - shore[None, :], 0, 0.006))
    picture = strokes(np.clip(picture, 0, 1.1)) * 0.86
    reeds = Stencil(WILDS, WIDTH)
    for _ in range(900):
        x, foot = rng.random() * WIDTH, WILDS * (0.94 + rng.normal() * 0.02)
        if abs(x / WIDTH - 0.53) < 0.11 and rng.random() < 0.85:
            continue
        tall, lean = rng.uniform(20, 86), rng.normal() * 13
        reeds.line([(x, foot), (x + lean * 0.4, foot - tall * 0.6), (x + lean, foot - tall)], 1.3)
    blades = reeds.plane()
    picture = mix(picture, sheet("#2c3a1e", WILDS, WIDTH), blades * 0.85)
    return _growth(
        rng,
        picture,
        np.maximum(_edge(rng), blades * (v > 0.5)),
        ("#25301b", "#3c4723", "#5d5f30"),
        620,
    )


def _dol_guldur(rng: Rng) -> tuple[Picture, Plane]:
    u, v = _places(WILDS)
    picture = mix(sheet("#150f20", WILDS, WIDTH), sheet("#6d5472", WILDS, WIDTH), rise(v, 0, 0.75))
    clouds = noise(rng, WILDS, WIDTH, 160, 6, wide=2.2)
    picture = mix(picture, sheet("#2a1d34", WILDS, WIDTH), rise(clouds, 0.45, 0.7) * 0.75)
    glow = np.exp(-np.hypot((u - 0.5) * 3.0, v - 0.46) * 3.2)
    picture += glow[..., None] * colour("#c25a2a") * 0.75
    hill = 0.62 - 0.2 * np.exp(-(((u[0] - 0.5) / 0.2) ** 2))
    hill = hill + (noise(rng, 8, WIDTH, 70, 5)[4] - 0.5) * 0.07
    cut = Stencil(WILDS, WIDTH)
    # The keep: towers that grow toward the middle, and lean.
    for x, top, wide in (
        (0.5, 0.03, 46),
        (0.477, 0.14, 30),
        (0.523, 0.11, 28),
        (0.45, 0.24, 34),
        (0.553, 0.22, 36),
        (0.425, 0.33, 26),
        (0.578, 0.31, 26),
        (0.4, 0.4, 30),
        (0.605, 0.39, 30),
    ):
        cx, high = x * WIDTH, top * WILDS
        lean = (x - 0.5) * 60
        foot = WILDS * 0.6
        body = [(cx - wide / 2 - 4, foot), (cx - wide * 0.32 + lean, high + wide * 0.5)]
        spikes = [
            (cx - wide * 0.44 + lean, high + wide * 0.42),
            (cx - wide * 0.34 + lean, high),
            (cx - wide * 0.12 + lean, high + wide * 0.34),
            (cx + lean, high - wide * 0.5),
            (cx + wide * 0.12 + lean, high + wide * 0.34),
            (cx + wide * 0.34 + lean, high),
            (cx + wide * 0.44 + lean, high + wide * 0.42),
        ]
        cut.polygon(
            [
                *body,
                *spikes,
                (cx + wide * 0.32 + lean, high + wide * 0.5),
                (cx + wide / 2 + 4, foot),
            ]
        )
    keep = cut.plane()
    stone = _shade(sheet("#1b1424", WILDS, WIDTH), 0.6 + noise(rng, WILDS, WIDTH, 14, 4, tall=1.6))
    picture = mix(picture, stone, keep)
    windows = Stencil(WILDS, WIDTH)
    for x, y in (
        (0.5, 0.3),
        (0.4975, 0.43),
        (0.478, 0.36),
        (0.524, 0.34),
        (0.45, 0.45),
        (0.555, 0.44),
        (0.508, 0.5),
    ):
        cx, cy = x * WIDTH, y * WILDS
        windows.polygon(
            [
                (cx - 2.4, cy + 6),
                (cx - 2.4, cy - 3),
                (cx, cy - 7),
                (cx + 2.4, cy - 3),
                (cx + 2.4, cy + 6),
            ]
        )
    fire = windows.plane()
    picture += ndimage.gaussian_filter(fire, 7)[..., None] * colour("#ff7a2a") * 2.4
    picture = mix(picture, sheet("#ffc46a", WILDS, WIDTH), fire)
    land = rise(v - hill[None, :], -0.002, 0.01)
    slope = _shade(sheet("#211a26", WILDS, WIDTH), 0.55 + 0.9 * noise(rng, WILDS, WIDTH, 40, 5))
    picture = mix(picture, slope, land)
    for count, thin, thick, haze in ((44, 3, 7, 0.42), (22, 8, 15, 0.18), (9, 18, 34, 0.0)):
        wood = trunks(rng, WILDS, WIDTH, count, thin, thick, 0.8 + 0.16 * (1 - haze * 2), bare=True)
        middle = 1 - np.exp(-(((u - 0.5) / 0.13) ** 2)) * 0.9
        tone = mix(sheet("#0d0a11", WILDS, WIDTH), colour("#7c6a86"), haze)
        picture = mix(picture, tone, wood * middle)
        mist = np.exp(-(((v - 0.78) / 0.13) ** 2)) * (0.16 + 0.4 * haze)
        mist = np.clip(mist * noise(rng, WILDS, WIDTH, 130, 5, wide=2.4) * 1.7, 0, 1)
        picture = mix(picture, sheet("#8d7c92", WILDS, WIDTH), mist)
    picture = strokes(np.clip(picture, 0, 1.1)) * 0.88
    sparks = (rng.random((WILDS, WIDTH)) > 0.99975) * np.exp(-(((u - 0.5) / 0.25) ** 2))
    picture += ndimage.gaussian_filter(sparks, 1.1)[..., None] * colour("#ff9a4a") * 9
    eyes = ((0.045, 0.56, 15), (0.96, 0.5, 15), (0.2, 0.68, 10), (0.83, 0.68, 10))
    picture = _eyes(rng, np.clip(picture, 0, 1), eyes)
    return _growth(rng, picture, _edge(rng), ("#17121b", "#29222c", "#3b3338"), 700)


# ---- the players' ground


def _lit(rng: Rng, picture: Picture, warm: str, low: float = 0.5) -> Picture:
    """A pool of light in the middle, dark toward the edges and under the wilds."""
    u, v = _places(GROUND)
    pool = np.exp(-(((u - 0.48) / 0.44) ** 2 + ((v - 0.45) / 0.42) ** 2))
    dapple = rise(noise(rng, GROUND, WIDTH, 120, 4), 0.5, 0.68)
    picture = _shade(picture, low + 0.72 * pool + 0.32 * pool * dapple)
    picture = np.asarray(picture + (pool * 0.07)[..., None] * colour(warm))
    return _shade(picture, 0.45 + 0.55 * rise(v, 0, 0.28))


def _forest_floor(rng: Rng) -> Picture:
    fine = noise(rng, GROUND, WIDTH, 10, 4)
    soil = mix(
        sheet("#3d2f20", GROUND, WIDTH), colour("#5a4630"), noise(rng, GROUND, WIDTH, 220, 6)
    )
    picture = _shade(soil, 0.6 + 0.75 * fine)
    moss = rise(noise(rng, GROUND, WIDTH, 140, 6), 0.46, 0.62) * 0.85
    picture = mix(picture, _shade(sheet("#465427", GROUND, WIDTH), 0.45 + 0.95 * fine), moss)
    tones = ("#6b4a25", "#7a3f1f", "#8a6a2e", "#4d3a20", "#59602a", "#3f4a22", "#93602b")
    leaves, cover = scatter(rng, GROUND, WIDTH, 4200, tones, 3, 8, LEAF)
    picture = mix(picture, leaves, cover)
    grey = picture.mean(2, keepdims=True) * colour("#8a9a70") * 1.6
    picture = mix(picture, grey, 0.25)
    patch = rise(noise(rng, GROUND, WIDTH, 90, 5), 0.55, 0.7) * 0.7
    picture = mix(picture, _shade(sheet("#3f5226", GROUND, WIDTH), 0.4 + 1.1 * fine), patch)
    return _lit(rng, strokes(picture), "#ffd58a")


def _river_bank(rng: Rng) -> Picture:
    fine = noise(rng, GROUND, WIDTH, 10, 4)
    sand = mix(
        sheet("#6b5a3c", GROUND, WIDTH), colour("#8f7a50"), noise(rng, GROUND, WIDTH, 200, 6)
    )
    picture = _shade(sand, 0.62 + 0.6 * fine)
    tones = ("#8a8374", "#6d675b", "#a39a83", "#575349", "#7b6f58")
    stones, cover = scatter(rng, GROUND, WIDTH, 2600, tones, 2.5, 9, PEBBLE)
    bed = rise(noise(rng, GROUND, WIDTH, 160, 5), 0.44, 0.56)
    picture = mix(picture, stones, cover * bed)
    grass = rise(noise(rng, GROUND, WIDTH, 130, 6), 0.47, 0.6) * 0.92
    blades = noise(rng, GROUND, WIDTH, 14, 4, wide=0.4, tall=1.8)
    picture = mix(picture, _shade(sheet("#59652f", GROUND, WIDTH), 0.35 + 1.2 * blades), grass)
    return _lit(rng, strokes(picture), "#ffe2a8", 0.46) * 0.88


def _old_stones(rng: Rng) -> Picture:
    fine = noise(rng, GROUND, WIDTH, 9, 4)
    picture = _shade(sheet("#3a343c", GROUND, WIDTH), 0.55 + 0.85 * fine)
    # Flags of a court that nobody mends: each of its own tone, moss and dirt in the joints.
    step = 92
    points = [
        (x * step + (y % 2) * step / 2 + rng.normal() * 13, y * step * 0.72 + rng.normal() * 9)
        for y in range(-1, GROUND // 60 + 2)
        for x in range(-1, WIDTH // step + 2)
    ]
    v, u = np.mgrid[0:GROUND, 0:WIDTH].astype(float)
    sway = (noise(rng, GROUND, WIDTH, 40, 4) - 0.5) * 16
    near, which = cKDTree(points).query(np.stack([u + sway, v + sway], -1), k=2)
    tone = rng.uniform(0.72, 1.22, len(points))[which[..., 0]]
    picture = _shade(picture, tone)
    joint = 1 - rise(near[..., 1] - near[..., 0], 1.5, 6.5)
    picture = mix(picture, sheet("#141015", GROUND, WIDTH), joint * 0.85)
    lip = rise(near[..., 1] - near[..., 0], 4, 8) - rise(near[..., 1] - near[..., 0], 8, 16)
    picture = picture + lip[..., None] * colour("#8a7f96") * 0.10
    moss = rise(noise(rng, GROUND, WIDTH, 120, 6), 0.52, 0.66) * 0.5
    picture = mix(picture, _shade(sheet("#3a4230", GROUND, WIDTH), 0.45 + fine), moss)
    rust = rise(noise(rng, GROUND, WIDTH, 150, 5), 0.56, 0.72) * 0.25
    picture = mix(picture, _shade(sheet("#5a3626", GROUND, WIDTH), 0.5 + fine), rust)
    return _lit(rng, strokes(picture, 3), "#ffb27a", 0.56)


@dataclass(frozen=True)
class Ground:
    wilds: Callable[[Rng], tuple[Picture, Plane]]
    floor: Callable[[Rng], Picture]
    seed: int


GROUNDS = {
    "passage_through_mirkwood": Ground(_mirkwood, _forest_floor, 77),
    "journey_along_the_anduin": Ground(_anduin, _river_bank, 31),
    "escape_from_dol_guldur": Ground(_dol_guldur, _old_stones, 12),
}
