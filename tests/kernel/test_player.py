"""Bots are fair: what they are given agrees with their seat's view and nothing more."""

from __future__ import annotations

from random import Random
from typing import ClassVar

import pytest

from westmarch.games.duel.game import GAME
from westmarch.kernel.engine.decision import Action, Decision
from westmarch.kernel.engine.errors import WestmarchError
from westmarch.kernel.engine.flow import take
from westmarch.kernel.engine.state import State, encode
from westmarch.kernel.game import Game
from westmarch.kernel.player import ask, stream


class Spy:
    blind: ClassVar[bool] = False

    def __init__(self, answer: Action | None = None) -> None:
        self.answer = answer
        self.seen: list[State] = []

    def act(self, game: Game, s: State, decision: Decision) -> Action:
        self.seen.append(s)
        assert s.offer == decision
        take(s, decision.actions[0])
        return self.answer or decision.actions[0]


class Blind(Spy):
    blind = True

    def act(self, game: Game, s: State, decision: Decision) -> Action:
        self.seen.append(s)
        return decision.actions[0]


def test_a_bot_sees_a_state_dealt_anew_and_may_change_it() -> None:
    s = GAME.new({"players": "2", "goal": "5"}, 1)
    before = encode(s)
    spy = Spy()
    hands = set()
    for number in range(5):
        ask(spy, GAME, s, Random(number))
        assert spy.seen[-1] is not s
        hands.add(str(GAME.write_position(spy.seen[-1]).partition("/")[2]))
    assert len(hands) > 1, "the other hand is dealt anew"
    assert encode(s) == before


def test_a_blind_bot_costs_no_deal() -> None:
    s = GAME.new({"players": "2", "goal": "5"}, 1)
    bot = Blind()
    ask(bot, GAME, s, Random(1))
    assert bot.seen == [s]


def test_an_answer_that_is_not_offered_is_told() -> None:
    s = GAME.new({"players": "2", "goal": "5"}, 1)
    with pytest.raises(
        WestmarchError, match=r"Spy chose \('play', 1\), which was not offered: that is not"
    ):
        ask(Spy(("play", 1)), GAME, s, Random(1))


def test_streams_differ_by_seed_and_seat() -> None:
    first = {stream(seed, seat).random() for seed in (1, 2) for seat in (0, 1)}
    assert len(first) == 4
    assert stream(1, 0).random() == stream(1, 0).random()
