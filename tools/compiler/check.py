"""``python -m tools.compiler.check``: the compiled engine plays as the source does.

Both builds play the same random games of every game, option and number of players, and so do the
bots; what is seen of them (tests/contract/trajectories.py) must be the same. A state that either
has pickled or saved is read by the other, and leads on to the same
(tests/contract/travelling.py).
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from typing import Any

from westmarch import builds

SHOWN = 10


def run(build: str, module: str, *arguments: str, given: str = "") -> Any:
    """What a module of the contract tests prints, in a process of its own that runs one build."""
    pure = "1" if build == builds.PURE else "0"
    done = subprocess.run(
        [sys.executable, "-m", f"tests.contract.{module}", *arguments, build],
        env={**os.environ, builds.VARIABLE: pure},
        input=given,
        stdout=subprocess.PIPE,
        text=True,
        check=True,
    )
    return json.loads(done.stdout)


def lost(build: str, other: str) -> list[str]:
    """The states that one build has written and the other does not read as they were."""
    sent = run(build, "travelling", "write")
    found: list[str] = run(other, "travelling", "read", given=json.dumps(sent))
    states = sum(len(travellers) for travellers in sent.values())
    print(f"{states} states of the {build} build read by the {other} one: {len(found)} differ")
    return found


def main() -> int:
    ours, theirs = run(builds.COMPILED, "trajectories"), run(builds.PURE, "trajectories")
    differ = [name for name in theirs if ours.get(name) != theirs[name]]
    games = sum(len(found) for found in theirs.values())
    for name in differ[:SHOWN]:
        print(f"the builds play differently: {name}", file=sys.stderr)
    print(f"{len(theirs)} cases, {games} games: {len(differ)} cases differ")
    both_ways = (builds.COMPILED, builds.PURE), (builds.PURE, builds.COMPILED)
    gone = [name for way in both_ways for name in lost(*way)]
    for name in gone[:SHOWN]:
        print(f"a state does not travel: {name}", file=sys.stderr)
    return 1 if differ or gone or ours.keys() != theirs.keys() else 0


if __name__ == "__main__":
    sys.exit(main())
