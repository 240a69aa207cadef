"""Time that a test moves: days pass in no time."""

from __future__ import annotations

from datetime import datetime, timedelta

from westmarch.server.common.time import Time

NEVER = 1e6
"""Seconds between rounds of a server whose rounds the test makes itself."""


class Moved(Time):
    """The time of day, and what was added to it."""

    def __init__(self) -> None:
        self.added = timedelta()

    def now(self) -> datetime:
        return super().now() + self.added

    def passes(self, **span: float) -> None:
        self.added += timedelta(**span)
