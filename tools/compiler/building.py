"""From readable source to native modules: write what the compiler reads, compile, link.

Each game is a library of its own, and so is the kernel's engine: a changed rule compiles its game
again and nothing else. Objects are kept by the hash of what they were made from.
"""

from __future__ import annotations

import hashlib
import os
import re
import shlex
import shutil
import subprocess
import sys
import sysconfig
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from pathlib import Path

from tools.compiler.modules import ROOT
from tools.compiler.rewriting import Source, rewritten

OPTIMISE = "2"
INLINED = Path(__file__).with_name("inlined.h")
SHOWN = 20
"""Lines of the compiler's complaints that are shown."""
SETTINGS = "[mypy]\nfollow_imports = silent\ncache_fine_grained = False\n"
SUFFIX: str = sysconfig.get_config_var("EXT_SUFFIX")


class CannotBuild(Exception):
    """What is missing or went wrong, in one line."""


def compiler() -> list[str]:
    """The C compiler Python was built with, or the system's."""
    if not Path(sysconfig.get_path("include"), "Python.h").exists():
        raise CannotBuild("the compiled engine needs Python's headers (Debian: python3-dev)")
    for command in (os.environ.get("CC"), sysconfig.get_config_var("CC"), "cc", "gcc", "clang"):
        words = shlex.split(command or "")
        if words and shutil.which(words[0]):
            return words
    raise CannotBuild("the compiled engine needs a C compiler (Debian: apt install gcc libc6-dev)")


def write_sources(source: Path, names: list[str], folder: Path) -> None:
    """The whole package as the compiler reads it: the modules to be compiled rewritten, the others
    as they are."""
    files = {name: source.joinpath(*name.split(".")).with_suffix(".py") for name in names}
    sources = {name: Source(name, path) for name, path in files.items()}
    kept = set()
    for path in sorted((source / "westmarch").rglob("*.py")):
        name = ".".join(path.relative_to(source).with_suffix("").parts)
        text = rewritten(sources[name], sources) if name in sources else path.read_text("utf-8")
        kept.add(_write(folder / path.relative_to(source), text))
    for path in (folder / "westmarch").rglob("*.py"):
        if path not in kept:
            path.unlink()


def _write(path: Path, text: str) -> Path:
    """Write a file, unless it says the same already."""
    if not path.exists() or path.read_text("utf-8") != text:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, "utf-8")
    return path


def write_c(folder: Path, groups: dict[str, list[str]]) -> None:
    """Let mypyc write its C, in a process of its own: it wants to be where the sources are."""
    _write(folder / "mypy.ini", SETTINGS)
    files = {name: [_file(module) for module in modules] for name, modules in groups.items()}
    script = (
        "from mypyc.build import mypycify\n"
        "import sys\n"
        f"sys.path.append({str(ROOT.parent)!r})\n"
        "from tools.compiler.primitives import teach\n"
        "teach()\n"
        f"groups = {files!r}\n"
        "paths = ['--config-file', 'mypy.ini', *(f for g in groups.values() for f in g)]\n"
        "made = mypycify(paths, multi_file=True, target_dir='c',\n"
        "    separate=[(files, name) for name, files in groups.items()])\n"
        "with open('extensions.txt', 'w') as out:\n"
        "    for e in made:\n"
        "        print(e.name, *e.sources, file=out)\n"
        "with open('includes.txt', 'w') as out:\n"
        "    print(*sorted({d for e in made for d in e.include_dirs}), sep='\\n', file=out)\n"
    )
    _write(folder / "write_c.py", script)
    done = subprocess.run(
        [sys.executable, "write_c.py"], cwd=folder, capture_output=True, text=True, check=False
    )
    if done.returncode:
        told = f"{done.stdout}{done.stderr}".splitlines()[:SHOWN]
        raise CannotBuild("mypyc refuses the source:\n" + "\n".join(told))


def _file(module: str) -> str:
    return module.replace(".", "/") + ".py"


def compile_c(folder: Path, jobs: int) -> None:
    """Compile and link the native modules, below ``native``."""
    includes = (folder / "includes.txt").read_text("utf-8").split("\n")
    flags = ["-fPIC", "-fno-strict-aliasing", "-fwrapv", "-w", "-DNDEBUG", "-fcommon"]
    # Products are rounded before they are added, as Python does: both builds judge alike.
    flags += ["-ffp-contract=off"]
    # Calls within a library go straight to their function, and may be inlined.
    flags += ["-fvisibility=hidden"]
    paths = [f"-I{d}" for d in ["c", *filter(None, includes), sysconfig.get_path("include")]]
    common = [*compiler(), *flags, *paths]

    def compiled(source: str) -> Path:
        # The modules themselves only open the door to their game's library.
        level = "0" if source.startswith("c/westmarch/") else OPTIMISE
        written = source.startswith("c/__native_")
        command = [*common, f"-O{level}", *(["-include", str(INLINED)] * written), "-c", source]
        # Not by where this checkout lies: a copy of a build is as good as the build.
        key = hashlib.sha256(repr(command).replace(str(INLINED), INLINED.name).encode())
        for path in sorted({folder / source, INLINED, *_included(folder / source, folder / "c")}):
            key.update(path.read_bytes())
        made = folder / "objects" / f"{key.hexdigest()[:32]}.o"
        if not made.exists():
            made.parent.mkdir(exist_ok=True)
            half = made.with_suffix(".half")
            _run([*command, "-o", str(half)], folder)
            half.rename(made)
        return made

    def linked(extension: list[str]) -> None:
        name, *sources = extension
        library = folder / "native" / (name.replace(".", "/") + SUFFIX)
        library.parent.mkdir(parents=True, exist_ok=True)
        parts = [str(objects[source]) for source in sources]
        _run([*compiler(), "-shared", *parts, "-o", str(library)], folder)

    extensions = _extensions(folder)
    wanted = {source for _, *sources in extensions for source in sources}
    order = sorted(wanted, key=lambda source: -(folder / source).stat().st_size)
    shutil.rmtree(folder / "native", ignore_errors=True)
    with ThreadPoolExecutor(jobs) as pool:
        objects = dict(zip(order, pool.map(compiled, order), strict=True))
        list(pool.map(linked, extensions))
    for path in set((folder / "objects").iterdir()) - set(objects.values()):
        path.unlink()


def _extensions(folder: Path) -> list[list[str]]:
    """The native modules by name, each with its sources. mypyc forgets that a library needs the
    rarer parts of its own when the modules that use them come from its cache."""
    lines = (folder / "extensions.txt").read_text("utf-8").splitlines()
    rarer = [f"c/{path.name}" for path in sorted((folder / "c").glob("*_extra_ops.c"))]
    return [
        list(dict.fromkeys([*line.split(), *rarer])) if "__mypyc " in line else line.split()
        for line in lines
    ]


@cache
def _included(source: Path, folder: Path) -> frozenset[Path]:
    """The headers among mypyc's own that a file includes, and those that they include."""
    found: set[Path] = set()
    for name in re.findall(r'^#include [<"](.+)[>"]', source.read_text("utf-8"), re.MULTILINE):
        path = folder / name
        if path.exists():
            found |= {path, *_included(path, folder)}
    return frozenset(found)


def _run(command: list[str], folder: Path) -> None:
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)
    if done.returncode:
        raise CannotBuild(f"{' '.join(command[:1])} failed:\n{done.stderr}")
