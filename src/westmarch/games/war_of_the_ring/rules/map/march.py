"""Who may go along in a move: borders, stacking, and the figures themselves, one by one
(wotr.6.34 to wotr.6.41).

`SelectFigures` never offers a figure from which the move could not be completed.
"""

from __future__ import annotations

from typing import ClassVar

from westmarch.games.war_of_the_ring.rules.actions import DONE, SPACE
from westmarch.games.war_of_the_ring.rules.map.armies import (
    STACKING_LIMIT,
    besieged_side,
    characters_at,
    leaders_at,
    shift,
)
from westmarch.games.war_of_the_ring.rules.map.board import (
    NATION_OF,
    NEIGHBOURS,
)
from westmarch.games.war_of_the_ring.rules.map.pieces import (
    CHARACTER,
    CHARACTERS,
    COMPANIONS,
    FIGURE,
    FIGURES,
    FREE_PEOPLES,
    IS_UNIT,
    ISENGARD,
    KINDS,
    LEVEL,
    NATION_OF_KIND,
    NAZGUL,
    NO_NATION,
    SARUMAN,
    SHADOW,
    SOUTHRONS,
    WITCH_KING,
    elite_of,
)
from westmarch.games.war_of_the_ring.rules.multiplayer import (
    NOT_OWN_MINION,
    kinds_moved_by,
    moves_with_army,
    why_not_use_army,
)
from westmarch.games.war_of_the_ring.rules.seats import side_of
from westmarch.games.war_of_the_ring.rules.state import War
from westmarch.games.war_of_the_ring.rules.turn.table_cards import barred_to_shadow
from westmarch.kernel.engine.decision import Action, Refusal
from westmarch.kernel.engine.flow import Offered, choice
from westmarch.kernel.engine.state import Frame

MOVED_ALREADY = Refusal("wotr.6.38", "nobody_left_to_move")
ENEMY_ARMY = Refusal("wotr.6.40", "enemy_army_blocks")
TOO_MANY_UNITS = Refusal("wotr.6.41", "stacking_limit")
FOREIGN_BORDER = Refusal("wotr.7.12", "border_not_at_war")
NO_LEADER = Refusal("wotr.6.34", "needs_leader")
NO_COMPANION = Refusal("wotr.5.09", "needs_companion")
NO_NAZGUL = Refusal("wotr.5.09", "needs_nazgul")
NO_CHARACTER = Refusal("wotr.5.09", "needs_character")
NO_UNIT = Refusal("wotr.6.35", "needs_unit")
LEADER_LEFT_ALONE = Refusal("wotr.6.36", "leader_left_alone")
NEVER_MOVES = Refusal("wotr.6.04", "level_zero")
NO_ARMY_TO_JOIN = Refusal("wotr.5.10", "must_join_army")
ALL_CANNOT_GO = Refusal("wotr.6.35", "not_all_can_go")

# Who must go along (the `led` of the frames below)
NOT_LED, LED, LED_BY_COMPANION, LED_BY_NAZGUL = range(4)
_MISSING = (NO_UNIT, NO_LEADER, NO_COMPANION, NO_NAZGUL)

AN_ARMY_THAT_COMES_BACK = "an_army_that_comes_back"
"""A ruling; switched, an Army may not end where it began."""

TAKE_ALL: Action = (SPACE.verb("take_all"),)
SPACE.verb("take", FIGURES)
SPACE.verb("take_character", CHARACTERS)


def may_cross(s: War, kind: int, region: int) -> bool:
    """Whether a figure's politics let it into a region: units and Leaders of a Nation not At War
    stay out of other Nations (wotr.7.12). Units that a retreat took over a border can therefore
    only leave that Nation again (wotr.7.16). Nazgûl are always At War (wotr.7.18)."""
    there = NATION_OF[region]
    if there == NO_NATION or kind == NAZGUL:
        return True
    nation = NATION_OF_KIND[kind]
    return nation == there or not s.political[nation]


def why_not_enter(s: War, side: int, region: int) -> Refusal | None:
    """Why no Army of a side may move into a region, whoever is in it (wotr.6.39, wotr.6.40)."""
    if s.shadow_units[region] if side == FREE_PEOPLES else s.fp_units[region]:
        return ENEMY_ARMY
    if s.table and side == SHADOW:
        return barred_to_shadow(s, region)
    return None


def units_among(taken: tuple[int, ...]) -> int:
    """How many of these figures are units."""
    units = 0
    for kind in taken:
        if IS_UNIT[kind]:
            units += 1
    return units


def can_march(
    s: War,
    side: int,
    kinds: set[int],
    size: int,
    at: int,
    steps: int,
    must_join: int,
    origin: int,
    standing: int,
) -> bool:
    """Whether an Army of these kinds and this number of units, once in the region `at`, can end
    there or within so many steps more (wotr.6.44, wotr.6.45). It may come back to where it began,
    unless a house ruling forbids that, but those it left there are not another Army to join.
    `standing`: where its figures are counted now."""
    own = s.fp_units if side == FREE_PEOPLES else s.shadow_units
    no_return = must_join or AN_ARMY_THAT_COMES_BACK in s.house_rulings
    seen = {at}
    if siege_lifted(s, side, origin, size if origin == standing else 0):
        seen.add(origin)
    edge = [at]
    while edge:
        for here in edge:
            if here == origin and no_return:
                continue
            others = own[here] - (size if here == standing else 0)
            if others + size <= STACKING_LIMIT and (others > 0 or not must_join):
                return True
        if not steps:
            return False
        steps -= 1
        after: list[int] = []
        for here in edge:
            for there in NEIGHBOURS[here]:
                if there not in seen and why_not_march(s, side, kinds, there) is None:
                    seen.add(there)
                    after.append(there)
        edge = after
    return False


def siege_lifted(s: War, side: int, origin: int, leaving: int = 0) -> bool:
    """Whether the siege an Army has left behind ends for want of besiegers (wotr.6.85), so that it
    cannot come back on the same move: the defenders are in the open again."""
    own = s.fp_units if side == FREE_PEOPLES else s.shadow_units
    return own[origin] <= leaving and besieged_side(s, origin) == 1 - side


def why_not_march(s: War, side: int, kinds: set[int], region: int) -> Refusal | None:
    """Why an Army of these kinds may not enter a region, whatever its size."""
    for kind in kinds:
        if not may_cross(s, kind, region):
            return FOREIGN_BORDER
    return why_not_enter(s, side, region)


class SelectFigures(Frame):
    """Choose who moves from one place to another, figure by figure, and move them (wotr.6.35).

    Only the figures are moved; what follows from their arrival is the caller's. The caller makes
    sure with `why_not_start` that somebody can go.

    `led`: who must be among them; `must_take`: a Character who must; `nation`: only units of this
    Nation, nobody else; `most`: at most so many units; `further`: regions they may go on after this
    one, before the size limit is checked; `must_join`: they must end with another Army. `moved`,
    as (place, kind, count), and `moved_characters` may not move again (wotr.6.38).
    """

    sequence: ClassVar[tuple[str, ...]] = ("choose_figures", "move_them")
    seat: int
    origin: int
    to: int
    led: int = NOT_LED
    must_take: int = -1
    nation: int = NO_NATION
    most: int = 99
    further: int = 0
    must_join: int = 0
    moved: tuple[tuple[int, int, int], ...] = ()
    moved_characters: tuple[int, ...] = ()
    taken: tuple[int, ...] = ()
    """Kinds of the figures chosen, one entry for each figure."""
    taken_characters: tuple[int, ...] = ()

    # ---- who is there

    def _kinds(self, s: War) -> list[int]:
        """Kinds of figures here that are this player's to move."""
        base = self.origin * KINDS
        figures = s.figures
        return [
            k
            for k in kinds_moved_by(s, self.seat, side_of(s, self.seat), self.origin)
            if figures[base + k] and self._wanted(k)
        ]

    def _wanted(self, kind: int) -> bool:
        return self.nation == NO_NATION or (NATION_OF_KIND[kind] == self.nation and IS_UNIT[kind])

    def _count(self, s: War, kind: int) -> int:
        """Figures of a kind here that have not moved in this action."""
        count = s.figures[self.origin * KINDS + kind]
        for place, moved_kind, moved in self.moved:
            if place == self.origin and moved_kind == kind:
                count -= moved
        return count

    def _left(self, s: War, taken: tuple[int, ...]) -> list[int]:
        """Kinds of which one more figure could come along, as far as borders allow."""
        return [
            k
            for k in self._kinds(s)
            if self._count(s, k) > taken.count(k) and may_cross(s, k, self.to)
        ]

    def _people(self, s: War) -> list[int]:
        """Characters here that may come along."""
        if self.nation != NO_NATION:
            return []
        return [
            c
            for c in characters_at(s, side_of(s, self.seat), self.origin)
            if self.why_not_character(s, c) is None
        ]

    def why_not_character(self, s: War, character: int) -> Refusal | None:
        """Why a Character here cannot come along."""
        if LEVEL[character] == 0:
            return NEVER_MOVES
        if character in self.moved_characters:
            return MOVED_ALREADY
        if not moves_with_army(s, self.seat, character, self.origin):
            return NOT_OWN_MINION
        return None

    def _leads(self, s: War, kind: int) -> bool:
        """Whether a figure is who must be along. Elites are where Saruman makes them Leaders
        (wotr.11.23)."""
        if self.led == LED_BY_NAZGUL:
            return kind == NAZGUL
        if self.led != LED:
            return False
        return not IS_UNIT[kind] or (
            s.characters[SARUMAN] >= 0
            and (kind == elite_of(ISENGARD) or (s.players > 2 and kind == elite_of(SOUTHRONS)))
        )

    def _character_leads(self, character: int) -> bool:
        if self.led == LED_BY_NAZGUL:
            return character == WITCH_KING
        return self.led == LED or (self.led == LED_BY_COMPANION and character in COMPANIONS)

    def _is_led(self, s: War, taken: tuple[int, ...], people: tuple[int, ...]) -> bool:
        return (
            self.led == NOT_LED
            or any(self._leads(s, k) for k in taken)
            or any(self._character_leads(c) for c in people)
        )

    # ---- what makes a legal Army

    def why_not_go(self, s: War, taken: tuple[int, ...], people: tuple[int, ...]) -> Refusal | None:
        """Why exactly these figures cannot make the move."""
        units = units_among(taken)
        if not units:
            return NO_UNIT
        side = side_of(s, self.seat)
        own = s.fp_units if side == FREE_PEOPLES else s.shadow_units
        if units > self.most:
            return TOO_MANY_UNITS
        if self.further or self.must_join:
            if not can_march(
                s,
                side,
                set(taken),
                units,
                self.to,
                self.further,
                self.must_join,
                self.origin,
                self.origin,
            ):
                return NO_ARMY_TO_JOIN if self.must_join else TOO_MANY_UNITS
        elif own[self.to] + units > STACKING_LIMIT:
            return TOO_MANY_UNITS
        if self.led and not self._is_led(s, taken, people):
            return _MISSING[self.led]
        if self.must_take >= 0 and self.must_take not in people:
            return NO_CHARACTER
        if (
            side == FREE_PEOPLES
            and units == own[self.origin]
            and len(taken) - units < leaders_at(s, FREE_PEOPLES, self.origin)
        ):
            return LEADER_LEFT_ALONE
        if s.players == 3:
            nations = {NATION_OF_KIND[k] for k in taken if IS_UNIT[k]}
            return why_not_use_army(s, self.seat, nations, self.origin)
        return None

    def why_not_finish(
        self, s: War, taken: tuple[int, ...], people: tuple[int, ...]
    ) -> Refusal | None:
        """Why no choice of further figures would make these a legal Army. Tries what could be
        missing: units, somebody to lead, Leaders who may not stay alone."""
        first = self.why_not_go(s, taken, people)
        if first is None:
            return None
        left = self._left(s, taken)
        if self.must_take >= 0 and self.must_take not in people:
            if self.must_take not in self._people(s):
                return NO_CHARACTER
            people = (*people, self.must_take)
        units = [k for k in left if IS_UNIT[k]]
        more: list[tuple[int, ...]] = [()] if units_among(taken) else []
        more += [(k,) for k in units]
        if s.players == 3:
            more += [(a, b) for a in units for b in units if a < b]
        refusal = NO_UNIT if not more else first
        for extra in more:
            tried = (*taken, *extra)
            if self._is_led(s, tried, people):
                leaders: list[tuple[tuple[int, ...], tuple[int, ...]]] = [((), ())]
            else:
                leaders = [((k,), ()) for k in left if not IS_UNIT[k] and self._leads(s, k)]
                leaders += [((), (c,)) for c in self._people(s) if self._character_leads(c)]
                if not leaders:
                    refusal = _MISSING[self.led]
            for figures, characters in leaders:
                army = (*tried, *figures)
                company = (*people, *characters)
                last = self.why_not_go(s, army, company)
                if last is LEADER_LEFT_ALONE:
                    last = self.why_not_go(s, self._with_all_leaders(s, army), company)
                if last is None:
                    return None
                refusal = last
        return refusal

    def _with_all_leaders(self, s: War, taken: tuple[int, ...]) -> tuple[int, ...]:
        """These figures and every Leader who could come too."""
        for kind in self._left(s, taken):
            if not IS_UNIT[kind]:
                taken += (kind,) * (self._count(s, kind) - taken.count(kind))
        return taken

    def why_not_start(self, s: War) -> Refusal | None:
        """Why nobody can make this move."""
        refusal = why_not_enter(s, side_of(s, self.seat), self.to)
        if refusal is not None:
            return refusal
        kinds = [k for k in self._kinds(s) if IS_UNIT[k]]
        if not any(self._count(s, k) > 0 for k in kinds):
            return MOVED_ALREADY
        if not any(may_cross(s, k, self.to) for k in kinds):
            return FOREIGN_BORDER
        return self.why_not_finish(s, (), ())

    def why_not_take(self, s: War, kind: int) -> Refusal | None:
        """Why one more figure of a kind cannot come along."""
        if self._count(s, kind) <= self.taken.count(kind):
            return MOVED_ALREADY
        if not may_cross(s, kind, self.to):
            return FOREIGN_BORDER
        return self.why_not_finish(s, (*self.taken, kind), self.taken_characters)

    def _everybody(self, s: War) -> tuple[tuple[int, ...], tuple[int, ...]]:
        """All figures and Characters that borders let come along."""
        taken: tuple[int, ...] = ()
        for kind in self._left(s, ()):
            taken += (kind,) * self._count(s, kind)
        return taken, tuple(self._people(s))

    # ---- how many of each may still come

    def free(self, s: War) -> list[tuple[int, int]]:
        """How many figures of each kind may still come along, as far as borders allow."""
        return [(k, self._count(s, k) - self.taken.count(k)) for k in self._left(s, self.taken)]

    def room(self, s: War) -> int:
        """So many units more can come along whatever their kinds."""
        taken = units_among(self.taken)
        side = side_of(s, self.seat)
        own = s.fp_units if side == FREE_PEOPLES else s.shadow_units
        if not self.further and not self.must_join:
            return min(self.most, STACKING_LIMIT - own[self.to]) - taken
        kinds = {*self.taken, *(k for k, _ in self.free(s))}
        way = (self.to, self.further, self.must_join, self.origin, self.origin)
        sizes = range(min(self.most, own[self.origin]), taken, -1)
        return next((n - taken for n in sizes if can_march(s, side, kinds, n, *way)), 0)

    def needed(self, s: War) -> list[tuple[list[int], list[int]]]:
        """Kinds of figures and Characters of whom one must still come, for each such demand."""
        found: list[tuple[list[int], list[int]]] = []
        people = [c for c in self._people(s) if c not in self.taken_characters]
        if not self._is_led(s, self.taken, self.taken_characters):
            kinds = [k for k in self._left(s, self.taken) if self._leads(s, k)]
            found.append((kinds, [c for c in people if self._character_leads(c)]))
        if self.must_take in people:
            found.append(([], [self.must_take]))
        return found

    # ---- the choice

    @choice("choose_figures", rule="wotr.6.35")
    def choose_figures(self, s: War) -> Offered:
        actions: list[Action] = []
        if not self.taken and not self.taken_characters:
            everybody, people = self._everybody(s)
            if len(everybody) + len(people) > 1:
                actions.append(TAKE_ALL)
        else:
            actions.append(DONE)
        actions += [
            _TAKE[k]
            for k in self._kinds(s)
            if s.figures[self.origin * KINDS + k] > self.taken.count(k)
        ]
        if self.nation == NO_NATION:
            actions += [
                ("take_character", CHARACTERS[c])
                for c in characters_at(s, side_of(s, self.seat), self.origin)
                if c not in self.taken_characters
            ]
        return self.seat, actions

    @choose_figures.refuses
    def _(self, s: War, action: Action) -> Refusal | None:
        verb = action[0]
        if verb == "take":
            return self.why_not_take(s, FIGURE[str(action[1])])
        if verb == "take_character":
            character = CHARACTER[str(action[1])]
            return self.why_not_character(s, character) or self.why_not_finish(
                s, self.taken, (*self.taken_characters, character)
            )
        if action == DONE:
            return self.why_not_go(s, self.taken, self.taken_characters)
        return None if self.why_not_go(s, *self._everybody(s)) is None else ALL_CANNOT_GO

    @choose_figures.takes
    def _(self, s: War, action: Action) -> None:
        if action == DONE:
            return
        if action == TAKE_ALL:
            self.taken, self.taken_characters = self._everybody(s)
            return
        if action[0] == "take":
            self.taken = (*self.taken, FIGURE[str(action[1])])
        else:
            self.taken_characters = (*self.taken_characters, CHARACTER[str(action[1])])
        self.goto("choose_figures")

    def move_them(self, s: War) -> None:
        for kind in self.taken:
            shift(s, self.origin, self.to, kind)
        for character in self.taken_characters:
            s.characters[character] = self.to


_TAKE: tuple[Action, ...] = tuple(("take", figure) for figure in FIGURES)
