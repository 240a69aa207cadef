"""Sides, Nations, figures and Characters: small integers with names (chapter 2 of the rulebook).

Figures are counted per place in one flat list (state.py); a *kind* is a column of it: the Regulars
of Gondor, the Leaders of Rohan, the Nazgûl. Characters are unique and have a place each.
"""

from __future__ import annotations

from typing import Any

from westmarch.kernel.engine import datapack


def load(name: str) -> dict[str, Any]:
    """One of the game's data files."""
    return datapack.load("westmarch.games.war_of_the_ring", name)


FREE_PEOPLES, SHADOW = 0, 1
SIDES = ("free_peoples", "shadow")

# ---- Nations (wotr.2.06), Free Peoples first
NATIONS = (
    "dwarves",
    "elves",
    "gondor",
    "north",
    "rohan",
    "isengard",
    "sauron",
    "southrons_easterlings",
)
DWARVES, ELVES, GONDOR, NORTH, ROHAN, ISENGARD, SAURON, SOUTHRONS = range(8)
NO_NATION = -1
FP_NATIONS = range(5)
SHADOW_NATIONS = range(5, 8)
NATION = {name: i for i, name in enumerate(NATIONS)}


def side_of_nation(nation: int) -> int:
    """Which side a Nation belongs to."""
    return FREE_PEOPLES if nation < ISENGARD else SHADOW


# ---- figure kinds: (Regular, Elite, Leader) per Free Peoples Nation, (Regular, Elite) per Shadow
#      Nation, then the Nazgûl
REGULAR, ELITE, LEADER = 0, 1, 2
NAZGUL = 21
KINDS = 22

FIGURES: tuple[str, ...] = (
    *(f"{NATIONS[n]}_{t}" for n in FP_NATIONS for t in ("regular", "elite", "leader")),
    *(f"{NATIONS[n]}_{t}" for n in SHADOW_NATIONS for t in ("regular", "elite")),
    "nazgul",
)
FIGURE = {name: i for i, name in enumerate(FIGURES)}

NATION_OF_KIND: tuple[int, ...] = (
    *(n for n in FP_NATIONS for _ in range(3)),
    *(n for n in SHADOW_NATIONS for _ in range(2)),
    SAURON,
)
TYPE_OF_KIND: tuple[int, ...] = (
    *(t for _ in FP_NATIONS for t in (REGULAR, ELITE, LEADER)),
    *(t for _ in SHADOW_NATIONS for t in (REGULAR, ELITE)),
    LEADER,
)
"""Nazgûl are Leaders of the Shadow (wotr.2.12)."""
SIDE_OF_KIND: tuple[int, ...] = tuple(FREE_PEOPLES if k < 15 else SHADOW for k in range(KINDS))
IS_UNIT: tuple[bool, ...] = tuple(t != LEADER for t in TYPE_OF_KIND)
"""A Leader is not a unit (wotr.2.11)."""


def regular_of(nation: int) -> int:
    """The kind of a Nation's Regulars."""
    return nation * 3 if nation < ISENGARD else 15 + (nation - ISENGARD) * 2


def elite_of(nation: int) -> int:
    """The kind of a Nation's Elites."""
    return regular_of(nation) + 1


def leader_of(nation: int) -> int:
    """The kind of a Nation's Leaders; Sauron's are the Nazgûl."""
    assert nation < ISENGARD or nation == SAURON
    return nation * 3 + 2 if nation < ISENGARD else NAZGUL


KINDS_OF_SIDE: tuple[tuple[int, ...], ...] = tuple(
    tuple(k for k in range(KINDS) if SIDE_OF_KIND[k] == side) for side in (0, 1)
)
UNIT_KINDS: tuple[tuple[int, ...], ...] = tuple(
    tuple(k for k in kinds if IS_UNIT[k]) for kinds in KINDS_OF_SIDE
)
LEADER_KINDS: tuple[tuple[int, ...], ...] = tuple(
    tuple(k for k in kinds if not IS_UNIT[k]) for kinds in KINDS_OF_SIDE
)
ELITE_KINDS: tuple[tuple[int, ...], ...] = tuple(
    tuple(k for k in kinds if TYPE_OF_KIND[k] == ELITE) for kinds in KINDS_OF_SIDE
)
REGULAR_KINDS: tuple[tuple[int, ...], ...] = tuple(
    tuple(k for k in kinds if TYPE_OF_KIND[k] == REGULAR) for kinds in KINDS_OF_SIDE
)

# ---- Characters
_CHARACTERS = load("characters.toml")["character"]
CHARACTERS: tuple[str, ...] = tuple(c["id"] for c in _CHARACTERS)
CHARACTER = {name: i for i, name in enumerate(CHARACTERS)}
(
    GANDALF_THE_GREY,
    STRIDER,
    BOROMIR,
    LEGOLAS,
    GIMLI,
    MERIADOC,
    PEREGRIN,
    ARAGORN,
    GANDALF_THE_WHITE,
    GOLLUM,
    SARUMAN,
    WITCH_KING,
    MOUTH_OF_SAURON,
) = range(13)
CHARACTER_NAMES: tuple[str, ...] = tuple(c["name"] for c in _CHARACTERS)
LEVEL: tuple[int, ...] = tuple(c["level"] for c in _CHARACTERS)
LEADERSHIP: tuple[int, ...] = tuple(c["leadership"] for c in _CHARACTERS)
ANY_NATION = -2
ACTIVATES: tuple[int, ...] = tuple(
    ANY_NATION if c.get("activates") == "any" else NATION.get(c.get("activates"), NO_NATION)
    for c in _CHARACTERS
)
COMPANIONS = range(GANDALF_THE_GREY, GOLLUM)
HOBBITS = (MERIADOC, PEREGRIN)
MINIONS = range(SARUMAN, MOUTH_OF_SAURON + 1)
SIDE_OF_CHARACTER: tuple[int, ...] = tuple(
    FREE_PEOPLES if c <= GOLLUM else SHADOW for c in range(13)
)
CAPTAINS_OF_THE_WEST: tuple[int, ...] = tuple(
    i for i, c in enumerate(_CHARACTERS) if c.get("captain")
)
"""Those who add 1 to the Combat strength of their Army."""

# Where a Character is when not at a place on the map
IN_FELLOWSHIP, SET_ASIDE, ELIMINATED = -1, -2, -3
