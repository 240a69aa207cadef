"""Battle plans told in another order, and laid out as in a mirror: the same battles by the rules.

A `Twin` is such a plan, with what becomes of each hex. `shuffled` changes the order of the plan's
lines (units, goals, victories, special rules, objectives), `mirrored` exchanges left and right,
`turned_over` exchanges the two edges, so that every hex has another number.
"""

from __future__ import annotations

import copy
from collections.abc import Callable
from random import Random
from typing import Any, NamedTuple

from westmarch.games.battles_of_westeros.rules.battlefield.grid import (
    COLUMNS,
    DIRECTIONS,
    HEX,
    HEX_COUNT,
    HEXES,
    hex_at,
)
from westmarch.games.battles_of_westeros.rules.battlefield.pieces import HOUSES
from westmarch.games.battles_of_westeros.rules.plan import plan_check
from westmarch.games.battles_of_westeros.rules.state import Field

Data = dict[str, Any]
IN_ORDER = ("captive", "catapults", "strategic_positions")
"""Special rules whose hexes have an order that means something: luck and choices go by it."""
LAST_ROW = 18
"""Even, so that a row turned over stays a shifted row or one that is not."""


class Twin(NamedTuple):
    """A plan that means the same battle, and the hex that stands for each hex of the first."""

    data: Data
    to: tuple[int, ...]


def _same() -> tuple[int, ...]:
    return tuple(range(HEX_COUNT))


# ---- the order of lines


def shuffled(data: Data, rng: Random) -> Twin:
    """The plan with all its lines in another order. Units that arrive later keep theirs among
    themselves: their owner is asked for one after the other."""
    plan = copy.deepcopy(data)
    units = list(range(len(plan["unit"])))
    rng.shuffle(units)
    late = iter(u for u in range(len(units)) if "round" in plan["unit"][u])
    units = [next(late) if "round" in plan["unit"][u] else u for u in units]
    objectives = list(range(len(plan.get("objective", ()))))
    rng.shuffle(objectives)
    plan["unit"] = [plan["unit"][u] for u in units]
    if objectives:
        plan["objective"] = [plan["objective"][o] for o in objectives]
    for line in _lines(plan):
        for key, order in (("units", units), ("objectives", objectives)):
            if line.get(key):
                line[key] = _any_order([order.index(n - 1) + 1 for n in line[key]], rng)
        if line.get("hexes") and line.get("rule") not in IN_ORDER:
            line["hexes"] = _any_order(line["hexes"], rng)
        if isinstance(line.get("commander"), list) and "what" in line:
            line["commander"] = _any_order(line["commander"], rng)
    for key in ("score", "instant", "special", "exit"):
        if plan.get(key):
            plan[key] = _any_order(plan[key], rng)
    for won in _victories(plan):
        won["conditions"] = _any_order(won["conditions"], rng)
    plan["tokens"] = {name: _any_order(at, rng) for name, at in plan.get("tokens", {}).items()}
    return Twin(plan, _same())


def _any_order(items: list[Any], rng: Random) -> list[Any]:
    return rng.sample(items, len(items))


def _victories(plan: Data) -> list[Data]:
    return [*([plan["victory"]] if "victory" in plan else []), *plan.get("instant", ())]


def _lines(plan: Data) -> list[Data]:
    """Every line that may name hexes, units or objectives."""
    conditions = [c for won in _victories(plan) for c in won["conditions"]]
    return [
        *(*plan.get("score", ()), *conditions, *plan.get("special", ())),
        *(*plan.get("exit", ()), *plan.get("objective", ()), *plan["unit"]),
    ]


# ---- mirrors


def mirrored(data: Data) -> Twin:
    """Left and right exchanged."""
    terrain, _ = plan_check.read_map(data["map"])
    width = 1 + max(h % COLUMNS for h in range(HEX_COUNT) if terrain[h] != plan_check.OFF)

    def to(column: int, row: int) -> int:
        return hex_at(width - column - (row & 1), row)

    return _laid_out(data, to, {"ne": "nw", "nw": "ne", "e": "w", "w": "e", "se": "sw", "sw": "se"})


def turned_over(data: Data) -> Twin:
    """The upper and the lower edge exchanged."""

    def to(column: int, row: int) -> int:
        return hex_at(column, LAST_ROW - row)

    twin = _laid_out(data, to, {"ne": "se", "se": "ne", "nw": "sw", "sw": "nw"})
    plan = twin.data
    top = plan.get("top", "lannister")
    plan["top"] = next(house for house in HOUSES if house != top)
    for line in plan.get("score", ()):
        if "rows" in line:
            line["rows"] = [[LAST_ROW + 2 - row, points] for row, points in line["rows"]]
    return twin


def _laid_out(data: Data, to: Callable[[int, int], int], turns: dict[str, str]) -> Twin:
    """The plan with each hex and each direction replaced by what stands for it."""
    plan = copy.deepcopy(data)
    where = tuple(to(h % COLUMNS, h // COLUMNS) for h in range(HEX_COUNT))
    letters = {
        h: letter
        for row, line in enumerate(plan["map"].split("\n"))
        for column, letter in enumerate(line.replace(" ", ""))
        if letter != "-"
        for h in [where[hex_at(column, row)]]
    }
    rows = range(1 + max(h // COLUMNS for h in letters))
    plan["map"] = "\n".join(
        "".join(letters.get(hex_at(column, row), "-") for column in range(COLUMNS)) for row in rows
    )

    def name(h: Any) -> Any:
        return [name(one) for one in h] if isinstance(h, list) else HEXES[where[HEX[h]]]

    for line in _lines(plan):
        for key in ("hex", "hexes"):
            if key in line:
                line[key] = name(line[key])
    plan["tokens"] = {kind: name(at) for kind, at in plan.get("tokens", {}).items()}
    plan["directions"] = [turns.get(d, d) for d in plan.get("directions", DIRECTIONS)]
    return Twin(plan, where)


# ---- the order of lists in a state


def stir(s: Field, rng: Random) -> None:
    """Change the order of every list of a state in which the order means nothing."""
    for hand in s.hands:
        rng.shuffle(hand)
    rng.shuffle(s.effects)
    rng.shuffle(s.ordered)
    s.devastated = tuple(_any_order(list(s.devastated), rng))
    s.taken = tuple(_any_order(list(s.taken), rng))
