"""The painters, on small sheets. Run by ``make maps-test``: they need the extra ``art``."""

from __future__ import annotations

import json
import math
from dataclasses import asdict
from itertools import combinations

import numpy as np
import pytest
from PIL import Image

from tools.painting.maps.__main__ import BOARDS, GAMES, VERSIONS, image, packed
from tools.painting.maps.sheet import Extent, Sheet

SMALL = 0.2
"""Pixels to a unit: enough to know a painting by."""


@pytest.mark.parametrize("version", VERSIONS)
@pytest.mark.parametrize("game", GAMES)
def test_a_painting_is_always_the_same(game: str, version: str) -> None:
    first, second = image(game, version, SMALL), image(game, version, SMALL)
    assert first.tobytes() == second.tobytes()
    assert packed(first, 60_000) == packed(second, 60_000)


@pytest.mark.parametrize("game", GAMES)
def test_night_is_darker_than_day_and_a_painting_of_its_own(game: str) -> None:
    day, night = (np.asarray(image(game, version, SMALL), float) for version in ("day", "night"))
    assert night.mean() < day.mean() * 0.6
    # A filter over the day would keep which of two spots is the brighter.
    agreement = np.corrcoef(day.mean(-1).ravel(), night.mean(-1).ravel())[0, 1]
    assert agreement < 0.9


@pytest.mark.parametrize("version", VERSIONS)
@pytest.mark.parametrize("game", GAMES)
def test_the_kept_pictures_are_what_the_painters_paint(game: str, version: str) -> None:
    """Painted small, a picture shows what the kept one shows."""
    kept = Image.open(BOARDS / game / "board/art" / f"map-{version}-small.webp").convert("RGB")
    fresh = image(game, version, 0.45)
    size = (fresh.width // 8, fresh.height // 8)
    one, two = (
        np.asarray(picture.resize(size, Image.Resampling.BOX), float) for picture in (kept, fresh)
    )
    assert np.abs(one - two).mean() < 8


@pytest.mark.parametrize("game", GAMES)
def test_the_board_is_told_where_the_sheet_lies(game: str) -> None:
    told = json.loads((BOARDS / game / "board/art" / "sheet.json").read_text())
    painter = GAMES[game]
    assert told == json.loads(json.dumps(asdict(painter.EXTENT) | painter.ORNAMENTS))


def test_noise_does_not_depend_on_the_scale() -> None:
    extent = Extent(-10, -20, 300, 200)
    large, small = (Sheet(extent, scale).noise(40, 3) for scale in (1.6, 0.8))
    shrunk = large.reshape(small.shape[0], 2, small.shape[1], 2).mean((1, 3))
    assert np.abs(shrunk - small).max() < 0.05


def test_scattered_things_keep_their_distance() -> None:
    sheet = Sheet(Extent(0, 0, 200, 100), 1)
    mask = np.zeros(sheet.shape, bool)
    mask[:, :120] = True
    spots = sheet.scatter(mask, 12, 1)
    assert len(spots) > 40
    assert all(x <= 120 for x, _ in spots)
    assert min(math.dist(a, b) for a, b in combinations(spots, 2)) >= 12
    assert [y for _, y in spots] == sorted(y for _, y in spots)


def test_a_picture_that_cannot_fit_is_refused() -> None:
    noise = np.random.default_rng(1).integers(0, 255, (64, 64, 3), np.uint8)
    with pytest.raises(ValueError, match="does not fit"):
        packed(Image.fromarray(noise), 100)
