"""The Fellowship in Mordor: entering it, the Mordor Track, the price of waiting (wotr.9.26 on).

The tile that each move on the track draws is in hunt.py.
"""

from __future__ import annotations

from typing import ClassVar

from westmarch.games.war_of_the_ring.rules.actions import NO, SPACE
from westmarch.games.war_of_the_ring.rules.catalogue import EYE, STANDARD_TILES, TILE_VALUE
from westmarch.games.war_of_the_ring.rules.fellowship.ring_bearers import corrupt
from westmarch.games.war_of_the_ring.rules.map.board import MORDOR_ENTRANCES, REGIONS
from westmarch.games.war_of_the_ring.rules.seats import hunted
from westmarch.games.war_of_the_ring.rules.state import NOT_IN_MORDOR, War
from westmarch.games.war_of_the_ring.rules.turn.victory import check_ring
from westmarch.kernel.engine.decision import Action, Refusal
from westmarch.kernel.engine.events import tell
from westmarch.kernel.engine.flow import Offered, choice
from westmarch.kernel.engine.state import Frame

ENTER_MORDOR: Action = (SPACE.verb("enter_mordor"),)

NOT_AT_THE_GATE = Refusal("wotr.9.26", "not_at_the_gate_of_mordor")
ALREADY_IN_MORDOR = Refusal("wotr.9.27", "already_in_mordor")


def why_not_enter_mordor(s: War) -> Refusal | None:
    """Why the Fellowship cannot enter Mordor in a Fellowship phase (wotr.8.26, wotr.9.26)."""
    if s.mordor != NOT_IN_MORDOR:
        return ALREADY_IN_MORDOR
    return None if s.ring_bearers in MORDOR_ENTRANCES else NOT_AT_THE_GATE


class EnterMordor(Frame):
    """The Free Peoples may take the Fellowship into Mordor, hidden or revealed (wotr.9.26)."""

    sequence: ClassVar[tuple[str, ...]] = ("ask",)

    @choice("enter_mordor", rule="wotr.9.26")
    def ask(self, s: War) -> Offered:
        if why_not_enter_mordor(s) is not None:
            return None
        return hunted(s), [ENTER_MORDOR, NO]

    @ask.takes
    def _(self, s: War, action: Action) -> None:
        if action == ENTER_MORDOR:
            enter_mordor(s)


def enter_mordor(s: War) -> None:
    """Put the Ring-bearers on the first step of the Mordor Track and build a new Hunt Pool
    (wotr.9.27, wotr.9.28). The Progress counter only shows Hidden or Revealed from now on."""
    s.mordor = 0
    s.progress = 0
    s.mordor_effort = 0
    put_tiles_back(s)
    eyes = [t for t in s.hunt_drawn if TILE_VALUE[t] == EYE]
    s.hunt_drawn = [t for t in s.hunt_drawn if TILE_VALUE[t] != EYE]
    s.hunt_pool += eyes + s.hunt_waiting
    s.hunt_waiting = []
    tell(s, "mordor_entered", region=REGIONS[s.ring_bearers], tiles=len(s.hunt_pool))


def put_tiles_back(s: War, held: tuple[int, ...] = ()) -> None:
    """When all tiles of the pool have been drawn, put the standard ones back (wotr.9.02); those
    just being looked at, `held`, stay out."""
    if not s.hunt_pool:
        s.hunt_pool = [t for t in s.hunt_drawn if t in STANDARD_TILES and t not in held]
        s.hunt_drawn = [t for t in s.hunt_drawn if t not in STANDARD_TILES or t in held]
        tell(s, "hunt_pool_refilled", tiles=len(s.hunt_pool))


def eye_in_mordor(s: War) -> int:
    """What an Eye is worth on the Mordor Track: all dice in the Hunt Box (wotr.9.31)."""
    return sum(s.hunt_box)


def step_forward(s: War) -> None:
    """One step on the Mordor Track; the last is the Crack of Doom (wotr.9.32, wotr.9.35)."""
    s.mordor += 1
    tell(s, "mordor_step", step=s.mordor)
    check_ring(s)


def price_of_waiting(s: War) -> None:
    """The end of Phase 5: on the Mordor Track, a turn without a move or hiding corrupts
    (wotr.9.34)."""
    if s.mordor != NOT_IN_MORDOR and not s.mordor_effort:
        tell(s, "waited_in_mordor")
        corrupt(s, 1)
    s.mordor_effort = 0
