"""What games look like from outside, as one hash a game: the proof that builds play alike.

``python -m tests.contract.trajectories`` prints the hashes of every case as one JSON object. Each
decision's seat, kind, rule and offers go into the hash, and each action's random results; in every
other game also every event, so that the engine is seen both telling and silent. The state itself is
added at the end. Of the bots that know a game, their first decisions in every case are hashed too.
"""

from __future__ import annotations

import hashlib
import sys
from random import Random

import msgspec

import westmarch
from tests.contract.cases import CASES, DECISION_LIMIT, Case
from westmarch import bots
from westmarch.arena.bench.bot_bench import BotGauge
from westmarch.kernel.engine.flow import take
from westmarch.kernel.engine.state import state_hash

GAMES = 4
"""Games played of each case."""
DECISIONS = {"heuristic": 100, "quick": 100, "search:trials=8": 8}
"""The bots that know a game, and how many of their decisions are looked at in each case. Levels are
these under other names, and may stop by the clock."""


def trajectory(case: Case, seed: int) -> str:
    """The hash of one random game."""
    listens = seed % 2 == 0
    rng = Random(f"trajectory:{case}:{seed}")
    s = case.game.new(case.options, seed, listen=listens)
    found = hashlib.blake2b(digest_size=16)
    for _ in range(DECISION_LIMIT):
        offer = s.offer
        found.update(msgspec.json.encode((s.rolled, s.events)))
        if offer is None:
            break
        found.update(msgspec.json.encode((offer.seat, offer.kind, offer.rule, offer.actions)))
        if s.events:
            s.events = []
        take(s, rng.choice(offer.actions))
    found.update(state_hash(s).encode())
    return found.hexdigest()


def decisions(case: Case, bot: str) -> str:
    """The hash of what a bot chooses, in every seat."""
    return BotGauge(case.game, case.options, bot).play(DECISIONS[bot]).chosen


def main() -> None:
    """Print the hashes of every case. An argument names the build that must be running."""
    if sys.argv[1:]:
        (wanted,) = sys.argv[1:]
        assert wanted == westmarch.BUILD, (
            f"the {westmarch.BUILD} build runs: {westmarch.BUILD_NOTE}"
        )
    found = {str(case): [trajectory(case, seed) for seed in range(GAMES)] for case in CASES}
    for case in CASES:
        known = bots.names(case.game)
        for bot in DECISIONS:
            if bot.partition(":")[0] in known:
                found[f"{case}: {bot}"] = [decisions(case, bot)]
    print(msgspec.json.encode(found).decode())


if __name__ == "__main__":
    main()
