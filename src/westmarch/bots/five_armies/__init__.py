"""Bots for The Battle of Five Armies. How they think: docs/explanation/bots.md."""

from westmarch.bots.five_armies.heuristic import Heuristic

__all__ = ["Heuristic"]
