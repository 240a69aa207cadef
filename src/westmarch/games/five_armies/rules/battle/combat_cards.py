"""Manoeuvres and combat effects: what can be chosen in the manoeuvre step (b5a.10.08 on).

An effect is a function of the state, the round and the side it works for, registered for a moment
of the round. Combat effects of Event cards are registered with `combat`, the abilities of unit
cards and special manoeuvres with `manoeuvre`; they stand in cards/. The round that calls them is in
combat_round.py.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, TypeAlias

from westmarch.games.five_armies.rules.catalogue import COMBAT, MANOEUVRE
from westmarch.games.five_armies.rules.state import Battlefield

if TYPE_CHECKING:
    from westmarch.games.five_armies.rules.battle.combat_round import CombatRound

CombatEffect: TypeAlias = "Callable[[Battlefield, CombatRound, int], None]"

MOMENTS = (
    "at_reveal",
    "before_roll",
    "before_reroll",
    "add_damage",
    "cancel_damage",
    "remove_damage",
    "end_of_round",
)
(
    AT_REVEAL,
    BEFORE_ROLL,
    BEFORE_REROLL,
    ADD_DAMAGE,
    CANCEL_DAMAGE,
    REMOVE_DAMAGE,
    END_OF_ROUND,
) = range(7)
"""When the cards are revealed; before the dice are rolled; before the leader re-roll; while damage
is applied: adding to it, cancelling it before it is placed, removing it after; at the end."""

COMBAT_EFFECTS: dict[tuple[int, int], CombatEffect] = {}
"""(combat effect, moment)"""
MANOEUVRE_EFFECTS: dict[tuple[int, int], CombatEffect] = {}
"""(manoeuvre, moment)"""
MOMENT_OF: dict[int, int] = {}
"""The moment of each manoeuvre."""


def combat(name: str, moment: int) -> Callable[[CombatEffect], CombatEffect]:
    """Register a combat effect of Event cards at a moment of the round."""

    def register(effect: CombatEffect) -> CombatEffect:
        key = COMBAT[name], moment
        assert key not in COMBAT_EFFECTS, f"{name} is registered twice"
        COMBAT_EFFECTS[key] = effect
        return effect

    return register


def manoeuvre(name: str, moment: int) -> Callable[[CombatEffect], CombatEffect]:
    """Register the ability of a unit card or a special manoeuvre at its moment of the round."""

    def register(effect: CombatEffect) -> CombatEffect:
        number = MANOEUVRE[name]
        assert number not in MOMENT_OF, f"{name} is registered twice"
        MANOEUVRE_EFFECTS[number, moment] = effect
        MOMENT_OF[number] = moment
        return effect

    return register
