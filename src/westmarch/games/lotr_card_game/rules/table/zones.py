"""Where cards are, and the only functions that move them.

Every card is in exactly one zone: ``s.zone[card]`` names it and ``s.zones[zone]`` lists its cards
in order, the top of a deck last. `move` keeps both in step, forgets tokens when a card leaves play,
and notes who knows a card that goes where it cannot be seen.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache

from westmarch.games.lotr_card_game.rules.card_effects.abilities import HAS_TEXT, HEARS
from westmarch.games.lotr_card_game.rules.catalogue import (
    ALLY,
    ENEMY,
    HERO,
    LOCATION,
    NAMES,
    OBJECTIVE,
    TREACHERY,
    TYPE,
)
from westmarch.games.lotr_card_game.rules.state import ALL_SEATS, NOBODY, NOTHING, Adventure
from westmarch.kernel.engine import chance
from westmarch.kernel.engine.state import with_item

ZONES = (
    "staging",
    "encounter_deck",
    "encounter_discard",
    "quest_deck",
    "quest",
    "active_location",
    "victory",
    "removed",
    "set_aside",
    "shadow",
    "shadow_up",
    "attached",
    "limbo",
    "under",
    "captive",
)
(
    STAGING,
    ENCOUNTER_DECK,
    ENCOUNTER_DISCARD,
    QUEST_DECK,
    QUEST,
    ACTIVE,
    VICTORY,
    REMOVED,
    SET_ASIDE,
    SHADOW,
    SHADOW_UP,
    ATTACHED,
    LIMBO,
    UNDER,
    CAPTIVE,
) = range(15)
"""QUEST: the current quest card. SHADOW: dealt face down to an enemy; SHADOW_UP: turned up. LIMBO:
a card being played, or a treachery being resolved. UNDER: player cards face down as Orc Guards."""
PLAYER_ZONES = ("deck", "hand", "discard", "area", "engaged")
DECK = tuple(15 + 5 * p for p in range(4))
HAND = tuple(16 + 5 * p for p in range(4))
DISCARD = tuple(17 + 5 * p for p in range(4))
AREA = tuple(18 + 5 * p for p in range(4))
"""Heroes and allies a player controls."""
ENGAGED = tuple(19 + 5 * p for p in range(4))
"""Enemies engaged with a player."""
ZONE_COUNT = 35

DECK_HOST = -10
"""``attached_to`` of a card attached to the deck of seat p is DECK_HOST - p."""

IN_PLAY: tuple[bool, ...] = tuple(
    z in (STAGING, QUEST, ACTIVE, ATTACHED, *AREA, *ENGAGED) for z in range(ZONE_COUNT)
)
"""Zones in play (lcg.15.13; ruling `what_is_in_play`)."""
HIDDEN: tuple[bool, ...] = tuple(
    z in (ENCOUNTER_DECK, SHADOW, UNDER, *DECK, *HAND) for z in range(ZONE_COUNT)
)
"""Zones whose cards lie with their faces hidden from at least some players."""
SEAT_OF_ZONE: tuple[int, ...] = tuple(
    NOBODY if z < 15 else (z - 15) // 5 for z in range(ZONE_COUNT)
)


def zone_name(zone: int) -> str:
    """A zone in words: ``staging``, ``hand_1``."""
    if zone < 15:
        return ZONES[zone]
    return f"{PLAYER_ZONES[zone % 5]}_{SEAT_OF_ZONE[zone] + 1}"


# ---- moving


def move(s: Adventure, card: int, to: int, bottom: bool = False) -> None:
    """Put a card on top (or at the bottom) of a zone."""
    came = s.zone[card]
    s.zones[came].remove(card)
    if bottom:
        s.zones[to].insert(0, card)
    else:
        s.zones[to].append(card)
    s.zone[card] = to
    if not HIDDEN[to]:
        s.seen_by[card] = ALL_SEATS
    if IN_PLAY[came]:
        if IN_PLAY[to]:
            if came == ATTACHED:
                s.attached_to[card] = NOTHING
            return
        _forget(s, card)
    elif came in (SHADOW, SHADOW_UP):
        if to != SHADOW_UP:
            s.attached_to[card] = NOTHING
    if IN_PLAY[to]:
        come_alive(s, card)


def come_alive(s: Adventure, card: int) -> None:
    """A card has come into play: its text counts."""
    number = s.design[card]
    if number in HAS_TEXT:
        s.live.append(card)
        s.hears |= HEARS.get(number, 0)


def _forget(s: Adventure, card: int) -> None:
    """A card has left play: its tokens go to the bank, what lasted on it ends."""
    s.exhausted[card] = 0
    s.damage[card] = 0
    s.progress[card] = 0
    s.resources[card] = 0
    s.committed[card] = 0
    s.attached_to[card] = NOTHING
    if s.guarding[card] >= 0:
        s.guarding = with_item(s.guarding, card, NOTHING)
    if TYPE[s.design[card]] == OBJECTIVE:
        for guard in s.zones[STAGING]:
            if s.guarding[guard] == card:
                s.guarding = with_item(s.guarding, guard, NOTHING)
    if s.controller[card] >= 0:
        s.controller = with_item(s.controller, card, NOBODY)
    if card in s.live:
        s.live.remove(card)
        s.hears = 0
        for other in s.live:
            s.hears |= HEARS.get(s.design[other], 0)
    if s.lasting:
        s.lasting = [e for e in s.lasting if e[1] != card or e[0] in SEAT_EFFECTS]
    if s.delayed:
        s.delayed = [d for d in s.delayed if d[2] != card]
    if card in s.have_attacked:
        s.have_attacked.remove(card)


SEAT_EFFECTS = frozenset({"many_defenders", "staging_threat"})
"""Lasting effects that are not on a card: their second item is a seat or nothing."""


def attach(s: Adventure, card: int, host: int, controller: int = NOBODY) -> None:
    """Put a card into play as an attachment on another card (or a deck: DECK_HOST - seat)."""
    move(s, card, ATTACHED)
    s.attached_to[card] = host
    s.controller = with_item(s.controller, card, controller)


def shuffle(s: Adventure, zone: int) -> None:
    """Shuffle a deck; nobody knows any longer where its cards are."""
    pile = s.zones[zone]
    for card in pile:
        s.seen_by[card] = 0
    chance.shuffle(s, pile, "card")


def look(s: Adventure, seat: int, cards: Iterable[int]) -> None:
    """Let a seat see hidden cards. It knows them until they are shuffled."""
    bit = 1 << seat
    for card in cards:
        s.seen_by[card] |= bit
    chance.reveal(s)


def top(s: Adventure, zone: int, count: int) -> list[int]:
    """The top cards of a deck, the uppermost first."""
    pile = s.zones[zone]
    return pile[: -count - 1 : -1] if count else []


def move_all(s: Adventure, zone: int, to: int) -> None:
    """Put all cards of a zone on top of another, both out of play."""
    cards = s.zones[zone]
    for card in cards:
        s.zone[card] = to
        if not HIDDEN[to]:
            s.seen_by[card] = ALL_SEATS
    s.zones[to] += cards
    s.zones[zone] = []


# ---- asking


def player_order(s: Adventure) -> tuple[int, ...]:
    """The players still in the game, from the first player clockwise (lcg.1.06)."""
    if 1 in s.eliminated:
        return _without(s.players, s.first_player, tuple(s.eliminated))
    return _CLOCKWISE[s.players][s.first_player]


_CLOCKWISE = tuple(
    tuple(tuple((first + i) % players for i in range(players)) for first in range(players))
    for players in range(5)
)
"""By the number of players and the first of them."""


@cache
def _without(players: int, first: int, eliminated: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(p for p in _CLOCKWISE[players][first] if not eliminated[p])


def in_play(s: Adventure, card: int) -> bool:
    """Whether a card is in play (lcg.15.13)."""
    return card >= 0 and IN_PLAY[s.zone[card]]


def characters(s: Adventure, seat: int) -> list[int]:
    """Heroes and allies a player controls (lcg.2.17)."""
    return s.zones[AREA[seat]]


def all_characters(s: Adventure) -> list[int]:
    """Every character in play, in player order."""
    return [c for p in player_order(s) for c in s.zones[AREA[p]]]


def heroes(s: Adventure, seat: int) -> list[int]:
    """Heroes a player controls."""
    return [c for c in s.zones[AREA[seat]] if TYPE[s.design[c]] == HERO]


def all_heroes(s: Adventure) -> list[int]:
    """Every hero in play, in player order."""
    return [c for p in player_order(s) for c in s.zones[AREA[p]] if TYPE[s.design[c]] == HERO]


def allies(s: Adventure, seat: int) -> list[int]:
    """Allies a player controls."""
    return [c for c in s.zones[AREA[seat]] if TYPE[s.design[c]] == ALLY]


def all_allies(s: Adventure) -> list[int]:
    """Every ally in play, in player order."""
    return [c for p in player_order(s) for c in s.zones[AREA[p]] if TYPE[s.design[c]] == ALLY]


def staged_enemies(s: Adventure) -> list[int]:
    """Enemies in the staging area."""
    return [c for c in s.zones[STAGING] if TYPE[s.design[c]] == ENEMY]


def staged_locations(s: Adventure) -> list[int]:
    """Locations in the staging area."""
    return [c for c in s.zones[STAGING] if TYPE[s.design[c]] == LOCATION]


def engaged_enemies(s: Adventure, seat: int) -> list[int]:
    """Enemies engaged with a player."""
    return s.zones[ENGAGED[seat]]


def all_engaged(s: Adventure) -> list[int]:
    """Every enemy engaged with a player, in player order."""
    return [c for p in player_order(s) for c in s.zones[ENGAGED[p]]]


def enemies_in_play(s: Adventure) -> list[int]:
    """Every enemy in play: in the staging area or engaged."""
    return staged_enemies(s) + all_engaged(s)


def locations_in_play(s: Adventure) -> list[int]:
    """Every location in play: in the staging area or active."""
    return staged_locations(s) + s.zones[ACTIVE]


def active_location(s: Adventure) -> int:
    """The active location, or NOTHING."""
    return s.zones[ACTIVE][0] if s.zones[ACTIVE] else NOTHING


def current_quest(s: Adventure) -> int:
    """The current quest card, or NOTHING before the game begins."""
    return s.zones[QUEST][0] if s.zones[QUEST] else NOTHING


def attachments_of(s: Adventure, host: int) -> list[int]:
    """Cards attached to a card."""
    attached_to = s.attached_to
    return [c for c in s.zones[ATTACHED] if attached_to[c] == host]


def shadows_of(s: Adventure, enemy: int) -> list[int]:
    """Shadow cards of an enemy, face down or turned up, in the order dealt."""
    attached_to = s.attached_to
    return [c for z in (SHADOW_UP, SHADOW) for c in s.zones[z] if attached_to[c] == enemy]


def controller_of(s: Adventure, card: int) -> int:
    """Who controls a card (lcg.15.09 to lcg.15.12); NOBODY for cards of the encounter deck.

    Objectives attached to a hero are controlled by the hero's controller, treacheries are not.
    """
    zone = s.zone[card]
    if zone == ATTACHED:
        kind = TYPE[s.design[card]]
        if kind == TREACHERY:
            return NOBODY
        host = s.attached_to[card]
        if host >= 0:
            at = s.zone[host]
            if at >= 15 and at == AREA[(at - 15) // 5]:
                return (at - 15) // 5
        return s.controller[card]
    if zone >= 15 and zone % 5 != 4:
        return (zone - 15) // 5
    return s.owner[card] if zone in (LIMBO, CAPTIVE) else NOBODY


def engaged_with(s: Adventure, enemy: int) -> int:
    """The player an enemy is engaged with, or NOBODY."""
    zone = s.zone[enemy]
    return (zone - 15) // 5 if zone >= 15 and zone % 5 == 4 else NOBODY


def controlled_attachments(s: Adventure, seat: int) -> list[int]:
    """Attachments (claimed objectives included) that a player controls."""
    return [c for c in s.zones[ATTACHED] if controller_of(s, c) == seat]


def is_character(s: Adventure, card: int) -> bool:
    """Whether a card is a character in play (lcg.2.17)."""
    zone = s.zone[card]
    return zone >= 15 and zone % 5 == 3


def named(s: Adventure, name: str) -> Iterator[int]:
    """Cards in play with a name."""
    for zone in range(ZONE_COUNT):
        if IN_PLAY[zone]:
            for card in s.zones[zone]:
                if NAMES[s.design[card]] == name:
                    yield card


def cards_in_play(s: Adventure) -> list[int]:
    """Every card in play."""
    zones = s.zones
    return [card for zone in _IN_PLAY_ZONES for card in zones[zone]]


_IN_PLAY_ZONES = tuple(zone for zone in range(ZONE_COUNT) if IN_PLAY[zone])


def guard_of(s: Adventure, objective: int) -> int:
    """The encounter card that guards an objective, or NOTHING (lcg.14.07)."""
    guarding = s.guarding
    for zone in _GUARDS_IN:
        for card in s.zones[zone]:
            if guarding[card] == objective:
                return card
    return NOTHING


_GUARDS_IN = (STAGING, ACTIVE, *ENGAGED)


def objectives_in_staging(s: Adventure) -> list[int]:
    """Unclaimed objectives in the staging area. One whose guard has gone elsewhere went with it."""
    return [
        c
        for c in s.zones[STAGING]
        if TYPE[s.design[c]] == OBJECTIVE
        and ((guard := guard_of(s, c)) < 0 or s.zone[guard] == STAGING)
    ]
