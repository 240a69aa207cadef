"""The painted maps under the boards: sharp, small in bytes, and large enough for any window."""

from __future__ import annotations

import json
import struct
from pathlib import Path
from typing import Any

import pytest

from tests.web.maps import contains, outline

BOARDS = Path(__file__).resolve().parents[2] / "web/src/boards"
GAMES = ("war_of_the_ring", "five_armies")
VERSIONS = ("day", "night")
LIMIT, SMALL_LIMIT = 700_000, 150_000


def size_of(path: Path) -> tuple[int, int]:
    """Width and height of a WebP picture, from its header."""
    head = path.read_bytes()[:30]
    assert head[:4] == b"RIFF"
    assert head[8:16] == b"WEBPVP8 "
    assert head[23:26] == b"\x9d\x01\x2a"
    width, height = struct.unpack("<HH", head[26:30])
    return width & 0x3FFF, height & 0x3FFF


def art(game: str) -> Path:
    return BOARDS / game / "board/art"


def sheet_of(game: str) -> dict[str, Any]:
    found: dict[str, Any] = json.loads((art(game) / "sheet.json").read_text())
    return found


def map_of(game: str) -> dict[str, Any]:
    found: dict[str, Any] = json.loads((BOARDS / game / "board/map.json").read_text())
    return found


@pytest.mark.parametrize("version", VERSIONS)
@pytest.mark.parametrize("game", GAMES)
def test_a_painting_is_sharp_and_small(game: str, version: str) -> None:
    large, small = art(game) / f"map-{version}.webp", art(game) / f"map-{version}-small.webp"
    assert large.stat().st_size <= LIMIT
    assert small.stat().st_size <= SMALL_LIMIT
    sheet = sheet_of(game)
    width, height = size_of(large)
    assert width >= 2880
    assert width / height == pytest.approx(sheet["width"] / sheet["height"], rel=0.002)
    # A window of 1440 x 900 shows the sheet's height on 860 pixels, so at double zoom a pixel of
    # the picture is at most 1.2 of the screen's.
    assert height * 1.2 >= 2 * 860
    assert size_of(small)[0] >= 1440


@pytest.mark.parametrize("game", GAMES)
def test_day_and_night_fit_on_one_another(game: str) -> None:
    assert size_of(art(game) / "map-day.webp") == size_of(art(game) / "map-night.webp")


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("shape", [4 / 3, 16 / 10, 16 / 9, 21 / 9])
def test_the_sheet_fills_windows_of_every_shape(game: str, shape: float) -> None:
    """With the whole map in view and in the middle, the sheet reaches every edge of the window."""
    width, height = map_of(game)["size"]
    tall = max(height, width / shape) + 1
    wide = tall * shape
    sheet = sheet_of(game)
    assert sheet["x"] <= width / 2 - wide / 2
    assert sheet["x"] + sheet["width"] >= width / 2 + wide / 2
    assert sheet["y"] <= height / 2 - tall / 2
    assert sheet["y"] + sheet["height"] >= height / 2 + tall / 2


@pytest.mark.parametrize("game", GAMES)
def test_title_and_compass_lie_on_no_region(game: str) -> None:
    sheet, drawn = sheet_of(game), map_of(game)
    title, compass = sheet["cartouche"], sheet["compass"]
    r = compass["radius"]
    boxes = [
        (title["x"], title["y"], title["x"] + title["width"], title["y"] + title["height"]),
        (compass["x"] - r, compass["y"] - r, compass["x"] + r, compass["y"] + r),
    ]
    for region, chains in drawn["regions"].items():
        if region == "sea":
            continue
        line = outline(drawn, chains[0])
        for x0, y0, x1, y1 in boxes:
            assert not any(x0 <= x <= x1 and y0 <= y <= y1 for x, y in line)
            assert not contains(line, (x0 + x1) / 2, (y0 + y1) / 2)
