"""The encounter set Journey Along the Anduin."""

from __future__ import annotations

from westmarch.games.lotr_card_game.rules.card_effects.abilities import (
    forced,
    passive,
    shadow,
    when_revealed,
)
from westmarch.games.lotr_card_game.rules.card_effects.effects import (
    deal_shadow,
    going_on,
    raise_all,
    remove_progress,
)
from westmarch.games.lotr_card_game.rules.card_effects.uses import Use
from westmarch.games.lotr_card_game.rules.phases.enemy_attack import EnemyAttack
from westmarch.games.lotr_card_game.rules.state import Adventure
from westmarch.games.lotr_card_game.rules.table.reveal import Reveal, reveal_cards
from westmarch.games.lotr_card_game.rules.table.zones import ACTIVE, player_order

# ---- Misty Mountain Goblins


@forced("misty_mountain_goblins", on="attacked", own=True)
def misty_mountain_goblins(s: Adventure, u: Use) -> None:
    """After it attacks, remove 1 progress from the quest."""
    remove_progress(s, 1)


@shadow("misty_mountain_goblins")
def misty_mountain_goblins_shadow(s: Adventure, attack: EnemyAttack) -> None:
    """Remove 1 progress from the quest, 3 if undefended."""
    remove_progress(s, 3 if attack.undefended(s) else 1)


# ---- Massing at Night


@when_revealed("massing_at_night")
def massing_at_night(s: Adventure, card: int) -> None:
    """Reveal as many more cards as there are players."""
    reveal = going_on(s, Reveal)
    reveal_cards(s, len(player_order(s)), staging=reveal is not None and reveal.staging)


@shadow("massing_at_night")
def massing_at_night_shadow(s: Adventure, attack: EnemyAttack) -> None:
    """As many more shadow cards as there are players."""
    for _ in player_order(s):
        deal_shadow(s, attack.enemy, attack.seat)


# ---- locations


@passive("banks_of_the_anduin", "goes_to_deck_top")
def banks_of_the_anduin(s: Adventure, card: int) -> bool:
    """When it leaves play it goes on top of the encounter deck."""
    return True


@forced("gladden_fields", on="refresh_threat", needs=lambda s, u: s.zone[u.card] == ACTIVE)
def gladden_fields(s: Adventure, u: Use) -> None:
    """While active each player raises threat by 1 more in the refresh phase."""
    raise_all(s, 1)
