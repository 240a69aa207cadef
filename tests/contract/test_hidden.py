"""Hidden is hidden: views, choices and determinised states."""

from __future__ import annotations

from random import Random

from tests.contract.cases import Case, sampled
from tests.contract.checks import check_determinize, check_end, check_hidden
from westmarch.kernel.engine.flow import take
from westmarch.kernel.engine.state import encode

FEW = 997
"""Stride of what is so dear that a game or two of it must do; the first decision counts."""


def test_views_show_nothing_hidden(case: Case, seed: int) -> None:
    rng = Random(seed)
    for s in sampled(case, seed, stride=29, first=2):
        check_hidden(case.game, s, range(len(case.game.seats(case.options))), rng)


def test_determinised_states_agree_with_the_view(case: Case, seed: int) -> None:
    rng = Random(seed)
    different = 0
    for s in sampled(case, seed, stride=29, first=2):
        for seat in range(len(case.game.seats(case.options))):
            one = check_determinize(case.game, s, seat, rng)
            two = case.game.determinize(s, seat, rng)
            one.rng = two.rng
            different += encode(one) != encode(two)
    assert different, "determinize always deals the same"


def test_determinised_states_play_on_to_the_end(case: Case) -> None:
    rng = Random(8)
    seats = len(case.game.seats(case.options))
    for s in sampled(case, 0, stride=FEW):
        assert s.offer is not None
        dealt = case.game.determinize(s, s.offer.seat, rng)
        while dealt.offer is not None:
            take(dealt, rng.choice(dealt.offer.actions))
        check_end(case.game, dealt, seats)
