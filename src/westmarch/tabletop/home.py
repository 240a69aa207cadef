"""What a table needs of whoever keeps it: a place to store what happens, somebody who thinks for
its bots, and the time.

A `Home` decides little itself. It is told what is to be stored, all at once or not at all, and
whoever changes a room tells nobody of it before that is done. What only a home with many tables and
accounts knows (who may sit down, who may speak) it may say here; a home with one table leaves it
as it is.
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
    """Moves have been stored: a person's, so many seconds after it was taken, or some of a bot."""

    game: str
    by_bot: bool = False
    count: int = 1
    seconds: float = 0.0


class BotAsked(msgspec.Struct, frozen=True):
    """A bot has been asked, and has answered or failed after so many seconds."""

    game: str
    seconds: float


class BotFailed(msgspec.Struct, frozen=True):
    """A bot has given no answer, and its table moves at random for it."""

    game: str
    bot: str
    why: Exception


Counted = Moved | BotAsked | BotFailed


# ---- what is stored


class SeatChange(NamedTuple):
    """A seat as it is now, and who sat there as it is stored."""

    seat: SeatRow
    was: str | None


class Saving(NamedTuple):
    """What of a room is to be stored, all at once or not at all."""

    room: Room
    rows: Sequence[JournalRow]
    seats: Sequence[SeatChange]
    state: SnapshotRow | None
    """The last state of its game; None: that has not changed."""
    snapshot: bool
    """Whether the game is to be restored from this state from now on."""
    void: bool
    """The game counts for nobody's rating: it was over before it had begun."""
    also: Sequence[Any]
    """What else the home was given to store with it."""


def _check_whole(room: Room, rows: Sequence[JournalRow]) -> None:
    """The journal must go on where it ends, and tell all that happened since: else a move is told
    to somebody that nobody stored."""
    told = [row.seq for row in rows if row.kind != BEGIN]
    if told != list(range(room.stored + 1, room.row.seq + 1)):
        raise RuntimeError(f"room {room.id} is stored up to {room.stored}: {told} would leave gaps")


class Home(Protocol):
    """Whoever keeps tables."""

    snapshot_every: int = 50
    """Moves after which a state is saved that a game is restored from."""

    # ---- what every home says

    @abstractmethod
    async def keep(self, saving: Saving) -> None:
        """Store it. Raises whatever keeps it from being stored."""

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
        """Store a new room, and with it the journal of its game as far as it has got, and its last
        state."""

    @abstractmethod
    def new_id(self) -> str:
        """A name for a new room that nobody can guess."""

    @abstractmethod
    async def linked(self, id_: str | None) -> Room | None:
        """The room of this name; None when there is none, or none any more."""

    @abstractmethod
    def read_anew(self, room: Room) -> None:
        """Let a room go that memory may know wrongly: it is read again when next asked for."""

    @abstractmethod
    async def think(self, room: Room, task: Thought) -> list[Action]:
        """What a bot chooses (`thinking.choose`). Raises `Unanswered`, and whatever the bot fails
        with."""

    @abstractmethod
    def in_background(self, work: Coroutine[Any, Any, None], room: Room) -> asyncio.Task[None]:
        """Do something for a room beside whatever is being done."""

    @abstractmethod
    def counted(self, event: Counted) -> None:
        """Something has happened that may be counted."""

    # ---- what a home may say otherwise

    pauses: Pauses = NO_PAUSES
    """When clocks stand still."""

    def now(self) -> datetime:
        """What time it is."""
        return present()

    async def apart(self, work: Callable[..., T], *args: Any) -> T:
        """Do some work that takes a while; where there are threads, in one of its own."""
        return work(*args)

    async def prepare(self, room: Room, person: Person) -> None:
        """A new room of this person is about to be stored. Raises `Refused` when none are made."""

    async def check_room_count(self, person: Person) -> None:
        """Raises `Refused` when somebody may make no more rooms."""

    def foreseen(self, error: BaseException) -> bool:
        """Whether it is a refusal: whoever raises it has left everything as it was."""
        return isinstance(error, (Refused, WestmarchError))

    def not_stored(self, room: Room, error: Exception) -> None:
        """Something could not be stored, and the room has been let go."""

    def changed(self, room: Room) -> None:
        """What happened in a room has been stored."""

    async def may_reveal(self, row: RoomRow) -> bool:
        """Whether the secrets of a game may be shown: it is over."""
        return row.status == FINISHED or row.ending == ABORTED_GAME

    async def is_moving(self, room: Room, person: str | None) -> None:
        """Somebody is about to move."""

    async def check_speaker(self, room: Room, person: str) -> None:
        """Raises `Refused` when somebody may not speak in a room."""

    async def check_begin(self, room: Room) -> None:
        """Raises `Refused` when a game may not begin as it is planned."""

    async def admit(self, room: Room, person: Person, number: int) -> None:
        """Somebody is about to sit down. Raises `Refused` when he may not."""

    def vacated(self, person: str) -> None:
        """Somebody has left a seat, or is not asked to take it any more."""

    def bots_stopped(self, room: Room) -> None:
        """The bots of a room could not go on. They may go on later (`bot_turns.drive`)."""

    def bots_done(self, room: Room) -> None:
        """The bots of a room have made all their moves."""

    # ---- changing a room

    @asynccontextmanager
    async def changing(self, room: Room) -> AsyncIterator[None]:
        """Hold a room's lock from looking at the table until what changes is stored. Raises
        `Refused` where the room was let go meanwhile.

        A room that is left otherwise than it is stored, or that something unforeseen broke off in,
        is let go, and read again as everybody knows it.
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
        """Store what happened in a room, which the caller is `changing`; he tells nobody before."""
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
            # Memory is ahead of what is stored, or behind what another process has stored.
            self.read_anew(room)
            self.not_stored(room, error)
            raise NotStored from error
        room.stored, room.whole = room.row.seq, room.as_it_stands()
        self.changed(room)

    def advance(self, room: Room) -> None:
        """Bring a room's clocks up to date, before it is stored."""
        sides = room.game.sides(room.row.options)
        advance(room.row, room.seats, sides, self.now(), self.pauses)
