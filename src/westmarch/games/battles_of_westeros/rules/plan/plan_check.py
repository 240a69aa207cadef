"""Everything that can be wrong with a battle plan (bow.16.08, bow.16.10), each in one sentence.

`find` takes any data at all: what comes from a file or over the network is first looked at for its
shape, then for its meaning, then against the pieces of one box. What is allowed but hardly meant
is in plan_advice.py.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from typing import Any, NamedTuple, TypeAlias

from westmarch.games.battles_of_westeros.rules.battlefield.grid import (
    COLUMNS,
    DIRECTIONS,
    HEX,
    HEX_COUNT,
    ROWS,
    hex_at,
)
from westmarch.games.battles_of_westeros.rules.battlefield.pieces import (
    BOTH,
    COMMANDER,
    FIGURES,
    HOUSE,
    HOUSE_OF_COMMANDER,
    HOUSE_OF_KIND,
    HOUSES,
    KEYWORD,
    KIND,
    KIND_OF_COMMANDER,
    KINDS,
    PERSON_OF,
    PERSONS,
    RANK,
    STRENGTH,
    load,
)
from westmarch.games.battles_of_westeros.rules.battlefield.terrain import (
    GROUND,
    GROUNDS,
    IS_TOKEN,
    OFF,
    PASSABLE,
    SYMBOL_OF,
)
from westmarch.games.battles_of_westeros.rules.plan import vocabulary
from westmarch.kernel.engine.errors import Saying, either

BOX = load("box.toml")
MOST_UNITS = 48
"""Units of both Houses together that a battle can hold."""
MOST_ROUNDS = 20
MOST_RATING = 12
MOST_POINTS = 99
LONGEST_TITLE, LONGEST_TEXT = 80, 600
MOST_LINES = 24
"""Objectives, exits, scores, instant victories or special rules of a battle."""

Data: TypeAlias = dict[str, Any]
Path: TypeAlias = tuple[str | int, ...]


class Mistake(NamedTuple):
    """One thing that is wrong, or unwise."""

    saying: Saying
    path: Path
    """Where in the data: keys, and places in lists counted from 0."""
    hex: str = ""
    """The hex concerned, where there is one."""
    box: bool = False
    """Whether it is only too much for one box."""

    @property
    def text(self) -> str:
        """It in one sentence, in the language spoken."""
        return str(self.saying)


def words(message_id: str, /, **values: Any) -> Saying:
    """A message of this game."""
    return Saying(f"battles_of_westeros:{message_id}", **values)


def mistake(
    message_id: str, plan_path: Path, plan_hex: str = "", boxed: bool = False, /, **values: Any
) -> Mistake:
    """A mistake by its message. One in a line of a list begins with that line: ``unit 3: ...``."""
    return Mistake(words(f"mistake-{message_id}", **values), plan_path, plan_hex, boxed)


def _in_line(message_id: str, plan_path: Path, plan_hex: str = "", /, **values: Any) -> Mistake:
    why = words(f"mistake-{message_id}", **values)
    return Mistake(words("mistake-in_line", line=_line(plan_path), why=why), plan_path, plan_hex)


def _line(path: Path) -> Saying:
    """The line of a list a place lies in, counted from 1, the kind of token, or the section."""
    if path[0] == "tokens":
        return words("line-tokens", token=path[1])
    if len(path) > 1 and isinstance(path[1], int):
        return words("line-numbered", section=words(f"section-{path[0]}"), number=path[1] + 1)
    return words(f"section-{path[0]}")


def find(data: Data, limits: bool = True) -> list[Mistake]:
    """Everything that is wrong with a plan; `limits` also asks that it can be laid out with the
    pieces of one box, unless the plan says that it does not mean to (``box = false``)."""
    found = [*_check_keys(data), *_check_shape(data)]
    if found:
        return found
    terrain, wrong = read_map(data["map"])
    found += wrong
    found += _check_header(data)
    found += _check_tokens(data, terrain)
    found += _check_units(data, terrain)
    found += _check_objectives(data, terrain)
    found += _check_words(data, terrain)
    if limits and not found and data.get("box", True):
        found += _check_box(data)
    return found


# ---- shape: keys and types, so that what follows can trust them

_LINE = {
    vocabulary.NUMBER: int,
    vocabulary.THREE_NUMBERS: [int],
    vocabulary.ROWS: [[int]],
    vocabulary.PLACE: str,
    vocabulary.PLACES: [str],
    vocabulary.TERRAIN: str,
    vocabulary.HOUSE: str,
    vocabulary.COMMANDERS: (str, [str]),
    vocabulary.UNITS: [int],
    vocabulary.OBJECTIVES: [int],
    vocabulary.ZONE: str,
    vocabulary.TEST: str,
    vocabulary.NOTE: str,
}
"""The type of each kind of parameter."""
_UNIT = {
    "kind": str,
    "rank": str,
    "hex": (str, [str]),
    "commander": str,
    "round": int,
    "keywords": {str: int},
}
_OBJECTIVE = {"hex": str, "control": str, "keeps": bool, "name": str}
_EXIT = {"house": str, "hexes": [str]}
_GOAL = {"what": str, "when": str, "rule": str}
_VICTORY = {"house": str, "conditions": [_GOAL], "note": str}
_SHAPE: dict[str, Any] = {
    "id": str,
    "title": str,
    "rounds": int,
    "momentum": str,
    "map": str,
    "ratings": {str: {str: int}},
    "morale": {str: str},
    "unit": [_UNIT],
    "number": int,
    "provenance": str,
    "summary": str,
    "top": str,
    "box": bool,
    "tokens": {str: [str]},
    "directions": [str],
    "objective": [_OBJECTIVE],
    "exit": [_EXIT],
    "score": [_GOAL],
    "victory": _VICTORY,
    "instant": [_VICTORY],
    "special": [_GOAL],
}
KEYS = tuple(_SHAPE)
"""Everything a plan may say."""
_NEEDED = ("id", "title", "rounds", "momentum", "map", "ratings", "morale", "unit")


def _check_keys(data: Data) -> Iterator[Mistake]:
    for key in _NEEDED:
        if key not in data:
            yield mistake("missing", (key,), key=key)
    for key in data:
        if key not in _SHAPE:
            yield mistake("unknown_key", (key,), key=key)


def _check_shape(data: Data) -> Iterator[Mistake]:
    for key, shape in _SHAPE.items():
        if key in data:
            for path, wanted, given in _misshapen(data[key], shape, (key,)):
                named = {"place": _named(path), "wanted": _wanted(wanted), "given": _given(given)}
                yield mistake("type", path, **named)


def _named(path: Path) -> str:
    """A place in the plan for the beginning of a sentence, in the words of the file: the lines of
    lists it lies in, counted from 1, and its key: ``unit 3: 'rank'``."""
    parts: list[str] = []
    key = ""
    for part in path:
        if isinstance(part, int):
            parts[-1] = f"{key} {part + 1}"
        else:
            key = part
            parts.append(key)
    if isinstance(path[-1], str):
        parts.pop()
    return f"{', '.join(parts)}: '{key}'" if parts else f"'{key}'"


def _wanted(shape: Any) -> Saying:
    """A type as the plan's writer calls it."""
    if isinstance(shape, tuple):
        return either([_wanted(one) for one in shape])
    if isinstance(shape, list):
        return words(f"wanted-list_of_{_name(shape[0])}")
    return words(f"wanted-{_name(shape)}")


def _given(value: Any) -> Saying:
    if isinstance(value, str) and not _printable(value):
        return words("given-unprintable")
    name = _name(value)
    return words(f"given-{name if name in _KNOWN else 'else'}")


def _name(value: Any) -> str:
    """The name of a type, or of a value's type."""
    return str(value.__name__) if isinstance(value, type) else type(value).__name__


_KNOWN = ("str", "int", "bool", "list", "dict")

Misfit: TypeAlias = tuple[Path, Any, Any]
"""Where, the type that is wanted, and what is there."""


def _misshapen(value: Any, shape: Any, path: Path) -> Iterator[Misfit]:
    """Everything that is not of its type. A list stands for lists, a dictionary with the key `str`
    for any names, another for known ones, a tuple for alternatives."""
    if isinstance(shape, tuple):
        if all(any(_misshapen(value, one, path)) for one in shape):
            yield path, shape, value
    elif isinstance(shape, list):
        if not isinstance(value, list):
            yield path, shape, value
        else:
            for number, one in enumerate(value):
                yield from _misshapen(one, shape[0], (*path, number))
    elif isinstance(shape, dict):
        if not isinstance(value, dict) or not all(isinstance(key, str) for key in value):
            yield path, shape, value
        elif shape is _GOAL:
            yield from _misshapen_line(value, path)
        else:
            for key, one in value.items():
                inner = shape.get(str, shape.get(key))
                if inner is not None:
                    yield from _misshapen(one, inner, (*path, key))
    elif type(value) is not shape or (shape is str and not _printable(value)):
        yield path, shape, value


def _misshapen_line(line: Data, path: Path) -> Iterator[Misfit]:
    """A score, condition or special rule: each parameter by the word's own type."""
    word = line.get("rule" if path[0] == "special" else "what")
    for key, value in line.items():
        shape = _GOAL.get(key) or _LINE.get(vocabulary.value_of(str(word), key))
        if shape is not None:
            yield from _misshapen(value, shape, (*path, key))


def _printable(text: str) -> bool:
    """Whether a text can be shown and written down; a map has lines."""
    return all(c.isprintable() or c == "\n" for c in text)


# ---- the header and the map


def read_map(text: str) -> tuple[list[int], list[Mistake]]:
    """The terrain of every hex from a map: one line per row, one letter per hex, `-` off the
    battlefield; blanks between the letters are for the eye only."""
    terrain = [OFF] * HEX_COUNT
    wrong: list[Mistake] = []
    lines = [line.replace(" ", "") for line in text.strip("\n").splitlines()]
    if len(lines) > ROWS:
        wrong.append(mistake("map_rows", ("map",), rows=len(lines), most=ROWS))
    for row, line in enumerate(lines[:ROWS]):
        if len(line) > COLUMNS:
            many = {"row": row + 1, "hexes": len(line), "most": COLUMNS}
            wrong.append(mistake("map_hexes", ("map",), **many))
        for column, letter in enumerate(line[:COLUMNS]):
            if letter in SYMBOL_OF:
                terrain[hex_at(column, row)] = SYMBOL_OF[letter]
            elif letter != "-":
                named = {"row": row + 1, "letter": letter, "letters": " ".join(SYMBOL_OF)}
                wrong.append(mistake("map_letter", ("map",), **named))
    return terrain, wrong


def _check_header(data: Data) -> Iterator[Mistake]:
    if not data["title"].strip():
        yield mistake("no_title", ("title",))
    for key, most in (("title", LONGEST_TITLE), ("id", LONGEST_TITLE), ("summary", LONGEST_TEXT)):
        if len(data.get(key, "")) > most:
            yield mistake("too_long", (key,), key=key, most=most)
    if not 1 <= data["rounds"] <= MOST_ROUNDS:
        yield mistake("rounds", ("rounds",), most=MOST_ROUNDS, given=data["rounds"])
    if data["momentum"] not in (*HOUSES, "random"):
        yield mistake("momentum", ("momentum",), given=data["momentum"])
    if data.get("top", "lannister") not in HOUSES:
        yield mistake("top", ("top",), given=data["top"])
    for house in HOUSES:
        ratings = data["ratings"].get(house)
        if ratings is None:
            yield mistake("no_ratings", ("ratings", house), house=house)
        for key in ("command", "order", "leadership") if ratings is not None else ():
            if not 0 <= ratings.get(key, -1) <= MOST_RATING:
                path = ("ratings", house, key)
                yield mistake("rating", path, key=key, house=house, most=MOST_RATING)
        if data["morale"].get(house) not in ("11", "rout"):
            yield mistake("morale", ("morale", house), house=house)
    for key in ("ratings", "morale"):
        for name in data[key].keys() - HOUSE.keys():
            yield mistake("no_house", (key, name), key=key, name=name)
    if sorted(data.get("directions", DIRECTIONS)) != sorted(DIRECTIONS):
        yield mistake("directions", ("directions",), directions=", ".join(DIRECTIONS))
    for key in ("objective", "exit", "score", "instant", "special"):
        if len(data.get(key, ())) > MOST_LINES:
            yield mistake("too_many_lines", (key,), most=MOST_LINES, key=key)


# ---- what lies and stands in the hexes


def _hex_wrong(name: str, terrain: list[int], path: Path) -> Iterator[Mistake]:
    """Why a hex cannot be used; nothing when it can."""
    if name not in HEX:
        yield _in_line("no_hex", path, hex=name)
    elif terrain[HEX[name]] == OFF:
        yield _in_line("off_field", path, name, hex=name)


def _check_tokens(data: Data, terrain: list[int]) -> Iterator[Mistake]:
    seen: set[str] = set()
    for name, hexes in data.get("tokens", {}).items():
        path = ("tokens", name)
        if name not in GROUND or not IS_TOKEN[GROUND[name]]:
            known = ", ".join(g for g, token in zip(GROUNDS, IS_TOKEN, strict=True) if token)
            yield mistake("no_token", path, token=name, tokens=known)
            continue
        for h in hexes:
            wrong = list(_hex_wrong(h, terrain, path))
            yield from wrong
            if not wrong and h in seen:
                yield _in_line("two_tokens", path, h, hex=h)
            seen.add(h)


def tokens_of(data: Data) -> dict[str, int]:
    """The terrain token of each hex that has one."""
    return {
        h: GROUND[name]
        for name, hexes in data.get("tokens", {}).items()
        if name in GROUND
        for h in hexes
    }


def _check_units(data: Data, terrain: list[int]) -> Iterator[Mistake]:
    tokens = tokens_of(data)
    taken: set[str] = set()
    persons: set[int] = set()
    houses: set[int] = set()
    if len(data["unit"]) > MOST_UNITS:
        yield mistake("too_many_units", ("unit",), units=len(data["unit"]), most=MOST_UNITS)
    for number, unit in enumerate(data["unit"]):
        path: Path = ("unit", number)
        yield from _check_words_of_unit(unit, path)
        kind = unit.get("kind")
        if "commander" in unit:
            c = COMMANDER.get(unit["commander"])
            if c is None:
                known = ", ".join(COMMANDER)
                named = {"commander": unit["commander"], "commanders": known}
                yield _in_line("no_commander_known", (*path, "commander"), **named)
                continue
            houses.add(HOUSE_OF_COMMANDER[c])
            if PERSON_OF[c] in persons:
                where = (*path, "commander")
                yield _in_line("person_twice", where, _first(unit), person=PERSONS[PERSON_OF[c]])
            persons.add(PERSON_OF[c])
            if kind is not None and kind != KINDS[KIND_OF_COMMANDER[c]]:
                leads = {"commander": unit["commander"], "kind": KIND_OF_COMMANDER[c]}
                yield _in_line("leads", (*path, "kind"), _first(unit), **leads)
        elif kind in KIND:
            houses.add(HOUSE_OF_KIND[KIND[kind]])
        else:
            yield _in_line("no_kind", (*path, "kind"), kind=kind, kinds=", ".join(KINDS))
            continue
        if unit.get("rank") not in RANK:
            yield _in_line("rank", (*path, "rank"), _first(unit), given=unit.get("rank"))
        late = unit.get("round", 0)
        if not 0 <= late <= data["rounds"]:
            yield _in_line("arrives", (*path, "round"), _first(unit), round=late)
        yield from _check_place(unit, terrain, tokens, taken, path)
    for house in BOTH:
        if house not in houses:
            yield mistake("no_units", ("unit",), house=HOUSES[house])


def _first(unit: Data) -> str:
    """The first hex of a unit that there is."""
    return next((h for h in listed(unit.get("hex", [])) if h in HEX), "")


def _check_words_of_unit(unit: Data, path: Path) -> Iterator[Mistake]:
    for key in unit:
        if key not in _UNIT:
            yield _in_line("not_of_unit", (*path, key), key=key)
    for word, value in unit.get("keywords", {}).items():
        where = (*path, "keywords")
        if word not in KEYWORD:
            yield _in_line("no_keyword", where, keyword=word, keywords=", ".join(KEYWORD))
        elif not 1 <= value <= 9:
            yield _in_line("keyword_value", where, keyword=word, given=value)


def _check_place(
    unit: Data, terrain: list[int], tokens: dict[str, int], taken: set[str], path: Path
) -> Iterator[Mistake]:
    """Where a unit stands or arrives."""
    where = (*path, "hex")
    if "hex" not in unit or unit["hex"] == []:
        yield _in_line("unit_without_hex", where)
        return
    late = unit.get("round", 0)
    if isinstance(unit["hex"], list) and not late:
        yield _in_line("several_hexes", where)
    if len(set(listed(unit["hex"]))) < len(listed(unit["hex"])):
        yield _in_line("hex_twice", where)
    for h in listed(unit["hex"]):
        wrong = list(_hex_wrong(h, terrain, where))
        yield from wrong
        if wrong:
            continue
        if not PASSABLE[tokens.get(h, terrain[HEX[h]])]:
            yield _in_line("closed_hex", where, h, hex=h)
        if not late:
            if h in taken:
                yield _in_line("taken", where, h, hex=h)
            taken.add(h)


def _check_objectives(data: Data, terrain: list[int]) -> Iterator[Mistake]:
    seen: set[str] = set()
    for number, goal in enumerate(data.get("objective", ())):
        path: Path = ("objective", number)
        h = goal.get("hex", "")
        wrong = list(_hex_wrong(h, terrain, (*path, "hex")))
        yield from wrong
        if not wrong and h in seen:
            yield _in_line("objective_already", (*path, "hex"), h, hex=h)
        seen.add(h)
        if goal.get("control", "stark") not in HOUSES:
            yield _in_line("control", (*path, "control"), h, given=goal["control"])
        if len(goal.get("name", "")) > LONGEST_TITLE:
            yield _in_line("too_long", (*path, "name"), h, key="name", most=LONGEST_TITLE)
        for key in goal:
            if key not in _OBJECTIVE:
                yield _in_line("not_of_objective", (*path, key), key=key)
    for number, way in enumerate(data.get("exit", ())):
        path = ("exit", number)
        if way.get("house") not in HOUSES:
            yield _in_line("house", (*path, "house"))
        if not way.get("hexes"):
            yield _in_line("exit_without_hexes", (*path, "hexes"))
        for h in way.get("hexes", ()):
            yield from _hex_wrong(h, terrain, (*path, "hexes"))
        for key in way:
            if key not in _EXIT:
                yield _in_line("not_of_exit", (*path, key), key=key)


# ---- the lines written in the words of the vocabulary


def _check_words(data: Data, terrain: list[int]) -> Iterator[Mistake]:
    for number, line in enumerate(data.get("score", ())):
        path: Path = ("score", number)
        needs = vocabulary.SCORES_NEED
        yield from _check_word(vocabulary.SCORES, needs, line, path, "what")
        if line.get("house") not in (*HOUSES, "both"):
            yield _in_line("house_or_both", (*path, "house"))
        yield from _check_when(line, path)
        yield from _check_values(data, line, terrain, path)
    ways: list[tuple[Path, Data]] = []
    if "victory" in data:
        ways.append((("victory",), data["victory"]))
    for number, line in enumerate(data.get("instant", ())):
        ways.append((("instant", number), line))
    for path, line in ways:
        yield from _check_victory(data, line, terrain, path)
    for number, line in enumerate(data.get("special", ())):
        path = ("special", number)
        rules = vocabulary.SPECIAL
        yield from _check_word(rules, rules, line, path, "rule")
        yield from _check_values(data, line, terrain, path)
        yield from _check_special(line, path)
    for name, count in Counter(line.get("rule") for line in data.get("special", ())).items():
        if count > 1 and name != "bystander":
            yield mistake("special_twice", ("special",), rule=name, count=count)


def _check_when(line: Data, path: Path) -> Iterator[Mistake]:
    when = line.get("when", "end")
    if when not in vocabulary.WHEN:
        yield _in_line("when", (*path, "when"), times=", ".join(vocabulary.WHEN))
    elif line.get("what") in vocabulary.SCORES:
        times = vocabulary.TIMES[line["what"]]
        if when not in times:
            only = either([words("mistake-word", word=time) for time in times])
            named = {"what": line["what"], "times": only}
            yield _in_line("scored_when", (*path, "when"), **named)


def _check_victory(data: Data, line: Data, terrain: list[int], path: Path) -> Iterator[Mistake]:
    if line.get("house") not in HOUSES:
        yield _in_line("house", (*path, "house"))
    if not line.get("conditions"):
        yield _in_line("no_conditions", (*path, "conditions"))
    if len(line.get("conditions", ())) > MOST_LINES:
        yield _in_line("too_many_conditions", path, most=MOST_LINES)
    for key in line:
        if key not in _VICTORY:
            yield _in_line("not_of_victory", (*path, key), key=key)
    for number, condition in enumerate(line.get("conditions", ())):
        where = (*path, "conditions", number)
        known, needs = vocabulary.CONDITIONS, vocabulary.CONDITIONS_NEED
        yield from _check_word(known, needs, condition, where, "what")
        if condition.get("house", "stark") not in HOUSES:
            yield _in_line("house", (*where, "house"))
        one_of = vocabulary.CONDITIONS_NEED_ONE.get(condition.get("what", ""), ())
        if one_of and not any(condition.get(key) for key in one_of):
            needed = either([words("mistake-quoted", key=key) for key in one_of])
            yield _in_line("needs_one_of", where, word=condition["what"], keys=needed)
        yield from _check_values(data, condition, terrain, where)


def _check_word(
    known: Mapping[str, frozenset[str]],
    needs: Mapping[str, frozenset[str]],
    line: Data,
    path: Path,
    key_of_word: str,
) -> Iterator[Mistake]:
    """An unknown word, a parameter the word does not have, or one that is missing."""
    name = str(line.get(key_of_word))
    if name not in known:
        yield _in_line("unknown_word", (*path, key_of_word), word=name, known=", ".join(known))
        return
    for key in line:
        if key not in known[name] and key not in vocabulary.COMMON:
            named = {"word": name, "key": key, "keys": ", ".join(sorted(known[name]))}
            message = "no_parameter" if known[name] else "no_parameters"
            yield _in_line(message, (*path, key), **named)
    for key in sorted(needs.get(name, frozenset()).difference(line)):
        yield _in_line("needs", (*path, key), word=name, key=key)


def _check_values(data: Data, line: Data, terrain: list[int], path: Path) -> Iterator[Mistake]:
    """The values of a line's parameters: things that are there, numbers within reason."""
    word = str(line.get("rule" if path[0] == "special" else "what"))
    for key, value in line.items():
        kind = vocabulary.value_of(word, key)
        where = (*path, key)
        if kind in (vocabulary.PLACE, vocabulary.PLACES):
            for h in listed(value):
                yield from _hex_wrong(h, terrain, where)
        elif kind == vocabulary.OBJECTIVES:
            count = len(data.get("objective", ()))
            yield from _numbered(value, count, "no_objective", where)
        elif kind == vocabulary.UNITS:
            yield from _numbered(value, len(data["unit"]), "no_unit", where)
        elif kind == vocabulary.COMMANDERS:
            for name in listed(value):
                if name not in COMMANDER:
                    yield _in_line("no_commander", where, commander=name)
        elif kind == vocabulary.TERRAIN and (value not in GROUND or GROUND[value] == OFF):
            yield _in_line("no_terrain", where, terrain=value)
        elif kind == vocabulary.ZONE and value not in vocabulary.ZONES:
            yield _in_line("no_zone", where, zone=value, zones=", ".join(vocabulary.ZONES))
        elif kind == vocabulary.TEST and value not in vocabulary.TESTS:
            yield _in_line("test", where, given=value)
        elif kind == vocabulary.NOTE and len(str(value)) > LONGEST_TEXT:
            yield _in_line("too_long", where, key=key, most=LONGEST_TEXT)
        else:
            yield from _check_numbers(line, key, value, kind, where)


def _check_numbers(line: Data, key: str, value: Any, kind: str, where: Path) -> Iterator[Mistake]:
    if kind == vocabulary.NUMBER:
        hexes = len(line.get("hexes", ()))
        most = {"dice": 20, "real": hexes, "first": hexes - 1}.get(key, MOST_POINTS)
        if not 1 <= value <= most:
            yield _in_line("number", where, key=key, most=most)
    elif kind == vocabulary.THREE_NUMBERS:
        if len(value) != 3 or not all(0 <= n <= MOST_POINTS for n in value):
            yield _in_line("three_zones" if key == "zones" else "three_ranks", where, key=key)
    elif kind == vocabulary.ROWS:
        fine = all(len(r) == 2 and 1 <= r[0] <= ROWS and 0 <= r[1] <= MOST_POINTS for r in value)
        if not value or not fine:
            yield _in_line("rows", where)


def _numbered(numbers: Iterable[int], count: int, key: str, where: Path) -> Iterator[Mistake]:
    for number in numbers:
        if not 1 <= number <= count:
            yield _in_line(key, where, number=number)


def _check_special(line: Data, path: Path) -> Iterator[Mistake]:
    """What only special rules have: one House, hexes that differ, tokens of the box."""
    rule = str(line.get("rule"))
    for key in ("house", "by"):
        if vocabulary.value_of(rule, key) == vocabulary.HOUSE and key in line:
            if line[key] not in HOUSE:
                yield _in_line("house_of", (*path, key), key=key, given=line[key])
    hexes = line.get("hexes", [])
    if len(set(hexes)) < len(hexes):
        yield _in_line("hex_twice", (*path, "hexes"))
    for name, stock in (("catapults", "catapult_targets"), ("strategic_positions", "strategy")):
        if rule == name and not 1 <= len(hexes) <= BOX[stock]:
            yield _in_line("hexes", (*path, "hexes"), rule=name, most=BOX[stock])


def listed(value: Any) -> list[Any]:
    return value if isinstance(value, list) else [value]


# ---- the box


def kind_of(unit: Data) -> int:
    return (
        KIND_OF_COMMANDER[COMMANDER[unit["commander"]]]
        if "commander" in unit
        else KIND[unit["kind"]]
    )


def _check_box(data: Data) -> Iterator[Mistake]:
    """Whether one box has the pieces (bow.1.03, bow.16.10)."""
    figures: Counter[int] = Counter()
    banners: Counter[int] = Counter()
    needed: dict[str, Any]
    for unit in data["unit"]:
        kind = kind_of(unit)
        figures[kind] += STRENGTH[kind] - ("commander" in unit)
        banners[HOUSE_OF_KIND[kind]] += 1
    for kind, count in sorted(figures.items()):
        if count > FIGURES[kind]:
            needed = {"needed": count, "kind": kind, "most": FIGURES[kind]}
            yield mistake("box_figures", ("unit",), "", True, **needed)
    for house, count in sorted(banners.items()):
        if count > BOX["banners"]:
            needed = {"needed": count, "house": HOUSES[house], "most": BOX["banners"]}
            yield mistake("box_banners", ("unit",), "", True, **needed)
    command = sum(data["ratings"][house]["command"] for house in HOUSES)
    if command > BOX["command_tokens"]:
        needed = {"needed": command, "most": BOX["command_tokens"]}
        yield mistake("box_command", ("ratings",), "", True, **needed)
    if len(data.get("objective", ())) > BOX["control_markers"]:
        most = BOX["control_markers"]
        yield mistake("box_objectives", ("objective",), "", True, most=most)
    for name, limit in (("tent", "tents"), ("siege_tower", "siege_towers")):
        count = len(data.get("tokens", {}).get(name, ()))
        if count > BOX[limit]:
            needed = {"needed": count, "token": name, "most": BOX[limit]}
            yield mistake("box_tokens", ("tokens", name), "", True, **needed)
