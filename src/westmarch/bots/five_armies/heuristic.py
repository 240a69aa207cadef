"""The `heuristic` bot: plans with a short look ahead, rules of thumb for the rest."""

from __future__ import annotations

from westmarch.bots.five_armies.plans import END_OF_ACTION, Planner
from westmarch.bots.five_armies.policies import quick
from westmarch.bots.scripted import Scripted
from westmarch.games.five_armies.rules.state import P_ACTIONS, Battlefield
from westmarch.kernel.engine.decision import Action, Decision
from westmarch.kernel.engine.state import State
from westmarch.kernel.game import Game

_QUICK = frozenset(
    (
        "army_limit",
        "bilbo_vanishes",
        "bodyguard",
        "captain_of_war",
        "casualties",
        "cease",
        "choose_group",
        "determined_attack",
        "divide_damage",
        "fell_race",
        "hand_limit",
        "leader_reroll",
        "leave_battle",
        "manoeuvre",
        "name_army",
        "shining_armour",
        "use_ability",
        "vampire_like",
    )
)
"""Kinds that are answered quickly also outside a trial: what battles ask again and again."""


class Heuristic(Scripted):
    """Plays either side of The Battle of Five Armies."""

    def act(self, game: Game, s: State, decision: Decision) -> Action:
        assert isinstance(s, Battlefield)
        if s.phase != P_ACTIONS:
            return quick(s, decision)
        if decision.kind == "choose_die":
            self._script = Planner(s, decision.seat, self._rng).best().script
        action = self.scripted(decision)
        if action is not None:
            return action
        if decision.kind in _QUICK:
            return quick(s, decision)
        planner = Planner(s, decision.seat, self._rng)
        if decision.kind == "choose_action":
            plan = planner.after_reply(planner.with_face(s))
        elif decision.kind in END_OF_ACTION:
            return quick(s, decision)
        else:
            plan = planner.search(s)
        self._script = plan.script
        return self.scripted(decision) or quick(s, decision)
