"""Write the golden records anew: ``python -m tests.contract.make_golden [GAME ...]``.

Do so only when a game's rules were changed on purpose, and say in the commit what changed.
"""

from __future__ import annotations

import sys
from pathlib import Path

from tests.contract.cases import CASES, Case
from westmarch.arena.match import play
from westmarch.kernel import record, registry

GOLDEN = Path(__file__).parent / "golden"
SEED = 7
BOTS = ("random", "heuristic")
LONGEST = 1500
"""Random games can be very long; a record stops after so many actions."""


def make(case: Case) -> None:
    """One record of each bot playing against itself."""
    folder = GOLDEN / case.game.id
    folder.mkdir(parents=True, exist_ok=True)
    seats = case.game.seats(case.options)
    for bot in BOTS:
        switched = case.game.house_rulings(case.options)
        changed = sorted(case.options.items() - case.game.choose_options({}).items())
        told = [f"{k}-{v if len(v) < 30 else 'long'}" for k, v in changed if k not in switched]
        name = "-".join([bot, *told, *(["house_rulings"] if switched else [])])
        path = folder / f"{name}.jsonl"
        outcome = play(case.game, case.options, SEED, [bot] * len(seats), path)
        assert not outcome.error, outcome.error
        shorten(path)
        print(f"{case.game.id}/{name}: {outcome.decisions} actions, {outcome.ending}")


def shorten(path: Path) -> None:
    """Cut a record that is too long."""
    whole = record.read(path)
    if len(whole.entries) > LONGEST:
        cut = record.Record(whole.header, whole.entries[:LONGEST])
        record.close(cut, record.replay(cut))
        record.write(cut, path)


def main() -> None:
    registry.GAMES["duel"] = "westmarch.games.duel.game"
    wanted = sys.argv[1:]
    for case in CASES:
        if not wanted or case.game.id in wanted:
            make(case)


if __name__ == "__main__":
    main()
