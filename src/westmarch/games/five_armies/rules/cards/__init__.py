"""What the cards do. Importing this package registers every card."""

from westmarch.games.five_armies.rules.cards import (
    combat_effects,
    fate_cards,
    free_peoples_story,
    manoeuvres,
    orders,
    shadow_story,
)

__all__ = [
    "combat_effects",
    "fate_cards",
    "free_peoples_story",
    "manoeuvres",
    "orders",
    "shadow_story",
]
