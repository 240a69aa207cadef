"""Cards in play on the table (wotr.5.11): leaving play, and what some of them forbid.

A card on the table stays until its discard condition occurs, or until the condition for having
played it stops being true; `review_table` checks the latter. What each of these cards does is in
the module of the rule it bends, which asks `on_table`.
"""

from __future__ import annotations

from collections.abc import Callable

from westmarch.games.war_of_the_ring.rules.catalogue import CARD, CARDS, DECK_OF
from westmarch.games.war_of_the_ring.rules.map.board import REGIONS
from westmarch.games.war_of_the_ring.rules.state import War
from westmarch.kernel.engine.decision import Refusal
from westmarch.kernel.engine.events import tell

KEEPS: dict[int, Callable[[War], bool]] = {}
"""For table cards with a condition: whether it still holds. Filled by the card modules."""

A_POWER_TOO_GREAT = CARD["fp_strat_02"]
POWER_OF_TOM_BOMBADIL = CARD["fp_strat_03"]
_BARS = {
    A_POWER_TOO_GREAT: ("lorien", "rivendell", "grey_havens"),
    POWER_OF_TOM_BOMBADIL: ("old_forest", "the_shire", "buckland"),
}
_BARRED_BY: tuple[tuple[int, ...], ...] = tuple(
    tuple(card for card, names in _BARS.items() if name in names) for name in REGIONS
)
"""The cards that may protect each region."""
BARRED = {
    A_POWER_TOO_GREAT: Refusal("wotr.5.10", "a_power_too_great"),
    POWER_OF_TOM_BOMBADIL: Refusal("wotr.5.10", "power_of_tom_bombadil"),
}


def on_table(s: War, card: str) -> bool:
    """Whether a card is in play."""
    return bool(s.table) and CARD[card] in s.table


def discard_from_table(s: War, card: int) -> None:
    """A card leaves play."""
    s.table.remove(card)
    s.discards[DECK_OF[card]].append(card)
    tell(s, "table_card_discarded", card=CARDS[card])


def review_table(s: War) -> None:
    """Discard every table card whose condition no longer holds (wotr.5.11)."""
    if s.table:
        for card in tuple(s.table):
            keeps = KEEPS.get(card)
            if keeps is not None and not keeps(s):
                discard_from_table(s, card)


def barred_to_shadow(s: War, region: int) -> Refusal | None:
    """Why no Shadow Army may enter or attack a region: a card of the Free Peoples protects it."""
    if s.table:
        for card in _BARRED_BY[region]:
            if card in s.table:
                return BARRED[card]
    return None
