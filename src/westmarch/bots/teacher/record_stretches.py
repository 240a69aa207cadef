"""A recorded game as stretches: what one seat chose in a row, before anything new became known.

Between two stretches lies another seat's turn, or something that chance or hidden cards decided.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from westmarch.bots.search.knowledge import Knowledge, knowledge_of
from westmarch.bots.trial_play import Script
from westmarch.kernel import record as records
from westmarch.kernel import registry
from westmarch.kernel.engine.flow import take
from westmarch.kernel.engine.state import State, clone
from westmarch.kernel.record import Record


class Stretch(NamedTuple):
    """The choices from one move on, up to another, of one seat."""

    first: int
    """Moves done before it."""
    end: int
    """Moves done after it."""
    seat: int
    turn: int
    by_chance: bool
    """Whether something new became known between its last choice and what comes after it."""
    natural: bool
    """Whether a natural end of play lies before it: there the position can be judged as it is."""


class RecordStretches:
    """A game that was played, with the state before each stretch and the last one."""

    def __init__(self, record: Record) -> None:
        self.record = record
        self.game = registry.game(record.header.game)
        self.knowledge: Knowledge[State] = knowledge_of(self.game.id)
        self.foretelling = self.knowledge.foretelling()
        """Says how the game stands; `knowledge` says what would have been better to play."""
        self.sides = self.game.sides(record.header.options)
        self.stretches: list[Stretch] = []
        self.states: list[State] = []
        self._begun: tuple[int, int, bool] | None = None
        self._known = 0
        self._mark: object = None
        self.last = records.replay(record, watch=self._watch)

    def _watch(self, s: State, done: int) -> None:
        """Called after the set-up and after every move."""
        begun, entries = self._begun, self.record.entries
        natural = self._natural(s)
        if begun is not None:
            chance = s.known != self._known or bool(entries[done - 1].random)
            turned = s.offer is None or s.offer.seat != begun[1]
            if chance or turned or done == len(entries):
                self._close(done, chance)
                begun = None
        self._known = s.known
        if begun is None:
            self.states.append(_kept(s))
            if s.offer is not None:
                self._begun = (done, s.offer.seat, natural)

    def _natural(self, s: State) -> bool:
        """Whether a natural end of play has been reached since the last one."""
        if s.offer is None:
            return False
        here = self.knowledge.horizon(s)
        if here is None or here == self._mark:
            return False
        first, self._mark = self._mark is None, here
        return not first

    def _close(self, done: int, chance: bool) -> None:
        assert self._begun is not None
        first, seat, natural = self._begun
        turn = self.game.rounds(self.states[-1])
        self.stretches.append(Stretch(first, done, seat, turn, chance, natural))
        self._begun = None

    def script(self, stretch: Stretch, since: int = 0) -> Script:
        """What was chosen in a stretch, from one of its choices on."""
        entries = self.record.entries[stretch.first + since : stretch.end]
        return tuple(entry.action for entry in entries)

    def within(self, place: int, since: int) -> State:
        """The state in a stretch before one of its choices."""
        s = clone(self.states[place])
        for action in self.script(self.stretches[place])[:since]:
            take(s, action)
        return s

    def seat_for(self, side: int, asked: int) -> int:
        """Through whose eyes a side is looked at: his who decides, or else the first of them."""
        return asked if self.sides[asked] == side else self.sides.index(side)


def _kept(s: State) -> State:
    kept = clone(s)
    kept.events = None
    return kept


def sides_of(sides: Sequence[int]) -> list[int]:
    """The sides there are, in order."""
    return sorted(set(sides))
