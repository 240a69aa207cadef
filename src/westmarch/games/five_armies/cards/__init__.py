"""What the cards do. Importing this package registers every card."""

from westmarch.games.five_armies.cards import (  # noqa: F401
    combat_effects,
    fate_cards,
    free_peoples_story,
    manoeuvres,
    orders,
    shadow_story,
)
