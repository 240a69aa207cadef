"""Who sits where and who decides what, for two, three and four players (wotr.11.01)."""

from __future__ import annotations

from westmarch.games.war_of_the_ring.rules.map.pieces import (
    DWARVES,
    ELVES,
    FREE_PEOPLES,
    GONDOR,
    ISENGARD,
    NORTH,
    ROHAN,
    SAURON,
    SHADOW,
    SOUTHRONS,
)
from westmarch.games.war_of_the_ring.rules.state import War

SEATS: dict[int, tuple[str, ...]] = {
    2: ("free_peoples", "shadow"),
    3: ("free_peoples", "witch_king", "saruman"),
    4: ("gondor", "rohan", "witch_king", "saruman"),
}
# These tables are indexed by the number of players.
SEATS_OF_SIDE: tuple[tuple[tuple[int, ...], ...], ...] = (
    (),
    (),
    ((0,), (1,)),
    ((0,), (1, 2)),
    ((0, 1), (2, 3)),
)
SIDE_OF_SEAT: tuple[tuple[int, ...], ...] = ((), (), (0, 1), (0, 1, 1), (0, 0, 1, 1))

_FOUR = {GONDOR: 0, ELVES: 0, ROHAN: 1, NORTH: 1, DWARVES: 1, SAURON: 2, ISENGARD: 3, SOUTHRONS: 3}
OWNER: tuple[tuple[int, ...], ...] = (
    (),
    (),
    (0, 0, 0, 0, 0, 1, 1, 1),
    tuple(0 if n < ISENGARD else _FOUR[n] - 1 for n in range(8)),
    tuple(_FOUR[n] for n in range(8)),
)
"""OWNER[players][nation]: the seat that controls a Nation."""


def side_of(s: War, seat: int) -> int:
    """The side a seat plays for."""
    return SIDE_OF_SEAT[s.players][seat]


def seats_of(s: War, side: int) -> tuple[int, ...]:
    """The seats that play for a side."""
    return SEATS_OF_SIDE[s.players][side]


def leading_first(s: War, side: int) -> tuple[int, ...]:
    """The seats that play for a side, that of its leading player first: the order in which partners
    do what the rulebook does not order."""
    seats = SEATS_OF_SIDE[s.players][side]
    return seats if seats[0] == s.leading[side] else seats[::-1]


def owner(s: War, nation: int) -> int:
    """The seat that controls a Nation."""
    return OWNER[s.players][nation]


def hunted(s: War) -> int:
    """The seat that decides for the Fellowship in the Hunt (wotr.11.13)."""
    return s.leading[FREE_PEOPLES]


def hunter(s: War) -> int:
    """The seat that decides for the Shadow in the Hunt."""
    return s.leading[SHADOW]


def partner(s: War, seat: int) -> int | None:
    """The other player of the same side, if there is one."""
    for other in seats_of(s, side_of(s, seat)):
        if other != seat:
            return other
    return None
