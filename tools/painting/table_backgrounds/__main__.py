"""Paint the grounds of The Card Game's tables.

``python -m tools.painting.table_backgrounds [SCENARIO ...]``
"""

from __future__ import annotations

import sys
from pathlib import Path

import numpy as np
from PIL import Image

from tools.painting.table_backgrounds.grounds import GROUNDS

FOLDER = Path(__file__).resolve().parents[3] / "web/src/boards/lotr_card_game/board/grounds"


def main(scenarios: list[str]) -> None:
    FOLDER.mkdir(exist_ok=True)
    for scenario in scenarios or GROUNDS:
        ground = GROUNDS[scenario]
        rng = np.random.default_rng(ground.seed)
        picture, cover = ground.wilds(rng)
        whole = np.concatenate([np.clip(picture, 0, 1), cover[..., None]], 2)
        _save(whole, "RGBA", FOLDER / f"{scenario}_wilds.webp")
        _save(np.clip(ground.floor(rng), 0, 1), "RGB", FOLDER / f"{scenario}.webp")


def _save(picture: np.ndarray, mode: str, path: Path) -> None:
    Image.fromarray((picture * 255 + 0.5).astype(np.uint8), mode).save(
        path, quality=66, alpha_quality=60, method=6
    )
    print(path.name, path.stat().st_size)


if __name__ == "__main__":
    main(sys.argv[1:])
