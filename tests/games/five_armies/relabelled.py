"""Random games in which regions, units and characters are numbered otherwise.

The data file may list regions, spaces, neighbours and starting armies in any order, and the numbers
of places follow from it. Units of a side and characters are told apart by the rules, but by their
names: their numbers too are changed here, in the data and in the module that names them. A
numbering is fixed when the game is imported, so each is a process of its own (test_order.py starts
them)::

    python -m tests.games.five_armies.relabelled ORDER SEED...

ORDER 0 is the order of the file; any other number shuffles it. Each decision is told on a line by
the names of things: seat, kind and what may be done, sorted. Who plays chooses from the sorted
answers, so games go on alike as long as the same is legal.
"""

from __future__ import annotations

import importlib.util
import json
import re
import sys
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

from westmarch.kernel.engine import datapack

LATE = """
base: empty ; turn: 6 ; phase: action_round ; to act: shadow ; fate: 12
front_gate: 2 dwarf_veteran, thorin, 1 leaders ; eb_ford_plain: beorn
camp: 3 dwarf_regular, dain, 3 damage ; eastern_spur: 3 lake_men, bard, 2 leaders
ravenhill: 2 elf_spearman, gandalf, bilbo, 1 damage ; lower_slopes: 2 elf_archer, thranduil
v_east_swamp: 5 warg, 2 leaders ; bl_gap_plain: 2 great_orc 2 warg, 1 leaders
eb_heights_east: 3 orc 1 great_orc, 1 leaders, 1 damage ; ruins_of_dale: 3 orc 1 warg
goblin_muster_north: 4 goblin, 1 leaders ; open passes: mountain_pass_north
bl_muster_n: 3 great_orc 3 warg, 2 shadow_token ; bl_muster_e: 1 warg, 1 shadow_token
bl_muster_nw: 2 shadow_token ; control fallen_bridge: shadow
eagles: eyrie 1 eastern_bank 2 ; lord: eastern_bank ; bats: eastern_bank 1 valley 2
wrath: 5 ; rings: 2 ; dice fp: 2 muster will_of_the_west character ; dice shadow: 2 muster army eye
"""
"""All Wargs and Great Orcs are in play, Bolg may come, and everything else may too."""
MOST = 100_000
"""Decisions after which a game would not be over any more."""
LOOKED_AT = 25
"""What the players see is told at one decision out of so many."""


PIECES = "westmarch.games.five_armies.rules.map.pieces"


def shuffled(order: int) -> None:
    """Make the game's data come in another order from now on, and number units and characters by
    it."""
    plain = datapack.load
    rng = Random(order)

    def load(package: str, name: str) -> dict[str, Any]:
        data = plain(package, name)
        if order and package == "westmarch.games.five_armies":
            if name == "regions.toml":
                for region in data["region"]:
                    for key in ("adjacent", "fords", "in_range"):
                        rng.shuffle(region.get(key, []))
                rng.shuffle(data["region"])
                rng.shuffle(data["space"])
            elif name == "setup.toml":
                rng.shuffle(data["army"])
            elif name == "units.toml":
                data["unit"] = units_shuffled(data["unit"], Random(order))
            elif name == "characters.toml":
                Random(order).shuffle(data["character"])
        return data

    datapack.load = load
    if order:
        number_pieces(load)


def units_shuffled(units: list[dict[str, Any]], rng: Random) -> list[dict[str, Any]]:
    """The units of each side in another order; the Orcs stay where those of the Shadow begin."""
    ours = [unit for unit in units if unit["side"] == "free_peoples"]
    orcs, *theirs = [unit for unit in units if unit["side"] == "shadow"]
    rng.shuffle(ours)
    rng.shuffle(theirs)
    return [*ours, orcs, *theirs]


def number_pieces(load: Callable[[str, str], dict[str, Any]]) -> None:
    """Read the module that numbers units and characters with the numbers that the data gives."""
    spec = importlib.util.find_spec(PIECES)
    assert spec is not None and spec.origin is not None
    source = Path(spec.origin).read_text(encoding="utf-8")
    for file, kind in (("units.toml", "unit"), ("characters.toml", "character")):
        names = [one["id"].upper() for one in load("westmarch.games.five_armies", file)[kind]]
        numbers = [
            found
            for found in re.finditer(r"(?m)^\(?([A-Z_,\s]+?),?\n?\)? = range\(9\)$", source)
            if sorted(re.split(r",\s*", found[1].strip())) == sorted(names)
        ]
        assert len(numbers) == 1, kind
        source = source.replace(numbers[0][0], f"{', '.join(names)} = range(9)")
    module = importlib.util.module_from_spec(spec)
    sys.modules[PIECES] = module
    exec(compile(source, spec.origin, "exec"), module.__dict__)


def settled(told: Any) -> Any:
    """A part of a view without the order of its lists, and without the procedure, which tells units
    and characters by their numbers."""
    if isinstance(told, dict):
        return {key: settled(told[key]) for key in sorted(told) if key != "procedure"}
    if isinstance(told, list | tuple):
        return sorted(map(settled, told), key=json.dumps)
    return told


def play(seed: int) -> None:
    """Play one random game and tell it: odd ones from the set-up, even ones from a late turn."""
    from westmarch.games.five_armies.game import GAME
    from westmarch.kernel.engine.decision import text_of
    from westmarch.kernel.engine.flow import apply

    rng = Random(f"relabelled {seed}")
    s = GAME.new({}, seed) if seed % 2 else GAME.read_position(LATE, seed)
    for n in range(MOST):
        if s.offer is None:
            break
        actions = sorted(s.offer.actions, key=text_of)
        print(s.offer.seat, s.offer.kind, *map(text_of, actions), sep=" | ")
        if n % LOOKED_AT == 0:
            print(json.dumps([settled(GAME.view(s, seat)) for seat in (0, 1)]))
        apply(s, rng.choice(actions))
    print("end", s.winners, s.ending, s.turn)


if __name__ == "__main__":
    shuffled(int(sys.argv[1]))
    for seed in sys.argv[2:]:
        play(int(seed))
