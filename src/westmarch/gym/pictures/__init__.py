"""Pictures of positions as SVG, drawn from what a seat may see, for environments without a browser.

A picture shows the whole table in plain shapes: the map or the cards, the pieces and where they
are, dice and tracks. It is separate from the browser's table with its painted maps (web/)::

    from westmarch.gym.pictures import picture

    svg = picture(game, state, seat)        # a text; None for the seat: what everybody sees
"""

from __future__ import annotations

from importlib import import_module
from typing import Any

from westmarch.gym.pictures.svg import Drawing
from westmarch.kernel.engine.state import State
from westmarch.kernel.game import Game

__all__ = ["picture"]

_DRAWN_BY = {
    "war_of_the_ring": "westmarch.gym.pictures.war_of_the_ring",
    "five_armies": "westmarch.gym.pictures.five_armies",
    "battles_of_westeros": "westmarch.gym.pictures.battles_of_westeros",
    "lotr_card_game": "westmarch.gym.pictures.lotr_card_game",
}


def picture(game: Game, s: State, seat: int | None = None) -> str:
    """Return the position as the seat (None: a spectator) sees it, as an SVG document."""
    if game.id not in _DRAWN_BY:
        return _lines(game.board(s, seat).splitlines())
    module: Any = import_module(_DRAWN_BY[game.id])
    drawing: Drawing = module.draw(game, game.view(s, seat))
    return drawing.document()


def _lines(lines: list[str]) -> str:
    """Return a text board as a picture, for games without their own drawing."""
    drawing = Drawing(12 * max(map(len, lines), default=1) + 24, 22 * len(lines) + 24)
    for number, line in enumerate(lines):
        drawing.text(12, 30 + 22 * number, line, size=16)
    return drawing.document()
