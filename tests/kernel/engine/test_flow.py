"""The decision loop: offers, refusals, forced and secret choices, calls, the end."""

from __future__ import annotations

import pytest

from westmarch.games.duel.game import GAME, Table
from westmarch.kernel.engine.decision import GAME_OVER, NOT_OFFERED, Action, IllegalAction, Refusal
from westmarch.kernel.engine.flow import advance, apply, call, choice, explain, finish, prompt, take
from westmarch.kernel.engine.state import Frame, State, encode


class Notes(State, kw_only=True):
    notes: list[str] = []


class Outer(Frame):
    sequence = ("first", "forced", "nothing", "hidden", "last")

    def first(self, s: Notes) -> None:
        s.notes.append("first")
        call(s, Inner(name="a"), Inner(name="b"))

    @choice("forced")
    def forced(self, s: Notes) -> tuple[int, list[Action]]:
        return 0, [("only",)]

    @forced.takes
    def _(self, s: Notes, action: Action) -> None:
        s.notes.append("forced")

    @choice("nothing")
    def nothing(self, s: Notes) -> None:
        return None

    @choice("hidden", secret=True)
    def hidden(self, s: Notes) -> tuple[int, list[Action]]:
        return 1, [("only",)]

    @hidden.takes
    def _(self, s: Notes, action: Action) -> None:
        s.notes.append("hidden")
        self.end()

    def last(self, s: Notes) -> None:
        s.notes.append("never: the frame has ended")


class Inner(Frame):
    sequence = ("note",)
    name: str

    def note(self, s: Notes) -> None:
        s.notes.append(self.name)


def test_calls_run_in_order_and_forced_choices_take_themselves() -> None:
    s = Notes(stack=[Outer()])
    advance(s)
    assert s.notes == ["first", "a", "b", "forced"]
    assert s.offer is not None and s.offer.kind == "hidden", "a secret choice is always asked"
    apply(s, ("only",))
    assert s.notes[-1] == "hidden"
    assert s.offer is None and s.stack == []


def test_the_first_ending_counts() -> None:
    s = Notes()
    finish(s, [1], "one")
    finish(s, [0], "two")
    assert (s.ending, s.winners) == ("one", [1])


def duel(seed: int = 1) -> Table:
    s = GAME.new({"players": "2", "goal": "5"}, seed)
    assert isinstance(s, Table)
    return s


def test_refused_candidates_are_not_offered_and_say_why() -> None:
    s = duel()
    take(s, ("stake", "more"))
    take(s, ("stake", "more"))
    assert s.offer is not None and s.offer.kind == "card", "a single legal answer takes itself"
    s.last[0] = s.hands[0][0]
    s.offer = None
    advance(s)
    refused = ("play", s.last[0])
    asked = prompt(s)
    assert asked is not None
    assert asked.refused == [(refused, Refusal("duel.3", "same_value"))]
    before = encode(s)
    with pytest.raises(IllegalAction, match=r"illegal action 'play \d': same_value \(duel\.3\)"):
        apply(s, refused)
    assert encode(s) == before


def test_what_is_not_asked_is_refused_with_the_question() -> None:
    s = duel()
    refusal = explain(s, ("play", 3))
    assert refusal == Refusal("duel.2", NOT_OFFERED, (("decision", "stake"),))
    assert explain(s, ("stake", "more")) is None


def test_after_the_end_everything_is_refused() -> None:
    s = duel()
    finish(s, [0], "goal")
    advance(s)
    assert s.offer is None and prompt(s) is None
    with pytest.raises(IllegalAction) as refused:
        apply(s, ("stake", "more"))
    assert refused.value.refusal == GAME_OVER


def test_results_of_the_last_action_only() -> None:
    s = duel()
    assert s.rolled, "the set-up shuffles"
    take(s, ("stake", "done"))
    assert s.rolled == []
    assert s.moves == 1
