"""Advance and pursuit after a successful attack (bow.12.02, bow.12.03, bow.12.12, bow.12.13)."""

from __future__ import annotations

from typing import ClassVar

from westmarch.games.battles_of_westeros.rules.actions import STAY, by_hex
from westmarch.games.battles_of_westeros.rules.battlefield import army, effects, ways
from westmarch.games.battles_of_westeros.rules.battlefield.army import keyword
from westmarch.games.battles_of_westeros.rules.battlefield.grid import HEX, NEIGHBOURS
from westmarch.games.battles_of_westeros.rules.battlefield.pieces import (
    ADVANCE,
    CLASS_OF,
    NOBODY,
    PURSUE,
)
from westmarch.games.battles_of_westeros.rules.battlefield.terrain import (
    CLOSED,
    ENTER,
    NO_PURSUIT,
    PASSABLE,
    ROAD,
)
from westmarch.games.battles_of_westeros.rules.plan.special_rules import dangers
from westmarch.games.battles_of_westeros.rules.state import FOLLOWED, RETURNED, Field
from westmarch.kernel.engine.decision import Action
from westmarch.kernel.engine.flow import Offered, choice
from westmarch.kernel.engine.state import Frame

ADVANCE_TO = by_hex("advance")
PURSUIT_HOME = "pursuit_home"
"""The ruling on a pursuit that leads back; by its other reading it may not end where it began."""
ADVANCE_BY_ROAD, PURSUE_BY_ROAD = 2, 3
"""How far an advance and a pursuit along road may go at most (bow.12.03)."""


def lengths(s: Field, unit: int) -> tuple[int, int]:
    """How far a unit may advance and how far pursue; 0 without the keyword."""
    pursue = keyword(s, unit, PURSUE)
    if pursue and s.effects:
        pursue += effects.total(s, effects.PURSUE_FURTHER, unit)
    return int(keyword(s, unit, ADVANCE) > 0), pursue


def may_follow(s: Field, unit: int, to: int, last: bool) -> bool:
    """Whether a unit may advance or pursue into the hex its target left: empty, open, no bridge;
    once per turn; after the extra attack of a pursuit no pursuit (bow.12.03, bow.12.13)."""
    if s.turn[unit] & FOLLOWED or s.hex[unit] < 0 or s.fire[s.hex[unit]] or last:
        return False
    if s.unit_at[to] >= 0 or s.fire[to] or not PASSABLE[s.ground[to]] or NO_PURSUIT[s.ground[to]]:
        return False
    return any(lengths(s, unit))


def follow_reach(s: Field, unit: int, to: int, length: int) -> list[int]:
    """The hexes an advance or pursuit may end in; the first entered is the one the target left, and
    from there the way may lead back over the hex it came from (bow.12.12). One hex further when the
    whole way runs along road, but no further by that than a road allows (bow.12.03)."""
    ground = s.ground
    stops = not (s.effects and effects.has(s, effects.IGNORE_STOPS, unit))
    enter = ENTER[stops][CLASS_OF[s.kind[unit]]]

    def is_open(h: int) -> bool:
        return s.unit_at[h] in (NOBODY, unit) and not s.fire[h] and not NO_PURSUIT[ground[h]]

    left = {to: max(0, length - 1 - enter[ground[to]])}
    queue = [to]
    for h in queue:
        here = left[h] - 1
        if here < 0:
            continue
        for n in NEIGHBOURS[h]:
            cost = enter[ground[n]]
            if cost == CLOSED or not is_open(n):
                continue
            rest = max(0, here - cost)
            if left.get(n, -1) < rest:
                left[n] = rest
                queue.append(n)
    pursues = lengths(s, unit)[1] > 0
    most = PURSUE_BY_ROAD if pursues else ADVANCE_BY_ROAD
    if length < most and ROAD[ground[s.hex[unit]]] and ROAD[ground[to]]:
        front = [to]
        for _ in range(length):
            front = [n for h in front for n in NEIGHBOURS[h] if ROAD[ground[n]] and is_open(n)]
            for n in front:
                left.setdefault(n, 0)
    if not pursues or PURSUIT_HOME in s.house_rulings:
        left.pop(s.hex[unit], None)  # an advance along road has no reason to return
    return list(left)


class FollowUp(Frame):
    """The attacker may advance or pursue. The extra attack of a pursuit belongs to `Attack`."""

    sequence: ClassVar[tuple[str, ...]] = ("choose_hex",)
    unit: int
    to: int

    @choice("follow_up", rule="bow.12.12")
    def choose_hex(self, s: Field) -> Offered:
        found = follow_reach(s, self.unit, self.to, max(lengths(s, self.unit)))
        return s.house[self.unit], [*(ADVANCE_TO[h] for h in found), STAY]

    @choose_hex.takes
    def _(self, s: Field, action: Action) -> None:
        if action == STAY:
            return
        unit, to = self.unit, HEX[str(action[1])]
        length = max(lengths(s, unit)) - 1
        s.turn[unit] |= FOLLOWED
        if to == s.hex[unit]:
            s.turn[unit] |= RETURNED
        if to != self.to:
            rest = ways.risks(s, unit, to, length, start=self.to)
            if to == s.hex[unit] or self.to in dangers(s, unit):
                rest = (self.to, *rest)
            if not ways.pass_through(s, unit, rest):
                return
        army.move(s, unit, to)
