"""Which of the puzzles that were found are kept: a mixture, not forty times the same."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from westmarch.puzzles.difficulty import EITHER_OR
from westmarch.puzzles.puzzle import Puzzle

MOST_ALIKE = 0.35
"""The share of the puzzles that may be about the same thing, for the same side."""
MOST_EASY = 0.25
"""The share that may ask for what the quick policy thinks of first."""
MOST_PLAIN = 0.1
"""The share that may be the policy's first thought where there are only two choices."""
ALWAYS = 2
"""So many of a kind are taken however few there are in all."""


class PuzzleSelection:
    """The puzzles of a game: those that were there, and those added until there are enough."""

    def __init__(self, puzzles: Iterable[Puzzle], more: int) -> None:
        self.puzzles = list(puzzles)
        self._more = more
        self._before = len(self.puzzles)

    @property
    def added(self) -> int:
        return len(self.puzzles) - self._before

    @property
    def full(self) -> bool:
        return self.added >= self._more

    def add(self, puzzle: Puzzle) -> bool:
        """Take a puzzle in, if there is room for one of its kind."""
        if self.full or any(puzzle.id == one.id for one in self.puzzles):
            return False
        total = self._before + self._more
        kinds: list[tuple[float, Callable[[Puzzle], bool]]] = [
            (MOST_ALIKE, lambda one: _about(one) == _about(puzzle)),
            (MOST_EASY, lambda one: one.easy),
            (MOST_PLAIN, lambda one: one.easy and EITHER_OR in one.themes),
        ]
        for share, of_a_kind in kinds:
            there = sum(map(of_a_kind, self.puzzles))
            if of_a_kind(puzzle) and there >= max(ALWAYS, share * total):
                return False
        self.puzzles.append(puzzle)
        return True


def _about(puzzle: Puzzle) -> tuple[str, ...]:
    return puzzle.side, *puzzle.themes[:2]
