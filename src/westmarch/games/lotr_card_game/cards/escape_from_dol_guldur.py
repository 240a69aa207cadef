"""The encounter set Escape from Dol Guldur."""

from __future__ import annotations

from westmarch.games.lotr_card_game.abilities import action, passive
from westmarch.games.lotr_card_game.cards.targets import own_heroes
from westmarch.games.lotr_card_game.costs import threat_up
from westmarch.games.lotr_card_game.effects import claim
from westmarch.games.lotr_card_game.state import Adventure
from westmarch.games.lotr_card_game.uses import Use
from westmarch.games.lotr_card_game.zones import STAGING, guard_of

# ---- objectives


def unguarded(s: Adventure, u: Use) -> bool:
    """Whether an objective lies unguarded in the staging area."""
    return s.zone[u.card] == STAGING and guard_of(s, u.card) < 0


@action("gandalfs_map", cost=threat_up(2), needs=unguarded, target=own_heroes)
def gandalfs_map(s: Adventure, u: Use) -> None:
    """Raise your threat by 2 to claim it."""
    claim(s, u.card, u.target)


@passive("gandalfs_map", "cannot_attack_with")
def map_bearer_does_not_attack(s: Adventure, card: int, character: int) -> bool:
    """The hero who has it cannot attack."""
    return s.attached_to[card] == character


@passive("gandalfs_map", "cannot_defend_with")
def map_bearer_does_not_defend(s: Adventure, card: int, character: int) -> bool:
    """The hero who has it cannot defend."""
    return s.attached_to[card] == character
