"""The ratings of solvers and puzzles: a try is a game of two, won by a right line; on the scale of
all ratings (ratings/scale.py)."""

from __future__ import annotations

from westmarch.server.ratings import scale
from westmarch.server.ratings.scale import START, UNSURE, Rating

__all__ = ["SEEDED", "START", "UNSURE", "Rating", "after"]

SEEDED = 150.0
"""How far the rating of a puzzle that nobody has tried may be off."""


def after(solver: Rating, puzzle: Rating, solved: bool) -> tuple[Rating, Rating]:
    """Both ratings after a try."""
    rated = scale.after([[solver], [puzzle]], [1.0, 0.0] if solved else [0.0, 1.0])
    return rated[0][0], rated[1][0]
