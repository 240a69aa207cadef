"""All games by id. A game is imported the first time you ask for it."""

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
"""The module that holds each game as ``GAME``. Other packages can add theirs here."""


LEARNING: dict[str, str] = {"duel": "westmarch.games.duel.game"}
"""Made-up games for learning. You can look them up by name, but `games` does not list them and they
cannot be played in the browser."""


def game(name: str) -> Game:
    """The game with this id. Raises `BadOption`, listing the known ids, if there is none."""
    module = GAMES.get(name) or LEARNING.get(name)
    if module is None:
        raise BadOption("option-no_game", game=name, games=", ".join(GAMES))
    with datapack.blamed(name):
        found = import_module(module).GAME
    assert isinstance(found, Game), f"{module}.GAME is not a Game"
    return found


def house_game(name: str) -> Game:
    """The game with this id, if it can be played in the browser."""
    if name not in GAMES:
        raise BadOption("option-no_game", game=name, games=", ".join(GAMES))
    return game(name)


def games() -> list[Game]:
    """Every game that can be played in the browser."""
    return [game(name) for name in GAMES]
