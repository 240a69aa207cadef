"""A companion that quests, fights and uses its cards by rules of thumb; what matters most it tries
out to the end of the round."""

from __future__ import annotations

from random import Random
from typing import ClassVar

from westmarch.bots import deadline
from westmarch.bots.lotr_card_game.lookahead import best_of
from westmarch.bots.lotr_card_game.policies import by_thumb, plans_for
from westmarch.games.lotr_card_game.rules.state import Adventure
from westmarch.kernel.engine.decision import Action, Decision
from westmarch.kernel.engine.state import State
from westmarch.kernel.game import Game


class Heuristic:
    """Plays any seat, alone or with others. `samples`: how often the choices that matter most are
    tried out to the end of the round; 0 is rules of thumb alone. `seconds`: how long a decision may
    take at most, 0 for as long as it takes."""

    blind: ClassVar[bool] = False

    def __init__(self, rng: Random, *, samples: int = 8, seconds: float = 0.0) -> None:
        self._rng = rng
        self._samples = samples
        self._seconds = seconds
        self._plan: list[Action] = []

    def act(self, game: Game, s: State, decision: Decision) -> Action:
        assert isinstance(s, Adventure)
        if self._plan:
            following = self._plan.pop(0)
            if following in decision.actions:
                return following
            self._plan = []
        until = deadline.until(self._seconds)
        plans = plans_for(s, decision) if self._samples else []
        if len(plans) < 2:
            return by_thumb(s, decision)

        def deal() -> State:
            return game.determinize(s, decision.seat, self._rng)

        best = best_of(deal, plans, by_thumb, self._samples, until)
        self._plan = list(best[1:])
        return best[0]
