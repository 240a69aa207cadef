"""The heuristic player of Battles of Westeros."""

from westmarch.bots.battles_of_westeros.heuristic import Heuristic

__all__ = ["Heuristic"]
