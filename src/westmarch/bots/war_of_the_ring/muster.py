"""Recruiting: which figures, and where they are needed."""

from __future__ import annotations

from westmarch.bots.war_of_the_ring.marginal_strength import MarginalStrength
from westmarch.games.war_of_the_ring.rules.actions import DONE
from westmarch.games.war_of_the_ring.rules.map.armies import STACKING_LIMIT, units_at
from westmarch.games.war_of_the_ring.rules.map.board import ORTHANC, REGION
from westmarch.games.war_of_the_ring.rules.map.pieces import (
    CHARACTER,
    ELITE,
    FIGURE,
    IS_UNIT,
    ISENGARD,
    KINDS,
    MOUTH_OF_SAURON,
    NATION_OF_KIND,
    SARUMAN,
    TYPE_OF_KIND,
    WITCH_KING,
    regular_of,
)
from westmarch.games.war_of_the_ring.rules.seats import side_of
from westmarch.games.war_of_the_ring.rules.state import War
from westmarch.kernel.engine.decision import Action, Decision


def recruit_worth(s: War, side: int, kind: int, region: int, outlook: MarginalStrength) -> float:
    """What one more figure is worth in a region."""
    if not IS_UNIT[kind]:
        return 0.6 + outlook.leader_worth(s, region)
    if units_at(s, side, region) >= STACKING_LIMIT:
        return -1.0
    hits = 2 if TYPE_OF_KIND[kind] == ELITE else 1
    power = hits * (1.0 if not s.political[NATION_OF_KIND[kind]] else 0.3)
    return 0.4 * hits + outlook.strength_worth(region, hits, power)


def recruit(s: War, d: Decision) -> Action:
    """A figure where it does most. Of a Muster result an Elite comes instead of two figures."""
    side = side_of(s, d.seat)
    outlook = MarginalStrength(s, side)
    best = {}
    for action in d.actions:
        if action[0] == "recruit":
            kind, region = FIGURE[str(action[1])], REGION[str(action[2])]
            best[action] = recruit_worth(s, side, kind, region, outlook)
    if not best:
        return d.actions[0]
    elites = {a: w for a, w in best.items() if TYPE_OF_KIND[FIGURE[str(a[1])]] == ELITE}
    others = {a: w for a, w in best.items() if a not in elites}
    if not others:
        return max(elites, key=lambda a: elites[a])
    first = max(others, key=lambda a: others[a])
    second = max((w for a, w in others.items() if a[2] != first[2]), default=0.0)
    if elites:
        elite = max(elites, key=lambda a: elites[a])
        if elites[elite] >= others[first] + second:
            return elite
    return first


def recruit_where(s: War, d: Decision) -> Action:
    """Where an Event's troops are needed most."""
    outlook = MarginalStrength(s, side_of(s, d.seat))

    def worth(action: Action) -> float:
        if action == DONE:
            return 0.0
        region = REGION[str(action[-1])]
        return 0.1 + outlook.strength_worth(region, 2, 2)

    return max(d.actions, key=worth)


def recruit_type(s: War, d: Decision) -> Action:
    """Elites before Regulars."""
    figures = [a for a in d.actions if a[0] == "choose_figure"]
    if not figures:
        return d.actions[0]
    return max(figures, key=lambda a: TYPE_OF_KIND[FIGURE[str(a[1])]] == ELITE)


def bring_minion(s: War, d: Decision) -> Action:
    """Saruman first, for he makes Elites and his Elites lead."""
    order = (SARUMAN, WITCH_KING, MOUTH_OF_SAURON)
    return min(d.actions, key=lambda a: order.index(CHARACTER[str(a[1])]))


def voice_of_saruman(s: War, d: Decision) -> Action:
    """Two Elites from Regulars if they stand in Orthanc, else a Regular everywhere."""
    regular = regular_of(ISENGARD)
    two = s.figures[ORTHANC * KINDS + regular] >= 2 and s.reinforcements[regular + 1] >= 2
    wanted = ("voice", "upgrade" if two else "recruit")
    return wanted if wanted in d.actions else d.actions[0]
