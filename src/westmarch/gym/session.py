"""The part that all interfaces share: an environment plays one game after another."""

from __future__ import annotations

from collections.abc import Mapping
from copy import copy
from random import Random
from typing import Any

import numpy as np
from numpy.typing import NDArray

from westmarch.gym.observations import Observation, observer
from westmarch.gym.pictures import picture
from westmarch.kernel import registry
from westmarch.kernel.engine.decision import Action, IllegalAction, Refusal
from westmarch.kernel.engine.errors import BadOption
from westmarch.kernel.engine.flow import explain, take
from westmarch.kernel.engine.state import State, clone
from westmarch.kernel.fingerprints import in_play
from westmarch.kernel.macros import MOST, Macro, Macros

Mask = NDArray[np.int8]

RAISE, LOSE, RANDOM = "raise", "lose", "random"
ILLEGAL = (RAISE, LOSE, RANDOM)
"""What follows an action that is not offered: an error, the loss of the game, or a legal action
drawn at random instead."""

HUMAN, ANSI, SVG = "human", "ansi", "svg"
RENDER_MODES = [HUMAN, ANSI, SVG]
"""The text board printed, the text board as a string, or a picture."""

WON, LOST, DRAWN = 1.0, -1.0, 0.0

MOST_MACROS = 2 * MOST
"""The number of macro ids. A decision whose actions are not grouped may have more small actions
than a group has macros."""


class Session:
    """A game with its options, and the state of the game in progress.

    With `macros`, an action is a whole group of small actions (`westmarch.kernel.macros`). Its id
    is its place among the groups that are legal now.
    """

    state: State

    def __init__(self, game: str, options: Mapping[str, Any], macros: bool = False) -> None:
        self.game = registry.game(game)
        given = {name: str(value) for name, value in options.items()}
        self.options = self.game.choose_options(given)
        self.rules = in_play(self.game, self.options)
        """The fingerprint of the rules. What an agent learned under other rules may not hold."""
        self.seats = self.game.seats(self.options)
        self.look = observer(game)
        self._macros = Macros(self.game) if macros else None
        self.size = MOST_MACROS if macros else self.game.space.size
        self.rng = Random()
        self.seed: int = 0
        sides = self.game.sides(self.options)
        self._together = len(set(sides)) == 1
        self._ids: dict[Action, int] = {}
        self._legal: dict[int, Macro] = {}

    def start(self, seed: int | None) -> None:
        """Set up a game. The seed determines this game and the games that follow it."""
        if seed is not None:
            self.rng = Random(f"westmarch:gym:{seed}")
        self.seed = self.rng.getrandbits(31) if seed is None else seed
        self.state = self.game.new(self.options, self.seed)
        self.moved()

    def copied(self) -> Session:
        """Return an independent copy. It shares only immutable data and the ids found so far."""
        other = copy(self)
        other.rng = Random()
        other.rng.setstate(self.rng.getstate())
        if hasattr(self, "state"):
            other.state = clone(self.state)
        return other

    def __deepcopy__(self, memo: Any) -> Session:
        return self.copied()

    @property
    def asked(self) -> int | None:
        """The seat that decides, or None when the game is over."""
        offer = self.state.offer
        return None if offer is None else offer.seat

    @property
    def legal(self) -> dict[int, Macro]:
        """The ids of the legal answers, with the small actions that each id means: one action, or
        several when macros are used."""
        return self._legal

    def moved(self) -> None:
        """Find the legal actions again after the state was changed from outside."""
        offer = self.state.offer
        if offer is None:
            self._legal = {}
            return
        if self._macros is not None:
            self._legal = dict(enumerate(self._macros.legal(self.state)))
            return
        # An id is worked out once; the same actions are offered again and again.
        ids = self._ids
        legal: dict[int, Macro] = {}
        for action in offer.actions:
            number = ids.get(action)
            if number is None:
                number = ids[action] = self.game.space.id_of(action)
            legal[number] = (action,)
        self._legal = legal

    def mask(self, seat: int) -> Mask:
        """Return a mask with 1 for each id that the seat may answer with now. The mask is all 0
        while another seat is asked."""
        mask = np.zeros(self.size, np.int8)
        offer = self.state.offer
        if offer is not None and offer.seat == seat:
            mask[list(self._legal)] = 1
        return mask

    def observe(self, seat: int) -> Observation:
        """Return what the seat may see."""
        return self.look(self.state, seat)

    def take(self, number: int) -> None:
        """Answer with the action that has this id. Raise `IllegalAction` if it is not offered."""
        actions = self._legal.get(number)
        if actions is None:
            raise IllegalAction(*self.why_not(number))
        for action in actions:
            take(self.state, action)
        self.moved()

    def why_not(self, number: int) -> tuple[Action, Refusal]:
        """Return the action that has this id, and the reason why it may not be taken now."""
        if self._macros is not None:
            return ("macro", number), Refusal("", "no_such_macro", (("count", len(self._legal)),))
        if not 0 <= number < self.size:
            return ("action", number), Refusal("", "no_such_id", (("id", number),))
        action = self.game.space.action_of(number)
        refusal = explain(self.state, action)
        assert refusal is not None
        return action, refusal

    def any_legal(self) -> int:
        """Return the id of a legal action drawn at random."""
        return self.rng.choice(list(self._legal))

    def outcome(self) -> list[float]:
        """Return the reward of each seat at the end: 1 for a winner and -1 for a loser. When nobody
        won, every seat gets 0, or -1 if all seats play together against the game."""
        winners = self.state.winners
        if not winners and not self._together:
            return [DRAWN] * len(self.seats)
        return [WON if seat in winners else LOST for seat in range(len(self.seats))]

    def rendered(self, mode: str | None, seat: int | None) -> str | None:
        """Render the table as a seat (None: a spectator) sees it, in one of the `RENDER_MODES`."""
        if mode is None:
            return None
        if mode == SVG:
            return picture(self.game, self.state, seat)
        board = self.game.board(self.state, seat)
        if mode == HUMAN:
            print(board)
            return None
        return board

    def info(self) -> dict[str, Any]:
        """Describe the decision or, once the game is over, how it ended."""
        s = self.state
        if s.offer is not None:
            about: dict[str, Any] = {"decision": s.offer.kind, "rule": s.offer.rule}
            if self._macros is not None:
                about["macros"] = list(self._legal.values())
            return about
        return {"ending": s.ending, "winners": [self.seats[seat] for seat in s.winners]}


def checked_illegal(illegal: str) -> str:
    """Return the setting `illegal` unchanged. Raise `BadOption` if it is unknown."""
    if illegal not in ILLEGAL:
        raise BadOption("gym-illegal", value=illegal, values=", ".join(ILLEGAL))
    return illegal
