"""Chances in battle, exactly: the hits of a round, and how a battle ends.

Arithmetic on counts, for the player who wonders and the bot that must know. Manoeuvres, Event
cards, retreats and routs are left out: both sides fight on to the end. Units are lost only when
they must be, the weakest first, which keeps the most dice.
"""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from westmarch.games.five_armies.rules.battle.combat_round import (
    BEORNS_DICE,
    BEORNS_TARGET,
    GIANT_DICE,
    ROARING_TARGET,
)
from westmarch.games.five_armies.rules.battle.damage import PER_CASUALTY
from westmarch.games.five_armies.rules.catalogue import HAMPERED, HITS_ON, MOST_COMBAT_DICE
from westmarch.games.five_armies.rules.map.armies import leadership_at, strength_at
from westmarch.games.five_armies.rules.map.board import DEFENCE, is_ford, is_uphill
from westmarch.games.five_armies.rules.map.pieces import KINDS, KINDS_OF_SIDE, STRENGTH
from westmarch.games.five_armies.rules.state import Battlefield
from westmarch.games.five_armies.rules.turn.table_cards import GIANT_SIZE, ROARING_VOICE, on_table
from westmarch.kernel.odds import (
    BattleOdds,
    Chances,
    Mass,
    chance_of_six_sided,
    fight_once,
    fight_to_the_end,
)
from westmarch.kernel.odds import hit_chances as hits_of_dice


class Force(NamedTuple):
    """An army, or Beorn, in a battle, as far as the dice care."""

    left: tuple[int, ...]
    """Units (Beorn: Wrath) left after 0, 1, 2 ... Damage more, down to none."""
    dice: tuple[int, ...]
    """Combat dice it then rolls."""
    leadership: int = 0
    hits_on: int = HITS_ON
    walls: int = 0
    """Damage the fortification round it takes before the army does (b5a.10.29)."""

    @property
    def lasts(self) -> int:
        """The Damage that breaks the walls and destroys the army."""
        return self.walls + len(self.left) - 1

    def state(self, taken: int) -> int:
        """Damage on the army itself when so much has come on it and its walls."""
        return max(0, taken - self.walls)


def army_force(
    strengths: tuple[int, ...], damage: int = 0, leadership: int = 0, bonus: int = 0, walls: int = 0
) -> Force:
    """An army of units of these strengths with Damage tokens on it. A unit falls when there are
    more tokens than units, and takes two along (b5a.10.27, b5a.10.28), so an army of n units is
    destroyed by 2n."""
    weakest = sorted(strengths)
    count = len(weakest)
    left: list[int] = []
    dice: list[int] = []
    destroyed = PER_CASUALTY * count
    for total in range(min(damage, destroyed), destroyed + 1):
        standing = min(count, destroyed - total)
        left.append(standing)
        strength = sum(weakest[count - standing :]) + bonus
        dice.append(min(MOST_COMBAT_DICE, strength) if standing else 0)
    return Force(tuple(left), tuple(dice), leadership, walls=walls)


def beorn_force(wrath: int, dice: int = BEORNS_DICE, hits_on: int = BEORNS_TARGET) -> Force:
    """Beorn: Damage takes Wrath; his dice stay, and every miss is thrown again (b5a.12.19)."""
    left = tuple(range(wrath, -1, -1))
    return Force(left, (*(dice for _ in range(wrath)), 0), leadership=dice, hits_on=hits_on)


def force_at(
    s: Battlefield,
    side: int,
    place: int,
    defends: bool = False,
    beorn: bool = False,
    leadership: int = -1,
) -> Force:
    """The army of a side at a place, or Beorn; with its walls if it defends them. `leadership`:
    set by a card."""
    walls = DEFENCE[place] - s.wall_damage[place] if defends else 0
    if beorn:
        return beorn_force(
            s.wrath,
            GIANT_DICE if on_table(s, GIANT_SIZE) else BEORNS_DICE,
            ROARING_TARGET if on_table(s, ROARING_VOICE) else BEORNS_TARGET,
        )._replace(walls=walls)
    base = place * KINDS
    strengths = tuple(STRENGTH[k] for k in KINDS_OF_SIDE[side] for _ in range(s.units[base + k]))
    return army_force(
        strengths,
        s.damage[place],
        leadership_at(s, side, place) if leadership < 0 else leadership,
        strength_at(s, side, place) - sum(strengths),
        walls,
    )


def hampered(origin: int, target: int) -> bool:
    """Whether an attack goes over a ford or uphill: harder in its first round (b5a.10.20,
    b5a.10.21)."""
    return is_ford(origin, target) or is_uphill(origin, target)


# ---- one round


def chance_to_hit(needed: int = HITS_ON, bonus: int = 0) -> float:
    """The chance of one die: a rolled 6 always hits, a rolled 1 never (b5a.10.22)."""
    return chance_of_six_sided(needed - bonus)


def hit_chances(
    dice: int,
    leadership: int = 0,
    needed: int = HITS_ON,
    roll_bonus: int = 0,
    reroll_bonus: int = 0,
) -> tuple[float, ...]:
    """The chance of 0, 1, 2 ... hits of a combat roll and leader re-roll (b5a.10.14,
    b5a.10.23)."""
    first, second = chance_to_hit(needed, roll_bonus), chance_to_hit(needed, reroll_bonus)
    return hits_of_dice(min(MOST_COMBAT_DICE, dice), max(0, leadership), first, second)


# ---- the whole battle


def first_round(
    attacker: Force, defender: Force, hard: bool = False, taken: int = 0, lost: int = 0
) -> tuple[Chances, Chances]:
    """Chances of hits on the attacker and on the defender in a round, after Damage `lost` by the
    attacker and `taken` by the defender. `hard`: over a ford or uphill."""
    needed = HAMPERED if hard or taken < defender.walls else attacker.hits_on
    on_defender = hit_chances(attacker.dice[lost], attacker.leadership, needed)
    rolls = defender.dice[defender.state(taken)]
    return hit_chances(rolls, defender.leadership, defender.hits_on), on_defender


@lru_cache(maxsize=20_000)
def battle_odds(
    attackers: tuple[Force, ...],
    defender: Force,
    hard: tuple[bool, ...] = (),
    opening: tuple[tuple[float, ...], tuple[float, ...]] | None = None,
    once: bool = False,
) -> BattleOdds:
    """How a battle ends when nobody ceases, retreats or routs.

    Of several attacking armies each fights until it is destroyed, in this order. `hard`: which of
    them attack over a ford or uphill in their first round (b5a.10.48). `opening`: chances of hits
    on the attacker and on the defender in the first round, if they are known better. `once`: the
    battle ends with that round.
    """
    lasts = defender.lasts
    behind = [force.left[0] for force in attackers]
    wins = losses = both = undecided = attackers_left = defenders_left = 0.0
    standing = {0: 1.0}
    """Damage taken by the defender when the next army comes up."""
    for at, force in enumerate(attackers):
        last = (len(force.left) - 1, lasts)
        waiting = sum(behind[at + 1 :])

        def hits(a: int, d: int, force: Force = force) -> tuple[Chances, Chances]:
            return first_round(force, defender, taken=d, lost=a)

        def opens(a: int, d: int, force: Force = force, at: int = at) -> tuple[Chances, Chances]:
            if opening and not at:
                return opening
            return first_round(force, defender, bool(hard) and hard[at], d, a)

        mass: Mass = {(0, d): chance for d, chance in standing.items()}
        mass = fight_once(mass, last, opens)
        if not once:
            mass = fight_to_the_end(mass, last, hits)
        standing = {}
        for (a, d), chance in mass.items():
            fallen = a == last[0]
            if d == lasts:
                attackers_left += chance * (force.left[a] + waiting)
                if fallen and not waiting:
                    both += chance
                else:
                    wins += chance
            elif fallen and waiting and not once:
                standing[d] = standing.get(d, 0.0) + chance
            else:
                defenders_left += chance * defender.left[defender.state(d)]
                attackers_left += chance * (force.left[a] + waiting)
                if fallen and not waiting:
                    losses += chance
                else:
                    undecided += chance
        if not standing:
            break
    return BattleOdds(wins, losses, both, undecided, attackers_left, defenders_left)
