"""Sides, units, characters and recruitment tokens: small integers with names (chapters 1 and 3).

Army units are counted per place in one flat list (state.py); a *kind* is a column of it. Characters
are unique and have a place each.
"""

from __future__ import annotations

from typing import Any

from westmarch.kernel.engine import datapack


def load(name: str) -> dict[str, Any]:
    """One of the game's data files."""
    return datapack.load("westmarch.games.five_armies", name)


FREE_PEOPLES, SHADOW = 0, 1
SIDES = ("free_peoples", "shadow")

# ---- army units (b5a.1.05, b5a.9.04), Free Peoples first
_UNITS = load("units.toml")
_ARMY_UNITS = _UNITS["unit"]
UNITS: tuple[str, ...] = tuple(u["id"] for u in _ARMY_UNITS)
UNIT = {name: i for i, name in enumerate(UNITS)}
(
    DWARF_REGULAR,
    DWARF_VETERAN,
    LAKE_MEN,
    ELF_ARCHER,
    ELF_SPEARMAN,
    ORC,
    WARG,
    GOBLIN,
    GREAT_ORC,
) = range(9)
KINDS = 9
UNIT_NAMES: tuple[str, ...] = tuple(u["name"] for u in _ARMY_UNITS)
KINDS_OF_SIDE: tuple[tuple[int, ...], tuple[int, ...]] = (
    tuple(range(ORC)),
    tuple(range(ORC, KINDS)),
)
FIGURES: tuple[int, ...] = tuple(u["figures"] for u in _ARMY_UNITS)
"""Figures of each kind in the box: a hard limit (b5a.3.14)."""
STRENGTH: tuple[int, ...] = tuple(u["strength"] for u in _ARMY_UNITS)
FAVOURS_ALL_WHEN_ATTACKING: tuple[bool, ...] = tuple(
    u.get("favours_all_when_attacking", False) for u in _ARMY_UNITS
)
FAVOURITE_TERRAIN: tuple[tuple[str, ...], ...] = tuple(
    tuple(u["favourite_terrain"]) for u in _ARMY_UNITS
)
DWARVES: tuple[int, ...] = tuple(i for i, u in enumerate(_ARMY_UNITS) if u["people"] == "dwarves")
ELVES: tuple[int, ...] = tuple(i for i, u in enumerate(_ARMY_UNITS) if u["people"] == "elves")
MEN: tuple[int, ...] = tuple(i for i, u in enumerate(_ARMY_UNITS) if u["people"] == "men")
EAGLES: int = _UNITS["special_unit"][0]["figures"]
GREAT_BATS: int = _UNITS["special_unit"][1]["figures"]


def side_of_kind(kind: int) -> int:
    """The side of a kind of unit."""
    return FREE_PEOPLES if kind < ORC else SHADOW


# ---- characters (b5a.3.13)
CHARACTER_DATA: tuple[dict[str, Any], ...] = tuple(load("characters.toml")["character"])
CHARACTERS: tuple[str, ...] = tuple(c["id"] for c in CHARACTER_DATA)
CHARACTER = {name: i for i, name in enumerate(CHARACTERS)}
BARD, DAIN, GANDALF, THRANDUIL, LORD_OF_THE_EAGLES, BILBO, THORIN, BEORN, BOLG = range(9)
CHARACTER_NAMES: tuple[str, ...] = tuple(c["name"] for c in CHARACTER_DATA)
LEADERSHIP: tuple[int, ...] = tuple(c["leadership"] for c in CHARACTER_DATA)
MOVEMENT: tuple[int, ...] = tuple(c["movement"] for c in CHARACTER_DATA)
FATE_SPACE: tuple[int, ...] = tuple(c.get("fate_space", -1) for c in CHARACTER_DATA)
"""Space of the fate track where a character waits; -1 for the others (b5a.2.07)."""
GENERALS: tuple[int, ...] = tuple(i for i, c in enumerate(CHARACTER_DATA) if c.get("general"))
"""The Free Peoples Generals (b5a.8.12)."""
WITH_ARMIES: tuple[tuple[int, ...], tuple[int, ...]] = (
    (BARD, DAIN, GANDALF, THRANDUIL, BILBO, THORIN),
    (BOLG,),
)
"""Characters of each side that can belong to an army: not Beorn, not the Lord of the Eagles
(b5a.8.02)."""

# Where a character is when not at a place on the board
ON_TRACK, OUT_OF_PLAY, ELIMINATED, VANISHED, IN_EYRIE, ALOFT, MARCHING = range(-1, -8, -1)
"""Waiting on the fate track; not yet in play (Bolg); out of the game; Bilbo taken off the board
but in play; the Lord in the Eyrie; the Lord over the battlefield; with an army on the march."""

# ---- recruitment tokens (b5a.9.28)
_TOKENS = load("setup.toml")["token"]
TOKENS: tuple[str, ...] = tuple(t["id"] for t in _TOKENS)
TOKEN = {name: i for i, name in enumerate(TOKENS)}
DWARVES_AND_MEN, ELVES_TOKEN, SHADOW_TOKEN = range(3)
TOKEN_KINDS = 3
TOKENS_OF_SIDE: tuple[tuple[int, ...], tuple[int, ...]] = (
    (DWARVES_AND_MEN, ELVES_TOKEN),
    (SHADOW_TOKEN,),
)
FACE_UNIT: tuple[tuple[int, ...], ...] = tuple(
    tuple(UNIT[f["unit"]] for f in t["faces"]) for t in _TOKENS
)
"""The unit each face of a kind of token shows."""
FACE_COUNT: tuple[tuple[int, ...], ...] = tuple(
    tuple(f["units"] for f in t["faces"]) for t in _TOKENS
)
"""How many of that unit the face brings."""
FACES_IN_BOX: tuple[tuple[int, ...], ...] = tuple(
    tuple(f["count"] for f in t["faces"]) for t in _TOKENS
)
UNITS_OF_TOKEN: tuple[tuple[int, ...], ...] = tuple(
    tuple(k for k in range(KINDS) if _ARMY_UNITS[k].get("token") == name) for name in TOKENS
)
"""Units that may stand in for each other when a shown one is missing (b5a.9.33)."""
