"""The Battle of Five Armies as the house sees it: the `Game` object."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar

# Registers what the cards do.
import westmarch.games.five_armies.rules.cards  # noqa: F401
from westmarch.games.five_armies import (
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
from westmarch.games.five_armies.rules.actions import SPACE
from westmarch.games.five_armies.rules.catalogue import CARDS, FACES, TILES
from westmarch.games.five_armies.rules.map.pieces import (
    FACE_COUNT,
    FACE_UNIT,
    SIDES,
    TOKENS,
    UNITS,
)
from westmarch.games.five_armies.rules.setup import new_battlefield
from westmarch.games.five_armies.rules.state import Battlefield
from westmarch.games.five_armies.rules.turn.turn import start
from westmarch.kernel.engine.actions import ActionSpace
from westmarch.kernel.engine.state import State
from westmarch.kernel.game import Option, Options
from westmarch.kernel.packaged_game import Beginning, GameModules, PackagedGame

DRAWN: dict[str, Sequence[str]] = {
    "face": FACES,
    "tile": TILES,
    "card": CARDS,
    **{
        token: [
            f"{UNITS[unit]}_{count}"
            for unit, count in zip(FACE_UNIT[kind], FACE_COUNT[kind], strict=True)
        ]
        for kind, token in enumerate(TOKENS)
    },
}
"""What is drawn at random, by its names; recruitment tokens, by kind, by what their faces show."""


class FiveArmies(PackagedGame[Battlefield]):
    """The Battle of Five Armies."""

    id: ClassVar[str] = "five_armies"
    title: ClassVar[str] = "The Battle of Five Armies"
    summary: ClassVar[str] = (
        "Elves, Men and Dwarves hold the Lonely Mountain against Bolg's hosts until the Eagles "
        "and Beorn come."
    )
    minutes: ClassVar[str] = "120-180"
    players: ClassVar[tuple[int, int]] = (2, 2)
    options: ClassVar[tuple[Option, ...]] = ()
    state_class: ClassVar[type[State]] = Battlefield
    space: ClassVar[ActionSpace] = SPACE
    package: ClassVar[str] = __package__ or ""
    grouped: ClassVar[frozenset[str]] = frozenset(
        (
            "choose_group",
            "casualties",
            "army_limit",
            "place_bats",
            "place_leader",
            "hand_limit",
            "choose_armies",
            "fly",
            "activate_generals",
            "give_leader",
            "hope_vanishes",
            "substitute",
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
        return SIDES

    def start(self, options: Options, beginning: Beginning) -> Battlefield:
        s = new_battlefield(*beginning)
        start(s)
        return s


GAME = FiveArmies()
