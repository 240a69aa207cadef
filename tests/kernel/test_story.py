"""The turning points of a game: weighty, spread, in order."""

from __future__ import annotations

from westmarch.kernel.story import FEWEST, MOST, TELLING, Point, turning_points


def point(at: int, weight: int, text: str = "Something happens.") -> Point:
    return Point(at, 1, "phase", "happened", text, None, weight)


def places(points: list[Point]) -> list[int]:
    return [found.at for found in points]


def test_the_weightiest_are_told_in_order() -> None:
    found = turning_points([point(at, 50 if at % 20 == 0 else 11) for at in range(1, 160)], 160)
    assert places(found) == [20, 40, 60, 80, 100, 120, 140] or len(found) == MOST
    assert {20, 40, 60, 80, 100, 120, 140} <= set(places(found))
    assert places(found) == sorted(places(found))


def test_never_two_of_one_move() -> None:
    found = turning_points([point(5, 90), point(5, 80), point(5, 70), point(50, 20)], 100)
    assert places(found) == [5, 50]
    assert found[0].weight == 90


def test_they_are_spread_over_the_game() -> None:
    """A crowd of heavy ones at the end does not hide what came before."""
    early = [point(at, 30) for at in (10, 30, 50)]
    late = [point(at, 60) for at in range(90, 100)]
    found = turning_points([*early, *late], 100)
    assert {10, 30, 50} <= set(places(found))


def test_what_weighs_little_only_fills_up() -> None:
    little = [point(at, TELLING - 1) for at in range(0, 100, 10)]
    assert len(turning_points(little, 100)) == FEWEST
    great = [point(at, 60) for at in (5, 35, 65, 95)]
    assert places(turning_points([*little, *great], 100)) == [5, 35, 65, 95]


def test_what_has_no_words_or_weight_is_not_told() -> None:
    assert turning_points([point(1, 0), point(2, 50, "")], 10) == []
    assert turning_points([], 0) == []
