"""The `heuristic` bot: plans with a short look ahead, rules of thumb for the rest."""

from __future__ import annotations

from westmarch.bots.scripted import Scripted
from westmarch.bots.war_of_the_ring.lookahead import trial
from westmarch.bots.war_of_the_ring.plans import Planner
from westmarch.bots.war_of_the_ring.policies import POLICIES, quick
from westmarch.games.war_of_the_ring.rules.seats import side_of
from westmarch.games.war_of_the_ring.rules.state import P_ACTIONS, War
from westmarch.kernel.engine.decision import Action, Decision
from westmarch.kernel.engine.state import State
from westmarch.kernel.game import Game

WIDEST = 24
"""A decision with more actions than this is not looked ahead action by action."""
SAMPLES = 3
_LOOKED_AHEAD = frozenset(
    (
        "choose_army",
        "choose_nation",
        "choose_region",
        "choose_refuge",
        "lose_figure",
        "move_or_attack",
        "recruit",
        "recruit_where",
        "separate_or_move",
        "upgrade_where",
    )
)
"""Kinds with a quick answer that deserve better outside a trial."""


class Heuristic(Scripted):
    """Plays either side of War of the Ring, in any seat."""

    def act(self, game: Game, s: State, decision: Decision) -> Action:
        assert isinstance(s, War)
        if decision.kind == "choose_die":
            self._script = Planner(s, decision.seat, self._rng).best().script
        action = self.scripted(decision)
        if action is not None:
            return action
        if decision.kind == "choose_action":
            self._script = Planner(s, decision.seat, self._rng).with_face(s).script
            return self.scripted(decision) or decision.actions[0]
        if decision.kind in _LOOKED_AHEAD or decision.kind not in POLICIES:
            return self._look_ahead(s, decision)
        return quick(s, decision)

    def _look_ahead(self, s: War, d: Decision) -> Action:
        """Try every action and take the best."""
        if s.phase != P_ACTIONS or len(d.actions) > WIDEST:
            return quick(s, d)
        side = side_of(s, d.seat)
        seeds = tuple(self._rng.getrandbits(64) for _ in range(SAMPLES))
        return max(d.actions, key=lambda a: trial(s, d.seat, side, (a,), seeds))
