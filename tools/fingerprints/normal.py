"""The source of modules without what cannot change play.

What is left of a module is the same on every platform and from Python 3.11 on, however the module
is called, laid out and commented: no comments, docstrings and imports, and no annotations but those
of a class's fields, by which a state is saved and copied. A name that a module imports from another
module of the package stands with a digest of that module: it matters from where a name comes, but
not what the module is called.
"""

from __future__ import annotations

import ast
import hashlib
import json
from collections.abc import Collection
from pathlib import Path
from typing import Any, NamedTuple

PACKAGE = "westmarch"
EMPTY = "Module()"
RENAMED = {"MenuAction": "Deed"}
"""Names of the engine and the rules that were once others. What was renamed plays as before, so it
counts by its first name."""


class Origin(NamedTuple):
    """Where an imported name comes from: a module and a name in it; without a name the module."""

    module: str
    name: str


class Module:
    """One module as the source has it."""

    def __init__(self, root: Path, name: str) -> None:
        path = root.joinpath(*name.split("."))
        is_package = path.is_dir()
        path = path / "__init__.py" if is_package else path.with_suffix(".py")
        self.name = name
        self.tree = ast.parse(path.read_text(encoding="utf-8"))
        self.home = name if is_package else name.rpartition(".")[0]
        self.imported: dict[str, Origin] = {}
        for node in ast.walk(self.tree):
            if isinstance(node, ast.ImportFrom):
                source = self._source(node)
                for alias in node.names:
                    self.imported[alias.asname or alias.name] = Origin(source, alias.name)
            elif isinstance(node, ast.Import):
                for alias in node.names:
                    if alias.asname:
                        self.imported[alias.asname] = Origin(alias.name, "")
        self.defined = _defined(self.tree)

    def _source(self, node: ast.ImportFrom) -> str:
        if not node.level:
            return node.module or ""
        parts = self.home.split(".")
        parts = parts[: len(parts) - node.level + 1]
        return ".".join([*parts, node.module] if node.module else parts)


def _defined(tree: ast.Module) -> set[str]:
    """The names that a module itself gives to something."""
    found: set[str] = set()
    for node in tree.body:
        if isinstance(node, ast.FunctionDef | ast.ClassDef):
            found.add(node.name)
        else:
            names = (part for part in ast.walk(node) if isinstance(part, ast.Name))
            found |= {part.id for part in names if isinstance(part.ctx, ast.Store)}
    return found


class Modules:
    """Modules that are looked at together."""

    def __init__(self, root: Path, names: Collection[str]) -> None:
        self.root = root
        self._read: dict[str, Module] = {}
        plain = {name: _digest(_Teller(self, name, {}).text()) for name in names}
        told = [_Teller(self, name, plain).text() for name in names]
        self.digests = sorted(_digest(text) for text in told if text != EMPTY)
        """A digest of each that is not empty, in an order that does not depend on their names."""

    def module(self, name: str) -> Module:
        if name not in self._read:
            self._read[name] = Module(self.root, name)
        return self._read[name]

    def is_module(self, name: str) -> bool:
        if name.partition(".")[0] != PACKAGE:
            return False
        path = self.root.joinpath(*name.split("."))
        return path.is_dir() or path.with_suffix(".py").is_file()

    def origin(self, found: Origin) -> Origin:
        """Where a name comes from in the end: packages hand on what their modules define."""
        if not self.is_module(found.module) or not found.name:
            return found
        inner = f"{found.module}.{found.name}"
        source = self.module(found.module)
        if found.name in source.defined:
            return found
        handed_on = source.imported.get(found.name, found)
        if handed_on != found:
            return self.origin(handed_on)
        return Origin(inner, "") if self.is_module(inner) else found


def _digest(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()


class _Teller:
    """Tells a module's syntax tree in one line of text."""

    def __init__(self, modules: Modules, name: str, digests: dict[str, str]) -> None:
        """`digests` are those of the modules whose names this one may import."""
        self.modules = modules
        self.module = modules.module(name)
        self.digests = digests
        self._in_class = False

    def text(self) -> str:
        return self.told(self.module.tree)

    def told(self, node: Any) -> str:
        if isinstance(node, ast.ClassDef | ast.FunctionDef | ast.Lambda):
            around, self._in_class = self._in_class, isinstance(node, ast.ClassDef)
            told = self._node(node)
            self._in_class = around
            return told
        if isinstance(node, ast.AST):
            return self._node(node)
        if isinstance(node, list):
            return f"[{' '.join(self.told(one) for one in node)}]"
        if isinstance(node, str):
            return json.dumps(node)
        return f"{type(node).__name__}:{node!r}"

    def _node(self, node: ast.AST) -> str:
        if isinstance(node, ast.Name) and node.id in self.module.imported:
            return self._name(self.module.imported[node.id])
        if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name):
            origin = self._module_named(node.value.id)
            if origin:
                return self._name(Origin(origin, node.attr))
        if isinstance(node, ast.AnnAssign) and not self._in_class:
            return self._fields("Assign", {"targets": [node.target], "value": node.value})
        fields = {name: self._part(node, name, part) for name, part in ast.iter_fields(node)}
        return self._fields(type(node).__name__, fields)

    def _fields(self, kind: str, fields: dict[str, Any]) -> str:
        # What is empty is left out: later Pythons know fields that earlier ones do not.
        told = (f"{name}={self.told(p)}" for name, p in fields.items() if p is not None and p != [])
        return f"{kind}({' '.join(told)})"

    def _part(self, node: ast.AST, name: str, part: Any) -> Any:
        """A part of a node as it counts; None where it does not."""
        if name in ("ctx", "kind", "type_comment", "returns", "type_ignores"):
            return None
        if isinstance(node, ast.arg) and name == "annotation":
            return None
        if name in ("id", "name", "attr") and isinstance(part, str):
            return RENAMED.get(part, part)
        if isinstance(node, ast.JoinedStr) and name == "values":
            return _joined(part)
        if name in ("body", "orelse", "finalbody") and isinstance(part, list):
            return [one for one in part if not self._is_idle(one)]
        return part

    def _is_idle(self, node: ast.stmt) -> bool:
        if isinstance(node, ast.Import | ast.ImportFrom | ast.Pass):
            return True
        if isinstance(node, ast.Expr):  # a docstring
            return isinstance(node.value, ast.Constant)
        if isinstance(node, ast.If):
            return isinstance(node.test, ast.Name) and node.test.id == "TYPE_CHECKING"
        if isinstance(node, ast.AnnAssign) and node.value is None:
            return not self._in_class
        targets = node.targets if isinstance(node, ast.Assign) else []
        return any(isinstance(one, ast.Name) and one.id == "__all__" for one in targets)

    def _module_named(self, name: str) -> str:
        """The module of the package that a name stands for; empty when it is none."""
        if name not in self.module.imported:
            return ""
        origin = self.modules.origin(self.module.imported[name])
        return origin.module if not origin.name and self.modules.is_module(origin.module) else ""

    def _name(self, imported: Origin) -> str:
        origin = self.modules.origin(imported)
        name = RENAMED.get(origin.name, origin.name)
        if not self.modules.is_module(origin.module):
            return f"Name({json.dumps(f'{origin.module}.{name}')})"
        return f"Name({json.dumps(name)}@{self.digests.get(origin.module, '')})"


def _joined(parts: list[ast.expr]) -> list[ast.expr]:
    """The parts of an f-string with neighbouring texts as one, and none that are empty."""
    found: list[ast.expr] = []
    for part in parts:
        last = found[-1] if found else None
        if not isinstance(part, ast.Constant):
            found.append(part)
        elif isinstance(last, ast.Constant):
            found[-1] = ast.Constant(f"{last.value}{part.value}")
        elif part.value:
            found.append(part)
    return found
