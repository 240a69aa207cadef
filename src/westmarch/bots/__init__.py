"""Players that are programs. `westmarch.kernel.player` defines the contract of a bot."""

import westmarch.bots.levels  # noqa: F401  (offers the levels of each game)
from westmarch.bots.registry import make, names, register

__all__ = ["make", "names", "register"]

register("random", "westmarch.bots.random_bot:RandomBot")
register("heuristic", "westmarch.bots.{game}:Heuristic")
register("quick", "westmarch.bots.search.player:Quick", needs="westmarch.bots.{game}.knowledge")
register("search", "westmarch.bots.search.player:Search", needs="westmarch.bots.{game}.knowledge")
