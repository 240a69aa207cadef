"""Build the map of Middle-earth for the browser from the regions' points and borders.

Run ``python -m tools.maps.war_of_the_ring`` to write the map again after the data changed.
"""

from __future__ import annotations

import json
import tomllib
from pathlib import Path
from typing import Any

from tools.maps.polygons import WALL, Point, Raster, build, rings, smooth, trace

ROOT = Path(__file__).resolve().parents[2]
SOURCE = ROOT / "src/westmarch/games/war_of_the_ring/data/regions.toml"
TARGET = ROOT / "web/src/boards/war_of_the_ring/map.json"

ASPECT = 1.45
LEFT, TOP, RIGHT, BOTTOM = 196, 0, 1376, 1000
CELL = 2.0

# Water: the sea along the west and south-west coast, as points of the board.
SEA_POINTS = [
    (210, 20),
    (270, 60),
    (330, 40),
    (390, 30),
    (215, 110),
    (205, 180),
    (205, 250),
    (200, 320),
    (215, 400),
    (265, 420),
    (320, 430),
    (350, 470),
    (390, 500),
    (410, 560),
    (430, 620),
    (440, 690),
    (430, 760),
    (460, 810),
    (520, 815),
    (580, 810),
    (640, 800),
    (690, 800),
    (720, 840),
    (780, 860),
    (830, 860),
    (760, 920),
    (700, 960),
    (300, 600),
    (300, 800),
    (550, 940),
    (740, 980),
    (800, 900),
    (845, 905),
    (870, 870),
    # the firth up to Lamedon, between Dol Amroth and Pelargir
    (835, 835),
    (836, 822),
    (838, 810),
    (840, 798),
    (842, 786),
    (844, 774),
    (845, 764),
]


def read() -> list[dict[str, Any]]:
    with SOURCE.open("rb") as file:
        regions: list[dict[str, Any]] = tomllib.load(file)["region"]
    return regions


def cell_of(x: float, y: float) -> tuple[int, int]:
    return round((x - LEFT) / CELL), round((y - TOP) / CELL)


def make_raster(regions: list[dict[str, Any]]) -> Raster:
    ids = [r["id"] for r in regions]
    points = [cell_of(r["point"][0] * ASPECT, r["point"][1]) for r in regions]
    borders = {
        tuple(sorted((ids.index(r["id"]), ids.index(n)))) for r in regions for n in r["adjacent"]
    }
    sea = len(ids)
    shores = [(i, sea) for i, r in enumerate(regions) if r.get("coastal")]
    width, height = round((RIGHT - LEFT) / CELL), round((BOTTOM - TOP) / CELL)
    seas = {sea: [cell_of(x, y) for x, y in SEA_POINTS]}
    return build(points, sorted(borders), seas, shores, width, height)  # type: ignore[arg-type]


def main() -> None:
    regions = read()
    raster = make_raster(regions)
    arcs = trace(raster)
    names = [*(r["id"] for r in regions), "sea"]

    def name(label: int) -> str:
        return names[label] if label >= 0 else "wall" if label == WALL else "edge"

    def scaled(line: list[Point]) -> list[list[float]]:
        return [[round(x * CELL, 1), round(y * CELL, 1)] for x, y in line]

    shapes = [{"between": [name(a), name(b)], "line": scaled(smooth(line))} for a, b, line in arcs]
    outlines = {
        names[i]: [[n if not back else -n - 1 for n, back in chain] for chain in rings(i, arcs)]
        for i in range(len(names))
    }
    walls = [[n if not back else -n - 1 for n, back in chain] for chain in rings(WALL, arcs)]
    seats = {
        r["id"]: [round(r["point"][0] * ASPECT - LEFT, 1), r["point"][1] - TOP] for r in regions
    }
    TARGET.parent.mkdir(parents=True, exist_ok=True)
    TARGET.write_text(
        json.dumps(
            {
                "size": [RIGHT - LEFT, BOTTOM - TOP],
                "arcs": shapes,
                "regions": outlines,
                "walls": walls,
                "points": seats,
            },
            separators=(",", ":"),
        )
        + "\n"
    )


if __name__ == "__main__":
    main()
