"""What a position is worth: one number, 100 about a won game.

The Shadow wins by points, the Free Peoples by time. So for every settlement and fortification there
is a chance that the Shadow holds it in the end, from the armies near it and what holds it; from
these the chance of ten points before fate is fulfilled, and of six before Beorn comes. Armies,
characters, tokens, cards and fate itself count beside that.
"""

from __future__ import annotations

from math import sqrt

from westmarch.bots.five_armies.balance import UNIT_WORTH, Balance, power
from westmarch.games.five_armies.rules.map.armies import in_play
from westmarch.games.five_armies.rules.map.board import (
    DEFENCE,
    DISTANCE,
    HOLDINGS,
    PLACE_COUNT,
    REGION_COUNT,
)
from westmarch.games.five_armies.rules.map.pieces import (
    BARD,
    BEORN,
    BILBO,
    BOLG,
    DAIN,
    ELIMINATED,
    FREE_PEOPLES,
    GANDALF,
    KINDS,
    KINDS_OF_SIDE,
    LORD_OF_THE_EAGLES,
    ON_TRACK,
    OUT_OF_PLAY,
    SHADOW,
    THORIN,
    THRANDUIL,
    TOKEN_KINDS,
    TOKENS_OF_SIDE,
)
from westmarch.games.five_armies.rules.state import P_ACTIONS, Battlefield
from westmarch.games.five_armies.rules.turn.victory import POINTS_TO_WIN, shadow_points

WON = 300.0
CHARACTER_WORTH: dict[int, float] = {
    BARD: 3.0,
    DAIN: 3.5,
    GANDALF: 3.5,
    THRANDUIL: 3.5,
    LORD_OF_THE_EAGLES: 5.0,
    BILBO: 1.5,
    THORIN: 4.0,
    BEORN: 5.0,
}
CARD_WORTH = 0.7
TOKEN = 0.3
SPARED = 0.3
"""The least part of its worth a Shadow unit keeps,"""
LONG = 7.0
"""and the turns left from which on it has all."""


def urgency(turns: float) -> float:
    """How much the Shadow's troops are worth sparing: less and less as time runs out."""
    return min(1.0, max(SPARED, turns / LONG))


def _troops(s: Battlefield, turns: float) -> float:
    """Units, Damage, tokens: what both have, the Shadow's as a plus."""
    total = 0.0
    units = s.units
    spare = urgency(turns)
    for kind in KINDS_OF_SIDE[FREE_PEOPLES]:
        total -= UNIT_WORTH[kind] * sum(units[kind::KINDS])
    for kind in KINDS_OF_SIDE[SHADOW]:
        total += spare * UNIT_WORTH[kind] * sum(units[kind::KINDS])
    for place in range(PLACE_COUNT):
        if s.damage[place]:
            total += (0.45 if s.fp_units[place] else -0.27 * spare) * s.damage[place]
    tokens = s.tokens
    for kind in TOKENS_OF_SIDE[SHADOW]:
        total += TOKEN * sum(tokens[kind::TOKEN_KINDS])
    for kind in TOKENS_OF_SIDE[FREE_PEOPLES]:
        total -= 0.45 * sum(tokens[kind::TOKEN_KINDS])
    total += 0.35 * s.orcs_on_card
    for region in HOLDINGS:
        if DEFENCE[region] and not s.shadow_control[region]:
            total += 0.3 * s.wall_damage[region]
    return total


def _people(s: Battlefield) -> float:
    """Characters, and what they bring."""
    total = 0.0
    for character, worth in CHARACTER_WORTH.items():
        if in_play(s, character):
            total -= worth
        elif s.characters[character] == ON_TRACK:
            total -= 0.4 * worth
    if in_play(s, THORIN) or in_play(s, BEORN):
        total -= 3.0
    total -= (
        0.25 * s.rings + 0.8 * (s.eyrie + sum(s.eagles)) + 0.35 * s.wrath + 0.4 * s.concentration
    )
    where = s.characters[BOLG]
    if where >= 0:
        total += 2.5 + 1.2 * s.bodyguards - bolgs_danger(s, where)
    elif where != OUT_OF_PLAY and where == ELIMINATED:
        total -= WON
    return total


def bolgs_danger(s: Battlefield, where: int) -> float:
    """What it may cost the Shadow that Bolg is where he is: his death loses the game."""
    own = power(s, SHADOW, where)
    if not own:
        return 25.0
    near = 0.0
    for region in range(REGION_COUNT):
        if s.fp_units[region]:
            away = DISTANCE[region][where]
            if away <= 2:
                near += power(s, FREE_PEOPLES, region) * (1.0 if away == 1 else 0.4)
    if s.characters[BEORN] >= 0 and DISTANCE[s.characters[BEORN]][where] <= 4:
        near += sqrt(s.wrath * 2.2)
    return 40.0 * near * near / (near * near + 4.0 * own * own + 6.0 * s.bodyguards)


def value(s: Battlefield, side: int) -> float:
    """What the position is worth to a side."""
    if s.ending:
        worth = WON - s.turn if SHADOW in s.winners else s.turn - WON
    else:
        worth = shadow_value(s, Balance(s))
    return worth if side == SHADOW else -worth


def shadow_value(s: Battlefield, balance: Balance) -> float:
    """What a position of a game that goes on is worth to the Shadow."""
    points = shadow_points(s)
    total = balance.worth() + balance.exposed()
    if points >= POINTS_TO_WIN and s.phase == P_ACTIONS:
        # Won at the end of the turn unless something is taken back.
        total += 45.0 - 6.0 * len(s.dice[FREE_PEOPLES])
    total += _troops(s, balance.turns) + _people(s)
    total += CARD_WORTH * (len(s.hands[SHADOW]) - len(s.hands[FREE_PEOPLES]))
    return total
