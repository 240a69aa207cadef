"""States and frames of the compiled build: these functions do for native classes what a Struct does
by itself.

In the pure build, states and frames are Structs, and use this module only to save a state's fields.
The compiled build turns them into native classes (tools/compiler). Like a Struct, these classes
know their fields by ``__struct_fields__`` and ``__annotations__``, and they do the rest with these
functions. Games written in plain Python may derive from the native classes; `adopt` makes their
classes behave like Structs too.
"""

from __future__ import annotations

from functools import cache
from inspect import get_annotations
from typing import Any, TypeVar, get_type_hints

import msgspec
from msgspec import NODEFAULT, UNSET, UnsetType

T = TypeVar("T")
TAG = "frame"
"""The field of a saved frame that holds the name of its class."""
_MIRRORS: dict[type, type[msgspec.Struct]] = {}

# `fields_of` and `made_of` are msgspec's hooks for types it does not know: by NotImplementedError a
# hook says that a type is not its own either.


def fields_of(thing: Any) -> dict[str, Any]:
    """Return the fields of a state or a native frame that are saved, in the order of a Struct's
    fields."""
    cls = type(thing)
    names = getattr(cls, "__struct_fields__", None)
    if names is None:
        raise NotImplementedError(f"a {cls.__name__} cannot be saved")
    found: dict[str, Any] = {} if hasattr(cls, "stack") else {TAG: cls.__name__}
    for name in names:
        value = getattr(thing, name)
        if type(value) in (bytes, bytearray) and name not in thing.packed:
            found[name] = list(value)
        elif value is not UNSET:
            found[name] = value
    return found


def read_numbers(raw: dict[str, Any], cls: type) -> None:
    """Convert the lists of numbers of a saved state to bytes and bytearrays, if its class uses
    them."""
    for name, kind in _kept_as_bytes(cls):
        if type(raw.get(name)) is list:
            raw[name] = kind(raw[name])


@cache
def _kept_as_bytes(cls: type) -> tuple[tuple[str, type[bytes] | type[bytearray]], ...]:
    hints = get_type_hints(cls)
    return tuple((name, kind) for name, kind in hints.items() if kind in (bytes, bytearray))


def made_of(cls: type, raw: Any) -> Any:
    """Make a native state or frame from its saved fields. Each field is checked against its
    type."""
    mirror = _MIRRORS.get(cls) or _mirror(cls)
    given = msgspec.convert(raw, mirror)
    found = {name: getattr(given, name) for name in mirror.__struct_fields__}
    return cls(**{name: value for name, value in found.items() if value is not UNSET})


def _mirror(cls: type) -> type[msgspec.Struct]:
    """Return a Struct with the fields of a native class. All fields are optional, because the class
    itself knows its defaults and the fields that it requires."""
    hints = get_type_hints(cls)
    names: tuple[str, ...] = getattr(cls, "__struct_fields__", ())
    if not names:
        raise NotImplementedError(f"a {cls.__name__} cannot be read")
    fields = [(n, hints[n] | UnsetType, UNSET) for n in names if n != "stack"]
    _MIRRORS[cls] = made = msgspec.defstruct(cls.__name__, fields)
    return made


def copied(thing: Any) -> Any:
    """Return a shallow copy."""
    cls: Any = type(thing)
    made = cls.__new__(cls)
    for name in cls.__struct_fields__:
        setattr(made, name, getattr(thing, name))
    return made


def same(thing: T) -> T:
    """Return a shallow copy of a native state or frame. The compiled build inlines this copy
    (tools/compiler/inlined.h)."""
    made: T = copied(thing)
    return made


def equal(one: Any, other: Any) -> bool:
    """Return whether two states or frames have the same class and agree in every field."""
    if type(one) is not type(other):
        return False
    names: tuple[str, ...] = type(one).__struct_fields__
    return all(getattr(one, name) == getattr(other, name) for name in names)


def shown(thing: Any) -> str:
    """Return a state or frame as you would write it in source code."""
    names = type(thing).__struct_fields__
    values = ", ".join(f"{name}={getattr(thing, name)!r}" for name in names)
    return f"{type(thing).__name__}({values})"


def taken_apart(thing: Any) -> tuple[Any, ...]:
    """Return what puts a state or frame together again by its fields, for pickle and
    `copy.deepcopy`. The form is the same in both builds, so each build reads what the other has
    written."""
    cls = type(thing)
    return _put_together, (cls, {name: getattr(thing, name) for name in cls.__struct_fields__})


def _put_together(cls: Any, values: dict[str, Any]) -> Any:
    # A native class is never made without its fields: `__new__` would ask for them too.
    return cls(**values)


def adopt(cls: Any, base: Any, config: dict[str, Any]) -> None:
    """Give a class of states or frames written in plain Python the features of a Struct. Its
    annotated names become fields, and ``__init__`` takes them in the order of a Struct's fields."""
    own = {
        name: cls.__dict__.get(name, NODEFAULT)
        for name, kind in get_annotations(cls).items()
        if "ClassVar" not in str(kind)
    }
    if not own:
        return
    inherited: dict[str, Any] = getattr(cls, "plain_fields", {})
    native_names = tuple(base.__struct_fields__)
    # A field of the native class with another default stays the native class's field.
    redefined = {name: own.pop(name) for name in native_names if name in own}
    for name in redefined:
        if name in cls.__dict__:
            delattr(cls, name)
    cls.native_defaults = native_defaults = {**getattr(cls, "native_defaults", {}), **redefined}
    fields = {**inherited, **own}
    positional: tuple[str, ...] = getattr(cls, "positional_fields", ())
    if not config.get("kw_only"):
        positional = (*positional, *own)
    keyword = tuple(name for name in fields if name not in positional)
    cls.plain_fields = fields
    cls.positional_fields = positional
    cls.__struct_fields__ = (*positional, *native_names, *keyword)

    def __init__(self: Any, *args: Any, **given: Any) -> None:
        if len(args) > len(positional):
            raise TypeError("Extra positional arguments provided")
        given.update(zip(positional, args, strict=False))
        for name, default in native_defaults.items():
            if name not in given:
                given[name] = _made(name, default)
        base.__init__(self, **{n: given.pop(n) for n in native_names if n in given})
        for name, default in fields.items():
            setattr(self, name, given.pop(name) if name in given else _made(name, default))
        if given:
            raise TypeError(f"Unexpected keyword argument '{next(iter(given))}'")

    cls.__init__ = __init__


_FACTORY: Any = type(msgspec.field(default_factory=list))


def _made(name: str, default: Any) -> Any:
    """Return the value of a field that is not given."""
    if default is NODEFAULT:
        raise TypeError(f"Missing required argument '{name}'")
    if type(default) is _FACTORY:
        return default.default_factory()
    return default.copy() if isinstance(default, list | dict | set) else default


def describe(cls: Any, fields: tuple[str, ...], annotations: dict[str, str]) -> None:
    """Tell a native class its fields."""
    cls.__struct_fields__ = fields
    cls.__annotations__ = annotations
