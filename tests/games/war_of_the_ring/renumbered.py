"""Games played again with the regions of the board and the Nations in another order: run as a
program.

The order of the regions and of their borders in regions.toml, and of the Armies in setup.toml,
numbers the regions, Strongholds and neighbours, and means nothing to the rules. Nor do the numbers
of the Nations of a side, which those of the figures follow. This program shuffles these files and
numbers the Nations anew before the game is loaded, plays the games it is given and says what was
offered at each decision, and how they ended.
"""

from __future__ import annotations

import hashlib
import importlib.util
import json
import sys
from pathlib import Path
from random import Random
from typing import Any

Played = dict[str, Any]
"""A game: its options, its seed and the actions taken in it, in their text form."""

STRIDE = 20
"""The whole table is compared at one decision out of so many."""
UNORDERED = ("separate", "mixed", "last_free_peoples_armies", "last_free_peoples_nations")
"""Lists of the view that are sets."""


PIECES = "westmarch.games.war_of_the_ring.rules.map.pieces"
OURS = ("DWARVES", "ELVES", "GONDOR", "NORTH", "ROHAN")
THEIRS = ("ISENGARD", "SAURON", "SOUTHRONS")


def numbered(*names: str) -> tuple[str, str]:
    """The two places of the module that number the Nations."""
    ids = [name.lower() if name != "SOUTHRONS" else "southrons_easterlings" for name in names]
    listed = "".join(f'    "{id}",\n' for id in ids)
    return f"NATIONS = (\n{listed})\n", f"{', '.join(names)} = range(8)\n"


def number_nations(seed: int) -> None:
    """Read the module that numbers the Nations with other numbers; those of the Shadow begin with
    Isengard."""
    spec = importlib.util.find_spec(PIECES)
    assert spec is not None and spec.origin is not None
    source = Path(spec.origin).read_text(encoding="utf-8")
    rng = Random(f"nations {seed}")
    order = (*rng.sample(OURS, len(OURS)), THEIRS[0], *rng.sample(THEIRS[1:], 2))
    for text, other in zip(numbered(*OURS, *THEIRS), numbered(*order), strict=True):
        assert source.count(text) == 1, text
        source = source.replace(text, other)
    module = importlib.util.module_from_spec(spec)
    sys.modules[PIECES] = module
    exec(compile(source, spec.origin, "exec"), module.__dict__)


def shuffle_the_board(seed: int) -> None:
    """Number the regions anew in all that this process loads from now on."""
    from westmarch.kernel.engine import datapack

    load = datapack.load
    rng = Random(f"numbering {seed}")

    def renumbered(package: str, name: str, *rest: Any, **more: Any) -> dict[str, Any]:
        found = load(package, name, *rest, **more)
        if name == "regions.toml":
            rng.shuffle(found["region"])
            for region in found["region"]:
                rng.shuffle(region["adjacent"])
        elif name == "setup.toml" and "army" in found:
            rng.shuffle(found["army"])
        return found

    datapack.load = renumbered


def digest(told: Any) -> str:
    """A short mark of plain data."""
    return hashlib.blake2b(json.dumps(told, sort_keys=True).encode(), digest_size=8).hexdigest()


def asked(s: Any) -> list[Any]:
    """What is asked: whom, which kind of decision, and the legal actions in no order."""
    from westmarch.kernel.engine.decision import text_of

    if s.offer is None:
        return []
    return [s.offer.seat, s.offer.kind, sorted(text_of(a) for a in s.offer.actions)]


def mark(s: Any, at: int) -> str:
    """A short mark of what is asked at a decision; now and then of the whole table too."""
    from westmarch.games.war_of_the_ring.view import view

    told = asked(s)
    if at % STRIDE == 0 or s.offer is None:
        table = view(s, None)
        del table["procedure"]
        for name in UNORDERED:
            table[name].sort()
        told.append(table)
    return digest(told)


def outcome(s: Any) -> list[Any]:
    """How a game ended, or that it goes on."""
    return [s.ending, sorted(s.winners), sorted(s.champions)]


def replay(game: Played) -> tuple[list[str], list[Any]]:
    """What was asked in a game at each decision, and how it ended."""
    from westmarch.games.war_of_the_ring.game import GAME
    from westmarch.kernel.engine.decision import action_of
    from westmarch.kernel.engine.flow import apply

    s = GAME.new(game["options"], game["seed"])
    told = [mark(s, 0)]
    for at, action in enumerate(game["actions"], 1):
        apply(s, action_of(action))
        told.append(mark(s, at))
    return told, outcome(s)


def main() -> None:
    order = json.load(sys.stdin)
    shuffle_the_board(order["numbering"])
    number_nations(order["numbering"])
    json.dump([replay(game) for game in order["games"]], sys.stdout)


if __name__ == "__main__":
    main()
