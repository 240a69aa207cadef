"""What a translation lacks: messages, lines and variables, plural categories, forms of names, texts
of the data, rules."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from importlib.resources import files
from typing import Any

from babel import Locale
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from westmarch.kernel.engine import datapack
from westmarch.kernel.game import Game
from westmarch.kernel.rulings import TOLD, rulings
from westmarch.kernel.texts.language import ENGLISH, speaking
from westmarch.kernel.texts.messages import CASE, Messages
from westmarch.kernel.texts.prose import GENDER, QUOTED, Prose
from westmarch.kernel.texts.translation import lacks, names_of, read

NOMINATIVE = "nom"


def missing(game: Game, prose: Prose, language: str) -> Iterator[str]:
    """Everything a game's texts lack in a language, one line each."""
    yield from missing_messages(prose.messages(ENGLISH), prose.messages(language), language)
    yield from _missing_names(prose, language)
    for file, path, _ in printed_texts(prose):
        if not isinstance(_at(_told(prose, language, file), path), str):
            yield f"data.toml: {'.'.join((file, *map(str, path)))}"
    yield from _missing_rules(game, language)
    yield from _missing_rulings(game, language)


# ---- messages


@cache
def categories(language: str) -> frozenset[str]:
    """The plural categories of a language."""
    return frozenset(Locale.parse(language).plural_form.tags | {"other"})


def missing_messages(english: Messages, other: Messages, language: str) -> Iterator[str]:
    """What a file of messages lacks that English has, and what it has too much."""
    for junk in other.junk:
        yield f"cannot be read: {junk.strip().splitlines()[0]}"
    for key, lines in english.lines.items():
        told = other.lines.get(key)
        if told is None:
            yield f"message {key}"
            continue
        if len(told) != len(lines):
            yield f"message {key}: {len(lines)} lines, not {len(told)}"
            continue
        for line, ours in zip(lines, told, strict=True):
            wanted, used = set(line.variables) - {CASE}, set(ours.variables) - {CASE}
            if wanted != used:
                yield f"message {line.name}: variables {sorted(wanted)}, not {sorted(used)}"
    for key in other.lines.keys() - english.lines.keys():
        yield f"message {key}: English has none"
    plurals = _Plurals()
    for entry in other.resource.body:
        plurals.key = entry.id.name if isinstance(entry, ast.Message | ast.Term) else ""
        plurals.visit(entry)
    for key, has in plurals.found:
        lacks = categories(language) - has
        if lacks:
            yield f"message {key}: plural {', '.join(sorted(lacks))}"


class _Plurals(Visitor):
    """Selections by number, and the categories they have."""

    def __init__(self) -> None:
        self.key = ""
        self.found: list[tuple[str, set[str]]] = []

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
        keys = {v.key.name for v in node.variants if isinstance(v.key, ast.Identifier)}
        if isinstance(node.selector, ast.VariableReference) and keys & {"one", "few", "many"}:
            self.found.append((self.key, keys))
        self.generic_visit(node)


class _Calls(Visitor):
    """Which forms are asked of which functions."""

    def __init__(self) -> None:
        self.found: set[tuple[str, str]] = set()

    def visit_FunctionReference(self, node: ast.FunctionReference) -> None:
        asked = {
            a.name.name: str(a.value.value)
            for a in node.arguments.named
            if isinstance(a.value, ast.StringLiteral)
        }
        form = asked.get("as") or asked.get(CASE) or NOMINATIVE
        self.found.add((node.id.name.lower(), form))
        self.generic_visit(node)


# ---- names


def _missing_names(prose: Prose, language: str) -> Iterator[str]:
    """Names without a translation, and without a form that some message asks of them."""
    calls = _Calls()
    calls.visit(prose.messages(language).resource)
    asked: dict[str, set[str]] = {}
    counted: set[str] = set()
    for function, form in calls.found:
        for table in prose.made_of.get(function, (function,)):
            plain = table.removesuffix("*")
            counted |= {plain} if plain != table else set()
            asked.setdefault(plain, {NOMINATIVE}).add(form)
    several = categories(language) - {"one", "other"}
    for table, entry in prose.tables.items():
        for number, id in enumerate(entry.ids):
            if entry.made is not None:
                with speaking(ENGLISH):
                    if entry.made(number, "") is not None:
                        continue
            with speaking(language):
                forms = prose.own_forms(table, number)
            if forms is None:
                yield f"name {table}.{id}"
                continue
            wanted = set(asked.get(table, ())) - {QUOTED}
            if table in counted:
                wanted |= several
            for form in sorted(wanted - forms.keys()):
                if form in several or form == GENDER or lacks(forms, form):
                    yield f"name {table}.{id}: {form}"
    for table, entries in names_of(prose.package, language).items():
        ids = set(prose.tables[table].ids) if table in prose.tables else set()
        for id in entries.keys() - ids:
            yield f"name {table}.{id}: there is no such thing"


# ---- data and rules


def printed_texts(prose: Prose) -> Iterator[tuple[str, tuple[str | int, ...], str]]:
    """Every text of the data that people read: its file, where in it, and the English."""
    for file, fields in prose.printed.items():
        for path, text in _texts(_english(prose.package, file), fields, ()):
            yield file, path, text


@cache
def _english(package: str, file: str) -> dict[str, Any]:
    """A data file by the ids of its entries; of a folder, its files by their names."""
    folder = files(package) / "data" / file
    if folder.is_dir():
        names = sorted(one.name.removesuffix(".toml") for one in folder.iterdir())
        return {name: datapack.load(package, f"{file}/{name}.toml") for name in names}
    return _by_id(datapack.load(package, f"{file}.toml"))


def _by_id(data: Mapping[str, Any]) -> dict[str, Any]:
    found: dict[str, Any] = {}
    for key, value in data.items():
        if isinstance(value, list) and value and isinstance(value[0], dict) and "id" in value[0]:
            found |= {one["id"]: one for one in value}
        else:
            found[key] = value
    return found


def _texts(
    value: Any, fields: tuple[str, ...] | Any, path: tuple[str | int, ...]
) -> Iterator[tuple[tuple[str | int, ...], str]]:
    if isinstance(value, dict):
        for key, one in value.items():
            if key in ("provenance", "names"):
                continue
            if key in fields and isinstance(one, str):
                if one:
                    yield (*path, key), one
            elif key in fields and isinstance(one, list) and one and isinstance(one[0], str):
                yield from (((*path, key, n), text) for n, text in enumerate(one))
            else:
                yield from _texts(one, fields, (*path, key))
    elif isinstance(value, list):
        for n, one in enumerate(value):
            key = one["id"] if isinstance(one, dict) and "id" in one else n
            yield from _texts(one, fields, (*path, key))


def _told(prose: Prose, language: str, file: str) -> dict[str, Any]:
    """What a translation says of a data file, the names of the tables among it."""
    data = read(prose.package, language, "data")
    told = {k: v for k, v in data.items() if isinstance(v, dict)} if file not in data else {}
    told |= data.get(file, {})
    names = names_of(prose.package, language)
    for table, entry in prose.tables.items():
        if entry.data is not None and entry.data[0] == file:
            for id, forms in names.get(table, {}).items():
                if NOMINATIVE in forms:
                    told[id] = {entry.data[1]: forms[NOMINATIVE], **told.get(id, {})}
    return told


def _at(value: Any, path: tuple[str | int, ...]) -> Any:
    for part in path:
        if isinstance(part, str):
            value = value.get(part) if isinstance(value, dict) else None
        else:
            value = value[part] if isinstance(value, list) and part < len(value) else None
    return value


def _missing_rules(game: Game, language: str) -> Iterator[str]:
    english, told = datapack.load(game.package, "rules.toml"), read(game.package, language, "rules")
    for kind, fields in (
        ("rule", ("title", "text")),
        ("example", ("given", "when", "then")),
    ):
        known = {one.get("id"): one for one in told.get(kind, ())}
        for one in english[kind]:
            for field in fields:
                if one.get(field) and not known.get(one["id"], {}).get(field):
                    yield f"rules.toml: {one['id']} {field}"
        for id in known.keys() - {one["id"] for one in english[kind]}:
            yield f"rules.toml: {id} is no {kind}"


def _missing_rulings(game: Game, language: str) -> Iterator[str]:
    told = {one.get("id"): one for one in read(game.package, language, "rulings").get("ruling", ())}
    english = rulings(game, ENGLISH)
    for one in english:
        for field in (*TOLD, "sources"):
            if getattr(one, field) and not told.get(one.id, {}).get(field):
                yield f"rulings.toml: {one.id} {field}"
    for id in told.keys() - {one.id for one in english}:
        yield f"rulings.toml: {id} is no ruling"
