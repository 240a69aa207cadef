"""Players that are not people. What a bot is: `westmarch.kernel.player`."""

from westmarch.bots.registry import make, names, register

__all__ = ["make", "names", "register"]

register("random", "westmarch.bots.random_bot:RandomBot")
register("heuristic", "westmarch.bots.{game}:Heuristic")
