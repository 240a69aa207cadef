"""Scoring a won game (lcg.12.11 to lcg.12.13)."""

from __future__ import annotations

from westmarch.games.lotr_card_game.rules.catalogue import (
    HERO,
    PRINTED,
    THREAT_COST,
    TYPE,
    VICTORY_POINTS,
)
from westmarch.games.lotr_card_game.rules.state import ELIMINATION_LEVEL, Adventure
from westmarch.games.lotr_card_game.rules.table.zones import DISCARD, VICTORY, all_heroes


def victory_points(s: Adventure) -> int:
    """Points of the enemies defeated and locations explored (lcg.14.15)."""
    return sum(VICTORY_POINTS[s.design[c]] for c in s.zones[VICTORY])


def killed_heroes(s: Adventure) -> list[int]:
    """Heroes in discard piles; an eliminated player's are all there (lcg.12.12)."""
    return [c for p in range(s.players) for c in s.zones[DISCARD[p]] if TYPE[s.design[c]] == HERO]


ROUNDS_COUNT = "points_for_rounds"
"""The ruling on whether the number of rounds adds to the score."""
A_ROUND = 10


def points_for_rounds(s: Adventure) -> int:
    """What the rounds add to the score: nothing but by the house ruling."""
    return A_ROUND * s.round if ROUNDS_COUNT in s.house_rulings else 0


def score(s: Adventure) -> int:
    """The score of the group; lower is better (lcg.12.11)."""
    threat = sum(ELIMINATION_LEVEL if s.eliminated[p] else s.threat[p] for p in range(s.players))
    killed = sum(PRINTED[THREAT_COST][s.design[c]] for c in killed_heroes(s))
    damage = sum(s.damage[c] for c in all_heroes(s))
    return threat + killed + damage + points_for_rounds(s) - victory_points(s)
