"""Damage, destruction and leaving play (lcg.10.11 to lcg.10.15, lcg.2.19, lcg.15.10)."""

from __future__ import annotations

from westmarch.games.lotr_card_game.rules.card_effects.abilities import PASSIVES
from westmarch.games.lotr_card_game.rules.card_effects.happenings import happen
from westmarch.games.lotr_card_game.rules.catalogue import (
    ENEMY,
    HERO,
    HIT_POINTS,
    OBJECTIVE,
    TYPE,
    VICTORY_POINTS,
)
from westmarch.games.lotr_card_game.rules.ending.elimination import check_heroes, remove_guard
from westmarch.games.lotr_card_game.rules.ending.stages import check_stage
from westmarch.games.lotr_card_game.rules.state import NOBODY, Adventure
from westmarch.games.lotr_card_game.rules.table.stats import stat
from westmarch.games.lotr_card_game.rules.table.zones import (
    ATTACHED,
    DISCARD,
    ENCOUNTER_DECK,
    ENCOUNTER_DISCARD,
    IN_PLAY,
    SHADOW,
    SHADOW_UP,
    STAGING,
    VICTORY,
    attachments_of,
    controller_of,
    move,
    shadows_of,
)
from westmarch.kernel.engine.events import tell

TO_DECK_TOP = "goes_to_deck_top"
"""Passive question: a card that goes on top of the encounter deck instead of the discard pile."""


def deal_damage(s: Adventure, card: int, n: int) -> None:
    """Place damage on a character or enemy; at 0 hit points it is destroyed at once (lcg.10.12)."""
    if n <= 0 or card < 0 or not IN_PLAY[s.zone[card]]:
        return
    s.damage[card] += n
    tell(s, "damaged", card=card, number=s.design[card], n=n)
    if s.damage[card] >= stat(s, card, HIT_POINTS):
        destroy(s, card)
    else:
        happen(s, "damaged", card, controller_of(s, card), n)


def check_damage(s: Adventure, card: int) -> None:
    """Destroy a card whose hit points were lowered to its damage."""
    if s.damage[card] and IN_PLAY[s.zone[card]] and s.damage[card] >= stat(s, card, HIT_POINTS):
        destroy(s, card)


def heal(s: Adventure, card: int, n: int) -> None:
    """Take damage off a card."""
    healed = min(n, s.damage[card])
    if healed:
        s.damage[card] -= healed
        tell(s, "healed", card=card, number=s.design[card], n=healed)


def destroy(s: Adventure, card: int) -> None:
    """Destroy a character or enemy (lcg.10.13). A destroyed enemy with victory points goes to the
    victory display (lcg.14.15)."""
    tell(s, "destroyed", card=card, number=s.design[card])
    controller = controller_of(s, card)
    leave_play(s, card, destroyed=True)
    happen(s, "destroyed", card, controller)
    _after_leaving(s, card, controller)


def discard(s: Adventure, card: int) -> None:
    """Discard a card from play, hand or a deck (lcg.1.10, lcg.15.10). An attached objective returns
    to the staging area."""
    if not IN_PLAY[s.zone[card]]:
        owner = s.owner[card]
        move(s, card, ENCOUNTER_DISCARD if owner < 0 else DISCARD[owner])
        tell(s, "discarded", card=card, number=s.design[card])
        return
    host = s.attached_to[card]
    _discard_from_play(s, card)
    if host >= 0:
        check_damage(s, host)


def _discard_from_play(s: Adventure, card: int) -> None:
    if TYPE[s.design[card]] == OBJECTIVE and s.zone[card] == ATTACHED:
        move(s, card, STAGING)
        tell(s, "objective_lost", card=card, number=s.design[card])
        return
    tell(s, "discarded", card=card, number=s.design[card])
    controller = controller_of(s, card)
    leave_play(s, card)
    _after_leaving(s, card, controller)


def explore(s: Adventure, location: int) -> None:
    """A location is explored (lcg.7.06) and leaves play; with points, for the victory display."""
    tell(s, "explored", card=location, number=s.design[location])
    leave_play(s, location, destroyed=True)
    happen(s, "explored", location)
    _after_leaving(s, location, NOBODY)


def leave_play_to(s: Adventure, card: int, zone: int, bottom: bool = False) -> None:
    """Take a card from play to a hand, deck or other zone out of play. The caller shuffles."""
    controller = controller_of(s, card)
    _drop_what_is_on(s, card)
    move(s, card, zone, bottom)
    _after_leaving(s, card, controller)


def leave_play(s: Adventure, card: int, destroyed: bool = False) -> None:
    """Take a card from play to where it goes, with what is attached or dealt to it."""
    _drop_what_is_on(s, card)
    number = s.design[card]
    owner = s.owner[card]
    if s.under[card] >= 0:
        remove_guard(s, card)
    elif destroyed and VICTORY_POINTS[number]:
        move(s, card, VICTORY)
    elif owner >= 0:
        move(s, card, DISCARD[owner])
    elif number in PASSIVES.get(TO_DECK_TOP, ()):
        move(s, card, ENCOUNTER_DECK)
    else:
        move(s, card, ENCOUNTER_DISCARD)


def _drop_what_is_on(s: Adventure, card: int) -> None:
    """Attachments of a card that leaves play are discarded (lcg.2.19), and its shadow cards
    (lcg.10.09)."""
    if s.zones[ATTACHED]:
        for attachment in attachments_of(s, card):
            _discard_from_play(s, attachment)
    if s.zones[SHADOW] or s.zones[SHADOW_UP]:
        for shadow in shadows_of(s, card):
            move(s, shadow, ENCOUNTER_DISCARD)


def _after_leaving(s: Adventure, card: int, controller: int) -> None:
    happen(s, "leaves_play", card, controller)
    kind = TYPE[s.design[card]]
    if kind == HERO:
        if controller >= 0:
            check_heroes(s, controller)
    elif kind == ENEMY:
        check_stage(s)
