"""States for tests: an empty board, figures put where a test wants them, actions as text.

A frame is tested by itself with ``start(s, MyFrame(...))`` and then ``act(s, "verb arg ...")``;
when nothing is left to decide ``s.offer`` is None.
"""

from __future__ import annotations

# Registers what the cards do.
import westmarch.games.war_of_the_ring.rules.cards  # noqa: F401
from westmarch.games.war_of_the_ring.rules.catalogue import STANDARD_TILES
from westmarch.games.war_of_the_ring.rules.map import armies
from westmarch.games.war_of_the_ring.rules.map.board import (
    HOME_SIDE,
    IS_SETTLEMENT,
    NOBODY,
    PLACE,
    REGION,
)
from westmarch.games.war_of_the_ring.rules.map.pieces import (
    CHARACTER,
    CHARACTERS,
    FIGURE,
    FIGURES,
    IN_FELLOWSHIP,
    KINDS,
    NATION,
    NATIONS,
    SET_ASIDE,
    load,
)
from westmarch.games.war_of_the_ring.rules.state import P_ACTIONS, War
from westmarch.kernel.engine.decision import action_of, text_of
from westmarch.kernel.engine.events import Event
from westmarch.kernel.engine.flow import advance, apply, call, explain
from westmarch.kernel.engine.state import Frame, with_item

SETUP = load("setup.toml")
TOTALS: tuple[int, ...] = tuple(
    SETUP["nation"]["sauron" if figure == "nazgul" else figure.rpartition("_")[0]]["totals"][
        figure.rpartition("_")[2]
    ]
    for figure in FIGURES
)
"""Figures of each kind in the box (wotr.2.04, wotr.2.05)."""


def bare(players: int = 2) -> War:
    """A state in Phase 5 with no figure on the board: all figures in the reinforcements, the
    Companions in the Fellowship at Rivendell, decks and hands empty, politics as at the start."""
    companions = SETUP["fellowship"]["companions"]
    s = War(
        players=players,
        turn=1,
        phase=P_ACTIONS,
        leading=[0, 1] if players < 4 else [0, 2],
        reinforcements=bytearray(TOTALS),
        characters=[IN_FELLOWSHIP if c in companions else SET_ASIDE for c in CHARACTERS],
        control=tuple(
            HOME_SIDE[r] if IS_SETTLEMENT[r] else NOBODY for r in range(len(IS_SETTLEMENT))
        ),
        captor=(-1,) * len(IS_SETTLEMENT),
        political=[SETUP["nation"][n]["steps_from_at_war"] for n in NATIONS],
        active=[int(SETUP["nation"][n]["active"]) for n in NATIONS],
        ring_bearers=REGION[SETUP["fellowship"]["region"]],
        guide=CHARACTER[SETUP["fellowship"]["guide"]],
        hunt_pool=list(STANDARD_TILES),
    )
    s.events = []
    return s


def at_war(s: War, *nations: str) -> None:
    """Put Nations At War (and make them active)."""
    for nation in nations:
        s.political[NATION[nation]] = 0
        s.active[NATION[nation]] = 1


def everyone_at_war(s: War) -> None:
    """Put all Nations At War."""
    at_war(s, *NATIONS)


def put_army(s: War, place: str, **figures: int) -> None:
    """Put figures from the reinforcements on a place: ``put_army(s, "edoras", rohan_regular=2)``.
    The inside of a besieged Stronghold is ``inside_helms_deep``."""
    for name, count in figures.items():
        kind = FIGURE[name]
        assert s.reinforcements[kind] >= count, f"not enough figures: {name}"
        assert armies.muster(s, PLACE[place], kind, count) == count


def army(s: War, place: str) -> dict[str, int]:
    """The figures of both sides at a place, by name."""
    base = PLACE[place] * KINDS
    return {FIGURES[k]: s.figures[base + k] for k in range(KINDS) if s.figures[base + k]}


def place_character(s: War, character: str, place: str) -> None:
    """Put a Character on the map."""
    s.characters[CHARACTER[character]] = PLACE[place]


def characters(s: War, place: str) -> list[str]:
    """The Characters at a place."""
    return [c for c in CHARACTERS if s.characters[CHARACTER[c]] == PLACE[place]]


def capture(s: War, region: str, seat: int) -> None:
    """Give a Settlement to the enemy of its Nation, as if this seat had captured it."""
    place = REGION[region]
    s.control = with_item(s.control, place, 1 - HOME_SIDE[place])
    s.captor = with_item(s.captor, place, seat)


def start(s: War, *frames: Frame) -> None:
    """Run frames on their own, up to the first decision."""
    s.stack = []
    s.offer = None
    call(s, *frames)
    advance(s)


def act(s: War, *texts: str) -> None:
    """Apply actions given in their text form, one after the other."""
    for text in texts:
        apply(s, action_of(text))


def offered(s: War) -> list[str]:
    """The text forms of the legal actions; empty when nothing is to be decided."""
    return [] if s.offer is None else [text_of(a) for a in s.offer.actions]


def why(s: War, text: str) -> tuple[str, str] | None:
    """Rule and message key with which an action is refused; None if it is legal."""
    refusal = explain(s, action_of(text))
    return None if refusal is None else (refusal.rule, refusal.key)


def told(s: War, kind: str) -> list[Event]:
    """The events of one kind told so far."""
    return [e for e in s.events or [] if e.kind == kind]


def figures_in_box(s: War) -> tuple[int, ...]:
    """Figures of each kind wherever they are: never changes (compare with TOTALS)."""
    return tuple(
        sum(s.figures[kind::KINDS]) + s.reinforcements[kind] + s.casualties[kind]
        for kind in range(KINDS)
    )
