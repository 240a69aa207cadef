"""Writes the reference: `python -m tools.reference [GAME ...]`, or prints it with `--page`."""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from typing import Any

from tools.reference.contents import contents
from tools.reference.offers import met
from tools.reference.page import page
from westmarch.kernel import registry

FOLDER = Path(__file__).parents[2] / "docs/reference"
NAMES = (*registry.GAMES, *registry.LEARNING)
TRIED = {
    "duel": 40,
    "war_of_the_ring": 90,
    "five_armies": 450,
    "lotr_card_game": 900,
    "battles_of_westeros": 660,
}
"""Random games; in so many all but the rarest is met."""


def written(found: dict[str, Any]) -> str:
    """The reference as it stands in its file."""
    return json.dumps(found, indent=1) + "\n"


def read(name: str) -> dict[str, Any]:
    """The reference of a game from its file."""
    found: dict[str, Any] = json.loads((FOLDER / f"{name}.json").read_text())
    return found


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tools.reference", description=__doc__)
    parser.add_argument("games", nargs="*", metavar="GAME", help=", ".join(NAMES))
    parser.add_argument("--page", action="store_true", help="print what is written, to be read")
    given = parser.parse_args()
    for name in given.games or NAMES:
        if given.page:
            print(page(read(name)))
        else:
            found = contents(registry.game(name), met(name, TRIED[name]))
            (FOLDER / f"{name}.json").write_text(written(found))


if __name__ == "__main__":
    main()
