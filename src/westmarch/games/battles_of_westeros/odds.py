"""Chances of an attack, exactly: how many hits, how many morale results, what the target is left.

First pure arithmetic on dice, then the attack of one unit on another as it would be made now. What
nobody can know beforehand is left out: abilities used during the attack, and retreats. A player
who may re-roll is taken to re-roll misses and to keep hits and morale results: of a flank attack
the miss that most dice show (bow.8.08), else as many misses as he may.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from math import factorial
from typing import NamedTuple, TypeAlias

from westmarch.games.battles_of_westeros.rules.battlefield import effects
from westmarch.games.battles_of_westeros.rules.battlefield.army import keyword
from westmarch.games.battles_of_westeros.rules.battlefield.pieces import (
    FACES,
    MORALE,
    RANK_DICE,
    RATING,
    RED,
    SYMBOLS,
    TOUGHNESS,
    VALOR,
)
from westmarch.games.battles_of_westeros.rules.battlefield.terrain import COVER
from westmarch.games.battles_of_westeros.rules.combat.attack import (
    DOGS,
    MELEE,
    SHOT,
    Attack,
    attack_kind,
    defending_rank,
    dice_count,
    valor_hits,
)
from westmarch.games.battles_of_westeros.rules.round import commanders
from westmarch.games.battles_of_westeros.rules.state import Field

CHANCE: tuple[float, ...] = tuple(FACES.count(i) / len(FACES) for i in range(len(SYMBOLS)))
"""The chance of each symbol of the die."""
Shown: TypeAlias = tuple[int, ...]
"""How many dice show each symbol."""
Spread: TypeAlias = tuple[tuple[int, int, float], ...]
"""Hits of the dice, morale results, and the chance of that."""


# ---- dice


@lru_cache(maxsize=64)
def rolls(dice: int) -> tuple[tuple[Shown, float], ...]:
    """Every result of so many dice with its chance."""
    found = []
    for shown in _shares(dice, len(SYMBOLS)):
        chance = float(factorial(dice))
        for symbol, count in enumerate(shown):
            chance *= CHANCE[symbol] ** count / factorial(count)
        found.append((shown, chance))
    return tuple(found)


def _shares(total: int, parts: int) -> Iterable[Shown]:
    if parts == 1:
        yield (total,)
        return
    for first in range(total + 1):
        for rest in _shares(total - first, parts - 1):
            yield (first, *rest)


def misses(rank: int, valor: bool) -> tuple[int, ...]:
    """The symbols that neither hit a unit of this defending rank nor make it retreat."""
    return tuple(i for i in range(MORALE) if i != rank and (i != VALOR or not valor))


def after_rolling(shown: Shown, again: Iterable[int]) -> list[tuple[Shown, float]]:
    """What dice may show when those with these symbols are rolled again."""
    rest = list(shown)
    count = 0
    for symbol in again:
        rest[symbol] -= 1
        count += 1
    return [
        (tuple(a + b for a, b in zip(rest, more, strict=True)), chance)
        for more, chance in rolls(count)
    ]


def flank_choice(shown: Shown, rank: int, valor: bool) -> int:
    """The symbol a flanking player re-rolls: the miss that most dice show; -1 without one."""
    best = max(misses(rank, valor), key=lambda symbol: shown[symbol])
    return best if shown[best] else -1


def loose_choice(shown: Shown, rank: int, valor: bool, rerolls: int) -> list[int]:
    """The dice re-rolled by who may re-roll so many: misses."""
    found = [symbol for symbol in misses(rank, valor) for _ in range(shown[symbol])]
    return found[:rerolls]


def outcomes(
    start: Iterable[tuple[Shown, float]], rank: int, valor: bool, flank: bool, rerolls: int
) -> Spread:
    """Hits and morale results, from what the dice show or may show on: first the re-roll of a
    flank attack, then those of cards and abilities."""
    found: dict[tuple[int, int], float] = {}

    def count(shown: Shown, chance: float) -> None:
        key = (shown[rank] + (shown[VALOR] if valor else 0), shown[MORALE])
        found[key] = found.get(key, 0.0) + chance

    for shown, chance in start:
        symbol = flank_choice(shown, rank, valor) if flank else -1
        again = [symbol] * shown[symbol] if symbol >= 0 else []
        for then, likely in after_rolling(shown, again) if again else ((shown, 1.0),):
            loose = loose_choice(then, rank, valor, rerolls)
            for last, chances in after_rolling(then, loose) if loose else ((then, 1.0),):
                count(last, chance * likely * chances)
    return tuple((hits, morale, chance) for (hits, morale), chance in sorted(found.items()))


@lru_cache(maxsize=1024)
def spread(dice: int, rank: int, valor: bool, flank: bool = False, rerolls: int = 0) -> Spread:
    """Hits and morale results of an attack with so many dice that is yet to be rolled."""
    return outcomes(rolls(dice), rank, valor, flank, rerolls)


# ---- one unit against another


class Blow(NamedTuple):
    """An attack as the dice see it."""

    dice: int
    rank: int
    """The rank whose shields hit."""
    valor: bool
    """Whether valor hits."""
    flank: bool
    rerolls: int
    protection: int


class Prospect(NamedTuple):
    """What may come of an attack."""

    hits: tuple[float, ...]
    """The chance of 0, 1, 2 ... hits that Cover and Toughness do not stop."""
    expected_hits: float
    morale: tuple[float, ...]
    """The chance of 0, 1, 2 ... morale results."""
    eliminates: float
    """The chance that the hits eliminate the target or capture its commander."""


def prepared(s: Field, attacker: int, target: int, kind: int = -1, base: int = -1) -> Attack:
    """The attack of a unit as it would be made now, up to the count of its dice; the state stays
    as it is. Without a kind it attacks by the symbol on its card."""
    kind = attack_kind(s, attacker) if kind < 0 else kind
    attack = Attack(attacker=attacker, target=target, kind=kind, base=base)
    attack.flank = int(kind == MELEE and s.foe[target] not in (-1, attacker))
    commanders.prepare(s, attack)
    attack.dice = dice_count(s, attack)
    if s.effects and kind in (MELEE, SHOT, DOGS):
        attack.rerolls += effects.total(s, effects.REROLL, attacker)
    return attack


def blow(s: Field, attack: Attack) -> Blow:
    """What the dice of an attack have to do; its engagement token may still have to be put."""
    attacker, target = attack.attacker, attack.target
    pierced = bool(attack.pierced)
    if s.effects:
        pierced = pierced or effects.has(s, effects.IGNORE_HEAVY_ARMOR, attacker)
    return Blow(
        attack.dice,
        defending_rank(s, target, pierced),
        valor_hits(s, attacker, target, pierced),
        bool(attack.flank),
        attack.rerolls,
        _protection(s, attacker, target, attack.kind),
    )


def _protection(s: Field, attacker: int, target: int, kind: int) -> int:
    """`army.protection` once the engagement token of the attack lies (bow.8.03, bow.13.09)."""
    cover = COVER[s.ground[s.hex[target]]]
    if cover and s.token[target] == s.house[target]:
        if not (kind in (MELEE, SHOT) and s.foe[target] == attacker):
            cover = 0
    return cover + keyword(s, target, TOUGHNESS)


def hits_to_eliminate(s: Field, unit: int) -> int:
    """Hits of one attack that eliminate a unit or capture its commander (bow.7.24, bow.10.02)."""
    commander = s.commander[unit]
    return s.figures[unit] + (RATING[commander] - 1 if commander >= 0 else 0)


def prospect(s: Field, target: int, found: Spread, protection: int) -> Prospect:
    """What hits and morale results mean for a target that ignores so many hits."""
    most = max(hits for hits, _, _ in found)
    dealt = [0.0] * (max(0, most - protection) + 1)
    morale = [0.0] * (max(results for _, results, _ in found) + 1)
    for hits, results, chance in found:
        dealt[max(0, hits - protection)] += chance
        morale[results] += chance
    expected = sum(n * chance for n, chance in enumerate(dealt))
    return Prospect(
        tuple(dealt), expected, tuple(morale), sum(dealt[hits_to_eliminate(s, target) :])
    )


def attack_odds(s: Field, attack: Attack) -> Prospect:
    """The chances of an attack whose dice are yet to be rolled."""
    made = blow(s, attack)
    found = spread(made.dice, made.rank, made.valor, made.flank, made.rerolls)
    return prospect(s, attack.target, found, made.protection)


def dogs_odds(s: Field, unit: int, target: int) -> Prospect:
    """The chances of a Dogs of War attack: the first die says with how many dice it is made, or
    that the target takes a hit or retreats a hex (bow.12.07, bow.12.08)."""
    parts: list[tuple[float, Prospect]] = []
    for face in range(RED + 1):
        attack = prepared(s, unit, target, DOGS, RANK_DICE[face])
        parts.append((CHANCE[face], attack_odds(s, attack)))
    parts.append((CHANCE[VALOR], prospect(s, target, ((1, 0, 1.0),), 0)))
    parts.append((CHANCE[MORALE], prospect(s, target, ((0, 1, 1.0),), 0)))
    return Prospect(
        _mixed([(chance, part.hits) for chance, part in parts]),
        sum(chance * part.expected_hits for chance, part in parts),
        _mixed([(chance, part.morale) for chance, part in parts]),
        sum(chance * part.eliminates for chance, part in parts),
    )


def _mixed(parts: list[tuple[float, tuple[float, ...]]]) -> tuple[float, ...]:
    found = [0.0] * max(len(chances) for _, chances in parts)
    for weight, chances in parts:
        for n, chance in enumerate(chances):
            found[n] += weight * chance
    return tuple(found)
