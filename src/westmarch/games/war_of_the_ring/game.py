"""War of the Ring as the house sees it: the `Game` object."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar

# Registers what the cards do.
import westmarch.games.war_of_the_ring.rules.cards  # noqa: F401
from westmarch.games.war_of_the_ring import (
    determinize,
    facts,
    invariants,
    notation,
    occasion,
    pending_odds,
    position,
    story,
    text_board,
    view,
    why_not,
)
from westmarch.games.war_of_the_ring.rules.actions import SPACE
from westmarch.games.war_of_the_ring.rules.catalogue import CARDS, FACES, TILES
from westmarch.games.war_of_the_ring.rules.map.pieces import CHARACTERS
from westmarch.games.war_of_the_ring.rules.seats import SEATS, SIDE_OF_SEAT
from westmarch.games.war_of_the_ring.rules.setup import new_war
from westmarch.games.war_of_the_ring.rules.state import War
from westmarch.games.war_of_the_ring.rules.turn.turn import start
from westmarch.kernel.engine.actions import ActionSpace
from westmarch.kernel.engine.events import Event
from westmarch.kernel.engine.state import State
from westmarch.kernel.game import Option, Options
from westmarch.kernel.packaged_game import Beginning, GameModules, PackagedGame

DRAWN = {"face": FACES, "tile": TILES, "character": CHARACTERS, "card": CARDS}
"""What is drawn at random, by its names."""


class WarOfTheRing(PackagedGame[War]):
    """War of the Ring, second edition."""

    id: ClassVar[str] = "war_of_the_ring"
    title: ClassVar[str] = "War of the Ring"
    summary: ClassVar[str] = (
        "The armies of the Shadow march on the free lands of Middle-earth while a small Fellowship "
        "carries the Ring to Mount Doom."
    )
    minutes: ClassVar[str] = "120-180"
    players: ClassVar[tuple[int, int]] = (2, 4)
    options: ClassVar[tuple[Option, ...]] = (
        Option("players", "how many people play; three or four share the sides", ("2", "3", "4")),
    )
    state_class: ClassVar[type[State]] = War
    space: ClassVar[ActionSpace] = SPACE
    package: ClassVar[str] = __package__ or ""
    grouped: ClassVar[frozenset[str]] = frozenset(
        (
            "choose_figures",
            "rearguard",
            "casualties",
            "advance",
            "separate_companions",
            "remove_excess",
            "hand_limit",
            "gather_companions",
            "break_fellowship",
            "recruit",
            "recruit_regulars",
            "dunlendings",
        )
    )
    drawn: ClassVar[Mapping[str, Sequence[str]]] = DRAWN
    modules: ClassVar[GameModules] = GameModules(
        notation,
        text_board,
        facts,
        position,
        view,
        determinize,
        invariants,
        story,
        occasion,
        why_not,
        pending_odds,
    )

    def seats(self, options: Options) -> tuple[str, ...]:
        return SEATS[int(self.choose_options(options)["players"])]

    def sides(self, options: Options) -> tuple[int, ...]:
        return SIDE_OF_SEAT[int(self.choose_options(options)["players"])]

    def start(self, options: Options, beginning: Beginning) -> War:
        s = new_war(int(options["players"]), *beginning)
        start(s)
        return s

    def own_options_of(self, s: State) -> dict[str, str]:
        return {"players": str(self.own(s).players)}

    def _tale(self, event: Event, options: Options) -> str:
        return notation.tale(event, int(self.choose_options(options)["players"]))


GAME = WarOfTheRing()
