"""Events that roll dice, for hits on an Army or for something else (wotr.5.15)."""

from __future__ import annotations

from typing import ClassVar

from westmarch.games.war_of_the_ring.rules.battle.casualties import TakeHits
from westmarch.games.war_of_the_ring.rules.map.board import PLACE, PLACES
from westmarch.games.war_of_the_ring.rules.seats import side_of
from westmarch.games.war_of_the_ring.rules.state import War
from westmarch.kernel.engine.chance import roll_dice
from westmarch.kernel.engine.decision import Action
from westmarch.kernel.engine.events import tell
from westmarch.kernel.engine.flow import Offered, call, choice
from westmarch.kernel.engine.state import Frame


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


class StrikeArmy(Frame):
    """The player of an Event chooses an enemy Army at one of these places; dice are rolled against
    it."""

    sequence: ClassVar[tuple[str, ...]] = ("choose_army",)
    seat: int
    places: tuple[int, ...]
    dice: int
    needed: int

    @choice("choose_army", rule="wotr.5.14")
    def choose_army(self, s: War) -> Offered:
        return self.seat, [("choose_place", PLACES[p]) for p in self.places]

    @choose_army.takes
    def _(self, s: War, action: Action) -> None:
        side = 1 - side_of(s, self.seat)
        roll_hits(s, side, PLACE[str(action[1])], self.dice, self.needed)
