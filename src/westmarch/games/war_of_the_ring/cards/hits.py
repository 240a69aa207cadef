"""Events that roll dice, for hits on an Army or for something else (wotr.5.15)."""

from __future__ import annotations

from westmarch.games.war_of_the_ring.casualties import TakeHits
from westmarch.games.war_of_the_ring.state import War
from westmarch.kernel.chance import roll_dice
from westmarch.kernel.events import tell
from westmarch.kernel.flow import call


def roll_for(s: War, dice: int, needed: int) -> int:
    """Roll dice; how many of them show the number needed or more."""
    rolled = roll_dice(s, dice)
    successes = sum(1 for die in rolled if die >= needed)
    tell(s, "event_roll", dice=rolled, needed=needed, successes=successes)
    return successes


def roll_hits(
    s: War, side: int, place: int, dice: int, needed: int, kill_characters: int = 0
) -> None:
    """Roll dice against an Army: each that shows the number needed or more is a hit. Its Nazgûl
    and Characters fall with its last unit only where the card says so (`kill_characters`)."""
    hits = roll_for(s, dice, needed)
    call(s, TakeHits(side=side, place=place, hits=hits, kill_characters=kill_characters))
