"""Writes the reference: `python -m tools.reference [commands] [GAME ...]`; with `--page` it prints
what is written of the games, as pages to read."""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from typing import Any

from tools.reference.commands import commands_page
from tools.reference.contents import contents
from tools.reference.offers import met
from tools.reference.page import page
from westmarch.kernel import registry

FOLDER = Path(__file__).parents[2] / "docs/reference"
COMMANDS = "commands"
COMMAND_LINE = FOLDER / "command-line.md"
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
    parser.add_argument("names", nargs="*", metavar="NAME", help=", ".join((COMMANDS, *NAMES)))
    parser.add_argument("--page", action="store_true", help="print the pages of games")
    given = parser.parse_args()
    if given.page:
        for name in given.names or NAMES:
            print(page(read(name)))
        return
    for name in given.names or (COMMANDS, *NAMES):
        if name == COMMANDS:
            COMMAND_LINE.write_text(commands_page(), encoding="utf-8")
        else:
            found = contents(registry.game(name), met(name, TRIED[name]))
            (FOLDER / f"{name}.json").write_text(written(found))


if __name__ == "__main__":
    main()
