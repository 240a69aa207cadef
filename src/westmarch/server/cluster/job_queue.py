"""Work that any process may do: a table of jobs in PostgreSQL.

A room has one job of a kind at a time; asking anew replaces it, and who stops waiting takes it
away. Whoever does a job says again and again that he is at it; when he falls silent, another takes
it up. What people at a table wait for comes first, a bot's turn or a hint, then portions of
reviews, then bots alone; among these comes first whose jobs have been taken up least lately, so
that nobody's hundred rooms keep another's one waiting.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from typing import Any

import msgspec
from sqlalchemy import text
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine

from westmarch.server.cluster.redis_bus import Exchange
from westmarch.server.common.errors import named
from westmarch.server.common.periodic import every
from westmarch.server.workers.tasks import Errand, Kind, kind_of
from westmarch.tabletop.refusals import Unanswered

log = logging.getLogger("westmarch.server")

AT_IT = 6.0
"""Seconds after which a job is taken up again when its worker says nothing."""
BEAT = 1.5
POLL = 1.0
"""How often the table is looked at, whatever the news say."""
MOST_TRIES = 3
WORK = "work"
"""The channel on which new jobs are told."""

_REVIEWS = "work LIKE 'review%'"
_COUNT = text(f"SELECT count(*) FROM jobs WHERE NOT done AND worker IS NULL AND NOT ({_REVIEWS})")
_ASK = text(
    "INSERT INTO jobs (work, task, seconds, asker, room, owner, alone, made, done)"
    " VALUES (:work, :task, :seconds, :me, :room, :owner, :alone, clock_timestamp(), false)"
    " ON CONFLICT (room, work) DO UPDATE SET id = excluded.id, task = excluded.task,"
    " seconds = excluded.seconds, asker = excluded.asker, owner = excluded.owner,"
    " alone = excluded.alone, made = excluded.made, worker = NULL, until = NULL, tries = 0,"
    " done = false, answer = NULL RETURNING id"
)
_FETCH = text("DELETE FROM jobs WHERE id = ANY(:ids) AND done RETURNING id, answer")
_WITHDRAW = text("DELETE FROM jobs WHERE id = :id")
_THERE = text("SELECT id FROM jobs WHERE id = ANY(:ids)")
_FREE = "NOT done AND (until IS NULL OR until < clock_timestamp())"
_CLAIM = text(
    "WITH next AS (SELECT j.id FROM jobs AS j LEFT JOIN served AS s ON s.owner = j.owner"
    f" WHERE {_FREE} AND (NOT :people_only OR NOT (j.alone OR {_REVIEWS}))"
    f" ORDER BY j.alone, {_REVIEWS}, s.at NULLS FIRST, j.id LIMIT 1 FOR UPDATE OF j SKIP LOCKED)"
    " UPDATE jobs SET worker = :me, tries = tries + 1,"
    " until = clock_timestamp() + make_interval(secs => :at_it)"
    " FROM next WHERE jobs.id = next.id"
    " RETURNING jobs.id, jobs.work, jobs.task, jobs.seconds, jobs.asker, jobs.owner, jobs.tries"
)
_SERVE = text(
    "INSERT INTO served (owner, at) VALUES (:owner, clock_timestamp())"
    " ON CONFLICT (owner) DO UPDATE SET at = excluded.at"
)
_STILL = text(
    "UPDATE jobs SET until = clock_timestamp() + make_interval(secs => :at_it)"
    " WHERE id = ANY(:ids) AND worker = :me AND NOT done"
)
_FINISH = text(
    "UPDATE jobs SET done = true, answer = :answer WHERE id = :id AND worker = :me AND NOT done"
)
_TIDY = (
    text("DELETE FROM jobs WHERE made < clock_timestamp() - interval '1 day'"),
    text("DELETE FROM served WHERE at < clock_timestamp() - interval '1 hour'"),
)


class Failed(Exception):
    """The work was tried and came to nothing."""


class Task(msgspec.Struct, frozen=True):
    """A job taken up."""

    id: int
    work: str
    asked: Any
    seconds: float
    asker: str
    tries: int

    @property
    def kind(self) -> Kind:
        return kind_of(self.work)


def done_channel(process: str) -> str:
    """Where a process hears that its jobs are done."""
    return f"done:{process}"


class Asking:
    """The jobs one process waits for."""

    def __init__(self, engine: AsyncEngine, exchange: Exchange) -> None:
        self._engine = engine
        self._exchange = exchange
        self._waiting: dict[int, asyncio.Future[str | None]] = {}
        self._withdrawing: set[asyncio.Task[None]] = set()

    async def count(self) -> int:
        """The jobs of the site that nobody does yet."""
        async with self._engine.connect() as connection:
            return int((await connection.execute(_COUNT)).scalar_one())

    async def ask(self, errand: Errand) -> Any:
        """What comes of an errand, whoever does it. Raises `Failed`, `Unanswered`."""
        values = {
            "work": errand.work,
            "task": msgspec.json.encode(errand.asked).decode(),
            "seconds": errand.seconds,
            "me": self._exchange.process,
            "room": errand.room,
            "owner": errand.owner,
            "alone": errand.alone,
        }
        try:
            async with self._engine.begin() as connection:
                id_ = int((await connection.execute(_ASK, values)).scalar_one())
        except (SQLAlchemyError, OSError) as error:
            raise Unanswered(str(error)) from None
        waiting = self._waiting[id_] = asyncio.get_running_loop().create_future()
        self._exchange.tell(WORK, {"alone": errand.alone})
        try:
            answer = await waiting
        except asyncio.CancelledError:
            task = asyncio.create_task(self._withdraw(id_))
            self._withdrawing.add(task)
            task.add_done_callback(self._withdrawing.discard)
            raise
        finally:
            self._waiting.pop(id_, None)
        if answer is None:
            raise Failed(f"{errand.work} of room {errand.room} came to no answer")
        return kind_of(errand.work).answer.decode(answer)

    async def _withdraw(self, id_: int) -> None:
        """Take a job away that nobody waits for. Whoever is at it finishes, and is not heard."""
        try:
            async with self._engine.begin() as connection:
                await connection.execute(_WITHDRAW, {"id": id_})
        except Exception as error:  # then it is done for nobody, or asked anew
            log.info("a job could not be taken away: %s", named(error))

    async def heard(self, news: dict[str, Any]) -> None:
        """A job is said to be done."""
        if news["id"] in self._waiting:
            await self.fetch([news["id"]])

    async def fetch(self, ids: Sequence[int]) -> None:
        """Take the answers there are."""
        async with self._engine.begin() as connection:
            found = (await connection.execute(_FETCH, {"ids": list(ids)})).all()
        for id_, answer in found:
            self._tell(id_, answer)

    def _tell(self, id_: int, answer: str | None) -> None:
        waiting = self._waiting.get(id_)
        if waiting is not None and not waiting.done():
            waiting.set_result(answer)

    async def watch(self) -> None:
        """See to it, for good, that no answer is missed."""
        await every(POLL, self._look, "look for answers", at_once=False)

    async def _look(self) -> None:
        ids = list(self._waiting)
        if not ids:
            return
        await self.fetch(ids)
        async with self._engine.connect() as connection:
            there = set((await connection.execute(_THERE, {"ids": ids})).scalars())
        for id_ in set(ids) - there:
            waiting = self._waiting.get(id_)
            if waiting is not None and not waiting.done():
                waiting.set_exception(Unanswered())


class Doing:
    """The jobs one process does."""

    def __init__(self, engine: AsyncEngine, exchange: Exchange) -> None:
        self._engine = engine
        self._exchange = exchange

    async def take(self, people_only: bool) -> Task | None:
        """The next job, if there is one: of tables with people only, or of any."""
        values = {"me": self._exchange.process, "people_only": people_only, "at_it": AT_IT}
        async with self._engine.begin() as connection:
            found = (await connection.execute(_CLAIM, values)).one_or_none()
            if found is None:
                return None
            await connection.execute(_SERVE, {"owner": found.owner})
        asked = kind_of(found.work).asked.decode(found.task)
        return Task(found.id, found.work, asked, found.seconds, found.asker, found.tries)

    async def still(self, ids: Sequence[int]) -> None:
        """Say that these are being done."""
        if ids:
            values = {"ids": list(ids), "me": self._exchange.process, "at_it": AT_IT}
            async with self._engine.begin() as connection:
                await connection.execute(_STILL, values)

    async def finish(self, task: Task, found: Any) -> None:
        """Hand the answer in; None: there is none, however often it was tried."""
        answer = None if found is None else msgspec.json.encode(found).decode()
        values = {"id": task.id, "me": self._exchange.process, "answer": answer}
        async with self._engine.begin() as connection:
            await connection.execute(_FINISH, values)
        self._exchange.tell(done_channel(task.asker), {"id": task.id})

    async def tidy(self) -> None:
        """Forget jobs that nobody will ask for any more."""
        async with self._engine.begin() as connection:
            for statement in _TIDY:
                await connection.execute(statement)
