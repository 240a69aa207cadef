"""Writes the reference: `python -m tools.reference [commands] [GAME ...]`."""

from __future__ import annotations

import json
import sys
from collections.abc import Sequence
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


def main(names: Sequence[str]) -> None:
    FOLDER.mkdir(exist_ok=True)
    for name in names or (COMMANDS, *NAMES):
        if name == COMMANDS:
            COMMAND_LINE.write_text(commands_page(), encoding="utf-8")
            continue
        found = contents(registry.game(name), met(name, TRIED[name]))
        (FOLDER / f"{name}.json").write_text(written(found))
        (FOLDER / f"{name}.md").write_text(page(found))


if __name__ == "__main__":
    main(sys.argv[1:])
