"""Rows of the database as structs, and the little helpers all of them share."""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterable, Mapping
from typing import Any, TypeVar

import msgspec

from westmarch.kernel.engine.errors import WestmarchError
from westmarch.server.common.errors import named

log = logging.getLogger("westmarch.server")
T = TypeVar("T", bound=msgspec.Struct)
F = TypeVar("F")
T2 = TypeVar("T2")


_AS_JSON = ("options", "winners", "games")


def readable(found: Iterable[F], made: Callable[[F], T2]) -> list[T2]:
    """What is made of each; one that cannot be read is told to the log and left out, so that it
    spoils nothing but itself."""
    kept = []
    for one in found:
        try:
            kept.append(made(one))
        except (WestmarchError, msgspec.MsgspecError, LookupError, TypeError, ValueError) as error:
            id_ = getattr(one, "id", None) or getattr(one, "room", "?")
            log.error("a broken row is left out (%s): %s", id_, named(error))
    return kept


def to_row(row: msgspec.Struct) -> dict[str, Any]:
    """A struct as column values."""
    values = msgspec.structs.asdict(row)
    for name in _AS_JSON:
        if name in values:
            values[name] = msgspec.json.encode(values[name]).decode()
    return values


def from_row(mapping: Mapping[Any, Any], kind: type[T]) -> T:
    """Column values as a struct; columns it has no field for are left out."""
    values = {name: mapping[name] for name in kind.__struct_fields__}
    for name in _AS_JSON:
        if name in values:
            values[name] = msgspec.json.decode(values[name])
    return kind(**values)
