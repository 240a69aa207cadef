"""The time until which a bot may think. All code that looks at the clock does so here."""

from __future__ import annotations

from time import perf_counter


class OutOfTime(Exception):
    """Breaks off a trial. The code that began the trial continues with what it knows."""


def until(seconds: float) -> float:
    """Return the time that is so many seconds from now. Return 0, which means no limit, if
    `seconds` is 0."""
    return now() + seconds if seconds else 0.0


def now() -> float:
    return perf_counter()


def late(until: float) -> bool:
    """Return whether a time has passed. The time 0 never passes."""
    return bool(until) and now() >= until
