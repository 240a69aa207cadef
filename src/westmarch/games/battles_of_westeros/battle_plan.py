"""Battle plans as data (bow.16.08, bow.16.10): reading, checking, looking up.

A plan is a TOML file in data/battles, or the same data as JSON text for a battle made by a player.
`mistakes` lists everything that is wrong with it, each in one sentence; `read` refuses a plan that
has any. The words of victory, score and special rules are declared in `vocabulary.py`.
"""

from __future__ import annotations

import json
import tomllib
from collections import Counter
from collections.abc import Iterator
from functools import cache, lru_cache
from importlib.resources import files
from typing import Any, NamedTuple

from westmarch.games.battles_of_westeros import vocabulary
from westmarch.games.battles_of_westeros.grid import (
    COLUMNS,
    DIRECTIONS,
    HEX,
    HEX_COUNT,
    ROWS,
    hex_at,
)
from westmarch.games.battles_of_westeros.pieces import (
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
    NOBODY,
    PERSON_OF,
    PERSONS,
    RANK,
    STRENGTH,
    load,
)
from westmarch.games.battles_of_westeros.terrain import (
    GROUND,
    GROUNDS,
    IS_TOKEN,
    NO_TOKEN,
    OFF,
    PASSABLE,
    SYMBOL_OF,
)
from westmarch.kernel.errors import BadOption

BOX = load("box.toml")
SKIRMISHES: dict[str, dict[str, Any]] = {
    entry["id"]: entry for entry in load("skirmishes.toml")["skirmish"]
}
"""The summary cards of the skirmishes (bow.15.02)."""
MOST_UNITS = 48
"""Units of both Houses together that a battle can hold."""
RANDOM = -1
"""Momentum given to a House at random."""


class BadBattle(BadOption):
    """A battle plan with mistakes; the message names them all."""


class PlannedUnit(NamedTuple):
    """A unit of the plan. Its number in the plan is its number in the state."""

    house: int
    kind: int
    rank: int
    commander: int
    hexes: tuple[int, ...]
    """Where it stands; several hexes where its owner chooses one when it arrives."""
    round: int
    """The round in which it arrives; 0 for a unit that stands there from the start."""
    keywords: tuple[tuple[int, int], ...]


class Objective(NamedTuple):
    """A hex whose control counts."""

    hex: int
    house: int
    """Who controls it at the start, or NOBODY."""
    keeps: bool
    """Whether control stays after the unit has left (bow.11.12)."""
    name: str


class Goal(NamedTuple):
    """A line of the plan in the words of the vocabulary: who, when, what, and the rest."""

    house: int
    what: str
    when: str
    args: dict[str, Any]


class Victory(NamedTuple):
    """A House that wins when all conditions hold."""

    house: int
    conditions: tuple[Goal, ...]


class Plan(NamedTuple):
    """A battle plan."""

    id: str
    title: str
    provenance: str
    rounds: int
    top: int
    """The House whose edge is the upper one."""
    momentum: int
    command: tuple[int, int]
    order: tuple[int, int]
    leadership: tuple[int, int]
    """Ratings of both Houses."""
    rout: tuple[bool, bool]
    """Whether the last morale space of a House is Rout."""
    terrain: tuple[int, ...]
    """The terrain hex of each hex of the grid; OFF outside the battlefield."""
    tokens: tuple[int, ...]
    """The terrain token of each hex; NO_TOKEN where there is none."""
    directions: tuple[int, ...]
    """The direction that each of the six direction tokens means."""
    units: tuple[PlannedUnit, ...]
    objectives: tuple[Objective, ...]
    exits: tuple[frozenset[int], frozenset[int]]
    """Hexes from which units of each House may leave the battlefield."""
    scores: tuple[Goal, ...]
    victory: Victory | None
    """The House that wins at the end if its conditions hold, else the other; None: most points."""
    instant: tuple[Victory, ...]
    special: tuple[tuple[str, dict[str, Any]], ...]
    """Special rules by name, with their parameters."""

    def persons(self, house: int) -> tuple[int, ...]:
        """The commanders of a House in this battle."""
        return tuple(
            PERSON_OF[u.commander] for u in self.units if u.house == house and u.commander >= 0
        )


# ---- finding plans


def _folder() -> Any:
    return files(__package__ or "").joinpath("data").joinpath("battles")


@cache
def battle_ids() -> tuple[str, ...]:
    """The battles that come with the game, the introductory one first."""
    found = sorted(
        (tomllib.loads(f.read_text(encoding="utf-8")) for f in _folder().iterdir()),
        key=lambda data: (data.get("number", 99), data["id"]),
    )
    return tuple(data["id"] for data in found)


@lru_cache(maxsize=512)
def plan_named(battle: str) -> Plan:
    """The plan with this id, or the plan whose JSON text this is; of a skirmish its bare board."""
    if battle in SKIRMISHES:
        return _assemble(_bare_board(SKIRMISHES[battle]))
    if battle.startswith("{"):
        try:
            data = json.loads(battle)
        except ValueError as error:
            raise BadBattle(f"the battle cannot be read: {error}") from None
        return read(data)
    if battle not in battle_ids():
        raise BadBattle(f"no battle is called '{battle}' (battles: {', '.join(battle_ids())})")
    return read(load(f"battles/{battle}.toml"))


# ---- reading


def read(data: dict[str, Any], limits: bool = True) -> Plan:
    """The plan made of this data. Raises `BadBattle` with every mistake in it."""
    wrong = mistakes(data, limits)
    if wrong:
        raise BadBattle(f"battle '{data.get('id', '?')}': {'; '.join(wrong)}")
    return _assemble(data)


def _bare_board(rules: dict[str, Any]) -> dict[str, Any]:
    """The plan of a skirmish before anything is placed."""
    return {
        "id": rules["id"],
        "title": rules["title"],
        "provenance": "skirmish",
        "rounds": rules["rounds"],
        "momentum": rules["momentum"],
        "map": "\n".join(["." * rules["columns"]] * rules["rows"]),
        "ratings": dict.fromkeys(HOUSES, rules["ratings"]),
        "morale": dict.fromkeys(HOUSES, rules["morale"]),
        "score": rules["score"],
        "unit": [],
    }


def _assemble(data: dict[str, Any]) -> Plan:
    """The plan made of data without mistakes."""
    terrain, _ = _read_map(data["map"])
    tokens = [NO_TOKEN] * HEX_COUNT
    for name, hexes in data.get("tokens", {}).items():
        for h in hexes:
            tokens[HEX[h]] = GROUND[name]
    ratings = [data["ratings"][house] for house in HOUSES]
    exits: list[set[int]] = [set(), set()]
    for way in data.get("exit", ()):
        exits[HOUSE[way["house"]]] |= {HEX[h] for h in way["hexes"]}
    won = data.get("victory")
    return Plan(
        id=data["id"],
        title=data["title"],
        provenance=data.get("provenance", ""),
        rounds=data["rounds"],
        top=HOUSE[data.get("top", "lannister")],
        momentum=RANDOM if data["momentum"] == "random" else HOUSE[data["momentum"]],
        command=(ratings[0]["command"], ratings[1]["command"]),
        order=(ratings[0]["order"], ratings[1]["order"]),
        leadership=(ratings[0]["leadership"], ratings[1]["leadership"]),
        rout=(data["morale"]["stark"] == "rout", data["morale"]["lannister"] == "rout"),
        terrain=tuple(terrain),
        tokens=tuple(tokens),
        directions=tuple(DIRECTIONS.index(d) for d in data.get("directions", DIRECTIONS)),
        units=tuple(_unit(u) for u in data["unit"]),
        objectives=tuple(
            Objective(
                HEX[o["hex"]],
                HOUSE[o["control"]] if "control" in o else NOBODY,
                o.get("keeps", True),
                o.get("name", o["hex"]),
            )
            for o in data.get("objective", ())
        ),
        exits=(frozenset(exits[0]), frozenset(exits[1])),
        scores=tuple(goal for g in data.get("score", ()) for goal in _goals(g)),
        victory=_victory(won) if won else None,
        instant=tuple(_victory(v) for v in data.get("instant", ())),
        special=tuple((r["rule"], r) for r in data.get("special", ())),
    )


def _unit(data: dict[str, Any]) -> PlannedUnit:
    commander = COMMANDER[data["commander"]] if "commander" in data else NOBODY
    kind = KIND[data["kind"]] if "kind" in data else KIND_OF_COMMANDER[commander]
    hexes = data["hex"] if isinstance(data["hex"], list) else [data["hex"]]
    words = data.get("keywords", {})
    return PlannedUnit(
        HOUSE_OF_KIND[kind],
        kind,
        RANK[data["rank"]],
        commander,
        tuple(HEX[h] for h in hexes),
        data.get("round", 0),
        tuple((KEYWORD[k], v) for k, v in words.items()),
    )


def _goals(data: dict[str, Any]) -> Iterator[Goal]:
    houses = BOTH if data["house"] == "both" else (HOUSE[data["house"]],)
    for house in houses:
        yield Goal(house, data["what"], data.get("when", "end"), data)


def _victory(data: dict[str, Any]) -> Victory:
    house = HOUSE[data["house"]]
    conditions = [
        Goal(HOUSE[c.get("house", data["house"])], c["what"], "", c) for c in data["conditions"]
    ]
    return Victory(house, tuple(conditions))


def _read_map(text: str) -> tuple[list[int], list[str]]:
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


# ---- checking

_NEEDED: dict[str, type] = {
    "id": str,
    "title": str,
    "rounds": int,
    "momentum": str,
    "map": str,
    "ratings": dict,
    "morale": dict,
    "unit": list,
}
_ALLOWED = {
    *_NEEDED,
    "number",
    "provenance",
    "summary",
    "top",
    "tokens",
    "directions",
    "objective",
    "exit",
    "score",
    "victory",
    "instant",
    "special",
}


def mistakes(data: dict[str, Any], limits: bool = True) -> list[str]:
    """Everything that is wrong with a plan, in sentences; `limits` also asks that it can be laid
    out with the pieces of one box."""
    found = list(_check_shape(data))
    if found:
        return found
    terrain, wrong = _read_map(data["map"])
    found += wrong
    found += _check_header(data)
    found += _check_tokens(data, terrain)
    found += _check_units(data, terrain)
    found += _check_objectives(data, terrain)
    found += _check_words(data, terrain)
    if limits and not found:
        found += _check_box(data)
    return found


def _check_shape(data: dict[str, Any]) -> Iterator[str]:
    for key, kind in _NEEDED.items():
        if key not in data:
            yield f"'{key}' is missing"
        elif not isinstance(data[key], kind):
            yield f"'{key}' is not of the right type"
    for key in data:
        if key not in _ALLOWED:
            yield f"'{key}' is not known in a battle"


def _check_header(data: dict[str, Any]) -> Iterator[str]:
    if not 1 <= data["rounds"] <= 20:
        yield f"rounds must be 1 to 20, not {data['rounds']}"
    if data["momentum"] not in (*HOUSES, "random"):
        yield f"momentum goes to stark, lannister or random, not '{data['momentum']}'"
    if data.get("top", "lannister") not in HOUSES:
        yield f"top names a House, not '{data['top']}'"
    for house in HOUSES:
        ratings = data["ratings"].get(house)
        if not isinstance(ratings, dict):
            yield f"ratings of {house} are missing"
            continue
        for key in ("command", "order", "leadership"):
            if not isinstance(ratings.get(key), int) or not 0 <= ratings[key] <= 12:
                yield f"the {key} rating of {house} must be 0 to 12"
        if data["morale"].get(house) not in ("11", "rout"):
            yield f"the last morale space of {house} must be '11' or 'rout'"
    directions = data.get("directions", DIRECTIONS)
    if sorted(directions) != sorted(DIRECTIONS):
        yield f"directions must be {', '.join(DIRECTIONS)} in some order"


def _hex_wrong(name: Any, terrain: list[int], what: str) -> str:
    """Why a hex cannot be used; empty when it can."""
    if name not in HEX:
        return f"{what}: there is no hex '{name}'"
    if terrain[HEX[name]] == OFF:
        return f"{what}: hex {name} is off the battlefield"
    return ""


def _check_tokens(data: dict[str, Any], terrain: list[int]) -> Iterator[str]:
    seen: set[str] = set()
    for name, hexes in data.get("tokens", {}).items():
        if name not in GROUND or not IS_TOKEN[GROUND[name]]:
            known = ", ".join(g for g, token in zip(GROUNDS, IS_TOKEN, strict=True) if token)
            yield f"there is no terrain token '{name}' (tokens: {known})"
            continue
        for h in hexes:
            wrong = _hex_wrong(h, terrain, name)
            if wrong:
                yield wrong
            elif h in seen:
                yield f"{name}: hex {h} has two terrain tokens"
            seen.add(h)


def _check_units(data: dict[str, Any], terrain: list[int]) -> Iterator[str]:
    tokens = {
        h: GROUND[name]
        for name, hexes in data.get("tokens", {}).items()
        if name in GROUND
        for h in hexes
    }
    taken: set[str] = set()
    persons: set[int] = set()
    houses: set[int] = set()
    if len(data["unit"]) > MOST_UNITS:
        yield f"{len(data['unit'])} units are too many, at most {MOST_UNITS} fit"
    for number, unit in enumerate(data["unit"], 1):
        what = f"unit {number}"
        for key in unit:
            if key not in ("kind", "rank", "hex", "commander", "round", "keywords", "name"):
                yield f"{what}: '{key}' is not known of a unit"
        for word in unit.get("keywords", {}):
            if word not in KEYWORD:
                yield f"{what}: there is no keyword '{word}' (keywords: {', '.join(KEYWORD)})"
        commander = unit.get("commander")
        if commander is not None and commander not in COMMANDER:
            known = ", ".join(COMMANDER)
            yield f"{what}: there is no commander '{commander}' (commanders: {known})"
            continue
        if commander is None and unit.get("kind") not in KIND:
            yield f"{what}: there are no units '{unit.get('kind')}' (units: {', '.join(KINDS)})"
            continue
        if commander is not None:
            c = COMMANDER[commander]
            houses.add(HOUSE_OF_COMMANDER[c])
            if PERSON_OF[c] in persons:
                yield f"{what}: {PERSONS[PERSON_OF[c]]} is there twice"
            persons.add(PERSON_OF[c])
            if "kind" in unit and unit["kind"] != KINDS[KIND_OF_COMMANDER[c]]:
                yield f"{what}: {commander} leads {KIND_NAMES[KIND_OF_COMMANDER[c]]}"
        else:
            houses.add(HOUSE_OF_KIND[KIND[unit["kind"]]])
        if unit.get("rank") not in RANK:
            yield f"{what}: the rank must be green, blue or red, not '{unit.get('rank')}'"
        late = unit.get("round", 0)
        if not isinstance(late, int) or not 0 <= late <= data["rounds"]:
            yield f"{what}: it cannot arrive in round {late}"
        hexes = unit.get("hex")
        if isinstance(hexes, list) and not late:
            yield f"{what}: only a unit that arrives later can have several hexes"
        for h in hexes if isinstance(hexes, list) else [hexes]:
            wrong = _hex_wrong(h, terrain, what)
            if wrong:
                yield wrong
                continue
            if not PASSABLE[tokens.get(h, terrain[HEX[h]])]:
                yield f"{what}: no unit can enter hex {h}"
            if not late:
                if h in taken:
                    yield f"{what}: hex {h} already has a unit"
                taken.add(h)
    for house in BOTH:
        if house not in houses:
            yield f"House {HOUSES[house]} has no units"


def _check_objectives(data: dict[str, Any], terrain: list[int]) -> Iterator[str]:
    seen: set[str] = set()
    for number, goal in enumerate(data.get("objective", ()), 1):
        what = f"objective {number}"
        wrong = _hex_wrong(goal.get("hex"), terrain, what)
        if wrong:
            yield wrong
        elif goal["hex"] in seen:
            yield f"{what}: hex {goal['hex']} is an objective already"
        seen.add(goal.get("hex", ""))
        if goal.get("control", "stark") not in HOUSES:
            yield f"{what}: control names a House, not '{goal['control']}'"
        for key in goal:
            if key not in ("hex", "control", "keeps", "name"):
                yield f"{what}: '{key}' is not known of an objective"
    for number, way in enumerate(data.get("exit", ()), 1):
        if way.get("house") not in HOUSES:
            yield f"exit {number}: house must be stark or lannister"
        for h in way.get("hexes", ()):
            wrong = _hex_wrong(h, terrain, f"exit {number}")
            if wrong:
                yield wrong


def _check_words(data: dict[str, Any], terrain: list[int]) -> Iterator[str]:
    """The lines written in the words of the vocabulary."""

    def hexes_wrong(line: dict[str, Any], what: str) -> Iterator[str]:
        named = [h for key in ("hex", "hexes") for h in _listed(line.get(key, []))]
        for h in named:
            wrong = _hex_wrong(h, terrain, what)
            if wrong:
                yield wrong
        for number in _listed(line.get("objectives", [])):
            if not isinstance(number, int) or not 1 <= number <= len(data.get("objective", ())):
                yield f"{what}: there is no objective {number}"
        for name in _listed(line.get("commander", [])):
            if name not in COMMANDER:
                yield f"{what}: there is no commander '{name}'"
        for name in _listed(line.get("terrain", [])):
            if name not in GROUND:
                yield f"{what}: there is no terrain '{name}'"
        for number in _listed(line.get("units", [])):
            if not isinstance(number, int) or not 1 <= number <= len(data["unit"]):
                yield f"{what}: there is no unit {number}"

    for number, line in enumerate(data.get("score", ()), 1):
        what = f"score {number}"
        yield from vocabulary.check(vocabulary.SCORES, vocabulary.SCORES_NEED, line, what)
        if line.get("house") not in (*HOUSES, "both"):
            yield f"{what}: house must be stark, lannister or both"
        if line.get("when", "end") not in vocabulary.WHEN:
            yield f"{what}: when must be one of {', '.join(vocabulary.WHEN)}"
        elif line.get("what") in vocabulary.SCORES:
            times = vocabulary.TIMES[line["what"]]
            if line.get("when", "end") not in times:
                yield f"{what}: {line['what']} is scored {' or '.join(times)} only"
        yield from hexes_wrong(line, what)
    ways = [("victory", data["victory"])] if data.get("victory") else []
    ways += [(f"instant {n}", line) for n, line in enumerate(data.get("instant", ()), 1)]
    for what, line in ways:
        if line.get("house") not in HOUSES:
            yield f"{what}: house must be stark or lannister"
        if not line.get("conditions"):
            yield f"{what}: it has no conditions"
        for condition in line.get("conditions", ()):
            yield from vocabulary.check(
                vocabulary.CONDITIONS, vocabulary.CONDITIONS_NEED, condition, what
            )
            yield from hexes_wrong(condition, what)
    for number, line in enumerate(data.get("special", ()), 1):
        what = f"special {number}"
        special = vocabulary.SPECIAL
        yield from vocabulary.check(special, special, line, what, word="rule")
        yield from hexes_wrong(line, what)
        yield from _check_special(line, what)
    for name, count in Counter(line.get("rule") for line in data.get("special", ())).items():
        if count > 1 and name != "bystander":
            yield f"the special rule '{name}' is there {count} times"


def _check_special(line: dict[str, Any], what: str) -> Iterator[str]:
    """The values of a special rule's parameters."""
    for key in ("house", "by"):
        if key in line and line[key] not in HOUSE:
            yield f"{what}: {key} must be stark or lannister, not '{line[key]}'"
    hexes = _listed(line.get("hexes", []))
    if len(set(hexes)) < len(hexes):
        yield f"{what}: a hex is named twice"
    for rule, stock in (("catapults", "catapult_targets"), ("strategic_positions", "strategy")):
        if line.get("rule") == rule and not 1 <= len(hexes) <= BOX[stock]:
            yield f"{what}: {rule} takes 1 to {BOX[stock]} hexes"
    most = {"points": 99, "dice": 20, "real": len(hexes), "first": len(hexes) - 1}
    for key, limit in most.items():
        if key in line and (not isinstance(line[key], int) or not 1 <= line[key] <= limit):
            yield f"{what}: {key} must be a number from 1 to {limit}"
    if "tokens" in line:
        tokens = _listed(line["tokens"])
        if len(tokens) != 3 or not all(isinstance(n, int) and n >= 0 for n in tokens):
            yield f"{what}: tokens must be three numbers: green, blue, red"


def _listed(value: Any) -> list[Any]:
    return value if isinstance(value, list) else [value]


def _check_box(data: dict[str, Any]) -> Iterator[str]:
    """Whether one box has the pieces (bow.1.03, bow.16.10)."""
    figures: Counter[int] = Counter()
    banners: Counter[int] = Counter()
    for entry in data["unit"]:
        unit = _unit(entry)
        figures[unit.kind] += STRENGTH[unit.kind] - (unit.commander >= 0)
        banners[unit.house] += 1
    for kind, count in sorted(figures.items()):
        if count > FIGURES[kind]:
            yield f"{count} figures of {KIND_NAMES[kind]} are needed, the box has {FIGURES[kind]}"
    for house, count in sorted(banners.items()):
        if count > BOX["banners"]:
            yield f"{HOUSES[house]} needs {count} banners, the box has {BOX['banners']}"
    command = sum(data["ratings"][house]["command"] for house in HOUSES)
    if command > BOX["command_tokens"]:
        yield f"{command} command tokens are needed, the box has {BOX['command_tokens']}"
    if len(data.get("objective", ())) > BOX["control_markers"]:
        yield f"at most {BOX['control_markers']} objectives can be marked"
    for name, limit in (("tent", "tents"), ("siege_tower", "siege_towers")):
        count = len(data.get("tokens", {}).get(name, ()))
        if count > BOX[limit]:
            yield f"{count} tokens {name} are needed, the box has {BOX[limit]}"
