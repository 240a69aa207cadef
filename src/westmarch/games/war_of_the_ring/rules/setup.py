"""Setting up the game (chapter 3)."""

from __future__ import annotations

from collections.abc import Sequence

from westmarch.games.war_of_the_ring.rules.catalogue import CARDS, DECK_OF, STANDARD_TILES
from westmarch.games.war_of_the_ring.rules.map.armies import muster
from westmarch.games.war_of_the_ring.rules.map.board import (
    HOME_SIDE,
    IS_SETTLEMENT,
    NOBODY,
    REGION,
    REGION_COUNT,
)
from westmarch.games.war_of_the_ring.rules.map.pieces import (
    CHARACTER,
    CHARACTERS,
    FIGURE,
    IN_FELLOWSHIP,
    KINDS,
    NATIONS,
    SET_ASIDE,
    load,
)
from westmarch.games.war_of_the_ring.rules.seats import seats_of
from westmarch.games.war_of_the_ring.rules.state import War
from westmarch.kernel.engine.chance import begin, shuffle

SETUP = load("setup.toml")


def totals() -> list[int]:
    """How many figures of each kind the box holds: a hard limit (wotr.2.04, wotr.2.05)."""
    found = [0] * KINDS
    for nation in NATIONS:
        for name, count in SETUP["nation"][nation]["totals"].items():
            if count:
                found[FIGURE["nazgul" if name == "nazgul" else f"{nation}_{name}"]] = count
    return found


def empty_board(players: int = 2) -> War:
    """Everything ready except figures on the map and cards in the decks."""
    fellowship = SETUP["fellowship"]
    companions = fellowship["companions"]
    nations = [SETUP["nation"][n] for n in NATIONS]
    s = War(
        players=players,
        reinforcements=bytearray(totals()),
        characters=[IN_FELLOWSHIP if c in companions else SET_ASIDE for c in CHARACTERS],
        control=tuple(HOME_SIDE[r] if IS_SETTLEMENT[r] else NOBODY for r in range(REGION_COUNT)),
        captor=(-1,) * REGION_COUNT,
        political=[n["steps_from_at_war"] for n in nations],
        active=[int(n["active"]) for n in nations],
        ring_bearers=REGION[fellowship["region"]],
        guide=CHARACTER[fellowship["guide"]],
        hunt_pool=list(STANDARD_TILES),
        rings=[SETUP["elven_rings"]["free_peoples"], SETUP["elven_rings"]["shadow"]],
    )
    # The Gondor and the Witch-king players lead first: the first seat of each side (wotr.11.02).
    s.leading = [seats_of(s, side)[0] for side in (0, 1)]
    s.next_of_side = s.leading[:]
    s.to_act = s.leading[0]
    return s


def place_armies(s: War) -> None:
    """The Armies of the start; what is not placed stays as reinforcements (wotr.3.10 on)."""
    for army in SETUP["army"]:
        for name in ("regular", "elite", "leader", "nazgul"):
            count = army.get(name, 0)
            if count:
                kind = FIGURE["nazgul" if name == "nazgul" else f"{army['nation']}_{name}"]
                came = muster(s, REGION[army["region"]], kind, count)
                assert came == count, "the set-up asks for more figures than the box holds"


def new_state(players: int = 2) -> War:
    """The table laid out, the decks sorted and not yet shuffled."""
    s = empty_board(players)
    place_armies(s)
    for card in range(len(CARDS)):
        s.decks[DECK_OF[card]].append(card)
    return s


def new_war(
    players: int,
    seed: int | str,
    luck: Sequence[int] = (),
    listen: bool = False,
    ask_always: bool = False,
    house_rulings: Sequence[str] = (),
) -> War:
    """A game ready for its first turn: each deck shuffled by itself (wotr.3.06)."""
    s = new_state(players)
    begin(s, seed, luck, listen, ask_always, house_rulings)
    for deck in s.decks:
        shuffle(s, deck, "card")
    return s
