"""The hex grid: names, neighbours, distances and lines of sight (bow.1.07, bow.1.08, bow.7.09 on).

Every battlefield lies on the same grid of 20 columns (a to t) and 20 rows (1 to 20), so what
follows from geometry alone is computed once for all battles. Rows run parallel to the players'
edges: every hex has two neighbours up, two down and two beside it. Even-numbered rows are shifted
half a hex to the right.
"""

from __future__ import annotations

from functools import cache

COLUMNS, ROWS = 20, 20
HEX_COUNT = COLUMNS * ROWS
HEXES: tuple[str, ...] = tuple(
    f"{chr(ord('a') + column)}{row + 1}" for row in range(ROWS) for column in range(COLUMNS)
)
HEX = {name: i for i, name in enumerate(HEXES)}

DIRECTIONS = ("ne", "e", "se", "sw", "w", "nw")
NE, E, SE, SW, W, NW = range(6)
_AXIAL = ((1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1))


def hex_at(column: int, row: int) -> int:
    """The hex in a column and row counted from 0; -1 outside the grid."""
    if 0 <= column < COLUMNS and 0 <= row < ROWS:
        return row * COLUMNS + column
    return -1


def row_of(h: int) -> int:
    """The row of a hex, counted from 0 at the top."""
    return h // COLUMNS


def _axial(h: int) -> tuple[int, int]:
    row, column = divmod(h, COLUMNS)
    return column - (row - (row & 1)) // 2, row


def _hex(q: int, r: int) -> int:
    return hex_at(q + (r - (r & 1)) // 2, r)


_POSITION = tuple(_axial(h) for h in range(HEX_COUNT))

STEP: tuple[tuple[int, ...], ...] = tuple(
    tuple(_hex(q + dq, r + dr) for dq, dr in _AXIAL) for q, r in _POSITION
)
"""STEP[hex][direction]: the neighbour in a direction, -1 outside the grid."""
NEIGHBOURS: tuple[tuple[int, ...], ...] = tuple(tuple(n for n in row if n >= 0) for row in STEP)
NEXT_TO: tuple[frozenset[int], ...] = tuple(frozenset(row) for row in NEIGHBOURS)
"""The neighbours of each hex as sets."""
UP: tuple[tuple[int, ...], ...] = tuple(
    tuple(n for n in (row[NW], row[NE]) if n >= 0) for row in STEP
)
DOWN: tuple[tuple[int, ...], ...] = tuple(
    tuple(n for n in (row[SW], row[SE]) if n >= 0) for row in STEP
)
"""The hexes next to a hex toward the upper and toward the lower edge (bow.9.03)."""


def _distance(a: tuple[int, int], b: tuple[int, int]) -> int:
    dq, dr = b[0] - a[0], b[1] - a[1]
    return max(abs(dq), abs(dr), abs(dq + dr))


DISTANCE: tuple[bytes, ...] = tuple(bytes(_distance(a, b) for b in _POSITION) for a in _POSITION)
"""DISTANCE[a][b]: least number of steps from hex to hex (bow.1.08)."""


@cache
def within(h: int, radius: int) -> tuple[int, ...]:
    """The hexes at most so far from a hex, itself included."""
    row = DISTANCE[h]
    return tuple(other for other in range(HEX_COUNT) if row[other] <= radius)


@cache
def ring(h: int, nearest: int, farthest: int) -> tuple[int, ...]:
    """The hexes between two distances from a hex, nearer ones first."""
    row = DISTANCE[h]
    found = [other for other in range(HEX_COUNT) if nearest <= row[other] <= farthest]
    return tuple(sorted(found, key=lambda other: (row[other], other)))


def direction_between(a: int, b: int) -> int:
    """The direction of the line from one hex to another; that of the nearest of the six when the
    line is not straight."""
    (aq, ar), (bq, br) = _POSITION[a], _POSITION[b]
    dq, dr = bq - aq, br - ar

    def along(direction: int) -> int:
        q, r = _AXIAL[direction]
        return 2 * dq * q + 2 * dr * r + dq * r + dr * q

    return max(range(6), key=along)


# ---- lines of sight. Scaled coordinates in which centres and corners are whole numbers: the centre
# of (q, r) is (2q + r, 3r), its corners lie at (0, +-2) and (+-1, +-1) from it.

_CORNERS = ((0, 2), (0, -2), (1, 1), (1, -1), (-1, 1), (-1, -1))


@cache
def _line(dq: int, dr: int) -> tuple[tuple[tuple[int, int], ...], ...]:
    """The hexes, as offsets, that must be free of obstacles: one set, or two for a line that runs
    along hex edges and may be shifted to either side (bow.7.12)."""
    dx, dy = 2 * dq + dr, 3 * dr
    reach = _distance((0, 0), (dq, dr))
    crossed: list[tuple[int, int]] = []
    left: list[tuple[int, int]] = []
    right: list[tuple[int, int]] = []
    along_edge = False
    for q in range(-reach, reach + 1):
        for r in range(-reach, reach + 1):
            x, y = 2 * q + r, 3 * r
            projection = 3 * x * dx + y * dy
            if not 0 < projection < 3 * dx * dx + dy * dy:
                continue
            sides = [dx * (y + cy) - dy * (x + cx) for cx, cy in _CORNERS]
            low, high = min(sides), max(sides)
            if low < 0 < high:
                crossed.append((q, r))
            if low <= 0 < high:
                left.append((q, r))
            if low < 0 <= high:
                right.append((q, r))
            along_edge = along_edge or (sides.count(0) == 2 and 0 in (low, high))
    if along_edge:
        return tuple(left), tuple(right)
    return (tuple(crossed),)


@cache
def sight_lines(a: int, b: int) -> tuple[tuple[int, ...], ...]:
    """The alternatives for a line of sight between two hexes: the line is free when no hex of one
    of them holds an obstacle. Adjacent hexes need none (bow.7.08)."""
    if DISTANCE[a][b] <= 1:
        return ((),)
    (aq, ar), (bq, br) = _POSITION[a], _POSITION[b]
    lines = _line(bq - aq, br - ar)
    return tuple(tuple(h for q, r in line if (h := _hex(aq + q, ar + r)) >= 0) for line in lines)
