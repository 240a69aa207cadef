"""Battle plans as data (bow.16.08, bow.16.10): reading, checking, looking up.

A plan is a TOML file in data/battles, or the same data as JSON text for a battle made by a player.
`mistakes` lists everything that is wrong with it, each in one sentence (plan_check.py finds it);
`read` refuses a plan that has any. The words of victory, score and special rules are declared in
`vocabulary.py`.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from functools import cache, lru_cache
from importlib.resources import files
from typing import Any, NamedTuple

from westmarch.games.battles_of_westeros.rules.battlefield.grid import (
    DIRECTIONS,
    HEX,
    HEX_COUNT,
)
from westmarch.games.battles_of_westeros.rules.battlefield.pieces import (
    BOTH,
    COMMANDER,
    HOUSE,
    HOUSE_OF_KIND,
    HOUSES,
    KEYWORD,
    KIND,
    KIND_OF_COMMANDER,
    NOBODY,
    PACKAGE,
    PERSON_OF,
    RANK,
    load,
)
from westmarch.games.battles_of_westeros.rules.battlefield.terrain import (
    GROUND,
    NO_TOKEN,
)
from westmarch.games.battles_of_westeros.rules.plan import plan_check
from westmarch.kernel.engine import datapack
from westmarch.kernel.engine.errors import BadOption

SKIRMISHES: dict[str, dict[str, Any]] = {
    entry["id"]: entry for entry in load("skirmishes.toml")["skirmish"]
}
"""The summary cards of the skirmishes (bow.15.02)."""
LONGEST = 32_000
"""Characters of a battle of one's own as JSON text."""
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
    summary: str
    """A line of story."""
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


def battle_file(battle: str) -> str:
    """The data file of a battle that comes with the game."""
    return f"battles/{battle}.toml"


@cache
def battle_ids() -> tuple[str, ...]:
    """The battles that come with the game, the introductory one first."""
    folder = files(PACKAGE).joinpath("data").joinpath("battles")
    names = sorted(f.name.removesuffix(".toml") for f in folder.iterdir())
    number = {name: battle_data(name).get("number", 99) for name in names}
    return tuple(sorted(names, key=lambda name: (number[name], name)))


def battle_data(battle: str) -> dict[str, Any]:
    """The data of a battle that comes with the game, with what a data pack replaces in it."""
    data = datapack.replaced(PACKAGE, battle_file(battle))
    path = datapack.overriding(PACKAGE, battle_file(battle))
    if path is not None:
        wrong = [one.saying for one in plan_check.find(data)]
        if data.get("id") != battle:
            wrong.insert(0, plan_check.words("mistake-id", battle=battle))
        if wrong:
            raise datapack.BadDataPack("pack-wrong", file=path, why=wrong)
    return data


@lru_cache(maxsize=512)
def plan_named(battle: str) -> Plan:
    """The plan with this id, or the plan whose JSON text this is; of a skirmish its bare board."""
    if battle in SKIRMISHES:
        return _assemble(_bare_board(SKIRMISHES[battle]))
    if battle.startswith("{"):
        if len(battle) > LONGEST:
            raise BadBattle("battles_of_westeros:battle-too_long_option", most=LONGEST)
        try:
            data = json.loads(battle)
        except (ValueError, RecursionError) as error:
            raise BadBattle("battles_of_westeros:battle-unreadable", why=error) from None
        return read(data)
    if battle not in battle_ids():
        raise BadBattle(
            "battles_of_westeros:battle-unknown", battle=battle, battles=", ".join(battle_ids())
        )
    return read(battle_data(battle))


# ---- reading


def read(data: dict[str, Any], limits: bool = True) -> Plan:
    """The plan made of this data. Raises `BadBattle` with every mistake in it."""
    wrong = [one.saying for one in plan_check.find(data, limits)]
    if wrong:
        named = {"battle": data.get("id", "?"), "wrong": wrong}
        raise BadBattle("battles_of_westeros:battle-wrong", **named)
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
    terrain, _ = plan_check.read_map(data["map"])
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
        summary=data.get("summary", ""),
        provenance=data.get("provenance", ""),
        rounds=data["rounds"],
        top=HOUSE[data.get("top", "lannister")],
        momentum=RANDOM if data["momentum"] == "random" else HOUSE[data["momentum"]],
        command=(ratings[0]["command"], ratings[1]["command"]),
        order=(ratings[0]["order"], ratings[1]["order"]),
        leadership=(ratings[0]["leadership"], ratings[1]["leadership"]),
        rout=(data["morale"][HOUSES[0]] == "rout", data["morale"][HOUSES[1]] == "rout"),
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


def mistakes(data: dict[str, Any], limits: bool = True) -> list[str]:
    """Everything that is wrong with a plan, in sentences (see plan_check.py)."""
    return [wrong.text for wrong in plan_check.find(data, limits)]
