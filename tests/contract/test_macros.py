"""Macros: groups of small choices taken at once lead where the small choices lead, and nowhere
else."""

from __future__ import annotations

from tests.contract.cases import Case, sampled
from westmarch.kernel.engine.decision import text_of
from westmarch.kernel.engine.flow import take
from westmarch.kernel.engine.state import State, clone, encode
from westmarch.kernel.macros import MOST, Macro, Macros

STRIDE = 83
SMALL = 400
"""Ways through a group that are tried one by one."""


def same(s: State) -> bytes:
    """A position, however many actions led there."""
    c = clone(s)
    c.moves = 0
    c.rolled = []
    return encode(c)


def small_ways(s: State) -> dict[bytes, set[Macro]] | None:
    """Where the small choices of a group lead, each way tried, and what is named on these ways;
    None where that is too long."""
    assert s.offer is not None
    first = s.offer
    found: dict[bytes, set[Macro]] = {}
    begun: list[tuple[State, Macro]] = [(s, ())]
    tried = 0
    while begun:
        here, named = begun.pop()
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
                begun.append((after, (*named, action)))
            else:
                found.setdefault(same(after), set()).add(in_order((*named, action)))
    return found


def in_order(macro: Macro) -> Macro:
    return tuple(sorted(macro, key=text_of))


def test_macros_lead_where_the_small_choices_lead(case: Case, seed: int) -> None:
    macros = Macros(case.game)
    for s in sampled(case, seed, STRIDE):
        assert s.offer is not None
        before = encode(s)
        found = macros.legal(s)
        assert encode(s) == before and found
        assert len(set(found)) == len(found) <= max(MOST, len(s.offer.actions))
        if s.offer.kind not in case.game.grouped:
            assert found == [(action,) for action in s.offer.actions]
            continue
        ends: dict[bytes, Macro] = {}
        for macro in found:
            c = clone(s)
            _take_checked(c, macro)
            twin = ends.setdefault(same(c), macro)
            assert twin is macro or c.known != s.known, "two macros lead to the same position"
        small = small_ways(s)
        if small is None or all(len(macro) == 1 for macro in found):
            continue
        assert set(ends) <= set(small)
        named = {in_order(macro) for macro in found}
        for end, ways in small.items():
            assert end in ends or ways & named, "a way of small choices is lost"


def _take_checked(s: State, macro: Macro) -> None:
    for action in macro:
        assert s.offer is not None and action in s.offer.actions
        take(s, action)
