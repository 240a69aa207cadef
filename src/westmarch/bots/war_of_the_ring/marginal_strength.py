"""A quick look at the map: what a little more strength would be worth, place by place.

Derived from the same terms as evaluation.py, so that the many possible marches, recruits and
flights can be ranked before the few best are tried out on a copy of the position.
"""

from __future__ import annotations

from westmarch.bots.war_of_the_ring.evaluation_weights import PLAIN, EvaluationWeights
from westmarch.bots.war_of_the_ring.threats import (
    TARGETS,
    army_power,
    leadership,
    pressures,
)
from westmarch.games.war_of_the_ring.rules.map.armies import units_at
from westmarch.games.war_of_the_ring.rules.map.board import (
    DISTANCE,
    IS_SETTLEMENT,
    REGION_OF_PLACE,
    VICTORY_POINTS,
)
from westmarch.games.war_of_the_ring.rules.map.pieces import FREE_PEOPLES
from westmarch.games.war_of_the_ring.rules.state import War


class MarginalStrength:
    """The map as one side sees it."""

    def __init__(self, s: War, side: int, judgement: EvaluationWeights = PLAIN) -> None:
        self.side = side
        self.judgement = judgement
        both = pressures(s, judgement)
        self._own = both[side]
        self.defend = both[1 - side].defend()
        """What one more hit point is worth behind the walls of each own Settlement."""

    def attack(self, place: int) -> float:
        """What one more unit of attacking power is worth at a place."""
        return self._own.attack(place)

    def strength_worth(self, place: int, hits: float, power: float) -> float:
        """What so many hit points and so much attacking power are worth at a place."""
        region = REGION_OF_PLACE[place]
        return self.attack(place) * power + self.defend[region] * hits

    def nearer(self, place: int, region: int, power: float) -> float:
        """What it is worth that an Army goes from a place to a region, toward its goal."""
        index = self._own.goal.get(place)
        if index is None:
            return 0.0
        goal = TARGETS[self.side][index]
        if self.side == FREE_PEOPLES:
            power *= self._own.chance[index]
        way = DISTANCE[REGION_OF_PLACE[place]][goal] - DISTANCE[region][goal]
        return self.judgement.drive[self.side] * power * way

    def leader_worth(self, s: War, place: int) -> float:
        """What one more point of Leadership is worth at a place."""
        if not units_at(s, self.side, place):
            return 0.0
        lead = leadership(s, self.side, place)
        if lead >= 5:
            return 0.0
        share = self.judgement.lead
        power = army_power(s, self.side, place, self.judgement)
        region = REGION_OF_PLACE[place]
        base = power / (1 + share * lead)
        return share * base * self.attack(place) + 0.1 * base * self.defend[region]

    def prize(self, s: War, region: int) -> float:
        """What walking into a region wins at once: an enemy Settlement nobody holds."""
        if not IS_SETTLEMENT[region] or s.control[region] == self.side:
            return 0.0
        j = self.judgement
        return 0.5 + j.point[self.side] * VICTORY_POINTS[region] * (1 - j.promise[self.side])
