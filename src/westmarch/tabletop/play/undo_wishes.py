"""Wishes to take moves back that the others at a table must agree to, and how many there may be."""

from __future__ import annotations

from collections import Counter
from typing import Any

import msgspec

from westmarch.kernel.texts.site_texts import say
from westmarch.tabletop.refusals import TooOften

MOST_DECLINED = 3
"""Whoever has been declined so often in a game asks no more."""


class UndoOffer(msgspec.Struct):
    """A wish to take moves back that the others must agree to."""

    n: int
    seat: int
    person: str
    name: str
    agreed: set[str] = set()

    def message(self) -> dict[str, Any]:
        return {"type": "undo_offer", "from": self.name, "seat": self.seat}


class UndoWishes:
    """What people at a table have wished for, as long as the room is in memory."""

    def __init__(self) -> None:
        self._asked: dict[str, int] = {}
        self._declined: Counter[str] = Counter()

    def ask(self, person: str, n: int) -> None:
        """Somebody asks the others at decision `n`: once there. Raises `TooOften`."""
        if self._declined[person] >= MOST_DECLINED:
            most = say("error-undo_declined_often", most=MOST_DECLINED)
            raise TooOften("undo_declined_often", most)
        if self._asked.get(person) == n:
            raise TooOften("undo_asked", say("error-undo_asked"))
        self._asked[person] = n

    def decline(self, person: str) -> None:
        """The others do not agree."""
        self._declined[person] += 1
