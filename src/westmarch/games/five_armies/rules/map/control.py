"""Control of settlements and fortifications, and what an army's arrival does (b5a.9.23 on)."""

from __future__ import annotations

from westmarch.games.five_armies.rules.map.board import (
    HAS_CONTROL,
    HOLDINGS_OF,
    IS_SETTLEMENT,
    PLACES,
    REGION_COUNT,
    SETTLEMENTS,
)
from westmarch.games.five_armies.rules.map.pieces import (
    SHADOW,
    SIDES,
    TOKEN_KINDS,
    TOKENS,
    TOKENS_OF_SIDE,
)
from westmarch.games.five_armies.rules.state import Battlefield
from westmarch.games.five_armies.rules.turn.victory import check_front_gate
from westmarch.kernel.engine.events import tell


def army_enters(s: Battlefield, side: int, place: int) -> None:
    """An army, or Beorn, enters or passes a region: enemy recruitment tokens go back unseen, and a
    settlement or fortification changes hands (b5a.9.24, b5a.9.25, b5a.9.34, b5a.12.12)."""
    if place >= REGION_COUNT:
        return
    for kind in TOKENS_OF_SIDE[1 - side]:
        remove_tokens(s, place, kind, s.tokens[place * TOKEN_KINDS + kind])
    if HAS_CONTROL[place] and s.shadow_control[place] != (side == SHADOW):
        s.shadow_control[place] = int(side == SHADOW)
        tell(s, "control_changed", place=PLACES[place], side=SIDES[side])
        if side == SHADOW:
            check_front_gate(s)


def remove_tokens(s: Battlefield, place: int, kind: int, count: int = 1) -> None:
    """Face-down recruitment tokens go back to their pile unseen (b5a.9.34)."""
    if count:
        s.tokens[place * TOKEN_KINDS + kind] -= count
        tell(s, "tokens_removed", place=PLACES[place], token=TOKENS[kind], count=count)


def controls(s: Battlefield, side: int, place: int) -> bool:
    """Whether a side controls a region with a settlement or fortification (b5a.9.23)."""
    return HAS_CONTROL[place] and s.shadow_control[place] == (side == SHADOW)


def settlements_of(s: Battlefield, side: int) -> list[int]:
    """Regions with a settlement that a side controls."""
    marker = int(side == SHADOW)
    return [r for r in SETTLEMENTS if s.shadow_control[r] == marker]


SHADOW_BONUS_DIE = "shadow_bonus_die"
"""The ruling on whether fortifications count for the bonus die."""


def shadow_holds_a_territory(s: Battlefield) -> bool:
    """Whether the Shadow controls two regions with a settlement or fortification in one territory
    (b5a.5.03)."""
    control = s.shadow_control
    settled = SHADOW_BONUS_DIE in s.house_rulings
    return any(
        sum(control[r] for r in holdings if IS_SETTLEMENT[r] or not settled) >= 2
        for holdings in HOLDINGS_OF
    )
