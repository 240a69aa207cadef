"""How battles end, worked out and not played: the chance to win, by recursion over the rounds.

An Army is reduced to its units, the hits it can take, and its Leadership. It loses Elites to
Regulars before it loses units, as a player with at most five units does.
"""

from __future__ import annotations

from functools import lru_cache
from math import comb

MAX_DICE = 5


@lru_cache(maxsize=4096)
def hits(dice: int, leadership: int, needed: int) -> tuple[float, ...]:
    """Chances of 0, 1, 2 ... hits with a Combat roll and the Leader re-roll of its misses."""
    p = (7 - needed) / 6
    found = [0.0] * (dice + 1)
    for first in range(dice + 1):
        chance = comb(dice, first) * p**first * (1 - p) ** (dice - first)
        again = min(leadership, dice - first, MAX_DICE)
        for second in range(again + 1):
            found[first + second] += (
                chance * comb(again, second) * p**second * (1 - p) ** (again - second)
            )
    return tuple(found)


def mean_hits(dice: int, leadership: int, needed: int) -> float:
    """Hits to expect from one round."""
    p = (7 - needed) / 6
    dice = min(dice, MAX_DICE)
    return dice * p + min(leadership, dice * (1 - p)) * p


@lru_cache(maxsize=200_000)
def win_chance(
    units: int,
    left: int,
    lead: int,
    enemy_units: int,
    enemy_left: int,
    enemy_lead: int,
    needed: int,
) -> float:
    """The attacker's chance to destroy the defender in a battle fought to the end. `units` and the
    hits `left` of both; `needed` is the attacker's number, the defender's is 5."""
    if enemy_left <= 0:
        return 1.0 if left > 0 else 0.0
    if left <= 0:
        return 0.0
    mine = hits(min(units, MAX_DICE), min(lead, MAX_DICE), needed)
    theirs = hits(min(enemy_units, MAX_DICE), min(enemy_lead, MAX_DICE), 5)
    nothing = mine[0] * theirs[0]
    total = 0.0
    for taken, p in enumerate(theirs):
        if p < 0.01:
            continue
        after = left - taken
        for given, q in enumerate(mine):
            if p * q < 0.002 or (not taken and not given):
                continue
            enemy_after = enemy_left - given
            total += (
                p
                * q
                * win_chance(
                    min(units, max(after, 0)),
                    max(after, 0),
                    lead,
                    min(enemy_units, max(enemy_after, 0)),
                    max(enemy_after, 0),
                    enemy_lead,
                    needed,
                )
            )
    return min(1.0, total / (1 - nothing))
