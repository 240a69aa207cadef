"""Events that recruit in several regions at once (wotr.5.13, wotr.5.14). For one region there is
`recruitment.Recruit`."""

from __future__ import annotations

from typing import ClassVar

from westmarch.games.war_of_the_ring.rules.map.board import REGION, REGIONS
from westmarch.games.war_of_the_ring.rules.map.pieces import (
    FIGURE,
    FIGURES,
    elite_of,
    regular_of,
    side_of_nation,
)
from westmarch.games.war_of_the_ring.rules.state import War
from westmarch.games.war_of_the_ring.rules.turn.recruitment import (
    NONE_LEFT,
    can_recruit_in,
    recruit,
    recruiting_place,
)
from westmarch.kernel.engine.decision import Action, Refusal
from westmarch.kernel.engine.flow import Offered, call, choice
from westmarch.kernel.engine.state import Frame

AS_MANY_AS_POSSIBLE = Refusal("wotr.5.14", "recruit_as_many_as_possible")


def most_recruits(regulars: int, elites: int, regular: int, either: int) -> int:
    """How many units can come from so many figures, when so many must be Regulars and so many may
    be Regulars or Elites."""
    return min(regular + either, regulars + min(elites, either))


def without(regions: tuple[int, ...], region: int) -> tuple[int, ...]:
    """These regions, one of them once less."""
    at = regions.index(region)
    return (*regions[:at], *regions[at + 1 :])


class RecruitInEach(Frame):
    """Recruit units of a Nation in several regions: `regular` names the region of each Regular,
    `either` that of each unit which may be a Regular or an Elite. A region is in one of them only.

    When there are too few figures the player says unit by unit where they come, but as many as
    possible come.
    """

    sequence: ClassVar[tuple[str, ...]] = ("leave_out_lost_regions", "fill_regions", "recruit_one")
    seat: int
    nation: int
    regular: tuple[int, ...] = ()
    either: tuple[int, ...] = ()

    def leave_out_lost_regions(self, s: War) -> None:
        """Nobody comes where nobody can be recruited (wotr.6.31)."""
        self.regular = tuple(r for r in self.regular if can_recruit_in(s, self.nation, r))
        self.either = tuple(r for r in self.either if can_recruit_in(s, self.nation, r))

    def fill_regions(self, s: War) -> None:
        """With figures enough for everybody the Regulars come at once."""
        if self.room(s) < len(self.regular) + len(self.either):
            return
        regular = regular_of(self.nation)
        for region in dict.fromkeys(self.regular):
            self._recruit(s, regular, region, self.regular.count(region))
        self.regular = ()

    def room(self, s: War) -> int:
        """So many units still come."""
        regular = regular_of(self.nation)
        figures = s.reinforcements[regular], s.reinforcements[regular + 1]
        return most_recruits(*figures, len(self.regular), len(self.either))

    def _recruit(self, s: War, kind: int, region: int, count: int = 1) -> None:
        place = recruiting_place(s, side_of_nation(self.nation), region)
        recruit(s, self.seat, kind, place, count)

    @choice("recruit", rule="wotr.5.14")
    def recruit_one(self, s: War) -> Offered:
        regular, elite = FIGURES[regular_of(self.nation)], FIGURES[elite_of(self.nation)]
        regions = dict.fromkeys(self.regular + self.either)
        actions: list[Action] = [("recruit", regular, REGIONS[r]) for r in regions]
        actions += [("recruit", elite, REGIONS[r]) for r in dict.fromkeys(self.either)]
        return self.seat, actions

    @recruit_one.refuses
    def _(self, s: War, action: Action) -> Refusal | None:
        regular = regular_of(self.nation)
        figures = [s.reinforcements[regular], s.reinforcements[regular + 1]]
        wanted = [len(self.regular), len(self.either)]
        before = most_recruits(*figures, *wanted)
        kind = FIGURE[str(action[1])] - regular
        if not figures[kind]:
            return NONE_LEFT
        figures[kind] -= 1
        wanted[REGION[str(action[2])] in self.either] -= 1
        return None if most_recruits(*figures, *wanted) == before - 1 else AS_MANY_AS_POSSIBLE

    @recruit_one.takes
    def _(self, s: War, action: Action) -> None:
        region = REGION[str(action[2])]
        self._recruit(s, FIGURE[str(action[1])], region)
        if region in self.either:
            self.either = without(self.either, region)
        else:
            self.regular = without(self.regular, region)
        self.goto("recruit_one")


class RecruitInSome(Frame):
    """Recruit so many Regulars (`regular`) in each of so many (`count`) different regions, which
    the player chooses."""

    sequence: ClassVar[tuple[str, ...]] = ("all_of_them", "choose_region", "recruit_there")
    seat: int
    nation: int
    regions: tuple[int, ...]
    count: int
    regular: int
    chosen: tuple[int, ...] = ()

    def all_of_them(self, s: War) -> None:
        """Where there are not more regions than wanted there is nothing to choose."""
        self.regions = tuple(r for r in self.regions if can_recruit_in(s, self.nation, r))
        if len(self.regions) <= self.count:
            self.chosen = self.regions

    @choice("recruit_where", rule="wotr.5.13")
    def choose_region(self, s: War) -> Offered:
        if len(self.chosen) in (self.count, len(self.regions)):
            return None
        if not s.reinforcements[regular_of(self.nation)]:
            return None
        return self.seat, [
            ("choose_region", REGIONS[r]) for r in self.regions if r not in self.chosen
        ]

    @choose_region.takes
    def _(self, s: War, action: Action) -> None:
        self.chosen = (*self.chosen, REGION[str(action[1])])
        self.goto("choose_region")

    def recruit_there(self, s: War) -> None:
        regions = self.chosen * self.regular
        call(s, RecruitInEach(seat=self.seat, nation=self.nation, regular=regions))
