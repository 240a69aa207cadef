"""What the searching player knows of The Lord of the Rings: The Card Game."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from typing import ClassVar

from westmarch.bots.lotr_card_game import plans
from westmarch.bots.lotr_card_game.features import NAMES, features
from westmarch.bots.lotr_card_game.lookahead import outlook
from westmarch.bots.lotr_card_game.policies import by_thumb
from westmarch.bots.scripts import Script
from westmarch.bots.search.knowledge import Knowledge, squash
from westmarch.games.lotr_card_game.rules.state import Adventure
from westmarch.kernel.engine.decision import Action, Decision

BUILT = (
    "1+2+7/13x3+14x2+15x2+16x3+17x2+23x2+26x2+27x1+44x2+45x2+46x2+50x2+55x1+57x1+73x3",
    "2+7+8/13x3+14x2+16x3+17x2+20x1+23x2+26x2+27x1+44x3+45x2+46x2+48x2+50x2+57x1+73x3",
)
"""Decks of two spheres that self-play also learns from: Aragorn, Théodred and Éowyn; Théodred,
Éowyn and Eleanor, who begin with little threat."""


class CardGame(Knowledge[Adventure]):
    """Rules of thumb to the end of the round, judged there."""

    game: ClassVar[str] = "lotr_card_game"
    names: ClassVar[tuple[str, ...]] = NAMES

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
        return squash(outlook(s) - 130.0, 40.0)

    def lessons(self) -> Sequence[dict[str, str]]:
        mirkwood, anduin, dungeon = (
            "passage_through_mirkwood",
            "journey_along_the_anduin",
            "escape_from_dol_guldur",
        )
        alone = [
            {"scenario": scenario, "deck_1": deck}
            for scenario in (mirkwood, anduin)
            for deck in ("leadership", "spirit", "lore", "tactics", *BUILT)
        ]
        together = [
            {"scenario": scenario, "players": "2", "deck_1": one, "deck_2": other}
            for scenario in (mirkwood, anduin, dungeon)
            for one, other in (("leadership", "spirit"), ("leadership", "lore"))
        ]
        return (*alone, *together)


KNOWLEDGE = CardGame()
