"""The last moves at a table, each with the table it left: for the film of them.

Several moves may come to a viewer in one message, and somebody who comes back wants to see what
happened since his own last move; so the table is kept as it stood after each of them. It costs no
time: the states are the copies that a `Table` makes before every move anyway, for undo. What it
costs in memory is bounded three times:

- Only what somebody may still ask for is kept: the moves since each person at the table last
  moved, what a viewer has not been sent yet, and a few moves for those who look on. Where only
  bots play and nobody looks, nothing is kept.
- Never more than `MOST` states, 12 to 20 KB each: a viewer too slow for that sees fewer steps, but
  the same table and the whole log.
- A room that nobody uses is let go after some minutes, and its trail with it. When it is read
  again its last moves are played again from a snapshot, and the trail comes for nothing with them.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterable, Sequence

import msgspec

from westmarch.kernel.engine.state import State
from westmarch.tabletop.journal.codec import Logged, entry_of, undone_of
from westmarch.tabletop.rows import ACT, BEGIN, UNDO, UPGRADE, JournalRow

MOST = 120
"""Steps kept of a room."""
LOOKING_ON = 40
"""Steps shown to somebody without a seat who comes to the table."""


class Step(msgspec.Struct):
    """Something that changed the table."""

    n: int
    """Number of the decision after it."""
    seat: int | None
    """Who moved; None: it was no move but the set-up, or moves were taken back."""
    moves: int
    """Moves made by then, without those taken back."""
    told: int
    """Lines of the log told by then, whoever may read them."""
    turn: int
    state: State | None = None
    """The table after it; None while that is how the table still stands."""


class Trail:
    """The last steps of a game, oldest first."""

    def __init__(self, steps: Iterable[Step] = (), undone: int = -1) -> None:
        self.steps = list(steps)
        self.undone = undone
        """The decision number after the last undo; -1: there was none."""

    def add(self, step: Step, before: State | None = None) -> None:
        """A step that has just been done, and the table before it."""
        for last in reversed(self.steps if before is not None else ()):
            if last.state is not None:
                break
            last.state = before
        self.steps.append(step)

    def take_back(self, step: Step) -> None:
        """Moves were taken back: their steps vanish, and the table is as one before them left it.

        That one's state is given up: undo makes it the table's own, which will change.
        """
        self.steps = [kept for kept in self.steps if kept.moves <= step.moves]
        for kept in self.steps:
            if kept.moves == step.moves:
                kept.state = None
        self.steps.append(step)
        self.undone = step.n

    def trim(self, first: int) -> None:
        """Forget the steps before one, and those there are too many of. The newest stays."""
        count = len(self.steps)
        del self.steps[: max(0, min(first, count - 1), count - MOST)]

    # ---- places in it

    def after(self, n: int) -> int:
        """The place of the first step after a decision number."""
        return bisect_right(self.steps, n, key=lambda step: step.n)

    def last_of(self, seats: Sequence[int]) -> int:
        """The place of the last move of one of these seats; 0, the oldest there is, when none of
        them moved."""
        for place in range(len(self.steps) - 1, 0, -1):
            if self.steps[place].seat in seats:
                return place
        return 0

    # ---- what is shown

    def new_since(self, n: int, now: int) -> list[Step]:
        """For a viewer who was told up to decision `n`: the steps since, but for the one that is
        the table of decision `now`; only those after the last undo."""
        return [step for step in self.steps[self.after(max(n, self.undone)) :] if step.n < now]

    def since_own_move(self, seats: Sequence[int], now: int) -> list[Step]:
        """For somebody who comes to the table: his last move (or the oldest step there is) and
        the steps since, but for the one that is the table of decision `now`. For who holds no
        seat: the steps of the current turn."""
        if seats:
            found = self.steps[self.last_of(seats) :]
        else:
            turn = self.steps[-1].turn if self.steps else 0
            found = [step for step in self.steps if step.turn == turn][-LOOKING_ON:]
        return [step for step in found if step.n < now]

    def mover(self, n: int, now: int) -> int | None:
        """Who moved last; None when that was before decision `n`, or when it was no move that led
        to decision `now`."""
        last = self.steps[-1] if self.steps else None
        return last.seat if last is not None and n < last.n == now else None


def retraced(journal: Sequence[JournalRow], log: Sequence[Logged], past: Sequence[State]) -> Trail:
    """The trail of a game read from its journal. `past` are the states before its last moves."""
    trail = Trail()
    moves = 0
    for row in journal:
        seat = None
        if row.kind == ACT:
            moves += 1
            seat = entry_of(row).seat
        elif row.kind == UNDO:
            moves -= undone_of(row).count
        elif row.kind not in (BEGIN, UPGRADE):
            continue
        told = bisect_right(log, row.seq, key=lambda item: item.at)
        step = Step(row.seq, seat, moves, told, row.turn)
        if row.kind == UNDO:
            trail.take_back(step)
        else:
            trail.add(step)
    oldest = moves - len(past)
    trail.steps = [step for step in trail.steps if step.moves >= oldest]
    for step in trail.steps:
        step.state = None if step.moves == moves else past[step.moves - oldest]
    return trail
