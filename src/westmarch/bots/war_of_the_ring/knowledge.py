"""What the searching player knows of War of the Ring."""

from __future__ import annotations

from collections.abc import Hashable
from random import Random

from westmarch.bots.scripts import Script
from westmarch.bots.search.knowledge import Knowledge, squash
from westmarch.bots.war_of_the_ring import features, thumbs
from westmarch.bots.war_of_the_ring.evaluation import value
from westmarch.bots.war_of_the_ring.plans import Planner
from westmarch.bots.war_of_the_ring.policies import quick
from westmarch.games.war_of_the_ring.rules.seats import side_of
from westmarch.games.war_of_the_ring.rules.state import P_ACTIONS, War
from westmarch.games.war_of_the_ring.rules.turn.action_dice import ActionResolution
from westmarch.kernel.engine.decision import Action, Decision

_SEARCHED = frozenset(
    (
        "advance",
        "cease_or_go_on",
        "choose_action",
        "choose_die",
        "declare_fellowship",
        "enter_mordor",
        "field_battle_or_siege",
        "hunt_allocation",
        "hunt_casualty",
        "rearguard",
        "retreat_or_stand",
    )
)
"""What is worth trials: dice, Elven Rings and actions as whole plans; in battle to go on, to leave,
to withdraw and to advance; the Fellowship's way and what the Hunt costs it."""
_ACTION_CHOSEN = ActionResolution.step_numbers["choose_action"]
WIDTH = 45.0
"""A position that the judgement of evaluation.py counts so much better is won in three of four
games, about."""


class WarOfTheRing(Knowledge[War]):
    """Policy by thumb, plans by the heuristic player's planner, chances by what was learned."""

    game = "war_of_the_ring"
    names = features.NAMES

    def policy(self, s: War, d: Decision) -> Action:
        return thumbs.policy(s, d)

    def rank(self, s: War, d: Decision) -> list[float]:
        if d.kind == "choose_action":
            return thumbs.scores(s, d)
        best = quick(s, d)
        return [1.0 if action == best else 0.0 for action in d.actions]

    def matters(self, s: War, d: Decision) -> bool:
        return d.kind in _SEARCHED

    def plans(self, s: War, d: Decision, most: int) -> list[Script]:
        """For a die the uses its planner finds best; a planner of its own, with dice of its own
        that follow from the position, so that it finds the same again."""
        if s.phase != P_ACTIONS or d.kind not in ("choose_die", "choose_action"):
            return super().plans(s, d, most)
        planner = Planner(s, d.seat, Random(s.moves))
        if d.kind == "choose_die":
            found = planner.several()
        else:
            found = sorted(planner.ways(s), reverse=True)
        return [plan.script for plan in found[:most] if plan.script]

    def horizon(self, s: War) -> Hashable:
        """An action ends when the next one begins; before that, a phase."""
        dice = len(s.dice[0]) + len(s.dice[1])
        if s.phase == P_ACTIONS and len(s.stack) > 1:
            # The die of an action in progress is gone from the pool already.
            dice += s.stack[1].step > _ACTION_CHOSEN
        return s.turn, s.phase, s.to_act, dice

    def features(self, s: War, seat: int) -> list[float]:
        return features.features(s, seat)

    def guess(self, s: War, seat: int) -> float:
        return squash(value(s, side_of(s, seat)), WIDTH)


KNOWLEDGE = WarOfTheRing()
