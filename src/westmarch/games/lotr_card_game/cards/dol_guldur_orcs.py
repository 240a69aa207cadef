"""The encounter set Dol Guldur Orcs."""

from __future__ import annotations

from westmarch.games.lotr_card_game.abilities import passive, shadow, when_revealed
from westmarch.games.lotr_card_game.ask import choose_card
from westmarch.games.lotr_card_game.effects import damage_it, last
from westmarch.games.lotr_card_game.enemy_attack import EnemyAttack
from westmarch.games.lotr_card_game.state import Adventure
from westmarch.games.lotr_card_game.zones import ACTIVE, all_characters

# ---- Dol Guldur Orcs


@when_revealed("dol_guldur_orcs")
def dol_guldur_orcs(s: Adventure, card: int) -> None:
    """The first player chooses a committed character: 2 damage."""
    committed = [c for c in all_characters(s) if s.committed[c]]
    choose_card(s, s.first_player, committed, damage_it, card, n=2, why="damage")


@shadow("dol_guldur_orcs")
def dol_guldur_orcs_shadow(s: Adventure, attack: EnemyAttack) -> None:
    """+1 attack, +3 if undefended."""
    n = 3 if attack.undefended(s) else 1
    last(s, "attack", attack.enemy, n, "attack", attack.shadow)


# ---- Enchanted Stream


@passive("enchanted_stream", "cannot_draw")
def enchanted_stream(s: Adventure, card: int, seat: int) -> bool:
    """While it is the active location nobody can draw cards."""
    return s.zone[card] == ACTIVE
