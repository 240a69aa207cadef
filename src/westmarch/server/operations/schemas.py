"""What is sent about the server itself."""

from __future__ import annotations

from msgspec import Struct


class Health(Struct):
    status: str
    version: str
    rules: dict[str, str]
    """The fingerprint of the rules of each game."""
