"""The travel phase (chapter 7)."""

from __future__ import annotations

from typing import ClassVar

from westmarch.games.lotr_card_game.rules.actions import DONE, INSTANCES, SPACE
from westmarch.games.lotr_card_game.rules.card_effects.abilities import TRAVEL
from westmarch.games.lotr_card_game.rules.card_effects.happenings import happen
from westmarch.games.lotr_card_game.rules.card_effects.passives import holds
from westmarch.games.lotr_card_game.rules.phases.windows import open_window
from westmarch.games.lotr_card_game.rules.state import NOTHING, Adventure
from westmarch.games.lotr_card_game.rules.table.zones import (
    ACTIVE,
    ATTACHED,
    STAGING,
    active_location,
    move,
    staged_locations,
)
from westmarch.kernel.engine.decision import Action, Refusal
from westmarch.kernel.engine.events import tell
from westmarch.kernel.engine.flow import Offered, call, choice
from westmarch.kernel.engine.state import Frame

SPACE.verb("travel", INSTANCES)
COST_NOT_MET = Refusal("lcg.7.07", "travel_cost_not_met")
MUST_TRAVEL = Refusal("lcg.13.13", "must_travel_elsewhere")


class TravelPhase(Frame):
    """Travel, then a window (lcg.17.08)."""

    sequence: ClassVar[tuple[str, ...]] = ("travel", "window")

    def travel(self, s: Adventure) -> None:
        if active_location(s) < 0 and staged_locations(s):
            call(s, Travel())

    def window(self, s: Adventure) -> None:
        open_window(s, "travel")


def why_not_travel(s: Adventure, location: int) -> Refusal | None:
    """Why the players cannot travel to a location in the staging area."""
    cost = TRAVEL.get(s.design[location])
    if cost is not None and cost[1] is not None and not cost[1](s, location):
        return COST_NOT_MET
    return None


class Travel(Frame):
    """The players may travel to one location (lcg.7.01); the first player decides (lcg.7.02)."""

    sequence: ClassVar[tuple[str, ...]] = ("choose", "pay", "arrive")
    location: int = NOTHING

    @choice("travel", rule="lcg.7.02")
    def choose(self, s: Adventure) -> Offered:
        found: list[Action] = []
        seen: set[tuple[int, int, int]] = set()
        for card in staged_locations(s):
            key = (s.design[card], s.progress[card], s.guarding[card])
            if key not in seen or any(s.attached_to[a] == card for a in s.zones[ATTACHED]):
                seen.add(key)
                found.append(("travel", card))
        found.append(DONE)
        return s.first_player, found

    @choose.refuses
    def _(self, s: Adventure, action: Action) -> Refusal | None:
        must = [
            c
            for c in staged_locations(s)
            if holds(s, "must_travel_to", c) and why_not_travel(s, c) is None
        ]
        if action == DONE:
            return MUST_TRAVEL if must else None
        location = int(action[1])
        if must and location not in must:
            return MUST_TRAVEL
        return why_not_travel(s, location)

    @choose.takes
    def _(self, s: Adventure, action: Action) -> None:
        if action == DONE:
            self.end()
        else:
            self.location = int(action[1])

    def pay(self, s: Adventure) -> None:
        """Travel effects are paid first (lcg.7.07)."""
        cost = TRAVEL.get(s.design[self.location])
        if cost is not None:
            cost[0](s, self.location)

    def arrive(self, s: Adventure) -> None:
        if s.zone[self.location] != STAGING or active_location(s) >= 0:
            return
        move(s, self.location, ACTIVE)
        tell(s, "travelled", card=self.location, number=s.design[self.location])
        happen(s, "travelled", self.location)
