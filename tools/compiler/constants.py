"""Constants of a module: read from where they are, not looked up by name each time.

A name in capitals that a module sets once becomes ``Final``. Numbers written out in the source (or
counted by ``range``) become part of the code that uses them; what is made from data files stays a
value found at import, since a data pack may change it.
"""

from __future__ import annotations

import ast
import re
from collections import Counter
from types import ModuleType
from typing import Any, TypeVar

_CAPITALS = re.compile(r"_?[A-Z][A-Z0-9_]*$")
_SIMPLE = (bool, int, str)


def make_final(tree: ast.Module, module: ModuleType) -> None:
    """Mark the constants of a module."""
    times = Counter(_names_set(tree))
    body: list[ast.stmt] = []
    for node in tree.body:
        body.extend(_final(node, module, times))
    _import_final(body)
    tree.body = body


def _names_set(tree: ast.Module) -> list[str]:
    """Every name that is set at the module's level, or by a function that declares it global."""
    found: list[str] = []
    for node in ast.walk(tree):
        if isinstance(node, ast.Global):
            found += node.names * 2
    for node in tree.body:
        for part in ast.walk(node) if not _defines(node) else ():
            if isinstance(part, ast.Name) and isinstance(part.ctx, ast.Store):
                found.append(part.id)
    return found


def _defines(node: ast.stmt) -> bool:
    return isinstance(node, ast.FunctionDef | ast.ClassDef)


def _final(node: ast.stmt, module: ModuleType, times: Counter[str]) -> list[ast.stmt]:
    if isinstance(node, ast.Assign) and len(node.targets) == 1:
        target = node.targets[0]
        if isinstance(target, ast.Tuple):
            names = [part.id for part in target.elts if isinstance(part, ast.Name)]
            values = _values(node.value, len(names), module, names)
            if values and all(_constant(name, times) for name in names):
                return [_set(*one) for one in values]
        if isinstance(target, ast.Name) and _constant(target.id, times):
            written = isinstance(node.value, ast.Tuple)
            plain = written and _is_plain(node.value, module)
            kind = type_text(getattr(module, target.id)) if plain else None
            if _folds(node.value):
                return [_set(target.id, None, node.value)]
            if kind is not None:
                return [_set(target.id, ast.parse(kind, mode="eval").body, node.value)]
            if not isinstance(getattr(module, target.id), type | TypeVar) and not written:
                return [_set(target.id, None, node.value)]
    if (
        isinstance(node, ast.AnnAssign)
        and isinstance(node.target, ast.Name)
        and node.value is not None
        and _constant(node.target.id, times)
        and ast.unparse(node.annotation) != "TypeAlias"
        and "Final" not in ast.unparse(node.annotation)
    ):
        return [_set(node.target.id, node.annotation, node.value)]
    return [node]


def _constant(name: str, times: Counter[str]) -> bool:
    return _CAPITALS.match(name) is not None and times[name] == 1


def _values(
    value: ast.expr, count: int, module: ModuleType, names: list[str]
) -> list[tuple[str, ast.expr | None, ast.expr]]:
    """Several constants set at once, one by one: written side by side, or counted by ``range``."""
    if isinstance(value, ast.Tuple) and len(value.elts) == count:
        return [(name, None, one) for name, one in zip(names, value.elts, strict=True)]
    if not (isinstance(value, ast.Call) and ast.unparse(value.func) == "range"):
        return []
    if all(_folds(argument) for argument in value.args):
        return [(name, None, _number(getattr(module, name))) for name in names]
    kind = ast.Name("int", ast.Load())
    counted = ast.unparse(value)
    return [
        (name, kind, ast.parse(f"{counted}[{at}]", mode="eval").body)
        for at, name in enumerate(names)
    ]


def _number(value: int) -> ast.expr:
    return ast.parse(str(value), mode="eval").body


def _folds(value: ast.expr) -> bool:
    inner = value.operand if isinstance(value, ast.UnaryOp) else value
    return isinstance(inner, ast.Constant) and isinstance(inner.value, _SIMPLE)


def type_text(value: Any) -> str | None:
    """The type of a constant's value, where it is a simple one: tuples of any length, except that
    pairs within a tuple stay pairs."""
    if type(value) in _SIMPLE:
        return type(value).__name__
    if type(value) is not tuple:
        return None
    kinds = {type_text(item) for item in value}
    if len(kinds) != 1 or None in kinds:
        return None
    kind = kinds.pop()
    if all(type(item) is tuple and len(item) == 2 for item in value):
        one = type_text(value[0][0])
        kind = f"tuple[{one}, {one}]"
    return f"tuple[{kind}, ...]"


def _is_plain(value: ast.expr, module: ModuleType) -> bool:
    """Whether a tuple is written with texts and numbers, and names of numbers, only: what other
    names stand for has a type of its own."""
    if isinstance(value, ast.Tuple):
        return all(_is_plain(item, module) for item in value.elts)
    if isinstance(value, ast.Name):
        return type(getattr(module, value.id, None)) is int
    return _folds(value)


def _set(name: str, kind: ast.expr | None, value: ast.expr) -> ast.AnnAssign:
    final: ast.expr = ast.Name("Final", ast.Load())
    if kind is not None:
        final = ast.Subscript(final, kind, ast.Load())
    return ast.AnnAssign(ast.Name(name, ast.Store()), final, value, simple=1)


def _import_final(body: list[ast.stmt]) -> None:
    for at, node in enumerate(body):
        if isinstance(node, ast.ImportFrom) and node.module == "__future__":
            body.insert(at + 1, ast.parse("from typing import Final").body[0])
            return
