"""Records down and up, replay, problem reports, odds."""

from __future__ import annotations

from typing import Any

HANDLERS: list[Any] = []
