"""What time it is, for whatever may take days (tests move it), and a moment as it is stored."""

from __future__ import annotations

from datetime import UTC, datetime


class Time:
    """The time of day. One that is moved has another `now`."""

    def now(self) -> datetime:
        return datetime.now(UTC)


def written(at: datetime) -> str:
    """A moment as it is stored and told: ISO 8601 in UTC, so that later ones sort behind."""
    return at.isoformat(timespec="milliseconds").replace("+00:00", "Z")


def read(text: str) -> datetime:
    """A moment that was stored."""
    return datetime.fromisoformat(text)


def now() -> str:
    """The time of day as it is stored, where no test moves it."""
    return written(datetime.now(UTC))
