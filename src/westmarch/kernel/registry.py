"""The games of the house, by id. A game is imported when it is first asked for."""

from __future__ import annotations

from importlib import import_module

from westmarch.kernel.engine import datapack
from westmarch.kernel.engine.errors import BadOption
from westmarch.kernel.game import Game

GAMES: dict[str, str] = {
    "war_of_the_ring": "westmarch.games.war_of_the_ring.game",
    "lotr_card_game": "westmarch.games.lotr_card_game.game",
    "five_armies": "westmarch.games.five_armies.game",
    "battles_of_westeros": "westmarch.games.battles_of_westeros.game",
}
"""The module that holds each game as ``GAME``. Others add theirs here."""


def game(name: str) -> Game:
    """The game with this id. Raises `BadOption` naming the known ones."""
    if name not in GAMES:
        raise BadOption(f"no game is called '{name}' (games: {', '.join(GAMES)})")
    with datapack.blamed(name):
        found = import_module(GAMES[name]).GAME
    assert isinstance(found, Game), f"{GAMES[name]}.GAME is not a Game"
    return found


def games() -> list[Game]:
    """Every game."""
    return [game(name) for name in GAMES]
