"""Setting up the game (chapter 2)."""

from __future__ import annotations

from collections.abc import Sequence

from westmarch.games.five_armies.rules.catalogue import (
    CARDS,
    DECK_OF,
    TILE_COUNT,
    TILE_SPECIAL,
    TILES,
)
from westmarch.games.five_armies.rules.map.armies import recruit
from westmarch.games.five_armies.rules.map.board import PLACE
from westmarch.games.five_armies.rules.map.pieces import (
    CHARACTER,
    CHARACTERS,
    FACES_IN_BOX,
    FATE_SPACE,
    FIGURES,
    ON_TRACK,
    OUT_OF_PLAY,
    TOKEN,
    TOKEN_KINDS,
    UNIT,
    load,
)
from westmarch.games.five_armies.rules.state import Battlefield
from westmarch.kernel.engine.chance import begin, shuffle

SETUP = load("setup.toml")


def empty_board() -> Battlefield:
    """Everything ready except pieces on the board and cards in the decks: fate track and pool
    (b5a.2.07), piles of recruitment tokens (b5a.2.01), passes closed (b5a.2.05)."""
    return Battlefield(
        supply=bytearray(FIGURES),
        characters=[ON_TRACK if space >= 0 else OUT_OF_PLAY for space in FATE_SPACE],
        activated=[0] * len(CHARACTERS),
        faces=[[f for f, n in enumerate(counts) for _ in range(n)] for counts in FACES_IN_BOX],
        fate=SETUP["fate"]["start"],
        fate_space=list(FATE_SPACE),
        fate_pool=[
            t for t in range(len(TILES)) if not TILE_SPECIAL[t] for _ in range(TILE_COUNT[t])
        ],
    )


def place_armies(s: Battlefield) -> None:
    """The starting units, characters and recruitment tokens (b5a.2.02 to b5a.2.04)."""
    for army in SETUP["army"]:
        place = PLACE[army["place"]]
        for name, count in army["units"].items():
            came = recruit(s, place, UNIT[name], count)
            assert came == count, "the set-up asks for more figures than the box holds"
        for name in army.get("characters", ()):
            s.characters[CHARACTER[name]] = place
        for name, count in army.get("tokens", {}).items():
            s.tokens[place * TOKEN_KINDS + TOKEN[name]] += count


def new_state() -> Battlefield:
    """The table laid out, the decks sorted and not yet shuffled."""
    s = empty_board()
    place_armies(s)
    for card in range(len(CARDS)):
        s.decks[DECK_OF[card]].append(card)
    return s


def new_battlefield(
    seed: int | str,
    luck: Sequence[int] = (),
    listen: bool = False,
    ask_always: bool = False,
    house_rulings: Sequence[str] = (),
) -> Battlefield:
    """A game ready for its first turn: each deck shuffled by itself (b5a.2.06)."""
    s = new_state()
    begin(s, seed, luck, listen, ask_always, house_rulings)
    for deck in s.decks:
        shuffle(s, deck, "card")
    return s
