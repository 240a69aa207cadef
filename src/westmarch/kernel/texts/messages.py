"""A file of messages in Project Fluent's format, read once, and its lines filled.

A message is one line or several: its value, then its attributes ``or``, ``or-2``, ``or-3``. The
first line is said whose variables all have something to show.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, TypeAlias, cast

from fluent.runtime import FluentBundle
from fluent.runtime.resolver import CurrentEnvironment, Pattern, ResolverEnvironment
from fluent.runtime.types import FluentInt, FluentType
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

Functions: TypeAlias = Mapping[str, Callable[..., str]]
Values: TypeAlias = Mapping[str, Any]

CASE = "case"
"""The variable that tells a name made of others in which case it stands."""
_ARGUMENT = re.compile(r"arg(\d+)")
_MOST_KEPT = 500
"""So many fillings of a line are kept: buttons and log lines say the same again and again."""


class Shown(FluentType):
    """A value that is neither text nor number, for our functions to show; `case` is that of the
    name it is a part of."""

    def __init__(self, value: Any, case: str = "") -> None:
        self.value = value
        self.case = case

    def format(self, locale: Any) -> str:
        return str(self.value)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Shown) and (self.value, self.case) == (other.value, other.case)

    def __hash__(self) -> int:
        return hash((self.value, self.case))


class _Whole(FluentInt):
    """A whole number, shown as it is: those of games are small, and Fluent's own formatting takes
    longer than all the rest of a message."""

    def __new__(cls, value: int) -> _Whole:
        return int.__new__(cls, value)

    def format(self, locale: Any) -> str:
        return int.__repr__(self)


def _fluent(value: Any) -> Any:
    """A value as Fluent takes it."""
    if isinstance(value, (str, Shown)):
        return value
    return _Whole(value) if type(value) is int else Shown(value)


class _Environment(ResolverEnvironment):
    """What a pattern is told with; made by hand, since one is made for every line."""

    def __init__(self, context: FluentBundle, args: dict[str, Any]) -> None:
        self.context = context
        self.errors = []
        self.part_count = 0
        self.active_patterns = set()
        self.current = CurrentEnvironment(args)


def is_there(value: Any) -> bool:
    """Whether there is something to show in a variable."""
    return value is not None and value != "" and value != [] and value != () and value != {}


def _frozen(value: Any) -> Any:
    if isinstance(value, (list, tuple)):
        return tuple(map(_frozen, value))
    if isinstance(value, dict):
        return tuple((key, _frozen(one)) for key, one in value.items())
    return bytes(value) if isinstance(value, bytearray) else value


class _Variables(Visitor):
    def __init__(self) -> None:
        self.found: dict[str, None] = {}

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.found[node.id.name] = None


class BadMessage(Exception):
    """A message cannot be told: the variable or function that failed."""


class Line:
    """One pattern of a message."""

    def __init__(self, name: str, pattern: ast.Pattern, bundle: FluentBundle) -> None:
        self.name = name
        self._bundle = bundle
        self._pattern: Pattern | None = None
        seen = _Variables()
        seen.visit(pattern)
        self.variables: tuple[str, ...] = tuple(seen.found)
        self._needs = tuple((v, _argument(v)) for v in self.variables)
        texts = [e.value for e in pattern.elements if isinstance(e, ast.TextElement)]
        plain = len(texts) == len(pattern.elements)
        self.text: str | None = "".join(texts) if plain else None
        """What it says, where nothing is filled in."""
        self._told: dict[Any, str] = {}

    def found(self, values: Values, args: Sequence[Any]) -> list[Any] | None:
        """What its variables show; None when one of them has nothing."""
        shown = []
        for name, place in self._needs:
            if place < 0:
                value = values.get(name)
            else:
                value = args[place] if place < len(args) else None
            if not is_there(value) and name != CASE:
                return None
            shown.append(value)
        return shown

    def told(self, shown: Sequence[Any]) -> str:
        """The line with these values of its variables."""
        if self.text is not None:
            return self.text
        try:
            key: Any = tuple(shown)
            known = self._told.get(key)
        except TypeError:
            key = _frozen(shown)
            try:
                known = self._told.get(key)
            except TypeError:
                return self._fill(shown)
        if known is None:
            known = self._fill(shown)
            if len(self._told) >= _MOST_KEPT:
                self._told.clear()
            self._told[key] = known
        return known

    def _fill(self, shown: Sequence[Any]) -> str:
        if self._pattern is None:
            message, _, attribute = self.name.partition(".")
            entry = self._bundle.get_message(message)
            self._pattern = entry.attributes[attribute] if attribute else entry.value
            assert self._pattern is not None
        pairs = zip(self.variables, shown, strict=True)
        env = _Environment(self._bundle, {k: _fluent(v) for k, v in pairs if v is not None})
        text = self._pattern(env)
        if env.errors:
            raise BadMessage(f"{self.name}: {env.errors[0]!r}") from env.errors[0]
        return str(text)


def _argument(variable: str) -> int:
    """Which argument of an action a variable is, from 0; -1 when it is none."""
    found = _ARGUMENT.fullmatch(variable)
    return int(found[1]) - 1 if found else -1


def _choices(message: ast.Message) -> Iterator[tuple[str, ast.Pattern]]:
    name = message.id.name
    if message.value is not None:
        yield name, message.value
    for attribute in message.attributes:
        if attribute.id.name == "or" or attribute.id.name.startswith("or-"):
            yield f"{name}.{attribute.id.name}", attribute.value


class Messages:
    """The messages of a language."""

    def __init__(self, source: str, language: str, functions: Functions) -> None:
        self.resource = FluentParser().parse(source)
        self.junk: list[str] = []
        """What could not be read."""
        # Functions give plain text, which Fluent takes as well as types of its own.
        known = cast(dict[str, Callable[[Any], FluentType]], functions)
        bundle = FluentBundle([language], functions=known, use_isolating=False)
        bundle.add_resource(self.resource)
        self.lines: dict[str, tuple[Line, ...]] = {}
        self.traits: dict[str, str] = {}
        """Attributes of names, such as their gender: ``name-seat.gender``."""
        for entry in self.resource.body:
            if isinstance(entry, ast.Junk):
                self.junk.append(entry.content or "")
            elif isinstance(entry, ast.Message):
                self.lines[entry.id.name] = tuple(Line(n, p, bundle) for n, p in _choices(entry))
                for attribute in entry.attributes:
                    name = f"{entry.id.name}.{attribute.id.name}"
                    self.traits[name] = Line(name, attribute.value, bundle).text or ""
