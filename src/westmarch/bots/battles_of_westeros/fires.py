"""The first player's choices while fires act: who is lost first, who leaves his burnt bridge first,
which fire spreads first."""

from __future__ import annotations

from typing import TYPE_CHECKING

from westmarch.games.battles_of_westeros.rules.round.morale import LOSS, MORALE_SHIELDS
from westmarch.kernel.engine.decision import Action, Decision

if TYPE_CHECKING:
    from westmarch.bots.battles_of_westeros.decision_context import DecisionContext


def burn_unit(context: DecisionContext, d: Decision) -> Action:
    """The enemy's units first, the dearest of them at once: what ends the battle then is his loss.
    Of the own units the cheapest first, and last a commander who still shields the morale."""
    s = context.s

    def loss(action: Action) -> tuple[int, int]:
        unit = context.unit_of(action)
        sign = 1 if s.house[unit] != context.house else -1
        return sign * (s.commander[unit] in MORALE_SHIELDS), sign * LOSS[s.rank[unit]]

    enemies = [a for a in d.actions if s.house[context.unit_of(a)] != context.house]
    return max(enemies or d.actions, key=loss)


def leave_bridge(context: DecisionContext, d: Decision) -> Action:
    """The own units first, while the hexes behind them are free."""
    return max(
        d.actions, key=lambda action: context.s.house[context.unit_of(action)] == context.house
    )


def spread_fire(context: DecisionContext, d: Decision) -> Action:
    """One answer is as good as another: chance decides where a fire goes."""
    return d.actions[0]


POLICIES = {"burn_unit": burn_unit, "leave_bridge": leave_bridge, "spread_fire": spread_fire}
