"""A drawing of plain shapes, written as SVG."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from html import escape

INK, PAPER, SOFT = "#2b2621", "#efe6d2", "#7d7264"
FONT = "Georgia, 'DejaVu Serif', serif"

Point = tuple[float, float]


class Drawing:
    """Shapes on paper. Later shapes cover earlier ones."""

    def __init__(self, width: float, height: float, paper: str = PAPER) -> None:
        self.width, self.height = width, height
        self._shapes = [f'<rect width="{width:g}" height="{height:g}" fill="{paper}"/>']

    def document(self) -> str:
        """Return the whole document."""
        size = f'width="{self.width:g}" height="{self.height:g}"'
        box = f'viewBox="0 0 {self.width:g} {self.height:g}"'
        head = f'<svg xmlns="http://www.w3.org/2000/svg" {size} {box} font-family="{FONT}">'
        return "\n".join((head, *self._shapes, "</svg>"))

    def path(
        self, points: Iterable[Point], fill: str = "none", line: str = INK, wide: float = 1
    ) -> None:
        """Draw a polygon if it is filled, else an open line."""
        way = " L".join(f"{x:g} {y:g}" for x, y in points)
        end = "" if fill == "none" else " Z"
        self._shapes.append(
            f'<path d="M{way}{end}" fill="{fill}" stroke="{line}" stroke-width="{wide:g}" '
            'stroke-linejoin="round"/>'
        )

    def box(
        self,
        x: float,
        y: float,
        wide: float,
        high: float,
        fill: str = "none",
        line: str = INK,
        round_: float = 3,
        stroke: float = 1,
    ) -> None:
        """Draw a rectangle with round corners."""
        self._shapes.append(
            f'<rect x="{x:g}" y="{y:g}" width="{wide:g}" height="{high:g}" rx="{round_:g}" '
            f'fill="{fill}" stroke="{line}" stroke-width="{stroke:g}"/>'
        )

    def disc(
        self, x: float, y: float, radius: float, fill: str, line: str = INK, wide: float = 1
    ) -> None:
        self._shapes.append(
            f'<circle cx="{x:g}" cy="{y:g}" r="{radius:g}" fill="{fill}" stroke="{line}" '
            f'stroke-width="{wide:g}"/>'
        )

    def text(
        self,
        x: float,
        y: float,
        words: str,
        size: float = 12,
        fill: str = INK,
        anchor: str = "start",
        bold: bool = False,
        halo: str = "",
    ) -> None:
        """Draw a line of text with its foot at `y`. A halo keeps it readable on a map."""
        weight = ' font-weight="bold"' if bold else ""
        rim = (
            f' stroke="{halo}" stroke-width="3" paint-order="stroke" stroke-linejoin="round"'
            if halo
            else ""
        )
        self._shapes.append(
            f'<text x="{x:g}" y="{y:g}" font-size="{size:g}" fill="{fill}" '
            f'text-anchor="{anchor}"{weight}{rim}>{escape(words)}</text>'
        )

    def lines(
        self, x: float, y: float, lines: Sequence[str], size: float = 12, gap: float = 1.35
    ) -> float:
        """Draw lines of text one below the other. Return the place of the next line."""
        for line in lines:
            self.text(x, y, line, size)
            y += size * gap
        return y

    def badge(
        self, x: float, y: float, words: str, fill: str, ink: str = "#fff", size: float = 10
    ) -> float:
        """Draw a small plate with words, its left edge at `x` and its middle at `y`. Return its
        width."""
        wide = max(size * 0.62 * len(words) + 6, size * 1.5)
        self.box(x, y - size * 0.75, wide, size * 1.5, fill=fill)
        self.text(x + wide / 2, y + size * 0.36, words, size, ink, "middle", bold=True)
        return wide

    def badges(self, x: float, y: float, words: Iterable[str], fill: str, wide: float) -> float:
        """Draw plates in rows about `wide` wide. Return the place of the next row."""
        place = x
        for word in words:
            if place > x + wide:
                place, y = x, y + 20
            place += self.badge(place, y, word, fill, size=9) + 3
        return y + 24
