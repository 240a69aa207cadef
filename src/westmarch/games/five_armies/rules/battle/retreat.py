"""Retreat and rout (b5a.10.36 to b5a.10.40), Beorn's retreat too (b5a.12.21)."""

from __future__ import annotations

from typing import ClassVar

from westmarch.games.five_armies.rules.actions import SPACE
from westmarch.games.five_armies.rules.battle.damage import InflictDamage, KeepLimit, lose_wrath
from westmarch.games.five_armies.rules.map.armies import (
    enemy_at,
    enemy_controls,
    limit_at,
    move_everything,
    next_to_enemy,
    units_at,
)
from westmarch.games.five_armies.rules.map.board import NEIGHBOURS, PLACE, PLACES, REGIONS, is_ford
from westmarch.games.five_armies.rules.map.control import army_enters, controls
from westmarch.games.five_armies.rules.map.pieces import BEORN, FREE_PEOPLES, SIDES
from westmarch.games.five_armies.rules.state import Battlefield
from westmarch.kernel.engine.decision import Action
from westmarch.kernel.engine.events import tell
from westmarch.kernel.engine.flow import Offered, call, choice
from westmarch.kernel.engine.state import Frame

SPACE.verb("retreat_to", REGIONS)


def retreats(s: Battlefield, side: int, origin: int, beorn: bool = False) -> list[int]:
    """Regions an army may retreat to: safe ones, held or with friends (b5a.10.38), and those away
    from every enemy and not across a ford (b5a.10.37). Beorn keeps apart from armies."""
    found: list[int] = []
    for region in NEIGHBOURS[origin]:
        if enemy_at(s, side, region) or _kept_apart(s, side, region, beorn):
            continue
        safe = controls(s, side, region) or units_at(s, side, region) > 0
        if safe or not (
            enemy_controls(s, side, region)
            or is_ford(origin, region)
            or next_to_enemy(s, side, region)
        ):
            found.append(region)
    return found


def _kept_apart(s: Battlefield, side: int, region: int, beorn: bool) -> bool:
    """Whether Beorn and a Free Peoples army would end in one region (b5a.12.14, b5a.12.21)."""
    if side != FREE_PEOPLES:
        return False
    return s.fp_units[region] > 0 if beorn else s.characters[BEORN] == region


def forced_retreats(s: Battlefield, side: int, origin: int, beorn: bool = False) -> list[int]:
    """Regions the attacker may send an army to that has no permitted one (b5a.10.39)."""
    return [
        region
        for region in NEIGHBOURS[origin]
        if not enemy_at(s, side, region)
        and not enemy_controls(s, side, region)
        and not _kept_apart(s, side, region, beorn)
    ]


def can_retreat(s: Battlefield, side: int, origin: int, beorn: bool = False) -> bool:
    """Whether there is any region to go to, chosen by either player."""
    return bool(retreats(s, side, origin, beorn) or forced_retreats(s, side, origin, beorn))


class Retreat(Frame):
    """The whole army with all its characters and tokens leaves the battle region; or Beorn does.

    Without a permitted region the attacker chooses, and the army takes one Damage after the move
    (b5a.10.39).
    """

    sequence: ClassVar[tuple[str, ...]] = ("choose_region", "move_army", "arrive")
    side: int
    origin: int
    beorn: int = 0
    to: int = -1
    forced: int = 0

    @choice("retreat", rule="b5a.10.37")
    def choose_region(self, s: Battlefield) -> Offered:
        beorn = bool(self.beorn)
        chooser, regions = self.side, retreats(s, self.side, self.origin, beorn)
        if not regions:
            chooser = 1 - self.side
            regions = forced_retreats(s, self.side, self.origin, beorn)
        return chooser, [("retreat_to", REGIONS[r]) for r in regions]

    @choose_region.takes
    def _(self, s: Battlefield, action: Action) -> None:
        self.to = PLACE[str(action[1])]
        self.forced = int(not retreats(s, self.side, self.origin, bool(self.beorn)))

    def move_army(self, s: Battlefield) -> None:
        tell(
            s,
            "retreated",
            side=SIDES[self.side],
            origin=PLACES[self.origin],
            to=PLACES[self.to],
            forced=bool(self.forced),
        )
        if self.beorn:
            s.characters[BEORN] = self.to
        else:
            move_everything(s, self.side, self.origin, self.to)
        army_enters(s, self.side, self.to)

    def arrive(self, s: Battlefield) -> None:
        if self.beorn:
            if self.forced:
                lose_wrath(s, 1)
            return
        if self.forced:
            call(s, InflictDamage(side=self.side, place=self.to, amount=1))
        if units_at(s, self.side, self.to) > limit_at(self.side, self.to):
            call(s, KeepLimit(side=self.side, place=self.to))
