"""Chance that what is hidden cannot move."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, TypeVar

T = TypeVar("T")


class OrderIndependentRandom(Random):
    """Shuffles and chooses as if what it is given had lain in order before.

    A deal anew shuffles the very cards that lie hidden, so that with an ordinary generator the way
    they lie would still tell on the outcome. With this one two states that a seat cannot tell apart
    are dealt alike: what the teacher says follows from what may be seen, to the last digit.
    """

    def shuffle(self, x: Any) -> None:
        x.sort()
        super().shuffle(x)

    def choice(self, seq: Sequence[T]) -> T:  # type: ignore[override]
        return super().choice(sorted(seq))  # type: ignore[type-var]
