"""``python -m tools.fingerprints [--why "what changed"]``: fingerprints of the games' rules.

Run it when a game's rules or data, or the kernel's engine, have changed. It writes the fingerprint
of every game into its package and into the headers of those golden records that still replay. With
--why it adds a line for each changed game to the changelog's section on rules; without, it prints
the lines to be written there.
"""

from __future__ import annotations

import argparse
import os
import sys

os.environ["WESTMARCH_PURE"] = "1"  # What is read here is the source.

from tools.fingerprints.making import CannotMake, fingerprint, games
from tools.fingerprints.noting import add_to_changelog, missing, stamp_golden, write


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tools.fingerprints", description=__doc__)
    parser.add_argument("--why", default="", help="what changed, in one sentence for the changelog")
    given = parser.parse_args()
    try:
        found = {name: fingerprint(package) for name, package in games().items()}
    except CannotMake as error:
        print(f"fingerprints: {error}", file=sys.stderr)
        return 1
    for name in found:
        if write(name, found[name]):
            print(f"{name}: {found[name]}")
    new = missing(found)
    if new and given.why:
        add_to_changelog(new, given.why)
    elif new:
        print('Write into "### Rules" of CHANGELOG.md what changed (or give it with --why "..."):')
        for name, rules in new.items():
            print(f"- {name} `{rules}`: ...")
    broken = stamp_golden()
    for game, names in broken.items():
        print(f"{game}: {len(names)} golden records do not replay any more ({names[0]} ...);")
        print(f"  if that is meant, `python -m tests.contract.make_golden {game}` writes them anew")
    return 1 if broken or (new and not given.why) else 0


if __name__ == "__main__":
    sys.exit(main())
