"""Pen and brush: paths and paints for what is drawn on a sheet."""

from __future__ import annotations

import math
from collections.abc import Sequence
from itertools import pairwise

import numpy as np
import skia
from numpy.typing import NDArray
from scipy import ndimage

from tools.painting.maps.sheet import Spot, colour

Stop = tuple[str, float, float]
"""A colour, its opacity, and where on a gradient it stands."""


def _tone(code: str, opacity: float) -> skia.Color4f:
    red, green, blue = (float(part) for part in colour(code))
    return skia.Color4f(red, green, blue, opacity)


def fill(code: str, opacity: float = 1.0, blur: float = 0.0) -> skia.Paint:
    paint = skia.Paint(AntiAlias=True, Color4f=_tone(code, opacity))
    if blur:
        paint.setMaskFilter(skia.MaskFilter.MakeBlur(skia.kNormal_BlurStyle, blur))
    return paint


def stroke(code: str, width: float, opacity: float = 1.0, blur: float = 0.0) -> skia.Paint:
    paint = fill(code, opacity, blur)
    paint.setStyle(skia.Paint.kStroke_Style)
    paint.setStrokeWidth(width)
    paint.setStrokeCap(skia.Paint.kRound_Cap)
    paint.setStrokeJoin(skia.Paint.kRound_Join)
    return paint


def gradient(start: Spot, end: Spot, stops: Sequence[Stop]) -> skia.Paint:
    paint = skia.Paint(AntiAlias=True)
    shades = [_tone(code, opacity).toColor() for code, opacity, _ in stops]
    places = [place for _, _, place in stops]
    paint.setShader(
        skia.GradientShader.MakeLinear([skia.Point(*start), skia.Point(*end)], shades, places)
    )
    return paint


def line(spots: Sequence[Spot], closed: bool = False) -> skia.Path:
    path = skia.Path()
    path.moveTo(*spots[0])
    for spot in spots[1:]:
        path.lineTo(*spot)
    if closed:
        path.close()
    return path


def curve(spots: Sequence[Spot], closed: bool = False) -> skia.Path:
    """A path that passes the middles between the spots in one soft curve."""
    path = skia.Path()
    if closed:
        ring = [*spots, spots[0], spots[1]]
        path.moveTo((ring[0][0] + ring[1][0]) / 2, (ring[0][1] + ring[1][1]) / 2)
        for here, ahead in pairwise(ring[1:]):
            path.quadTo(*here, (here[0] + ahead[0]) / 2, (here[1] + ahead[1]) / 2)
        path.close()
        return path
    path.moveTo(*spots[0])
    for here, ahead in pairwise(spots[1:]):
        path.quadTo(*here, (here[0] + ahead[0]) / 2, (here[1] + ahead[1]) / 2)
    path.lineTo(*spots[-1])
    return path


def evenly(spots: Sequence[Sequence[float]], step: float, soft: float) -> NDArray[np.float64]:
    """A line walked in even steps, its corners softened over `soft` units; the ends stay."""
    points = np.asarray(spots, float)
    points = points[np.r_[True, np.hypot(*np.diff(points, axis=0).T) > 1e-6]]
    gone = np.r_[0, np.cumsum(np.hypot(*np.diff(points, axis=0).T))]
    steps = np.linspace(0, gone[-1], max(2, math.ceil(gone[-1] / step) + 1))
    walked = np.stack([np.interp(steps, gone, points[:, axis]) for axis in (0, 1)], 1)
    softer = ndimage.gaussian_filter1d(walked, soft / step, axis=0, mode="nearest")
    softer[0], softer[-1] = walked[0], walked[-1]
    return softer


def ribbon(walked: NDArray[np.float64], half: NDArray[np.float64]) -> skia.Path:
    """A band along a line, as wide on each side as `half` says at each step."""
    along = np.gradient(walked, axis=0)
    along /= np.maximum(np.hypot(along[:, 0], along[:, 1]), 1e-6)[:, None]
    side = np.stack([-along[:, 1], along[:, 0]], 1) * half[:, None]
    ring = np.concatenate([walked + side, (walked - side)[::-1]])
    return line([(float(x), float(y)) for x, y in ring], closed=True)
