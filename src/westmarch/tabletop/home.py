"""The home of a table: it stores what happens there, lets the bots think, and knows the time.

A server with many tables is a home, and so is a page of a browser with one table. The functions of
this package change a room, give the home everything to store in one piece, and notify viewers only
after that. A home with accounts overrides more methods: it decides who may sit down or speak.
"""

from __future__ import annotations

import asyncio
from abc import abstractmethod
from collections.abc import AsyncIterator, Callable, Coroutine, Sequence
from contextlib import asynccontextmanager
from datetime import datetime
from typing import Any, NamedTuple, Protocol, TypeVar

import msgspec

from westmarch.kernel.engine.decision import Action
from westmarch.kernel.engine.errors import WestmarchError
from westmarch.tabletop.clocks import NO_PAUSES, Pauses, advance, present, written
from westmarch.tabletop.journal import codec
from westmarch.tabletop.play.short_games import ABORTED_GAME
from westmarch.tabletop.refusals import NotStored, Refused
from westmarch.tabletop.room import Room
from westmarch.tabletop.rows import (
    BEGIN,
    FINISHED,
    ChatRow,
    JournalRow,
    RoomRow,
    SeatRow,
    SnapshotRow,
)
from westmarch.tabletop.thinking import Thought

T = TypeVar("T")


class Person(Protocol):
    """Somebody who plays."""

    @property
    def id(self) -> str: ...

    @property
    def name(self) -> str: ...


# ---- what is counted


class Moved(msgspec.Struct, frozen=True):
    """Moves of a person or a bot are stored; `seconds` is how long that took for a person's."""

    game: str
    by_bot: bool = False
    count: int = 1
    seconds: float = 0.0


class BotAsked(msgspec.Struct, frozen=True):
    """A bot has answered or failed after so many seconds."""

    game: str
    seconds: float


class BotFailed(msgspec.Struct, frozen=True):
    """A bot has failed, and a random move replaces its answer."""

    game: str
    bot: str
    why: Exception


Counted = Moved | BotAsked | BotFailed


# ---- what is stored


class SeatChange(NamedTuple):
    """A changed seat, and the person whom the stored seat names."""

    seat: SeatRow
    was: str | None


class Saving(NamedTuple):
    """Everything of a room that is to be stored in one piece."""

    room: Room
    rows: Sequence[JournalRow]
    seats: Sequence[SeatChange]
    state: SnapshotRow | None
    """The last state of its game; None when that has not changed."""
    snapshot: bool
    """Whether this state also replaces the snapshot that shortens loading."""
    void: bool
    """Whether the game counts for no rating, because it ended before it really began."""
    also: Sequence[Any]
    """What the caller asked the home to store with it, in a form that this home understands."""


def _check_whole(room: Room, rows: Sequence[JournalRow]) -> None:
    """The new rows must follow the stored ones without a gap: else viewers would be told a move
    that is not stored."""
    told = [row.seq for row in rows if row.kind != BEGIN]
    if told != list(range(room.stored + 1, room.row.seq + 1)):
        raise RuntimeError(f"room {room.id} is stored up to {room.stored}: {told} would leave gaps")


class Home(Protocol):
    """The home of some tables."""

    snapshot_every: int = 50
    """Moves after which a state is saved that a game is restored from."""

    # ---- what every home defines

    @abstractmethod
    async def keep(self, saving: Saving) -> None:
        """Store all of it, or raise the error that prevented that."""

    @abstractmethod
    async def keep_line(self, room: Room, row: ChatRow) -> None:
        """Store something said in a room."""

    @abstractmethod
    async def keep_new(
        self,
        room: Room,
        rows: Sequence[JournalRow],
        state: SnapshotRow | None,
        also: Sequence[Any],
    ) -> None:
        """Store a new room together with the journal of its game so far and its last state."""

    @abstractmethod
    def new_id(self) -> str:
        """An id for a new room that nobody can guess."""

    @abstractmethod
    async def linked(self, id_: str | None) -> Room | None:
        """The room with this id; None when there is none, or no longer one."""

    @abstractmethod
    def read_anew(self, room: Room) -> None:
        """Drop a room whose copy in memory may be wrong: the next request reads it again."""

    @abstractmethod
    async def think(self, room: Room, task: Thought) -> list[Action]:
        """Have a bot choose its actions (`thinking.choose`). Raises `Unanswered`, and the errors of
        the bot."""

    @abstractmethod
    def in_background(self, work: Coroutine[Any, Any, None], room: Room) -> asyncio.Task[None]:
        """Start some work for a room, and return at once."""

    @abstractmethod
    def counted(self, event: Counted) -> None:
        """Count an event, for statistics."""

    # ---- what a home may override

    pauses: Pauses = NO_PAUSES
    """When clocks are stopped."""

    def now(self) -> datetime:
        """The present time."""
        return present()

    async def apart(self, work: Callable[..., T], *args: Any) -> T:
        """Do some slow work. A home with threads uses one of them."""
        return work(*args)

    async def prepare(self, room: Room, person: Person) -> None:
        """A person is about to store a new room. Raises `Refused` when that is not possible."""

    async def check_room_count(self, person: Person) -> None:
        """Raises `Refused` when somebody may make no more rooms."""

    def foreseen(self, error: BaseException) -> bool:
        """Whether an error is a refusal, which leaves everything as it was."""
        return isinstance(error, (Refused, WestmarchError))

    def not_stored(self, room: Room, error: Exception) -> None:
        """The home could not store a change, and has dropped the room."""

    def changed(self, room: Room) -> None:
        """A change of a room has been stored."""

    async def may_reveal(self, row: RoomRow) -> bool:
        """Whether the secrets of a game may be shown, since it is over."""
        return row.status == FINISHED or row.ending == ABORTED_GAME

    async def is_moving(self, room: Room, person: str | None) -> None:
        """Somebody is about to move."""

    async def check_speaker(self, room: Room, person: str) -> None:
        """Raises `Refused` when somebody may not speak in a room."""

    async def check_begin(self, room: Room) -> None:
        """Raises `Refused` when a game may not begin as planned."""

    async def admit(self, room: Room, person: Person, number: int) -> None:
        """Somebody is about to sit down. Raises `Refused` when that is not allowed."""

    def vacated(self, person: str) -> None:
        """Somebody has left a seat, or is no longer asked to take it."""

    def bots_stopped(self, room: Room) -> None:
        """The bots of a room failed. The home may start them again later (`bot_turns.drive`)."""

    def bots_done(self, room: Room) -> None:
        """The bots of a room have made all their moves."""

    # ---- changing a room

    @asynccontextmanager
    async def changing(self, room: Room) -> AsyncIterator[None]:
        """Hold a room's lock from the first look at the table until the change is stored. Raises
        `TryAgain` when the room has been dropped meanwhile.

        When the body leaves the room different from what is stored, or fails with an unforeseen
        error, the home drops the room, and reads it again as everybody knows it.
        """
        async with room.lock:
            room.check_there()
            room.changing, room.whole = True, room.as_it_stands()
            try:
                yield
            except BaseException as error:
                unlike = not self.foreseen(error) or room.as_it_stands() != room.whole
                if not room.gone and unlike:
                    self.read_anew(room)
                raise
            finally:
                room.changing = False
            if room.row.seq != room.stored and not room.gone:
                self.read_anew(room)
                raise RuntimeError(f"what happened in room {room.id} was not stored")

    async def commit(
        self,
        room: Room,
        rows: Sequence[JournalRow],
        *seats: SeatChange,
        void: bool = False,
        also: Sequence[Any] = (),
    ) -> None:
        """Store a change of a room. The caller is `changing` it, and notifies viewers later."""
        assert room.changing
        _check_whole(room, rows)
        room.row.updated = written(self.now())
        self.advance(room)
        state, snapshot = None, False
        if rows:
            assert room.table is not None
            state = codec.snapshot_of(room.id, room.row.seq, room.table)
            snapshot = room.snapshot_due(self.snapshot_every)
            if snapshot:
                room.saved_at = room.row.moves
        try:
            await self.keep(Saving(room, rows, seats, state, snapshot, void, also))
        except Exception as error:
            # Memory is ahead of the stored room, or behind what another process has stored.
            self.read_anew(room)
            self.not_stored(room, error)
            raise NotStored from error
        room.stored, room.whole = room.row.seq, room.as_it_stands()
        self.changed(room)

    def advance(self, room: Room) -> None:
        """Bring a room's clocks up to date, before it is stored."""
        sides = room.game.sides(room.row.options)
        advance(room.row, room.seats, sides, self.now(), self.pauses)
