"""Macros: groups of small choices taken at once lead where the small choices lead, and nowhere
else."""

from __future__ import annotations

from tests.contract.cases import Case, sampled
from westmarch.kernel.engine.decision import Action
from westmarch.kernel.engine.flow import take
from westmarch.kernel.engine.state import State, clone, encode
from westmarch.kernel.macros import MOST, Macros

STRIDE = 83
SMALL = 400
"""Ways through a group that are tried one by one."""


def same(s: State) -> bytes:
    """A position, however many actions led there."""
    c = clone(s)
    c.moves = 0
    c.rolled = []
    return encode(c)


def results(s: State, kinds: frozenset[str]) -> set[bytes] | None:
    """Where the small choices of a group lead, each way tried; None where that is too long."""
    assert s.offer is not None
    first = s.offer
    found: set[bytes] = set()
    begun = [s]
    tried = 0
    while begun:
        here = begun.pop()
        assert here.offer is not None
        for action in here.offer.actions:
            tried += 1
            if tried > SMALL:
                return None
            after = clone(here)
            take(after, action)
            offer = after.offer
            goes_on = (
                after.known == s.known
                and offer is not None
                and (offer.seat, offer.kind) == (first.seat, first.kind)
                and len(after.stack) == len(s.stack)
                and type(after.stack[-1]) is type(s.stack[-1])
            )
            if goes_on:
                begun.append(after)
            else:
                found.add(same(after))
    return found


def test_macros_lead_where_the_small_choices_lead(case: Case, seed: int) -> None:
    macros = Macros(case.game)
    compared = 0
    for s in sampled(case, seed, STRIDE):
        assert s.offer is not None
        before = encode(s)
        found = macros.legal(s)
        assert encode(s) == before and found
        assert len(set(found)) == len(found) <= max(MOST, len(s.offer.actions))
        if s.offer.kind not in case.game.grouped:
            assert found == [(action,) for action in s.offer.actions]
            continue
        ends = []
        for macro in found:
            c = clone(s)
            _take_checked(c, macro)
            ends.append(same(c))
        small = results(s, case.game.grouped)
        if small is not None and any(len(macro) > 1 for macro in found):
            compared += 1
            assert set(ends) == small
            if all(clone_known(s, macro) == s.known for macro in found):
                assert len(set(ends)) == len(ends), "two macros lead to the same position"


def _take_checked(s: State, macro: tuple[Action, ...]) -> None:
    for action in macro:
        assert s.offer is not None and action in s.offer.actions
        take(s, action)


def clone_known(s: State, macro: tuple[Action, ...]) -> int:
    """How much is known when a macro has been taken."""
    c = clone(s)
    _take_checked(c, macro)
    return c.known
