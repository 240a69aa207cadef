"""The words a battle plan may use for points, victory and special rules, with their parameters.

What a word means is registered under its name: scores and conditions in victory.py, special rules
in special_rules.py. Here stands only what the validator and an editor need: parameter names.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

WHEN = ("at_once", "round", "end")
"""When points are scored: when it happens, in each Regroup phase, in the last one (bow.11.03)."""

_COMMON = frozenset(("what", "house", "when", "points", "note", "rule"))

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


def check(
    words: Mapping[str, frozenset[str]],
    needs: Mapping[str, frozenset[str]],
    line: dict[str, Any],
    where: str,
    word: str = "what",
) -> Iterator[str]:
    """What is wrong with a line: an unknown word, a parameter the word does not have, or one that
    is missing."""
    name = str(line.get(word))
    if name not in words:
        yield f"{where}: '{name}' is not known (known: {', '.join(words)})"
        return
    for key in line:
        if key not in words[name] and key not in _COMMON:
            known = ", ".join(sorted(words[name])) or "none"
            yield f"{where}: {name} has no parameter '{key}' (parameters: {known})"
    for key in sorted(needs.get(name, frozenset()) - line.keys()):
        yield f"{where}: {name} needs '{key}'"
