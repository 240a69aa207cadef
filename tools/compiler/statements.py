"""Statements that are written for readers and cost less in another form."""

from __future__ import annotations

import ast
from types import ModuleType

TELLING = ("tell", "tell_only")


def rename_nameless(tree: ast.Module) -> None:
    """Functions of a module that a decorator registers may all be called ``_``; the compiler needs
    a name for each."""
    number = 0
    for node in tree.body:
        if isinstance(node, ast.FunctionDef) and node.name == "_":
            number += 1
            node.name = f"_nameless_{number}"


def use_plain_calls(tree: ast.Module, module: ModuleType) -> None:
    """Nothing is told while nobody listens, so that what is told is not even made; a single frame
    is put on the stack without a tuple around it."""
    _Calls(module).visit(tree)


class _Calls(ast.NodeTransformer):
    def __init__(self, module: ModuleType) -> None:
        self._home = module.__name__
        self._module = module

    def _is_kernels(self, name: str, home: str) -> bool:
        found = getattr(self._module, name, None)
        return getattr(found, "__module__", "").endswith(home) and self._home != found.__module__

    def visit_Expr(self, node: ast.Expr) -> ast.stmt:
        self.generic_visit(node)
        made = node.value
        if not isinstance(made, ast.Call) or not isinstance(made.func, ast.Name):
            return node
        name = made.func.id
        if name in TELLING and self._is_kernels(name, ".events"):
            state = ast.unparse(made.args[0])
            test = ast.parse(f"{state}.events is not None", mode="eval").body
            return ast.If(test, [node], [])
        if name == "call" and self._is_kernels(name, ".flow") and _one_frame(made):
            state = ast.unparse(made.args[0])
            put = ast.parse(f"{state}.stack.append(None)").body[0]
            assert isinstance(put, ast.Expr) and isinstance(put.value, ast.Call)
            put.value.args = [made.args[1]]
            return put
        return node

    def visit_Compare(self, node: ast.Compare) -> ast.Compare:
        """The compiler breaks on ``x in (*a, b)``."""
        self.generic_visit(node)
        for at, (asked, among) in enumerate(zip(node.ops, node.comparators, strict=True)):
            if isinstance(asked, ast.In | ast.NotIn) and isinstance(among, ast.Tuple):
                if any(isinstance(item, ast.Starred) for item in among.elts):
                    items = ast.List(among.elts, ast.Load())
                    node.comparators[at] = ast.Call(ast.Name("tuple", ast.Load()), [items], [])
        return node


def _one_frame(made: ast.Call) -> bool:
    return (
        len(made.args) == 2
        and not made.keywords
        and not any(isinstance(a, ast.Starred) for a in made.args)
        and isinstance(made.args[0], ast.Name)
    )
