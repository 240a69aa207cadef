"""The scale of ratings: openskill's Plackett-Luce on points like those of Elo.

A rating is a mean and how far it may be off. Everybody begins at 1500, 350 either way. `BETA` is
chosen so that, of two whose ratings are settled, who has 100 points more wins 64 games of 100, as
in Elo. Several people of one side are a team: what their game says is shared among them.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from openskill.models import PlackettLuce

START, UNSURE = 1500.0, 350.0
BETA = 125.0
DRIFT = 2.0
"""How much less sure a rating is with every game: people change."""
SETTLED = 280.0
"""A rating that may be off by more is marked as a first guess, and stands on no leaderboard."""
FEWEST_GAMES = 5
"""Rated games a leaderboard asks for."""
FEWEST_OPPONENTS = 3
"""Different opponents it asks for as well."""
FULL_GAMES = 2
"""So many rated games of the same two within a week count in full."""


class Rating(NamedTuple):
    """How strong somebody plays one side of a game."""

    mu: float = START
    sigma: float = UNSURE

    @property
    def settled(self) -> bool:
        return self.sigma <= SETTLED


def weight(before: int) -> float:
    """How much a rated game counts of two who have played so many within the week before it: in
    full at first, then each half as much as the last: however many games the same two play in a
    week, they move ratings by less than three do."""
    return 0.5 ** max(0, before + 1 - FULL_GAMES)


def weighed(before: Rating, after: Rating, weight: float) -> Rating:
    """The rating after a game of which only a part counts."""
    return Rating(
        before.mu + weight * (after.mu - before.mu),
        before.sigma + weight * (after.sigma - before.sigma),
    )


def _sure(*_: object) -> float:
    """How much of what a game tells makes a rating surer: all of it. Few of our games are played
    in a year; openskill's own choice is for thousands."""
    return 1.0


_MODEL = PlackettLuce(mu=START, sigma=UNSURE, beta=BETA, tau=DRIFT, gamma=_sure)


def after(sides: Sequence[Sequence[Rating]], scores: Sequence[float]) -> list[list[Rating]]:
    """The ratings of all after a game, by side; a higher score has beaten a lower one, and equal
    ones have drawn."""
    teams = [[_MODEL.rating(mu=one.mu, sigma=one.sigma) for one in side] for side in sides]
    rated = _MODEL.rate(teams, scores=list(scores))
    return [[Rating(one.mu, one.sigma) for one in team] for team in rated]
