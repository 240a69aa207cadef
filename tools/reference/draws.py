"""What is drawn at random, where, and in which order: read out of a game's source.

Every call of the engine's chance is found with the function it stands in. The results of a function
fall in the order of its lines; what it calls stands in lines of its own.
"""

from __future__ import annotations

import ast
from collections import defaultdict
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

DRAWING = {"roll": "die", "roll_dice": "die", "draw_one": "", "choose_one": "", "shuffle": "card"}
"""The helpers of chance.py, and what they draw when they are not told."""
WHAT = {"roll": 1, "draw_one": 2, "choose_one": 2, "shuffle": 2}
"""Which of their arguments says what is drawn."""


class Draw(NamedTuple):
    """One place in the source where something is drawn."""

    where: str
    """The function, with the procedure it belongs to."""
    how: str
    """The helper that draws."""
    what: str
    source: str
    """What it is drawn from, or how many dice, as the source says it."""
    loops: tuple[str, ...]
    """What it is repeated for, outermost first, as the source says it."""
    lines: tuple[str, int, int]
    """The file, and from which line to which the call stands in it."""


@cache
def _functions(path: Path) -> tuple[tuple[str, ast.FunctionDef], ...]:
    """The functions of a file by their full names."""
    return tuple(_functions_of(path))


def _functions_of(path: Path) -> Iterator[tuple[str, ast.FunctionDef]]:
    tree = ast.parse(path.read_text())
    for node in tree.body:
        if isinstance(node, ast.FunctionDef):
            yield f"{path.stem}.{_name(node)}", node
        elif isinstance(node, ast.ClassDef):
            for part in node.body:
                if isinstance(part, ast.FunctionDef):
                    yield f"{node.name}.{_name(part)}", part


def _name(part: ast.FunctionDef) -> str:
    """The name of a function; one without is called by what it is registered for, and a choice's
    handler by the choice."""
    for decorator in part.decorator_list if part.name == "_" else ():
        if isinstance(decorator, ast.Attribute) and isinstance(decorator.value, ast.Name):
            return decorator.value.id
        if isinstance(decorator, ast.Call):
            words = [a.value for a in decorator.args if isinstance(a, ast.Constant)]
            return " ".join(str(word) for word in words[:2])
    return part.name


def _loops(function: ast.FunctionDef, call: ast.Call) -> tuple[str, ...]:
    """What the call is repeated for."""
    found: list[tuple[int, str]] = []
    for node in ast.walk(function):
        if isinstance(node, ast.For | ast.While) and call in list(ast.walk(node)):
            text = ast.unparse(node.iter if isinstance(node, ast.For) else node.test)
            found.append((node.lineno, text))
        elif isinstance(node, ast.ListComp | ast.GeneratorExp) and call in list(ast.walk(node)):
            found.extend((node.lineno, ast.unparse(part.iter)) for part in node.generators)
    return tuple(text for _, text in sorted(found, key=lambda one: one[0]))


def _draw(path: Path, where: str, function: ast.FunctionDef, call: ast.Call) -> Draw | None:
    called = call.func
    name = _called(call)
    state = call.args[0] if call.args else None
    if name not in DRAWING or state is None or ast.unparse(state) not in ("s", "self.s"):
        return None
    if isinstance(called, ast.Attribute) and ast.unparse(called.value) != "chance":
        return None
    place = WHAT.get(name, 9)
    what = ast.unparse(call.args[place]).strip("'\"") if len(call.args) > place else DRAWING[name]
    if name == "roll":
        source = ast.unparse(call.args[2]) if len(call.args) > 2 else ""
    else:
        source = ast.unparse(call.args[1])
    lines = (path.name, call.lineno, call.end_lineno or call.lineno)
    return Draw(where, name, what, source, _loops(function, call), lines)


def draws_of(package: Path) -> list[Draw]:
    """Everything a game draws at random, by file and line."""
    found: list[Draw] = []
    for path in sorted(package.rglob("*.py")):
        for (where, function), (_, calls) in zip(_functions(path), _calls(path), strict=True):
            drawn = [_draw(path, where, function, call) for call in calls]
            found.extend(draw for draw in drawn if draw is not None)
    return found


@cache
def _calls(path: Path) -> tuple[tuple[str, list[ast.Call]], ...]:
    """What each function of a file calls, in the order of its lines."""
    found = []
    for where, function in _functions(path):
        calls = [node for node in ast.walk(function) if isinstance(node, ast.Call)]
        found.append((where, sorted(calls, key=lambda call: (call.lineno, call.col_offset))))
    return tuple(found)


def callers_of(package: Path, name: str) -> list[str]:
    """The functions that call a function of the game by its name."""
    return sorted(one for one in _callers(package)[name] if one.rpartition(".")[2] != name)


@cache
def _callers(package: Path) -> dict[str, set[str]]:
    """Who calls what by its name."""
    found: dict[str, set[str]] = defaultdict(set)
    for path in package.rglob("*.py"):
        for where, calls in _calls(path):
            for call in calls:
                found[_called(call)].add(where)
    return found


def _called(call: ast.Call) -> str:
    called = call.func
    return called.id if isinstance(called, ast.Name) else getattr(called, "attr", "")
