"""The map of the Lonely Mountain's valley that the browser draws is the map of the data."""

from __future__ import annotations

import json
import math
from itertools import pairwise
from typing import Any

import pytest

from tests.web.maps import area, contains, crossings, outline
from tools.maps import five_armies as source

REGIONS = source.read()
IDS = [r["id"] for r in REGIONS]
TERRAIN = {r["id"]: r["terrain"] for r in REGIONS}
BY_ID = {r["id"]: r for r in REGIONS}


@pytest.fixture(scope="module")
def drawn() -> dict[str, Any]:
    found: dict[str, Any] = json.loads(source.TARGET.read_text())
    return found


@pytest.fixture(scope="module")
def outlines(drawn: dict[str, Any]) -> dict[str, list[tuple[float, float]]]:
    return {region: outline(drawn, drawn["regions"][region][0]) for region in IDS}


def pair(one: str, two: str) -> tuple[str, ...]:
    return tuple(sorted((one, two)))


def borders(drawn: dict[str, Any], kind: str | None = None) -> set[tuple[str, ...]]:
    """Pairs of regions that share an edge, of a kind where one is given."""
    return {
        pair(*arc["between"])
        for arc in drawn["arcs"]
        if set(arc["between"]) <= set(IDS) and kind in (None, arc["kind"])
    }


def off(line: list[list[float]], x: float, y: float) -> float:
    """How far a point is from a line."""
    best = math.inf
    for (ax, ay), (bx, by) in pairwise(line):
        length = math.dist((ax, ay), (bx, by)) or 1
        t = ((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / length**2
        t = min(max(t, 0), 1)
        best = min(best, math.dist((x, y), (ax + (bx - ax) * t, ay + (by - ay) * t)))
    return best


def test_shared_borders_are_exactly_those_of_the_data(drawn: dict[str, Any]) -> None:
    land = {pair(r["id"], n) for r in REGIONS for n in r["adjacent"]}
    fords = {pair(r["id"], n) for r in REGIONS for n in r.get("fords", ())}
    assert (len(land), len(fords)) == (87, 5)
    assert borders(drawn) == land | fords
    assert borders(drawn, "ford") == fords


def test_slopes_part_mountains_from_lower_land(drawn: dict[str, Any]) -> None:
    steep = {
        pair(r["id"], n)
        for r in REGIONS
        for n in r["adjacent"]
        if (TERRAIN[r["id"]] == "mountains") != (TERRAIN[n] == "mountains")
    }
    assert borders(drawn, "slope") == steep
    assert borders(drawn, "land") == borders(drawn) - steep - borders(drawn, "ford")


def test_strokes_of_slopes_run_downhill(
    drawn: dict[str, Any], outlines: dict[str, list[tuple[float, float]]]
) -> None:
    """Each begins on a slope and ends in the lower region, and every long slope has some."""

    slopes = [arc for arc in drawn["arcs"] if arc["kind"] == "slope"]
    hatched: set[tuple[str, ...]] = set()
    for x0, y0, x1, y1 in drawn["slopes"]:
        arc = next(arc for arc in slopes if off(arc["line"], x0, y0) < 0.2)
        low = next(one for one in arc["between"] if TERRAIN[one] != "mountains")
        assert contains(outlines[low], x0 + (x1 - x0) * 0.4, y0 + (y1 - y0) * 0.4)
        hatched.add(pair(*arc["between"]))
    assert hatched == borders(drawn, "slope")


def test_arcs_belong_to_the_regions_they_part(drawn: dict[str, Any]) -> None:
    users: dict[int, set[str]] = {}
    for region, chains in [*drawn["regions"].items(), ("river", drawn["river"])]:
        for chain in chains:
            for n in chain:
                users.setdefault(n if n >= 0 else -n - 1, set()).add(region)
    for n, arc in enumerate(drawn["arcs"]):
        assert users.get(n, set()) == set(arc["between"]) - {"wall", "edge"}


def test_the_river_has_the_banks_of_the_data_and_parts_them(drawn: dict[str, Any]) -> None:
    banks = {
        one
        for arc in drawn["arcs"]
        if "river" in arc["between"]
        for one in arc["between"]
        if one in IDS
    }
    parted = {r["id"] for r in REGIONS if r.get("rivers") or r.get("fords")}
    assert banks == parted | {"front_gate"}
    for r in REGIONS:
        for across in r.get("rivers", ()):
            assert pair(r["id"], across) not in borders(drawn)


def test_the_river_is_one_line_broken_only_by_fords(drawn: dict[str, Any]) -> None:
    """Its parts end at the mountain, at fords and at the southern edge."""
    assert len(drawn["river"]) == 6
    parts = [outline(drawn, chain) for chain in drawn["river"]]
    middles = []
    for arc in drawn["arcs"]:
        if arc["kind"] == "ford":
            (ax, ay), (bx, by) = arc["line"][0], arc["line"][-1]
            middles.append(((ax + bx) / 2, (ay + by) / 2))
    for x, y in middles:
        near = [p for p in parts if min(math.dist((x, y), q) for q in p) < 22]
        assert len(near) == 2


@pytest.mark.parametrize("region", IDS)
def test_a_region_is_one_sound_polygon(drawn: dict[str, Any], region: str) -> None:
    chains = drawn["regions"][region]
    line = outline(drawn, chains[0])
    assert len(chains) == 1
    assert area(line) > 8000
    assert crossings(line) == 0


@pytest.mark.parametrize("region", IDS)
def test_armies_have_room_within_the_region(drawn: dict[str, Any], region: str) -> None:
    line = outline(drawn, drawn["regions"][region][0])
    assert contains(line, *drawn["points"][region])
    x, y, wide, high = drawn["rooms"][region]
    assert wide >= 76
    assert high >= 60
    for dx, dy in ((3, 3), (wide - 3, 3), (3, high - 3), (wide - 3, high - 3)):
        assert contains(line, x + dx, y + dy)


def test_nothing_overlaps(drawn: dict[str, Any]) -> None:
    """The spaces within the mountain stand on rock; no name of a territory lies on an army."""

    def apart(a: list[float], b: list[float]) -> bool:
        return (
            a[0] + a[2] <= b[0] or b[0] + b[2] <= a[0] or a[1] + a[3] <= b[1] or b[1] + b[3] <= a[1]
        )

    boxes = [*drawn["spaces"].values(), *drawn["skies"].values()]
    for n, box in enumerate(boxes):
        assert all(apart(box, other) for other in boxes[n + 1 :])
        assert all(apart(box, room) for room in drawn["rooms"].values())
    for x, y, wide, high in drawn["spaces"].values():
        middle = (x + wide / 2, y + high / 2)
        for region in IDS:
            assert not contains(outline(drawn, drawn["regions"][region][0]), *middle)


def test_the_map_looks_as_the_board_does(drawn: dict[str, Any]) -> None:
    """Regions lie towards each other as the points of the printed board do."""
    width, height = drawn["size"]
    for r in REGIONS:
        x, y = drawn["points"][r["id"]]
        assert abs(x / width - r["point"][0] / 1000) < 0.09, r["id"]
        assert abs(y / height - r["point"][1] / 1000) < 0.09, r["id"]


def test_the_file_is_up_to_date() -> None:
    assert source.text() == source.TARGET.read_text(), "run python -m tools.maps.five_armies"
