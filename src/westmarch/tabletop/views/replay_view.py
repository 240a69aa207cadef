"""A game seen again, move by move, as somebody may see it."""

from __future__ import annotations

import logging
from bisect import bisect_right
from collections.abc import Sequence
from typing import Any

import msgspec

from westmarch.kernel import record as records
from westmarch.kernel.engine.events import visible_to
from westmarch.kernel.engine.state import State, clone
from westmarch.kernel.game import Game
from westmarch.kernel.record import Carried, Record
from westmarch.kernel.story import ABANDONED, DRAWN, OUT_OF_TIME, UNFINISHED, Story
from westmarch.kernel.texts.site_texts import say
from westmarch.tabletop.home import Home
from westmarch.tabletop.journal import codec, restore
from westmarch.tabletop.journal.codec import Logged, for_people
from westmarch.tabletop.refusals import Forbidden, NotThere, Refused
from westmarch.tabletop.room import Room
from westmarch.tabletop.rows import JournalRow, SnapshotRow
from westmarch.tabletop.views.schemas import Chosen, Line, ReplayOut, TurnMark
from westmarch.tabletop.views.table_view import decision_out, lines

log = logging.getLogger("westmarch.server")

STEP = 40
"""A state is kept every so many moves; those between are played again."""
LINES_AT_ONCE = 400
ALL = "all"


class Film:
    """One game, played again once and kept for looking at any of its moves.

    Its lines are those told at the time. Of a game that was carried over to another version, the
    moves before may not fit the present rules: from the first that does not, the table stands
    still until the next one that is known.
    """

    end: State | None = None
    """How the game stands after all its moves; None where this version cannot go on with it."""

    def __init__(
        self, game: Game, journal: Sequence[JournalRow], over: Sequence[Carried] | None = None
    ) -> None:
        """`over` says where the game was carried over, where that is more than is stored."""
        self.game = game
        self.record = codec.record_of(journal)
        over = self.record.carried if over is None else over
        self._over = [one.carried for one in over]
        course = codec.course_of(journal)
        self.events = [events for _, events in course]
        self.rounds = [turn for turn, _ in course]
        self._known: list[int] = []
        self._states: dict[int, State] = {}
        for n, end in enumerate([*self._over, self.last]):
            begin = over[n - 1].carried if n else 0
            part = Record(self.record.header, self.record.entries[:end], carried=list(over[:n]))
            self._play(part, begin)

    def _play(self, part: Record, begin: int) -> None:
        """Play a part of the game again, as far as the present rules go along."""

        def watch(s: State, done: int) -> None:
            if not self._known or self._known[-1] < done:
                self._known.append(done)
            if done % STEP == 0 or done == begin:
                self._states[done] = kept = clone(s)
                kept.events = None

        try:
            records.replay(part, watch=watch)
        except Exception as error:  # whatever the rules may do with moves they do not foresee
            log.info("a part of a game cannot be shown: %s", type(error).__name__)

    @property
    def last(self) -> int:
        return len(self.record.entries)

    def known(self, at: int) -> int:
        """The last move up to this one whose table is known. Raises `Refused` when none is."""
        if not self._known:
            raise Refused("carried_over", say("error-carried_over"))
        return self._known[max(0, bisect_right(self._known, at) - 1)]

    def can_begin_at(self, at: int) -> bool:
        """Whether a new game could begin at a position: where the present rules lead there from
        the set-up."""
        return self.known(at) == at and all(at < over for over in self._over)

    def state(self, at: int) -> State:
        """The state after so many moves, which must be known."""
        near = max(kept for kept in self._states if kept <= at)
        part = Record(self.record.header, self.record.entries[:at])
        return records.replay(part, start=(clone(self._states[near]), near))

    def turns(self) -> list[TurnMark]:
        """Where each turn begins."""
        found: list[TurnMark] = []
        for at, turn in enumerate(self.rounds):
            if not found or found[-1].turn != turn:
                found.append(TurnMark(turn, at))
        return found

    def lines(self, seats: Sequence[int], everything: bool, since: int, at: int) -> list[Line]:
        """Lines of the moves after `since` up to `at` that these seats may see."""
        number, first = 0, -1
        found: list[Logged] = []
        for move in range(at + 1):
            for event in self.events[move]:
                if not for_people(event):
                    continue
                if not everything and event.seats is not None:
                    if not any(visible_to(event, seat) for seat in seats):
                        continue
                if move > since:
                    first = number if first < 0 else first
                    found.append(Logged(event, event.turn, move))
                number += 1
        skipped = max(0, len(found) - LINES_AT_ONCE)
        options = self.record.header.options
        return lines(self.game, options, found[skipped:], max(first, 0) + skipped)


def film_of(
    game: Game,
    journal: Sequence[JournalRow],
    snapshot: SnapshotRow | None,
    last: SnapshotRow | None,
) -> Film:
    """The film of a stored game, carried over where that has to be for its end to be known."""
    if snapshot is not None and snapshot.seq > journal[-1].seq:
        snapshot = None  # it was saved since the journal was read
    try:
        table = restore.restore(game, journal, snapshot, last).table
    except restore.CannotGoOn:
        return Film(game, journal)
    film = Film(game, journal, list(table.record.carried))
    film.end = table.state
    return film


def _whose(room: Room, person: str, wanted: str | None) -> tuple[list[int], bool]:
    """The seats whose view is shown, and whether everything is. Raises `Refused` when that is
    not for this person to see."""
    mine = room.seats_of(person)
    if wanted is None:
        return mine, False
    if wanted == ALL:
        if not room.revealed:
            raise Forbidden("hidden", say("error-hands_hidden"))
        return [], True
    if not (wanted.isdecimal() and int(wanted[:4]) < len(room.seats)):
        raise NotThere("not_found", say("error-no-seat"))
    seat = int(wanted)
    if seat not in mine and not room.revealed:
        raise Forbidden("hidden", say("error-not_your_seat"))
    return [seat], False


async def story_of(home: Home, film: Film, room: Room, s: State) -> Story:
    """The story of a finished game, which ended so."""
    row = room.row
    ending = row.ending or UNFINISHED
    if ending not in (OUT_OF_TIME, ABANDONED, DRAWN):
        return await home.apart(room.game.story, s, film.events, ending, row.winners)
    # The rules know nothing of it: the house says how, the game the rest.
    found = await home.apart(room.game.story, s, film.events, UNFINISHED, [])
    losers = [seat.called for seat in room.seats if seat.seat not in row.winners]
    how = say(f"story-{ending}", losers=", ".join(losers), turn=row.turn)
    return msgspec.structs.replace(found, how=how)


async def look(
    home: Home,
    film: Film,
    room: Room,
    person: str,
    at: int | None,
    since: int | None,
    wanted: str | None,
) -> ReplayOut:
    """A position of a game, as somebody may see it."""
    seats, everything = _whose(room, person, wanted)
    at = film.last if at is None else at
    if at > film.last:
        raise NotThere("not_found", say("error-moves", moves=film.last))
    since = at - 1 if since is None else min(since, at)
    shown = film.known(at)
    s = await home.apart(film.state, shown)
    game, asked = room.game, s.offer if shown == at else None
    seat = seats[0] if seats else None
    if asked is not None and asked.seat in seats:
        seat = asked.seat
    view: dict[str, Any] = game.view(s, seat)
    if everything:
        view["hands_shown"] = [
            game.view(s, other).get("hand", []) for other in range(len(room.seats))
        ]
    decision = chosen = None
    if asked is not None:
        mine = asked.seat in seats
        decision = decision_out(game, s, room.row.options, at, mine, choices=False)
        if at < film.last and (mine or room.revealed):
            entry = film.record.entries[at]
            chosen = Chosen(entry.seat, entry.action, game.label(s, entry.action))
    return ReplayOut(
        at=at,
        shown=shown,
        last=film.last,
        seat=seat,
        view=view,
        events=film.lines(seats, everything, since, at),
        decision=decision,
        chosen=chosen,
        turns=film.turns(),
        can_continue=film.can_begin_at(at),
    )
