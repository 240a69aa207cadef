"""``python -m tools.compiler``: compile the engine and install it where the package finds it."""

from __future__ import annotations

import argparse
import os
import sys
import time
from pathlib import Path

os.environ["WESTMARCH_PURE"] = "1"  # What is compiled is read from the source as it is.

from tools.compiler.building import CannotBuild, compile_c, compiler, write_c, write_sources
from tools.compiler.installing import install, stamps
from tools.compiler.modules import ROOT, groups
from westmarch import builds
from westmarch.kernel import registry
from westmarch.kernel.registry import GAMES


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tools.compiler", description=__doc__)
    parser.add_argument("--into", type=Path, default=builds.folders()[-1], help="where it goes")
    parser.add_argument("--work", type=Path, default=Path("build/fast"), help="kept between builds")
    parser.add_argument("--games", nargs="+", choices=GAMES, default=GAMES, help="only these")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    given = parser.parse_args()
    start = time.monotonic()
    work = given.work.absolute()
    work.mkdir(parents=True, exist_ok=True)
    try:
        compiler()
        registry.games()  # Imports every game's modules in the order they import each other.
        rooms = groups(given.games)
        names = [name for modules in rooms.values() for name in modules]
        sources = stamps(names)
        write_sources(ROOT, names, work)
        write_c(work, rooms)
        compile_c(work, given.jobs)
        install(work / "native", sources, given.into)
    except CannotBuild as error:
        print(f"westmarch: {error}", file=sys.stderr)
        return 1
    print(f"compiled {len(names)} modules in {time.monotonic() - start:.0f} s: {given.into}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
