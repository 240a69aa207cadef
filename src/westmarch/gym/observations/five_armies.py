"""The Battle of Five Armies as a seat sees it.

Open to everybody: the board, dice, tracks, and which tiles and recruitment tokens are still unseen.
Of cards a seat sees its own hand, all that lies face up, and how many of each back the other has.
"""

from __future__ import annotations

from westmarch.games.five_armies.rules.catalogue import CARDS, DECK_OF, DECKS, FACES, TILES
from westmarch.games.five_armies.rules.map.board import PASSES, PLACE_COUNT, TERRITORIES
from westmarch.games.five_armies.rules.map.pieces import (
    CHARACTERS,
    FACE_UNIT,
    KINDS,
    TOKEN_KINDS,
)
from westmarch.games.five_armies.rules.state import (
    G_DAMAGE,
    G_LEADERS,
    G_PEOPLE,
    G_PLACE,
    G_UNITS,
    Battlefield,
)
from westmarch.games.five_armies.view import secret_cards
from westmarch.gym.observations.layout import Copies, Layout, Scalars, mark, put, put_shifted
from westmarch.gym.observations.procedure import Procedure

_OFF_THE_BOARD = 7
"""Characters off the board: seven ways of being so, -7 .. -1."""
_FACE_KINDS = max(map(len, FACE_UNIT))
_GROUP = KINDS + 2
_SCALARS = (
    "turn",
    "phase",
    "eyrie",
    "wrath",
    "rings",
    "bodyguards",
    "concentration",
    "activations",
    "fate",
    "to_act",
    "armour",
    "orcs_on_card",
)

LAYOUT = Layout()
_PROCEDURE = Procedure(LAYOUT, "westmarch.games.five_armies", 2)
_SCALAR = Scalars(LAYOUT, _SCALARS)
_COPIES = Copies(LAYOUT)
_LORD = LAYOUT.add("lord_over", 1, means="1 + the territory under the Lord of the Eagles; 0: none")
_TROUBLED = LAYOUT.add("troubled", 1, means="1 + the General barred by Troubled Mind; 0: none")
_COPIES.numbers("units", PLACE_COUNT, KINDS, means="units of each kind in each place")
_COPIES.numbers("supply", KINDS, means="units that can be recruited")
_COPIES.numbers("damage", PLACE_COUNT, means="Damage tokens on the army in each place")
_COPIES.numbers("leaders", PLACE_COUNT, means="leadership tokens in each place")
_CHARACTERS = LAYOUT.add(
    "characters",
    len(CHARACTERS),
    means=f"{_OFF_THE_BOARD} + the place of each character; 6 on the fate track, 5 out of play, "
    "4 eliminated, 3 vanished, 2 in the Eyrie, 1 aloft, 0 marching",
)
_MARCHING = LAYOUT.add(
    "marching",
    PLACE_COUNT,
    _GROUP,
    means="groups that have moved and join at the end of the action: units, Damage, leadership",
)
_MARCHING_PEOPLE = LAYOUT.add(
    "marching_characters", len(CHARACTERS), means="1 + where each marching character is; 0: none"
)
_COPIES.numbers("shadow_control", PLACE_COUNT, means="1 where a Shadow control marker lies")
_COPIES.numbers("wall_damage", PLACE_COUNT, means="Damage tokens on each fortification")
_COPIES.numbers("passes_open", len(PASSES), means="1 for each open mountain pass")
_COPIES.numbers(
    "tokens", PLACE_COUNT, TOKEN_KINDS, means="face-down recruitment tokens in each place"
)
_FACES = LAYOUT.add(
    "unseen_faces", TOKEN_KINDS, _FACE_KINDS, means="faces of the tokens nobody has seen"
)
_COPIES.numbers("bats", len(TERRITORIES), means="Great Bats in each territory")
_COPIES.numbers("eagles", len(TERRITORIES), means="Eagles over each territory")
_COPIES.numbers("activated", len(CHARACTERS), means="1 for each activated character")
_FATE_SPACE = LAYOUT.add(
    "fate_space", len(CHARACTERS), means="1 + the space on which each waits; 0: none"
)
_COPIES.pile("fate_pool", len(TILES), means="tiles of each kind in the pool")
_COPIES.pile("fate_aside", len(TILES), means="tiles drawn this turn")
_COPIES.pile("fate_removed", len(TILES), means="tiles out of the game")
_COPIES.numbers("pools", 2, means="action dice of each side this turn")
_DICE = LAYOUT.add("dice", 2, len(FACES), means="unused dice of each side, by face")
_HAND = LAYOUT.add("hand", len(CARDS), means="1 for each card in the own hand")
_HANDS = LAYOUT.add("hands", 2, len(DECKS), means="cards in both hands, by back")
_DECKS = LAYOUT.add("decks", len(DECKS), means="cards left in each deck")
_DISCARDS = LAYOUT.add("discards", len(CARDS), means="1 for each used card")
_FACE_DOWN = LAYOUT.add("face_down", 2, len(DECKS), means="cards each seat discarded face down")
_OWN_FACE_DOWN = LAYOUT.add(
    "own_face_down", len(CARDS), means="1 for each card the seat itself discarded face down"
)
_COPIES.pile("table", len(CARDS), means="1 for each card in play on the table")
_COPIES.pile("played", len(CARDS), means="1 for each card being carried out")


def write(s: Battlefield, seat: int, out: bytearray) -> None:
    """Write what the seat may see."""
    _PROCEDURE.write(s, seat, out, secret_cards)
    _SCALAR.write(s, out)
    _COPIES.write(s, out)
    out[_LORD] = s.lord_over + 1
    out[_TROUBLED] = s.troubled + 1
    put(out, _CHARACTERS, [place + _OFF_THE_BOARD for place in s.characters])
    for group in s.marching:
        _write_group(group, out)
    for kind in range(TOKEN_KINDS):
        mark(out, _FACES + kind * _FACE_KINDS, s.faces[kind])
    put_shifted(out, _FATE_SPACE, s.fate_space)
    mark(out, _DICE, s.dice[0])
    mark(out, _DICE + len(FACES), s.dice[1])
    _write_cards(s, seat, out)


def _write_group(group: list[int], out: bytearray) -> None:
    place = group[G_PLACE]
    start = _MARCHING + place * _GROUP
    for kind in range(KINDS):
        out[start + kind] += group[G_UNITS + kind]
    out[start + KINDS] += group[G_DAMAGE]
    out[start + KINDS + 1] += group[G_LEADERS]
    for character in group[G_PEOPLE:]:
        out[_MARCHING_PEOPLE + character] = place + 1


def _write_cards(s: Battlefield, seat: int, out: bytearray) -> None:
    mark(out, _HAND, s.hands[seat])
    mark(out, _OWN_FACE_DOWN, s.hidden_discards[seat])
    for other in range(2):
        start = other * len(DECKS)
        for card in s.hands[other]:
            out[_HANDS + start + DECK_OF[card]] += 1
        for card in s.hidden_discards[other]:
            out[_FACE_DOWN + start + DECK_OF[card]] += 1
    for deck in range(len(DECKS)):
        out[_DECKS + deck] = len(s.decks[deck])
        mark(out, _DISCARDS, s.discards[deck])
