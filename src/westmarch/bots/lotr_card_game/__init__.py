"""The heuristic companion for The Lord of the Rings: The Card Game."""

from westmarch.bots.lotr_card_game.heuristic import Heuristic

__all__ = ["Heuristic"]
