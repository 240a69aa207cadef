"""What time it is, for whatever may take days (tests move it), and a moment as it is stored."""

from __future__ import annotations

from datetime import UTC, datetime

from westmarch.tabletop.clocks import written


class Time:
    """The time of day. One that is moved has another `now`."""

    def now(self) -> datetime:
        return datetime.now(UTC)


def now() -> str:
    """The time of day as it is stored, where no test moves it."""
    return written(datetime.now(UTC))
