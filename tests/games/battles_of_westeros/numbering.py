"""Random battles told by names alone, for test_order.py, by a process of its own.

With ``swapped`` the two Houses have each other's numbers: the module that numbers them is changed
before anything else is read. Nothing that is told may differ.
"""

from __future__ import annotations

import importlib.util
import json
import sys
from random import Random
from typing import Any

PIECES = "westmarch.games.battles_of_westeros.rules.battlefield.pieces"
SWAPPED = {
    "STARK, LANNISTER = 0, 1": "STARK, LANNISTER = 1, 0",
    'HOUSES = ("stark", "lannister")': 'HOUSES = ("lannister", "stark")',
    "BOTH = (STARK, LANNISTER)": "BOTH = (LANNISTER, STARK)",
}


def swap_houses() -> None:
    """Read the module that numbers the Houses with the numbers exchanged."""
    spec = importlib.util.find_spec(PIECES)
    assert spec is not None and spec.origin is not None
    with open(spec.origin, encoding="utf-8") as file:
        source = file.read()
    for text, other in SWAPPED.items():
        assert source.count(text) == 1, text
        source = source.replace(text, other)
    module = importlib.util.module_from_spec(spec)
    sys.modules[PIECES] = module
    exec(compile(source, spec.origin, "exec"), module.__dict__)


def told(data: dict[str, Any], seed: int) -> list[str]:
    """A random battle: who is asked what, what may be answered, and who wins."""
    from westmarch.games.battles_of_westeros.rules.battlefield.pieces import HOUSE, HOUSES
    from westmarch.games.battles_of_westeros.rules.catalogue import CARDS
    from westmarch.games.battles_of_westeros.rules.round import rounds
    from westmarch.games.battles_of_westeros.rules.setup import new_battle
    from westmarch.kernel.engine.chance import shuffle
    from westmarch.kernel.engine.decision import text_of
    from westmarch.kernel.engine.flow import advance, take

    s = new_battle(json.dumps(data), seed)
    s.rng = seed  # what was drawn before was drawn in the order of the numbers
    for house in ("stark", "lannister"):
        deck = s.decks[HOUSE[house]]
        deck.sort(key=CARDS.__getitem__)
        shuffle(s, deck, "card")
    s.strategy.sort()
    shuffle(s, s.strategy, "strategy")
    s.momentum = HOUSE[data["momentum"] if data["momentum"] != "random" else "stark"]
    rounds.start(s)
    advance(s)
    rng, lines = Random(seed), []
    while s.offer is not None and len(lines) < 3000:
        offered = sorted(text_of(action) for action in s.offer.actions)
        lines.append(f"{HOUSES[s.offer.seat]} {s.offer.kind}: {' '.join(offered)}")
        verbs = sorted({text.split()[0] for text in offered} - {"pass"}) or ["pass"]
        verb = rng.choice(verbs)
        chosen = rng.choice([text for text in offered if text.split()[0] == verb])
        take(s, next(a for a in s.offer.actions if text_of(a) == chosen))
    points = {house: s.points[HOUSE[house]] for house in sorted(HOUSES)}
    lines.append(f"{s.ending} {[HOUSES[w] for w in s.winners]} {points} {s.round}")
    return lines


if __name__ == "__main__":
    if "swapped" in sys.argv:
        swap_houses()
    print(json.dumps([told(data, seed) for data, seed in json.load(sys.stdin)]))
