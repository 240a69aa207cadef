"""The fields of a state or a frame: how they are given, and how they are copied."""

from __future__ import annotations

import ast
from typing import NamedTuple


class Field(NamedTuple):
    """A field: the text of its type and of its default."""

    name: str
    kind: str
    default: str | None
    fresh: bool
    """Each object needs a default of its own."""
    keyword: bool


def default_of(value: ast.expr | None) -> tuple[ast.expr | None, bool]:
    """The default of a field, and whether each object needs one of its own."""
    if value is None:
        return None, False
    if isinstance(value, ast.List | ast.Dict):
        return value, True
    if isinstance(value, ast.Call) and ast.unparse(value.func).endswith("field"):
        (factory,) = (k.value for k in value.keywords if k.arg == "default_factory")
        if isinstance(factory, ast.Lambda):
            return factory.body, True
        return ast.Call(factory, [], []), True
    return value, False


def cloned(field: Field) -> str:
    """The expression that copies a field, so that the copy shares nothing that changes; empty where
    it may be shared."""
    own = f"self.{field.name}"
    if field.name == "stack":
        return f"[f.copied() for f in {own}]"
    if field.name == "events":
        return f"None if {own} is None else {own}[:]"
    if field.kind.startswith("list[list["):
        return f"[i[:] for i in {own}]"
    if field.kind.startswith("list["):
        return f"{own}[:]"
    if field.kind == "bytearray":
        return f"{own}.copy()"
    return ""
