"""The pictures of README and the docs are there, and light."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tools.pictures.webp import chunk, image_of, three

ROOT = Path(__file__).parents[3]
IMAGES = ROOT / "docs/images"
ILLUSTRATED = ("tour", "people", "slow-games", "tournaments", "sharing", "teacher", "puzzles")
SHOWN = re.compile(r"!\[[^\]]+\]\(([^)]+)\)")


@pytest.mark.parametrize("page", ["README.md", *(f"docs/{name}.md" for name in ILLUSTRATED)])
def test_every_picture_is_there(page: str) -> None:
    path = ROOT / page
    shown = SHOWN.findall(path.read_text(encoding="utf-8"))
    assert shown
    assert not [one for one in shown if not (path.parent / one).is_file()]


def test_they_are_light() -> None:
    sizes = {one.name: one.stat().st_size for one in IMAGES.iterdir()}
    assert sum(sizes.values()) < 10_000_000
    films = {name: size for name, size in sizes.items() if name.startswith("film-")}
    assert len(films) >= 6 and max(films.values()) < 1_500_000
    assert max(size for name, size in sizes.items() if name not in films) < 200_000


def test_the_picture_is_taken_out_of_a_file() -> None:
    picture = chunk(b"VP8 ", b"odd")
    file = b"RIFF" + b"size" + b"WEBP" + chunk(b"VP8X", bytes(10)) + picture + chunk(b"EXIF", b"no")
    assert image_of(file) == picture and len(picture) == 12
    assert three(1, 0x030201) == b"\1\0\0\1\2\3"
