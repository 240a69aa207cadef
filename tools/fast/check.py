"""``python -m tools.fast.check``: the compiled engine plays as the source does.

Both builds play the same random games of every game, option and number of players, and so do the
bots; what is seen of them (tests/contract/trajectories.py) must be the same.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys

from westmarch import builds

SHOWN = 10


def hashes(build: str) -> dict[str, list[str]]:
    """The trajectories of one build, found in a process of its own."""
    pure = "1" if build == builds.PURE else "0"
    done = subprocess.run(
        [sys.executable, "-m", "tests.contract.trajectories", build],
        env={**os.environ, builds.VARIABLE: pure},
        stdout=subprocess.PIPE,
        text=True,
        check=True,
    )
    found: dict[str, list[str]] = json.loads(done.stdout)
    return found


def main() -> int:
    ours, theirs = hashes(builds.COMPILED), hashes(builds.PURE)
    differ = [name for name in theirs if ours.get(name) != theirs[name]]
    games = sum(len(found) for found in theirs.values())
    for name in differ[:SHOWN]:
        print(f"the builds play differently: {name}", file=sys.stderr)
    print(f"{len(theirs)} cases, {games} games: {len(differ)} cases differ")
    return 1 if differ or ours.keys() != theirs.keys() else 0


if __name__ == "__main__":
    sys.exit(main())
