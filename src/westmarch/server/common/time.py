"""What time it is, for whatever may take days; tests move it."""

from __future__ import annotations

from datetime import UTC, datetime


class Time:
    """The time of day. One that is moved has another `now`."""

    def now(self) -> datetime:
        return datetime.now(UTC)
