"""The resource phase (chapter 4)."""

from __future__ import annotations

from typing import ClassVar

from westmarch.games.lotr_card_game.rules.card_effects.effects import add_resources, draw
from westmarch.games.lotr_card_game.rules.phases.windows import open_window
from westmarch.games.lotr_card_game.rules.state import Adventure
from westmarch.games.lotr_card_game.rules.table.zones import heroes, player_order
from westmarch.kernel.engine.state import Frame


class ResourcePhase(Frame):
    """Gain resources, draw, window (lcg.17.05)."""

    sequence: ClassVar[tuple[str, ...]] = ("gain_resources", "draw_cards", "window")

    def gain_resources(self, s: Adventure) -> None:
        for seat in player_order(s):
            for hero in heroes(s, seat):
                add_resources(s, hero, 1)

    def draw_cards(self, s: Adventure) -> None:
        for seat in player_order(s):
            draw(s, seat, 1)

    def window(self, s: Adventure) -> None:
        open_window(s, "resource")
