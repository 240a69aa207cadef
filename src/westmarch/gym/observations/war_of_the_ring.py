"""War of the Ring as a seat sees it.

Open to everybody: the map, the tracks, dice, Rings, the Hunt. Of cards a seat sees its own hand,
all that lies face up, and how many of each back the others hold.
"""

from __future__ import annotations

from functools import lru_cache, partial

from westmarch.games.war_of_the_ring.rules.catalogue import CARDS, DECK_OF, DECKS, FACES, TILES
from westmarch.games.war_of_the_ring.rules.map.board import PLACE_COUNT, REGIONS
from westmarch.games.war_of_the_ring.rules.map.pieces import CHARACTERS, KINDS, NATIONS
from westmarch.games.war_of_the_ring.rules.seats import SEATS
from westmarch.games.war_of_the_ring.rules.state import War
from westmarch.games.war_of_the_ring.view import knows_hidden_discards, secret_cards
from westmarch.gym.observations.layout import Copies, Layout, Scalars, mark, put
from westmarch.gym.observations.procedure import Procedure

MOST_SEATS = max(map(len, SEATS.values()))
_OFF_THE_MAP = 3
"""Characters off the map: in the Fellowship, set aside, eliminated."""
_SCALARS = (
    "turn",
    "phase",
    "players",
    "ring_bearers",
    "progress",
    "revealed",
    "corruption",
    "guide",
    "mordor_effort",
    "fp_dice_were_in_hunt_box",
    "to_act",
    "messenger_used",
)

LAYOUT = Layout()
_PROCEDURE = Procedure(LAYOUT, "westmarch.games.war_of_the_ring", MOST_SEATS)
_SCALAR = Scalars(LAYOUT, _SCALARS)
_COPIES = Copies(LAYOUT)
_MORDOR = LAYOUT.add("mordor", 1, means="1 + the step on the Mordor Track; 0 before it")
_COPIES.numbers(
    "figures", PLACE_COUNT, KINDS, means="figures of each kind in each region and Stronghold box"
)
_COPIES.numbers("reinforcements", KINDS, means="figures that can be recruited")
_COPIES.numbers("casualties", KINDS, means="figures out of the game")
_COPIES.numbers("separate", PLACE_COUNT, means="partners share the place as two Armies")
_COPIES.numbers("mixed", PLACE_COUNT, means="partners form a mixed Army")
_CHARACTERS = LAYOUT.add(
    "characters",
    len(CHARACTERS),
    means=f"{_OFF_THE_MAP} + the place of each Character; "
    "2 in the Fellowship, 1 set aside, 0 eliminated",
)
_CONTROL = LAYOUT.add("control", len(REGIONS), means="1 + the side that controls the Settlement")
_CAPTOR = LAYOUT.add("captor", len(REGIONS), means="1 + the seat that captured the Settlement")
_COPIES.numbers("political", len(NATIONS), means="steps of each Nation from At War")
_COPIES.numbers("active", len(NATIONS), means="1 for an active Nation")
_COPIES.numbers("victory_points", 2, means="victory points of each side")
_COPIES.numbers("hunt_box", 2, means="dice of each side in the Hunt Box")
_COPIES.pile("hunt_pool", len(TILES), means="tiles of each kind in the Hunt Pool")
_COPIES.pile("hunt_drawn", len(TILES), means="tiles drawn")
_COPIES.pile("hunt_removed", len(TILES), means="tiles out of the game")
_COPIES.pile("hunt_waiting", len(TILES), means="special tiles waiting for Mordor")
_COPIES.numbers("pools", 2, means="Action dice of each side this turn")
_DICE = LAYOUT.add("dice", 2, len(FACES), means="unused dice of each side, by face")
_COPIES.numbers("rings", 2, means="Elven Rings of each side")
_COPIES.numbers("ring_used", MOST_SEATS, means="1 for a seat that used one this turn")
_COPIES.numbers("leading", 2, means="the leading seat of each side")
_COPIES.numbers("next_of_side", 2, means="the seat of each side that acts next")
_HAND = LAYOUT.add("hand", len(CARDS), means="1 for each card in the own hand")
_HANDS = LAYOUT.add("hands", MOST_SEATS, len(DECKS), means="cards in every hand, by back")
_DECKS = LAYOUT.add("decks", len(DECKS), means="cards left in each deck")
_DISCARDS = LAYOUT.add("discards", len(CARDS), means="1 for each card discarded face up")
_FACE_DOWN = LAYOUT.add("face_down", len(DECKS), means="cards discarded face down")
_OWN_FACE_DOWN = LAYOUT.add(
    "own_face_down", len(CARDS), means="1 for each card discarded face down that the seat knows"
)
_COPIES.pile("table", len(CARDS), means="1 for each card in play on the table")
_COPIES.pile(
    "last_nations",
    len(NATIONS),
    means="three players: Nations the last action was used on",
    of="last_fp_nations",
)
_COPIES.pile(
    "last_armies",
    PLACE_COUNT,
    means="three players: Armies of several Nations it was used on",
    of="last_fp_armies",
)


def write(s: War, seat: int, out: bytearray) -> None:
    """Write what the seat may see."""
    _PROCEDURE.write(s, seat, out, partial(secret_cards, s))
    _SCALAR.write(s, out)
    _COPIES.write(s, out)
    out[_MORDOR] = s.mordor + 1
    put(out, _CHARACTERS, [place + _OFF_THE_MAP for place in s.characters])
    put(out, _CONTROL, _one_higher(s.control))
    put(out, _CAPTOR, _one_higher(s.captor))
    mark(out, _DICE, s.dice[0])
    mark(out, _DICE + len(FACES), s.dice[1])
    _write_cards(s, seat, out)


@lru_cache(maxsize=256)
def _one_higher(numbers: tuple[int, ...]) -> bytes:
    """Numbers of which -1 means none. They seldom change, so the same ones come again."""
    return bytes(number + 1 for number in numbers)


def _write_cards(s: War, seat: int, out: bytearray) -> None:
    mark(out, _HAND, s.hands[seat])
    for other, hand in enumerate(s.hands):
        start = _HANDS + other * len(DECKS)
        for card in hand:
            out[start + DECK_OF[card]] += 1
    for deck in range(len(DECKS)):
        out[_DECKS + deck] = len(s.decks[deck])
        mark(out, _DISCARDS, s.discards[deck])
        hidden = s.hidden_discards[deck]
        if hidden:
            out[_FACE_DOWN + deck] = len(hidden)
            if knows_hidden_discards(s, seat, deck):
                mark(out, _OWN_FACE_DOWN, hidden)
