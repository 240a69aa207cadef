"""Write the golden records anew: ``python -m tests.contract.make_golden [GAME ...]``.

Do so only when a game's rules were changed on purpose, and say in the commit what changed.
"""

from __future__ import annotations

import sys
from pathlib import Path

from tests.contract.cases import CASES, Case
from westmarch import bots
from westmarch.arena.match import play
from westmarch.kernel import registry

GOLDEN = Path(__file__).parent / "golden"
SEED = 7


def make(case: Case) -> None:
    """One record of each bot playing against itself."""
    folder = GOLDEN / case.game.id
    folder.mkdir(parents=True, exist_ok=True)
    seats = case.game.seats(case.options)
    for bot in bots.names(case.game):
        changed = case.options.items() - case.game.choose_options({}).items()
        name = "-".join([bot, *(f"{key}-{value}" for key, value in sorted(changed))])
        outcome = play(case.game, case.options, SEED, [bot] * len(seats), folder / f"{name}.jsonl")
        print(
            f"{case.game.id}/{name}: {outcome.decisions} actions, {outcome.ending or outcome.error}"
        )


def main() -> None:
    registry.GAMES["duel"] = "tests.toy.duel"
    wanted = sys.argv[1:]
    for case in CASES:
        if not wanted or case.game.id in wanted:
            make(case)


if __name__ == "__main__":
    main()
