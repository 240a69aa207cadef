"""Chances of combat dice and of fights to the end: the arithmetic that games of war share.

A fight is told by the hits each of two sides has taken; at some number of hits a side is destroyed.
What a round does is for the game to say: the chances of 0, 1, 2 ... hits on either side.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from math import comb
from typing import NamedTuple, TypeAlias

Chances: TypeAlias = Sequence[float]
"""The chance of 0, 1, 2 ... hits."""
Taken: TypeAlias = tuple[int, int]
"""Hits taken by the first side and by the second."""
Mass: TypeAlias = dict[Taken, float]
"""How likely each state of a fight is."""
Round: TypeAlias = Callable[[int, int], tuple[Chances, Chances]]
"""From the hits taken so far to the chances of hits on the first side and on the second."""


class BattleOdds(NamedTuple):
    """How a battle may end, and the units expected to be left."""

    attacker_wins: float
    defender_wins: float
    both_destroyed: float
    undecided: float
    """Both still stand when the rounds are over or a card has ended the battle."""
    attackers_left: float
    defenders_left: float


def chance_of_six_sided(needed: int) -> float:
    """The chance of one die when a 6 always succeeds and a 1 never."""
    return (7 - min(6, max(2, needed))) / 6


@lru_cache(maxsize=4096)
def hit_chances(dice: int, rerolls: int, first: float, second: float) -> tuple[float, ...]:
    """Hits of a roll in which each die succeeds with the chance `first`, and of up to `rerolls`
    misses thrown once more, which succeed with the chance `second`."""
    chances = [0.0] * (dice + 1)
    for hits in range(dice + 1):
        rolled = comb(dice, hits) * first**hits * (1 - first) ** (dice - hits)
        again = min(rerolls, dice - hits)
        for more in range(again + 1):
            rerolled = comb(again, more) * second**more * (1 - second) ** (again - more)
            chances[hits + more] += rolled * rerolled
    return tuple(chances)


def expected(chances: Chances) -> float:
    """The mean number of hits."""
    return sum(hits * chance for hits, chance in enumerate(chances))


def _after_round(taken: Taken, last: Taken, hits: Round) -> Mass:
    on_first, on_second = hits(*taken)
    found: Mass = {}
    for more, p in enumerate(on_first):
        a = min(last[0], taken[0] + more)
        for other, q in enumerate(on_second):
            key = a, min(last[1], taken[1] + other)
            found[key] = found.get(key, 0.0) + p * q
    return found


def fight_once(mass: Mass, last: Taken, hits: Round) -> Mass:
    """One round, where neither side is destroyed yet. `last`: the hits that destroy each side."""
    found: Mass = {}
    for taken, chance in mass.items():
        over = taken[0] == last[0] or taken[1] == last[1]
        for key, p in ({taken: 1.0} if over else _after_round(taken, last, hits)).items():
            found[key] = found.get(key, 0.0) + chance * p
    return found


def fight_to_the_end(mass: Mass, last: Taken, hits: Round) -> Mass:
    """Rounds until a side is destroyed. One without a hit changes nothing, so all that counts is
    where the next hit leads."""
    found: Mass = {}
    pending = dict(mass)
    for total in range(last[0] + last[1] + 1):
        for a in range(max(0, total - last[1]), min(total, last[0]) + 1):
            taken = a, total - a
            chance = pending.pop(taken, 0.0)
            if not chance:
                continue
            if taken[0] == last[0] or taken[1] == last[1]:
                found[taken] = chance
                continue
            ways = _after_round(taken, last, hits)
            stays = ways.pop(taken, 0.0)
            for key, p in ways.items():
                pending[key] = pending.get(key, 0.0) + chance * p / (1 - stays)
    return found
