"""Terrain hexes and terrain tokens (chapter 13): what each does, indexed by *ground*.

The ground of a hex is what counts in it: its terrain token if it has one, else plains where a
devastation token lies, else the terrain hex itself (bow.13.02, bow.13.19).
"""

from __future__ import annotations

from typing import Any

from westmarch.games.battles_of_westeros.rules.battlefield.pieces import (
    CAVALRY,
    CLASSES,
    INFANTRY,
    load,
)

_TERRAIN = load("terrain.toml")["terrain"]
GROUNDS: tuple[str, ...] = (*(t["id"] for t in _TERRAIN), "off")
GROUND = {name: i for i, name in enumerate(GROUNDS)}
GROUND_NAMES: tuple[str, ...] = (*(t["name"] for t in _TERRAIN), "off the battlefield")
PLAINS = GROUND["plains"]
OFF = GROUND["off"]
NO_TOKEN = -1
HILLS = GROUND["hills"]
BUILDING = GROUND["building"]
RIVER = GROUND["river"]
FOREST_RIVER = GROUND["forest_river"]
FORD = GROUND["ford"]
TENT = GROUND["tent"]
SIEGE_TOWER = GROUND["siege_tower"]
WOODEN_BRIDGE = GROUND["wooden_bridge"]
STONE_BRIDGE = GROUND["stone_bridge"]
PALISADE = GROUND["palisade"]
IS_TOKEN: tuple[bool, ...] = (*(t["kind"] == "token" for t in _TERRAIN), False)
SYMBOL_OF: dict[str, int] = {t["symbol"]: i for i, t in enumerate(_TERRAIN) if "symbol" in t}
"""The terrain hexes by the letters of a battle's map."""


def _column(key: str, default: Any, off: Any) -> tuple[Any, ...]:
    return (*(t.get(key, default) for t in _TERRAIN), off)


NO_CAP = 99
BLOCKS: tuple[bool, ...] = _column("blocks", False, False)
PASSABLE: tuple[bool, ...] = _column("passable", True, False)
STOPS: tuple[bool, ...] = _column("stop", False, False)
STOPS_INFANTRY: tuple[bool, ...] = _column("stop_infantry", False, False)
CAVALRY_PENALTY: tuple[int, ...] = _column("cavalry_penalty", 0, 0)
ROAD: tuple[bool, ...] = _column("road", False, False)
NO_PURSUIT: tuple[bool, ...] = _column("no_pursuit", False, True)
CAP_AGAINST: tuple[int, ...] = _column("cap_against", NO_CAP, NO_CAP)
CAP_WAIVED_ON: tuple[int, ...] = tuple(
    GROUND[t["cap_waived_on"]] if "cap_waived_on" in t else -1 for t in (*_TERRAIN, {})
)
CAP_FROM: tuple[int, ...] = _column("cap_from", NO_CAP, NO_CAP)
CAP_FROM_RANGED: tuple[int, ...] = _column("cap_from_ranged", NO_CAP, NO_CAP)
CAP_COUNTERATTACK: tuple[int, ...] = _column("cap_counterattack", NO_CAP, NO_CAP)
COVER: tuple[int, ...] = _column("cover", 0, 0)
SHOOTS_OVER: tuple[bool, ...] = _column("shoots_over_units", False, False)
BURNS: tuple[int, ...] = _column("burns", 0, 0)
"""Burn limit; 0 where fire is not possible (bow.14.03)."""
NOTHING, DEVASTATION, REMOVED = range(3)
BURNED: tuple[int, ...] = tuple(
    {"": NOTHING, "devastation": DEVASTATION, "removed": REMOVED}[t.get("burned", "")]
    for t in (*_TERRAIN, {})
)
"""What happens when the fire is at the burn limit (bow.14.05)."""

CLOSED, STOP = 100, 99


def _cost(unit_class: int, ground: int, stops: bool) -> int:
    if not PASSABLE[ground]:
        return CLOSED
    if stops and (STOPS[ground] or (STOPS_INFANTRY[ground] and unit_class == INFANTRY)):
        return STOP
    return CAVALRY_PENALTY[ground] if unit_class == CAVALRY else 0


ENTER: tuple[tuple[tuple[int, ...], ...], ...] = tuple(
    tuple(tuple(_cost(c, g, stops) for g in range(len(GROUNDS))) for c in range(len(CLASSES)))
    for stops in (False, True)
)
"""ENTER[terrain stops it][class][ground]: how much a hex shortens the rest of a move; CLOSED where
it cannot be entered, STOP where the move ends (bow.13.03, bow.13.17)."""
