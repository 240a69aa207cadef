"""Phase 3: fate tiles, the fate track and Fate cards (chapter 7)."""

from __future__ import annotations

from typing import ClassVar

from westmarch.games.five_armies.rules.actions import SPACE
from westmarch.games.five_armies.rules.catalogue import (
    TILE_SPECIAL,
    TILE_SYMBOL,
    TILE_VALUE,
    TILES,
)
from westmarch.games.five_armies.rules.map.pieces import SHADOW
from westmarch.games.five_armies.rules.state import Battlefield
from westmarch.games.five_armies.rules.turn.event_cards import PlayFateCard
from westmarch.games.five_armies.rules.turn.victory import LAST_SPACE, check_fate
from westmarch.kernel.engine.chance import draw_one
from westmarch.kernel.engine.decision import Action
from westmarch.kernel.engine.events import tell
from westmarch.kernel.engine.flow import Offered, call, choice
from westmarch.kernel.engine.state import Frame

APPLY: Action = (SPACE.verb("apply_tile"),)
DRAW_AGAIN: Action = (SPACE.verb("draw_again"),)


def most_tiles(s: Battlefield) -> int:
    """How many tiles the Shadow may draw: one for each activated General, at least one
    (b5a.7.02)."""
    return max(1, s.activations)


class Fate(Frame):
    """The Shadow draws fate tiles one by one; the last one counts (b5a.7.02 to b5a.7.05)."""

    sequence: ClassVar[tuple[str, ...]] = ("draw_tile", "stop_or_go_on", "apply_tile", "put_away")
    tile: int = -1
    drawn: int = 0

    def draw_tile(self, s: Battlefield) -> None:
        if not s.fate_pool:
            if self.tile < 0:
                self.end()
            return
        self.tile = draw_one(s, s.fate_pool, "tile")
        self.drawn += 1
        tell(s, "fate_tile_drawn", tile=TILES[self.tile])

    @choice("fate_tile", rule="b5a.7.03")
    def stop_or_go_on(self, s: Battlefield) -> Offered:
        """A special tile ends the drawing (b5a.7.04)."""
        if self.drawn >= most_tiles(s) or TILE_SPECIAL[self.tile] or not s.fate_pool:
            return None
        return SHADOW, [APPLY, DRAW_AGAIN]

    @stop_or_go_on.takes
    def _(self, s: Battlefield, action: Action) -> None:
        if action == DRAW_AGAIN:
            s.fate_aside.append(self.tile)
            self.goto("draw_tile")

    def apply_tile(self, s: Battlefield) -> None:
        """The marker moves, and with the symbol a Fate card is played."""
        tile, self.tile = self.tile, -1
        s.fate_removed.append(tile)
        s.fate = min(LAST_SPACE, s.fate + TILE_VALUE[tile])
        tell(s, "fate_moved", to=s.fate)
        check_fate(s)
        if TILE_SYMBOL[tile]:
            call(s, PlayFateCard())

    def put_away(self, s: Battlefield) -> None:
        """The applied tile is out of the game; the others return to the pool."""
        s.fate_pool = sorted([*s.fate_pool, *s.fate_aside])
        s.fate_aside = []
