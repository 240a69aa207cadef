"""Build the map of the Lonely Mountain's valley for the browser from the data's borders.

Run ``python -m tools.maps.five_armies`` to write the map again after the data changed.

The River Running is a band of water that keeps apart the regions the data says it parts; at a ford
it is broken and the two banks touch. The Mountain and its arms are given as outlines. Where regions
must not touch otherwise, a crag stands between them.
"""

from __future__ import annotations

import json
import math
import random
import tomllib
from itertools import pairwise
from pathlib import Path
from typing import Any

from tools.maps.polygons import (
    BESIDE,
    FREE,
    WALL,
    Cell,
    Inside,
    Point,
    Raster,
    disc,
    grow,
    lay_corridor,
    rings,
    room,
    scatter,
    smooth,
    tidy,
    trace,
)

ROOT = Path(__file__).resolve().parents[2]
SOURCE = ROOT / "src/westmarch/games/five_armies/data/regions.toml"
TARGET = ROOT / "web/src/boards/five_armies/board/map.json"

SIZE = (1120, 780)
CELL = 2.0
WIDTH, HEIGHT = round(SIZE[0] / CELL), round(SIZE[1] / CELL)
RIM = (4, 4, 4, 4)
SEED = 2
"""How regions swell while they grow: one that leaves every army its room."""
RIVER_REACH = 3.2
"""Half the river's width, in cells."""
FORD_REACH = 6.5
"""Half the width of a ford, in cells."""

# Where each region begins to grow: the points of the data, moved apart where armies need room.
POINTS: dict[str, Point] = {
    "front_gate": (290, 100),
    "eb_heights_west": (432, 130),
    "eb_heights_centre": (548, 130),
    "eb_heights_east": (655, 142),
    "eastern_spur": (808, 168),
    "eb_gate_plain": (308, 258),
    "camp": (402, 236),
    "eb_north_plain": (512, 222),
    "eb_ford_plain": (628, 220),
    "eb_spur_plain": (806, 266),
    "eb_bridge_plain": (268, 358),
    "eb_south_hills": (366, 366),
    "ss_heights_north": (182, 236),
    "ss_heights_pass": (158, 352),
    "ss_heights_middle": (170, 508),
    "ravenhill": (130, 622),
    "ss_heights_south": (262, 680),
    "ss_heights_southwest": (62, 722),
    "lower_slopes": (430, 695),
    "ss_east_hills": (592, 716),
    "fallen_bridge": (228, 470),
    "v_west_plain": (325, 528),
    "v_middle_plain": (445, 522),
    "v_northwest_plain": (520, 356),
    "v_north_swamp": (620, 318),
    "v_northeast_plain": (742, 324),
    "v_dale_hills": (712, 410),
    "ruins_of_dale": (595, 455),
    "v_east_swamp": (835, 428),
    "v_east_plain": (722, 528),
    "v_southeast_plain": (808, 562),
    "v_south_plain": (570, 610),
    "v_south_swamp": (702, 626),
    "bl_muster_nw": (835, 58),
    "bl_muster_n": (940, 50),
    "bl_muster_ne": (1060, 55),
    "bl_spur_end_plain": (985, 150),
    "bl_muster_e": (1070, 236),
    "bl_gap_plain": (968, 272),
    "bl_ford_swamp": (945, 378),
    "bl_east_hills": (1060, 390),
    "bl_river_plain_north": (955, 505),
    "bl_southeast_plain": (1064, 560),
    "bl_river_plain_south": (912, 632),
    "bl_south_plain": (1000, 690),
    "bl_ford_hills": (800, 715),
}

# The River Running, from the Front Gate to the southern edge.
RIVER: list[Point] = [
    (240, 84),
    (234, 126),
    (240, 168),
    (243, 215),
    (235, 265),
    (219, 310),
    (211, 355),
    (222, 396),
    (262, 416),
    (315, 432),
    (372, 437),
    (420, 420),
    (443, 380),
    (446, 335),
    (455, 300),
    (492, 284),
    (550, 282),
    (600, 270),
    (660, 268),
    (720, 276),
    (785, 296),
    (840, 322),
    (878, 356),
    (891, 400),
    (893, 455),
    (886, 510),
    (872, 562),
    (840, 606),
    (796, 638),
    (752, 664),
    (712, 690),
    (690, 720),
    (680, 752),
    (678, 784),
]

# The Lonely Mountain and its two arms, and the rocks that close the valley in the south-west.
MASSIF: dict[str, list[Point]] = {
    "mountain": [
        (-4, -4),
        (775, -4),
        (772, 28),
        (750, 66),
        (700, 86),
        (640, 88),
        (560, 78),
        (470, 76),
        (408, 78),
        (376, 94),
        (362, 128),
        (354, 172),
        (348, 128),
        (346, 72),
        (326, 44),
        (258, 42),
        (240, 76),
        (228, 130),
        (210, 168),
        (170, 186),
        (134, 214),
        (112, 262),
        (104, 320),
        (100, 392),
        (98, 450),
        (84, 520),
        (66, 572),
        (40, 634),
        (-4, 664),
    ],
    "eastern_arm": [
        (740, 66),
        (776, 92),
        (822, 100),
        (876, 106),
        (914, 128),
        (930, 164),
        (932, 206),
        (918, 238),
        (908, 206),
        (890, 164),
        (856, 132),
        (806, 118),
        (752, 112),
        (718, 92),
    ],
}

# The spaces within the mountain: goblin mustering points, passes and the Eagles' Eyrie, as boxes
# (left, top, width, height).
SPACES: dict[str, tuple[float, float, float, float]] = {
    "goblin_muster_north": (420, 8, 92, 54),
    "mountain_pass_north": (530, 14, 88, 48),
    "goblin_muster_west": (6, 236, 90, 58),
    "mountain_pass_west": (8, 330, 82, 52),
    "eyrie": (14, 12, 126, 54),
}
# Where a territory's name stands, with the Great Bats and Eagles in its sky.
SKIES: dict[str, tuple[float, float, float, float]] = {
    "eastern_bank": (634, 20, 118, 44),
    "valley": (512, 632, 118, 40),
    "southern_spur": (204, 728, 118, 44),
    "broken_lands": (946, 728, 118, 44),
}
SUMMIT: tuple[float, float, float] = (178, 232, 216)
"""The peak of Erebor beside the Front Gate: the foot's middle and its height."""
NAME: Point = (104, 190)
"""The middle of the mountain's name."""


def read() -> list[dict[str, Any]]:
    with SOURCE.open("rb") as file:
        regions: list[dict[str, Any]] = tomllib.load(file)["region"]
    return regions


def borders_of(regions: list[dict[str, Any]]) -> dict[tuple[str, str], str]:
    """The kind of each border that may be crossed: land, slope or ford."""
    terrain = {r["id"]: r["terrain"] for r in regions}
    found: dict[tuple[str, str], str] = {}
    for r in regions:
        here = r["id"]
        for there in r["adjacent"]:
            steep = (terrain[here] == "mountains") != (terrain[there] == "mountains")
            found[_pair(here, there)] = "slope" if steep else "land"
        for there in r.get("fords", ()):
            found[_pair(here, there)] = "ford"
    return found


def banks_of(regions: list[dict[str, Any]]) -> set[str]:
    """Regions along the river: those it parts, those at its fords, and where it springs."""
    found = {"front_gate"}
    for r in regions:
        found.update((*r.get("rivers", ()), *r.get("fords", ())))
    return found


def _pair(one: str, two: str) -> tuple[str, str]:
    return (one, two) if one < two else (two, one)


def _cell(point: Point) -> Cell:
    return round(point[0] / CELL), round(point[1] / CELL)


# ---- the raster


def make_raster(regions: list[dict[str, Any]]) -> Raster:
    ids = [r["id"] for r in regions]
    river = len(ids)
    kinds = borders_of(regions)
    may_touch: list[set[int]] = [set() for _ in range(river + 1)]
    pairs = [(ids.index(a), ids.index(b)) for a, b in kinds]
    for a, b in [*pairs, *((ids.index(bank), river) for bank in banks_of(regions))]:
        may_touch[a].add(b)
        may_touch[b].add(a)
    raster = Raster(WIDTH, HEIGHT, may_touch)
    for y in range(HEIGHT):
        for x in range(WIDTH):
            at = ((x + 0.5) * CELL, (y + 0.5) * CELL)
            if any(_contains(outline, at) for outline in MASSIF.values()):
                raster.label[y][x] = WALL
    cells = {i: _cell(POINTS[i]) for i in ids}
    bed = {wet for cell in _along(RIVER) for wet in disc(cell, RIVER_REACH)}
    bank = _banks(raster, bed, cells)

    def may_take(cell: Cell, owner: int) -> bool:
        return owner != river and bank.get(cell) == bank[cells[ids[owner]]]

    def claim(cell: Cell, owner: int) -> None:
        if may_take(cell, owner):
            raster.give(cell, owner)

    for i, region in enumerate(ids):
        for cell in disc(cells[region], 9.0):
            claim(cell, i)
    for (a, b), kind in kinds.items():
        if kind != "ford":
            continue
        ford = min(_along(RIVER), key=lambda c: math.dist(c, cells[a]) + math.dist(c, cells[b]))
        for region in (a, b):
            for step in _along([cells[region], ford], 1.0):
                for cell in disc(step, 4.0):
                    claim(cell, ids.index(region))
            for cell in disc(ford, FORD_REACH):
                claim(cell, ids.index(region))
    for cell in bed:
        raster.give(cell, river)
    land = [pair for pair, kind in kinds.items() if kind != "ford"]
    for a, b in sorted(land, key=lambda p: math.dist(cells[p[0]], cells[p[1]])):
        lay_corridor(raster, ids.index(a), ids.index(b), cells[a], cells[b])
    grow(raster, SEED, may_take)
    for row in raster.label:
        for x, at in enumerate(row):
            if at == FREE:
                row[x] = WALL
    tidy(raster, parted=frozenset({river}))
    return raster


def _banks(raster: Raster, bed: set[Cell], cells: dict[str, Cell]) -> dict[Cell, int]:
    """On which bank of the river each cell lies, its bed included: the nearer one."""
    found = {cells["camp"]: 0, cells["ruins_of_dale"]: 1}
    edge, wet = list(found), []
    while edge:
        ahead = []
        for cell in edge:
            for dx, dy in BESIDE:
                there = (cell[0] + dx, cell[1] + dy)
                if there in found or raster.at(there) != FREE:
                    continue
                if there in bed and cell not in bed:
                    wet.append((cell, there))
                    continue
                found[there] = found[cell]
                ahead.append(there)
        edge = ahead
        if not edge and wet:
            # The bed is shared out at last, step by step from both banks.
            for cell, there in wet:
                if there not in found:
                    found[there] = found[cell]
                    edge.append(there)
            wet = []
    return found


def _along(line: list[Any], unit: float = CELL) -> list[Cell]:
    """The cells under a line; `unit` is the side of a cell in the line's own measure."""
    found: list[Cell] = []
    for (x0, y0), (x1, y1) in pairwise(line):
        steps = max(1, math.ceil(math.dist((x0, y0), (x1, y1)) / unit))
        for i in range(steps + 1):
            t = i / steps
            cell = (round((x0 + (x1 - x0) * t) / unit), round((y0 + (y1 - y0) * t) / unit))
            if not found or found[-1] != cell:
                found.append(cell)
    return found


def _contains(line: list[Point], at: Point) -> bool:
    x, y = at
    inside = False
    for (ax, ay), (bx, by) in zip(line, line[1:] + line[:1], strict=True):
        if (ay > y) != (by > y) and x < (bx - ax) * (y - ay) / (by - ay) + ax:
            inside = not inside
    return inside


# ---- what is drawn on the land

SLOPE_STEP, SLOPE_LENGTH = 6.5, 10.0
"""Between two strokes of a slope, and how long the longest is."""
SMOOTHING = 6


def strokes(line: list[Point], low: list[Point]) -> list[list[float]]:
    """Strokes along a slope, from the border down into the lower region."""
    rng = random.Random(len(line))
    found: list[list[float]] = []
    left = SLOPE_STEP / 2
    for (x0, y0), (x1, y1) in pairwise(line):
        length = math.dist((x0, y0), (x1, y1))
        while left < length:
            x, y = x0 + (x1 - x0) * left / length, y0 + (y1 - y0) * left / length
            nx, ny = (y0 - y1) / length, (x1 - x0) / length
            if not _contains(low, (x + nx * 2.5, y + ny * 2.5)):
                nx, ny = -nx, -ny
            reach = SLOPE_LENGTH * rng.choice((0.55, 0.8, 1.0))
            if _contains(low, (x + nx * 2.5, y + ny * 2.5)):
                found.append([x, y, x + nx * reach, y + ny * reach])
            left += SLOPE_STEP
        left -= length
    return found


def peaks(raster: Raster) -> list[list[float]]:
    """Mountains on the rock: x, y of the foot, and how high; lower towards its rim, and none where
    the spaces within the mountain are drawn."""
    rng = random.Random(7)
    rock = {(x, y) for y, row in enumerate(raster.label) for x, at in enumerate(row) if at == WALL}
    cells = sorted(rock)
    rng.shuffle(cells)
    taken: list[tuple[int, int, float]] = []
    for x, y in cells:
        if any(
            abs(x * CELL - a) < wide and -high < y * CELL - b < high + 14
            for a, b, wide, high in _kept_free()
        ):
            continue
        deep = min(
            (d for d in range(1, 12) for dx, dy in BESIDE if (x + dx * d, y + dy * d) not in rock),
            default=12,
        )
        high = min(11.0 + deep * 2.0, 32.0)
        if all(abs(x - a) + abs(y - b) * 1.5 > (high + h) * 0.36 for a, b, h in taken):
            taken.append((x, y, high))
    taken.sort(key=lambda c: (c[1], c[0]))
    return [
        [x * CELL, y * CELL + 4, round(high * rng.uniform(0.85, 1.1), 1)] for x, y, high in taken
    ]


def _kept_free() -> list[tuple[float, float, float, float]]:
    """Boxes on the rock that hold something else, as middle and half their size."""
    x, y, high = SUMMIT
    return [
        *(
            (a + wide / 2, b + deep / 2, wide / 2 + 10, deep / 2 + 4)
            for a, b, wide, deep in (*SPACES.values(), *SKIES.values())
        ),
        (x, y - high / 2, high * 0.66, high / 2 - 4),
        (NAME[0], NAME[1], 62, 24),
    ]


def _in_sky(cell: Point) -> bool:
    x, y = cell[0] * CELL, cell[1] * CELL
    return any(a < x < a + wide and b < y < b + high for a, b, wide, high in SKIES.values())


def make() -> dict[str, Any]:
    """The whole map, as the browser reads it."""
    regions = read()
    raster = make_raster(regions)
    kinds = borders_of(regions)
    terrain = {r["id"]: r["terrain"] for r in regions}
    arcs = trace(raster)
    names = [*(r["id"] for r in regions), "river"]
    label = {name: i for i, name in enumerate(names)}

    def name(at: int) -> str:
        return names[at] if at >= 0 else "wall" if at == WALL else "edge"

    def rounded(line: list[Any]) -> list[list[float]]:
        return [[round(value, 1) for value in point] for point in line]

    lines = [[(x * CELL, y * CELL) for x, y in smooth(line, SMOOTHING)] for _, _, line in arcs]
    shapes = [
        {
            "between": [name(a), name(b)],
            "kind": kinds.get(_pair(name(a), name(b)), ""),
            "line": rounded(line),
        }
        for (a, b, _), line in zip(arcs, lines, strict=True)
    ]

    def chains(at: int) -> list[list[int]]:
        return [[n if not back else -n - 1 for n, back in chain] for chain in rings(at, arcs)]

    def outline(region: str) -> list[Point]:
        found: list[Point] = []
        for n in chains(label[region])[0]:
            line = lines[n] if n >= 0 else lines[-n - 1][::-1]
            found += line[1:]
        return found

    boxes = {}
    for region in terrain:
        x0, y0, x1, y1 = room(Inside(raster, label[region], _in_sky, RIM))
        boxes[region] = [x0 * CELL, y0 * CELL, (x1 - x0) * CELL, (y1 - y0) * CELL]

    def spots(kind: str, gap: float, rim: int = 4) -> list[list[float]]:
        return [
            spot
            for i, region in enumerate(terrain)
            if terrain[region] == kind
            for spot in scatter(raster, label[region], boxes[region], CELL, gap, i, rim)
        ]

    slopes = []
    for arc, line in zip(shapes, lines, strict=True):
        if arc["kind"] == "slope":
            low = next(one for one in arc["between"] if terrain[one] != "mountains")
            slopes += strokes(line, outline(low))
    return {
        "size": list(SIZE),
        "arcs": shapes,
        "regions": {region: chains(label[region]) for region in terrain},
        "river": chains(label["river"]),
        "walls": chains(WALL),
        "points": {
            r: [round(x + wide / 2, 1), round(y + high / 2, 1)]
            for r, (x, y, wide, high) in boxes.items()
        },
        "rooms": boxes,
        "spaces": {space: list(box) for space, box in SPACES.items()},
        "skies": {territory: list(box) for territory, box in SKIES.items()},
        "summit": list(SUMMIT),
        "name": list(NAME),
        "slopes": rounded(slopes),
        "peaks": peaks(raster),
        "crags": spots("mountains", 15.0, 5),
        "hills": spots("hills", 17.0),
        "reeds": spots("swamps", 12.0),
        "rubble": spots("ruins", 13.0),
        "tufts": spots("plains", 30.0),
    }


def text() -> str:
    """The map's file."""
    return json.dumps(make(), separators=(",", ":")) + "\n"


def main() -> None:
    TARGET.parent.mkdir(parents=True, exist_ok=True)
    TARGET.write_text(text())


if __name__ == "__main__":
    main()
