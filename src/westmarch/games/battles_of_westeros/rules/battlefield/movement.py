"""Movement (chapter 6), with roads and terrain (chapter 13)."""

from __future__ import annotations

from typing import ClassVar

from westmarch.games.battles_of_westeros.rules.actions import NO, SPACE, STAY, YES, by_hex
from westmarch.games.battles_of_westeros.rules.battlefield import army, effects, ways
from westmarch.games.battles_of_westeros.rules.battlefield.grid import HEX, NEIGHBOURS, NEXT_TO
from westmarch.games.battles_of_westeros.rules.battlefield.pieces import CLASS_OF, ORDERS
from westmarch.games.battles_of_westeros.rules.battlefield.terrain import (
    ENTER,
    PASSABLE,
    ROAD,
    STOP,
)
from westmarch.games.battles_of_westeros.rules.combat.attack import PartingBlow
from westmarch.games.battles_of_westeros.rules.plan.battle_plan import plan_named
from westmarch.games.battles_of_westeros.rules.plan.special_rules import dangers
from westmarch.games.battles_of_westeros.rules.state import MOVE_OVER, NO_ATTACK, Field
from westmarch.kernel.engine.decision import Action
from westmarch.kernel.engine.flow import Offered, call, choice
from westmarch.kernel.engine.state import Frame

MOVE_TO = by_hex("move")
DISENGAGE: Action = (SPACE.verb("disengage"),)
LEAVE: Action = (SPACE.verb("leave_battlefield"),)


def reach(s: Field, unit: int, length: int) -> dict[int, int]:
    """The hexes a unit can move to with so many hexes of movement, and how many it has left there
    (bow.6.02 to bow.6.07). A move along road hexes only, the first one included, may go one hex
    further, onto any ground (bow.13.10)."""
    start = s.hex[unit]
    left: dict[int, int] = {}
    if length <= 0 or s.fire[start]:
        return left
    ground, fire = s.ground, s.fire
    stops = not (s.effects and effects.has(s, effects.IGNORE_STOPS, unit))
    enter = ENTER[stops][CLASS_OF[s.kind[unit]]]
    front = [start]
    waiting: list[int] = []
    seen = set(s.hex)  # nobody enters or passes another unit's hex
    for rest in range(length - 1, -1, -1):
        near: set[int] = set().union(*[NEXT_TO[h] for h in front])
        near -= seen
        seen |= near
        front, waiting = waiting, []
        for n in near:
            cost = enter[ground[n]]
            if fire[n]:
                continue
            if not cost:
                left[n] = rest
                front.append(n)
            elif cost < STOP:  # the hex counts as entered one step later
                left[n] = max(0, rest - cost)
                waiting.append(n)
            elif cost == STOP:
                left[n] = 0
    if ROAD[ground[start]]:
        _further_by_road(s, start, length, left)
    return left


def _road_end(s: Field, start: int, length: int) -> list[int]:
    """The hexes at the end of the ways of this length that run along road hexes only."""
    ground, at, fire = s.ground, s.unit_at, s.fire
    front, seen = [start] if ROAD[ground[start]] else [], {start}
    for _ in range(length):
        front = [
            n
            for h in front
            for n in NEIGHBOURS[h]
            if ROAD[ground[n]] and at[n] < 0 and not fire[n] and n not in seen
        ]
        seen.update(front)
    return front


def _further_by_road(s: Field, start: int, length: int, left: dict[int, int]) -> None:
    """Add the hexes that only the extra hex of a road move reaches."""
    ground, at, fire = s.ground, s.unit_at, s.fire
    for h in _road_end(s, start, length):
        for n in NEIGHBOURS[h]:
            if n not in left and n != start and at[n] < 0 and not fire[n] and PASSABLE[ground[n]]:
                left[n] = 0


def lengths(s: Field, unit: int) -> tuple[int, int]:
    """How far an ordered unit may move and then attack, and how far it may move (bow.4.20)."""
    attacking, most = ORDERS[s.kind[unit]][s.rank[unit]]
    if s.effects:
        more = effects.total(s, effects.MOVE, unit)
        return attacking + more, most + more
    return attacking, most


def can_step(s: Field, unit: int) -> bool:
    """Whether a unit could enter some hex next to it (bow.8.09)."""
    here = s.hex[unit]
    if s.fire[here]:
        return False
    ground, at, fire = s.ground, s.unit_at, s.fire
    for n in NEIGHBOURS[here]:
        if at[n] < 0 and not fire[n] and PASSABLE[ground[n]]:
            return True
    return here in plan_named(s.battle).exits[s.house[unit]]


def ways_out(s: Field, unit: int, left: dict[int, int], length: int) -> list[int]:
    """The hexes from which a unit can leave the battlefield in this move: where the plan lets its
    House leave and one more hex of movement is left (bow.6.03), the extra one of a road move too
    (bow.13.10)."""
    exits = plan_named(s.battle).exits[s.house[unit]]
    here = s.hex[unit]
    if not exits or length <= 0 or s.fire[here]:
        return []
    found = [here] if here in exits else []
    found += [h for h, rest in left.items() if rest > 0 and h in exits]
    return found + [h for h in _road_end(s, here, length) if h in exits and h not in found]


class MoveUnit(Frame):
    """One ordered unit moves, or stays (bow.6.01). An engaged unit must disengage first: the token
    is removed, the enemy left behind may strike, and then it has to move (bow.8.09). `granted` are
    the hexes of a move that a card grants; without it the unit moves by its order."""

    sequence: ClassVar[tuple[str, ...]] = (
        "announce",
        "survive",
        "choose_destination",
        "choose_way",
        "go",
    )
    unit: int
    left_fight: int = 0
    granted: int = 0
    to: int = -1
    """Where it goes."""
    length: int = 0
    """Hexes of movement it uses: all, or only as many as leave it its attack (bow.4.20)."""

    @choice("disengage", rule="bow.8.09")
    def announce(self, s: Field) -> Offered:
        return (s.house[self.unit], [DISENGAGE, STAY]) if s.foe[self.unit] >= 0 else None

    @announce.takes
    def _(self, s: Field, action: Action) -> None:
        if action == STAY:
            s.turn[self.unit] |= MOVE_OVER
            self.end()
            return
        self.left_fight = 1
        striker = s.foe[self.unit]
        army.disengage(s, self.unit)
        call(s, PartingBlow(striker=striker, leaver=self.unit))

    def survive(self, s: Field) -> None:
        if s.hex[self.unit] < 0:
            self.end()

    @choice("move", rule="bow.6.02")
    def choose_destination(self, s: Field) -> Offered:
        unit = self.unit
        most = self.granted or lengths(s, unit)[1]
        left = reach(s, unit, most)
        actions = [MOVE_TO[h] for h in sorted(left)]
        if ways_out(s, unit, left, most):
            actions.append(LEAVE)
        if not self.left_fight or not actions:
            actions.append(STAY)
        return s.house[unit], actions

    @choose_destination.takes
    def _(self, s: Field, action: Action) -> None:
        unit = self.unit
        s.turn[unit] |= MOVE_OVER
        attacking, most = lengths(s, unit)
        self.length = self.granted or most
        if action == LEAVE:
            self.end()
            if ways.pass_through(s, unit, self._way_out(s)):
                army.escape(s, unit)
        elif action == STAY:
            self.end()
        else:
            self.to = HEX[str(action[1])]
            if not self.granted and attacking < most:
                if self.to in reach(s, unit, attacking):
                    self.length = attacking
                else:
                    s.turn[unit] |= NO_ATTACK
            if not plan_named(s.battle).special:  # no way is better than another
                self.end()
                army.move(s, unit, self.to)

    def _way_out(self, s: Field) -> tuple[int, ...]:
        """The hexes where something happens to a unit that leaves the battlefield by the safest
        way, the one it leaves from among them."""
        unit, length = self.unit, self.length
        perils = dangers(s, unit)
        doors = ways_out(s, unit, reach(s, unit, length), length)
        if not perils or s.hex[unit] in doors:
            return ()
        found = [(*ways.risks(s, unit, h, length - 1), *({h} & perils)) for h in doors]
        return min(found, key=len)

    @choice("choose_way", rule="bow.4.20")
    def choose_way(self, s: Field) -> Offered:
        """A longer way may be a safer one, but costs the attack."""
        most = lengths(s, self.unit)[1]
        if self.granted or self.length >= most or s.turn[self.unit] & NO_ATTACK:
            return None
        near, far = (ways.risks(s, self.unit, self.to, n) for n in (self.length, most))
        return (s.house[self.unit], [YES, NO]) if len(near) > len(far) else None

    @choose_way.takes
    def _(self, s: Field, action: Action) -> None:
        if action == NO:
            self.length = lengths(s, self.unit)[1]
            s.turn[self.unit] |= NO_ATTACK

    def go(self, s: Field) -> None:
        if ways.pass_through(s, self.unit, ways.risks(s, self.unit, self.to, self.length)):
            army.move(s, self.unit, self.to)
