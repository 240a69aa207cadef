"""Chances of dice and of fights, against arithmetic done by hand."""

from __future__ import annotations

import pytest

from westmarch.kernel.odds import (
    Chances,
    chance_of_six_sided,
    expected,
    fight_once,
    fight_to_the_end,
    hit_chances,
)


@pytest.mark.parametrize(("needed", "sixths"), [(-3, 5), (2, 5), (4, 3), (5, 2), (6, 1), (9, 1)])
def test_a_six_always_succeeds_and_a_one_never(needed: int, sixths: int) -> None:
    assert chance_of_six_sided(needed) == pytest.approx(sixths / 6)


def test_misses_are_thrown_again() -> None:
    assert hit_chances(1, 0, 0.25, 0.5) == pytest.approx((0.75, 0.25))
    assert hit_chances(1, 1, 0.25, 0.5) == pytest.approx((0.375, 0.625))
    assert hit_chances(2, 1, 0.5, 0.5) == pytest.approx((0.125, 0.375, 0.5))
    assert hit_chances(0, 3, 0.5, 0.5) == (1.0,)
    assert expected(hit_chances(3, 0, 0.5, 0.5)) == pytest.approx(1.5)


def one_die_each(a: int, d: int) -> tuple[Chances, Chances]:
    return hit_chances(1, 0, 0.5, 0.5), hit_chances(1, 0, 0.25, 0.25)


def test_one_round() -> None:
    mass = fight_once({(0, 0): 1.0}, (1, 1), one_die_each)
    assert mass == pytest.approx({(0, 0): 0.375, (1, 0): 0.375, (0, 1): 0.125, (1, 1): 0.125})
    assert fight_once(mass, (1, 1), one_die_each)[1, 0] == pytest.approx(0.375 + 0.375**2)


def test_rounds_without_a_hit_are_left_out() -> None:
    mass = fight_to_the_end({(0, 0): 1.0}, (1, 1), one_die_each)
    assert (0, 0) not in mass
    assert mass[1, 0] == pytest.approx(0.375 / 0.625)
    assert sum(mass.values()) == pytest.approx(1)


def test_a_long_fight_is_the_sum_of_its_rounds() -> None:
    last = (3, 2)
    mass = {(0, 0): 1.0}
    for _ in range(200):
        mass = fight_once(mass, last, one_die_each)
    ended = fight_to_the_end({(0, 0): 1.0}, last, one_die_each)
    for key, chance in ended.items():
        assert mass[key] == pytest.approx(chance)
