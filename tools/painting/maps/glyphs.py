"""Small drawings of the land: mountains, trees, hills, reeds, dunes, tufts and waves.

Each is drawn at its foot; draw them from north to south, so that the nearer hides the farther.
"""

from __future__ import annotations

import math
from random import Random

import skia

from tools.painting.maps.colours import Palette, Peaks, Trees
from tools.painting.maps.ink import curve, fill, gradient, line, stroke
from tools.painting.maps.sheet import Spot


def mountain(
    canvas: skia.Canvas,
    x: float,
    y: float,
    size: float,
    rng: Random,
    tones: Peaks,
    ink: str,
    snow: bool,
) -> None:
    """A peak of about `size` units: a lit western and a hatched eastern face parted by a wandering
    ridge, spurs, snow, and a foot that fades into the land."""
    half = size * rng.uniform(0.60, 0.78)
    high = size * rng.uniform(0.98, 1.2)
    top = (x + size * rng.uniform(-0.12, 0.12), y - high)

    def flank(end: float) -> list[Spot]:
        """From below the top to the foot, steep first; one shoulder may stand out."""
        shoulder = rng.choice((0, 0, 2, 3))
        found = []
        for step in range(1, 7):
            t = step / 6
            out = 0.05 if step == shoulder else 0.0
            bend = rng.uniform(-0.035, 0.035)
            found.append(
                (
                    top[0] + (end - top[0]) * (t**1.06 + out) + bend * size,
                    top[1] + (y - top[1]) * (t**0.94 - out) + rng.uniform(-0.02, 0.02) * size,
                )
            )
        return found

    west, east = flank(x - half), flank(x + half)
    ridge = [top]
    for step in range(1, 7):
        t = step / 6
        sway = rng.uniform(-0.11, 0.11) * size * (1 if step < 6 else 0)
        ridge.append(
            (
                top[0] + (x + half * 0.12 - top[0]) * t + sway,
                top[1] + (y - top[1] + size * 0.05) * t,
            )
        )
    lit = line([top, *west, *ridge[::-1]], closed=True)
    dark = line([top, *east, *ridge[::-1]], closed=True)
    foot = y + size * 0.06
    faces = (
        (lit, ((tones.lit, 1.0, 0.0), (tones.lit, 0.96, 0.5), (tones.lit_foot, 0.0, 1.0))),
        (dark, ((tones.dark, 1.0, 0.0), (tones.dark, 0.92, 0.55), (tones.dark_foot, 0.0, 1.0))),
    )
    for face, stops in faces:
        canvas.drawPath(face, gradient((0, top[1]), (0, foot), stops))
    # Gullies: shade in the lit face, light in the dark one.
    for step in (2, 3, 4):
        here = ridge[step]
        reach = half * rng.uniform(0.2, 0.45)
        gully = [
            here,
            (here[0] - reach * 0.5, here[1] + size * 0.10),
            (here[0] - reach, here[1] + size * 0.26),
        ]
        wedge = [here, gully[1], gully[2], (here[0] - reach * 0.35, here[1] + size * 0.22)]
        canvas.drawPath(line(wedge, closed=True), fill(tones.dark, 0.20))
        canvas.drawPath(curve(gully), stroke(ink, 0.42, 0.42))
    if snow:
        _snow(canvas, top, west, east, ridge, high, rng, tones)
    # Hatching falls down the shaded face, shorter towards the foot.
    count = max(4, int(size / 2.1))
    for n in range(count):
        t = 0.10 + 0.80 * n / count
        at = _along([top, *east], t)
        reach = size * 0.30 * (1 - 0.45 * t) * rng.uniform(0.8, 1.1)
        canvas.drawLine(
            at[0] - 0.3,
            at[1] + 0.2,
            at[0] - reach * 0.46,
            at[1] + reach * 0.82,
            stroke(ink, 0.38, 0.40),
        )
    canvas.drawPath(line([top, *west[:-1]]), stroke(ink, 0.55, 0.78))
    canvas.drawPath(line([top, *east[:-1]]), stroke(ink, 0.85, 0.95))
    canvas.drawPath(line(ridge[:5]), stroke(ink, 0.42, 0.55))


def _along(spots: list[Spot], t: float) -> Spot:
    place = t * (len(spots) - 1)
    n = min(int(place), len(spots) - 2)
    (ax, ay), (bx, by) = spots[n], spots[n + 1]
    return ax + (bx - ax) * (place - n), ay + (by - ay) * (place - n)


def _snow(
    canvas: skia.Canvas,
    top: Spot,
    west: list[Spot],
    east: list[Spot],
    ridge: list[Spot],
    high: float,
    rng: Random,
    tones: Peaks,
) -> None:
    """A cap that runs down in tongues, blue on the shaded side."""
    reach = rng.uniform(0.34, 0.46)
    left, right, middle = (_along([top, *side], reach) for side in (west, east, ridge[1:]))
    drop = high * reach

    def tongues(start: Spot, end: Spot) -> list[Spot]:
        found = []
        for n in range(1, 5):
            t = n / 5
            hang = (0.34 if n % 2 else -0.22) * drop * rng.uniform(0.6, 1.1)
            found.append(
                (start[0] + (end[0] - start[0]) * t, start[1] + (end[1] - start[1]) * t + hang)
            )
        return found

    lit = [
        top,
        _along([top, *west], reach / 2),
        left,
        *tongues(left, middle),
        middle,
        _along(ridge, reach / 2),
    ]
    dark = [
        top,
        _along(ridge, reach / 2),
        middle,
        *tongues(middle, right),
        right,
        _along([top, *east], reach / 2),
    ]
    canvas.drawPath(line(lit, closed=True), fill(tones.snow, 0.95))
    canvas.drawPath(line(dark, closed=True), fill(tones.snow_dark, 0.9))


def tree(
    canvas: skia.Canvas,
    x: float,
    y: float,
    size: float,
    rng: Random,
    trees: Trees,
    ink: str,
    conifer: bool,
) -> None:
    """A crown among others: the canopy of a wood is many of them."""
    canvas.drawOval(
        skia.Rect(x - size * 0.6, y - size * 0.3, x + size * 1.6, y + size * 0.5),
        fill("#000000", 0.2),
    )
    tone = rng.choice(trees.crowns)
    if conifer:
        _conifer(canvas, x, y, size, tone, trees, ink)
        return
    canvas.drawLine(x, y - size * 0.4, x, y + size * 0.35, stroke(ink, 0.7, 0.85))
    middle = (x, y - size * 0.85)
    ring = []
    lobes = rng.choice((7, 8, 9))
    turn = rng.uniform(0, math.tau)
    for n in range(lobes * 2):
        angle = turn + math.tau * n / (lobes * 2)
        reach = size * (1.12 if n % 2 else 0.86) * rng.uniform(0.93, 1.07)
        ring.append(
            (middle[0] + math.cos(angle) * reach, middle[1] + math.sin(angle) * reach * 0.86)
        )
    crown = curve(ring, closed=True)
    canvas.drawPath(crown, stroke(ink, 0.75, 0.7))
    canvas.drawPath(crown, fill(tone))
    canvas.save()
    canvas.clipPath(crown, skia.ClipOp.kIntersect, True)
    canvas.drawCircle(
        middle[0] + size * 0.55, middle[1] + size * 0.5, size * 0.85, fill(trees.dark, 0.6)
    )
    canvas.drawCircle(
        middle[0] - size * 0.38, middle[1] - size * 0.42, size * 0.50, fill(trees.lit, 0.75)
    )
    for _ in range(3):  # leaves
        angle, reach = rng.uniform(0, math.tau), size * rng.uniform(0.15, 0.65)
        a, b = middle[0] + math.cos(angle) * reach, middle[1] + math.sin(angle) * reach * 0.85
        leaf = curve([(a - 0.6, b - 0.1), (a, b + 0.45), (a + 0.6, b - 0.1)])
        canvas.drawPath(leaf, stroke(trees.dark, 0.4, 0.7))
    canvas.restore()


def _conifer(
    canvas: skia.Canvas, x: float, y: float, size: float, tone: str, trees: Trees, ink: str
) -> None:
    high, half = size * 2.7, size * 0.86
    tiers = ((0.0, 0.0), (0.40, 0.50), (0.36, 0.26), (0.72, 0.80), (0.68, 0.50), (1.0, 1.0))
    east = [(x + half * out, y - high * (1 - down)) for down, out in tiers]
    west = [(x - half * out, y - high * (1 - down)) for down, out in tiers]
    outline = line([*east, *west[::-1]], closed=True)
    canvas.drawPath(outline, fill(tone))
    canvas.drawPath(line([*east, (x + half * 0.05, y)], closed=True), fill(trees.dark, 0.62))
    canvas.drawLine(
        x - half * 0.22,
        y - high * 0.55,
        x - half * 0.5,
        y - high * 0.15,
        stroke(trees.lit, 0.6, 0.7),
    )
    canvas.drawPath(outline, stroke(ink, 0.42, 0.75))


def hill(
    canvas: skia.Canvas, x: float, y: float, half: float, rng: Random, palette: Palette
) -> None:
    """A rounded hump, its crest inked and its shaded side hatched."""
    high = half * rng.uniform(0.52, 0.68)
    lean = rng.uniform(-0.15, 0.2) * half
    crest = skia.Path()
    crest.moveTo(x - half, y)
    crest.cubicTo(
        x - half * 0.55,
        y - high * 1.25,
        x + lean + half * 0.25,
        y - high * 1.45,
        x + half,
        y + half * 0.05,
    )
    body = skia.Path(crest)
    body.quadTo(x, y + half * 0.18, x - half, y)
    stops = (
        (palette.hill_lit, 0.85, 0.0),
        (palette.hill, 0.75, 0.5),
        (palette.hill_dark, 0.85, 1.0),
    )
    canvas.drawPath(body, gradient((x - half, y - high), (x + half, y), stops))
    canvas.drawPath(crest, stroke(palette.ink, 0.55, 0.65))
    for n in range(4):
        t = 0.50 + 0.11 * n
        across, down = x - half + 2 * half * t + lean * 0.4, y - high * (0.98 - 0.26 * n)
        reach = half * (0.36 - 0.05 * n)
        canvas.drawLine(
            across,
            down,
            across + reach * 0.35,
            down + reach * 0.85,
            stroke(palette.ink, 0.36, 0.42),
        )


def reeds(canvas: skia.Canvas, x: float, y: float, rng: Random, palette: Palette) -> None:
    canvas.drawLine(x - 4.2, y + 0.5, x + 4.2, y + 0.5, stroke(palette.bank, 0.5, 0.5))
    canvas.drawLine(x - 1.5, y + 1.7, x + 5, y + 1.7, stroke(palette.bank, 0.4, 0.35))
    for n in range(5):
        lean = (n - 2) * 0.9
        blade = curve(
            [(x + lean, y), (x + lean * 1.1, y - 2), (x + lean * 1.9, y - rng.uniform(3, 5))]
        )
        canvas.drawPath(blade, stroke(palette.reed, 0.6, 0.9))


def dune(canvas: skia.Canvas, x: float, y: float, half: float, palette: Palette) -> None:
    crest = skia.Path()
    crest.moveTo(x - half, y)
    crest.quadTo(x - half * 0.2, y - half * 0.42, x + half * 0.2, y - half * 0.05)
    crest.quadTo(x + half * 0.6, y - half * 0.24, x + half, y)
    canvas.drawPath(crest, stroke(palette.dune, 0.55, 0.5))
    lee = curve(
        [
            (x - half * 0.1, y - half * 0.14),
            (x + half * 0.15, y + half * 0.08),
            (x + half * 0.7, y + half * 0.1),
        ]
    )
    canvas.drawPath(lee, stroke(palette.dune, 0.4, 0.28))


def tuft(canvas: skia.Canvas, x: float, y: float, palette: Palette) -> None:
    for lean, high in ((-1.4, 2.1), (0.0, 2.9), (1.4, 2.1)):
        canvas.drawLine(x + lean * 0.4, y, x + lean, y - high, stroke(palette.tuft, 0.45, 0.42))


def wave(canvas: skia.Canvas, x: float, y: float, half: float, palette: Palette) -> None:
    """Two low swells, as a pen draws open water."""
    opacity = 0.26 if palette.night else 0.42
    for a, b, long, strength in ((x, y, half, 1.0), (x + half * 0.5, y + 3, half * 0.6, 0.6)):
        swell = curve(
            [
                (a - long, b),
                (a - long * 0.5, b - 1.3),
                (a, b + 0.5),
                (a + long * 0.5, b - 1.0),
                (a + long, b + 0.2),
            ]
        )
        canvas.drawPath(swell, stroke(palette.ripple, 0.6, opacity * strength))
