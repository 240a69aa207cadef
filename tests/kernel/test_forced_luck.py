"""Results fixed exactly, action by action."""

from __future__ import annotations

import pytest

from westmarch.kernel.engine.errors import BadRecord
from westmarch.kernel.engine.flow import apply
from westmarch.kernel.engine.state import State, clone, encode
from westmarch.kernel.forced_luck import BadLuck, apply_with, new_with
from westmarch.kernel.record import verify
from westmarch.kernel.registry import game
from westmarch.kernel.table import Table


def before_a_roll() -> tuple[State, tuple[str | int, ...], list[int]]:
    """A state, an action that rolls dice, and what falls."""
    war = game("war_of_the_ring")
    s = war.new(war.choose_options({}), 1)
    while s.offer is not None:
        action = s.offer.actions[0]
        after = clone(s)
        apply(after, action)
        if after.rolled:
            return s, action, after.rolled
        s = after
    raise AssertionError("nothing was rolled")


def test_exactly_the_results_given_fall() -> None:
    s, action, fell = before_a_roll()
    wanted = [1 + n % 6 for n in fell]
    apply_with(s, action, wanted)
    assert s.rolled == wanted and not s.luck


@pytest.mark.parametrize(("change", "message"), [(1, "left over"), (-1, "the others would be")])
def test_too_many_and_too_few_results_are_errors(change: int, message: str) -> None:
    s, action, fell = before_a_roll()
    untouched = encode(s)
    results = [*fell, 3] if change > 0 else fell[:-1]
    with pytest.raises(BadLuck, match=message):
        apply_with(s, action, results)
    assert encode(s) == untouched, "nothing has happened"


def test_an_impossible_result_is_refused() -> None:
    s, action, fell = before_a_roll()
    untouched = encode(s)
    with pytest.raises(BadRecord, match="random result 7 is not between 1 and 6"):
        apply_with(s, action, [7, *fell[1:]])
    assert encode(s) == untouched


def test_results_left_from_before_are_an_error() -> None:
    s, action, fell = before_a_roll()
    s.luck = [2]
    with pytest.raises(BadLuck, match="1 results fixed before were not used: 2"):
        apply_with(s, action, fell)


def test_results_are_given_by_name() -> None:
    s, action, fell = before_a_roll()
    shadow = [*(len(fell) - 4) * ["eye"]]
    apply_with(s, action, ["will_of_the_west", "event", 3, ..., *shadow])
    assert s.rolled[:3] == [6, 5, 3] and s.rolled[3] == fell[3]
    assert len(s.rolled) == len(fell)


def test_a_name_that_cannot_fall_is_an_error_that_says_what_can() -> None:
    s, action, fell = before_a_roll()
    untouched = encode(s)
    with pytest.raises(BadLuck, match="'eye' cannot be drawn here, only one of army_muster, char"):
        apply_with(s, action, ["eye", *fell[1:]])
    assert encode(s) == untouched


def test_names_left_over_are_errors() -> None:
    s, action, fell = before_a_roll()
    with pytest.raises(BadLuck, match="results are used"):
        apply_with(s, action, [*fell, "event"])


def test_a_shuffle_is_given_by_what_lies_on_top() -> None:
    """Results given to a set-up are its own; those given to an action never meet its shuffles."""
    war = game("war_of_the_ring")
    top = ["fp_strat_07", "fp_strat_02"]
    usual = war.new(war.choose_options({}), 9)
    s = new_with(war, [..., top, ..., ...], seed=9)
    hand = war.view(s, 0)["hand"]
    assert hand[0] == war.view(usual, 0)["hand"][0]
    assert "fp_strat_07" in hand and "fp_strat_02" not in hand
    assert len(s.rolled) == len(usual.rolled) and not s.luck
    with pytest.raises(BadLuck, match="a shuffle is given as a list"):
        new_with(war, ["fp_strat_07"], seed=9)
    with pytest.raises(BadLuck, match="the set-up uses 92 results, 23 were given"):
        new_with(war, [...], seed=9)


HUNTED = """
phase: action_resolution ; to act: fp ; dice fp: 2 character ; dice shadow: army
hunt box: shadow 1
fellowship: rivendell, hidden, guide strider, companions strider gimli legolas
"""


def test_a_tile_and_a_companion_are_given_by_name() -> None:
    """A position shuffles its decks; what is given to an action is the action's."""
    table = Table(game("war_of_the_ring"), position=HUNTED)
    table.act(("use_die", "character"))
    table.act(("act", "move_fellowship"), results=[6, "std_3_1"])
    assert [event.data for event in table.log if event.kind == "hunt_tile_drawn"] == [
        {"tile": "std_3_1"}
    ]
    table.act(("lose_random_companion",), results=["gimli"])
    assert [event.data for event in table.log if event.kind == "hunt_casualty"] == [
        {"character": "gimli"}
    ]
    assert verify(table.closed_record()).moves == 3, "it is recorded in numbers"
