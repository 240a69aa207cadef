"""The Battle of Five Armies as the house sees it: the `Game` object."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, ClassVar

# Registers what the cards do.
import westmarch.games.five_armies.cards  # noqa: F401
from westmarch.games.five_armies import facts, notation, position, text_board
from westmarch.games.five_armies.actions import SPACE
from westmarch.games.five_armies.determinize import determinize
from westmarch.games.five_armies.invariants import broken
from westmarch.games.five_armies.pending_odds import pending_odds
from westmarch.games.five_armies.pieces import SIDES
from westmarch.games.five_armies.setup import new_battlefield
from westmarch.games.five_armies.state import Battlefield
from westmarch.games.five_armies.turn import start
from westmarch.games.five_armies.view import view
from westmarch.kernel.actions import ActionSpace
from westmarch.kernel.decision import Action, Decision, Refusal
from westmarch.kernel.events import Event
from westmarch.kernel.flow import advance
from westmarch.kernel.game import NO_OPTIONS, Game, Option, Options
from westmarch.kernel.state import State


def _field(s: State) -> Battlefield:
    assert isinstance(s, Battlefield)
    return s


class FiveArmies(Game):
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

    def seats(self, options: Options) -> tuple[str, ...]:
        return SIDES

    def new(
        self, options: Options, seed: int | str, luck: Sequence[int] = (), listen: bool = False
    ) -> Battlefield:
        self.choose_options(options)
        s = new_battlefield(seed, luck, listen)
        start(s)
        advance(s)
        return s

    def view(self, s: State, seat: int | None) -> dict[str, Any]:
        return view(_field(s), seat)

    def determinize(self, s: State, seat: int, rng: Random) -> Battlefield:
        return determinize(_field(s), seat, rng)

    def label(self, s: State, action: Action) -> str:
        return notation.label(_field(s), action)

    def question(self, s: State, decision: Decision) -> str:
        return notation.question(_field(s), decision)

    def reason(self, refusal: Refusal) -> str:
        return notation.reason(refusal)

    def tale(self, event: Event, options: Options = NO_OPTIONS) -> str:
        return notation.tale(event)

    def board(self, s: State, seat: int | None) -> str:
        return text_board.board(_field(s), seat)

    def hand(self, s: State, seat: int) -> str:
        return text_board.hand(_field(s), seat)

    def targets(self, action: Action) -> dict[str, str | int]:
        return facts.targets(action)

    def facts(self) -> dict[str, Any]:
        return facts.facts()

    def odds(self, s: State) -> dict[str, Any] | None:
        return pending_odds(_field(s))

    def read_position(
        self, text: str, seed: int | str = 0, luck: Sequence[int] = (), listen: bool = False
    ) -> Battlefield:
        return position.read_position(text, seed, luck, listen)

    def write_position(self, s: State) -> str:
        return position.write_position(_field(s))

    def rounds(self, s: State) -> int:
        return _field(s).turn

    def broken(self, s: State) -> list[str]:
        return broken(_field(s))


GAME = FiveArmies()
