"""What a position is worth: one number, built from things a player would name.

The scale: 100 is about a won game, the sign is the Shadow's. Settlements and the pressure on them,
the road of the Ring and its price, figures, politics, dice, cards on the table. Cards in hand are
left out: their worth is weighed where they are played or drawn (plans.py).
"""

from __future__ import annotations

from westmarch.bots.war_of_the_ring.cards import kept_worth
from westmarch.bots.war_of_the_ring.evaluation_weights import PLAIN, EvaluationWeights
from westmarch.bots.war_of_the_ring.ring_bearers import RingBearersRoad, step_worth, steps_to_doom
from westmarch.bots.war_of_the_ring.threats import pressures
from westmarch.games.war_of_the_ring.rules.catalogue import (
    CARD,
    F_ARMY,
    F_ARMY_MUSTER,
    F_CHARACTER,
    F_EVENT,
    F_EYE,
    F_MUSTER,
    F_WILL,
    FP_SPECIAL_TILES,
    STANDARD_TILES,
    TILE_VALUE,
)
from westmarch.games.war_of_the_ring.rules.fellowship.hunt import rerolls_allowed
from westmarch.games.war_of_the_ring.rules.map.board import (
    DISTANCE,
    DOL_AMROTH,
    MINAS_TIRITH,
    PELARGIR,
    PLACE_COUNT,
    REGION_OF_PLACE,
)
from westmarch.games.war_of_the_ring.rules.map.pieces import (
    ARAGORN,
    COMPANIONS,
    DWARVES,
    ELVES,
    FREE_PEOPLES,
    GANDALF_THE_GREY,
    GANDALF_THE_WHITE,
    GONDOR,
    IN_FELLOWSHIP,
    ISENGARD,
    KINDS,
    LEADERSHIP,
    LEVEL,
    MINIONS,
    MOUTH_OF_SAURON,
    NAZGUL,
    NORTH,
    ROHAN,
    SARUMAN,
    SAURON,
    SET_ASIDE,
    SHADOW,
    SOUTHRONS,
    STRIDER,
    WITCH_KING,
)
from westmarch.games.war_of_the_ring.rules.seats import side_of
from westmarch.games.war_of_the_ring.rules.state import NOT_IN_MORDOR, War

WON = 1000.0

# ---- figures
_WORTH: tuple[float, ...] = tuple(
    (0.9, 1.7, 0.9)[kind % 3] if kind < 15 else (0.15, 0.3)[(kind - 15) % 2]
    for kind in range(KINDS)
)
"""What a figure is worth by itself; the Shadow's come back when they fall."""

# ---- politics: what a Nation At War is worth to its side
_WAR = {
    GONDOR: 6.0,
    ROHAN: 5.0,
    ELVES: 4.0,
    NORTH: 3.0,
    DWARVES: 3.0,
    ISENGARD: 9.0,
    SAURON: 9.0,
    SOUTHRONS: 7.0,
}
_STEPS = {GONDOR: 2, ROHAN: 3, ELVES: 3, NORTH: 3, DWARVES: 3, ISENGARD: 1, SAURON: 1, SOUTHRONS: 2}

# ---- Characters
_DIE = {
    ARAGORN: 15.0,
    GANDALF_THE_WHITE: 12.0,
    SARUMAN: 11.0,
    WITCH_KING: 9.0,
    MOUTH_OF_SAURON: 8.0,
}
THRONES = (MINAS_TIRITH, DOL_AMROTH, PELARGIR)

# ---- cards on the table, the owner's profit
_TABLE: dict[int, float] = {
    CARD[name]: worth
    for name, worth in {
        "fp_char_05": -4.5,
        "fp_char_06": -3.0,
        "fp_char_07": -3.0,
        "fp_char_08": -5.0,
        "fp_strat_01": -4.0,
        "fp_strat_02": -2.0,
        "fp_strat_03": -1.0,
        "sh_char_15": 2.5,
        "sh_char_16": 3.0,
        "sh_char_17": 3.0,
        "sh_char_21": 3.5,
        "sh_char_22": 3.0,
        "sh_strat_03": 3.0,
        "sh_strat_05": 3.0,
    }.items()
}
_TILES: tuple[float, ...] = tuple(
    0.0 if tile in STANDARD_TILES else -1.0 if tile in FP_SPECIAL_TILES else 1.0
    for tile in range(len(TILE_VALUE))
)
"""Which tiles in the Hunt Pool are worth something to the Shadow, beside what the road says."""

# ---- dice
RESERVE: tuple[dict[int, float], dict[int, float]] = (
    {F_CHARACTER: 0.9, F_ARMY_MUSTER: 0.4, F_MUSTER: 0.2, F_EVENT: 0.3, F_WILL: 2.2, F_ARMY: 0.2},
    {F_CHARACTER: 0.4, F_ARMY: 0.5, F_MUSTER: 0.3, F_ARMY_MUSTER: 0.8, F_EVENT: 0.3, F_EYE: 0.0},
)
"""What keeping a die of each face for later is worth."""

# ---- the parts


def _ring(s: War, j: EvaluationWeights) -> float:
    """The road of the Ring, for the Shadow."""
    worth = step_worth(s, j) * steps_to_doom(s) - j.ring * RingBearersRoad(s, j).chance()
    worth += j.corruption * s.corruption
    if s.revealed:
        worth += j.revealed
    if s.mordor == NOT_IN_MORDOR:
        worth += j.rerolls * rerolls_allowed(s)
    return worth - j.companion * sum(1 for c in COMPANIONS if s.characters[c] == IN_FELLOWSHIP)


def _figures(s: War, j: EvaluationWeights) -> float:
    total = 0.0
    free, dark = j.figures
    figures = s.figures
    for place in range(PLACE_COUNT):
        if s.fp_units[place]:
            base = place * KINDS
            for kind in range(15):
                if figures[base + kind]:
                    total -= free * figures[base + kind] * _WORTH[kind]
        if s.shadow_units[place]:
            base = place * KINDS
            for kind in range(15, NAZGUL):
                if figures[base + kind]:
                    total += dark * figures[base + kind] * _WORTH[kind]
    total += j.nazgul * (8 - s.reinforcements[NAZGUL])
    return total


def _politics(s: War, j: EvaluationWeights) -> float:
    total = 0.0
    free, dark = j.war
    for nation, worth in _WAR.items():
        share = worth * (1 - 0.85 * s.political[nation] / _STEPS[nation])
        if s.political[nation]:
            share *= 0.75
        if nation < ISENGARD:
            total -= free * share + j.active * s.active[nation]
        else:
            total += dark * share
    return total


def _characters(s: War, j: EvaluationWeights) -> float:
    total = 0.0
    free, dark = j.dice
    where = s.characters
    for minion in MINIONS:
        if where[minion] >= 0:
            total += dark * _DIE[minion]
    for companion in COMPANIONS:
        place = where[companion]
        if place >= 0:
            led = s.fp_units[place] > 0
            total -= j.travelling * LEVEL[companion] + (0.6 * LEADERSHIP[companion] if led else 0.0)
            total -= free * _DIE.get(companion, 0.0)
    if where[ARAGORN] == SET_ASIDE and where[STRIDER] >= 0:
        region = REGION_OF_PLACE[where[STRIDER]]
        total -= free * (8.0 - 0.8 * min(DISTANCE[region][r] for r in THRONES))
    if where[GANDALF_THE_WHITE] == SET_ASIDE and where[GANDALF_THE_GREY] != IN_FELLOWSHIP:
        total -= free * (6.0 if any(where[m] != SET_ASIDE for m in MINIONS) else 3.0)
    return total


def _table(s: War, j: EvaluationWeights) -> float:
    total = 0.0
    free, dark = j.table
    for card in s.table:
        worth = _TABLE.get(card, 0.0)
        total += (free if worth < 0 else dark) * worth
    for tile in s.hunt_waiting:
        total += j.special_tile * _TILES[tile]
    for tile in s.hunt_pool:
        total += j.special_tile * _TILES[tile]
    total += j.rings * s.rings[SHADOW] - j.rings * s.rings[FREE_PEOPLES]
    return total


def shadow_value(s: War, j: EvaluationWeights = PLAIN) -> float:
    """What a position is worth to the Shadow."""
    if s.ending:
        return WON if s.ending in ("ring_bearers_fail", "shadow_conquest") else -WON
    free, dark = s.victory_points[FREE_PEOPLES], s.victory_points[SHADOW]
    total = j.point[SHADOW] * dark - j.point[FREE_PEOPLES] * free
    if dark >= 10:
        total += 150.0
    elif free >= 4:
        total -= 150.0
    ours, theirs = pressures(s, j)
    total += theirs.worth(s.turn) - ours.worth(s.turn)
    return total + _ring(s, j) + _figures(s, j) + _politics(s, j) + _characters(s, j) + _table(s, j)


def value(s: War, side: int, judgement: EvaluationWeights = PLAIN) -> float:
    """What a position is worth to a side, as it or somebody else judges it."""
    found = shadow_value(s, judgement)
    return found if side == SHADOW else -found


def standing(s: War, seat: int, judgement: EvaluationWeights = PLAIN) -> float:
    """What a position is worth to a seat's side with what is still to be played, as far as the seat
    may see it: the dice both sides keep, its cards, and how many the others hold."""
    side = side_of(s, seat)
    worth = value(s, side, judgement)
    if s.ending:
        return worth
    for face in s.dice[side]:
        worth += judgement.reserve * RESERVE[side][face]
    for face in s.dice[1 - side]:
        worth -= judgement.reserve * RESERVE[1 - side][face]
    for card in s.hands[seat]:
        worth += judgement.card_played * judgement.card * kept_worth(card)
    for other in range(s.players):
        if other != seat:
            held = judgement.card * len(s.hands[other])
            worth += held if side_of(s, other) == side else -held
    return worth
