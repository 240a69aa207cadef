"""Until when somebody may think. All who look at the clock do so here."""

from __future__ import annotations

from time import perf_counter


class OutOfTime(Exception):
    """What was being tried out is broken off; whoever began it makes do with what it knows."""


def until(seconds: float) -> float:
    """When so many seconds from now are over; 0, as long as it takes, where none are given."""
    return now() + seconds if seconds else 0.0


def now() -> float:
    return perf_counter()


def late(until: float) -> bool:
    """Whether it is past a time; never past 0."""
    return bool(until) and now() >= until
