"""Bots for War of the Ring. How they think: docs/explanation/bots.md."""

from westmarch.bots.war_of_the_ring.heuristic import Heuristic

__all__ = ["Heuristic"]
