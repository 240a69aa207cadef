"""The Ring-bearers: their figure and its path, Corruption, Hidden and Revealed, the choice of a
Guide (chapter 8). What both fellowship.py and hunt.py stand on.
"""

from __future__ import annotations

from typing import ClassVar

from westmarch.games.war_of_the_ring.rules.actions import SPACE
from westmarch.games.war_of_the_ring.rules.fellowship.fellowship_box import (
    companions_in_fellowship,
    guide_candidates,
    set_guide,
)
from westmarch.games.war_of_the_ring.rules.map.board import (
    CITY,
    HOME_SIDE,
    NEIGHBOURS,
    REGION,
    REGIONS,
    SETTLEMENT,
    STRONGHOLD,
)
from westmarch.games.war_of_the_ring.rules.map.pieces import (
    CHARACTER,
    CHARACTERS,
    FREE_PEOPLES,
    SHADOW,
)
from westmarch.games.war_of_the_ring.rules.seats import hunted
from westmarch.games.war_of_the_ring.rules.state import NOT_IN_MORDOR, War
from westmarch.games.war_of_the_ring.rules.turn.victory import CORRUPTION_LIMIT, check_ring
from westmarch.kernel.engine.decision import Action, Refusal
from westmarch.kernel.engine.events import tell
from westmarch.kernel.engine.flow import Offered, choice
from westmarch.kernel.engine.state import Frame

SPACE.verb("walk", REGIONS)
HALT: Action = (SPACE.verb("halt"),)
SPACE.verb("choose_guide", CHARACTERS)
ASK_AGAIN: Action = (SPACE.verb("ask_again"),)

NO_SHELTER = Refusal("wotr.8.21", "no_shelter_when_revealed")
ONLY_SHELTER_THAT_WAY = Refusal("wotr.8.21", "only_shelter_that_way")


# ---- Corruption


def corrupt(s: War, amount: int) -> None:
    """Corruption rises; at 12 the game is lost at once (wotr.8.05, wotr.9.24, wotr.9.25)."""
    if amount > 0:
        s.corruption = min(CORRUPTION_LIMIT, s.corruption + amount)
        tell(s, "corruption_rose", amount=amount, corruption=s.corruption)
        check_ring(s)


def heal(s: War, amount: int) -> None:
    """Corruption falls, not below 0 (wotr.8.25, wotr.9.05)."""
    healed = min(amount, s.corruption)
    if healed > 0:
        s.corruption -= healed
        tell(s, "corruption_healed", amount=healed, corruption=s.corruption)


# ---- Hidden and Revealed


def hide(s: War) -> None:
    """Turn the Progress counter Hidden side up: no move, no Hunt (wotr.8.24, wotr.9.33)."""
    s.revealed = 0
    if s.mordor != NOT_IN_MORDOR:
        s.mordor_effort = 1
    tell(s, "fellowship_hidden")


# ---- where the Fellowship is


def fellowship_region(s: War) -> int:
    """The region of the Fellowship: that of the Ring-bearers figure, whatever the Progress counter
    shows (wotr.8.02); -1 on the Mordor Track, which is in no region (wotr.9.27)."""
    return s.ring_bearers if s.mordor == NOT_IN_MORDOR else -1


def is_shelter(s: War, region: int) -> bool:
    """A region with a Free Peoples City or Stronghold controlled by the Free Peoples: here the
    Ring-bearers heal (wotr.8.25) and are never revealed (wotr.8.21)."""
    return (
        s.control[region] == FREE_PEOPLES
        and HOME_SIDE[region] == FREE_PEOPLES
        and SETTLEMENT[region] in (CITY, STRONGHOLD)
    )


def is_shadow_stronghold(s: War, region: int) -> bool:
    """A region with a Shadow Stronghold controlled by the Shadow (wotr.8.23)."""
    return (
        s.control[region] == SHADOW
        and HOME_SIDE[region] == SHADOW
        and SETTLEMENT[region] == STRONGHOLD
    )


def way_out(s: War, start: int, steps: int, barred: tuple[int, ...]) -> bool:
    """Whether a region where a revealed Fellowship may end lies within reach, off the barred
    regions."""
    if not is_shelter(s, start):
        return True
    seen = {start, *barred}
    edge = [start]
    for _ in range(steps):
        further = []
        for here in edge:
            for there in NEIGHBOURS[here]:
                if there not in seen:
                    if not is_shelter(s, there):
                        return True
                    seen.add(there)
                    further.append(there)
        edge = further
    return False


class PlaceRingBearers(Frame):
    """The Ring-bearers figure goes up to as many regions as the Progress counter shows, from
    region to region, so that its path is known (wotr.8.17). No region is entered twice: a path
    that doubles back could as well have left that part out.

    A base of DeclareFellowship and RevealFellowship; those put the counter back to 0.
    """

    shelter_barred: ClassVar[bool] = False
    """Whether the path may not end in a Free Peoples City or Stronghold (wotr.8.21)."""
    origin: int = -1
    path: tuple[int, ...] = ()
    """Regions entered, in order."""

    def set_out(self, s: War) -> None:
        self.origin = s.ring_bearers

    @choice("place_ring_bearers", rule="wotr.8.17")
    def walk(self, s: War) -> Offered:
        actions: list[Action] = []
        if len(self.path) < s.progress:
            actions = [
                ("walk", REGIONS[r])
                for r in NEIGHBOURS[s.ring_bearers]
                if r != self.origin and r not in self.path
            ]
        actions.append(HALT)
        return hunted(s), actions

    @walk.refuses
    def _(self, s: War, action: Action) -> Refusal | None:
        if not self.shelter_barred:
            return None
        left = s.progress - len(self.path)
        if action == HALT:
            # Where no legal end is within reach the figure stays: the text is silent on it.
            stuck = not way_out(s, s.ring_bearers, left, (self.origin, *self.path))
            return None if stuck or not is_shelter(s, s.ring_bearers) else NO_SHELTER
        there = REGION[str(action[1])]
        if way_out(s, there, left - 1, (self.origin, *self.path)):
            return None
        return ONLY_SHELTER_THAT_WAY

    @walk.takes
    def _(self, s: War, action: Action) -> None:
        if action != HALT:
            s.ring_bearers = REGION[str(action[1])]
            self.path = (*self.path, s.ring_bearers)
            self.goto("walk")

    def touched(self) -> tuple[int, ...]:
        """Every region left, crossed, entered or stayed in."""
        return (self.origin, *self.path)


# ---- the Guide


def guide_circumstances(s: War) -> list[int]:
    """What a choice among equals for the Guide hangs on: who chooses, whether the Fellowship is
    revealed (Strider hides it with any die then), and the Companions in it."""
    return [hunted(s), s.revealed, *companions_in_fellowship(s)]


def guide_is_settled(s: War) -> bool:
    """Whether the Free Peoples have chosen among equals and nothing has changed since: the choice
    stands without being asked for. They may always take it up again: when they declare or not, or
    by asking to be asked (wotr.8.09)."""
    return bool(s.guide_settled) and s.guide_settled == guide_circumstances(s)


class ChooseGuide(Frame):
    """The Free Peoples choose the Guide among Companions of the same, highest Level: at the end of
    the Fellowship phase and whenever the Fellowship has changed (wotr.8.08, wotr.8.09)."""

    sequence: ClassVar[tuple[str, ...]] = ("choose",)
    ask_again: int = 0
    """1 when the player wants to be asked in the next Fellowship phase whatever happens."""

    @choice("choose_guide", rule="wotr.8.09")
    def choose(self, s: War) -> Offered:
        candidates = guide_candidates(s)
        if len(candidates) == 1 or guide_is_settled(s):
            return None
        actions: list[Action] = [("choose_guide", CHARACTERS[c]) for c in candidates]
        if not self.ask_again:
            actions.append(ASK_AGAIN)
        return hunted(s), actions

    @choose.takes
    def _(self, s: War, action: Action) -> None:
        if action == ASK_AGAIN:
            self.ask_again = 1
            self.goto("choose")
        else:
            set_guide(s, CHARACTER[str(action[1])])
            s.guide_settled = [] if self.ask_again else guide_circumstances(s)
