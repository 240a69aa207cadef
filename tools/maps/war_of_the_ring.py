"""Build the map of Middle-earth for the browser from the regions' points and borders.

Run ``python -m tools.maps.war_of_the_ring`` to write the map again after the data changed.

The points of the data crowd where the printed board does, so a region of the Wilderland would have
no room for its name and an army. ``war_of_the_ring_points.json`` holds the same points spread
apart, in units of the map; ``--spread`` works them out again (a few minutes).
"""

from __future__ import annotations

import json
import math
import random
import sys
import tomllib
from pathlib import Path
from typing import Any

from tools.maps.polygons import (
    WALL,
    Inside,
    Point,
    Raster,
    build,
    rings,
    room,
    scatter,
    smooth,
    trace,
)

ROOT = Path(__file__).resolve().parents[2]
SOURCE = ROOT / "src/westmarch/games/war_of_the_ring/data/regions.toml"
SPREAD = Path(__file__).with_name("war_of_the_ring_points.json")
TARGET = ROOT / "web/src/boards/war_of_the_ring/board/map.json"

ASPECT = 1.45
LEFT, TOP, RIGHT, BOTTOM = 196, 0, 1376, 1000
CELL = 2.0
SEED = 2
"""How regions swell while they grow: one that leaves every name its room."""
WIDTH, HEIGHT = round((RIGHT - LEFT) / CELL), round((BOTTOM - TOP) / CELL)

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
    # the shores of Evendim and of West Harondor
    (403, 90),
    (406, 104),
    (936, 896),
    (946, 890),
]

# Rivers run along borders; each is a list of the borders it follows, from the source to the mouth.
RIVERS: dict[str, list[tuple[str, str]]] = {
    "anduin": [
        ("eagles_eyrie", "carrock"),
        ("old_ford", "carrock"),
        ("old_ford", "rhosgobel"),
        ("gladden_fields", "rhosgobel"),
        ("gladden_fields", "north_anduin_vale"),
        ("dimrill_dale", "north_anduin_vale"),
        ("dimrill_dale", "south_anduin_vale"),
        ("parth_celebrant", "south_anduin_vale"),
        ("parth_celebrant", "western_brown_lands"),
        ("eastemnet", "western_brown_lands"),
        ("eastemnet", "western_emyn_muil"),
        ("druadan_forest", "western_emyn_muil"),
        ("druadan_forest", "dead_marshes"),
        ("druadan_forest", "osgiliath"),
        ("minas_tirith", "osgiliath"),
        ("lossarnach", "osgiliath"),
        ("pelargir", "osgiliath"),
        ("pelargir", "west_harondor"),
    ],
    "entwash": [
        ("eastemnet", "fangorn"),
        ("eastemnet", "westemnet"),
        ("eastemnet", "folde"),
        ("druadan_forest", "eastemnet"),
    ],
    "isen": [
        ("fords_of_isen", "orthanc"),
        ("fords_of_isen", "gap_of_rohan"),
        ("druwaith_iaur", "gap_of_rohan"),
        ("druwaith_iaur", "enedwaith"),
    ],
    "brandywine": [
        ("buckland", "evendim"),
        ("buckland", "the_shire"),
        ("old_forest", "the_shire"),
        ("old_forest", "south_ered_luin"),
        ("cardolan", "south_ered_luin"),
        ("minhiriath", "south_ered_luin"),
    ],
    "greyflood": [
        ("rivendell", "trollshaws"),
        ("fords_of_bruinen", "trollshaws"),
        ("hollin", "trollshaws"),
        ("hollin", "south_downs"),
        ("north_dunland", "south_downs"),
        ("cardolan", "north_dunland"),
        ("cardolan", "tharbad"),
        ("minhiriath", "tharbad"),
        ("enedwaith", "minhiriath"),
    ],
    "celduin": [
        ("dale", "woodland_realm"),
        ("dale", "old_forest_road"),
        ("dale", "northern_rhovanion"),
        ("northern_rhovanion", "vale_of_the_carnen"),
        ("vale_of_the_carnen", "vale_of_the_celduin"),
        ("north_rhun", "vale_of_the_carnen"),
        ("east_rhun", "north_rhun"),
    ],
    "carnen": [("iron_hills", "vale_of_the_carnen"), ("east_rhun", "vale_of_the_carnen")],
    "poros": [
        ("east_harondor", "south_ithilien"),
        ("south_ithilien", "west_harondor"),
        ("osgiliath", "west_harondor"),
    ],
    "harnen": [
        ("east_harondor", "near_harad"),
        ("near_harad", "west_harondor"),
        ("umbar", "west_harondor"),
    ],
}

# Lakes lie within one region, so that they hide no border: where in the region's box (0 to 1), and
# how wide and high at most.
LAKES: dict[str, tuple[str, float, float, float, float]] = {
    "sea_of_rhun": ("east_rhun", 0.1, 0.95, 19, 13),
    "nurnen": ("nurn", 0.2, 0.85, 17, 8),
    "nenuial": ("evendim", 0.42, 0.2, 13, 8),
}

FORESTS = (
    "northern_mirkwood",
    "western_mirkwood",
    "woodland_realm",
    "narrows_of_the_forest",
    "eastern_mirkwood",
    "southern_mirkwood",
    "dol_guldur",
    "old_forest",
    "old_forest_road",
    "fangorn",
    "lorien",
    "druadan_forest",
    "north_ithilien",
    "south_ithilien",
    "trollshaws",
    "eryn_vorn",
)
HILLS = (
    "north_downs",
    "south_downs",
    "weather_hills",
    "tower_hills",
    "iron_hills",
    "western_emyn_muil",
    "eastern_emyn_muil",
    "ettenmoors",
    "mount_gram",
    "angmar",
    "withered_heath",
    "ered_luin",
    "north_ered_luin",
    "south_ered_luin",
    "ash_mountains",
    "eagles_eyrie",
    "high_pass",
    "goblins_gate",
    "mount_gundabad",
    "gorgoroth",
    "barad_dur",
)
MARSHES = ("dead_marshes", "gladden_fields", "folde", "dagorlad")

RIM = (0, 5, 5, 5)
"""Cells at the left, upper, right and lower edge that stay free of names and armies."""


def read() -> list[dict[str, Any]]:
    with SOURCE.open("rb") as file:
        regions: list[dict[str, Any]] = tomllib.load(file)["region"]
    return regions


def spread_points() -> dict[str, list[float]]:
    found: dict[str, list[float]] = json.loads(SPREAD.read_text())
    return found


def make_raster(regions: list[dict[str, Any]], points: dict[str, list[float]]) -> Raster:
    ids = [r["id"] for r in regions]
    cells = [(round(points[i][0] / CELL), round(points[i][1] / CELL)) for i in ids]
    borders = {
        tuple(sorted((ids.index(r["id"]), ids.index(n)))) for r in regions for n in r["adjacent"]
    }
    sea = len(ids)
    shores = [(i, sea) for i, r in enumerate(regions) if r.get("coastal")]
    wet = [(round((x - LEFT) / CELL), round((y - TOP) / CELL)) for x, y in SEA_POINTS]
    return build(cells, sorted(borders), {sea: wet}, shores, WIDTH, HEIGHT, SEED)  # type: ignore[arg-type]


def inside_of(raster: Raster, label: int, lakes: list[tuple[float, ...]]) -> Inside:
    return Inside(raster, label, lambda cell: _wet(cell, lakes), RIM)


def _wet(cell: Point, lakes: list[tuple[float, ...]]) -> bool:
    x, y = cell[0] * CELL, cell[1] * CELL
    return any(((x - a) / (w + 3)) ** 2 + ((y - b) / (h + 3)) ** 2 < 1 for a, b, w, h in lakes)


# ---- decoration


def lakes_of(points: dict[str, int], raster: Raster) -> dict[str, list[float]]:
    found = {}
    for name, (region, across, down, wide, high) in LAKES.items():
        inside = inside_of(raster, points[region], [])
        x = inside.left + (inside.right - inside.left) * across
        y = inside.top + (inside.bottom - inside.top) * down
        spot = _nearest_dry(inside, x, y, wide / CELL, high / CELL)
        if spot is not None:
            found[name] = [spot[0] * CELL, spot[1] * CELL, wide, high]
    return found


def _nearest_dry(
    inside: Inside, x: float, y: float, wide: float, high: float
) -> tuple[float, float] | None:
    """The middle nearest to a spot around which a lake leaves the region's border free."""
    reach_x, reach_y = math.ceil(wide) + 2, math.ceil(high) + 2
    fits = [
        ((cx - x) ** 2 + (cy - y) ** 2, cx, cy)
        for cy in range(inside.top + reach_y, inside.bottom - reach_y)
        for cx in range(inside.left + reach_x, inside.right - reach_x)
        if inside.whole(cx - reach_x, cy - reach_y, cx + reach_x, cy + reach_y)
    ]
    return min(fits)[1:] if fits else None


def peaks(raster: Raster) -> list[list[float]]:
    """Mountains along the walls: x, y of the foot, and how high."""
    rng = random.Random(7)
    cells = [(x, y) for y, row in enumerate(raster.label) for x, at in enumerate(row) if at == WALL]
    rng.shuffle(cells)
    taken: list[tuple[int, int]] = []
    for x, y in cells:
        if all(abs(x - a) * 1.0 + abs(y - b) * 1.3 > 6.5 for a, b in taken):
            taken.append((x, y))
    taken.sort(key=lambda c: (c[1], c[0]))
    return [[x * CELL + 1, y * CELL + 4, rng.choice((11, 13, 15))] for x, y in taken]


def river_arcs(name: str, between: dict[tuple[str, str], list[int]]) -> list[int]:
    return [n for pair in RIVERS[name] for n in between[tuple(sorted(pair))]]  # type: ignore[index]


def make() -> dict[str, Any]:
    """The whole map, as the browser reads it."""
    regions = read()
    raster = make_raster(regions, spread_points())
    arcs = trace(raster)
    names = [*(r["id"] for r in regions), "sea"]
    label = {name: i for i, name in enumerate(names)}

    def name(at: int) -> str:
        return names[at] if at >= 0 else "wall" if at == WALL else "edge"

    def scaled(line: list[Point]) -> list[list[float]]:
        return [[round(x * CELL, 1), round(y * CELL, 1)] for x, y in line]

    shapes = [{"between": [name(a), name(b)], "line": scaled(smooth(line))} for a, b, line in arcs]
    between: dict[tuple[str, str], list[int]] = {}
    for n, (a, b, _) in enumerate(arcs):
        between.setdefault(tuple(sorted((name(a), name(b)))), []).append(n)  # type: ignore[arg-type]

    def chains(at: int) -> list[list[int]]:
        return [[n if not back else -n - 1 for n, back in chain] for chain in rings(at, arcs)]

    lakes = lakes_of(label, raster)
    boxes = {}
    for r in regions:
        wet = [tuple(lake) for key, lake in lakes.items() if LAKES[key][0] == r["id"]]
        x0, y0, x1, y1 = room(inside_of(raster, label[r["id"]], wet))
        boxes[r["id"]] = [x0 * CELL, y0 * CELL, (x1 - x0) * CELL, (y1 - y0) * CELL]

    def spots(ids: tuple[str, ...], gap: float) -> list[list[float]]:
        return [
            spot
            for i, r in enumerate(ids)
            if r in boxes
            for spot in scatter(raster, label[r], boxes[r], CELL, gap, i)
        ]

    return {
        "size": [RIGHT - LEFT, BOTTOM - TOP],
        "arcs": shapes,
        "regions": {names[i]: chains(i) for i in range(len(names))},
        "walls": chains(WALL),
        "points": {
            r: [round(x + wide / 2, 1), round(y + high / 2, 1)]
            for r, (x, y, wide, high) in boxes.items()
        },
        "rooms": boxes,
        "rivers": {river: river_arcs(river, between) for river in RIVERS},
        "lakes": lakes,
        "peaks": peaks(raster),
        "trees": spots(FORESTS, 11.0),
        "hills": spots(HILLS, 17.0),
        "reeds": spots(MARSHES, 13.0),
    }


def text() -> str:
    """The map's file."""
    return json.dumps(make(), separators=(",", ":")) + "\n"


# ---- spreading the points


def spread(rounds: int = 60) -> dict[str, list[float]]:
    """The points of the data moved apart, so that small regions gain room; each round builds the
    map, pulls every point to the middle of its region and pushes the others away from those that
    are too small. The best round in which the map is right counts."""
    regions = read()
    ids = [r["id"] for r in regions]
    wanted = {
        r["id"]: {"stronghold": 1.75, "": 0.85}.get(r.get("settlement", ""), 1.15) * 1750
        for r in regions
    }
    points = {r["id"]: [r["point"][0] * ASPECT - LEFT, float(r["point"][1])] for r in regions}
    best, found = 0.0, points
    for _ in range(rounds):
        whole: dict[str, list[float]] = {i: [round(x), round(y)] for i, (x, y) in points.items()}
        raster = make_raster(regions, whole)
        size, middle = _measure(raster, ids)
        worst = sum(sorted(size[i] / wanted[i] for i in ids)[:20])
        if worst > best and not wrong(raster, regions):
            best, found = worst, whole
        points = _pushed(points, size, middle, wanted)
    return found


def _measure(
    raster: Raster, ids: list[str]
) -> tuple[dict[str, int], dict[str, tuple[float, float]]]:
    cells: dict[str, list[tuple[int, int]]] = {i: [] for i in ids}
    for y, row in enumerate(raster.label):
        for x, at in enumerate(row):
            if 0 <= at < len(ids):
                cells[ids[at]].append((x, y))
    size = {i: len(cells[i]) for i in ids}
    middle = {
        i: (
            sum(x for x, _ in cells[i]) / size[i] * CELL,
            sum(y for _, y in cells[i]) / size[i] * CELL,
        )
        for i in ids
    }
    return size, middle


def _pushed(
    points: dict[str, list[float]],
    size: dict[str, int],
    middle: dict[str, tuple[float, float]],
    wanted: dict[str, float],
    reach: float = 230.0,
) -> dict[str, list[float]]:
    moved = {
        i: [x + 0.3 * (middle[i][0] - x), y + 0.3 * (middle[i][1] - y)]
        for i, (x, y) in points.items()
    }
    for i, (x, y) in points.items():
        need = min(wanted[i] / size[i] - 1, 1.5)
        if need <= 0:
            continue
        for j, (a, b) in points.items():
            far = math.hypot(a - x, b - y)
            if i != j and far < reach:
                force = need * 3.0 * (1 - far / reach) / far
                moved[j][0] += (a - x) * force
                moved[j][1] += (b - y) * force
    wide, high = RIGHT - LEFT, BOTTOM - TOP
    return {
        i: [min(max(x, 24), wide - 45), min(max(y, 30), high - 35)] for i, (x, y) in moved.items()
    }


def wrong(raster: Raster, regions: list[dict[str, Any]]) -> set[tuple[int, int]]:
    """Borders of the raster that the data has not, or the other way round; the sea included."""
    ids = [r["id"] for r in regions]
    touching = {(a, b) for a, b, _ in trace(raster) if a >= 0 and b >= 0 and a != b}
    borders = {
        (min(i, ids.index(n)), max(i, ids.index(n)))
        for i, r in enumerate(regions)
        for n in r["adjacent"]
    }
    borders |= {(i, len(ids)) for i, r in enumerate(regions) if r.get("coastal")}
    return touching ^ borders


def main() -> None:
    if "--spread" in sys.argv:
        lines = [f'  "{i}": [{x:g}, {y:g}]' for i, (x, y) in spread().items()]
        SPREAD.write_text("{\n" + ",\n".join(lines) + "\n}\n")
    TARGET.parent.mkdir(parents=True, exist_ok=True)
    TARGET.write_text(text())


if __name__ == "__main__":
    main()
