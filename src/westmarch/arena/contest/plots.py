"""Plots as inline SVG, drawn in the colours of the page that holds them (report.py)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from html import escape
from math import ceil, floor, log10
from typing import NamedTuple

WIDTH, LABELS, FIGURES, ROW = 860, 340, 130, 28
"""The width of the whole plot, the greatest width of the names on the left, the width of the
figures on the right, and the height of a row."""
TOP, BOTTOM = 6, 26
LETTER = 7.4
"""The approximate width of a letter."""


class Whisker(NamedTuple):
    """A row: a name, a value with its interval, and the same in words."""

    name: str
    value: float
    low: float
    high: float
    words: str


class Axis(NamedTuple):
    """The range shown from left to right, and how its marks are written."""

    least: float
    most: float
    words: Callable[[float], str]
    middle: float | None = None
    """A value that gets a stronger line: an even score, or the mean rating."""
    steps: tuple[float, ...] = ()


def steps_between(least: float, most: float, about: int = 6) -> tuple[float, ...]:
    """Return round values from one end to the other."""
    raw = (most - least) / about or 1.0
    size = 10 ** floor(log10(raw))
    step = next(size * n for n in (1, 2, 5, 10) if size * n >= raw)
    return tuple(step * n for n in range(ceil(least / step), floor(most / step) + 1))


def whiskers(title: str, rows: Sequence[Whisker], axis: Axis) -> str:
    """Draw values with their intervals, one below the other."""
    height = TOP + ROW * len(rows) + BOTTOM
    left = min(LABELS, 24 + LETTER * max(len(row.name) for row in rows))

    def x(value: float) -> float:
        share = (value - axis.least) / ((axis.most - axis.least) or 1.0)
        return left + min(max(share, 0.0), 1.0) * (WIDTH - left - FIGURES)

    parts = [_grid(axis, x, height)]
    for number, row in enumerate(rows):
        y = TOP + ROW * number + ROW / 2
        parts += [
            _text(left - 12, y, _fitting(row.name, left - 16), "end", row.name),
            f'<line class="reach" x1="{x(row.low):.1f}" x2="{x(row.high):.1f}" y1="{y}" y2="{y}"/>',
            *(
                f'<line class="reach" x1="{x(end):.1f}" x2="{x(end):.1f}" '
                f'y1="{y - 5}" y2="{y + 5}"/>'
                for end in (row.low, row.high)
            ),
            f'<circle class="dot" cx="{x(row.value):.1f}" cy="{y}" r="5"/>',
            _text(WIDTH - FIGURES + 14, y, row.words, "start"),
        ]
    return _svg(title, height, parts)


def course(title: str, values: Sequence[float], lower: float, upper: float) -> str:
    """Draw the ratio of a test, bout by bout, between its two bounds."""
    height, left = 220, 60
    least, most = min(lower, *values) * 1.1, max(upper, *values) * 1.1
    last = max(len(values), 1)

    def x(bout: float) -> float:
        return left + bout / last * (WIDTH - left - 20)

    def y(value: float) -> float:
        return TOP + (most - value) / (most - least) * (height - TOP - BOTTOM)

    parts = []
    for bound in (lower, 0.0, upper):
        kind = "middle" if bound == 0 else "bound"
        parts.append(
            f'<line class="{kind}" x1="{left}" x2="{WIDTH - 20}" '
            f'y1="{y(bound):.1f}" y2="{y(bound):.1f}"/>'
        )
        parts.append(_text(left - 8, y(bound), f"{bound:.2f}", "end"))
    every = max(1, len(values) // 600)
    shown = [(0, 0.0), *((n + 1, v) for n, v in enumerate(values) if n % every == 0)]
    if values and shown[-1][0] != last:
        shown.append((last, values[-1]))
    path = " ".join(f"{x(n):.1f},{y(v):.1f}" for n, v in shown)
    parts.append(f'<polyline class="course" points="{path}"/>')
    parts += [
        _text(x(step), height - 8, f"{step:g}", "middle")
        for step in steps_between(0, last)
        if step == int(step)
    ]
    return _svg(title, height, parts)


def _grid(axis: Axis, x: Callable[[float], float], height: float) -> str:
    found = []
    for step in axis.steps or steps_between(axis.least, axis.most):
        kind = "middle" if axis.middle is not None and step == axis.middle else "grid"
        found.append(
            f'<line class="{kind}" x1="{x(step):.1f}" x2="{x(step):.1f}" '
            f'y1="{TOP}" y2="{height - BOTTOM + 4}"/>'
        )
        found.append(_text(x(step), height - 8, axis.words(step), "middle"))
    return "".join(found)


def _text(x: float, y: float, words: str, anchor: str, title: str = "") -> str:
    more = f"<title>{escape(title)}</title>" if title and title != words else ""
    return f'<text x="{x:.1f}" y="{y + 4:.1f}" text-anchor="{anchor}">{more}{escape(words)}</text>'


def _fitting(name: str, width: float) -> str:
    most = int(width / LETTER)
    return name if len(name) <= most else f"{name[: most - 1]}…"


def _svg(title: str, height: float, parts: Sequence[str]) -> str:
    return (
        f'<div class="wide" tabindex="0"><svg viewBox="0 0 {WIDTH} {height:.0f}" role="img" '
        f'aria-label="{escape(title)}">{"".join(parts)}</svg></div>'
    )
