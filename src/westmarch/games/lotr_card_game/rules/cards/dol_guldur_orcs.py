"""The encounter set Dol Guldur Orcs."""

from __future__ import annotations

from westmarch.games.lotr_card_game.rules.card_effects.abilities import (
    forced,
    modifies_self,
    passive,
    shadow,
    travel,
    when_revealed,
)
from westmarch.games.lotr_card_game.rules.card_effects.ask import choose_card
from westmarch.games.lotr_card_game.rules.card_effects.effects import (
    add_resources,
    damage_it,
    deal_damage,
    deal_shadow,
    discard_it,
    discard_random,
    going_on,
    last,
)
from westmarch.games.lotr_card_game.rules.card_effects.uses import Use
from westmarch.games.lotr_card_game.rules.cards.choices import discard_all_attachments, strengthen
from westmarch.games.lotr_card_game.rules.catalogue import ATTACK, ENEMY, LOCATION, TYPE
from westmarch.games.lotr_card_game.rules.phases.enemy_attack import EnemyAttack
from westmarch.games.lotr_card_game.rules.state import Adventure
from westmarch.games.lotr_card_game.rules.table.reveal import Reveal
from westmarch.games.lotr_card_game.rules.table.zones import (
    ACTIVE,
    HAND,
    STAGING,
    all_characters,
    attachments_of,
    objectives_in_staging,
)

# ---- Dol Guldur Orcs


@when_revealed("dol_guldur_orcs")
def dol_guldur_orcs(s: Adventure, card: int) -> None:
    """The first player chooses a committed character: 2 damage."""
    committed = [c for c in all_characters(s) if s.committed[c]]
    choose_card(s, s.first_player, committed, damage_it, card, n=2, why="damage")


@shadow("dol_guldur_orcs")
def dol_guldur_orcs_shadow(s: Adventure, attack: EnemyAttack) -> None:
    """+1 attack, +3 if undefended."""
    strengthen(s, attack, 3 if attack.undefended(s) else 1)


# ---- Chieftain Ufthak


@modifies_self("chieftain_ufthak")
def chieftain_ufthak(s: Adventure, card: int, stat: int) -> int:
    """+2 attack for each resource on him."""
    return 2 * s.resources[card] if stat == ATTACK else 0


@forced("chieftain_ufthak", on="attacked", own=True)
def ufthak_attacked(s: Adventure, u: Use) -> None:
    """After he attacks he gets a resource."""
    add_resources(s, u.card, 1)


# ---- Dol Guldur Beastmaster


@forced("dol_guldur_beastmaster", on="attacks", own=True)
def dol_guldur_beastmaster(s: Adventure, u: Use) -> None:
    """When it attacks, one more shadow card."""
    deal_shadow(s, u.card, u.by)


# ---- Driven by Shadow


@when_revealed("driven_by_shadow")
def driven_by_shadow(s: Adventure, card: int) -> None:
    """+1 threat for each enemy and location now in staging; surge if no card is there, objectives
    included."""
    there = [c for c in s.zones[STAGING] if TYPE[s.design[c]] in (ENEMY, LOCATION)]
    for other in there:
        last(s, "threat", other, 1, "phase", card)
    if not there and not objectives_in_staging(s):
        reveal = going_on(s, Reveal)
        assert reveal is not None
        reveal.gain_surge(s)


@shadow("driven_by_shadow")
def driven_by_shadow_shadow(s: Adventure, attack: EnemyAttack) -> None:
    """Discard an attachment from the defending character; if undefended all you control."""
    defending = attack.still_defending(s)
    if not defending:
        discard_all_attachments(s, attack.seat)
        return
    found = [a for c in defending for a in attachments_of(s, c)]
    choose_card(s, attack.seat, found, discard_it, attack.shadow, why="discard")


# ---- The Necromancer's Reach


@when_revealed("the_necromancers_reach")
def the_necromancers_reach(s: Adventure, card: int) -> None:
    """1 damage on each exhausted character."""
    for character in [c for c in all_characters(s) if s.exhausted[c]]:
        deal_damage(s, character, 1)


# ---- locations


def _first_player_has_two_cards(s: Adventure, card: int) -> bool:
    return len(s.zones[HAND[s.first_player]]) >= 2


@travel("necromancers_pass", possible=_first_player_has_two_cards)
def necromancers_pass(s: Adventure, card: int) -> None:
    """The first player discards 2 cards at random."""
    discard_random(s, s.first_player, 2)


@passive("enchanted_stream", "cannot_draw")
def enchanted_stream(s: Adventure, card: int, seat: int) -> bool:
    """While it is the active location nobody can draw cards."""
    return s.zone[card] == ACTIVE
