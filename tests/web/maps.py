"""What the proofs of the maps share: outlines put together from arcs, and plane geometry."""

from __future__ import annotations

from typing import Any

Point = tuple[float, float]


def outline(drawn: dict[str, Any], chain: list[int]) -> list[Point]:
    """The closed line of a chain of arcs, its first point not repeated."""
    line: list[Point] = []
    for n in chain:
        arc = [(x, y) for x, y in drawn["arcs"][n if n >= 0 else -n - 1]["line"]]
        part = arc if n >= 0 else arc[::-1]
        if line:
            assert line[-1] == part[0], "the arcs of an outline follow one another"
            part = part[1:]
        line += part
    assert line[0] == line[-1], "an outline is closed"
    return line[:-1]


def area(line: list[Point]) -> float:
    return abs(
        sum(a[0] * b[1] - b[0] * a[1] for a, b in zip(line, line[1:] + line[:1], strict=True)) / 2
    )


def contains(line: list[Point], x: float, y: float) -> bool:
    inside = False
    for (ax, ay), (bx, by) in zip(line, line[1:] + line[:1], strict=True):
        if (ay > y) != (by > y) and x < (bx - ax) * (y - ay) / (by - ay) + ax:
            inside = not inside
    return inside


def crossings(line: list[Point]) -> int:
    """How many pairs of sides that do not meet at a point cross each other."""

    def turn(a: Point, b: Point, c: Point) -> float:
        return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])

    sides = list(zip(line, line[1:] + line[:1], strict=True))
    found = 0
    for i, (a, b) in enumerate(sides):
        for c, d in sides[i + 2 :]:
            if {a, b} & {c, d}:
                continue
            if turn(a, b, c) * turn(a, b, d) < 0 and turn(c, d, a) * turn(c, d, b) < 0:
                found += 1
    return found
