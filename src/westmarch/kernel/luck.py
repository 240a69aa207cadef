"""Results fixed in advance, one action at a time and exactly: for scripts and tests.

``state.luck`` holds results that come before those of the generator, in the order in which they
fall: a die as 1 to 6, anything drawn or chosen at random as its place among what it is drawn from,
counted from 0, a shuffle as one place for each card but the last (Fisher-Yates from the end). Set
by hand it is lenient: what is left over waits for the next roll, and when it runs out the generator
goes on. `apply_with` is strict. Results given to `Game.new` or `read_position` are for the set-up,
its shuffles among them; results for the game are given here, action by action, and no set-up takes
them.

What fell is in ``state.rolled`` after each action, so that the results of a procedure and their
order can be read off one run and fixed in the next.
"""

from __future__ import annotations

from collections.abc import Sequence

from westmarch.kernel.engine.decision import Action, text_of
from westmarch.kernel.engine.errors import WestmarchError
from westmarch.kernel.engine.flow import apply
from westmarch.kernel.engine.state import State, clone


class BadLuck(WestmarchError):
    """Results that an action does not use exactly. The state has not changed."""


def apply_with(s: State, action: Action, results: Sequence[int]) -> None:
    """Apply an action whose random results are exactly these.

    Raises `BadLuck` when there are too many or too few, `BadRecord` when one is impossible, and
    `IllegalAction`; the state is then unchanged.
    """
    if s.luck:
        raise BadLuck(f"{len(s.luck)} results fixed before were not used: {_listed(s.luck)}")
    trial = clone(s)
    _apply(trial, action, results)
    _apply(s, action, results)


def _apply(s: State, action: Action, results: Sequence[int]) -> None:
    s.luck = list(results)
    apply(s, action)
    if s.luck:
        used = len(results) - len(s.luck)
        text = f"'{text_of(action)}' uses {used} results, {len(results)} were given"
        raise BadLuck(f"{text}: {_listed(s.luck)} left over")
    if len(s.rolled) > len(results):
        text = f"'{text_of(action)}' uses {len(s.rolled)} results, {len(results)} were given"
        raise BadLuck(f"{text}; the others would be {_listed(s.rolled[len(results) :])}")


def _listed(results: Sequence[int]) -> str:
    return ", ".join(map(str, results))
