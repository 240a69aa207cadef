"""Threat levels and the elimination of players (lcg.12.01 to lcg.12.06)."""

from __future__ import annotations

from westmarch.games.lotr_card_game.rules.catalogue import HERO, OBJECTIVE, TYPE
from westmarch.games.lotr_card_game.rules.ending.stages import check_stage, lose
from westmarch.games.lotr_card_game.rules.state import ELIMINATION_LEVEL, NOTHING, Adventure
from westmarch.games.lotr_card_game.rules.table.zones import (
    AREA,
    ATTACHED,
    CAPTIVE,
    DECK,
    DISCARD,
    ENCOUNTER_DISCARD,
    ENGAGED,
    HAND,
    REMOVED,
    STAGING,
    UNDER,
    attachments_of,
    controlled_attachments,
    move,
    move_all,
    player_order,
    shadows_of,
)
from westmarch.kernel.engine.events import tell
from westmarch.kernel.engine.state import with_item

ALL_ELIMINATED, PRISONER_LOST = "all_eliminated", "prisoner_lost"
"""How the players can lose (lcg.12.02, and the scenario of the prisoner)."""


def raise_threat(s: Adventure, seat: int, n: int) -> None:
    """Raise a player's threat level; at the elimination level the player is out (lcg.12.03)."""
    if n <= 0 or s.eliminated[seat]:
        return
    s.threat[seat] = min(s.threat[seat] + n, ELIMINATION_LEVEL)
    tell(s, "threat_raised", seat=seat, n=n, threat=s.threat[seat])
    if s.threat[seat] >= ELIMINATION_LEVEL:
        eliminate(s, seat, "threat")


def lower_threat(s: Adventure, seat: int, n: int) -> None:
    """Lower a player's threat level, not below 0."""
    if not s.eliminated[seat]:
        s.threat[seat] = max(s.threat[seat] - n, 0)
        tell(s, "threat_lowered", seat=seat, n=n, threat=s.threat[seat])


def raise_all(s: Adventure, n: int) -> None:
    """Raise the threat of every player still in the game."""
    for seat in player_order(s):
        raise_threat(s, seat, n)


def check_heroes(s: Adventure, seat: int) -> None:
    """A player whose heroes are all killed is eliminated (lcg.12.03); a prisoner does not keep him
    in the game, nor is he out because his only hero was taken prisoner (ruling
    `only_hero_taken_prisoner`)."""
    if not s.eliminated[seat] and not any(TYPE[s.design[c]] == HERO for c in s.zones[AREA[seat]]):
        eliminate(s, seat, "heroes")


def eliminate(s: Adventure, seat: int, why: str) -> None:
    """Take a player out of the game."""
    if s.eliminated[seat]:
        return
    order = player_order(s)
    s.eliminated[seat] = 1
    tell(s, "eliminated", seat=seat, why=why)
    captive = s.captive >= 0 and s.owner[s.captive] == seat
    _cards_to_discard(s, seat)
    _enemies_to_staging(s, seat)
    if not player_order(s):
        lose(s, ALL_ELIMINATED)
        return
    if captive and not s.rescued:
        lose(s, PRISONER_LOST)
        return
    if s.first_player == seat:
        s.first_player = order[1]
        tell(s, "first_player", seat=s.first_player)
    check_stage(s)


def _cards_to_discard(s: Adventure, seat: int) -> None:
    """Hand, deck and all cards the player controls go to their owners' piles (lcg.12.04)."""
    for card in controlled_attachments(s, seat):
        _put_away(s, card)
    for card in list(s.zones[AREA[seat]]):
        for attachment in attachments_of(s, card):
            _put_away(s, attachment)
        _put_away(s, card)
    for card in attachments_of(s, -10 - seat):
        _put_away(s, card)
    for zone in (HAND[seat], DECK[seat]):
        move_all(s, zone, DISCARD[seat])
    for card in [c for c in s.zones[CAPTIVE] if s.owner[c] == seat]:
        move(s, card, DISCARD[seat])


def _put_away(s: Adventure, card: int) -> None:
    if TYPE[s.design[card]] == OBJECTIVE and s.zone[card] == ATTACHED:
        move(s, card, STAGING)
    else:
        owner = s.owner[card]
        move(s, card, ENCOUNTER_DISCARD if owner < 0 else DISCARD[owner])


def _enemies_to_staging(s: Adventure, seat: int) -> None:
    """Engaged enemies return to the staging area and keep their damage (lcg.12.05). An Orc Guard is
    a card of the player's own deck and leaves play, with what is attached (lcg.2.19) or dealt to it
    (lcg.10.09)."""
    for enemy in list(s.zones[ENGAGED[seat]]):
        if s.under[enemy] >= 0:
            for card in (*attachments_of(s, enemy), *shadows_of(s, enemy)):
                _put_away(s, card)
            remove_guard(s, enemy)
        else:
            move(s, enemy, STAGING)


def remove_guard(s: Adventure, guard: int) -> None:
    """Take an Orc Guard away: the card under it goes to its owner's discard pile."""
    card = s.under[guard]
    s.under = with_item(s.under, guard, NOTHING)
    assert s.zone[card] == UNDER
    move(s, card, DISCARD[s.owner[card]])
    move(s, guard, REMOVED)
