"""Everything the server asks of its database, and the one place where it writes.

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
import secrets
import time
from collections.abc import Collection, Sequence
from typing import Any

from sqlalchemy import func, or_, select, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import OperationalError
from sqlalchemy.ext.asyncio import AsyncEngine
from sqlalchemy.sql import Executable

from westmarch.server.clocks import tables as clocks
from westmarch.server.http.errors import is_the_databases_fault
from westmarch.server.monitoring import metrics
from westmarch.server.rooms.statements import hand_over
from westmarch.server.storage.engine import upgrade
from westmarch.server.storage.rows.mapping import PersonRow, from_row, readable, to_row
from westmarch.server.storage.tables import rooms as db
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

log = logging.getLogger("westmarch.server")


MOST_IN_A_COMMIT = 200
CHAT_SHOWN = 200
MOST_GOING = 1000
"""Rooms of somebody that are not over, in any list."""
LOCKED_PATIENCE = 10.0
"""Seconds that writes wait for another program which holds the database."""


async def site_secret(store: Store) -> str:
    """What signs cookies and opens the links between processes; made by who asks first."""
    return await store.setting("secret", secrets.token_urlsafe(48))


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

    async def _all(self, query: Any, kind: type[Any]) -> list[Any]:
        async with self.engine.connect() as connection:
            found = await connection.execute(query)
            return readable(found.mappings(), lambda row: from_row(row, kind))

    async def _one(self, query: Any, kind: type[Any]) -> Any | None:
        found = await self._all(query.limit(1), kind)
        return found[0] if found else None

    # ---- settings and people

    async def setting(self, key: str, default: str) -> str:
        """A value kept for good; the default is kept when there was none."""
        await self.write(
            self.upsert(db.settings).values(key=key, value=default).on_conflict_do_nothing()
        )
        async with self.engine.connect() as connection:
            query = select(db.settings.c.value).where(db.settings.c.key == key)
            return str((await connection.execute(query)).scalar_one())

    async def person(self, id_: str) -> PersonRow | None:
        """Somebody by id."""
        return await self._one(select(db.people).where(db.people.c.id == id_), PersonRow)

    async def account(self, key: str) -> PersonRow | None:
        """An account by its name, however it is spelt."""
        return await self._one(select(db.people).where(db.people.c.account == key), PersonRow)

    async def looks_like(self, skeleton: str) -> PersonRow | None:
        """An account whose name could be taken for another."""
        return await self._one(select(db.people).where(db.people.c.skeleton == skeleton), PersonRow)

    async def save_person(self, person: PersonRow) -> None:
        """Keep somebody, new or changed."""
        values = to_row(person)
        changed = {k: v for k, v in values.items() if k not in ("id", "created")}
        await self.write(
            self.upsert(db.people)
            .values(**values)
            .on_conflict_do_update(index_elements=["id"], set_=changed)
        )

    async def keep_guest(self, person: PersonRow) -> None:
        """Keep somebody who is not known yet."""
        await self.write(
            self.upsert(db.people)
            .values(**to_row(person))
            .on_conflict_do_nothing(index_elements=["id"])
        )

    async def rename(self, person: str, name: str) -> None:
        """Somebody's new name also stands at the seats of games not over yet."""
        running = select(db.rooms.c.id).where(db.rooms.c.status.in_((WAITING, PLAYING)))
        await self.write(
            update(db.people).where(db.people.c.id == person).values(name=name),
            update(db.seats)
            .where(db.seats.c.person == person, db.seats.c.room.in_(running))
            .values(name=name),
        )

    async def hand_over(self, guest: str, account: str, name: str) -> None:
        """Give an account what a guest has."""
        await self.write(*hand_over(guest, account, name))

    # ---- rooms

    async def room(self, id_: str) -> tuple[RoomRow, list[SeatRow]] | None:
        """A room and its seats."""
        row = await self._one(select(db.rooms).where(db.rooms.c.id == id_), RoomRow)
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
        for seat in await self._all(query, SeatRow):
            found.setdefault(seat.room, []).append(seat)
        return found

    async def rooms_of(self, person: str, most: int = 100) -> list[RoomRow]:
        """Rooms somebody made, sits in or began to play in, but for those he put away and tries of
        puzzles; all that are not over first, and then those of the others that were used last."""
        seats, away = db.seats.c, clocks.put_away.c
        sits = select(seats.room).where(or_(seats.person == person, seats.was == person))
        query = (
            select(db.rooms)
            .where(or_(db.rooms.c.owner == person, db.rooms.c.id.in_(sits)))
            .where(db.rooms.c.id.not_in(select(away.room).where(away.person == person)))
            .where(db.rooms.c.puzzle.is_(None))
            .order_by(db.rooms.c.updated.desc())
        )
        going = db.rooms.c.status.in_((WAITING, PLAYING))
        found: list[RoomRow] = await self._all(query.where(going).limit(MOST_GOING), RoomRow)
        left = max(0, most - len(found))
        return found + await self._all(query.where(~going).limit(left), RoomRow)

    async def put_away(self, person: str, room: str, players: Collection[str]) -> bool:
        """Take a finished game out of somebody's list; False: no player has it in his any more."""
        away = clocks.put_away.c
        values = {"person": person, "room": room}
        await self.write(self.upsert(clocks.put_away).values(**values).on_conflict_do_nothing())
        async with self.engine.connect() as connection:
            query = select(away.person).where(away.room == room)
            gone = set((await connection.execute(query)).scalars())
        return not set(players) <= gone

    async def unfinished_by(self, person: str) -> int:
        """How many rooms somebody made that are not over yet."""
        query = select(func.count()).where(
            db.rooms.c.owner == person,
            db.rooms.c.status.in_((WAITING, PLAYING)),
            db.rooms.c.puzzle.is_(None),
        )
        async with self.engine.connect() as connection:
            return int((await connection.execute(query)).scalar_one())

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
        async with self.engine.connect() as connection:
            return [str(id_) for id_ in (await connection.execute(query)).scalars()]

    async def journal(self, room: str) -> list[JournalRow]:
        """All that happened to a game."""
        query = select(db.journal).where(db.journal.c.room == room).order_by(db.journal.c.seq)
        return await self._all(query, JournalRow)

    async def played_between(self, room: str) -> tuple[str, str] | None:
        """When a game began and when the last thing happened in it; None before it begins."""
        query = select(func.min(db.journal.c.at), func.max(db.journal.c.at)).where(
            db.journal.c.room == room
        )
        async with self.engine.connect() as connection:
            first, last = (await connection.execute(query)).one()
        return None if first is None else (str(first), str(last))

    async def snapshot(self, room: str) -> SnapshotRow | None:
        """The saved state of a game."""
        return await self._one(select(db.snapshots).where(db.snapshots.c.room == room), SnapshotRow)

    async def last_state(self, room: str) -> SnapshotRow | None:
        """The state of a game after the last thing that happened to it."""
        return await self._one(select(db.states).where(db.states.c.room == room), SnapshotRow)

    async def running(self) -> list[RoomRow]:
        """All rooms in which a game is going on."""
        return await self._all(
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
            found += reversed(await self._all(query, ChatRow))
        return sorted(found, key=lambda line: line.at)
