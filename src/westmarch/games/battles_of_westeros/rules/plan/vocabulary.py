"""The words a battle plan may use for points, victory and special rules, with their parameters.

What a word means is registered under its name: scores and conditions in victory.py, special rules
in special_rules.py. Here stands only what the validator and an editor need: parameters and what
values they take.
"""

from __future__ import annotations

WHEN = ("at_once", "round", "end")
"""When points are scored: when it happens, in each Regroup phase, in the last one (bow.11.03)."""

COMMON = frozenset(("what", "house", "when", "points", "note", "rule"))
"""Keys that any line may have."""

SCORES: dict[str, frozenset[str]] = {
    "eliminate": frozenset(("by_rank",)),
    "capture": frozenset(("commander",)),
    "escape": frozenset(),
    "objectives": frozenset(("objectives", "terrain")),
    "morale": frozenset(("zones",)),
    "rows": frozenset(("rows", "count")),
    "survive": frozenset(("units",)),
    "fires": frozenset(("terrain",)),
    "destroyed": frozenset(("terrain",)),
    "standing": frozenset(("terrain",)),
    "area": frozenset(("hexes", "per")),
    "rescued": frozenset(),
}
"""Parameters of each word of [[score]], besides house, when and points."""
TIMES: dict[str, tuple[str, ...]] = {
    "eliminate": ("at_once",),
    "capture": ("at_once",),
    "escape": ("at_once",),
    "objectives": ("round", "end"),
    "morale": ("round", "end"),
    "rows": ("round", "end"),
    "survive": ("round", "end"),
    "fires": ("round", "end"),
    "destroyed": ("end",),
    "standing": ("round", "end"),
    "area": ("round", "end"),
    "rescued": ("round", "end"),
}
"""When each word can be scored."""
CONDITIONS: dict[str, frozenset[str]] = {
    "controls": frozenset(("objectives", "count")),
    "occupies": frozenset(("hexes", "count")),
    "morale": frozenset(("zone", "test")),
    "points": frozenset(("at_least",)),
    "lead": frozenset(("by",)),
    "captured": frozenset(("commander",)),
    "eliminated": frozenset(("count", "units")),
    "escaped": frozenset(("count",)),
    "gathered": frozenset(("count",)),
}
"""Parameters of each word in the conditions of [victory] and [[instant]]."""
SPECIAL: dict[str, frozenset[str]] = {}
"""Parameters of each special rule, all of them needed; special_rules.py fills it."""
SCORES_NEED: dict[str, frozenset[str]] = {
    "rows": frozenset(("rows",)),
    "fires": frozenset(("terrain",)),
    "destroyed": frozenset(("terrain",)),
    "standing": frozenset(("terrain",)),
    "area": frozenset(("hexes",)),
}
"""Parameters a score cannot do without."""
CONDITIONS_NEED: dict[str, frozenset[str]] = {
    "occupies": frozenset(("hexes",)),
    "morale": frozenset(("zone", "test")),
    "points": frozenset(("at_least",)),
    "lead": frozenset(("by",)),
    "captured": frozenset(("commander",)),
    "gathered": frozenset(("count",)),
}
"""Parameters a condition cannot do without."""


CONDITIONS_NEED_ONE: dict[str, tuple[str, ...]] = {"eliminated": ("count", "units")}
"""Parameters of which a condition needs at least one."""

NUMBER, THREE_NUMBERS, ROWS = "number", "three_numbers", "rows"
PLACE, PLACES, TERRAIN, HOUSE = "hex", "hexes", "terrain", "house"
COMMANDERS, UNITS, OBJECTIVES = "commanders", "units", "objectives"
ZONE, TEST, NOTE = "zone", "test", "note"

ZONES = ("grey", "green", "yellow", "red")
"""The zones of the morale track, from the centre outward."""
TESTS = ("better", "worse")
"""A morale requirement: the zone or better, the zone or worse (bow.5.18)."""

_VALUES: dict[str, str] = {
    "points": NUMBER,
    "count": NUMBER,
    "per": NUMBER,
    "at_least": NUMBER,
    "by": NUMBER,
    "real": NUMBER,
    "first": NUMBER,
    "dice": NUMBER,
    "by_rank": THREE_NUMBERS,
    "zones": THREE_NUMBERS,
    "tokens": THREE_NUMBERS,
    "rows": ROWS,
    "hex": PLACE,
    "hexes": PLACES,
    "terrain": TERRAIN,
    "house": HOUSE,
    "commander": COMMANDERS,
    "units": UNITS,
    "objectives": OBJECTIVES,
    "zone": ZONE,
    "test": TEST,
    "note": NOTE,
}
_OWN_VALUES: dict[tuple[str, str], str] = {("bystander", "by"): HOUSE}
"""Where a word uses a parameter's name for something else."""


def value_of(word: str, parameter: str) -> str:
    """What values a parameter of a word takes; empty where no word has such a parameter."""
    return _OWN_VALUES.get((word, parameter), _VALUES.get(parameter, ""))
