"""Put the compiled modules where the package finds them (`westmarch.builds`)."""

from __future__ import annotations

import json
import shutil
from pathlib import Path

from tools.compiler.building import SUFFIX
from tools.compiler.modules import PASSED_OVER, ROOT
from westmarch import builds

Stamps = dict[str, tuple[int, int, str]]


def stamps(names: list[str]) -> Stamps:
    """What the sources say now, to be noted before they are read."""
    found = {}
    for name in sorted({*names, *PASSED_OVER}):
        path = ROOT.joinpath(*name.split(".")).with_suffix(".py")
        seen = path.stat()
        told = (seen.st_size, seen.st_mtime_ns, builds.stamp(path))
        found[str(path.relative_to(ROOT))] = told
    return found


def install(native: Path, sources: Stamps, folder: Path) -> int:
    """Copy the native modules of a build into a folder, with the list of what they were made from.
    The list comes last, so that a build broken off half-way is none. Returns how many there are."""
    shutil.rmtree(folder, ignore_errors=True)
    shutil.copytree(native, folder)
    modules = {
        ".".join(path.relative_to(folder).parts)[: -len(SUFFIX)]: str(path.relative_to(folder))
        for path in sorted(folder.rglob(f"*{SUFFIX}"))
    }
    listed = {"suffix": SUFFIX, "modules": modules, "sources": sources}
    (folder / builds.LIST).write_text(json.dumps(listed), encoding="utf-8")
    return len(modules)
