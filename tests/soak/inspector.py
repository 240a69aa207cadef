"""Watches a game decision by decision and raises as soon as the contract is broken."""

from __future__ import annotations

from random import Random

from tests.contract.checks import (
    check_determinize,
    check_end,
    check_hidden,
    check_offer,
    check_saving,
    check_sound,
)
from westmarch.kernel.engine.decision import Action
from westmarch.kernel.engine.state import State
from westmarch.kernel.game import Game

SOUND_STRIDE, DEAR_STRIDE = 8, 200
"""A state is counted through at one decision out of so many, at random, and saved, dealt anew and
looked at by every seat at one out of so many more. The contract tests do it at every decision."""


class Inspector:
    """An accumulator that checks instead of counting."""

    def __init__(self) -> None:
        self._rng = Random("inspector")
        self._seats = 0

    def before(self, game: Game, s: State) -> None:
        self._seats = len(game.seats(game.options_of(s)))
        self._rng.seed(s.rng)

    def step(self, game: Game, s: State, seat: int, action: Action) -> None:
        check_offer(game, s, self._seats)
        if self._rng.randrange(SOUND_STRIDE) == 0:
            check_sound(game, s)
        if self._rng.randrange(DEAR_STRIDE) == 0:
            check_saving(game, s)
            check_hidden(game, s, range(self._seats), self._rng)
            for at in range(self._seats):
                check_determinize(game, s, at, self._rng)

    def after(self, game: Game, s: State) -> None:
        check_end(game, s, self._seats)
