"""The `heuristic` bot: the best task of every unit, the action that gets the best of them done."""

from __future__ import annotations

from random import Random
from typing import ClassVar

from westmarch.bots.battles_of_westeros.decision_context import DecisionContext, Memory
from westmarch.bots.battles_of_westeros.policies import POLICIES
from westmarch.bots.battles_of_westeros.situation import TEMPER, Temper
from westmarch.games.battles_of_westeros.rules.state import Field
from westmarch.kernel.engine.decision import Action, Decision
from westmarch.kernel.engine.state import State
from westmarch.kernel.game import Game


class Heuristic:
    """Plays either House in any battle or skirmish."""

    blind: ClassVar[bool] = False
    temper: ClassVar[Temper] = TEMPER

    def __init__(self, rng: Random) -> None:
        self._rng = rng
        self._memory: Memory | None = None

    def act(self, game: Game, s: State, decision: Decision) -> Action:
        assert isinstance(s, Field)
        policy = POLICIES.get(decision.kind)
        if policy is None:
            return self._rng.choice(decision.actions)
        if self._memory is None:
            self._memory = Memory(decision.seat, self.temper)
        return policy(DecisionContext(s, self._memory), decision)
