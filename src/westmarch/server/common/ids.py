"""Names for what is new: rooms, people, sessions, decks."""

from __future__ import annotations

import secrets

_ALPHABET = "23456789abcdefghjkmnpqrstuvwxyz"


def new_id(length: int = 12) -> str:
    """A short random name that nobody can guess."""
    return "".join(secrets.choice(_ALPHABET) for _ in range(length))
