"""The Lord of the Rings: The Card Game as a seat sees it, card by card.

Actions name cards by their number in the game, so the table is written in columns with a place for
each card. A card that the seat does not know where it lies (in a deck, another hand, as a shadow
card face down, under an Orc Guard) is 0 in every column.
"""

from __future__ import annotations

from functools import lru_cache

from westmarch.games.lotr_card_game.rules.card_effects.payment import Pay
from westmarch.games.lotr_card_game.rules.catalogue import ATTACK, DEFENSE, TYPE, TYPES
from westmarch.games.lotr_card_game.rules.phases.enemy_attack import EnemyAttack
from westmarch.games.lotr_card_game.rules.phases.player_attack import PlayerAttack
from westmarch.games.lotr_card_game.rules.state import MODES, SEATS, Adventure
from westmarch.games.lotr_card_game.rules.table.stats import (
    committed_willpower,
    staging_threat,
    stat,
)
from westmarch.games.lotr_card_game.rules.table.zones import (
    ATTACHED,
    HAND,
    HIDDEN,
    QUEST_DECK,
    REMOVED,
    SHADOW,
    SHADOW_UP,
    ZONE_COUNT,
    zone_name,
)
from westmarch.gym.observations.layout import Layout, Scalars, put, put_cut, small
from westmarch.gym.observations.procedure import Procedure

CARDS = 320
"""Cards with a place in the columns. Four starter decks make a game of 182 cards."""
_QUEST_CARD = TYPES.index("quest")
_ZONES = ", ".join(zone_name(zone) for zone in range(ZONE_COUNT)).replace("_", " ")
_SCALARS = ("players", "scenario", "round", "phase", "first_player", "allies_played", "rescued")
_PLAYER = ("threat", "eliminated", "start_threat")

LAYOUT = Layout()
_PROCEDURE = Procedure(LAYOUT, "westmarch.games.lotr_card_game", len(SEATS), with_locals=False)
_SCALAR = Scalars(LAYOUT, _SCALARS)
_MODE = LAYOUT.add("mode", len(MODES), means="1 for the mode of play: " + ", ".join(MODES))
_TOTALS = LAYOUT.add(
    "totals", 2, means="threat in the staging area, willpower committed to the quest"
)
_PASSING = LAYOUT.add("passing", 1, means="1 when the seat has passed for the whole phase")
_PLAYERS = LAYOUT.add(
    "player", len(_PLAYER), len(SEATS), means=", ".join(_PLAYER).replace("_", " ")
)
_SIZES = LAYOUT.add("sizes", ZONE_COUNT, means=f"how many cards are in each zone: {_ZONES}")
_PAY = LAYOUT.add("to_pay", 2, means="resources left to pay; 1 when each from another pool")
_ATTACK = LAYOUT.add(
    "attack",
    4,
    means="the attack going on: 1 an enemy's, 2 the players'; 1 + the seat attacked "
    "or attacking; its strength; the defence",
)
_DESIGN = LAYOUT.add("card", CARDS, means="1 + what each card is, its number in the catalogue")
_ZONE = LAYOUT.add("zone", CARDS, means="1 + the zone it is in, in the order of `sizes`")
_PLACE = LAYOUT.add("place", CARDS, means="1 + its place from the top, where it is known in a pile")
_EXHAUSTED = LAYOUT.add("exhausted", CARDS, means="1 for an exhausted card")
_COMMITTED = LAYOUT.add("committed", CARDS, means="1 for a card committed to the quest")
_DAMAGE = LAYOUT.add("damage", CARDS, means="damage on each card")
_PROGRESS = LAYOUT.add("progress", CARDS, means="progress on each card")
_RESOURCES = LAYOUT.add("resources", CARDS, means="resources in its pool")
_SHADOWS = LAYOUT.add("shadows", CARDS, means="shadow cards face down on each enemy")
_LASTING = LAYOUT.add("lasting", CARDS, means="lasting effects on each card")
_DONE = LAYOUT.add("has_attacked", CARDS, means="1 for an enemy whose attack is over this round")
_FIGHTS = LAYOUT.add("fights", CARDS, means="in the attack going on: 1 the enemy, 2 the characters")
_HOST = LAYOUT.add(
    "host",
    CARDS,
    2,
    means="1 + the card it is attached or dealt to or guards, as 256s and the rest; 255 and "
    "255 - the seat for a player's deck; 0: none",
)


def _shown_zones(seat: int) -> bytes:
    """For each zone what a seat sees of a card in it: 1 + the zone, 0 where it lies hidden."""
    found = bytearray(256)
    for zone in range(ZONE_COUNT):
        if zone == HAND[seat] or not (HIDDEN[zone] or zone == QUEST_DECK):
            found[zone] = zone + 1
    return bytes(found)


_SHOWN = tuple(map(_shown_zones, range(len(SEATS))))
_LIES_HIDDEN = bytes(int(zone < ZONE_COUNT and HIDDEN[zone]) for zone in range(256))
_SEEN = tuple(bytes(bits >> seat & 1 for bits in range(256)) for seat in range(len(SEATS)))
_FULL = bytes([0]) + bytes([255]) * 255
"""255 for whatever is not 0."""


def write(s: Adventure, seat: int, out: bytearray) -> None:
    """Write what the seat may see."""
    _PROCEDURE.write(s, seat, out)
    _SCALAR.write(s, out)
    out[_MODE + MODES.index(s.mode)] = 1
    out[_TOTALS] = small(staging_threat(s))
    out[_TOTALS + 1] = small(committed_willpower(s))
    out[_PASSING] = s.silent[seat]
    put_cut(out, _PLAYERS, (*s.threat, *s.eliminated, *s.start_threat))
    put_cut(out, _SIZES, list(map(len, s.zones)))
    count = min(len(s.design), CARDS)
    _write_places(s, seat, out, count)
    out[_EXHAUSTED : _EXHAUSTED + count] = s.exhausted[:count]
    out[_COMMITTED : _COMMITTED + count] = s.committed[:count]
    out[_DAMAGE : _DAMAGE + count] = s.damage[:count]
    out[_PROGRESS : _PROGRESS + count] = s.progress[:count]
    put(out, _RESOURCES, s.resources[:count])
    _write_ties(s, out)
    _write_going_on(s, out)


def _write_places(s: Adventure, seat: int, out: bytearray, count: int) -> None:
    """What the known cards are and where they lie."""
    zones = s.zone.translate(_SHOWN[seat])
    for card in s.zones[REMOVED]:
        if TYPE[s.design[card]] == _QUEST_CARD:
            zones[card] = 0
    # Numbers as long as the table is large: a byte for each card, all compared at once.
    hidden = int.from_bytes(s.zone.translate(_LIES_HIDDEN), "little")
    seen = hidden & int.from_bytes(s.seen_by.translate(_SEEN[seat]), "little")
    if seen:
        for card, known in enumerate(seen.to_bytes(len(zones), "little")):
            if known:
                zone = s.zone[card]
                zones[card] = zone + 1
                if card < CARDS and zone != HAND[seat]:
                    pile = s.zones[zone]
                    out[_PLACE + card] = small(len(pile) - pile.index(card))
    known_cards = int.from_bytes(zones.translate(_FULL), "little")
    designs = (_designs(s.design) & known_cards).to_bytes(len(zones), "little")
    out[_DESIGN : _DESIGN + count] = designs[:count]
    out[_ZONE : _ZONE + count] = zones[:count]


@lru_cache(maxsize=256)
def _designs(design: tuple[int, ...]) -> int:
    return int.from_bytes(bytes(number + 1 for number in design), "little")


@lru_cache(maxsize=256)
def _guards(guarding: tuple[int, ...]) -> tuple[tuple[int, int], ...]:
    return tuple((card, guarded) for card, guarded in enumerate(guarding) if guarded >= 0)


def _write_ties(s: Adventure, out: bytearray) -> None:
    """Which card belongs to which."""
    for zone in (ATTACHED, SHADOW_UP):
        for card in s.zones[zone]:
            _tie(out, card, s.attached_to[card])
    for card, guarded in _guards(s.guarding):
        _tie(out, card, guarded)
    for card in s.zones[SHADOW]:
        enemy = s.attached_to[card]
        if 0 <= enemy < CARDS:
            out[_SHADOWS + enemy] += 1


def _tie(out: bytearray, card: int, host: int) -> None:
    if card < CARDS and host != -1:
        at = _HOST + 2 * card
        # A deck as a host is -10 less the seat.
        out[at], out[at + 1] = divmod(host + 1, 256) if host >= 0 else (255, 255 + host + 10)


def _write_going_on(s: Adventure, out: bytearray) -> None:
    for _, card, _, _, _ in s.lasting:
        if 0 <= card < CARDS:
            out[_LASTING + card] = small(out[_LASTING + card] + 1)
    for enemy in s.have_attacked:
        _mark(out, _DONE, enemy, 1)
    top = s.stack[-1] if s.stack else None
    if isinstance(top, Pay):
        out[_PAY] = small(top.left)
        out[_PAY + 1] = int(bool(top.distinct))
    for frame in reversed(s.stack):
        if isinstance(frame, EnemyAttack):
            strength, defence = stat(s, frame.enemy, ATTACK), frame.defense(s)
            _write_attack(out, 1, frame.seat, frame.enemy, strength, defence)
            for card in frame.still_defending(s):
                _mark(out, _FIGHTS, card, 2)
            return
        if isinstance(frame, PlayerAttack):
            strength, defence = frame.total_attack(s), stat(s, frame.enemy, DEFENSE)
            _write_attack(out, 2, frame.seat, frame.enemy, strength, defence)
            for card in frame.attackers:
                _mark(out, _FIGHTS, card, 2)
            return


def _write_attack(
    out: bytearray, whose: int, seat: int, enemy: int, strength: int, defence: int
) -> None:
    put(out, _ATTACK, [whose, seat + 1, small(strength), small(defence)])
    _mark(out, _FIGHTS, enemy, 1)


def _mark(out: bytearray, column: int, card: int, value: int) -> None:
    if 0 <= card < CARDS:
        out[column + card] = value
