"""What abilities choose among, and conditions: functions of ``(s, u)`` for the decorators."""

from __future__ import annotations

from collections.abc import Sequence

from westmarch.games.lotr_card_game.rules.card_effects.effects import unique_in_play
from westmarch.games.lotr_card_game.rules.card_effects.uses import Use
from westmarch.games.lotr_card_game.rules.catalogue import ALLY, TYPE
from westmarch.games.lotr_card_game.rules.state import Adventure
from westmarch.games.lotr_card_game.rules.table import zones


def any_player(s: Adventure, u: Use) -> Sequence[int]:
    """Every player still in the game."""
    return zones.player_order(s)


def other_players(s: Adventure, u: Use) -> Sequence[int]:
    """Every other player still in the game."""
    return [p for p in zones.player_order(s) if p != u.seat]


def any_character(s: Adventure, u: Use) -> Sequence[int]:
    """Every character in play."""
    return zones.all_characters(s)


def any_engaged_enemy(s: Adventure, u: Use) -> Sequence[int]:
    """Every enemy engaged with a player."""
    return zones.all_engaged(s)


def any_location(s: Adventure, u: Use) -> Sequence[int]:
    """Every location in play."""
    return zones.locations_in_play(s)


def staged_enemies(s: Adventure, u: Use) -> Sequence[int]:
    """Enemies in the staging area."""
    return zones.staged_enemies(s)


def staged_locations(s: Adventure, u: Use) -> Sequence[int]:
    """Locations in the staging area."""
    return zones.staged_locations(s)


def own_ready_heroes(s: Adventure, u: Use) -> Sequence[int]:
    """Ready heroes of the user."""
    return [c for c in zones.heroes(s, u.seat) if not s.exhausted[c]]


def own_ready_characters(s: Adventure, u: Use) -> Sequence[int]:
    """Ready characters of the user."""
    return [c for c in zones.characters(s, u.seat) if not s.exhausted[c]]


def own_heroes(s: Adventure, u: Use) -> Sequence[int]:
    """Heroes of the user."""
    return zones.heroes(s, u.seat)


def damaged_characters(s: Adventure, u: Use) -> Sequence[int]:
    """Characters with damage on them."""
    return [c for c in zones.all_characters(s) if s.damage[c]]


def damaged_heroes(s: Adventure, u: Use) -> Sequence[int]:
    """Heroes with damage on them."""
    return [c for c in zones.all_heroes(s) if s.damage[c]]


def exhausted_allies(s: Adventure, u: Use) -> Sequence[int]:
    """Exhausted allies of any player."""
    return [c for c in zones.all_allies(s) if s.exhausted[c]]


def allies_in_hand(s: Adventure, u: Use) -> Sequence[int]:
    """Allies in the user's hand that could enter play: no unique card of the name is in play."""
    return [
        c
        for c in s.zones[zones.HAND[u.seat]]
        if TYPE[s.design[c]] == ALLY and not unique_in_play(s, s.design[c])
    ]


def host(s: Adventure, u: Use) -> int:
    """The card that this card is attached to."""
    return s.attached_to[u.card]


def host_is_exhausted(s: Adventure, u: Use) -> bool:
    """Whether the card that this card is attached to is exhausted."""
    return s.exhausted[s.attached_to[u.card]] > 0
