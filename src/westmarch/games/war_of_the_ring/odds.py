"""Chances in battle, exactly: the hits of a round, and how a battle ends.

Pure arithmetic on counts, for the player who wonders and the bot that must know. Combat cards,
retreats and the events of war are left out: both sides fight on, for so many rounds or to the end.
"""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from westmarch.games.war_of_the_ring.rules.map.armies import (
    MAX_DICE,
    elites_at,
    leadership_at,
    regulars_at,
    strength_at,
    units_at,
)
from westmarch.games.war_of_the_ring.rules.state import War
from westmarch.kernel.odds import (
    BattleOdds,
    Chances,
    Mass,
    chance_of_six_sided,
    expected,
    fight_once,
    fight_to_the_end,
)
from westmarch.kernel.odds import hit_chances as hits_of_dice


class Force(NamedTuple):
    """An Army in a battle, as far as the dice care."""

    regulars: int
    elites: int = 0
    leadership: int = 0
    captains: int = 0
    """Combat strength beyond the units: Captains of the West."""


def force_at(s: War, side: int, place: int) -> Force:
    """The Army of a side at a place."""
    return Force(
        regulars_at(s, side, place),
        elites_at(s, side, place),
        leadership_at(s, side, place),
        strength_at(s, side, place) - units_at(s, side, place),
    )


# ---- one round


def chance_to_hit(needed: int = 5, modifier: int = 0) -> float:
    """The chance of one die: a natural 6 always hits, a natural 1 never (wotr.6.67)."""
    return chance_of_six_sided(needed - modifier)


@lru_cache(maxsize=4096)
def hit_chances(
    strength: int,
    leadership: int = 0,
    needed: int = 5,
    roll_modifier: int = 0,
    reroll_modifier: int = 0,
) -> tuple[float, ...]:
    """The chance of 0, 1, 2 ... hits of a Combat roll and Leader re-roll (wotr.6.64, wotr.6.65)."""
    first = chance_to_hit(needed, roll_modifier)
    second = chance_to_hit(needed, reroll_modifier)
    return hits_of_dice(min(MAX_DICE, strength), leadership, first, second)


def expected_hits(
    strength: int,
    leadership: int = 0,
    needed: int = 5,
    roll_modifier: int = 0,
    reroll_modifier: int = 0,
) -> float:
    """Hits to expect of a Combat roll and Leader re-roll."""
    chances = hit_chances(strength, leadership, needed, roll_modifier, reroll_modifier)
    return expected(chances)


# ---- the whole battle


def units_after_hits(force: Force, keep_elites: bool = False) -> list[int]:
    """Units left after 0, 1, 2 ... hits, down to none (wotr.6.69).

    The player reduces Elites before losing Regulars, which keeps the number of dice; with
    `keep_elites` the other way round.
    """
    total = force.regulars + force.elites
    if not keep_elites:
        return [total] * force.elites + list(range(total, -1, -1))
    left = list(range(total, force.elites, -1))
    for elites in range(force.elites, 0, -1):
        left += [elites, elites]  # whole, then reduced to a Regular
    return [*left, 0]


@lru_cache(maxsize=4096)
def battle_odds(
    attacker: Force,
    defender: Force,
    attacker_needed: int = 5,
    first_attacker_needed: int = 0,
    rounds: int = 0,
    keep_elites: bool = False,
) -> BattleOdds:
    """How a battle ends when nobody ceases or retreats.

    A siege assault: ``attacker_needed=6, rounds=1`` (wotr.6.86). A City or Fortification:
    ``first_attacker_needed=6`` (wotr.6.80). `rounds` 0 means to the end.
    """
    left = (units_after_hits(attacker, keep_elites), units_after_hits(defender, keep_elites))
    last = (len(left[0]) - 1, len(left[1]) - 1)

    def hits(a: int, d: int, needed: int = attacker_needed) -> tuple[Chances, Chances]:
        by_attacker = hit_chances(left[0][a] + attacker.captains, attacker.leadership, needed)
        by_defender = hit_chances(left[1][d] + defender.captains, defender.leadership)
        return by_defender, by_attacker

    mass: Mass = {(0, 0): 1.0}
    if first_attacker_needed:
        mass = fight_once(mass, last, lambda a, d: hits(a, d, first_attacker_needed))
    if rounds:
        for _ in range(rounds - bool(first_attacker_needed)):
            mass = fight_once(mass, last, hits)
    else:
        mass = fight_to_the_end(mass, last, hits)
    wins = losses = both = undecided = attackers = defenders = 0.0
    for (a, d), chance in mass.items():
        attackers += chance * left[0][a]
        defenders += chance * left[1][d]
        if a == last[0] and d == last[1]:
            both += chance
        elif d == last[1]:
            wins += chance
        elif a == last[0]:
            losses += chance
        else:
            undecided += chance
    return BattleOdds(wins, losses, both, undecided, attackers, defenders)
