"""A room in use: its seats, its table, its log and who is looking on; and what each may see."""

from __future__ import annotations

import asyncio
import secrets
import time
from bisect import bisect_left
from collections.abc import Callable, Iterable, Iterator, Sequence
from datetime import datetime
from random import Random
from typing import Any

import msgspec

from westmarch.kernel.engine.decision import GAME_OVER
from westmarch.kernel.engine.events import visible_to
from westmarch.kernel.engine.state import State, encode
from westmarch.kernel.game import Game
from westmarch.kernel.table import Table
from westmarch.kernel.texts.language import spoken
from westmarch.kernel.texts.site_texts import say
from westmarch.tabletop.clocks import Timekeeper, present, written
from westmarch.tabletop.journal import codec
from westmarch.tabletop.journal.codec import Logged
from westmarch.tabletop.journal.recent_moves import LOOKING_ON, Step, Trail
from westmarch.tabletop.play.short_games import too_short
from westmarch.tabletop.play.undo_wishes import UndoOffer, UndoWishes
from westmarch.tabletop.refusals import Refused, TryAgain
from westmarch.tabletop.rows import (
    ABORTED,
    ACT,
    BEGIN,
    BOT,
    FINISHED,
    PLAYING,
    UNDO,
    UPGRADE,
    WAITING,
    ChatRow,
    JournalRow,
    RoomRow,
    SeatRow,
    is_bot_account,
)
from westmarch.tabletop.viewers import Looker
from westmarch.tabletop.views.room_view import shape
from westmarch.tabletop.views.schemas import DecisionOut, RoomOut, RoundOf, StepOut
from westmarch.tabletop.views.table_view import decision_out, view_of

LINES_SHOWN = 400
_packed = msgspec.msgpack.Encoder().encode


class Room:
    """One room in the server's memory. Whoever changes it holds `lock` until it is stored."""

    def __init__(
        self,
        game: Game,
        row: RoomRow,
        seats: list[SeatRow],
        table: Table | None = None,
        log: Iterable[Logged] = (),
        chat: Iterable[ChatRow] = (),
        trail: Trail | None = None,
    ) -> None:
        self.game = game
        self.row = row
        self.seats = seats
        self.table = table
        self.log = list(log)
        self.chat = list(chat)
        self.trail = trail or Trail()
        self.lock = asyncio.Lock()
        self.lookers: set[Looker] = set()
        self.offer: UndoOffer | None = None
        self.undo_wishes = UndoWishes()
        self.thinking: int | None = None
        self.driver: asyncio.Task[None] | None = None
        self.gone = False
        self.revealed = False
        """Whether the seed and all hands may be shown."""
        self.saved_at = 0
        """Moves in the last snapshot."""
        self.stored = row.seq
        """Length of the journal in the database; `row.seq` is ahead of it until a change is
        stored."""
        self.changing = False
        """Whether somebody holds the lock to change it (`Home.changing`)."""
        self.whole = b""
        """How it stood when that began, or as it has been stored since."""
        self.used = time.monotonic()
        self.keeper: Timekeeper | None = None
        """Who keeps its time, once it is in use."""
        self.now: Callable[[], datetime] = present
        """What time it is there."""
        self.told_name: Callable[[str], str] = lambda name: "?"
        """What is told there of a name from a file."""
        self.tournament: RoundOf | None = None
        """Where it belongs, if it is a tournament's game."""
        self.end: State | None = None
        """The last state of a finished game whose table is not there, where it is needed."""
        self._heard = 0 if table is None else len(table.log)
        self._made: dict[tuple[Any, ...], msgspec.Raw] = {}
        self._made_at = (-1, "")

    # ---- who is who

    @property
    def id(self) -> str:
        return self.row.id

    @property
    def online(self) -> set[str]:
        """The people who are looking."""
        return {looker.person for looker in self.lookers if looker.person}

    @property
    def looking(self) -> set[str]:
        """The people who have the table before their eyes."""
        return {looker.person for looker in self.lookers if looker.person and looker.looking}

    def seats_of(self, person: str) -> list[int]:
        """The seats somebody holds."""
        return [seat.seat for seat in self.seats if person and seat.person == person]

    def players(self) -> set[str]:
        """The people at the table."""
        return {seat.person for seat in self.seats if seat.person}

    def began(self) -> set[str]:
        """The people whose game it is: who plays, or began to and was replaced. Bots keep no
        list of games."""
        whose = {seat.person for seat in self.seats} | {seat.was for seat in self.seats}
        return {one for one in whose if one and not is_bot_account(one)}

    @property
    def over(self) -> bool:
        return self.row.status in (FINISHED, ABORTED)

    def is_bot(self, seat: int) -> bool:
        return self.seats[seat].kind == BOT

    def presence(self) -> list[str]:
        """Names of those who are looking."""
        return sorted({looker.name for looker in self.lookers if looker.name})

    def shape(self, person: str) -> RoomOut:
        """The room as somebody sees it."""
        goes_on = self.sequel() is not None
        return shape(
            *(self.game, self.row, self.seats, person, self.told_name),
            *(self.online, self.revealed, goes_on),
            keeper=self.keeper,
            tournament=self.tournament,
            abortable=self.abortable,
        )

    @property
    def abortable(self) -> bool:
        """Whether the game may be broken off without a loser."""
        return self.tournament is None and too_short(self.game, self.row, self.table)

    def sequel(self) -> dict[str, str] | None:
        """The options of the game that follows this finished one; None when none does."""
        s = self.end if self.table is None else self.table.state
        return None if self.row.status != FINISHED or s is None else self.game.sequel(s)

    # ---- the course of the game

    def as_it_stands(self) -> bytes:
        """All of it that is stored, to be compared: whether anything has been changed."""
        table = self.table
        told = (0, 0) if table is None else (len(table.log), len(table.record.entries))
        return _packed((self.row, self.seats, *told))

    def check_there(self) -> None:
        """Raises `TryAgain` when the room was let go: it is read again when next asked for."""
        if self.gone:
            raise TryAgain

    def playing(self) -> Table:
        """The table of a game in progress. Raises `Refused` when there is none."""
        self.check_there()
        if self.row.status == WAITING:
            raise Refused("not_started", say("error-not_started"))
        if self.row.status != PLAYING or self.table is None:
            raise Refused("finished", self.game.reason(GAME_OVER))
        return self.table

    def set_table(self, table: Table) -> None:
        """A game begins."""
        self.table = table
        self._heard = 0

    def note(self, kind: str, data: object) -> JournalRow:
        """Write the journal's next row about what has just been done at the table; the caller
        stores it before telling anybody."""
        table = self.table
        assert table is not None
        if kind != BEGIN:
            self.row.seq += 1
        events = table.log[self._heard :]
        self._heard = len(table.log)
        self.sync(table)
        row = self.row
        self.log.extend(codec.logged(events, row.turn, row.seq))
        if kind in (BEGIN, UPGRADE):
            self.trail.add(self._step(None))
        elif kind == UNDO:
            self.trail.take_back(self._step(None))
        at = written(self.now())
        return codec.row(self.id, row.seq, kind, data, events, row.turn, at)

    def note_last_move(self, before: State) -> JournalRow:
        """The journal's row of the move just made on the table as it was before."""
        assert self.table is not None
        entry = self.table.record.entries[-1]
        row = self.note(ACT, entry)
        self.trail.add(self._step(entry.seat), before)
        self.trim_trail()
        return row

    def _step(self, seat: int | None) -> Step:
        return Step(self.row.seq, seat, self.row.moves, len(self.log), self.row.turn)

    def trim_trail(self) -> None:
        """Forget the steps that nobody will ask for any more."""
        trail = self.trail
        first = len(trail.steps) - 1
        for person in self.players():
            first = min(first, trail.last_of(self.seats_of(person)))
        for looker in self.lookers:
            first = min(first, trail.after(looker.sent))
            if not looker.seats():
                first = min(first, len(trail.steps) - LOOKING_ON)
        trail.trim(first)

    def sync(self, table: Table) -> None:
        """Bring the row up to date with the table."""
        row = self.row
        row.moves = len(table.record.entries)
        row.turn = self.game.rounds(table.state)
        row.to_act = None if table.decision is None else table.decision.seat
        row.since = written(self.now())
        if table.over:
            self.finish(table.state.ending, list(table.state.winners))
        if self.offer is not None and self.offer.n != row.seq:
            self.offer = None

    def finish(self, ending: str, winners: list[int]) -> None:
        """The game is over."""
        self.row.status = FINISHED
        self.row.ending = ending
        self.row.winners = winners
        self.row.to_act = None
        self.revealed = self.row.parent is None
        self.offer = None

    def snapshot_due(self, every: int) -> bool:
        """Whether the state should be saved now: only where nothing can be taken back freely."""
        assert self.table is not None
        if self.row.moves < self.saved_at:
            self.saved_at = 0
        return self.row.moves - self.saved_at >= every and self.table.at_barrier

    # ---- taking back

    def undo_seat(self, seats: Sequence[int]) -> tuple[int, bool] | None:
        """The seat whose last move would be taken back for these seats, and whether freely."""
        if self.table is None or self.row.status != PLAYING:
            return None
        entries = self.table.record.entries[self.table.record.base :]
        if not entries or not seats:
            return None
        if entries[-1].seat in seats and self.table.can_undo() is None:
            return entries[-1].seat, True
        for entry in reversed(entries):
            if entry.seat in seats:
                return entry.seat, False
        return None

    def others(self, person: str) -> set[str]:
        """The other people at the table, who must agree to an undo."""
        return self.players() - {person}

    # ---- what a viewer sees

    def view(self, seats: Sequence[int]) -> dict[str, Any]:
        """The table as these seats may see it."""
        if self.table is None:
            return {}
        row = self.row
        return view_of(self.game, row.options, self.table.state, seats, row.to_act)

    def dealt(self, seat: int) -> bytes:
        """A whole state, encoded, that agrees with all a seat may know; the rest is dealt at
        random. It is all that a bot is ever sent of the table's own."""
        assert self.table is not None
        rng = Random(secrets.randbits(128))
        return encode(self.game.determinize(self.table.state, seat, rng))

    def steps(
        self, seats: Sequence[int], chosen: Sequence[Step], since: int, first: int
    ) -> list[StepOut]:
        """Steps as these seats may see them; the lines they may read from the place `since` of the
        log on are numbered from `first` on."""
        table = self.table
        if table is None or not chosen:
            return []
        readable = [place for place, _ in self._visible(seats, since)]
        found = []
        for step in chosen:
            s = table.state if step.state is None else step.state
            to_act = None if s.offer is None else s.offer.seat
            last = first + bisect_left(readable, step.told) - 1
            view = view_of(self.game, self.row.options, s, seats, to_act)
            found.append(StepOut(step.n, step.seat, None if last < 0 else last, view))
        return found

    def decision(self, person: str, seats: Sequence[int]) -> DecisionOut | None:
        """The pending decision; its actions only for who must answer it."""
        table = self.table
        if table is None or table.decision is None or self.row.status != PLAYING:
            return None
        asked = table.decision
        found = decision_out(
            self.game, table.state, self.row.options, self.row.seq, asked.seat in seats
        )
        found.since = self.row.since
        undo = self.undo_seat(seats)
        if undo is not None and (undo[1] or not self.row.rated):
            at_once = undo[1] or not self.others(person)
            found.can_undo = at_once
            found.undo_needs_consent = not at_once
        return found

    def _visible(self, seats: Sequence[int], since: int) -> Iterator[tuple[int, Logged]]:
        for place, item in enumerate(self.log[since:], start=since):
            event = item.event
            if event.seats is not None:
                if not codec.for_people(event) or not any(visible_to(event, k) for k in seats):
                    continue
            yield place, item

    def visible(self, seats: Sequence[int], since: int) -> list[Logged]:
        """The events from a place in the log on that these seats may see."""
        return [item for _, item in self._visible(seats, since)]

    def once(self, key: tuple[Any, ...], make: Callable[[], Any]) -> msgspec.Raw:
        """Something shown to many, made and encoded once for each decision and language: the key
        says for which seats, and whatever else it depends on."""
        key = (spoken(), *key)
        stand = (self.row.seq, self.row.status)
        if self._made_at != stand:
            self._made_at, self._made = stand, {}
        found = self._made.get(key)
        if found is None:
            found = self._made[key] = msgspec.Raw(msgspec.json.encode(make()))
        return found

    # ---- telling

    def wake(self) -> None:
        """Everybody looking gets what changed."""
        for looker in self.lookers:
            looker.wake()

    def tell(self, message: dict[str, Any]) -> None:
        """Everybody looking gets a message."""
        for looker in self.lookers:
            looker.tell(message)

    def announce(self, but: Looker | None = None) -> None:
        """Everybody looking learns who else is, and by what name."""
        names = self.presence()
        for looker in self.lookers:
            if looker is not but:
                seats = msgspec.to_builtins(self.shape(looker.person).seats)
                looker.tell({"type": "presence", "presence": names, "seats": seats})
