"""What units could do from where they stand, for those who look at the table: hexes within reach,
lines of sight. All of it follows from what everybody sees; nothing here
changes the state."""

from __future__ import annotations

from typing import Any

from westmarch.games.battles_of_westeros.rules.battlefield import army
from westmarch.games.battles_of_westeros.rules.battlefield.grid import DISTANCE, HEXES, sight_lines
from westmarch.games.battles_of_westeros.rules.battlefield.movement import lengths, reach
from westmarch.games.battles_of_westeros.rules.battlefield.pieces import (
    CLASS_OF,
    KEYWORDS,
    RANGE,
    RANGED,
    SHOOTS,
    STALWART,
)
from westmarch.games.battles_of_westeros.rules.battlefield.terrain import SHOOTS_OVER
from westmarch.games.battles_of_westeros.rules.combat.sight import blocks
from westmarch.games.battles_of_westeros.rules.state import Field


def keywords(s: Field, unit: int) -> dict[str, int]:
    """The keywords a unit has just now, from every source."""
    found = {name: army.keyword(s, unit, word) for word, name in enumerate(KEYWORDS)}
    if army.stalwart(s, unit):
        found[KEYWORDS[STALWART]] = max(1, found[KEYWORDS[STALWART]])
    return {name: value for name, value in found.items() if value}


def can_reach(s: Field, unit: int) -> tuple[list[str], list[str]]:
    """The hexes a unit could move to and still attack, and those it could only move to
    (bow.4.20)."""
    attacking, most = lengths(s, unit)
    near = reach(s, unit, attacking)
    far = near if attacking >= most else reach(s, unit, most)
    return [HEXES[h] for h in sorted(near)], [HEXES[h] for h in sorted(far) if h not in near]


def sees(s: Field, unit: int) -> list[dict[str, Any]]:
    """Of a unit that shoots: each enemy within range, the hexes its line of sight runs through,
    and those of them that block it, none where it is free. Of two lines along hex edges the free
    one, else the first (bow.7.12)."""
    kind, here = s.kind[unit], s.hex[unit]
    if not SHOOTS[kind]:
        return []
    over = CLASS_OF[kind] == RANGED and SHOOTS_OVER[s.ground[here]]
    found = []
    for other, at in enumerate(s.hex):
        if at < 0 or s.house[other] == s.house[unit] or DISTANCE[here][at] > RANGE[kind]:
            continue
        best: tuple[list[str], list[str]] | None = None
        for line in sight_lines(here, at):
            blocked = [HEXES[h] for h in line if blocks(s, h) or (s.unit_at[h] >= 0 and not over)]
            if best is None or not blocked:
                best = [HEXES[h] for h in line], blocked
            if not blocked:
                break
        assert best is not None
        found.append({"unit": other, "through": best[0], "blocked": best[1]})
    return found
