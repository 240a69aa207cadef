"""Damage to armies and fortifications, and casualties (b5a.10.26 to b5a.10.33, b5a.10.42).

In a battle the round places the damage of both sides at once (combat_round.py); what else hurts an
army calls `InflictDamage`.
"""

from __future__ import annotations

from typing import ClassVar

from westmarch.games.five_armies.rules.actions import DONE, NO, SPACE, YES
from westmarch.games.five_armies.rules.map.armies import (
    eliminate,
    eliminate_character,
    kinds_at,
    limit_at,
    remove_damage,
    units_at,
    walls_stand,
)
from westmarch.games.five_armies.rules.map.board import DEFENCE, PLACES
from westmarch.games.five_armies.rules.map.pieces import (
    BEORN,
    BILBO,
    BOLG,
    FREE_PEOPLES,
    SHADOW,
    THORIN,
    UNIT,
    UNITS,
    VANISHED,
)
from westmarch.games.five_armies.rules.state import Battlefield
from westmarch.games.five_armies.rules.turn.table_cards import SHINING_ARMOUR, on_table
from westmarch.kernel.engine.decision import Action
from westmarch.kernel.engine.events import tell
from westmarch.kernel.engine.flow import Offered, call, choice
from westmarch.kernel.engine.state import Frame

PER_CASUALTY = 2
"""Damage tokens an eliminated unit takes along (b5a.10.27)."""
WALLS_OUTSIDE = "walls_and_damage_outside_battle"
"""The ruling on whether walls take damage that comes from outside a battle (b5a.10.43)."""
VANISHING = 2
"""Damage tokens that go when Bilbo vanishes (b5a.8.22)."""

SPACE.verb("eliminate", UNITS)


def lay(s: Battlefield, side: int, place: int, amount: int, walls: bool = True) -> None:
    """Put Damage tokens on the fortification that protects an army and the rest on the army
    (b5a.10.29); on Beorn's Wrath, if it is he who stands there (b5a.12.20)."""
    if walls and walls_stand(s, place):
        taken = min(amount, DEFENCE[place] - s.wall_damage[place])
        if taken:
            s.wall_damage[place] += taken
            amount -= taken
            tell(s, "wall_damaged", place=PLACES[place], count=taken)
    if not amount:
        return
    if units_at(s, side, place):
        s.damage[place] += amount
        tell(s, "damaged", place=PLACES[place], count=amount)
    elif side == FREE_PEOPLES and s.characters[BEORN] == place:
        lose_wrath(s, amount)


def lose_wrath(s: Battlefield, amount: int) -> None:
    """Beorn loses Wrath, and with the last of it his life (b5a.12.20)."""
    s.wrath = max(0, s.wrath - amount)
    tell(s, "wrath_lost", count=amount, left=s.wrath)
    if not s.wrath:
        eliminate_character(s, BEORN)


class Casualties(Frame):
    """The owner of an army eliminates units, each with up to two Damage tokens (b5a.10.27).

    He must while there are more tokens than units (b5a.10.28), or more than `at_most` where a rule
    or card says so; else he may, unless not `voluntary`.
    """

    sequence: ClassVar[tuple[str, ...]] = ("choose_casualty",)
    side: int
    place: int
    at_most: int = 99
    voluntary: int = 1

    @choice("casualties", rule="b5a.10.27")
    def choose_casualty(self, s: Battlefield) -> Offered:
        damage = s.damage[self.place]
        if not damage:
            return None
        forced = damage > min(self.at_most, units_at(s, self.side, self.place))
        if not forced and not self.voluntary:
            return None
        actions: list[Action] = [
            ("eliminate", UNITS[k]) for k in kinds_at(s, self.side, self.place)
        ]
        if not forced:
            actions.append(DONE)
        return self.side, actions

    @choose_casualty.takes
    def _(self, s: Battlefield, action: Action) -> None:
        if action != DONE:
            take_casualty(s, self.place, UNIT[str(action[1])])
            self.goto("choose_casualty")


def take_casualty(s: Battlefield, place: int, kind: int, heals: int = PER_CASUALTY) -> None:
    """Eliminate a unit and take Damage tokens off its army."""
    remove_damage(s, place, heals)
    eliminate(s, place, kind)


class KeepLimit(Frame):
    """An army above the limit: casualties first, then units go for nothing, then those its Damage
    demands (b5a.9.17, b5a.9.36)."""

    sequence: ClassVar[tuple[str, ...]] = ("take_casualties", "remove_units", "forced_casualties")
    side: int
    place: int

    def take_casualties(self, s: Battlefield) -> None:
        if units_at(s, self.side, self.place) <= limit_at(self.side, self.place):
            self.end()
        else:
            call(s, Casualties(side=self.side, place=self.place))

    @choice("army_limit", rule="b5a.9.17")
    def remove_units(self, s: Battlefield) -> Offered:
        if units_at(s, self.side, self.place) <= limit_at(self.side, self.place):
            return None
        return self.side, [("eliminate", UNITS[k]) for k in kinds_at(s, self.side, self.place)]

    @remove_units.takes
    def _(self, s: Battlefield, action: Action) -> None:
        eliminate(s, self.place, UNIT[str(action[1])])
        self.goto("remove_units")

    def forced_casualties(self, s: Battlefield) -> None:
        call(s, Casualties(side=self.side, place=self.place, voluntary=0))


class Relief(Frame):
    """What the owner may do about Damage tokens just put on an army: Bilbo vanishes (b5a.8.22),
    and Thorin's Shining Armour takes tokens. `amount`: how many were put on it."""

    sequence: ClassVar[tuple[str, ...]] = ("shining_armour", "bilbo_vanishes")
    side: int
    place: int
    amount: int

    @choice("shining_armour", rule="b5a.10.26")
    def shining_armour(self, s: Battlefield) -> Offered:
        if (
            self.side != FREE_PEOPLES
            or s.characters[THORIN] != self.place
            or not on_table(s, SHINING_ARMOUR)
        ):
            return None
        most = min(self.amount, s.damage[self.place])
        return FREE_PEOPLES, [("choose_number", n) for n in range(most + 1)]

    @shining_armour.takes
    def _(self, s: Battlefield, action: Action) -> None:
        count = int(action[1])
        if count:
            s.damage[self.place] -= count
            s.armour += count
            tell(s, "armour_damaged", count=count)

    @choice("bilbo_vanishes", rule="b5a.8.22")
    def bilbo_vanishes(self, s: Battlefield) -> Offered:
        if (
            self.side != FREE_PEOPLES
            or s.characters[BILBO] != self.place
            or not s.rings
            or not s.damage[self.place]
        ):
            return None
        return FREE_PEOPLES, [YES, NO]

    @bilbo_vanishes.takes
    def _(self, s: Battlefield, action: Action) -> None:
        if action == YES:
            s.rings -= 1
            s.characters[BILBO] = VANISHED
            tell(s, "bilbo_vanished", rings=s.rings)
            remove_damage(s, self.place, VANISHING)


def bodyguard_may_stop(s: Battlefield, side: int, place: int) -> bool:
    """Whether Bolg's bodyguard can prevent damage to an army (b5a.12.30)."""
    return side == SHADOW and s.bodyguards > 0 and s.characters[BOLG] == place


def use_bodyguard(s: Battlefield) -> None:
    """Discard a Bodyguard token."""
    s.bodyguards -= 1
    tell(s, "bodyguard_used", left=s.bodyguards)


class InflictDamage(Frame):
    """Damage outside a battle: placed, prevented or reduced, then casualties (b5a.10.42). A
    fortification takes it first (b5a.10.43)."""

    sequence: ClassVar[tuple[str, ...]] = ("bodyguard", "place_tokens", "casualties")
    side: int
    place: int
    amount: int

    @choice("bodyguard", rule="b5a.12.30")
    def bodyguard(self, s: Battlefield) -> Offered:
        if not self.amount or not bodyguard_may_stop(s, self.side, self.place):
            return None
        return SHADOW, [YES, NO]

    @bodyguard.takes
    def _(self, s: Battlefield, action: Action) -> None:
        if action == YES:
            use_bodyguard(s)
            self.goto("casualties")

    def place_tokens(self, s: Battlefield) -> None:
        if not self.amount:
            self.end()
            return
        before = s.damage[self.place]
        lay(s, self.side, self.place, self.amount, walls=WALLS_OUTSIDE not in s.house_rulings)
        came = s.damage[self.place] - before
        if came:
            call(s, Relief(side=self.side, place=self.place, amount=came))

    def casualties(self, s: Battlefield) -> None:
        """As in step 4: also where walls or a bodyguard kept the new damage off (b5a.10.27)."""
        call(s, Casualties(side=self.side, place=self.place))
