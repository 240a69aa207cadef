"""The ratings of solvers and puzzles: a try is a game of two, won by a right line.

They are openskill's (Plackett-Luce) on points like those of Elo: 100 points more are 64 of 100
tries won."""

from __future__ import annotations

from typing import NamedTuple

from openskill.models import PlackettLuce

START, UNSURE = 1500.0, 350.0
"""A solver who has tried nothing yet."""
SEEDED = 150.0
"""How far the rating of a puzzle that nobody has tried may be off."""
BETA = 125.0
_MODEL = PlackettLuce(mu=START, sigma=UNSURE, beta=BETA, tau=2.0)


class Rating(NamedTuple):
    """A mean, and how far it may be off."""

    mu: float = START
    sigma: float = UNSURE


def after(solver: Rating, puzzle: Rating, solved: bool) -> tuple[Rating, Rating]:
    """Both ratings after a try."""
    teams = [[_MODEL.rating(mu=one.mu, sigma=one.sigma)] for one in (solver, puzzle)]
    scores = [1.0, 0.0] if solved else [0.0, 1.0]
    rated = [team[0] for team in _MODEL.rate(teams, scores=scores)]
    first, second = (Rating(float(one.mu), float(one.sigma)) for one in rated)
    return first, second
