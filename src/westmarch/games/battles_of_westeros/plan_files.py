"""Battle plans as files: TOML for people, JSON for programs and for the option `battle`."""

from __future__ import annotations

import json
import re
import tomllib
from typing import Any

from westmarch.games.battles_of_westeros.rules.plan.battle_plan import BadBattle
from westmarch.games.battles_of_westeros.rules.plan.plan_check import Data, words

_TABLES = ("ratings", "morale", "tokens", "victory")
_LISTS = ("objective", "exit", "score", "instant", "special", "unit")
"""Sections of a plan, in the order in which they are written."""
DEEPEST = 12
LONGEST_FILE = 60_000
"""Characters of a file, comments and all."""
MOST_PARTS = 32
"""Dots that may stand in a line of TOML outside its texts: a key of very many parts costs the
reader of TOML the square of their number."""
_TEXT_OR_COMMENT = re.compile(
    r'"""(?:\\.|[^\\])*?"{3,5}|'
    r"'''.*?'{3,5}|"
    r'"(?:\\.|[^"\\\n])*"|'
    r"'[^'\n]*'|#[^\n]*",
    re.DOTALL,
)


class NotPlain(ValueError):
    """A text or data that no plan can be."""

    def __init__(self, key: str, **values: Any) -> None:
        self.why = words(f"plain-{key}", **values)
        super().__init__(key)


def read_text(text: str) -> Data:
    """The data of a plan from its TOML or JSON text. Raises `BadBattle` when it is neither; what
    the data mean is not looked at."""
    text = text.removeprefix("\ufeff")  # the mark with which some programs begin a file
    if len(text) > LONGEST_FILE:
        raise BadBattle("battles_of_westeros:battle-too_long", most=LONGEST_FILE)
    try:
        if text.lstrip().startswith("{"):
            data = json.loads(text)
        else:
            text = text.replace("\r\n", "\n")
            _check_keys(text)
            data = tomllib.loads(text)
        check_plain(data)
    except RecursionError:
        raise BadBattle("battles_of_westeros:battle-nested") from None
    except NotPlain as error:
        raise BadBattle("battles_of_westeros:battle-unreadable", why=error.why) from None
    except ValueError as error:
        raise BadBattle("battles_of_westeros:battle-unreadable", why=error) from None
    return dict(data)


def _check_keys(text: str) -> None:
    """Raise `NotPlain` when a key of a TOML text has far too many parts."""

    def lines_only(found: re.Match[str]) -> str:
        return "_" + "\n" * found[0].count("\n")

    for number, line in enumerate(_TEXT_OR_COMMENT.sub(lines_only, text).split("\n"), start=1):
        if line.count(".") > MOST_PARTS:
            raise NotPlain("key_parts", line=number)


def check_plain(value: Any, depth: int = 0) -> None:
    """Raise `NotPlain` unless there is nothing but tables, lists, texts, whole numbers and truth
    values: what both forms of the file can say."""
    if depth > DEEPEST:
        raise NotPlain("nested")
    if isinstance(value, dict):
        for key, one in value.items():
            check_plain(key, depth + 1)
            check_plain(one, depth + 1)
    elif isinstance(value, list):
        for one in value:
            check_plain(one, depth + 1)
    elif isinstance(value, str):
        if not all(c.isprintable() or c == "\n" for c in value):
            raise NotPlain("unprintable")
    elif not isinstance(value, int) or abs(value) >= 2**31:
        raise NotPlain("strange", value=f"{value!s:.20}")


def write_json(data: Data) -> str:
    """A plan as a JSON file."""
    return json.dumps(data, ensure_ascii=False, indent=1) + "\n"


def option_of(data: Data) -> str:
    """A plan as a value of the option `battle`: the shortest text."""
    return json.dumps(data, ensure_ascii=False, separators=(",", ":"))


def write_toml(data: Data) -> str:
    """A plan as a TOML file, in the form of the game's own battles."""
    lines = []
    for key, value in data.items():
        if key == "map" and isinstance(value, str) and "\n" in value:
            lines.append(f'map = """\n{_map(value)}\n"""')
        elif not _is_section(key, value):
            lines.append(f"{_key(key)} = {_value(value)}")
    for key in (*_TABLES, *_LISTS):
        section: Any = data.get(key)
        if not _is_section(key, section):
            continue
        for table in [section] if isinstance(section, dict) else section:
            mark = f"[{key}]" if isinstance(section, dict) else f"[[{key}]]"
            lines += ["", mark, *(f"{_key(k)} = {_value(v)}" for k, v in table.items())]
    return "\n".join(lines) + "\n"


def _is_section(key: str, value: Any) -> bool:
    """Whether a key of the plan gets tables of its own; misshapen ones stand among the rest."""
    if key in _TABLES:
        return isinstance(value, dict)
    return (
        key in _LISTS
        and isinstance(value, list)
        and bool(value)
        and all(isinstance(one, dict) for one in value)
    )


def _map(text: str) -> str:
    """The map as it lies on the table: letters apart, every second row shifted by half a hex."""
    rows = [line.replace(" ", "") for line in text.strip("\n").splitlines()]
    shown = "\n".join(" " * (n % 2) + " ".join(row) for n, row in enumerate(rows))
    return shown.replace("\\", "\\\\").replace('"', '\\"')


def _key(key: str) -> str:
    bare = key.isascii() and key.replace("_", "a").replace("-", "a").isalnum()
    return key if bare else json.dumps(key, ensure_ascii=False)


def _value(value: Any) -> str:
    if isinstance(value, dict):
        inner = ", ".join(f"{_key(k)} = {_value(v)}" for k, v in value.items())
        return f"{{ {inner} }}" if inner else "{}"
    if isinstance(value, list):
        return f"[{', '.join(_value(one) for one in value)}]"
    return json.dumps(value, ensure_ascii=False)
