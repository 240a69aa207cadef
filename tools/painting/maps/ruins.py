"""Small drawings of stone and fire: boulders, broken walls, a gate in the rock, burnt trees."""

from __future__ import annotations

from random import Random

import skia

from tools.painting.maps.colours import Palette
from tools.painting.maps.glyphs import mountain
from tools.painting.maps.ink import curve, fill, gradient, line, stroke


def stones(canvas: skia.Canvas, x: float, y: float, rng: Random, palette: Palette) -> None:
    tones = palette.peaks
    for _ in range(rng.randint(1, 3)):
        a, b, r = x + rng.uniform(-4, 4), y + rng.uniform(-2, 2), rng.uniform(1.1, 2.5)
        outline = [
            (a - r, b),
            (a - r * 0.7, b - r * 0.9),
            (a + r * 0.2, b - r * 1.2),
            (a + r, b - r * 0.4),
            (a + r * 1.1, b),
        ]
        canvas.drawPath(line(outline, closed=True), fill(tones.lit_foot))
        canvas.drawPath(
            line([outline[2], outline[3], outline[4], (a + r * 0.1, b)], closed=True),
            fill(tones.dark, 0.8),
        )
        canvas.drawPath(line(outline, closed=True), stroke(palette.ink, 0.42, 0.75))


def ruin(canvas: skia.Canvas, x: float, y: float, rng: Random, palette: Palette) -> None:
    """What is left of a house or a tower, open to the sky."""
    canvas.save()
    canvas.translate(x, y)
    canvas.scale(rng.choice((-1, 1)), 1)
    tones = palette.peaks
    if rng.random() < 0.35:
        half, high = rng.uniform(1.8, 2.6), rng.uniform(9, 14)
        tops = [
            (-half, -high),
            (-half * 0.3, -high * 1.06),
            (half * 0.1, -high * 0.8),
            (half, -high * rng.uniform(0.6, 0.9)),
        ]
    else:
        half, high = rng.uniform(3.4, 6.0), rng.uniform(4.5, 9)
        count = rng.randint(4, 6)
        tops = [
            (half * (2 * n / count - 1), -high * rng.uniform(0.45, 1.0)) for n in range(count + 1)
        ]
        tops = [spot for n, spot in enumerate(tops) if n in (0, count) or rng.random() < 0.8]
    wall = [(-half, 0), *tops, (half, 0)]
    split = half * rng.uniform(-0.1, 0.3)
    canvas.drawPath(line(wall, closed=True), fill(tones.lit_foot))
    canvas.save()
    canvas.clipPath(line(wall, closed=True), skia.ClipOp.kIntersect, True)
    canvas.drawRect(skia.Rect(split, -20, half + 1, 1), fill(tones.dark, 0.7))
    for n in range(1, 5):  # courses of stone
        canvas.drawLine(-half, -high * n / 5, half, -high * n / 5, stroke(palette.ink, 0.3, 0.3))
    opening = skia.Rect.MakeXYWH(
        -half * 0.62, -high * 0.42, half * 0.42, high * rng.choice((0.2, 0.42))
    )
    canvas.drawRoundRect(opening, half * 0.2, half * 0.2, fill(palette.ink, 0.75))
    canvas.restore()
    canvas.drawPath(line(wall, closed=True), stroke(palette.ink, 0.5, 0.9))
    for n in range(4):
        a = half * rng.uniform(-1.5, 1.5)
        canvas.drawOval(
            skia.Rect.MakeXYWH(a, -0.4 + 0.4 * n, 1.5, 0.9),
            fill(rng.choice((tones.dark, tones.lit_foot)), 0.9),
        )
    canvas.restore()


def gate(canvas: skia.Canvas, x: float, y: float, half: float, palette: Palette) -> None:
    """A great gate hewn into rock, out of which a river flows; (x, y) is the threshold."""
    rng = Random(17)
    tones = palette.peaks
    for dx, dy, size in ((0.2, -0.5, 4.2), (-1.9, 0.3, 3.0), (1.9, 0.3, 3.0)):
        mountain(
            canvas,
            x + half * dx,
            y + half * dy,
            half * size * 0.72,
            rng,
            tones,
            palette.ink,
            snow=False,
        )

    def arch(wide: float, high: float) -> skia.Path:
        path = skia.Path()
        path.moveTo(x - wide, y)
        path.lineTo(x - wide, y - high * 0.55)
        path.quadTo(x - wide, y - high, x, y - high)
        path.quadTo(x + wide, y - high, x + wide, y - high * 0.55)
        path.lineTo(x + wide, y)
        path.close()
        return path

    canvas.drawPath(arch(half * 1.05, half * 1.75), fill(tones.lit_foot))
    canvas.drawPath(arch(half * 1.05, half * 1.75), stroke(palette.ink, 0.5, 0.9))
    canvas.drawPath(arch(half * 0.8, half * 1.45), fill("#0d0a08"))
    mouth = skia.Rect(x - half * 0.8, y - half * 0.35, x + half * 0.8, y + half * 0.5)
    stops = ((palette.depths[3], 0.0, 0.0), (palette.depths[1], 1.0, 1.0))
    canvas.drawRect(mouth, gradient((0, mouth.top()), (0, mouth.bottom()), stops))
    for n in range(5):
        a = x + half * 0.3 * (n - 2)
        canvas.drawLine(
            a, y - half * 0.1, a + 0.4, y + half * 0.5, stroke(palette.river_lit, 0.4, 0.7)
        )


def bare_tree(canvas: skia.Canvas, x: float, y: float, rng: Random, palette: Palette) -> None:
    """What dragon-fire left of a tree."""
    top = (x + rng.uniform(-0.8, 0.8), y - rng.uniform(5.5, 8))
    canvas.drawPath(curve([(x, y), (x + 0.4, y - 3), top]), stroke(palette.ink, 0.9, 0.9))
    for side in (-1, 1):
        at = y - rng.uniform(2.6, 4.2)
        branch = curve([(x + 0.2, at), (x + side * 1.6, at - 0.9), (x + side * 2.4, at - 2.6)])
        canvas.drawPath(branch, stroke(palette.ink, 0.55, 0.85))
