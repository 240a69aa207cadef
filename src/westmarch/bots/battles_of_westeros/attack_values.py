"""What an attack is worth: the dice of odds.py, the figures and ground they cost, and the blows
that come back."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from westmarch.games.battles_of_westeros.odds import Blow, blow, hits_to_eliminate, prepared, spread
from westmarch.games.battles_of_westeros.rules.battlefield import army
from westmarch.games.battles_of_westeros.rules.combat.attack import COUNTER, MELEE, SHOT
from westmarch.games.battles_of_westeros.rules.combat.retreat import farthest, toward_edge
from westmarch.games.battles_of_westeros.rules.state import Field

LONGEST_RETREAT = 3


class Fate(NamedTuple):
    """What an attack does to its target."""

    ways: tuple[tuple[int, int, float], ...]
    """Hits taken in all, hexes retreated, chance."""
    stays: float
    """The chance that it is alive and still in its hex."""
    hits: float
    gone: float
    """The chance that it is eliminated."""


@lru_cache(maxsize=8192)
def fate(made: Blow, need: int, stalwart: bool, room: int, further: int, retreats: bool) -> Fate:
    """The fate of a target that so many hits eliminate and that has room to retreat so far."""
    found: dict[tuple[int, int], float] = {}
    stays = expected = gone = 0.0
    for hits, morale, chance in spread(made.dice, made.rank, made.valor, made.flank, made.rerolls):
        dealt = max(0, hits - made.protection)
        hexes = 0
        if retreats and dealt < need:
            hexes = max(0, morale - stalwart)
            hexes += further if hexes else 0
            dealt += max(0, hexes - room)
            hexes = min(hexes, room)
        found[dealt, hexes] = found.get((dealt, hexes), 0.0) + chance
        expected += dealt * chance
        if dealt >= need:
            gone += chance
        elif not hexes:
            stays += chance
    return Fate(tuple((d, h, p) for (d, h), p in found.items()), stays, expected, gone)


def fate_of(s: Field, attacker: int, target: int, kind: int = -1) -> Fate:
    """The fate of the target of an attack made now."""
    attack = prepared(s, attacker, target, kind)
    retreats = attack.kind in (MELEE, SHOT, COUNTER)
    room = farthest(s, toward_edge(s, target), s.hex[target], LONGEST_RETREAT) if retreats else 0
    return fate(
        blow(s, attack),
        hits_to_eliminate(s, target),
        army.stalwart(s, target),
        room,
        attack.further,
        retreats,
    )
