"""Retreats (chapter 9)."""

from __future__ import annotations

from typing import ClassVar

from westmarch.games.battles_of_westeros.rules.actions import by_hex
from westmarch.games.battles_of_westeros.rules.battlefield import army
from westmarch.games.battles_of_westeros.rules.battlefield.grid import (
    DOWN,
    HEX,
    HEXES,
    STEP,
    UP,
    direction_between,
)
from westmarch.games.battles_of_westeros.rules.battlefield.terrain import PASSABLE
from westmarch.games.battles_of_westeros.rules.plan.battle_plan import plan_named
from westmarch.games.battles_of_westeros.rules.plan.special_rules import happen
from westmarch.games.battles_of_westeros.rules.state import Field
from westmarch.kernel.engine.decision import Action
from westmarch.kernel.engine.flow import Offered, choice
from westmarch.kernel.engine.state import Frame

RETREAT_TO = by_hex("retreat")


def may_enter(s: Field, h: int) -> bool:
    """Whether a retreat may enter a hex: on the battlefield, passable, empty, not burning
    (bow.9.05)."""
    return s.unit_at[h] < 0 and not s.fire[h] and PASSABLE[s.ground[h]]


def toward_edge(s: Field, unit: int) -> tuple[tuple[int, ...], ...]:
    """For each hex the two hexes next to it toward the edge of the unit's House (bow.9.03)."""
    return UP if plan_named(s.battle).top == s.house[unit] else DOWN


def farthest(s: Field, ways: tuple[tuple[int, ...], ...], h: int, steps: int) -> int:
    """How many steps of a retreat from a hex are possible."""
    best = 0
    if steps:
        for n in ways[h]:
            if may_enter(s, n):
                best = max(best, 1 + farthest(s, ways, n, steps - 1))
                if best == steps:
                    break
    return best


class Retreat(Frame):
    """A unit retreats so many hexes: its owner chooses at each step one of the two hexes toward his
    edge, as far as possible (bow.9.04). For each hex it cannot go it takes a hit (bow.9.07).

    `attacker` is the unit that made it retreat, if any; `melee` is 1 after a melee attack, which
    matters for the directional variant; `before` are hits of the attack left without effect on a
    lone commander. With `or_lost` a unit that cannot go is eliminated (bow.13.12).
    """

    sequence: ClassVar[tuple[str, ...]] = ("begin", "choose_step", "pay")
    unit: int
    hexes: int
    attacker: int = -1
    melee: int = 0
    before: int = 0
    or_lost: int = 0
    gone: int = 0
    direction: int = -1

    def begin(self, s: Field) -> None:
        s.retreated = 0
        if self.hexes <= 0:
            self.end()
        elif s.fire[s.hex[self.unit]] and not self.or_lost:
            self.goto("pay")

    @choice("retreat", rule="bow.9.04")
    def choose_step(self, s: Field) -> Offered:
        if self.gone >= self.hexes:
            return None
        here = s.hex[self.unit]
        if s.directional and self.melee and self.attacker >= 0:
            return s.house[self.unit], [RETREAT_TO[h] for h in self._straight(s, here)]
        ways = toward_edge(s, self.unit)
        open_hexes = [h for h in ways[here] if may_enter(s, h)]
        if len(open_hexes) > 1:
            rest = self.hexes - self.gone - 1
            reach = [farthest(s, ways, h, rest) for h in open_hexes]
            best = max(reach)
            open_hexes = [h for h, far in zip(open_hexes, reach, strict=True) if far == best]
        return s.house[self.unit], [RETREAT_TO[h] for h in open_hexes]

    def _straight(self, s: Field, here: int) -> list[int]:
        """The directional variant: straight away from the attacker; if that way is closed, one of
        the hexes toward the own edge beside it; all steps in one direction."""
        if self.direction >= 0:
            onward = STEP[here][self.direction]
            return [onward] if onward >= 0 and may_enter(s, onward) else []
        away = STEP[here][direction_between(s.hex[self.attacker], here)]
        if away >= 0 and may_enter(s, away):
            return [away]
        return [h for h in toward_edge(s, self.unit)[here] if may_enter(s, h)]

    @choose_step.takes
    def _(self, s: Field, action: Action) -> None:
        to = HEX[str(action[1])]
        if self.direction < 0:
            self.direction = STEP[s.hex[self.unit]].index(to)
        if s.events is not None:
            army.tell_of(s, "retreated", self.unit, origin=HEXES[s.hex[self.unit]], to=HEXES[to])
        army.shift(s, self.unit, to)
        self.gone += 1
        self.goto("choose_step")
        if plan_named(s.battle).special:
            happen(s, "enter", self.unit)
            if s.hex[self.unit] < 0:  # lost on its way
                s.retreated = self.gone
                self.end()

    def pay(self, s: Field) -> None:
        """Hits for the hexes not gone (bow.9.07 to bow.9.09); Cover does not help."""
        s.retreated = self.gone
        if self.gone:
            army.arrive(s, self.unit)
            if s.hex[self.unit] < 0:
                return  # lost where it arrived
        owed = self.hexes - self.gone
        if owed and self.or_lost:
            if s.commander[self.unit] >= 0:
                army.capture(s, self.unit)
            else:
                army.eliminate(s, self.unit)
        elif owed and not s.ending:
            army.tell_of(s, "retreat_blocked", self.unit, hits=owed)
            army.take_hits(s, self.unit, owed, self.before)
