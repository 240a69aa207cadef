"""Which functions of a game's source change something they are given, read out of the source.

A function changes something when it assigns to an attribute or an item of what it was not the one
to make, calls a method that changes a list, dictionary or set that it did not make, or calls a
function that does. Functions are told apart by name: where several have the same name, it is
enough that one of them changes something.
"""

from __future__ import annotations

import ast
from collections.abc import Iterable, Iterator
from pathlib import Path

Function = ast.FunctionDef | ast.AsyncFunctionDef | ast.Lambda

TELLERS = frozenset(("tell", "tell_only"))
CHANGING_METHODS = frozenset(
    (
        *("add", "append", "clear", "discard", "extend", "insert", "pop", "popitem", "remove"),
        *("reverse", "setdefault", "sort", "update"),
    )
)
HARMLESS = frozenset(
    (
        *("abs", "all", "any", "bool", "dict", "divmod", "enumerate", "float", "frozenset", "int"),
        *("isinstance", "len", "list", "map", "max", "min", "range", "reversed", "round", "set"),
        *("sorted", "str", "sum", "tuple", "type", "zip"),
    )
)
"""Functions that change nothing but what is made by them."""
HARMLESS_METHODS = frozenset(("count", "get", "index", "items", "join", "keys", "values"))
MAKERS = (ast.List, ast.Dict, ast.Set, ast.ListComp, ast.DictComp, ast.SetComp)


def name_of(call: ast.Call) -> str:
    """What is called, without the module or object it belongs to."""
    called = call.func
    if isinstance(called, ast.Attribute):
        return called.attr
    return called.id if isinstance(called, ast.Name) else ""


class Sources:
    """The Python files of a game and what it is built of."""

    def __init__(self, *folders: Path) -> None:
        self.trees: dict[Path, ast.Module] = {}
        for folder in folders:
            for path in sorted(folder.rglob("*.py")):
                self.trees[path] = ast.parse(path.read_text(encoding="utf-8"))
        self.functions: dict[str, list[Function]] = {}
        for tree in self.trees.values():
            for name, function in _functions(tree):
                self.functions.setdefault(name, []).append(function)
        self.changing = self._changing()

    def _changing(self) -> frozenset[str]:
        """The names of all functions that change something."""
        found: set[str] = set()
        calls: dict[str, set[str]] = {}
        for name, functions in self.functions.items():
            for function in functions:
                if any(_changes(function)):
                    found.add(name)
                calls.setdefault(name, set()).update(
                    name_of(node) for node in ast.walk(function) if isinstance(node, ast.Call)
                )
        while more := {n for n, called in calls.items() if n not in found and called & found}:
            found |= more
        return frozenset(found)

    def wrong(self, call: ast.Call) -> Iterator[str]:
        """What in the arguments of a call changes something, or may for all that is known."""
        for given in (*call.args, *(keyword.value for keyword in call.keywords)):
            for node in ast.walk(given):
                changes = isinstance(node, ast.Call) and not self._harmless(node)
                if changes or isinstance(node, ast.NamedExpr | ast.Await | ast.Yield):
                    yield ast.unparse(node)

    def _harmless(self, call: ast.Call) -> bool:
        name = name_of(call)
        if name in self.functions:
            return name not in self.changing
        return name in (HARMLESS_METHODS if isinstance(call.func, ast.Attribute) else HARMLESS)

    def tellers(self) -> frozenset[str]:
        """The functions that tell events: the engine's, and those that pass keywords on to them."""
        found = set(TELLERS)
        while True:
            more = {
                name
                for name, functions in self.functions.items()
                for function in functions
                if name not in found and function.args.kwarg and _passes_on(function, found)
            }
            if not more:
                return frozenset(found)
            found |= more

    def told(self) -> Iterator[tuple[str, ast.Call]]:
        """Every call that tells an event, with the place where it stands."""
        tellers = self.tellers()
        for path, tree in self.trees.items():
            for node in ast.walk(tree):
                if isinstance(node, ast.Call) and name_of(node) in tellers:
                    yield f"{path.name}:{node.lineno}", node


def _functions(tree: ast.Module) -> Iterator[tuple[str, Function]]:
    """Every function and method, and every lambda that has a name."""
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            yield node.name, node
        elif isinstance(node, ast.Assign) and isinstance(node.value, ast.Lambda):
            for target in node.targets:
                if isinstance(target, ast.Name):
                    yield target.id, node.value


def _passes_on(function: Function, tellers: Iterable[str]) -> bool:
    return any(
        isinstance(node, ast.Call)
        and name_of(node) in tellers
        and any(keyword.arg is None for keyword in node.keywords)
        for node in ast.walk(function)
    )


def _changes(function: Function) -> Iterator[ast.AST]:
    """Where a function changes something it has not made."""
    own = _made(function)
    for node in ast.walk(function):
        if isinstance(node, ast.Assign | ast.Delete):
            targets = node.targets
        elif isinstance(node, ast.AugAssign | ast.AnnAssign):
            targets = [node.target]
        elif isinstance(node, ast.Call):
            called = node.func
            if isinstance(called, ast.Attribute) and called.attr in CHANGING_METHODS:
                if _root(called.value) not in own:
                    yield node
            continue
        elif isinstance(node, ast.Global | ast.Nonlocal):
            yield node
            continue
        else:
            continue
        for target in targets:
            for part in ast.walk(target):
                if isinstance(part, ast.Attribute | ast.Subscript):
                    if not isinstance(part.ctx, ast.Load) and _root(part) not in own:
                        yield part


def _made(function: Function) -> set[str]:
    """Local names that hold nothing but new lists, dictionaries and sets."""
    made: set[str] = set()
    given: set[str] = set()
    for node in ast.walk(function):
        if isinstance(node, ast.Assign | ast.AnnAssign):
            targets = node.targets if isinstance(node, ast.Assign) else [node.target]
            for target in targets:
                if isinstance(target, ast.Name) and node.value is not None:
                    (made if _is_new(node.value) else given).add(target.id)
    return made - given


def _is_new(value: ast.expr) -> bool:
    if isinstance(value, ast.Call):
        return name_of(value) in HARMLESS | {"Counter", "defaultdict", "copy"}
    if isinstance(value, ast.Subscript):
        return isinstance(value.slice, ast.Slice)
    if isinstance(value, ast.BinOp):
        return _is_new(value.left) or _is_new(value.right)
    return isinstance(value, MAKERS)


def _root(node: ast.expr) -> str:
    """The name an attribute or item belongs to in the end."""
    while isinstance(node, ast.Attribute | ast.Subscript):
        node = node.value
    return node.id if isinstance(node, ast.Name) else ""
