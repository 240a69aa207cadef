"""Cards in play on the table (b5a.6.14): asking for them, and leaving play.

What each of these cards does is in the module of the rule it bends, which asks `on_table`.
"""

from __future__ import annotations

from westmarch.games.five_armies.rules.catalogue import CARD, CARDS, DECK_OF
from westmarch.games.five_armies.rules.state import Battlefield
from westmarch.kernel.engine.events import tell

LUCKY_NUMBER = CARD["fp_story_02"]
FLYING_ARROWS = CARD["shadow_story_05"]
TROUBLED_MIND = CARD["shadow_story_06"]
HOWLING_ORCS = CARD["shadow_story_10"]
GIANT_SIZE = CARD["fate_01"]
ROARING_VOICE = CARD["fate_03"]
NOT_KINDLY_BIRDS = CARD["fate_06"]
FURY_OF_THE_DWARVES = CARD["fate_07"]
MIGHTY_STROKES_CARD = CARD["fate_08"]
SHINING_ARMOUR = CARD["fate_09"]


def on_table(s: Battlefield, card: int) -> bool:
    """Whether a card is in play."""
    return bool(s.table) and card in s.table


def discard_from_table(s: Battlefield, card: int) -> None:
    """A card leaves play, with what lies on it."""
    s.table.remove(card)
    s.discards[DECK_OF[card]].append(card)
    if card == SHINING_ARMOUR:
        s.armour = 0
    elif card == TROUBLED_MIND:
        s.troubled = -1
    tell(s, "table_card_discarded", card=CARDS[card])
