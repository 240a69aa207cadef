"""What the searching player knows of The Battle of Five Armies."""

from __future__ import annotations

from collections.abc import Hashable
from random import Random

from westmarch.bots.five_armies import features, thumbs
from westmarch.bots.five_armies.evaluation import value
from westmarch.bots.five_armies.plans import Planner
from westmarch.bots.five_armies.policies import quick
from westmarch.bots.scripts import Script
from westmarch.bots.search.knowledge import Knowledge, squash
from westmarch.games.five_armies.rules.state import P_ACTIONS, Battlefield
from westmarch.games.five_armies.rules.turn.action_dice import ActionRound
from westmarch.kernel.engine.decision import Action, Decision

_SEARCHED = frozenset(
    (
        "advance",
        "cease",
        "choose_action",
        "choose_die",
        "leave_battle",
        "retreat",
    )
)
"""What is worth trials: dice and their actions as whole plans; in battle to go on or to leave."""
_ACTION_CHOSEN = ActionRound.step_numbers["choose_action"]
WIDTH = 35.0
"""A position that the judgement of evaluation.py counts so much better is won in three of four
games, about."""


class FiveArmies(Knowledge[Battlefield]):
    """Policy by thumb, plans by the heuristic player's planner, chances by what was learned."""

    game = "five_armies"
    names = features.NAMES

    def policy(self, s: Battlefield, d: Decision) -> Action:
        return thumbs.policy(s, d)

    def rank(self, s: Battlefield, d: Decision) -> list[float]:
        if d.kind == "choose_action":
            return thumbs.scores(s, d)
        best = quick(s, d)
        return [1.0 if action == best else 0.0 for action in d.actions]

    def matters(self, s: Battlefield, d: Decision) -> bool:
        return d.kind in _SEARCHED

    def plans(self, s: Battlefield, d: Decision, most: int) -> list[Script]:
        """For a die the uses its planner finds best; a planner of its own, with dice of its own
        that follow from the position, so that it finds the same again."""
        if s.phase != P_ACTIONS or d.kind not in ("choose_die", "choose_action"):
            return super().plans(s, d, most)
        planner = Planner(s, d.seat, Random(s.moves))
        if d.kind == "choose_die":
            found = planner.several(most)
        else:
            found = planner.weighed(planner.ways(s), most)
        return [plan.script for plan in found[:most] if plan.script]

    def horizon(self, s: Battlefield) -> Hashable:
        """An action ends when the next one begins; before the action round, a phase."""
        dice = len(s.dice[0]) + len(s.dice[1])
        if s.phase == P_ACTIONS and len(s.stack) > 1:
            # The die of an action in progress is gone from the pool already.
            dice += s.stack[1].step > _ACTION_CHOSEN
        return s.turn, s.phase, s.to_act, dice

    def features(self, s: Battlefield, seat: int) -> list[float]:
        return features.features(s, seat)

    def guess(self, s: Battlefield, seat: int) -> float:
        return squash(value(s, seat), WIDTH)


KNOWLEDGE = FiveArmies()
