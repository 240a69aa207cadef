"""The Shadow's decisions in the Hunt."""

from __future__ import annotations

from westmarch.bots.war_of_the_ring.evaluation_weights import PLAIN, EvaluationWeights
from westmarch.bots.war_of_the_ring.paths import TO_MORDOR
from westmarch.games.war_of_the_ring.rules.actions import DONE, NO
from westmarch.games.war_of_the_ring.rules.fellowship.ring_bearers import (
    is_shadow_stronghold,
    is_shelter,
)
from westmarch.games.war_of_the_ring.rules.map.board import NEIGHBOURS, REGION
from westmarch.games.war_of_the_ring.rules.map.pieces import SHADOW
from westmarch.games.war_of_the_ring.rules.state import NOT_IN_MORDOR, War
from westmarch.kernel.engine.decision import Action, Decision


def hunt_allocation(s: War, d: Decision, judgement: EvaluationWeights = PLAIN) -> Action:
    """Two dice as a rule; three in Mordor, where an Eye does as much damage as dice hunt; one when
    there is nothing to hunt at once, or every die is wanted for the last conquest."""
    if s.revealed or s.turn == 1:
        wanted = round(judgement.hunters_at_rest)
    else:
        in_mordor = s.mordor != NOT_IN_MORDOR
        wanted = round(judgement.hunters_in_mordor if in_mordor else judgement.hunters)
    if s.victory_points[SHADOW] >= 8:
        wanted -= 1
    offered = [int(a[1]) for a in d.actions]
    return ("allocate", max(offered[0], min(offered[-1], wanted)))


def most(s: War, d: Decision) -> Action:
    """Re-roll everything that may be re-rolled."""
    return max(d.actions, key=lambda a: int(a[1]))


def crebain(s: War, d: Decision) -> Action:
    """Call the birds when several dice hunt."""
    return d.actions[0] if s.hunt_box[SHADOW] >= 2 else NO


def take_card(s: War, d: Decision) -> Action:
    """Take a card from the table, else from a hand."""
    table = [a for a in d.actions if a[0] in ("strip_table", "strike_table")]
    return table[0] if table else d.actions[0]


def cruel_weather(s: War, d: Decision) -> Action:
    """Blow the Ring-bearers away from Mordor, and best into a Stronghold of the Shadow."""

    def worth(action: Action) -> float:
        region = REGION[str(action[1])]
        return (
            TO_MORDOR[region]
            + 0.5 * is_shadow_stronghold(s, region)
            - 1.0 * is_shelter(s, region)
            + 0.1 * len(NEIGHBOURS[region])
        )

    return max(d.actions, key=worth)


def lidless_eye(s: War, d: Decision) -> Action:
    """Turn dice that do little into Eyes while the Fellowship can still move this turn."""
    for face in ("event", "muster", "character"):
        action = ("turn_to_eye", face)
        if action in d.actions and s.dice[0] and not s.revealed and len(s.dice[SHADOW]) > 2:
            return action
    return DONE
