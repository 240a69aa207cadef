"""Cards of the Tactics sphere."""

from __future__ import annotations

from westmarch.games.lotr_card_game.abilities import action
from westmarch.games.lotr_card_game.cards.targets import any_engaged_enemy
from westmarch.games.lotr_card_game.effects import last
from westmarch.games.lotr_card_game.state import COMBAT, Adventure
from westmarch.games.lotr_card_game.uses import Use
from westmarch.games.lotr_card_game.zones import engaged_with


@action("feint", phase=COMBAT, target=any_engaged_enemy)
def feint(s: Adventure, u: Use) -> None:
    """The enemy cannot attack the player it is engaged with this phase."""
    last(s, "no_attack", u.target, engaged_with(s, u.target), "phase", u.card)
