"""The nine Fate cards. What those beside a sheet do while they lie there is in the modules of the
rules they bend (table_cards.py)."""

from __future__ import annotations

from westmarch.games.five_armies.rules.characters.characters import (
    add_eagles,
    add_wrath,
    shift_on_track,
)
from westmarch.games.five_armies.rules.map.pieces import (
    BEORN,
    ELIMINATED,
    LORD_OF_THE_EAGLES,
    ON_TRACK,
)
from westmarch.games.five_armies.rules.state import Battlefield
from westmarch.games.five_armies.rules.turn.event_cards import event


@event("fate_01")
def giant_size(s: Battlefield, side: int) -> None:
    add_wrath(s, 2)


@event("fate_02")
def redoubled_in_wrath(s: Battlefield, side: int) -> None:
    """Without effect once Beorn is eliminated (b5a.7.09)."""
    if s.characters[BEORN] != ELIMINATED:
        add_wrath(s, 4)


@event("fate_03")
def roaring_voice(s: Battlefield, side: int) -> None:
    add_wrath(s, 2)


@event("fate_04")
def the_eagles_are_coming(s: Battlefield, side: int) -> None:
    add_eagles(s, 2)


@event("fate_05")
def where_are_the_eagles(s: Battlefield, side: int) -> None:
    if s.characters[LORD_OF_THE_EAGLES] == ON_TRACK:
        shift_on_track(s, LORD_OF_THE_EAGLES)
        add_eagles(s, 1)
    else:
        add_eagles(s, 2)


@event("fate_06")
def eagles_are_not_kindly_birds(s: Battlefield, side: int) -> None:
    """Works from the table: `MountainAttack`."""


@event("fate_07")
def fury_of_the_dwarves(s: Battlefield, side: int) -> None:
    """Works from the table: `leadership_at`, `strength_at`."""


@event("fate_08")
def mighty_strokes_of_thorin(s: Battlefield, side: int) -> None:
    """Works from the table: `CombatRound.available`."""


@event("fate_09")
def shining_armour(s: Battlefield, side: int) -> None:
    """Works from the table: `Relief`."""
