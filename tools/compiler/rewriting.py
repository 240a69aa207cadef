"""Source as the compiler wants it, module by module.

The pure module is imported beside its text: what Python makes of a class (the order of a Struct's
fields, the steps of a frame) is asked of the class itself, and only written down here.
"""

from __future__ import annotations

import ast
import importlib
from pathlib import Path
from types import ModuleType

from tools.compiler import classes, constants, statements


class Source:
    """One module: its text as a tree, and the module itself as the pure build runs it."""

    def __init__(self, name: str, path: Path) -> None:
        self.name = name
        self.path = path
        self.tree = ast.parse(path.read_text(encoding="utf-8"), str(path))
        self.module: ModuleType = importlib.import_module(name)

    def class_node(self, name: str) -> ast.ClassDef:
        """The text of a class of this module."""
        for node in self.tree.body:
            if isinstance(node, ast.ClassDef) and node.name == name:
                return node
        raise LookupError(f"{self.name} has no class {name}")


def rewritten(source: Source, sources: dict[str, Source]) -> str:
    """The text to be compiled."""
    tree = ast.parse(ast.unparse(source.tree))
    statements.rename_nameless(tree)
    statements.use_plain_calls(tree, source.module)
    classes.make_native(tree, source, sources)
    constants.make_final(tree, source.module)
    ast.fix_missing_locations(tree)
    return ast.unparse(tree) + "\n"
