"""Random games on a board whose regions are numbered otherwise.

The data file may list regions, spaces, neighbours and starting armies in any order, and the numbers
of places follow from it. A numbering is fixed when the game is imported, so each is a process of
its own (test_order.py starts them)::

    python -m tests.games.five_armies.relabelled ORDER SEED...

ORDER 0 is the order of the file; any other number shuffles it. Each decision is told on a line by
the names of things: seat, kind and what may be done, sorted. Who plays chooses from the sorted
answers, so games go on alike as long as the same is legal.
"""

from __future__ import annotations

import json
import sys
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


def shuffled(order: int) -> None:
    """Make the game's data come in another order from now on."""
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
        return data

    datapack.load = load


def settled(told: Any) -> Any:
    """A part of a view without the order of its lists."""
    if isinstance(told, dict):
        return {key: settled(told[key]) for key in sorted(told)}
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
