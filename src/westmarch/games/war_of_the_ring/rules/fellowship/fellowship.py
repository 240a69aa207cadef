"""The Fellowship: the Fellowship phase, moving, declaring (chapter 8).

The figure and its path, Corruption, hiding and the choice of a Guide are in ring_bearers.py, who
leaves the Fellowship is in separation.py, being revealed is in hunt.py, and the Mordor Track is in
mordor.py; their names can be had from here too.
"""

from __future__ import annotations

from typing import ClassVar

from westmarch.games.war_of_the_ring.rules.actions import NO, SPACE
from westmarch.games.war_of_the_ring.rules.catalogue import CARD
from westmarch.games.war_of_the_ring.rules.fellowship.fellowship_box import (
    companions_in_fellowship,
    guide_candidates,
    leave_fellowship,
)
from westmarch.games.war_of_the_ring.rules.fellowship.hunt import (
    THE_LAST_BATTLE,
    BalrogOfMoria,
    Hunt,
    HuntTile,
    RevealFellowship,
    balrog_wakes,
    discard_the_last_battle,
)
from westmarch.games.war_of_the_ring.rules.fellowship.mordor import EnterMordor, price_of_waiting
from westmarch.games.war_of_the_ring.rules.fellowship.ring_bearers import (
    ChooseGuide,
    PlaceRingBearers,
    corrupt,
    fellowship_region,
    guide_is_settled,
    heal,
    hide,
    is_shelter,
)
from westmarch.games.war_of_the_ring.rules.fellowship.separation import (
    EliminateCompanion,
    SeparateCompanions,
    why_not_separate,
)
from westmarch.games.war_of_the_ring.rules.map.board import (
    CITY,
    NATION_OF,
    REGIONS,
    SETTLEMENT,
    STRONGHOLD,
)
from westmarch.games.war_of_the_ring.rules.map.pieces import FREE_PEOPLES, ISENGARD
from westmarch.games.war_of_the_ring.rules.seats import hunted
from westmarch.games.war_of_the_ring.rules.state import NOT_IN_MORDOR, War
from westmarch.games.war_of_the_ring.rules.turn.politics import activate, may_activate
from westmarch.games.war_of_the_ring.rules.turn.table_cards import discard_from_table
from westmarch.kernel.engine.decision import Action, Refusal
from westmarch.kernel.engine.events import tell
from westmarch.kernel.engine.flow import Offered, call, choice
from westmarch.kernel.engine.state import Frame

__all__ = [
    "ChooseGuide",
    "DeclareFellowship",
    "EliminateCompanion",
    "EnterMordor",
    "FellowshipPhase",
    "MoveFellowship",
    "RevealFellowship",
    "SeparateCompanions",
    "companions_in_fellowship",
    "corrupt",
    "fellowship_region",
    "guide_candidates",
    "heal",
    "hide",
    "leave_fellowship",
    "price_of_waiting",
    "why_not_declare",
    "why_not_hide",
    "why_not_move_fellowship",
    "why_not_separate",
]

DECLARE: Action = (SPACE.verb("declare_fellowship"),)
RECONSIDER_GUIDE: Action = (SPACE.verb("reconsider_guide"),)

REVEALED = Refusal("wotr.8.14", "fellowship_is_revealed")
ALREADY_HIDDEN = Refusal("wotr.8.24", "fellowship_is_hidden")
ONLY_HIDDEN_DECLARES = Refusal("wotr.8.22", "only_hidden_declares")
NO_DECLARING_IN_MORDOR = Refusal("wotr.9.27", "no_declaring_in_mordor")

DRIVEN_OFF = (CARD["sh_char_15"], CARD["sh_char_16"])
"""Worn with Sorrow and Toil, Flocks of Crebain: discarded when the Fellowship is declared in an
unconquered Free Peoples City or Stronghold."""


# ---- Phase 2


class FellowshipPhase(Frame):
    """Phase 2: declare or not, enter Mordor or not, then the Guide may change (wotr.4.03)."""

    sequence: ClassVar[tuple[str, ...]] = ("declare", "enter_mordor", "change_guide")

    @choice("declare_fellowship", rule="wotr.8.19")
    def declare(self, s: War) -> Offered:
        if why_not_declare(s) is not None or not declaring_matters(s):
            return None
        actions = [DECLARE, NO]
        if guide_is_settled(s):
            actions.append(RECONSIDER_GUIDE)
        return hunted(s), actions

    @declare.takes
    def _(self, s: War, action: Action) -> None:
        if action == DECLARE:
            call(s, DeclareFellowship())
        elif action == RECONSIDER_GUIDE:
            s.guide_settled = []
            self.goto("declare")

    def enter_mordor(self, s: War) -> None:
        call(s, EnterMordor())

    def change_guide(self, s: War) -> None:
        call(s, ChooseGuide())


def why_not_declare(s: War) -> Refusal | None:
    """Why the Fellowship cannot be declared in a Fellowship phase (wotr.8.19, wotr.8.22)."""
    if s.mordor != NOT_IN_MORDOR:
        return NO_DECLARING_IN_MORDOR
    return ONLY_HIDDEN_DECLARES if s.revealed else None


def declaring_matters(s: War) -> bool:
    """Whether declaring could change anything, or there is nothing to ask: the place or the counter
    (wotr.8.17), a Nation that would become active (wotr.7.04), Corruption that would heal
    (wotr.8.25), a card on the table that would go."""
    region = s.ring_bearers
    if s.progress or THE_LAST_BATTLE in s.table:
        return True
    nation = woken_by_declaring(region)
    if nation >= 0 and not s.active[nation] and may_activate(s, nation, "declared", region):
        return True
    return is_shelter(s, region) and (s.corruption > 0 or any(c in s.table for c in DRIVEN_OFF))


def woken_by_declaring(region: int) -> int:
    """The Free Peoples Nation whose City or Stronghold a region has, or -1 (wotr.7.04)."""
    nation = NATION_OF[region]
    if 0 <= nation < ISENGARD and SETTLEMENT[region] in (CITY, STRONGHOLD):
        return nation
    return -1


class DeclareFellowship(PlaceRingBearers):
    """Declare the position of the Fellowship: place the Ring-bearers; then activation and healing
    (wotr.8.19). It stays hidden, and no Stronghold costs a tile (wotr.8.23)."""

    sequence: ClassVar[tuple[str, ...]] = ("set_out", "walk", "arrive", "rest", "balrog")

    def arrive(self, s: War) -> None:
        s.progress = 0
        tell(
            s,
            "fellowship_declared",
            region=REGIONS[s.ring_bearers],
            path=[REGIONS[r] for r in self.touched()],
        )
        discard_the_last_battle(s)

    def rest(self, s: War) -> None:
        """A City or Stronghold of a Nation makes it active, whoever controls it (wotr.7.04); one
        controlled by the Free Peoples heals 1 Corruption (wotr.8.25)."""
        region = s.ring_bearers
        nation = woken_by_declaring(region)
        if nation >= 0:
            activate(s, nation, "declared", region)
        if is_shelter(s, region):
            heal(s, 1)
            for card in DRIVEN_OFF:
                if card in s.table:
                    discard_from_table(s, card)

    def balrog(self, s: War) -> None:
        if balrog_wakes(s, self):
            call(s, BalrogOfMoria(ignore_reveal=int(is_shelter(s, s.ring_bearers))))


# ---- Phase 5


def why_not_move_fellowship(s: War) -> Refusal | None:
    """Why the Fellowship cannot be moved: on the map and on the Mordor Track it must be hidden
    (wotr.8.14, wotr.9.33)."""
    return REVEALED if s.revealed else None


def why_not_hide(s: War) -> Refusal | None:
    """Why the Fellowship cannot be hidden (wotr.8.24)."""
    return None if s.revealed else ALREADY_HIDDEN


class MoveFellowship(Frame):
    """Move the Fellowship one step, then the Hunt, then the die goes to the Hunt Box (wotr.4.25,
    wotr.8.13, wotr.8.15). `by_die` is 0 when an Event moves it. On the Mordor Track a tile is
    drawn instead of the hunt roll (wotr.9.30)."""

    sequence: ClassVar[tuple[str, ...]] = ("move", "die_to_hunt_box")
    by_die: int = 1

    def move(self, s: War) -> None:
        if s.mordor != NOT_IN_MORDOR:
            s.mordor_effort = 1
            tell(s, "fellowship_moves", step=s.mordor)
            call(s, HuntTile(cause="mordor"))
        else:
            s.progress += 1
            tell(s, "fellowship_moves", progress=s.progress)
            call(s, Hunt())

    def die_to_hunt_box(self, s: War) -> None:
        if self.by_die and THE_LAST_BATTLE not in s.table:
            s.hunt_box[FREE_PEOPLES] += 1
