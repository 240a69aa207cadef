"""Army movement (wotr.6.32 to wotr.6.45).

A move is a chain: the region an Army leaves, the region it enters, then figure by figure who goes
along. No link of the chain is offered from which the move could not be completed.
"""

from __future__ import annotations

from typing import ClassVar

from westmarch.games.war_of_the_ring.rules.actions import DONE, SPACE
from westmarch.games.war_of_the_ring.rules.map.armies import (
    STACKING_LIMIT,
    characters_at,
    has_leader,
    shift,
)
from westmarch.games.war_of_the_ring.rules.map.board import (
    ALL_REGIONS,
    NEIGHBOURS,
    PLACE,
    PLACES,
    REGION,
    REGION_OF_PLACE,
    REGIONS,
)
from westmarch.games.war_of_the_ring.rules.map.characters import companion_arrives
from westmarch.games.war_of_the_ring.rules.map.control import army_enters, settle_sieges
from westmarch.games.war_of_the_ring.rules.map.march import (
    ENEMY_ARMY,
    FOREIGN_BORDER,
    LEADER_LEFT_ALONE,
    LED,
    NO_ARMY_TO_JOIN,
    NO_LEADER,
    NOT_LED,
    TOO_MANY_UNITS,
    SelectFigures,
    can_march,
    may_cross,
    siege_lifted,
    units_among,
    why_not_enter,
    why_not_march,
)
from westmarch.games.war_of_the_ring.rules.map.pieces import (
    CHARACTERS,
    COMPANIONS,
    FIGURES,
    FREE_PEOPLES,
    IS_UNIT,
    ISENGARD,
    KINDS,
    LEADER_KINDS,
    LEVEL,
    MINIONS,
    NATION_OF_KIND,
    NO_NATION,
    SARUMAN,
    UNIT_KINDS,
    elite_of,
)
from westmarch.games.war_of_the_ring.rules.multiplayer import (
    NOT_OWN_NATION,
    carry_mixed,
    may_move_from,
    own_units,
    use_army,
)
from westmarch.games.war_of_the_ring.rules.seats import side_of
from westmarch.games.war_of_the_ring.rules.state import War
from westmarch.kernel.engine.decision import Action, Refusal
from westmarch.kernel.engine.events import tell
from westmarch.kernel.engine.flow import Offered, call, choice
from westmarch.kernel.engine.state import Frame

NO_ARMY_CAN_MOVE = Refusal("wotr.6.32", "no_army_can_move")
MORE_MUST_MOVE = Refusal("wotr.5.14", "more_armies_must_move")
SPACE.verb("move_from", PLACES)
SPACE.verb("move_to", REGIONS)
_MOVE_FROM: tuple[Action, ...] = tuple(("move_from", place) for place in PLACES)
_MOVE_TO: tuple[Action, ...] = tuple(("move_to", region) for region in REGIONS)


class MoveArmies(Frame):
    """Move up to `count` Armies, each once, one region (`reach`: so many) into regions free for
    Army movement (wotr.6.33, wotr.6.34, wotr.6.39).

    `led`, `must_take`, `nation` and `most` are those of `SelectFigures`. `origins` limits where
    they start, insides of besieged Strongholds included; `targets` are regions they reach directly
    from anywhere. `must_join`: each must end with another Army, not besieged. `at_least` so many
    moves must be made, as far as they can be.
    """

    sequence: ClassVar[tuple[str, ...]] = (
        "choose_army",
        "choose_destination",
        "select_figures",
        "enter_region",
        "march_on",
        "end_move",
    )
    seat: int
    count: int = 2
    led: int = NOT_LED
    must_take: int = -1
    nation: int = NO_NATION
    most: int = 99
    reach: int = 1
    must_join: int = 0
    origins: tuple[int, ...] = ()
    targets: tuple[int, ...] = ()
    at_least: int = 1
    origin: int = -1
    at: int = -1
    """Where the moving Army is now."""
    further: int = 0
    """Regions it may still go on."""
    before: tuple[int, ...] = ()
    """Figures that stood in its destination before, by kind."""
    group: tuple[int, ...] = ()
    """The figures moving, by kind."""
    people: tuple[int, ...] = ()
    """The Characters moving."""
    moved: tuple[tuple[int, int, int], ...] = ()
    moved_characters: tuple[int, ...] = ()
    made: int = 0
    """Moves made."""

    def _move(self, origin: int, to: int) -> SelectFigures:
        return SelectFigures(
            seat=self.seat,
            origin=origin,
            to=to,
            led=self.led,
            must_take=self.must_take,
            nation=self.nation,
            most=self.most,
            further=self.reach - 1,
            must_join=self.must_join,
            moved=self.moved,
            moved_characters=self.moved_characters,
        )

    def _destinations(self, origin: int) -> tuple[int, ...]:
        if not self.targets:
            return NEIGHBOURS[origin]
        return tuple(r for r in self.targets if r != REGION_OF_PLACE[origin])

    def why_not_move(self, s: War, origin: int, to: int) -> Refusal | None:
        """Why no Army can move from one place to a region."""
        side = self.seat if s.players == 2 else side_of(s, self.seat)
        refusal = why_not_enter(s, side, to)
        if refusal is not None:
            return refusal
        if self._is_plain(s, origin):
            return self._why_not_plain_move(s, side, origin, to)
        return self._move(origin, to).why_not_start(s)

    def _is_plain(self, s: War, origin: int) -> bool:
        """Whether it is a move of one region from a place where nobody has moved to before, by a
        player who needs not mind a partner nor the action before (wotr.11.25)."""
        if self.reach > 1 or self.must_join or self.must_take >= 0 or self.led > LED:
            return False
        if self.nation != NO_NATION:
            return False
        if s.players > 2 and (self.led or s.last_fp_nations or s.last_fp_armies or s.mixed[origin]):
            return False
        return not self.moved or all(moved[0] != origin for moved in self.moved)

    def _why_not_plain_move(self, s: War, side: int, origin: int, to: int) -> Refusal | None:
        """What `SelectFigures.why_not_start` finds for a plain move, at once."""
        own = s.fp_units if side == FREE_PEOPLES else s.shadow_units
        base = origin * KINDS
        figures = s.figures
        led = False
        for kind in UNIT_KINDS[side] if s.players == 2 else own_units(s, self.seat):
            if figures[base + kind] and may_cross(s, kind, to):
                break
        else:
            return FOREIGN_BORDER
        if own[to] >= STACKING_LIMIT:
            return TOO_MANY_UNITS
        for kind in LEADER_KINDS[side]:
            if figures[base + kind]:
                if may_cross(s, kind, to):
                    led = True
                elif own[origin] == 1:
                    return LEADER_LEFT_ALONE
        if self.led and not led:
            for character in COMPANIONS if side == FREE_PEOPLES else MINIONS:
                if s.characters[character] == origin and LEVEL[character]:
                    return None
            elite = elite_of(ISENGARD)
            if side == FREE_PEOPLES or s.characters[SARUMAN] < 0 or not figures[base + elite]:
                return NO_LEADER
            return None if may_cross(s, elite, to) else NO_LEADER
        return None

    def why_not_leave(self, s: War, origin: int) -> Refusal | None:
        """Why no Army can move from a place."""
        side = side_of(s, self.seat)
        if self.led == LED and not has_leader(s, side, origin):
            return NO_LEADER
        if s.players > 2 and not may_move_from(s, self.seat, side, origin):
            return NOT_OWN_NATION
        refusal = None
        for to in self._destinations(origin):
            refusal = self.why_not_move(s, origin, to)
            if refusal is None:
                return None
        return refusal or NO_ARMY_CAN_MOVE

    def places(self, s: War) -> list[int]:
        """Where Armies stand that this frame could move."""
        units = s.fp_units if side_of(s, self.seat) == FREE_PEOPLES else s.shadow_units
        return [p for p in self.origins or ALL_REGIONS if units[p]]

    @choice("choose_army", rule="wotr.6.32")
    def choose_army(self, s: War) -> Offered:
        places = self.places(s)
        actions = [_MOVE_FROM[p] for p in places if self.why_not_leave(s, p) is None]
        if places and self.made >= self.at_least:
            actions.append(DONE)
        return self.seat, actions

    @choose_army.considers
    def _(self, s: War) -> Offered:
        actions = [_MOVE_FROM[p] for p in self.places(s)]
        if actions and (self.made or not self.at_least):
            actions.append(DONE)
        return self.seat, actions

    @choose_army.refuses
    def _(self, s: War, action: Action) -> Refusal | None:
        if action == DONE:
            return None if self.made >= self.at_least else MORE_MUST_MOVE
        return self.why_not_leave(s, PLACE[str(action[1])])

    @choose_army.takes
    def _(self, s: War, action: Action) -> None:
        self.origin = -1 if action == DONE else PLACE[str(action[1])]

    @choice("choose_destination", rule="wotr.6.39")
    def choose_destination(self, s: War) -> Offered:
        if self.origin < 0:
            return None
        return self.seat, [
            _MOVE_TO[r]
            for r in self._destinations(self.origin)
            if self.why_not_move(s, self.origin, r) is None
        ]

    @choose_destination.considers
    def _(self, s: War) -> Offered:
        return self.seat, [_MOVE_TO[r] for r in self._destinations(self.origin)]

    @choose_destination.refuses
    def _(self, s: War, action: Action) -> Refusal | None:
        return self.why_not_move(s, self.origin, REGION[str(action[1])])

    @choose_destination.takes
    def _(self, s: War, action: Action) -> None:
        self.at = REGION[str(action[1])]

    def select_figures(self, s: War) -> None:
        if self.origin < 0:
            self.end()
            return
        self.before = tuple(s.figures[self.at * KINDS : (self.at + 1) * KINDS])
        self.people = tuple(characters_at(s, side_of(s, self.seat), self.origin))
        call(s, self._move(self.origin, self.at))

    def enter_region(self, s: War) -> None:
        now = s.figures[self.at * KINDS : (self.at + 1) * KINDS]
        self.group = tuple(
            kind for kind in range(KINDS) for _ in range(now[kind] - self.before[kind])
        )
        self.people = tuple(c for c in self.people if s.characters[c] == self.at)
        self.further = self.reach - 1
        if s.events is not None:
            tell(
                s,
                "army_moved",
                seat=self.seat,
                origin=PLACES[self.origin],
                to=REGIONS[self.at],
                figures=[FIGURES[k] for k in self.group],
                characters=[CHARACTERS[c] for c in self.people],
            )
        carry_mixed(s, self.origin, self.at, self.group)
        army_enters(s, self.seat, side_of(s, self.seat), self.at)

    def _can_end(self, s: War, at: int, steps: int) -> bool:
        """Whether the Army, now in a region, can end there or further on."""
        return can_march(
            s,
            side_of(s, self.seat),
            set(self.group),
            units_among(self.group),
            at,
            steps,
            self.must_join,
            self.origin,
            self.at,
        )

    @choice("march_on", rule="wotr.6.44")
    def march_on(self, s: War) -> Offered:
        if not self.further:
            return None
        return self.seat, [DONE, *(_MOVE_TO[r] for r in NEIGHBOURS[self.at])]

    @march_on.refuses
    def _(self, s: War, action: Action) -> Refusal | None:
        missing = NO_ARMY_TO_JOIN if self.must_join else TOO_MANY_UNITS
        if action == DONE:
            return None if self._can_end(s, self.at, 0) else missing
        to = REGION[str(action[1])]
        side = side_of(s, self.seat)
        refusal = why_not_march(s, side, set(self.group), to)
        if refusal is not None:
            return refusal
        if to == self.origin and siege_lifted(s, side, to):
            return ENEMY_ARMY
        return None if self._can_end(s, to, self.further - 1) else missing

    @march_on.takes
    def _(self, s: War, action: Action) -> None:
        if action == DONE:
            return
        to = REGION[str(action[1])]
        for kind in self.group:
            shift(s, self.at, to, kind)
        for character in self.people:
            s.characters[character] = to
        if s.events is not None:
            tell(s, "army_marched_on", seat=self.seat, origin=REGIONS[self.at], to=REGIONS[to])
        carry_mixed(s, self.at, to, self.group)
        self.at = to
        self.further -= 1
        army_enters(s, self.seat, side_of(s, self.seat), to)
        self.goto("march_on")

    def end_move(self, s: War) -> None:
        """Sieges the Army broke off end; Companions with it have arrived."""
        settle_sieges(s)
        s.separate[self.at] = 0  # partners who meet are asked again (wotr.11.16)
        for character in self.people:
            if character in COMPANIONS:
                companion_arrives(s, character)
        nations = {NATION_OF_KIND[k] for k in self.group if IS_UNIT[k]}
        use_army(s, self.seat, nations, self.at)
        self.made += 1
        if self.made < self.count:
            arrived = {kind: self.group.count(kind) for kind in self.group}
            self.moved += tuple((self.at, kind, n) for kind, n in arrived.items())
            self.moved_characters += self.people
            self.origin = self.at = -1
            self.goto("choose_army")


def why_not_move_armies(s: War, seat: int, led: int = NOT_LED) -> Refusal | None:
    """Why a player cannot move any Army one region, led or not."""
    move = MoveArmies(seat=seat, count=1, led=led)
    for place in move.places(s):
        if move.why_not_leave(s, place) is None:
            return None
    return NO_LEADER if led else NO_ARMY_CAN_MOVE
