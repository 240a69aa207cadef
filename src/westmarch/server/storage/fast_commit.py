"""The commonest commit by the shortest way: moves, and nothing else.

What a move changes is always the same: a room, rows of its journal, its last state. Many of them
are written at once, fenced like every write (transactions.py): SQLite by one visit to a thread of
its own, PostgreSQL by one statement. All are stored or none.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Protocol

import asyncpg
from sqlalchemy import Integer, Table
from sqlalchemy.dialects import sqlite
from sqlalchemy.exc import DataError, DBAPIError, IntegrityError, OperationalError
from sqlalchemy.ext.asyncio import AsyncEngine
from sqlalchemy.sql import ClauseElement

from westmarch.server.common.errors import Fenced
from westmarch.server.storage.engine import TIMEOUTS, prepare_sqlite
from westmarch.server.storage.tables import rooms as db
from westmarch.server.storage.tables.journal import journal as journal_table
from westmarch.server.storage.tables.journal import states as states_table

Rows = Sequence[dict[str, Any]]


class Quick(Protocol):
    """Commits moves."""

    async def commit(self, rooms: Rows, journal: Rows, states: Rows) -> None:
        """Raises `Fenced`, and SQLAlchemy's errors."""

    async def close(self) -> None:
        """Let the database go."""


# ---- SQLite


class SqliteMoves:
    """A connection of its own in a thread of its own."""

    def __init__(
        self, file: str, save: ClauseElement, add: ClauseElement, keep: ClauseElement
    ) -> None:
        self._file = file
        dialect = sqlite.dialect(paramstyle="named")
        self._sql = [str(part.compile(dialect=dialect)) for part in (save, add, keep)]
        self._thread = ThreadPoolExecutor(1, "westmarch-moves")
        self._connection: sqlite3.Connection | None = None

    async def commit(self, rooms: Rows, journal: Rows, states: Rows) -> None:
        loop = asyncio.get_running_loop()
        await loop.run_in_executor(self._thread, self._commit, rooms, journal, states)

    def _commit(self, rooms: Rows, journal: Rows, states: Rows) -> None:
        save, add, keep = self._sql
        try:
            if self._connection is None:
                self._connection = sqlite3.connect(self._file, isolation_level=None)
                prepare_sqlite(self._connection)
            one = self._connection
            one.execute("BEGIN IMMEDIATE")
            try:
                if one.executemany(save, rooms).rowcount != len(rooms):
                    raise Fenced("rooms have changed hands")
                one.executemany(add, journal)
                one.executemany(keep, states)
                one.execute("COMMIT")
            finally:
                if one.in_transaction:
                    one.execute("ROLLBACK")
        except sqlite3.IntegrityError as error:
            raise IntegrityError("moves", None, error) from error
        except sqlite3.Error as error:
            raise OperationalError("moves", None, error) from error

    async def close(self) -> None:
        await asyncio.get_running_loop().run_in_executor(self._thread, self._close)
        self._thread.shutdown()

    def _close(self) -> None:
        if self._connection is not None:
            self._connection.close()


# ---- PostgreSQL


def _unnested(table: Table, names: Sequence[str], first: int) -> str:
    """Arrays, numbered from `first` on, as rows with these columns of a table."""
    kinds = ("integer" if isinstance(table.c[n].type, Integer) else "text" for n in names)
    arrays = ", ".join(f"${first + n}::{kind}[]" for n, kind in enumerate(kinds))
    return f"unnest({arrays}) AS given({', '.join(names)})"


class PostgresMoves:
    """A connection of its own, and one statement, which is a transaction by itself."""

    def __init__(self, engine: AsyncEngine, changing: Sequence[str]) -> None:
        self._options = engine.dialect.create_connect_args(engine.url)[1]
        self._connection: Any = None
        self._rooms = ["id", "seq", "epoch", *(n for n in changing if n != "seq")]
        self._journal = [c.name for c in journal_table.columns]
        self._states = [c.name for c in states_table.columns]
        changes = ", ".join(f"{n} = given.{n}" for n in self._rooms[3:])
        kept = ", ".join(f"{n} = excluded.{n}" for n in self._states if n != "room")
        second = len(self._rooms) + 2
        third = second + len(self._journal)
        # Where a room has changed hands, the division by zero undoes the whole.
        self._sql = (
            f"WITH saved AS (UPDATE rooms SET seq = given.new_seq, {changes}"
            f" FROM {self._with_new_seq()}"
            " WHERE rooms.id = given.id AND rooms.seq = given.seq AND rooms.epoch = given.epoch"
            " RETURNING rooms.id), told AS ("
            f"INSERT INTO journal ({', '.join(self._journal)})"
            f" SELECT * FROM {_unnested(journal_table, self._journal, second)}), kept AS ("
            f"INSERT INTO states ({', '.join(self._states)})"
            f" SELECT * FROM {_unnested(states_table, self._states, third)}"
            f" ON CONFLICT (room) DO UPDATE SET {kept})"
            " SELECT 1 / (CASE WHEN count(*) = cardinality($1) THEN 1 ELSE 0 END) FROM saved"
        )

    def _with_new_seq(self) -> str:
        rooms = _unnested(db.rooms, self._rooms, 1)
        head, _, tail = rooms.partition(") AS given(")
        return f"{head}, ${len(self._rooms) + 1}::integer[]) AS given({tail[:-1]}, new_seq)"

    async def commit(self, rooms: Rows, journal: Rows, states: Rows) -> None:
        # How a room must stand is `_at` and `_epoch`; `_seq` is what it becomes.
        names = ["_id", "_at", "_epoch", *(f"_{n}" for n in self._rooms[3:]), "_seq"]
        columns = [[row[n] for row in rooms] for n in names]
        columns += [[row[n] for row in journal] for n in self._journal]
        columns += [[row[n] for row in states] for n in self._states]
        try:
            if self._connection is None or self._connection.is_closed():
                self._connection = await asyncpg.connect(**self._options, **TIMEOUTS)
            await self._connection.fetchval(self._sql, *columns)
        except asyncpg.DivisionByZeroError:
            raise Fenced("rooms have changed hands") from None
        except Exception as error:
            raise self._told(error) from error

    def _told(self, error: Exception) -> Exception:
        """An error as SQLAlchemy would tell it."""
        if isinstance(error, asyncpg.IntegrityConstraintViolationError):
            return IntegrityError("moves", None, error)
        if isinstance(error, asyncpg.exceptions.DataError | asyncpg.DataError):
            return DataError("moves", None, error)
        if isinstance(error, asyncpg.DeadlockDetectedError):
            return _Again("moves", None, error)
        connection, self._connection = self._connection, None
        if connection is not None:
            connection.terminate()
        return OperationalError("moves", None, error)

    async def close(self) -> None:
        if self._connection is not None:
            self._connection.terminate()


class _Again(DBAPIError):
    """Nothing is wrong with the database: one by one it will do."""
