"""``python -m tools.training.tune GAME``: learn the judgement of a planning bot.

The learning itself: arena/training/tuning.py.

Writes to the folder `--out` the games, ``slopes.json``, and a judgement for each length asked for,
to be compared by ``westmarch arena --bots heuristic:judgement=FILE,heuristic``.
"""

from __future__ import annotations

import argparse
import json
from pathlib import Path

from westmarch.arena.training.tuning import Tuning, centre_of, gather, moved, read, slopes
from westmarch.kernel.processes.calls import process_count


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tools.training.tune", description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--bot", default="heuristic")
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--spread", type=float, default=0.4)
    parser.add_argument("--start", default="", help="a judgement to go on from")
    parser.add_argument("--length", type=float, nargs="+", default=[2.0, 4.0])
    parser.add_argument("--jobs", type=int, default=process_count(0))
    parser.add_argument("--seconds", type=float, default=0.0)
    parser.add_argument("--out", type=Path, required=True)
    given = parser.parse_args()
    tuning = Tuning(given.game, given.bot, given.seed, given.spread, given.start)
    for count in gather(tuning, given.games, given.out, given.jobs, given.seconds):
        if count % 100 < 4:
            print(count, flush=True)
    centre = centre_of(tuning)
    found = slopes(tuning, centre, read(given.out))
    told = {
        side: dict(sorted(zip(centre.names, found[side], strict=True), key=lambda r: -abs(r[1])))
        for side in centre.sides
    }
    (given.out / "slopes.json").write_text(json.dumps({**found, **told}, indent=1))
    for length in given.length:
        judgement = moved(centre, found, given.spread, length)
        (given.out / f"judgement_{length:g}.json").write_text(json.dumps(judgement, indent=1))
    print(json.dumps({**found, **told})[:1500])


if __name__ == "__main__":
    main()
