"""Try whether the tests notice small faults: `python -m tools.mutate westmarch.server --count 100`.

A mutant is the program with one small fault: a comparison flipped, a condition negated, a
statement dropped, a number changed, a result forgotten. Mutants are drawn at random with a seed, at
most one a function. For each, the tests that reach the faulty line run against a copy of the
sources; a mutant that no test notices *survives*, and is printed with its change. A survivor either
shows what no test asserts, or makes no difference to anybody: the reader judges.

Which tests reach which line is measured first, once for each state of the sources, and kept in
build/mutate.
"""

from __future__ import annotations

import argparse
import ast
import hashlib
import os
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from difflib import unified_diff
from pathlib import Path
from queue import Queue
from random import Random
from typing import NamedTuple

from coverage import CoverageData

ROOT = Path(__file__).parents[1]
SOURCES = ROOT / "src"
BUILD = ROOT / "build/mutate"

TESTS = {
    "westmarch.kernel": ("tests/kernel", "tests/contract"),
    "westmarch.games": ("tests/games", "tests/contract"),
    "westmarch.bots": ("tests/bots", "tests/contract"),
    "westmarch.puzzles": ("tests/puzzles",),
    "westmarch.arena": ("tests/arena",),
    "westmarch.gym": ("tests/gym",),
    "westmarch.cli": ("tests/cli",),
    "westmarch.server": ("tests/server", "tests/attacks", "tests/cluster"),
}
"""Where the tests of a package are, unless they are named."""

PATIENCE = 180
"""Seconds that the tests of one mutant may take. A mutant that never ends is noticed; those whose
tests took longer are counted apart, since a busy machine may be as slow."""

NEVER_ENDED = "never ended"

SWAPPED: dict[type[ast.cmpop], str] = {
    ast.Lt: "<=",
    ast.LtE: "<",
    ast.Gt: ">=",
    ast.GtE: ">",
    ast.Eq: "!=",
    ast.NotEq: "==",
    ast.Is: "is not",
    ast.IsNot: "is",
    ast.In: "not in",
    ast.NotIn: "in",
}


class Mutant(NamedTuple):
    """One fault: what stands in a file from one place to another is replaced."""

    file: Path
    function: str
    line: int
    start: int
    end: int
    text: str


class MutantVerdict(NamedTuple):
    mutant: Mutant
    noticed: bool
    how: str


# ---- making mutants


def mutants_of(file: Path) -> dict[str, list[Mutant]]:
    """The mutants of a module, by function."""
    source = file.read_text(encoding="utf-8")
    starts = [0]
    for line in source.encode().splitlines(keepends=True):
        starts.append(starts[-1] + len(line))
    found: dict[str, list[Mutant]] = {}
    for name, function in _functions(ast.parse(source)):
        for node in _body(function):
            for at, text in _faults(node, source):
                assert at.end_lineno is not None and at.end_col_offset is not None
                start = starts[at.lineno - 1] + at.col_offset
                end = starts[at.end_lineno - 1] + at.end_col_offset
                found.setdefault(name, []).append(Mutant(file, name, at.lineno, start, end, text))
    return found


Function = ast.FunctionDef | ast.AsyncFunctionDef


def _functions(tree: ast.AST, within: str = "") -> Iterator[tuple[str, Function]]:
    for node in ast.iter_child_nodes(tree):
        if isinstance(node, Function):
            yield within + node.name, node
        if isinstance(node, Function | ast.ClassDef):
            yield from _functions(node, f"{within}{node.name}.")


def _body(function: Function) -> Iterator[ast.AST]:
    """What is done in a function itself: no annotations, no functions within."""
    waiting: list[ast.AST] = [*function.body]
    while waiting:
        node = waiting.pop()
        if isinstance(node, Function | ast.ClassDef | ast.Assert):
            continue
        yield node
        waiting += [
            child for field, child in _children(node) if field not in ("annotation", "format_spec")
        ]


def _children(node: ast.AST) -> Iterator[tuple[str, ast.AST]]:
    for field, value in ast.iter_fields(node):
        for child in value if isinstance(value, list) else [value]:
            if isinstance(child, ast.AST):
                yield field, child


Placed = ast.expr | ast.stmt


def _faults(node: ast.AST, source: str) -> Iterator[tuple[Placed, str]]:
    def text(one: ast.AST) -> str:
        return ast.get_source_segment(source, one) or ""

    match node:
        case ast.Compare(left=left, ops=[op], comparators=[right]) if type(op) in SWAPPED:
            yield node, f"{text(left)} {SWAPPED[type(op)]} {text(right)}"
        case ast.If(test=test) | ast.While(test=test) | ast.IfExp(test=test):
            yield test, f"(not ({text(test)}))"
        case ast.BoolOp(op=op, values=values):
            word = " or " if isinstance(op, ast.And) else " and "
            yield node, "(" + word.join(f"({text(value)})" for value in values) + ")"
        case ast.Constant(value=bool(value)):
            yield node, str(not value)
        case ast.Constant(value=int(value)):
            yield node, str(value + 1)
        case ast.Expr(value=ast.Call() | ast.Await()) | ast.AugAssign() | ast.Delete():
            yield node, "pass"
        case ast.Return(value=ast.expr() as value) if not isinstance(value, ast.Constant):
            yield node, "return None"


def draw(package: str, count: int, seed: str) -> list[Mutant]:
    """So many mutants of a package, at most one a function."""
    folder = SOURCES.joinpath(*package.split("."))
    files = sorted(folder.rglob("*.py")) if folder.is_dir() else [folder.with_suffix(".py")]
    files = [one for one in files if "migrations" not in one.parts]
    functions = [found for one in files for found in mutants_of(one).values()]
    rng = Random(seed)
    return [rng.choice(found) for found in rng.sample(functions, min(count, len(functions)))]


# ---- which tests reach what


def measured(tests: Sequence[str], jobs: int) -> CoverageData:
    """Which tests reach which lines, measured once for each state of sources and tests."""
    digest = hashlib.sha256(" ".join(tests).encode())
    for folder in (SOURCES, ROOT / "tests"):
        for file in sorted(folder.rglob("*.py")):
            digest.update(file.read_bytes())
    data = BUILD / f"reached-{digest.hexdigest()[:16]}"
    if not data.exists():
        BUILD.mkdir(parents=True, exist_ok=True)
        print(f"measuring which tests reach what: {' '.join(tests)}", flush=True)
        fresh = data.with_suffix(".new")
        command = [*_pytest(), "-n", str(jobs), "--cov=src/westmarch", "--cov-context=test"]
        ran = subprocess.run(
            [*command, "--cov-report=", *tests],
            cwd=ROOT,
            env={**os.environ, "COVERAGE_FILE": str(fresh), "WESTMARCH_PURE": "1"},
            check=False,
            capture_output=True,
            text=True,
        )
        if ran.returncode:
            sys.exit(f"the tests must pass before mutants are tried:\n{ran.stdout[-2000:]}")
        fresh.rename(data)
    found = CoverageData(str(data))
    found.read()
    return found


def _pytest() -> list[str]:
    return [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider"]


def reaching(data: CoverageData, mutant: Mutant) -> list[str]:
    """The tests that reach a mutant's line."""
    contexts = data.contexts_by_lineno(str(mutant.file)).get(mutant.line, [])
    return sorted({context.partition("|")[0] for context in contexts if context})


def breadth(data: CoverageData) -> dict[str, int]:
    """How many modules each test reaches: one that reaches few is about what it reaches."""
    found: dict[str, int] = {}
    for file in data.measured_files():
        for test in {
            context.partition("|")[0]
            for contexts in data.contexts_by_lineno(file).values()
            for context in contexts
        }:
            found[test] = found.get(test, 0) + 1
    return found


# ---- trying them


def tried(mutant: Mutant, tests: Sequence[str], copy: Path) -> MutantVerdict:
    """Run the tests against a copy of the sources that has the fault."""
    if not tests:
        return MutantVerdict(mutant, False, "no test reaches it")
    file = copy / mutant.file.relative_to(SOURCES)
    original = mutant.file.read_bytes()
    file.unlink()
    file.write_bytes(original[: mutant.start] + mutant.text.encode() + original[mutant.end :])
    try:
        ran = subprocess.run(
            [*_pytest(), "-x", "--no-header", *tests],
            cwd=ROOT,
            env={
                **os.environ,
                "PYTHONPATH": str(copy),
                "PYTHONDONTWRITEBYTECODE": "1",
                "WESTMARCH_PURE": "1",
            },
            check=False,
            capture_output=True,
            timeout=PATIENCE,
        )
    except subprocess.TimeoutExpired:
        return MutantVerdict(mutant, True, NEVER_ENDED)
    finally:
        file.unlink()
        os.link(mutant.file, file)
    return MutantVerdict(mutant, ran.returncode != 0, f"{len(tests)} tests")


def changed(mutant: Mutant) -> str:
    """The change as a reader sees it."""
    original = mutant.file.read_bytes()
    mutated = original[: mutant.start] + mutant.text.encode() + original[mutant.end :]
    lines = unified_diff(
        original.decode().splitlines(), mutated.decode().splitlines(), n=1, lineterm=""
    )
    return "\n".join(list(lines)[3:])


def main() -> None:
    known = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    known.add_argument("package", help="such as westmarch.server")
    known.add_argument("--count", type=int, default=100, help="how many mutants")
    known.add_argument("--seed", default="", help="draws the mutants; today's date if left out")
    known.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    known.add_argument("--most", type=int, default=250, help="tests run against one mutant")
    known.add_argument(
        "tests", nargs="*", help="where the tests are, if not where they usually are"
    )
    given = known.parse_intermixed_args()
    seed = given.seed or time.strftime("%Y-%m-%d")
    usual = next(
        (t for p, t in TESTS.items() if f"{given.package}.".startswith(f"{p}.")), ("tests",)
    )
    data = measured(given.tests or usual, given.jobs)
    wide = breadth(data)
    copies: Queue[Path] = Queue()
    for n in range(given.jobs):
        copy = BUILD / f"copy-{n}"
        shutil.rmtree(copy, ignore_errors=True)
        shutil.copytree(SOURCES, copy, copy_function=os.link)
        copies.put(copy)

    def judged(mutant: Mutant) -> MutantVerdict:
        tests = sorted(reaching(data, mutant), key=lambda test: wide[test])[: given.most]
        copy = copies.get()
        try:
            return tried(mutant, tests, copy)
        finally:
            copies.put(copy)

    mutants = draw(given.package, given.count, seed)
    verdicts: list[MutantVerdict] = []
    with ThreadPoolExecutor(given.jobs) as pool:
        for verdict in pool.map(judged, mutants):
            mark = "T" if verdict.how == NEVER_ENDED else "." if verdict.noticed else "S"
            print(mark, end="", flush=True)
            verdicts.append(verdict)
    survived = [one for one in verdicts if not one.noticed]
    print()
    for verdict in survived:
        where = verdict.mutant.file.relative_to(ROOT)
        print(f"\n{where}:{verdict.mutant.line} {verdict.mutant.function} ({verdict.how})")
        print(changed(verdict.mutant))
    noticed = len(mutants) - len(survived)
    endless = sum(one.how == NEVER_ENDED for one in verdicts)
    print(
        f"\n{given.package}, seed {seed}: {noticed} of {len(mutants)} mutants noticed,"
        f" {endless} of them by tests that did not end within {PATIENCE} seconds"
    )


if __name__ == "__main__":
    main()
