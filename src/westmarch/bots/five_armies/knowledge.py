"""What the searching player knows of The Battle of Five Armies."""

from __future__ import annotations

from random import Random

from westmarch.bots.action_dice import ActionDice
from westmarch.bots.five_armies import answers, features, quick_turns
from westmarch.bots.five_armies.evaluation import value
from westmarch.bots.five_armies.plans import Planner
from westmarch.bots.five_armies.policies import quick
from westmarch.bots.search.knowledge import squash
from westmarch.bots.trial_play import Plan
from westmarch.games.five_armies.rules.state import P_ACTIONS, Battlefield
from westmarch.games.five_armies.rules.turn.action_dice import ActionRound
from westmarch.kernel.engine.decision import Action, Decision

WIDTH = 35.0
"""A position that the judgement of evaluation.py counts so much better is won in three of four
games, about."""


class FiveArmies(ActionDice[Battlefield]):
    """Dice and their actions are searched as whole plans; in battle to go on or to leave."""

    game = "five_armies"
    names = features.NAMES
    searched = frozenset(
        (
            "advance",
            "cease",
            "choose_action",
            "choose_die",
            "leave_battle",
            "retreat",
        )
    )
    acting = P_ACTIONS
    action_chosen = ActionRound.step_numbers["choose_action"]

    def policy(self, s: Battlefield, d: Decision) -> Action:
        return quick_turns.policy(s, d)

    def answer_until(self, s: Battlefield, d: Decision, rng: Random, until: float) -> Action:
        script = answers.script(s, d, rng, until=until)
        return script[0] if script and script[0] in d.actions else quick(s, d)

    def quick(self, s: Battlefield, d: Decision) -> Action:
        return quick(s, d)

    def scores(self, s: Battlefield, d: Decision) -> list[float]:
        return quick_turns.scores(s, d)

    def uses(self, s: Battlefield, d: Decision, rng: Random, most: int, until: float) -> list[Plan]:
        planner = Planner(s, d.seat, rng, until=until)
        if d.kind == "choose_die":
            found = planner.several(most)
        else:
            found = planner.weighed(planner.ways(s), most)
        return [planner.in_time(found[0]), *found[1:]] if found else found

    def features(self, s: Battlefield, seat: int) -> list[float]:
        return features.features(s, seat)

    def guess(self, s: Battlefield, seat: int) -> float:
        return squash(value(s, seat), WIDTH)


KNOWLEDGE = FiveArmies()
