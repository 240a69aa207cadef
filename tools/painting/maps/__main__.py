"""Paint the maps: ``python -m tools.painting.maps [GAME ...]``, or ``make maps`` for all of them.

Each game gets its painting by day and by night, a small version of both for small screens, and
``sheet.json``: which part of the map the paintings cover, and where their ornaments stand.
"""

from __future__ import annotations

import io
import json
import sys
from dataclasses import asdict
from pathlib import Path
from types import ModuleType

import numpy as np
from PIL import Image

from tools.painting.maps import erebor, middle_earth
from tools.painting.maps.colours import DAY, NIGHT, Palette
from tools.painting.maps.sheet import Sheet

BOARDS = Path(__file__).resolve().parents[3] / "web/src/boards"
GAMES: dict[str, ModuleType] = {"war_of_the_ring": middle_earth, "five_armies": erebor}
VERSIONS: dict[str, Palette] = {"day": DAY, "night": NIGHT}
LIMIT, SMALL_LIMIT = 640_000, 145_000
"""The most bytes of a picture, and of a small one."""
SMALL = 0.42
"""The size of a small picture to that of the large one."""


def image(game: str, version: str, scale: float) -> Image.Image:
    """One painting, with `scale` pixels to a unit of the map."""
    painter = GAMES[game]
    picture = painter.paint(Sheet(painter.EXTENT, scale), VERSIONS[version])
    return Image.fromarray((picture * 255 + 0.5).astype(np.uint8))


def packed(picture: Image.Image, limit: int) -> bytes:
    """The picture as WebP, as good as fits."""
    best = b""
    low, high = 30, 90
    while low <= high:
        quality = (low + high) // 2
        file = io.BytesIO()
        picture.save(file, "WEBP", quality=quality, method=6)
        if file.tell() <= limit:
            best, low = file.getvalue(), quality + 1
        else:
            high = quality - 1
    if not best:
        raise ValueError(f"the picture does not fit into {limit} bytes")
    return best


def main() -> None:
    for game in sys.argv[1:] or GAMES:
        painter = GAMES[game]
        folder = BOARDS / game / "board/art"
        folder.mkdir(parents=True, exist_ok=True)
        sheet = asdict(painter.EXTENT) | painter.ORNAMENTS
        (folder / "sheet.json").write_text(json.dumps(sheet, indent=2) + "\n")
        for version in VERSIONS:
            large = image(game, version, painter.SCALE)
            shape = (round(large.width * SMALL), round(large.height * SMALL))
            small = large.resize(shape, Image.Resampling.LANCZOS)
            for suffix, picture, limit in (("", large, LIMIT), ("-small", small, SMALL_LIMIT)):
                file = folder / f"map-{version}{suffix}.webp"
                file.write_bytes(packed(picture, limit))
                size, name = file.stat().st_size, file.relative_to(BOARDS)
                print(f"{name}: {picture.width} x {picture.height}, {size} bytes", flush=True)


if __name__ == "__main__":
    main()
