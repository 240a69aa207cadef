"""What the cards do; importing this package registers them all."""

from westmarch.games.war_of_the_ring.rules.cards import (
    combat_free_peoples,
    combat_shadow,
    free_peoples_character,
    free_peoples_strategy,
    shadow_character,
    shadow_strategy,
)

__all__ = [
    "combat_free_peoples",
    "combat_shadow",
    "free_peoples_character",
    "free_peoples_strategy",
    "shadow_character",
    "shadow_strategy",
]
