"""The checks themselves: a game that breaks the contract is caught."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from tests.contract.checks import check_determinize, check_hidden, check_offer, check_saving
from westmarch.games.duel.game import Duel, Table
from westmarch.kernel.engine.decision import Decision
from westmarch.kernel.engine.flow import take
from westmarch.kernel.engine.state import State, clone


class ShowsDeck(Duel):
    def view(self, s: State, seat: int | None) -> dict[str, Any]:
        assert isinstance(s, Table)
        return super().view(s, seat) | {"next": s.deck[-1]}


class ShowsGenerator(Duel):
    def view(self, s: State, seat: int | None) -> dict[str, Any]:
        return super().view(s, seat) | {"number": s.rng}


class ShowsSecretChoice(Duel):
    def view(self, s: State, seat: int | None) -> dict[str, Any]:
        assert isinstance(s, Table)
        return super().view(s, seat) | {"all_chosen": list(s.chosen)}


class LosesCards(Duel):
    def determinize(self, s: State, seat: int, rng: Random) -> State:
        c = super().determinize(s, seat, rng)
        assert isinstance(c, Table)
        c.deck.pop()
        return c


class KeepsResults(Duel):
    def determinize(self, s: State, seat: int, rng: Random) -> State:
        c = super().determinize(s, seat, rng)
        c.rolled = s.rolled
        return c


def second_seat_to_play() -> State:
    s = Duel().new({"players": "2", "goal": "5"}, 1)
    take(s, ("stake", "done"))
    assert s.offer is not None
    take(s, s.offer.actions[0])
    return s


@pytest.mark.parametrize("game", [ShowsDeck(), ShowsGenerator(), ShowsSecretChoice()])
def test_leaks_are_found(game: Duel) -> None:
    s = second_seat_to_play()
    rng = Random(1)
    with pytest.raises(AssertionError):
        for _ in range(30):
            check_hidden(game, s, [1], rng)


@pytest.mark.parametrize("game", [LosesCards(), KeepsResults()])
def test_bad_determinisation_is_found(game: Duel) -> None:
    s = game.new({"players": "2", "goal": "5"}, 1)
    with pytest.raises(AssertionError):
        check_determinize(game, s, 0, Random(1))


def test_bad_offers_are_found() -> None:
    game = Duel()
    s = game.new({"players": "2", "goal": "5"}, 1)
    for actions in ([], [("stake", "done")] * 2, [("stake", "all")], [["stake", "done"]]):
        c = clone(s)
        c.offer = Decision(0, "stake", actions)  # type: ignore[arg-type]
        with pytest.raises(Exception, match=r".*"):
            check_offer(game, c, 2)


def test_an_offer_that_does_not_follow_from_the_state_is_found() -> None:
    game = Duel()
    s = game.new({"players": "2", "goal": "5"}, 1)
    s.offer = Decision(0, "stake", [("stake", "done")], "duel.2")
    with pytest.raises(AssertionError):
        check_saving(game, s)
