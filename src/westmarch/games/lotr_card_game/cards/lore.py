"""Cards of the Lore sphere."""

from __future__ import annotations

from westmarch.games.lotr_card_game.abilities import passive
from westmarch.games.lotr_card_game.state import Adventure


@passive("forest_snare", "cannot_attack")
def forest_snare(s: Adventure, card: int, enemy: int, seat: int) -> bool:
    """The enemy it is attached to cannot attack."""
    return s.attached_to[card] == enemy
