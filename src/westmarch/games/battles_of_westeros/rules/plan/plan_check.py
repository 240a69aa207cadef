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
    KIND_NAMES,
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

    text: str
    path: Path
    """Where in the data: keys, and places in lists counted from 0."""
    hex: str = ""
    """The hex concerned, where there is one."""
    box: bool = False
    """Whether it is only too much for one box."""


def find(data: Data, limits: bool = True) -> list[Mistake]:
    """Everything that is wrong with a plan; `limits` also asks that it can be laid out with the
    pieces of one box, unless the plan says that it does not mean to (``box = false``)."""
    found = [*_check_keys(data), *_check_shape(data)]
    if found:
        return found
    terrain, wrong = read_map(data["map"])
    found += [Mistake(text, ("map",)) for text in wrong]
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
            yield Mistake(f"'{key}' is missing", (key,))
    for key in data:
        if key not in _SHAPE:
            yield Mistake(f"'{key}' is not known in a battle", (key,))


def _check_shape(data: Data) -> Iterator[Mistake]:
    for key, shape in _SHAPE.items():
        if key in data:
            for path, wanted, given in _misshapen(data[key], shape, (key,)):
                said = f"{_wanted(wanted)} is wanted, not {_given(given)}"
                yield Mistake(f"{_named(path)} is not of the right type: {said}", path)


def _named(path: Path) -> str:
    """A place in the plan for the beginning of a sentence: the lines of lists it lies in, counted
    from 1, and its key: ``unit 3: 'rank'``."""
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


def _wanted(shape: Any) -> str:
    """A type as the plan's writer calls it."""
    if isinstance(shape, tuple):
        return " or ".join(_wanted(one) for one in shape)
    if isinstance(shape, list):
        return f"a list of {_MANY.get(_name(shape[0]), 'lists')}"
    return _ONE[_name(shape)]


def _given(value: Any) -> str:
    if isinstance(value, str) and not _printable(value):
        return "one with characters that cannot be printed"
    return _ONE.get(_name(value), "something else")


def _name(value: Any) -> str:
    """The name of a type, or of a value's type."""
    return str(value.__name__) if isinstance(value, type) else type(value).__name__


_ONE = {
    "str": "a text",
    "int": "a whole number",
    "bool": "true or false",
    "list": "a list",
    "dict": "a table",
}
_MANY = {"str": "texts", "int": "whole numbers", "dict": "tables"}

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


def read_map(text: str) -> tuple[list[int], list[str]]:
    """The terrain of every hex from a map: one line per row, one letter per hex, `-` off the
    battlefield; blanks between the letters are for the eye only."""
    terrain = [OFF] * HEX_COUNT
    wrong: list[str] = []
    lines = [line.replace(" ", "") for line in text.strip("\n").splitlines()]
    if len(lines) > ROWS:
        wrong.append(f"the map has {len(lines)} rows, at most {ROWS} fit")
    for row, line in enumerate(lines[:ROWS]):
        if len(line) > COLUMNS:
            wrong.append(f"row {row + 1} of the map has {len(line)} hexes, at most {COLUMNS} fit")
        for column, letter in enumerate(line[:COLUMNS]):
            if letter in SYMBOL_OF:
                terrain[hex_at(column, row)] = SYMBOL_OF[letter]
            elif letter != "-":
                known = " ".join(SYMBOL_OF)
                wrong.append(f"row {row + 1} of the map has '{letter}' (letters: {known} -)")
    return terrain, wrong


def _check_header(data: Data) -> Iterator[Mistake]:
    if not data["title"].strip():
        yield Mistake("the battle has no title", ("title",))
    for key, most in (("title", LONGEST_TITLE), ("id", LONGEST_TITLE), ("summary", LONGEST_TEXT)):
        if len(data.get(key, "")) > most:
            yield Mistake(f"the {key} has more than {most} characters", (key,))
    if not 1 <= data["rounds"] <= MOST_ROUNDS:
        yield Mistake(f"rounds must be 1 to {MOST_ROUNDS}, not {data['rounds']}", ("rounds",))
    if data["momentum"] not in (*HOUSES, "random"):
        given = data["momentum"]
        yield Mistake(f"momentum goes to stark, lannister or random, not '{given}'", ("momentum",))
    if data.get("top", "lannister") not in HOUSES:
        yield Mistake(f"top names a House, not '{data['top']}'", ("top",))
    for house in HOUSES:
        ratings = data["ratings"].get(house)
        if ratings is None:
            yield Mistake(f"ratings of {house} are missing", ("ratings", house))
        for key in ("command", "order", "leadership") if ratings is not None else ():
            if not 0 <= ratings.get(key, -1) <= MOST_RATING:
                path = ("ratings", house, key)
                yield Mistake(f"the {key} rating of {house} must be 0 to {MOST_RATING}", path)
        if data["morale"].get(house) not in ("11", "rout"):
            text = f"the last morale space of {house} must be '11' or 'rout'"
            yield Mistake(text, ("morale", house))
    for key in ("ratings", "morale"):
        for name in data[key].keys() - HOUSE.keys():
            yield Mistake(f"{key}: there is no House '{name}'", (key, name))
    if sorted(data.get("directions", DIRECTIONS)) != sorted(DIRECTIONS):
        text = f"directions must be {', '.join(DIRECTIONS)} in some order"
        yield Mistake(text, ("directions",))
    for key in ("objective", "exit", "score", "instant", "special"):
        if len(data.get(key, ())) > MOST_LINES:
            yield Mistake(f"at most {MOST_LINES} entries '{key}' are possible", (key,))


# ---- what lies and stands in the hexes


def _hex_wrong(name: str, terrain: list[int], what: str, path: Path) -> Iterator[Mistake]:
    """Why a hex cannot be used; nothing when it can."""
    if name not in HEX:
        yield Mistake(f"{what}: there is no hex '{name}'", path)
    elif terrain[HEX[name]] == OFF:
        yield Mistake(f"{what}: hex {name} is off the battlefield", path, name)


def _check_tokens(data: Data, terrain: list[int]) -> Iterator[Mistake]:
    seen: set[str] = set()
    for name, hexes in data.get("tokens", {}).items():
        path = ("tokens", name)
        if name not in GROUND or not IS_TOKEN[GROUND[name]]:
            known = ", ".join(g for g, token in zip(GROUNDS, IS_TOKEN, strict=True) if token)
            yield Mistake(f"there is no terrain token '{name}' (tokens: {known})", path)
            continue
        for h in hexes:
            wrong = list(_hex_wrong(h, terrain, name, path))
            yield from wrong
            if not wrong and h in seen:
                yield Mistake(f"{name}: hex {h} has two terrain tokens", path, h)
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
        text = f"{len(data['unit'])} units are too many, at most {MOST_UNITS} fit"
        yield Mistake(text, ("unit",))
    for number, unit in enumerate(data["unit"]):
        path: Path = ("unit", number)
        what = f"unit {number + 1}"
        yield from _check_words_of_unit(unit, what, path)
        kind = unit.get("kind")
        if "commander" in unit:
            c = COMMANDER.get(unit["commander"])
            if c is None:
                known = ", ".join(COMMANDER)
                text = f"there is no commander '{unit['commander']}' (commanders: {known})"
                yield Mistake(f"{what}: {text}", (*path, "commander"))
                continue
            houses.add(HOUSE_OF_COMMANDER[c])
            if PERSON_OF[c] in persons:
                person = PERSONS[PERSON_OF[c]]
                yield Mistake(
                    f"{what}: {person} is there twice", (*path, "commander"), _first(unit)
                )
            persons.add(PERSON_OF[c])
            if kind is not None and kind != KINDS[KIND_OF_COMMANDER[c]]:
                text = f"{unit['commander']} leads {KIND_NAMES[KIND_OF_COMMANDER[c]]}"
                yield Mistake(f"{what}: {text}", (*path, "kind"), _first(unit))
        elif kind in KIND:
            houses.add(HOUSE_OF_KIND[KIND[kind]])
        else:
            text = f"there are no units '{kind}' (units: {', '.join(KINDS)})"
            yield Mistake(f"{what}: {text}", (*path, "kind"))
            continue
        if unit.get("rank") not in RANK:
            text = f"the rank must be green, blue or red, not '{unit.get('rank')}'"
            yield Mistake(f"{what}: {text}", (*path, "rank"), _first(unit))
        late = unit.get("round", 0)
        if not 0 <= late <= data["rounds"]:
            text = f"it cannot arrive in round {late}"
            yield Mistake(f"{what}: {text}", (*path, "round"), _first(unit))
        yield from _check_place(unit, terrain, tokens, taken, path)
    for house in BOTH:
        if house not in houses:
            yield Mistake(f"House {HOUSES[house]} has no units", ("unit",))


def _first(unit: Data) -> str:
    """The first hex of a unit that there is."""
    return next((h for h in listed(unit.get("hex", [])) if h in HEX), "")


def _check_words_of_unit(unit: Data, what: str, path: Path) -> Iterator[Mistake]:
    for key in unit:
        if key not in _UNIT:
            yield Mistake(f"{what}: '{key}' is not known of a unit", (*path, key))
    for word, value in unit.get("keywords", {}).items():
        where = (*path, "keywords")
        if word not in KEYWORD:
            known = ", ".join(KEYWORD)
            yield Mistake(f"{what}: there is no keyword '{word}' (keywords: {known})", where)
        elif not 1 <= value <= 9:
            yield Mistake(f"{what}: {word} must be 1 to 9, not {value}", where)


def _check_place(
    unit: Data, terrain: list[int], tokens: dict[str, int], taken: set[str], path: Path
) -> Iterator[Mistake]:
    """Where a unit stands or arrives."""
    what = f"unit {int(path[1]) + 1}"
    where = (*path, "hex")
    if "hex" not in unit or unit["hex"] == []:
        yield Mistake(f"{what}: it has no hex", where)
        return
    late = unit.get("round", 0)
    if isinstance(unit["hex"], list) and not late:
        text = "only a unit that arrives later can have several hexes"
        yield Mistake(f"{what}: {text}", where)
    if len(set(listed(unit["hex"]))) < len(listed(unit["hex"])):
        yield Mistake(f"{what}: a hex is named twice", where)
    for h in listed(unit["hex"]):
        wrong = list(_hex_wrong(h, terrain, what, where))
        yield from wrong
        if wrong:
            continue
        if not PASSABLE[tokens.get(h, terrain[HEX[h]])]:
            yield Mistake(f"{what}: no unit can enter hex {h}", where, h)
        if not late:
            if h in taken:
                yield Mistake(f"{what}: hex {h} already has a unit", where, h)
            taken.add(h)


def _check_objectives(data: Data, terrain: list[int]) -> Iterator[Mistake]:
    seen: set[str] = set()
    for number, goal in enumerate(data.get("objective", ())):
        path: Path = ("objective", number)
        what = f"objective {number + 1}"
        h = goal.get("hex", "")
        wrong = list(_hex_wrong(h, terrain, what, (*path, "hex")))
        yield from wrong
        if not wrong and h in seen:
            yield Mistake(f"{what}: hex {h} is an objective already", (*path, "hex"), h)
        seen.add(h)
        if goal.get("control", "stark") not in HOUSES:
            text = f"control names a House, not '{goal['control']}'"
            yield Mistake(f"{what}: {text}", (*path, "control"), h)
        if len(goal.get("name", "")) > LONGEST_TITLE:
            text = f"the name has more than {LONGEST_TITLE} characters"
            yield Mistake(f"{what}: {text}", (*path, "name"), h)
        for key in goal:
            if key not in _OBJECTIVE:
                yield Mistake(f"{what}: '{key}' is not known of an objective", (*path, key))
    for number, way in enumerate(data.get("exit", ())):
        path = ("exit", number)
        what = f"exit {number + 1}"
        if way.get("house") not in HOUSES:
            yield Mistake(f"{what}: house must be stark or lannister", (*path, "house"))
        if not way.get("hexes"):
            yield Mistake(f"{what}: it has no hexes", (*path, "hexes"))
        for h in way.get("hexes", ()):
            yield from _hex_wrong(h, terrain, what, (*path, "hexes"))
        for key in way:
            if key not in _EXIT:
                yield Mistake(f"{what}: '{key}' is not known of an exit", (*path, key))


# ---- the lines written in the words of the vocabulary


def _check_words(data: Data, terrain: list[int]) -> Iterator[Mistake]:
    for number, line in enumerate(data.get("score", ())):
        path: Path = ("score", number)
        what = f"score {number + 1}"
        needs = vocabulary.SCORES_NEED
        yield from _check_word(vocabulary.SCORES, needs, line, what, path, "what")
        if line.get("house") not in (*HOUSES, "both"):
            text = f"{what}: house must be stark, lannister or both"
            yield Mistake(text, (*path, "house"))
        yield from _check_when(line, what, path)
        yield from _check_values(data, line, terrain, what, path)
    ways: list[tuple[Path, str, Data]] = []
    if "victory" in data:
        ways.append((("victory",), "victory", data["victory"]))
    for number, line in enumerate(data.get("instant", ())):
        ways.append((("instant", number), f"instant {number + 1}", line))
    for path, what, line in ways:
        yield from _check_victory(data, line, terrain, what, path)
    for number, line in enumerate(data.get("special", ())):
        path = ("special", number)
        what = f"special {number + 1}"
        rules = vocabulary.SPECIAL
        yield from _check_word(rules, rules, line, what, path, "rule")
        yield from _check_values(data, line, terrain, what, path)
        yield from _check_special(line, what, path)
    for name, count in Counter(line.get("rule") for line in data.get("special", ())).items():
        if count > 1 and name != "bystander":
            yield Mistake(f"the special rule '{name}' is there {count} times", ("special",))


def _check_when(line: Data, what: str, path: Path) -> Iterator[Mistake]:
    when = line.get("when", "end")
    if when not in vocabulary.WHEN:
        text = f"{what}: when must be one of {', '.join(vocabulary.WHEN)}"
        yield Mistake(text, (*path, "when"))
    elif line.get("what") in vocabulary.SCORES:
        times = vocabulary.TIMES[line["what"]]
        if when not in times:
            text = f"{what}: {line['what']} is scored {' or '.join(times)} only"
            yield Mistake(text, (*path, "when"))


def _check_victory(
    data: Data, line: Data, terrain: list[int], what: str, path: Path
) -> Iterator[Mistake]:
    if line.get("house") not in HOUSES:
        yield Mistake(f"{what}: house must be stark or lannister", (*path, "house"))
    if not line.get("conditions"):
        yield Mistake(f"{what}: it has no conditions", (*path, "conditions"))
    if len(line.get("conditions", ())) > MOST_LINES:
        yield Mistake(f"{what}: at most {MOST_LINES} conditions are possible", path)
    for key in line:
        if key not in _VICTORY:
            yield Mistake(f"{what}: '{key}' is not known of a victory", (*path, key))
    for number, condition in enumerate(line.get("conditions", ())):
        where = (*path, "conditions", number)
        known, needs = vocabulary.CONDITIONS, vocabulary.CONDITIONS_NEED
        yield from _check_word(known, needs, condition, what, where, "what")
        if condition.get("house", "stark") not in HOUSES:
            yield Mistake(f"{what}: house must be stark or lannister", (*where, "house"))
        one_of = vocabulary.CONDITIONS_NEED_ONE.get(condition.get("what", ""), ())
        if one_of and not any(condition.get(key) for key in one_of):
            names = " or ".join(f"'{key}'" for key in one_of)
            yield Mistake(f"{what}: {condition['what']} needs {names}", where)
        yield from _check_values(data, condition, terrain, what, where)


def _check_word(
    words: Mapping[str, frozenset[str]],
    needs: Mapping[str, frozenset[str]],
    line: Data,
    what: str,
    path: Path,
    key_of_word: str,
) -> Iterator[Mistake]:
    """An unknown word, a parameter the word does not have, or one that is missing."""
    name = str(line.get(key_of_word))
    if name not in words:
        text = f"'{name}' is not known (known: {', '.join(words)})"
        yield Mistake(f"{what}: {text}", (*path, key_of_word))
        return
    for key in line:
        if key not in words[name] and key not in vocabulary.COMMON:
            known = ", ".join(sorted(words[name])) or "none"
            text = f"{name} has no parameter '{key}' (parameters: {known})"
            yield Mistake(f"{what}: {text}", (*path, key))
    for key in sorted(needs.get(name, frozenset()).difference(line)):
        yield Mistake(f"{what}: {name} needs '{key}'", (*path, key))


def _check_values(
    data: Data, line: Data, terrain: list[int], what: str, path: Path
) -> Iterator[Mistake]:
    """The values of a line's parameters: things that are there, numbers within reason."""
    word = str(line.get("rule" if path[0] == "special" else "what"))
    for key, value in line.items():
        kind = vocabulary.value_of(word, key)
        where = (*path, key)
        if kind in (vocabulary.PLACE, vocabulary.PLACES):
            for h in listed(value):
                yield from _hex_wrong(h, terrain, what, where)
        elif kind == vocabulary.OBJECTIVES:
            count = len(data.get("objective", ()))
            yield from _numbered(value, count, "objective", what, where)
        elif kind == vocabulary.UNITS:
            yield from _numbered(value, len(data["unit"]), "unit", what, where)
        elif kind == vocabulary.COMMANDERS:
            for name in listed(value):
                if name not in COMMANDER:
                    yield Mistake(f"{what}: there is no commander '{name}'", where)
        elif kind == vocabulary.TERRAIN and (value not in GROUND or GROUND[value] == OFF):
            yield Mistake(f"{what}: there is no terrain '{value}'", where)
        elif kind == vocabulary.ZONE and value not in vocabulary.ZONES:
            zones = ", ".join(vocabulary.ZONES)
            yield Mistake(f"{what}: there is no zone '{value}' (zones: {zones})", where)
        elif kind == vocabulary.TEST and value not in vocabulary.TESTS:
            yield Mistake(f"{what}: test must be better or worse, not '{value}'", where)
        elif kind == vocabulary.NOTE and len(str(value)) > LONGEST_TEXT:
            yield Mistake(f"{what}: {key} has more than {LONGEST_TEXT} characters", where)
        else:
            yield from _check_numbers(line, key, value, kind, what, where)


def _check_numbers(
    line: Data, key: str, value: Any, kind: str, what: str, where: Path
) -> Iterator[Mistake]:
    if kind == vocabulary.NUMBER:
        hexes = len(line.get("hexes", ()))
        most = {"dice": 20, "real": hexes, "first": hexes - 1}.get(key, MOST_POINTS)
        if not 1 <= value <= most:
            yield Mistake(f"{what}: {key} must be a number from 1 to {most}", where)
    elif kind == vocabulary.THREE_NUMBERS:
        if len(value) != 3 or not all(0 <= n <= MOST_POINTS for n in value):
            of = "green, yellow, red zone" if key == "zones" else "green, blue, red"
            yield Mistake(f"{what}: {key} must be three numbers: {of}", where)
    elif kind == vocabulary.ROWS:
        fine = all(len(r) == 2 and 1 <= r[0] <= ROWS and 0 <= r[1] <= MOST_POINTS for r in value)
        if not value or not fine:
            yield Mistake(f"{what}: rows must be pairs of a row and its points", where)


def _numbered(
    numbers: Iterable[int], count: int, noun: str, what: str, where: Path
) -> Iterator[Mistake]:
    for number in numbers:
        if not 1 <= number <= count:
            yield Mistake(f"{what}: there is no {noun} {number}", where)


def _check_special(line: Data, what: str, path: Path) -> Iterator[Mistake]:
    """What only special rules have: one House, hexes that differ, tokens of the box."""
    rule = str(line.get("rule"))
    for key in ("house", "by"):
        if vocabulary.value_of(rule, key) == vocabulary.HOUSE and key in line:
            if line[key] not in HOUSE:
                text = f"{key} must be stark or lannister, not '{line[key]}'"
                yield Mistake(f"{what}: {text}", (*path, key))
    hexes = line.get("hexes", [])
    if len(set(hexes)) < len(hexes):
        yield Mistake(f"{what}: a hex is named twice", (*path, "hexes"))
    for name, stock in (("catapults", "catapult_targets"), ("strategic_positions", "strategy")):
        if rule == name and not 1 <= len(hexes) <= BOX[stock]:
            yield Mistake(f"{what}: {name} takes 1 to {BOX[stock]} hexes", (*path, "hexes"))


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
    for unit in data["unit"]:
        kind = kind_of(unit)
        figures[kind] += STRENGTH[kind] - ("commander" in unit)
        banners[HOUSE_OF_KIND[kind]] += 1
    for kind, count in sorted(figures.items()):
        if count > FIGURES[kind]:
            text = f"{count} figures of {KIND_NAMES[kind]} are needed, the box has {FIGURES[kind]}"
            yield Mistake(text, ("unit",), box=True)
    for house, count in sorted(banners.items()):
        if count > BOX["banners"]:
            text = f"{HOUSES[house]} needs {count} banners, the box has {BOX['banners']}"
            yield Mistake(text, ("unit",), box=True)
    command = sum(data["ratings"][house]["command"] for house in HOUSES)
    if command > BOX["command_tokens"]:
        text = f"{command} command tokens are needed, the box has {BOX['command_tokens']}"
        yield Mistake(text, ("ratings",), box=True)
    if len(data.get("objective", ())) > BOX["control_markers"]:
        text = f"at most {BOX['control_markers']} objectives can be marked"
        yield Mistake(text, ("objective",), box=True)
    for name, limit in (("tent", "tents"), ("siege_tower", "siege_towers")):
        count = len(data.get("tokens", {}).get(name, ()))
        if count > BOX[limit]:
            text = f"{count} tokens {name} are needed, the box has {BOX[limit]}"
            yield Mistake(text, ("tokens", name), box=True)
