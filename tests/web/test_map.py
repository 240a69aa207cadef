"""The map the browser draws is the map of the data."""

from __future__ import annotations

import json
from typing import Any

import pytest

from tests.web.maps import area, contains, crossings, outline
from tools.maps import war_of_the_ring as source

REGIONS = source.read()
IDS = [r["id"] for r in REGIONS]


@pytest.fixture(scope="module")
def drawn() -> dict[str, Any]:
    found: dict[str, Any] = json.loads(source.TARGET.read_text())
    return found


def test_shared_borders_are_exactly_those_of_the_data(drawn: dict[str, Any]) -> None:
    shared = {
        tuple(sorted(arc["between"])) for arc in drawn["arcs"] if set(arc["between"]) <= set(IDS)
    }
    borders = {tuple(sorted((r["id"], n))) for r in REGIONS for n in r["adjacent"]}
    assert len(borders) == 232
    assert shared == borders


def test_arcs_belong_to_the_regions_they_part(drawn: dict[str, Any]) -> None:
    users: dict[int, set[str]] = {}
    for region, chains in drawn["regions"].items():
        for chain in chains:
            for n in chain:
                users.setdefault(n if n >= 0 else -n - 1, set()).add(region)
    for n, arc in enumerate(drawn["arcs"]):
        assert users.get(n, set()) == set(arc["between"]) - {"wall", "edge"}


def test_the_sea_touches_the_coastal_regions_and_no_other(drawn: dict[str, Any]) -> None:
    shores = {
        region
        for arc in drawn["arcs"]
        if "sea" in arc["between"]
        for region in arc["between"]
        if region in IDS
    }
    assert shores == {r["id"] for r in REGIONS if r.get("coastal")}


@pytest.mark.parametrize("region", IDS)
def test_a_region_is_one_sound_polygon(drawn: dict[str, Any], region: str) -> None:
    lines = [outline(drawn, chain) for chain in drawn["regions"][region]]
    assert area(lines[0]) > 3000
    assert all(area(line) < area(lines[0]) / 4 for line in lines[1:])
    assert crossings(lines[0]) == 0


@pytest.mark.parametrize("region", IDS)
def test_name_and_armies_have_room_within_the_region(drawn: dict[str, Any], region: str) -> None:
    line = outline(drawn, drawn["regions"][region][0])
    assert contains(line, *drawn["points"][region])
    x, y, wide, high = drawn["rooms"][region]
    assert wide >= 50
    assert high >= 38
    for dx, dy in ((3, 3), (wide - 3, 3), (3, high - 3), (wide - 3, high - 3)):
        assert contains(line, x + dx, y + dy)


def test_rivers_run_on_without_a_gap(drawn: dict[str, Any]) -> None:
    for arcs in drawn["rivers"].values():
        ends = [
            {tuple(drawn["arcs"][n]["line"][0]), tuple(drawn["arcs"][n]["line"][-1])} for n in arcs
        ]
        reached = ends[0]
        for pair in ends[1:]:
            assert any(abs(a - c) + abs(b - d) < 16 for a, b in reached for c, d in pair)
            reached = reached | pair


def test_lakes_hide_no_border(drawn: dict[str, Any]) -> None:
    for x, y, wide, high in drawn["lakes"].values():
        for arc in drawn["arcs"]:
            for a, b in arc["line"]:
                assert ((a - x) / wide) ** 2 + ((b - y) / high) ** 2 > 1


def test_the_file_is_up_to_date() -> None:
    assert source.text() == source.TARGET.read_text(), "run python -m tools.maps.war_of_the_ring"
