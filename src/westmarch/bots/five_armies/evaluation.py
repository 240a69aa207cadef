"""What a position is worth: one number, 100 about a won game.

The Shadow wins by points, the Free Peoples by time. So for every settlement and fortification there
is a chance that the Shadow holds it in the end, from the armies near it and what holds it; from
these the chance of ten points before fate is fulfilled, and of six before Beorn comes. Armies,
characters, tokens, cards and fate itself count beside that.
"""

from __future__ import annotations

from math import sqrt

from westmarch.bots.five_armies.balance import UNIT_WORTH, Balance, power
from westmarch.bots.five_armies.evaluation_weights import PLAIN, EvaluationWeights
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


def urgency(turns: float, judgement: EvaluationWeights = PLAIN) -> float:
    """How much the Shadow's troops are worth sparing: less and less as time runs out."""
    return min(1.0, max(judgement.spared, turns / judgement.long))


def _troops(s: Battlefield, turns: float, j: EvaluationWeights) -> float:
    """Units, Damage, tokens: what both have, the Shadow's as a plus."""
    total = 0.0
    units = s.units
    spare = urgency(turns, j)
    free, dark = j.units
    for kind in KINDS_OF_SIDE[FREE_PEOPLES]:
        total -= free * UNIT_WORTH[kind] * sum(units[kind::KINDS])
    for kind in KINDS_OF_SIDE[SHADOW]:
        total += dark * spare * UNIT_WORTH[kind] * sum(units[kind::KINDS])
    for place in range(PLACE_COUNT):
        if s.damage[place]:
            hurt = j.damage[FREE_PEOPLES] if s.fp_units[place] else -j.damage[SHADOW] * spare
            total += hurt * s.damage[place]
    tokens = s.tokens
    for kind in TOKENS_OF_SIDE[SHADOW]:
        total += j.token[SHADOW] * sum(tokens[kind::TOKEN_KINDS])
    for kind in TOKENS_OF_SIDE[FREE_PEOPLES]:
        total -= j.token[FREE_PEOPLES] * sum(tokens[kind::TOKEN_KINDS])
    total += 0.35 * s.orcs_on_card
    for region in HOLDINGS:
        if DEFENCE[region] and not s.shadow_control[region]:
            total += 0.3 * s.wall_damage[region]
    return total


def _people(s: Battlefield, j: EvaluationWeights) -> float:
    """Characters, and what they bring."""
    total = 0.0
    for character, worth in CHARACTER_WORTH.items():
        if in_play(s, character):
            total -= j.characters * worth
        elif s.characters[character] == ON_TRACK:
            total -= j.characters * 0.4 * worth
    if in_play(s, THORIN) or in_play(s, BEORN):
        total -= 3.0
    total -= (
        j.rings * s.rings
        + j.eagles * (s.eyrie + sum(s.eagles))
        + j.wrath * s.wrath
        + 0.4 * s.concentration
    )
    where = s.characters[BOLG]
    if where >= 0:
        total += 2.5 + 1.2 * s.bodyguards - bolgs_danger(s, where, j)
    elif where != OUT_OF_PLAY and where == ELIMINATED:
        total -= WON
    return total


def bolgs_danger(s: Battlefield, where: int, judgement: EvaluationWeights = PLAIN) -> float:
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
    return judgement.bolg * near * near / (near * near + 4.0 * own * own + 6.0 * s.bodyguards)


def value(s: Battlefield, side: int, judgement: EvaluationWeights = PLAIN) -> float:
    """What the position is worth to a side, as it or somebody else judges it."""
    if s.ending:
        worth = WON - s.turn if SHADOW in s.winners else s.turn - WON
    else:
        worth = shadow_value(s, Balance(s, judgement))
    return worth if side == SHADOW else -worth


def shadow_value(s: Battlefield, balance: Balance) -> float:
    """What a position of a game that goes on is worth to the Shadow."""
    points, j = shadow_points(s), balance.judgement
    total = balance.worth() + balance.exposed()
    if points >= POINTS_TO_WIN and s.phase == P_ACTIONS:
        # Won at the end of the turn unless something is taken back.
        total += j.ten_now - j.ten_undone * len(s.dice[FREE_PEOPLES])
    total += _troops(s, balance.turns, j) + _people(s, j)
    total += j.card * (len(s.hands[SHADOW]) - len(s.hands[FREE_PEOPLES]))
    return total
