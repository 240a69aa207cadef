"""The one way to read the database, and the one place where it is written.

Writes of many rooms that arrive at the same time share one transaction: a single commit to the
disk then makes all of them safe, and each caller is told only after it. Should a shared
transaction fail, its parts are tried one by one, so that one bad write cannot undo another.

A room is only written by who knows how it stands: its row is found by the length of its journal
and its epoch as they were read (transactions.py), and where another process has written since or
taken the room over, nothing of the write is kept.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Collection, Sequence
from typing import Any, TypeVar

import msgspec
from sqlalchemy import Result, RowMapping, func, or_, select
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import OperationalError
from sqlalchemy.ext.asyncio import AsyncEngine
from sqlalchemy.sql import Executable

from westmarch.server.monitoring import metrics
from westmarch.server.storage.engine import upgrade
from westmarch.server.storage.errors import is_the_databases_fault
from westmarch.server.storage.rows.mapping import from_row, readable, to_row
from westmarch.server.storage.tables import rooms as db
from westmarch.server.storage.tables.journal import journal as journal_table
from westmarch.server.storage.tables.journal import snapshots as snapshots_table
from westmarch.server.storage.tables.journal import states as states_table
from westmarch.server.storage.transactions import Job, Writing, as_saved
from westmarch.tabletop.rows import (
    BOT,
    PLAYING,
    WAITING,
    ChatRow,
    JournalRow,
    RoomRow,
    SeatRow,
    SnapshotRow,
)

T = TypeVar("T", bound=msgspec.Struct)
U = TypeVar("U")
log = logging.getLogger("westmarch.server")


MOST_IN_A_COMMIT = 200
CHAT_SHOWN = 200
MOST_GOING = 1000
"""Rooms of somebody that are not over, in any list."""
LOCKED_PATIENCE = 10.0
"""Seconds that writes wait for another program which holds the database."""


class Store:
    """The database of one server."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        self._queue: asyncio.Queue[tuple[Job, asyncio.Future[None]]] = asyncio.Queue()
        self._writer: asyncio.Task[None] | None = None
        self.upsert: Any = postgresql.insert if self.is_postgres else sqlite.insert
        self._writing = Writing(engine)

    @property
    def is_postgres(self) -> bool:
        return self.engine.dialect.name == "postgresql"

    # ---- life

    async def open(self) -> None:
        """Bring the database up to date and start writing."""
        await upgrade(self.engine)
        self._writer = asyncio.create_task(self._write_forever(), name="westmarch-writer")

    async def close(self) -> None:
        """Write what is waiting and let the database go."""
        if self._writer is not None:
            await self._queue.join()
            self._writer.cancel()
            await asyncio.gather(self._writer, return_exceptions=True)
        await self._writing.close()
        await self.engine.dispose()

    # ---- writing

    @property
    def waiting(self) -> int:
        """Writes that wait for their turn."""
        return self._queue.qsize()

    async def write(
        self,
        *statements: Executable,
        journal: Sequence[JournalRow] = (),
        room: RoomRow | None = None,
        state: SnapshotRow | None = None,
        at: int | None = None,
    ) -> None:
        """Run the statements, add rows to the journal, save a room and the last state of its game,
        all in one transaction; returns when it is safe on the disk. The room must stand in the
        database `at` this length of its journal (by default as it is); else raises `Fenced`."""
        rooms = [] if room is None else [as_saved(room, room.seq if at is None else at)]
        states = [] if state is None else [to_row(state)]
        job = Job(statements, [to_row(row) for row in journal], rooms, states)
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._queue.put_nowait((job, done))
        await done

    async def _write_forever(self) -> None:
        while True:
            jobs = [await self._queue.get()]
            while len(jobs) < MOST_IN_A_COMMIT and not self._queue.empty():
                jobs.append(self._queue.get_nowait())
            wanted = [job for job, done in jobs if not done.cancelled()]
            try:
                with metrics.COMMIT_SECONDS.time():
                    if wanted:
                        await self._commit_patiently(wanted)
            except Exception as error:
                if is_the_databases_fault(error):
                    # Nor would it take what has come meanwhile: nobody waits for his turn to fail.
                    while not self._queue.empty():
                        jobs.append(self._queue.get_nowait())
                if len(jobs) == 1 or is_the_databases_fault(error):
                    for _, done in jobs:
                        self._tell(done, error)
                else:
                    await self._one_by_one(jobs)
            else:
                for _, done in jobs:
                    self._tell(done, None)
            for _ in jobs:
                self._queue.task_done()

    async def _one_by_one(self, jobs: list[tuple[Job, asyncio.Future[None]]]) -> None:
        for job, done in jobs:
            try:
                await self._commit([job])
            except Exception as error:
                self._tell(done, error)
            else:
                self._tell(done, None)

    async def _commit_patiently(self, jobs: Sequence[Job]) -> None:
        """Commit; while another program holds the database, try again, all together: one by one
        each would wait for itself."""
        end = time.monotonic() + LOCKED_PATIENCE
        while True:
            try:
                await self._commit(jobs)
                return
            except OperationalError as error:
                if "locked" not in str(error.orig) or time.monotonic() > end:
                    raise
            await asyncio.sleep(0.05)

    async def _commit(self, jobs: Sequence[Job]) -> None:
        await self._writing.commit(jobs)

    @staticmethod
    def _tell(done: asyncio.Future[None], error: Exception | None) -> None:
        if done.cancelled():
            return
        if error is None:
            done.set_result(None)
        else:
            metrics.DATABASE_ERRORS.labels("writing").inc()
            done.set_exception(error)

    # ---- reading

    async def _ask(self, query: Any, take: Callable[[Result[Any]], U]) -> U:
        async with self.engine.connect() as connection:
            return take(await connection.execute(query))

    async def mappings(self, query: Any) -> Sequence[RowMapping]:
        """What a query finds, by the names of the columns."""
        return await self._ask(query, lambda found: found.mappings().all())

    async def tuples(self, query: Any) -> Sequence[Any]:
        """What a query finds."""
        return await self._ask(query, lambda found: found.all())

    async def first(self, query: Any) -> Any | None:
        """The first of what a query finds."""
        return await self._ask(query, lambda found: found.first())

    async def scalars(self, query: Any) -> list[Any]:
        """The first column of what a query finds."""
        return await self._ask(query, lambda found: list(found.scalars()))

    async def scalar(self, query: Any) -> Any:
        """The first column of the first row; None where there is none."""
        return await self._ask(query, lambda found: found.scalar())

    async def rows(self, query: Any, kind: type[T]) -> list[T]:
        """What a query finds as structs; a row that cannot be read is left out."""
        return readable(await self.mappings(query), lambda row: from_row(row, kind))

    async def row(self, query: Any, kind: type[T]) -> T | None:
        """The first of what a query finds."""
        found = await self.rows(query.limit(1), kind)
        return found[0] if found else None

    # ---- rooms

    async def room(self, id_: str) -> tuple[RoomRow, list[SeatRow]] | None:
        """A room and its seats."""
        row = await self.row(select(db.rooms).where(db.rooms.c.id == id_), RoomRow)
        if row is None:
            return None
        return row, (await self.seats([id_])).get(id_, [])

    async def seats(self, ids: Sequence[str]) -> dict[str, list[SeatRow]]:
        """The seats of rooms, in order."""
        query = (
            select(db.seats)
            .where(db.seats.c.room.in_(ids))
            .order_by(db.seats.c.room, db.seats.c.seat)
        )
        found: dict[str, list[SeatRow]] = {}
        for seat in await self.rows(query, SeatRow):
            found.setdefault(seat.room, []).append(seat)
        return found

    async def rooms_of(self, person: str, most: int = 100) -> list[RoomRow]:
        """Rooms somebody made, sits in or began to play in, but for those he put away and tries of
        puzzles; all that are not over first, and then those of the others that were used last."""
        seats, away = db.seats.c, db.put_away.c
        sits = select(seats.room).where(or_(seats.person == person, seats.was == person))
        query = (
            select(db.rooms)
            .where(or_(db.rooms.c.owner == person, db.rooms.c.id.in_(sits)))
            .where(db.rooms.c.id.not_in(select(away.room).where(away.person == person)))
            .where(db.rooms.c.puzzle.is_(None))
            .order_by(db.rooms.c.updated.desc())
        )
        going = db.rooms.c.status.in_((WAITING, PLAYING))
        found: list[RoomRow] = await self.rows(query.where(going).limit(MOST_GOING), RoomRow)
        left = max(0, most - len(found))
        return found + await self.rows(query.where(~going).limit(left), RoomRow)

    async def put_away(self, person: str, room: str, players: Collection[str]) -> bool:
        """Take a finished game out of somebody's list; False: no player has it in his any more."""
        away = db.put_away.c
        values = {"person": person, "room": room}
        await self.write(self.upsert(db.put_away).values(**values).on_conflict_do_nothing())
        query = select(away.person).where(away.room == room)
        gone = set(await self.scalars(query))
        return not set(players) <= gone

    async def unfinished_by(self, person: str) -> int:
        """How many rooms somebody made that are not over yet."""
        query = select(func.count()).where(
            db.rooms.c.owner == person,
            db.rooms.c.status.in_((WAITING, PLAYING)),
            db.rooms.c.puzzle.is_(None),
        )
        return int(await self.scalar(query))

    async def waiting_for_bots(self) -> list[str]:
        """Rooms where a bot is to move: those to wake after a restart."""
        query = (
            select(db.rooms.c.id)
            .join(db.seats, db.seats.c.room == db.rooms.c.id)
            .where(
                db.rooms.c.status == PLAYING,
                db.seats.c.kind == BOT,
                db.seats.c.seat == db.rooms.c.to_act,
                db.rooms.c.puzzle.is_(None),
            )
            .distinct()
        )
        return [str(id_) for id_ in await self.scalars(query)]

    async def journal(self, room: str) -> list[JournalRow]:
        """All that happened to a game."""
        query = (
            select(journal_table).where(journal_table.c.room == room).order_by(journal_table.c.seq)
        )
        return await self.rows(query, JournalRow)

    async def played_between(self, room: str) -> tuple[str, str] | None:
        """When a game began and when the last thing happened in it; None before it begins."""
        query = select(func.min(journal_table.c.at), func.max(journal_table.c.at)).where(
            journal_table.c.room == room
        )
        [(first, last)] = await self.tuples(query)
        return None if first is None else (str(first), str(last))

    async def snapshot(self, room: str) -> SnapshotRow | None:
        """The saved state of a game."""
        return await self.row(
            select(snapshots_table).where(snapshots_table.c.room == room), SnapshotRow
        )

    async def last_state(self, room: str) -> SnapshotRow | None:
        """The state of a game after the last thing that happened to it."""
        return await self.row(select(states_table).where(states_table.c.room == room), SnapshotRow)

    async def running(self) -> list[RoomRow]:
        """All rooms in which a game is going on."""
        return await self.rows(
            select(db.rooms).where(db.rooms.c.status == PLAYING).order_by(db.rooms.c.id), RoomRow
        )

    async def chat(self, room: str) -> list[ChatRow]:
        """The last things said in a room, in order: by those who play, and by those who look on."""
        found: list[ChatRow] = []
        for watching in (False, True):
            query = (
                select(db.chat)
                .where(db.chat.c.room == room, db.chat.c.watching == watching)
                .order_by(db.chat.c.id.desc())
                .limit(CHAT_SHOWN)
            )
            found += reversed(await self.rows(query, ChatRow))
        return sorted(found, key=lambda line: line.at)
