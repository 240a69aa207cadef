"""The scale of ratings: what a game may do to them, whatever they are."""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st

from westmarch.server.ratings.scale import Rating, after

ratings = st.builds(Rating, st.floats(500, 2500), st.floats(40, 350))


@settings(max_examples=60, deadline=None)
@given(ratings, ratings)
def test_who_wins_rises_and_who_loses_falls(one: Rating, other: Rating) -> None:
    [[won], [lost]] = after([[one], [other]], [1, 0])
    assert won.mu >= one.mu and lost.mu <= other.mu
    # The order in which they are named says nothing.
    [[lost_again], [won_again]] = after([[other], [one]], [0, 1])
    assert abs(won.mu - won_again.mu) < 1e-6 and abs(lost.mu - lost_again.mu) < 1e-6


@settings(max_examples=60, deadline=None)
@given(st.floats(500, 2500), st.floats(500, 2500), st.floats(40, 350))
def test_a_draw_brings_them_nearer(one: float, other: float, sigma: float) -> None:
    [[a], [b]] = after([[Rating(one, sigma)], [Rating(other, sigma)]], [0, 0])
    assert abs(a.mu - b.mu) <= abs(one - other) + 1e-6


@settings(max_examples=60, deadline=None)
@given(st.lists(ratings, min_size=1, max_size=3), st.lists(ratings, min_size=1, max_size=3))
def test_teams_of_any_size_win_and_lose_together(ours: list[Rating], theirs: list[Rating]) -> None:
    won, lost = after([ours, theirs], [1, 0])
    assert all(new.mu >= old.mu for new, old in zip(won, ours, strict=True))
    assert all(new.mu <= old.mu for new, old in zip(lost, theirs, strict=True))


def test_a_hundred_points_are_what_they_are_in_elo() -> None:
    """Of who is expected to win 64 of 100, so many wins and losses leave the rating where it is."""
    strong, weak = Rating(1600, 60), Rating(1500, 60)
    won = after([[strong], [weak]], [1, 0])[0][0].mu - 1600
    lost = 1600 - after([[strong], [weak]], [0, 1])[0][0].mu
    assert abs(0.64 * won - 0.36 * lost) < 0.1 * won
