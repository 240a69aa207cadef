"""Results fixed exactly, action by action."""

from __future__ import annotations

import pytest

from westmarch.kernel.engine.errors import BadRecord
from westmarch.kernel.engine.flow import apply
from westmarch.kernel.engine.state import State, clone, encode
from westmarch.kernel.luck import BadLuck, apply_with
from westmarch.kernel.registry import game


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
