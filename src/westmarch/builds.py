"""Which build of the engine runs: the readable source, or what was compiled from it.

``make fast`` compiles the engine (the kernel's and each game's rules) into a folder beside the
installed packages, with a list of what it was made from. When the package is imported, those
modules are taken from there, as long as the source still is what was compiled: a changed rule is
never hidden by an old build. ``WESTMARCH_PURE=1`` asks for the source in any case.
"""

from __future__ import annotations

import hashlib
import json
import os
import platform
import sys
import sysconfig
from collections.abc import Sequence
from importlib.abc import MetaPathFinder
from importlib.machinery import ExtensionFileLoader, ModuleSpec
from importlib.util import spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import Any

FOLDER = "westmarch_compiled"
"""The folder with the compiled modules and their list."""
LIST = "modules.json"
VARIABLE = "WESTMARCH_PURE"
"""Environment variable: 1 runs the source, whatever was built."""
PURE, COMPILED = "pure", "compiled"

_HOME = Path(__file__).parent.parent


class _Compiled(MetaPathFinder):
    """Finds the compiled modules."""

    def __init__(self, files: dict[str, str]) -> None:
        self._files = files

    def find_spec(
        self, fullname: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        file = self._files.get(fullname)
        if file is None:
            return None
        return spec_from_file_location(fullname, file, loader=ExtensionFileLoader(fullname, file))


def folders() -> list[Path]:
    """Where a compiled engine may lie: beside the package, or among what is installed."""
    return [_HOME / FOLDER, Path(sysconfig.get_path("platlib")) / FOLDER]


def stamp(path: Path) -> str:
    """What a source file says, as a short hash."""
    return hashlib.sha256(path.read_bytes()).hexdigest()[:16]


def changed(listed: dict[str, Any]) -> str:
    """The first source that is not what was compiled; empty when all are."""
    for name, (size, modified, found) in listed["sources"].items():
        path = _HOME / name
        try:
            seen = path.stat()
            # A file that was only copied or touched still says the same.
            if (seen.st_size, seen.st_mtime_ns) != (size, modified) and stamp(path) != found:
                return str(name)
        except OSError:
            return str(name)
    return ""


def choose() -> tuple[str, str]:
    """Make imports take the compiled modules, where there are any that fit. Returns the build and,
    where one was passed over, why."""
    if os.environ.get(VARIABLE, "") not in ("", "0"):
        return PURE, ""
    for folder in folders():
        try:
            listed = json.loads((folder / LIST).read_text(encoding="utf-8"))
        except (OSError, ValueError):
            continue
        if listed["suffix"] != sysconfig.get_config_var("EXT_SUFFIX"):
            return PURE, "the compiled engine is another Python's; `make fast` builds it anew"
        name = changed(listed)
        if name:
            return PURE, f"{name} was changed after `make fast`, so the source runs, uncompiled"
        files = {module: str(folder / file) for module, file in listed["modules"].items()}
        sys.meta_path.insert(0, _Compiled(files))
        return COMPILED, ""
    return PURE, ""


def interpreter() -> str:
    """The Python that runs."""
    return f"{platform.python_implementation()} {platform.python_version()}"
