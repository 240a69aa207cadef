"""How a tournament stands: points and tie-breaks.

A game won is a point, a draw half a point, a bye a point. Ties are broken by the sum of the
opponents' points (Buchholz), then by what was won against whom (Sonneborn-Berger), then by seed.
"""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from westmarch.server.tournaments.repository import BYE, DRAW, FIRST, SECOND, Contest, PairingRow


class Standing(msgspec.Struct):
    """Where an entry stands."""

    entry: str
    rank: int
    points: float
    buchholz: float
    sonneborn_berger: float
    played: int
    """Rounds that are over for it, byes among them."""


_SCORES = {FIRST: (1.0, 0.0), SECOND: (0.0, 1.0), DRAW: (0.5, 0.5), BYE: (1.0, 0.0)}


def scores_of(pairing: PairingRow) -> tuple[float, float]:
    """What the first and the second have of a pairing."""
    return _SCORES.get(pairing.result, (0.0, 0.0))


def points(pairings: Iterable[PairingRow]) -> dict[str, float]:
    """By entry."""
    found: dict[str, float] = {}
    for one in pairings:
        first, second = scores_of(one)
        found[one.first] = found.get(one.first, 0.0) + first
        if one.second is not None:
            found[one.second] = found.get(one.second, 0.0) + second
    return found


def winner(contest: Contest) -> str:
    """The entry that has won a tournament that is over; empty: nobody played."""
    best = standings(contest)
    return best[0].entry if best else ""


def standings(contest: Contest) -> list[Standing]:
    """All entries, the best first."""
    total = points(contest.pairings)
    found = {
        one.id: Standing(one.id, 0, total.get(one.id, 0.0), 0, 0, 0) for one in contest.players
    }
    for one in contest.pairings:
        if not one.result:
            continue
        first, second = scores_of(one)
        for me, other, score in ((one.first, one.second, first), (one.second, one.first, second)):
            if me not in found:
                continue
            found[me].played += 1
            if other is not None:
                found[me].buchholz += total.get(other, 0.0)
                found[me].sonneborn_berger += score * total.get(other, 0.0)
    # `sorted` keeps the order of the entries, which is that of their seeds.
    best = sorted(
        found.values(), key=lambda one: (-one.points, -one.buchholz, -one.sonneborn_berger)
    )
    for rank, standing in enumerate(best, start=1):
        standing.rank = rank
    return best
