"""Carrying out orders (bow.4.16 to bow.4.22): all moves, then all attacks, then the units tire."""

from __future__ import annotations

from typing import ClassVar

from westmarch.games.battles_of_westeros.rules.actions import ATTACK_AT, DONE, by_hex
from westmarch.games.battles_of_westeros.rules.battlefield import army, effects, fire
from westmarch.games.battles_of_westeros.rules.battlefield.army import keyword
from westmarch.games.battles_of_westeros.rules.battlefield.grid import HEX, HEXES, NEIGHBOURS
from westmarch.games.battles_of_westeros.rules.battlefield.movement import MoveUnit, can_step
from westmarch.games.battles_of_westeros.rules.battlefield.pieces import DOGS_OF_WAR, HOUSES, SCORCH
from westmarch.games.battles_of_westeros.rules.combat.attack import Attack, DogsOfWar, attack_kind
from westmarch.games.battles_of_westeros.rules.combat.sight import attack_targets, dogs_targets
from westmarch.games.battles_of_westeros.rules.plan.battle_plan import plan_named
from westmarch.games.battles_of_westeros.rules.plan.special_rules import happen
from westmarch.games.battles_of_westeros.rules.round import commanders
from westmarch.games.battles_of_westeros.rules.state import (
    ATTACKED,
    MOVE_OVER,
    MOVED,
    NO_ATTACK,
    ORDERED,
    Field,
)
from westmarch.kernel.engine.decision import Action
from westmarch.kernel.engine.events import tell
from westmarch.kernel.engine.flow import Offered, call, choice
from westmarch.kernel.engine.state import Frame

MOVE_UNIT = by_hex("move_unit")
ATTACK_WITH = by_hex("attack_with")
DOGS_AT = by_hex("loose_dogs")
SCORCH_AT = by_hex("set_fire")
DOUSE_AT = by_hex("put_out_fire")


def deeds(s: Field, unit: int) -> list[Action]:
    """What an ordered unit may do in place of or as its attack (bow.4.22)."""
    if s.hex[unit] < 0 or s.turn[unit] & (ATTACKED | NO_ATTACK):
        return []
    here = s.hex[unit]
    where = s.hex
    if s.fire[here]:
        return [] if s.turn[unit] & MOVED else [DOUSE_AT[here]]
    found = [ATTACK_AT[where[u]] for u in attack_targets(s, unit)]
    if keyword(s, unit, DOGS_OF_WAR) and not s.turn[unit] & MOVED and s.foe[unit] < 0:
        found += [DOGS_AT[where[u]] for u in dogs_targets(s, here, s.house[unit])]
    if keyword(s, unit, SCORCH):
        found += [SCORCH_AT[h] for h in fire.scorch_hexes(s, unit)]
    for h in NEIGHBOURS[here]:
        if s.fire[h]:
            found.append(DOUSE_AT[h])
    return found


def may_move(s: Field, unit: int) -> bool:
    """Whether an ordered unit still has a move to make."""
    return s.hex[unit] >= 0 and not s.turn[unit] & (MOVE_OVER | ATTACKED) and can_step(s, unit)


class Orders(Frame):
    """The units in `s.ordered` carry out their orders (bow.5.01 steps 5 and 6)."""

    sequence: ClassVar[tuple[str, ...]] = (
        "begin",
        "choose_mover",
        "choose_attacker",
        "finish",
        "lone_deed",
    )
    seat: int

    def begin(self, s: Field) -> None:
        for unit in s.ordered:
            s.turn[unit] |= ORDERED
        if s.events is not None:
            tell(
                s,
                "ordered",
                house=HOUSES[self.seat],
                units=list(s.ordered),
                who=[army.named(s, u) for u in s.ordered],
                hexes=[HEXES[s.hex[u]] for u in s.ordered],
            )
        if plan_named(s.battle).special:
            for unit in s.ordered:
                happen(s, "ordered", unit)
        if len(s.ordered) == 1:
            self.goto("lone_deed")
            unit = s.ordered[0]
            if may_move(s, unit):
                call(s, MoveUnit(unit=unit))
        commanders.open_window(s, "ordered", self.seat)

    def lone_deed(self, s: Field) -> None:
        """A single unit needs no choosing: it has moved, now it attacks, and its order is over."""
        unit = s.ordered[0]
        if deeds(s, unit):
            self.goto("lone_deed")
            call(s, ChooseDeed(unit=unit))
        else:
            self.finish(s)

    @choice("choose_mover", rule="bow.4.17")
    def choose_mover(self, s: Field) -> Offered:
        movers = [u for u in s.ordered if may_move(s, u)]
        if not movers:
            return None
        return self.seat, [*(MOVE_UNIT[s.hex[u]] for u in movers), DONE]

    @choose_mover.takes
    def _(self, s: Field, action: Action) -> None:
        if action != DONE:
            self.goto("choose_mover")
            call(s, MoveUnit(unit=s.unit_at[HEX[str(action[1])]]))

    @choice("choose_attacker", rule="bow.7.01")
    def choose_attacker(self, s: Field) -> Offered:
        actions = [ATTACK_WITH[s.hex[u]] for u in s.ordered if deeds(s, u)]
        return (self.seat, [*actions, DONE]) if actions else None

    @choose_attacker.takes
    def _(self, s: Field, action: Action) -> None:
        if action != DONE:
            self.goto("choose_attacker")
            call(s, ChooseDeed(unit=s.unit_at[HEX[str(action[1])]]))

    def finish(self, s: Field) -> None:
        """Ordered units become inactive, whatever they did (bow.4.18)."""
        for unit in s.ordered:
            if s.hex[unit] >= 0:
                army.tire(s, unit)
                if s.effects and effects.use_up(s, effects.RALLY_AFTER, unit):
                    army.rally(s, unit)
        self.end()


class ChooseDeed(Frame):
    """An ordered unit attacks, or does what it may do instead (bow.4.22, bow.7.03)."""

    sequence: ClassVar[tuple[str, ...]] = ("choose_deed",)
    unit: int

    @choice("attack", rule="bow.7.03")
    def choose_deed(self, s: Field) -> Offered:
        return s.house[self.unit], [*deeds(s, self.unit), DONE]

    @choose_deed.takes
    def _(self, s: Field, action: Action) -> None:
        unit = self.unit
        if action == DONE:
            s.turn[unit] |= NO_ATTACK
            return
        h = HEX[str(action[1])]
        verb = action[0]
        if verb == "attack":
            call(s, Attack(attacker=unit, target=s.unit_at[h], kind=attack_kind(s, unit)))
        elif verb == "loose_dogs":
            call(s, DogsOfWar(unit=unit, target=s.unit_at[h]))
        elif verb == "set_fire":
            fire.scorch(s, unit, h)
        else:
            fire.douse(s, unit, h)
