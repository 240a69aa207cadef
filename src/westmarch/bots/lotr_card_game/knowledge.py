"""What the searching player knows of The Lord of the Rings: The Card Game."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from typing import ClassVar

from westmarch.bots.lotr_card_game import plans
from westmarch.bots.lotr_card_game.features import NAMES, features
from westmarch.bots.lotr_card_game.lookahead import outlook
from westmarch.bots.lotr_card_game.policies import by_thumb
from westmarch.bots.lotr_card_game.training_games import lessons
from westmarch.bots.search.knowledge import Knowledge, squash
from westmarch.bots.search.network_file import weights_of
from westmarch.bots.search.network_forward import Weights
from westmarch.bots.trial_play import Script
from westmarch.games.lotr_card_game.rules.actions import PASS_PHASE
from westmarch.games.lotr_card_game.rules.catalogue import SCENARIOS
from westmarch.games.lotr_card_game.rules.state import Adventure
from westmarch.kernel.engine.decision import Action, Decision

PLAIN = 0.2
"""How much the plain formula counts beside a chance learned for the scenario alone."""
PLAIN_BESIDE_ALL = 0.5
"""The same beside what was learned from all scenarios together: that hardly tells one position of a
hard game from another, and who searches finds where it errs (docs/research/bots.md)."""


class CardGame(Knowledge[Adventure]):
    """Rules of thumb to the end of the round, judged there."""

    game: ClassVar[str] = "lotr_card_game"
    names: ClassVar[tuple[str, ...]] = NAMES
    shortcuts: ClassVar[frozenset[str]] = frozenset({str(PASS_PHASE[0])})

    def policy(self, s: Adventure, d: Decision) -> Action:
        return by_thumb(s, d)

    def matters(self, s: Adventure, d: Decision) -> bool:
        return plans.matters(s, d)

    def plans(self, s: Adventure, d: Decision, most: int) -> list[Script]:
        return plans.plans(s, d, most)

    def horizon(self, s: Adventure) -> Hashable:
        return s.round

    def features(self, s: Adventure, seat: int) -> list[float]:
        return features(s, seat)

    def guess(self, s: Adventure, seat: int) -> float:
        return squash(outlook(s, seat) - 130.0, 40.0)

    def network(self, s: Adventure) -> Weights | None:
        """A scenario so many play may have weights of its own, where what is learned from all of
        them is flat."""
        return self._own(s) or super().network(s)

    def _own(self, s: Adventure) -> Weights | None:
        """Weights that are for this scenario, or were given."""
        if self._given is not None:
            return self._given
        return weights_of(self.game, f"value_{SCENARIOS[s.scenario]}_{s.players}", self.names)

    def merit(self, s: Adventure, seat: int) -> float:
        """The learned chance with some of the plain formula: where hardly a game is ever won, what
        was learned is flat, and the formula alone tells a bad position from a worse one."""
        chance = self.value(s, seat)
        if s.offer is None:
            return chance
        share = PLAIN_BESIDE_ALL if self._own(s) is None else PLAIN
        return chance + share * (self.guess(s, seat) - chance)

    def lessons(self) -> Sequence[dict[str, str]]:
        return LESSONS


LESSONS = lessons()
KNOWLEDGE = CardGame()
