"""The pictures of README and the docs are there, and light."""

from __future__ import annotations

from pathlib import Path

from tools.pictures.films import FILMS
from tools.pictures.people_pictures import PEOPLE
from tools.pictures.screenshots import PAGES, TABLES
from tools.pictures.webp import chunk, image_of, three

ROOT = Path(__file__).parents[3]
IMAGES = ROOT / "docs/images"
EVERYTHING = {*PAGES, *TABLES, *FILMS, *PEOPLE}


def test_every_picture_has_a_recipe() -> None:
    assert {one.stem for one in IMAGES.iterdir()} == EVERYTHING
    assert len(EVERYTHING) <= 14


def test_they_are_light() -> None:
    sizes = {one.stem: one.stat().st_size for one in IMAGES.iterdir()}
    assert max(sizes[name] for name in FILMS) < 700_000
    assert max(size for name, size in sizes.items() if name not in FILMS) < 200_000


def test_the_picture_is_taken_out_of_a_file() -> None:
    picture = chunk(b"VP8 ", b"odd")
    file = b"RIFF" + b"size" + b"WEBP" + chunk(b"VP8X", bytes(10)) + picture + chunk(b"EXIF", b"no")
    assert image_of(file) == picture and len(picture) == 12
    assert three(1, 0x030201) == b"\1\0\0\1\2\3"
