"""Chapter 10, and who of two partners wins (end of chapter 11)."""

from __future__ import annotations

import pytest

from tests.games.war_of_the_ring.helpers import bare, capture
from westmarch.games.war_of_the_ring.rules.map.pieces import FREE_PEOPLES, SHADOW
from westmarch.games.war_of_the_ring.rules.turn.victory import champions, check_conquest, check_ring


@pytest.mark.rule("wotr.10.03", "wotr.9.25", "wotr.10.02", "wotr.8.05")
def test_corruption_of_twelve_wins_for_the_shadow() -> None:
    s = bare()
    s.corruption = 11
    check_ring(s)
    assert not s.ending
    s.corruption = 12
    check_ring(s)
    assert (s.ending, s.winners) == ("ring_bearers_fail", [SHADOW])


@pytest.mark.rule("wotr.10.04", "wotr.9.35")
def test_the_crack_of_doom_wins_for_the_free_peoples() -> None:
    s = bare()
    s.mordor, s.corruption = 4, 11
    check_ring(s)
    assert not s.ending
    s.mordor = 5
    check_ring(s)
    assert (s.ending, s.winners) == ("ring_destroyed", [FREE_PEOPLES])


@pytest.mark.rule("wotr.10.01", "wotr.10.04")
def test_corruption_comes_before_the_crack_of_doom() -> None:
    s = bare()
    s.mordor, s.corruption = 5, 12
    check_ring(s)
    assert s.winners == [SHADOW]


@pytest.mark.rule("wotr.10.05", "wotr.10.06")
@pytest.mark.parametrize(
    ("points", "ending"),
    [
        ([3, 9], ""),
        ([4, 9], "sauron_banished"),
        ([0, 10], "shadow_conquest"),
        ([4, 10], "shadow_conquest"),
    ],
)
def test_conquest(points: list[int], ending: str) -> None:
    s = bare()
    s.victory_points = points
    check_conquest(s)
    assert s.ending == ending


@pytest.mark.rule("wotr.10.07", "wotr.10.02")
def test_points_alone_win_nothing_before_the_victory_check() -> None:
    s = bare()
    s.victory_points = [4, 12]
    check_ring(s)
    assert not s.ending


@pytest.mark.rule("wotr.11.26", "wotr.11.27")
def test_the_shadow_player_with_more_captures_less_losses_wins() -> None:
    s = bare(players=4)
    capture(s, "minas_tirith", seat=2)
    capture(s, "helms_deep", seat=3)
    capture(s, "edoras", seat=3)
    assert champions(s, SHADOW) == [3]
    capture(s, "orthanc", seat=0)  # Isengard's Stronghold is lost: 3 - 2 < 2
    assert champions(s, SHADOW) == [2]
    capture(s, "pelargir", seat=3)
    assert champions(s, SHADOW) == [2, 3], "a tie, for which the rulebook has no rule"


@pytest.mark.rule("wotr.11.28", "wotr.11.26")
def test_the_free_peoples_player_who_lost_less_wins() -> None:
    s = bare(players=4)
    capture(s, "lorien", seat=2)  # the Elves are the Gondor player's
    capture(s, "edoras", seat=3)
    assert champions(s, FREE_PEOPLES) == [1]
    s.corruption = 12
    check_ring(s)
    assert s.winners == [2, 3], "the side wins together"
