"""Write down what the server sends and understands, as types for the browser client.

``make api-types``, or ``python -m tools.generate.api_types``.

The OpenAPI document says which types travel over HTTP, and in which direction; the messages of a
room's WebSocket are listed here. Their structs are found by name and fields, wherever they are
defined, and with them what their docstrings say. The bots' own API is left out: no browser uses it.
"""

from __future__ import annotations

import ast
import inspect
import json
import re
import textwrap
from collections.abc import Iterator
from pathlib import Path
from typing import Any, get_args, get_type_hints

import msgspec

from westmarch.server.app.application import make_app
from westmarch.server.config import Settings
from westmarch.server.rooms.live.schemas import Message, Sent

FILE = Path(__file__).parents[2] / "web/src/lib/api/schema.ts"
HEAD = """\
/** What the server sends and understands (docs/protocol.md). Made by `make api-types` from the
 *  server's types: change those, not this file. */
import type { Target } from "./protocol";
"""
BOTS_OWN = "/api/bot"
UNIONS = {"FromServer": Sent, "ToServer": Message}

NAMES: dict[str, str | dict[str, str]] = {
    "BattlesOut": "BattleLibrary",
    "BotOut": "BotAccount",
    "DeckOut": "DeckReport",
    "DeckRead": "DeckReading",
    "GameOut": "GameInfo",
    "LimitsOut": "BattleLimits",
    "LineOut": "PuzzleLine",
    "Me": "Person",
    "MonthOut": "ArchiveFile",
    "NewRoom": "RoomRequest",
    "NewSeek": "SeekRequest",
    "NewTournament": "TournamentRequest",
    "OptionOut": "GameOption",
    "OwnBattle": "PrintedBattle",
    "PublicOut": "PublicTable",
    "ReadOut": "BattleReading",
    "Record": "SideRecord",
    "ReplayOut": "ReplayStep",
    "ReviewOut": "ReviewState",
    "RulesOut": "Rulebook",
    "SeatWish": "SeatRequest",
    "Score": "StoryScore",
    "Spoken": "ChatLine",
    "TryOut": "PuzzleTry",
    "WordOut": "BattleWord",
    "WordsOut": "BattleWords",
    "BattleOut": "SavedBattle",
    "CurvePoint": "RatingPoint",
    "ToSave": "BattleToSave",
    "ToWrite": "BattleToWrite",
    "ToRead": "BattleToRead",
    "ToKeep": "BattleToKeep",
    "ToCheck": "BattleToCheck",
    # Names that several have, told apart by a field.
    "Point": {"chances": "CurvePoint", "phase": "StoryPoint"},
    "MistakeOut": {"hex": "BattleMistake", "cost": "Mistake"},
    "Report": {"mistakes": "BattleReport", "evidence": "Report"},
    "Asked": {"give_up": "PuzzleAsked", "n": "HintAsked"},
}
"""What a type is called here, where that is not its name in Python without "Out"."""

TOLD = {"target": "Target", "plan": "unknown", "Update.room": "Partial<Room>"}
"""Fields of which the server says only that they are objects: what the client knows of them. A plan
is what somebody has written, and is looked at before it is used."""


def main() -> None:
    FILE.write_text(written(), encoding="utf-8")


def written() -> str:
    """The whole file."""
    return Types().text()


class Types:
    """The types that travel, by their names here."""

    def __init__(self) -> None:
        document = make_app(Settings(database="sqlite+aiosqlite://", limits=False))
        self._described = document.openapi_schema.to_schema()
        self._components = self._described["components"]["schemas"]
        structs = [*_below(msgspec.Struct)]
        sent, understood = self._over_http()
        http = {key: self._struct(key, structs) for key in sorted(sent | understood)}
        self._understood = {http[key] for key in understood} | {*get_args(Message)}
        self._types = {*http.values(), *get_args(Message), *_reached(get_args(Sent))}
        self._names = {of: _name(of) for of in self._types}
        if len({*self._names.values()}) < len(self._names):
            several = sorted(self._names.values())
            twice = {one for one in several if several.count(one) > 1}
            raise SystemExit(f"several types would be called {twice}: add them to NAMES")
        self._called: dict[str, str] = {}

    def text(self) -> str:
        order = sorted(self._types, key=lambda of: self._names[of])
        found, schemas = msgspec.json.schema_components(order, ref_template="{name}")
        self._called = {one["$ref"]: self._names[of] for one, of in zip(found, order, strict=True)}
        parts = [HEAD]
        for one, of in zip(found, order, strict=True):
            parts.append(self._interface(of, schemas[one["$ref"]]))
        for name, union in UNIONS.items():
            parts.append(f"export type {name} = {' | '.join(map(_name, get_args(union)))};\n")
        return "\n".join(parts)

    def _over_http(self) -> tuple[set[str], set[str]]:
        """The components that are sent, and those that are understood."""
        sent: set[str] = set()
        understood: set[str] = set()
        for path, methods in self._described["paths"].items():
            if path == BOTS_OWN or path.startswith(f"{BOTS_OWN}/"):
                continue
            for method in methods.values():
                if isinstance(method, dict):
                    self._reach(method.get("requestBody"), understood)
                    self._reach(method.get("responses"), sent)
        return sent, understood

    def _reach(self, of: Any, reached: set[str]) -> None:
        """All components that a part of the description names, and those that they name."""
        if isinstance(of, dict):
            if isinstance(named := of.get("$ref"), str):
                name = named.rpartition("/")[2]
                if name not in reached:
                    reached.add(name)
                    self._reach(self._components[name], reached)
            for one in of.values():
                self._reach(one, reached)
        elif isinstance(of, list | tuple):
            for one in of:
                self._reach(one, reached)

    def _struct(self, key: str, structs: list[type]) -> type:
        """The struct that a component describes."""
        described = self._components[key]
        fields = {*described.get("properties", {})}
        found = [
            of
            for of in structs
            if of.__name__ == described["title"] and {*of.__struct_encode_fields__} == fields
        ]
        if len(found) != 1:
            raise SystemExit(f"{len(found)} structs are described as {key}")
        return found[0]

    def _interface(self, of: type, schema: dict[str, Any]) -> str:
        name, about, notes = self._names[of], _about(of), _notes(of)
        properties = schema["properties"]
        required = {*schema.get("required", ())}
        if of not in self._understood and not _leaves_out(of):
            required |= {*properties}  # what has a default is sent all the same
        lines = [f"/** {about} */\n" if about else "", f"export interface {name} {{\n"]
        for field in sorted(properties, key=[*get_type_hints(of), *properties].index):
            if field in notes:
                lines.append(f"  /** {notes[field]} */\n")
            told = TOLD.get(f"{name}.{field}") or TOLD.get(field) or self._ts(properties[field])
            lines.append(f"  {field}{'' if field in required else '?'}: {told};\n")
        return "".join([*lines, "}\n"])

    def _ts(self, schema: dict[str, Any]) -> str:
        """A type as TypeScript writes it."""
        match schema:
            case {"$ref": name}:
                return self._called[name]
            case {"anyOf": several}:
                return " | ".join(dict.fromkeys(self._ts(one) for one in several))
            case {"enum": values}:
                return " | ".join(json.dumps(one) for one in values)
            case {"type": "array", "prefixItems": items}:
                return f"[{', '.join(self._ts(one) for one in items)}]"
            case {"type": "array"}:
                told = self._ts(schema.get("items", {}))
                return f"({told})[]" if " | " in told.partition("<")[0] else f"{told}[]"
            case {"type": "object"}:
                held = schema.get("additionalProperties")
                return f"Record<string, {self._ts(held if isinstance(held, dict) else {})}>"
            case {"type": "integer" | "number"}:
                return "number"
            case {"type": "string" | "boolean" | "null" as kind}:
                return kind
            case {}:
                return "unknown"


def _below(of: type) -> Iterator[type]:
    for one in of.__subclasses__():
        yield one
        yield from _below(one)


def _reached(hints: Any) -> Iterator[type]:
    """Structs and typed dictionaries, and those in their fields."""
    for one in hints:
        if hasattr(one, "__total__") or hasattr(one, "__struct_fields__"):
            yield one
            yield from _reached(get_type_hints(one).values())
        else:
            yield from _reached(get_args(one))


def _name(of: type) -> str:
    found = NAMES.get(of.__name__, of.__name__.removesuffix("Out"))
    if isinstance(found, str):
        return found
    fields = of.__struct_encode_fields__ if issubclass(of, msgspec.Struct) else of.__annotations__
    return next(name for field, name in found.items() if field in fields)


def _leaves_out(of: type) -> bool:
    """Whether fields that are as by default are not sent."""
    return not issubclass(of, msgspec.Struct) or of.__struct_config__.omit_defaults


def _about(of: type) -> str:
    """What the docstring of a type says; nothing where it has none, or only its base has."""
    body = _source(of)
    if body is None:
        return _plain(of.__doc__ or "")
    return _plain(ast.get_docstring(body) or "")


def _notes(of: type) -> dict[str, str]:
    """What stands below the fields of a type."""
    found: dict[str, str] = {}
    for base in reversed(getattr(of, "__orig_bases__", ()) + of.__mro__):
        body = _source(base)
        if body is None:
            continue
        for field, note in zip(body.body, body.body[1:], strict=False):
            if (
                isinstance(field, ast.AnnAssign)
                and isinstance(field.target, ast.Name)
                and isinstance(note, ast.Expr)
                and isinstance(note.value, ast.Constant)
            ):
                found[field.target.id] = _plain(str(note.value.value))
    return found


def _source(of: type) -> ast.ClassDef | None:
    try:
        source = inspect.getsource(of)
    except (OSError, TypeError):
        return None
    first = ast.parse(textwrap.dedent(source)).body[0]
    return first if isinstance(first, ast.ClassDef) else None


def _plain(text: str) -> str:
    return re.sub(r"\bNone\b", "null", " ".join(text.split()))


if __name__ == "__main__":
    main()
