"""Cards of the Leadership sphere."""

from __future__ import annotations

from westmarch.games.lotr_card_game.abilities import action, no_text, response
from westmarch.games.lotr_card_game.cards.targets import any_player
from westmarch.games.lotr_card_game.costs import EXHAUST, own_pool
from westmarch.games.lotr_card_game.effects import last, ready
from westmarch.games.lotr_card_game.state import Adventure
from westmarch.games.lotr_card_game.uses import Use
from westmarch.games.lotr_card_game.zones import characters

no_text("guard_of_the_citadel", "silverlode_archer")

# ---- heroes


@response("aragorn", on="committed", own=True, cost=own_pool(1))
def aragorn(s: Adventure, u: Use) -> None:
    """After he commits, pay 1 of his resources: ready him."""
    ready(s, u.card)


# ---- allies


@action("faramir", cost=EXHAUST, player=any_player)
def faramir(s: Adventure, u: Use) -> None:
    """The characters a player controls now get +1 willpower until the end of the phase."""
    for character in characters(s, u.player):
        last(s, "willpower", character, 1, "phase", u.card)
