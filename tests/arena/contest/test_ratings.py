"""Ratings, intervals and tests: known values, and that they keep what they promise."""

from __future__ import annotations

from random import Random

import pytest

from westmarch.arena.contest.contest import Test as SequentialTest
from westmarch.arena.contest.ratings import Term, rate
from westmarch.arena.contest.sprt import (
    NOT_STRONGER,
    OPEN,
    STRONGER,
    Trial,
    bounds,
    expected,
    ratio,
)
from westmarch.arena.intervals import wilson


@pytest.mark.parametrize(
    ("score", "games", "low", "high"),
    [
        (0, 10, 0.0, 0.2775),
        (5, 10, 0.2366, 0.7634),
        (10, 10, 0.7225, 1.0),
        (81, 263, 0.2553, 0.3662),
    ],
)
def test_wilson(score: float, games: int, low: float, high: float) -> None:
    assert wilson(score, games) == (pytest.approx(low, abs=1e-4), pytest.approx(high, abs=1e-4))


def two(share: float, games: int) -> list[Term]:
    """Two bots on both sides, the first winning the same share everywhere."""
    return [
        Term(("a", "field"), ("b",), games, share * games),
        Term(("b", "field"), ("a",), games, (1 - share) * games),
    ]


def test_three_of_four_games_are_191_points() -> None:
    found = rate(two(0.75, 100_000), ["a", "b"], ["field"])
    assert found["a"].value - found["b"].value == pytest.approx(190.85, abs=0.2)
    assert found["a"].value + found["b"].value == pytest.approx(0, abs=1e-6)
    assert found["field"].value == pytest.approx(0, abs=0.1)
    # Half the difference of two: its deviation is that of a share, on the scale of Elo.
    wide = 1.96 * 173.7178 / (0.75 * 0.25 * 200_000) ** 0.5 / 2
    assert found["a"].high - found["a"].value == pytest.approx(wide, rel=0.05)


def test_an_advantage_of_the_side_is_not_taken_for_strength() -> None:
    terms = [Term(("a", "field"), ("b",), 100, 80), Term(("b", "field"), ("a",), 100, 80)]
    found = rate(terms, ["a", "b"], ["field"])
    assert abs(found["a"].value) < 0.01
    assert found["field"].value == pytest.approx(240.8, rel=0.03)


def test_who_won_everything_has_a_finite_rating_and_a_lopsided_interval() -> None:
    found = rate(two(1.0, 20), ["a", "b"], ["field"])["a"]
    assert 200 < found.value < 1000
    assert found.low > 0 and found.high - found.value > found.value - found.low


def test_alone_against_the_game() -> None:
    terms = [Term(("a", "quest"), (), 50, 40), Term(("b", "quest"), (), 50, 10)]
    found = rate(terms, ["a", "b"], ["quest"])
    assert found["a"].value == pytest.approx(-found["b"].value)
    assert found["a"].low > 0 > found["b"].high


def test_the_intervals_hold_the_truth_as_often_as_they_say() -> None:
    rng, held = Random(1), 0
    truth = {"a": 60.0, "b": 0.0, "c": -60.0}
    for _ in range(60):
        terms = []
        for one, other in (("a", "b"), ("b", "a"), ("a", "c"), ("c", "a"), ("b", "c"), ("c", "b")):
            chance = expected(truth[one] - truth[other] + 80)
            won = sum(rng.random() < chance for _ in range(40))
            terms.append(Term((one, "field"), (other,), 40, won))
        found = rate(terms, list(truth), ["field"])
        held += sum(found[bot].low <= truth[bot] <= found[bot].high for bot in truth)
    assert 0.9 <= held / 180 <= 0.99


# ---- the test

TEST = SequentialTest(0, 120)


def test_the_ratio_grows_with_what_speaks_for_it() -> None:
    even, ahead = {0.0: 10, 0.5: 20, 1.0: 10}, {0.0: 5, 0.5: 20, 1.0: 15}
    assert ratio(TEST, {}) == 0
    assert ratio(TEST, even) < 0 < ratio(TEST, ahead)
    # The same evidence in the other direction.
    turned = SequentialTest(-120, 0)
    assert ratio(turned, {1 - share: n for share, n in ahead.items()}) == pytest.approx(
        -ratio(TEST, ahead)
    )


def test_many_even_bouts_agree_with_the_normal_approximation() -> None:
    seen = {0.0: 60, 0.25: 200, 0.5: 480, 0.75: 220, 1.0: 70}
    bouts = sum(seen.values())
    mean = sum(share * n for share, n in seen.items()) / bouts
    variance = sum((share - mean) ** 2 * n for share, n in seen.items()) / bouts
    zero, one = expected(0), expected(10)
    about = bouts * (one - zero) * (2 * mean - zero - one) / (2 * variance)
    assert ratio(SequentialTest(0, 10), seen) == pytest.approx(about, rel=0.02)


def test_the_test_errs_as_seldom_as_it_says() -> None:
    def stronger(elo: float, rng: Random) -> str:
        trial, chance = Trial(TEST), expected(elo)
        while trial.verdict == OPEN:
            trial.add(sum(rng.random() < chance for _ in range(2)) / 2)
        return trial.verdict

    rng = Random(5)
    assert sum(stronger(0, rng) == STRONGER for _ in range(40)) <= 5
    assert sum(stronger(120, rng) == NOT_STRONGER for _ in range(40)) <= 5


def test_after_the_decision_nothing_counts() -> None:
    trial = Trial(TEST)
    for _ in range(400):
        trial.add(1.0)
    assert trial.verdict == STRONGER and len(trial.course) < 400
    assert trial.course[-1] >= bounds(TEST)[1] > trial.course[-2]
