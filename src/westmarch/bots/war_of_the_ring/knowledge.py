"""What the searching player knows of War of the Ring."""

from __future__ import annotations

from random import Random

from westmarch.bots.action_dice import ActionDice
from westmarch.bots.search.knowledge import squash
from westmarch.bots.trial_play import Plan
from westmarch.bots.war_of_the_ring import features, lookahead, quick_turns
from westmarch.bots.war_of_the_ring.evaluation import standing
from westmarch.bots.war_of_the_ring.plans import Planner
from westmarch.bots.war_of_the_ring.policies import quick
from westmarch.games.war_of_the_ring.rules.state import P_ACTIONS, War
from westmarch.games.war_of_the_ring.rules.turn.action_dice import ActionResolution
from westmarch.kernel.engine.decision import Action, Decision

WIDTH = 45.0
"""A position that the judgement of evaluation.py counts so much better is won in three of four
games, about."""


class WarOfTheRing(ActionDice[War]):
    """Dice, Elven Rings and actions are searched as whole plans; in battle to go on, to leave, to
    withdraw and to advance; the Fellowship's way and what the Hunt costs it."""

    game = "war_of_the_ring"
    names = features.NAMES
    searched = frozenset(
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
    acting = P_ACTIONS
    action_chosen = ActionResolution.step_numbers["choose_action"]

    def policy(self, s: War, d: Decision) -> Action:
        return quick_turns.policy(s, d)

    def answer_until(self, s: War, d: Decision, rng: Random, until: float) -> Action:
        return lookahead.answer(s, d, rng, until=until)

    def quick(self, s: War, d: Decision) -> Action:
        return quick(s, d)

    def scores(self, s: War, d: Decision) -> list[float]:
        return quick_turns.scores(s, d)

    def uses(self, s: War, d: Decision, rng: Random, most: int, until: float) -> list[Plan]:
        planner = Planner(s, d.seat, rng, until=until)
        if d.kind == "choose_die":
            found = planner.several()
        else:
            found = sorted(planner.ways(s), reverse=True)
        return [planner.in_time(found[0]), *found[1:]] if found else found

    def features(self, s: War, seat: int) -> list[float]:
        return features.features(s, seat)

    def guess(self, s: War, seat: int) -> float:
        return squash(standing(s, seat), WIDTH)


KNOWLEDGE = WarOfTheRing()
