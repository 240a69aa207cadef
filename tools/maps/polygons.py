"""Draw a map of regions from a point per region and the list of its borders.

The regions are grown on a raster so that two of them touch exactly when the data says they are
adjacent: each starts as a disc at its point, each border gets a corridor, then all grow evenly and
a cell that would touch a stranger becomes a wall (mountains). Borders are traced as arcs shared by
the two sides, then smoothed; so the polygons fit together without gaps.

Pure functions on plain data, no I/O; the script of each game says what its seas and rivers are.
"""

from __future__ import annotations

import heapq
import math
import random
from collections import defaultdict, deque
from collections.abc import Callable, Iterable, Iterator

Point = tuple[float, float]
Cell = tuple[int, int]

FREE, WALL, OUTSIDE = -1, -2, -3
AROUND = [(dx, dy) for dx in (-1, 0, 1) for dy in (-1, 0, 1) if dx or dy]
BESIDE = [(1, 0), (-1, 0), (0, 1), (0, -1)]


class Raster:
    """Labels of cells, and which labels may touch."""

    def __init__(self, width: int, height: int, may_touch: list[set[int]]) -> None:
        self.width = width
        self.height = height
        self.may_touch = may_touch
        self.label = [[FREE] * width for _ in range(height)]

    def at(self, cell: Cell) -> int:
        x, y = cell
        if 0 <= x < self.width and 0 <= y < self.height:
            return self.label[y][x]
        return OUTSIDE

    def strangers(self, cell: Cell, owner: int) -> bool:
        """Whether a cell given to `owner` would touch a region it must not touch."""
        x, y = cell
        friends = self.may_touch[owner]
        for dx, dy in AROUND:
            other = self.at((x + dx, y + dy))
            if other >= 0 and other != owner and other not in friends:
                return True
        return False

    def give(self, cell: Cell, owner: int) -> bool:
        """Give a free cell to a region if no stranger is near."""
        if self.at(cell) != FREE or self.strangers(cell, owner):
            return False
        self.label[cell[1]][cell[0]] = owner
        return True

    def cells(self, owner: int) -> Iterator[Cell]:
        """The cells of a region, row by row."""
        for y, row in enumerate(self.label):
            if owner in row:  # most rows hold none, and that is quickly found out
                yield from ((x, y) for x, at in enumerate(row) if at == owner)

    def touching(self, a: int, b: int) -> bool:
        """Whether two regions share an edge of a cell."""
        return any(self.at((x + dx, y + dy)) == b for x, y in self.cells(a) for dx, dy in BESIDE)


def disc(centre: Cell, radius: float) -> Iterator[Cell]:
    """The cells of a disc, from the middle outward."""
    reach = int(radius) + 1
    cells = [
        (dx * dx + dy * dy, dx, dy)
        for dx in range(-reach, reach + 1)
        for dy in range(-reach, reach + 1)
        if dx * dx + dy * dy <= radius * radius
    ]
    for _, dx, dy in sorted(cells):
        yield centre[0] + dx, centre[1] + dy


def lay_corridor(raster: Raster, a: int, b: int, start: Cell, goal: Cell) -> None:
    """Join two regions along the straight segment, half and half; around obstacles if needed."""
    steps = max(abs(goal[0] - start[0]), abs(goal[1] - start[1]), 1)
    for i in range(steps + 1):
        t = i / steps
        middle = (
            round(start[0] + (goal[0] - start[0]) * t),
            round(start[1] + (goal[1] - start[1]) * t),
        )
        owner = a if t < 0.5 else b
        for cell in disc(middle, 1.5):
            raster.give(cell, owner)
    if not raster.touching(a, b):
        _lay_detour(raster, a, b)


def _lay_detour(raster: Raster, a: int, b: int) -> None:
    """The shortest way through free cells on which no stranger is near either of the two."""
    queue: deque[Cell] = deque()
    came: dict[Cell, Cell | None] = {}
    for cell in raster.cells(a):
        queue.append(cell)
        came[cell] = None
    while queue:
        here = queue.popleft()
        for dx, dy in BESIDE:
            there = (here[0] + dx, here[1] + dy)
            if there in came:
                continue
            label = raster.at(there)
            if label == b:
                path = [here]
                while (before := came[path[-1]]) is not None:
                    path.append(before)
                way = [c for c in reversed(path) if raster.at(c) == FREE]
                for i, cell in enumerate(way):
                    if not raster.give(cell, a if i < len(way) / 2 else b):
                        raster.give(cell, b if i < len(way) / 2 else a)
                return
            if label == FREE and not raster.strangers(there, a) and not raster.strangers(there, b):
                came[there] = here
                queue.append(there)
    raise ValueError(f"no room for the border between {a} and {b}")


def grow(
    raster: Raster, seed: int, may_take: Callable[[Cell, int], bool] = lambda _cell, _owner: True
) -> None:
    """Let all regions grow at the same pace in every direction until the raster is full; a region
    leaves the cells alone that it may not take. Each swells and shrinks a little on its way, so
    that borders meander as if drawn by hand."""
    swells = [_swell(random.Random(f"{seed} {owner}")) for owner in range(len(raster.may_touch))]
    heap: list[tuple[float, int, int, int, int, int]] = []

    def spread(x: int, y: int, owner: int, from_x: int, from_y: int) -> None:
        """Offer the cells beside one that was given, at their distance from where it all began."""
        for dx, dy in BESIDE:
            there = (x + dx, y + dy)
            if raster.at(there) == FREE and may_take(there, owner):
                far = math.dist(there, (from_x, from_y)) + swells[owner](there)
                heapq.heappush(heap, (far, *there, owner, from_x, from_y))

    for y, row in enumerate(raster.label):
        for x, owner in enumerate(row):
            if owner >= 0:
                spread(x, y, owner, x, y)
    while heap:
        _, x, y, owner, from_x, from_y = heapq.heappop(heap)
        if raster.label[y][x] != FREE:
            continue
        if raster.strangers((x, y), owner):
            raster.label[y][x] = WALL
        else:
            raster.label[y][x] = owner
            spread(x, y, owner, from_x, from_y)


SWELL = ((60.0, 0.6), (30.0, 0.4), (14.0, 0.25))
"""Lengths of the waves in which regions swell, and how high they are, in cells."""


def _swell(rng: random.Random) -> Callable[[Cell], float]:
    """Soft waves that run over the raster in all directions."""
    waves = [
        (math.cos(angle) * math.tau / length, math.sin(angle) * math.tau / length, start, high)
        for length, high in SWELL
        for angle, start in [(rng.uniform(0, math.tau), rng.uniform(0, math.tau)) for _ in range(3)]
    ]
    known: dict[Cell, float] = {}  # a cell is offered from several sides

    def at(cell: Cell) -> float:
        if cell not in known:
            x, y = cell
            known[cell] = sum([h * math.sin(a * x + b * y + s) for a, b, s, h in waves])
        return known[cell]

    return at


def tidy(raster: Raster, parted: frozenset[int] = frozenset()) -> None:
    """Give islands of a region that are cut off from its main body to the wall; labels that are
    `parted` may have several bodies."""
    seen: set[Cell] = set()
    bodies: dict[int, list[list[Cell]]] = defaultdict(list)
    for y in range(raster.height):
        for x in range(raster.width):
            owner = raster.label[y][x]
            if owner < 0 or (x, y) in seen:
                continue
            body = [(x, y)]
            seen.add((x, y))
            for cell in body:
                for dx, dy in BESIDE:
                    there = (cell[0] + dx, cell[1] + dy)
                    if there not in seen and raster.at(there) == owner:
                        seen.add(there)
                        body.append(there)
            bodies[owner].append(body)
    for owner, parts in bodies.items():
        if owner in parted:
            continue
        parts.sort(key=len, reverse=True)
        for part in parts[1:]:
            for x, y in part:
                raster.label[y][x] = WALL


def trace(raster: Raster) -> list[tuple[int, int, list[Point]]]:
    """The borders as arcs (label on one side, label on the other, points). Arcs end only where
    three labels meet, or close on themselves; both sides share the same arc."""
    edges: dict[Point, list[tuple[Point, tuple[int, int]]]] = defaultdict(list)

    def add(p: Point, q: Point, one: int, two: int) -> None:
        pair = (min(one, two), max(one, two))
        edges[p].append((q, pair))
        edges[q].append((p, pair))

    for y in range(raster.height + 1):
        for x in range(raster.width + 1):
            here = raster.at((x, y))
            left, above = raster.at((x - 1, y)), raster.at((x, y - 1))
            if here != left:
                add((x, y), (x, y + 1), here, left)
            if here != above:
                add((x, y), (x + 1, y), here, above)
    nodes = {p for p, out in edges.items() if len(out) != 2 or out[0][1] != out[1][1]}
    used: set[tuple[Point, Point]] = set()
    arcs: list[tuple[int, int, list[Point]]] = []

    def follow(p: Point, q: Point, pair: tuple[int, int]) -> list[Point]:
        line = [p, q]
        used.update({(p, q), (q, p)})
        while q not in nodes and q != line[0]:
            onward = next((r for r, _ in edges[q] if (q, r) not in used), None)
            if onward is None:
                break
            used.update({(q, onward), (onward, q)})
            line.append(onward)
            q = onward
        return line

    for p in sorted(nodes):
        for q, pair in edges[p]:
            if (p, q) not in used:
                arcs.append((*pair, follow(p, q, pair)))
    for p in sorted(edges):
        for q, pair in edges[p]:
            if (p, q) not in used:
                arcs.append((*pair, follow(p, q, pair)))
    return arcs


def smooth(line: list[Point], rounds: int = 3) -> list[Point]:
    """Round off the raster's steps; the ends stay where they are."""
    closed = line[0] == line[-1]
    points = line
    for _ in range(rounds):
        last = len(points) - 1
        softer: list[Point] = []
        for i, (x, y) in enumerate(points):
            if i in (0, last) and not closed:
                softer.append((x, y))
                continue
            before = points[i - 1] if i else points[-2]
            after = points[i + 1] if i < last else points[1]
            softer.append(((before[0] + 2 * x + after[0]) / 4, (before[1] + 2 * y + after[1]) / 4))
        points = softer
    return _thin(points)


def _thin(points: list[Point], tolerance: float = 0.28) -> list[Point]:
    """Leave out points that add nothing (Douglas-Peucker)."""
    if len(points) < 3:
        return points
    (x0, y0), (x1, y1) = points[0], points[-1]
    length = ((x1 - x0) ** 2 + (y1 - y0) ** 2) ** 0.5
    worst, at = 0.0, 0
    for i, (x, y) in enumerate(points[1:-1], 1):
        if length:
            off = abs((x1 - x0) * (y0 - y) - (x0 - x) * (y1 - y0)) / length
        else:
            off = ((x - x0) ** 2 + (y - y0) ** 2) ** 0.5
        if off > worst:
            worst, at = off, i
    if worst <= tolerance:
        return [points[0], points[-1]]
    return [*_thin(points[: at + 1], tolerance)[:-1], *_thin(points[at:], tolerance)]


def rings(label: int, arcs: list[tuple[int, int, list[Point]]]) -> list[list[tuple[int, bool]]]:
    """The outlines of a region: each a chain of (arc number, whether it is walked backwards)."""
    mine = [i for i, (a, b, _) in enumerate(arcs) if label in (a, b) and a != b]
    starts: dict[Point, list[int]] = defaultdict(list)
    for i in mine:
        starts[arcs[i][2][0]].append(i)
        starts[arcs[i][2][-1]].append(i)
    left = set(mine)
    found: list[list[tuple[int, bool]]] = []
    while left:
        first = min(left)
        left.discard(first)
        chain = [(first, False)]
        begin, end = arcs[first][2][0], arcs[first][2][-1]
        while end != begin:
            after = next(i for i in starts[end] if i in left)
            left.discard(after)
            line = arcs[after][2]
            backwards = line[0] != end
            chain.append((after, backwards))
            end = line[0] if backwards else line[-1]
        found.append(chain)
    found.sort(key=lambda c: -sum(len(arcs[i][2]) for i, _ in c))
    return found


def build(
    points: list[Cell],
    borders: Iterable[tuple[int, int]],
    seas: dict[int, list[Cell]],
    shores: Iterable[tuple[int, int]],
    width: int,
    height: int,
    seed: int = 1,
) -> Raster:
    """A raster in which regions touch exactly as the borders say. `seas` are extra labels (after
    the regions') grown from lists of cells; `shores` are the (region, sea) pairs that touch."""
    borders = [tuple(sorted(b)) for b in borders]
    count = len(points) + len(seas)
    may_touch: list[set[int]] = [set() for _ in range(count)]
    for a, b in [*borders, *shores]:
        may_touch[a].add(b)
        may_touch[b].add(a)
    for a in seas:
        may_touch[a].update(b for b in seas if b != a)
    raster = Raster(width, height, may_touch)

    def gap(a: Cell, b: Cell) -> float:
        return float(((a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2) ** 0.5)

    for i, here in enumerate(points):
        nearest = min(gap(here, there) for j, there in enumerate(points) if j != i)
        for cell in disc(here, min(9.0, nearest * 0.38)):
            raster.give(cell, i)
    for a, b in sorted(borders, key=lambda p: gap(points[p[0]], points[p[1]])):
        lay_corridor(raster, a, b, points[a], points[b])
    for sea, cells in seas.items():
        for cell in cells:
            for wet in disc(cell, 4):
                raster.give(wet, sea)
    grow(raster, seed)
    tidy(raster)
    return raster


# ---- room in a region for its name and its armies

BOX_SHAPE = 1.3
"""Width to height of the box looked for in each region."""


class Inside:
    """Whether a box of cells lies within one region, from sums over the raster. Cells for which
    `taken` says so do not count; `rim` is how many cells at the left, upper, right and lower edge
    of the map stay free."""

    def __init__(
        self,
        raster: Raster,
        label: int,
        taken: Callable[[Point], bool] = lambda _: False,
        rim: tuple[int, int, int, int] = (0, 0, 0, 0),
    ) -> None:
        cells = list(raster.cells(label))
        self.left, self.right = min(x for x, _ in cells), max(x for x, _ in cells) + 1
        self.top, self.bottom = min(y for _, y in cells), max(y for _, y in cells) + 1
        self.bounds = (rim[0], rim[1], raster.width - rim[2], raster.height - rim[3])
        self.sums = [[0] * (self.right - self.left + 1)]
        for y in range(self.top, self.bottom):
            line, total = [0], 0
            for i, x in enumerate(range(self.left, self.right)):
                total += raster.label[y][x] == label and not taken((x + 0.5, y + 0.5))
                line.append(self.sums[-1][i + 1] + total)
            self.sums.append(line)

    def whole(self, x0: int, y0: int, x1: int, y1: int) -> bool:
        if x0 < self.left or y0 < self.top or x1 > self.right or y1 > self.bottom:
            return False
        left, top, right, bottom = self.bounds
        if x0 < left or y0 < top or x1 > right or y1 > bottom:
            return False
        a, b = x0 - self.left, x1 - self.left
        above, below = self.sums[y0 - self.top], self.sums[y1 - self.top]
        return below[b] - above[b] - below[a] + above[a] == (x1 - x0) * (y1 - y0)


def room(inside: Inside) -> tuple[int, int, int, int]:
    """The largest box of about the wanted shape within the region, then widened while it fits."""
    best, found = 0, (inside.left, inside.top, inside.left + 1, inside.top + 1)
    for y in range(inside.top, inside.bottom):
        for x in range(inside.left, inside.right):
            high = best + 1
            while inside.whole(x, y, x + round(high * BOX_SHAPE), y + high):
                best, found = high, (x, y, x + round(high * BOX_SHAPE), y + high)
                high += 1
    x0, y0, x1, y1 = found
    widest = round((x1 - x0) * 0.35)
    for _ in range(widest):
        x0 -= inside.whole(x0 - 1, y0, x0, y1)
        x1 += inside.whole(x1, y0, x1 + 1, y1)
    for _ in range(round((y1 - y0) * 0.35)):
        y0 -= inside.whole(x0, y0 - 1, x1, y0)
        y1 += inside.whole(x0, y1, x1, y1 + 1)
    return x0, y0, x1, y1


def scatter(
    raster: Raster, label: int, box: list[float], cell: float, gap: float, seed: int, rim: int = 3
) -> Iterator[list[float]]:
    """Spots of a region away from its border and from the box of its name and armies; `cell` is
    the side of a cell in units of the map, in which box, gap and spots are given."""
    rng = random.Random(seed)
    x0, y0, wide, high = box
    spots = []
    for x, y in raster.cells(label):
        px, py = (x + 0.5) * cell, (y + 0.5) * cell
        if x0 - 6 < px < x0 + wide + 6 and y0 - 4 < py < y0 + high + 10:
            continue
        if all(
            raster.at((x + dx, y + dy)) == label
            for dx, dy in ((rim, 0), (-rim, 0), (0, rim), (0, -rim - 2))
        ):
            spots.append((px, py))
    rng.shuffle(spots)
    taken: list[tuple[float, float]] = []
    for px, py in spots:
        if all((px - a) ** 2 + (py - b) ** 2 > gap * gap for a, b in taken):
            taken.append((px, py))
    taken.sort(key=lambda c: (c[1], c[0]))
    for px, py in taken:
        yield [px, py]
