"""Combat cards, the lower halves of the Event cards (wotr.5.16, wotr.6.58 to wotr.6.63).

Initiative tells when a card works (wotr.6.60), for its numbers follow the steps of a combat round:
0 when the cards are revealed, 1 to 3 before the Combat roll, 4 before the Leader re-roll, 5 and 6
before casualties are removed, 7 after it. So a card is a condition and one effect per printed
initiative number. They are registered here and stand in cards/combat_free_peoples.py and
cards/combat_shadow.py; the round that calls them is in combat_round.py.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, TypeAlias

from westmarch.games.war_of_the_ring.rules.catalogue import COMBAT, COMBAT_CARDS, INITIATIVE
from westmarch.games.war_of_the_ring.rules.state import War
from westmarch.kernel.engine.decision import Refusal

if TYPE_CHECKING:
    from westmarch.games.war_of_the_ring.rules.battle.combat_round import CombatRound

Needs: TypeAlias = "Callable[[War, CombatRound], Refusal | None]"
Effect: TypeAlias = "Callable[[War, CombatRound], None]"

AT_REVEAL, BEFORE_ROLL, BEFORE_REROLL, BEFORE_CASUALTIES, AFTER_CASUALTIES = 0, 3, 4, 6, 7
"""The last initiative number of each moment of a round."""

NEEDS: list[Needs | None] = [None] * len(COMBAT_CARDS)
"""The condition of each Combat card (wotr.6.61)."""
EFFECTS: dict[tuple[int, int], Effect] = {}
"""The effect of a Combat card at an initiative number."""


def combat(
    card: str, needs: Needs | None = None, initiative: int | None = None
) -> Callable[[Effect], Effect]:
    """Register the effect of a Combat card, and its condition if it has one.

    `needs(s, r)` says why it cannot be played in the round `r`, or returns None. The effect changes
    the round, or calls frames. A card with two effects names the initiative of each.
    """

    def register(effect: Effect) -> Effect:
        number = COMBAT[card]
        at = INITIATIVE[number][0] if initiative is None else initiative
        assert at in INITIATIVE[number] and (number, at) not in EFFECTS, f"{card} at {at}"
        EFFECTS[number, at] = effect
        if needs is not None:
            NEEDS[number] = needs
        return effect

    return register


def why_not_combat_card(s: War, r: CombatRound, card: int) -> Refusal | None:
    """Why a Combat card's condition is not met in this round (wotr.6.61)."""
    needs = NEEDS[card]
    return None if needs is None else needs(s, r)
