"""Army movement (b5a.9.08 to b5a.9.22).

A move is a chain: the army's place, the place its first step leads to, then who goes along piece by
piece, then further steps. No link of the chain is offered from which the move could not be
completed. What has moved is a group on the march (state.py) until all moves of the action are made
and the groups join the armies they meet (b5a.9.19).
"""

from __future__ import annotations

from typing import ClassVar

from westmarch.games.five_armies.rules.actions import DONE, SPACE
from westmarch.games.five_armies.rules.battle.damage import KeepLimit
from westmarch.games.five_armies.rules.map.armies import (
    armies_of,
    characters_at,
    enemy_at,
    has_kind,
    has_leadership,
    join,
    limit_at,
    next_to_enemy,
    set_out,
    units_at,
)
from westmarch.games.five_armies.rules.map.board import LEADS_TO, NEIGHBOURS, PASSES, PLACE, PLACES
from westmarch.games.five_armies.rules.map.control import army_enters
from westmarch.games.five_armies.rules.map.pieces import (
    BEORN,
    CHARACTER,
    CHARACTERS,
    FREE_PEOPLES,
    KINDS,
    KINDS_OF_SIDE,
    LEADERSHIP,
    SIDES,
    UNIT,
    UNITS,
)
from westmarch.games.five_armies.rules.state import (
    G_DAMAGE,
    G_LEADERS,
    G_PEOPLE,
    G_PLACE,
    G_UNITS,
    Battlefield,
)
from westmarch.kernel.engine.decision import Action, Refusal
from westmarch.kernel.engine.events import tell
from westmarch.kernel.engine.flow import Offered, call, choice
from westmarch.kernel.engine.state import Frame

NO_ARMY_CAN_MOVE = Refusal("b5a.9.08", "no_army_can_move")
ENEMY_ARMY = Refusal("b5a.9.08", "enemy_army_blocks")
BEORN_THERE = Refusal("b5a.12.14", "beorn_there")
PASS_CLOSED = Refusal("b5a.9.40", "pass_closed")
NO_LEADERSHIP = Refusal("b5a.9.14", "needs_leadership")
NO_SUCH_UNIT = Refusal("b5a.6.08", "needs_unit_kind")
NO_UNIT = Refusal("b5a.9.12", "needs_unit")
MUST_STOP = Refusal("b5a.9.21", "must_stop")
PARTS_TOGETHER = Refusal("b5a.9.13", "parts_go_apart")

SPACE.verb("move_from", PLACES)
SPACE.verb("move_to", PLACES)
SPACE.verb("take", UNITS)
SPACE.verb("take_character", CHARACTERS)
SPACE.verb("take_damage", range(60))
TAKE_ALL: Action = (SPACE.verb("take_all"),)
TAKE_LEADER: Action = (SPACE.verb("take_leader"),)

_NOTHING = (0,) * KINDS
MOVE_FROM: tuple[Action, ...] = tuple(("move_from", p) for p in PLACES)
MOVE_TO: tuple[Action, ...] = tuple(("move_to", p) for p in PLACES)


def steps_from(place: int) -> tuple[int, ...]:
    """Where a step from a place can lead: adjacent regions, or the only way on inside the mountain
    (b5a.9.42)."""
    onward = LEADS_TO.get(place)
    return NEIGHBOURS[place] if onward is None else (onward,)


def why_not_step(s: Battlefield, side: int, to: int, further: int = 0) -> Refusal | None:
    """Why an army may not step to a place next to it, with so many steps left after that."""
    if enemy_at(s, side, to):
        return ENEMY_ARMY
    if to in PASSES and not s.passes_open[PASSES.index(to)]:
        return PASS_CLOSED
    if side == FREE_PEOPLES and s.characters[BEORN] == to:
        # Passing through is allowed, ending there is not.
        if not further or next_to_enemy(s, side, to):
            return BEORN_THERE
        if all(why_not_step(s, side, on, further - 1) for on in steps_from(to)):
            return BEORN_THERE
    return None


def why_not_leave(
    s: Battlefield, side: int, origin: int, reach: int, led: int, kinds: tuple[int, ...]
) -> Refusal | None:
    """Why no army can move from a place: leadership or units it needs, or no way out."""
    if led and not has_leadership(s, side, origin):
        return NO_LEADERSHIP
    if kinds and not has_kind(s, origin, kinds):
        return NO_SUCH_UNIT
    refusal: Refusal | None = NO_ARMY_CAN_MOVE
    for to in steps_from(origin):
        refusal = why_not_step(s, side, to, reach - 1)
        if refusal is None:
            return None
    return refusal


class March(Frame):
    """One army, or a part of it, moves up to `reach` steps; the first leads from `origin` to `to`.
    The group is left on the march: the caller makes it join.

    `led`: a leadership token or a character of leadership 1 or more must be along (b5a.9.14);
    `kinds`: a unit of one of these kinds must be (b5a.5.23).
    """

    sequence: ClassVar[tuple[str, ...]] = (
        "choose_group",
        "choose_damage",
        "leave",
        "march_on",
    )
    side: int
    origin: int
    to: int
    reach: int = 1
    led: int = 0
    kinds: tuple[int, ...] = ()
    taken: tuple[int, ...] = _NOTHING
    """Units chosen, by kind."""
    leaders: int = 0
    people: tuple[int, ...] = ()
    damage: int = 0

    # ---- who goes

    def why_not_go(self) -> Refusal | None:
        """Why exactly what is chosen cannot move (b5a.9.12, b5a.9.14)."""
        if not any(self.taken):
            return NO_UNIT
        if self.led and not self.leaders and not any(LEADERSHIP[c] for c in self.people):
            return NO_LEADERSHIP
        if self.kinds and not any(self.taken[k] for k in self.kinds):
            return NO_SUCH_UNIT
        return None

    @choice("choose_group", rule="b5a.9.12")
    def choose_group(self, s: Battlefield) -> Offered:
        base = self.origin * KINDS
        taken = self.taken
        actions: list[Action] = [
            ("take", UNITS[k]) for k in KINDS_OF_SIDE[self.side] if s.units[base + k] > taken[k]
        ]
        if s.leaders[self.origin] > self.leaders:
            actions.append(TAKE_LEADER)
        actions += [
            ("take_character", CHARACTERS[c])
            for c in characters_at(s, self.side, self.origin)
            if c not in self.people
        ]
        if not actions:
            return None
        if not any(taken) and not self.leaders and not self.people:
            alone = len(actions) == 1 and units_at(s, self.side, self.origin) == 1
            actions = [TAKE_ALL] if alone else [TAKE_ALL, *actions]
        else:
            actions.append(DONE)
        return self.side, actions

    @choose_group.refuses
    def _(self, s: Battlefield, action: Action) -> Refusal | None:
        return self.why_not_go() if action == DONE else None

    @choose_group.takes
    def _(self, s: Battlefield, action: Action) -> None:
        if action == DONE:
            return
        if action == TAKE_ALL:
            base = self.origin * KINDS
            own = KINDS_OF_SIDE[self.side]
            self.taken = tuple(s.units[base + k] if k in own else 0 for k in range(KINDS))
            self.leaders = s.leaders[self.origin]
            self.people = tuple(characters_at(s, self.side, self.origin))
            return
        if action == TAKE_LEADER:
            self.leaders += 1
        elif action[0] == "take":
            kind = UNIT[str(action[1])]
            self.taken = tuple(n + (k == kind) for k, n in enumerate(self.taken))
        else:
            self.people = (*self.people, CHARACTER[str(action[1])])
        self.goto("choose_group")

    @choice("divide_damage", rule="b5a.9.15")
    def choose_damage(self, s: Battlefield) -> Offered:
        """No part may have more Damage tokens than units."""
        damage = s.damage[self.origin]
        if not damage:
            return None
        going = sum(self.taken)
        staying = units_at(s, self.side, self.origin) - going
        fewest, most = max(0, damage - staying), min(damage, going)
        return self.side, [("take_damage", n) for n in range(fewest, most + 1)]

    @choose_damage.takes
    def _(self, s: Battlefield, action: Action) -> None:
        self.damage = int(action[1])

    def leave(self, s: Battlefield) -> None:
        units = [(k, n) for k, n in enumerate(self.taken) if n]
        set_out(s, self.side, self.origin, units, self.damage, self.leaders, self.people)
        self._enter(s, self.to)

    # ---- the way

    def _enter(self, s: Battlefield, to: int) -> None:
        group = s.marching[-1]
        if s.events is not None:
            tell(
                s,
                "army_moved",
                side=SIDES[self.side],
                origin=PLACES[group[G_PLACE]],
                to=PLACES[to],
                units={UNITS[k]: group[G_UNITS + k] for k in range(KINDS) if group[G_UNITS + k]},
                characters=[CHARACTERS[c] for c in group[G_PEOPLE:]],
                damage=group[G_DAMAGE],
                leaders=group[G_LEADERS],
            )
        group[G_PLACE] = to
        self.to = to
        self.reach -= 1
        army_enters(s, self.side, to)

    @choice("march_on", rule="b5a.9.20")
    def march_on(self, s: Battlefield) -> Offered:
        """A further step, unless the army has come next to an enemy (b5a.9.21)."""
        if not self.reach or next_to_enemy(s, self.side, self.to):
            return None
        return self.side, [DONE, *(MOVE_TO[p] for p in steps_from(self.to))]

    @march_on.refuses
    def _(self, s: Battlefield, action: Action) -> Refusal | None:
        if action == DONE:
            beorn = self.side == FREE_PEOPLES and s.characters[BEORN] == self.to
            return BEORN_THERE if beorn else None
        return why_not_step(s, self.side, PLACE[str(action[1])], self.reach - 1)

    @march_on.takes
    def _(self, s: Battlefield, action: Action) -> None:
        if action != DONE:
            self._enter(s, PLACE[str(action[1])])
            self.goto("march_on")


class MoveArmies(Frame):
    """Move up to `count` armies up to `reach` steps each, no attack (b5a.5.11, b5a.5.14).

    `led` and `kinds`: see `March`; `origins`: only armies there (any when empty); `optional`: the
    player may move none. A piece moves once in the action: what has moved waits on the march.
    """

    sequence: ClassVar[tuple[str, ...]] = (
        "choose_army",
        "choose_destination",
        "march",
        "next_army",
        "join_armies",
    )
    side: int
    count: int = 1
    reach: int = 1
    led: int = 0
    kinds: tuple[int, ...] = ()
    origins: tuple[int, ...] = ()
    optional: int = 0
    made: int = 0
    origin: int = -1
    to: int = -1
    gone: tuple[tuple[int, int], ...] = ()
    """Moves of one step made so far: from where, to where."""

    def places(self, s: Battlefield) -> list[int]:
        """Where armies stand that could be moved."""
        own = armies_of(s, self.side)
        return [p for p in own if p in self.origins] if self.origins else own

    def why_not_move(self, s: Battlefield, origin: int) -> Refusal | None:
        """Why no army, or no further part of it, can move from a place."""
        refusal = why_not_leave(s, self.side, origin, self.reach, self.led, self.kinds)
        if refusal is None and self.gone:
            for to in steps_from(origin):
                refusal = self.why_not_to(s, origin, to)
                if refusal is None:
                    return None
        return refusal

    def why_not_to(self, s: Battlefield, origin: int, to: int) -> Refusal | None:
        """Why no army can step from a place to another: parts of one army go to different regions
        (b5a.9.13)."""
        if (origin, to) in self.gone:
            return PARTS_TOGETHER
        return why_not_step(s, self.side, to, self.reach - 1)

    @choice("choose_army", rule="b5a.9.08")
    def choose_army(self, s: Battlefield) -> Offered:
        places = [p for p in self.places(s) if self.why_not_move(s, p) is None]
        return self.side, self._moves_from(places)

    @choose_army.considers
    def _(self, s: Battlefield) -> Offered:
        return self.side, self._moves_from(self.places(s))

    def _moves_from(self, places: list[int]) -> list[Action]:
        actions = [MOVE_FROM[p] for p in places]
        if self.made or self.optional:
            actions.append(DONE)
        return actions

    @choose_army.refuses
    def _(self, s: Battlefield, action: Action) -> Refusal | None:
        return None if action == DONE else self.why_not_move(s, PLACE[str(action[1])])

    @choose_army.takes
    def _(self, s: Battlefield, action: Action) -> None:
        self.origin = -1 if action == DONE else PLACE[str(action[1])]

    @choice("choose_destination", rule="b5a.9.08")
    def choose_destination(self, s: Battlefield) -> Offered:
        if self.origin < 0:
            return None
        return self.side, [
            MOVE_TO[p]
            for p in steps_from(self.origin)
            if self.why_not_to(s, self.origin, p) is None
        ]

    @choose_destination.considers
    def _(self, s: Battlefield) -> Offered:
        return self.side, [MOVE_TO[p] for p in steps_from(self.origin)]

    @choose_destination.refuses
    def _(self, s: Battlefield, action: Action) -> Refusal | None:
        return self.why_not_to(s, self.origin, PLACE[str(action[1])])

    @choose_destination.takes
    def _(self, s: Battlefield, action: Action) -> None:
        self.to = PLACE[str(action[1])]

    def march(self, s: Battlefield) -> None:
        if self.origin < 0:
            self.goto("join_armies")
            return
        call(
            s,
            March(
                side=self.side,
                origin=self.origin,
                to=self.to,
                reach=self.reach,
                led=self.led,
                kinds=self.kinds,
            ),
        )

    def next_army(self, s: Battlefield) -> None:
        self.made += 1
        if self.reach == 1:
            self.gone = (*self.gone, (self.origin, self.to))
        self.origin = self.to = -1
        if self.made < self.count:
            self.goto("choose_army")

    def join_armies(self, s: Battlefield) -> None:
        join_and_keep_limits(s, self.side)


def join_and_keep_limits(s: Battlefield, side: int) -> None:
    """The groups on the march join; armies above the limit lose units (b5a.9.16, b5a.9.17)."""
    for place in join(s):
        if units_at(s, side, place) > limit_at(side, place):
            call(s, KeepLimit(side=side, place=place))


def why_not_move_armies(
    s: Battlefield, side: int, reach: int = 1, led: int = 0, kinds: tuple[int, ...] = ()
) -> Refusal | None:
    """Why a side cannot move any army up to `reach` steps."""
    refusal: Refusal | None = NO_ARMY_CAN_MOVE
    for place in armies_of(s, side):
        refusal = why_not_leave(s, side, place, reach, led, kinds)
        if refusal is None:
            return None
    return refusal
