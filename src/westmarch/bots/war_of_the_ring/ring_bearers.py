"""The road of the Ring: how likely the Ring-bearers are to reach the Crack of Doom uncorrupted."""

from __future__ import annotations

from math import erf, sqrt

from westmarch.bots.war_of_the_ring.evaluation_weights import PLAIN, EvaluationWeights
from westmarch.bots.war_of_the_ring.mordor_odds import arrivals, between
from westmarch.bots.war_of_the_ring.paths import MORDOR_STEPS, TO_MORDOR
from westmarch.games.war_of_the_ring.rules.catalogue import CARD, DIE, EYE, TILE_STOPS, TILE_VALUE
from westmarch.games.war_of_the_ring.rules.map.board import (
    HOME_SIDE,
    INSIDE,
    STRONGHOLDS,
    VICTORY_POINTS,
)
from westmarch.games.war_of_the_ring.rules.map.pieces import (
    COMPANIONS,
    FREE_PEOPLES,
    GOLLUM,
    IN_FELLOWSHIP,
    LEVEL,
    SHADOW,
)
from westmarch.games.war_of_the_ring.rules.state import NOT_IN_MORDOR, War
from westmarch.games.war_of_the_ring.rules.turn.victory import CORRUPTION_LIMIT

EYE_IN_MORDOR = 3.0
NOBODY = -1
_HITS, _HITS_ON_THE_MAP = 0.6, 0.2
"""How often a step brings damage, on the Mordor Track and before it."""
_REFUGES = tuple(r for r in STRONGHOLDS if HOME_SIDE[r] == FREE_PEOPLES)
_HELP = {CARD["fp_char_05"]: 1.3, CARD["fp_char_06"]: 0.9, CARD["fp_char_07"]: 0.9,
         CARD["fp_char_08"]: 1.8}  # fmt: skip
"""Damage that cards on the table take away."""


_DAMAGE: tuple[float, ...] = tuple(
    EYE_IN_MORDOR if value == EYE else 3.5 if value == DIE else float(value) for value in TILE_VALUE
)
"""Damage to expect from each tile of the Hunt."""
_STOPS: tuple[int, ...] = tuple(int(stops) for stops in TILE_STOPS)


def steps_to_doom(s: War) -> int:
    """Steps the Ring-bearers still have to go to the Crack of Doom."""
    if s.mordor != NOT_IN_MORDOR:
        return MORDOR_STEPS - s.mordor
    return max(0, TO_MORDOR[s.ring_bearers] - s.progress) + MORDOR_STEPS


def urgency(s: War, judgement: EvaluationWeights = PLAIN) -> float:
    """How near the Shadow is to winning the war, in Victory Points. A long war counts too: the
    Shadow's losses come back, the Free Peoples' do not."""
    sieges = sum(VICTORY_POINTS[r] for r in _REFUGES if s.fp_units[INSIDE[r]])
    late = judgement.long_war * max(0, s.turn - 13)
    return s.victory_points[SHADOW] + judgement.sieges * sieges + late


def step_worth(s: War, judgement: EvaluationWeights = PLAIN) -> float:
    """What time gained by one step is worth: more when the Shadow is about to win, and more on
    the Mordor Track, where waiting corrupts."""
    if s.mordor != NOT_IN_MORDOR:
        return judgement.step_in_mordor + 0.4 * urgency(s, judgement)
    return judgement.step + judgement.step_in_haste * urgency(s, judgement)


def _borne_by(company: list[int], hits: float) -> float:
    """The damage a company takes when so many hits are to come, one Companion for each: who is
    left over at the end has borne nothing."""
    found = 0.0
    for level in sorted((LEVEL[c] for c in company), reverse=True):
        found += 0.9 * min(level, 2) * max(0.0, min(1.0, hits))
        hits -= 1
    return found


class RingBearersRoad:
    """The chances of the Ring-bearers as things stand; on the Mordor Track estimated, or worked
    out tile by tile where the judgement says so."""

    __slots__ = ("corruption", "judgement", "margin", "room", "spread", "steps", "table")

    def __init__(self, s: War, judgement: EvaluationWeights = PLAIN, without: int = NOBODY) -> None:
        """As things stand, or would stand `without` a Companion."""
        self.judgement = judgement
        in_mordor = s.mordor != NOT_IN_MORDOR
        steps = steps_to_doom(s)
        tracks = min(steps, MORDOR_STEPS)
        walks = steps - tracks
        pool = list(s.hunt_pool)
        if not in_mordor:
            pool += [t for t in s.hunt_drawn if TILE_VALUE[t] == EYE]
            pool += s.hunt_waiting
        damage, stops = 0.0, 0
        for tile in pool:
            damage += _DAMAGE[tile]
            stops += _STOPS[tile]
        count = max(1, len(pool))
        tiles = tracks / max(0.4, 1 - stops / count)
        absorbed = 0.0
        for card in s.table:
            absorbed += _HELP.get(card, 0.0)
        company = [c for c in COMPANIONS if s.characters[c] == IN_FELLOWSHIP and c != without]
        if judgement.by_tile:
            absorbed += _borne_by(company, _HITS * tracks + _HITS_ON_THE_MAP * walks)
        else:
            for companion in company:
                absorbed += 0.9 * min(LEVEL[companion], 2)
        if s.guide == GOLLUM:
            absorbed += 0.3 * steps
        self.corruption = s.corruption
        self.margin = (
            CORRUPTION_LIMIT - 0.5 - judgement.toll * walks - tiles * damage / count + absorbed
        )
        self.spread = sqrt(1.0 + 0.5 * walks + 1.6 * tiles)
        self.steps = tracks
        self.room = CORRUPTION_LIMIT - judgement.toll * walks + absorbed
        self.table: list[list[float]] = []
        if judgement.by_tile and pool:
            self.table = arrivals(bytes(sorted(pool)))

    def chance(self, more: float = 0.0) -> float:
        """The chance to arrive, with so much more Corruption."""
        corruption = self.corruption + more
        if corruption >= CORRUPTION_LIMIT:
            return 0.0
        if self.table:
            return between(self.table[self.steps], self.room - corruption)
        return 0.5 * (1 + erf((self.margin - corruption) / (1.41 * self.spread)))

    def after(self, steps: int, more: float) -> float:
        """The chance from so many steps before the Crack of Doom, with so much more Corruption or
        as many Companions lost for it; worked out tile by tile."""
        return between(self.table[steps], self.room - self.corruption - more)

    def price(self, amount: float) -> float:
        """What so much Corruption costs the Free Peoples; the game itself at the limit."""
        if self.corruption + amount >= CORRUPTION_LIMIT:
            return 150.0
        j = self.judgement
        return j.ring * (self.chance() - self.chance(amount)) + j.corruption * amount


def ready_for_mordor(s: War, judgement: EvaluationWeights = PLAIN) -> bool:
    """Whether the Ring-bearers should go in now. While the war goes well they wait until their
    chances are good, and rest meanwhile."""
    wanted = judgement.ready - judgement.ready_in_haste * urgency(s, judgement)
    return RingBearersRoad(s, judgement).chance() >= wanted
