"""Commits: the changes of many rooms in one transaction, each fenced by sequence and epoch."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from sqlalchemy import bindparam, insert, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine
from sqlalchemy.sql import Executable

from westmarch.server.common.errors import Fenced
from westmarch.server.storage.fast_commit import PostgresMoves, Quick, SqliteMoves
from westmarch.server.storage.rows.mapping import to_row
from westmarch.server.storage.tables import rooms as db
from westmarch.server.storage.tables.journal import journal as journal_table
from westmarch.server.storage.tables.journal import states as states_table
from westmarch.tabletop.rows import RoomRow


class Job(NamedTuple):
    """One caller's changes. Rows of the journal, of rooms and their last states, which almost every
    job has, are written together with those of the other jobs."""

    statements: Sequence[Executable]
    journal: Sequence[dict[str, Any]]
    rooms: Sequence[dict[str, Any]]
    states: Sequence[dict[str, Any]]


MUST_FIND = {"must_find": True}
"""Says of a statement that it must find something to change; else its writer is `Fenced`."""

CHANGING = (
    "status",
    "position",
    "ending",
    "winners",
    "seq",
    "moves",
    "turn",
    "to_act",
    "since",
    "updated",
    "rematch",
    "sequel",
    "course",
    "asked",
    "deadline",
)
"""The columns of a room that its owner writes. Whose the room is can change without him."""

_ADD_JOURNAL = insert(journal_table)
_SAVE_ROOM = (
    update(db.rooms)
    .where(
        db.rooms.c.id == bindparam("_id"),
        db.rooms.c.seq == bindparam("_at"),
        db.rooms.c.epoch == bindparam("_epoch"),
    )
    .values({name: bindparam(f"_{name}") for name in CHANGING})
)


def as_saved(row: RoomRow, at: int) -> dict[str, Any]:
    """A room's changing columns, and how it must stand before they are written."""
    values = to_row(row)
    kept = {f"_{name}": values[name] for name in CHANGING}
    return {"_id": row.id, "_at": at, "_epoch": row.epoch, **kept}


class Writing:
    """How jobs become transactions of one database."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        postgres = engine.dialect.name == "postgresql"
        state = (postgresql.insert if postgres else sqlite.insert)(states_table)
        self._save_state = state.on_conflict_do_update(
            index_elements=["room"],
            set_={c.name: state.excluded[c.name] for c in states_table.columns if c.name != "room"},
        )
        self._quick: Quick | None = None
        """For moves; None: of a database in memory there is one connection only."""
        if postgres:
            self._quick = PostgresMoves(engine, CHANGING)
        elif engine.url.database not in (None, "", ":memory:"):
            file = str(engine.url.database)
            self._quick = SqliteMoves(file, _SAVE_ROOM, _ADD_JOURNAL, self._save_state)

    async def commit(self, jobs: Sequence[Job]) -> None:
        """All of the jobs, or nothing. Raises `Fenced`, and what the database raises."""
        journal = [row for job in jobs for row in job.journal]
        # In one order for all processes, so that none waits for another that waits for it.
        rooms = sorted((row for job in jobs for row in job.rooms), key=lambda row: row["_id"])
        states = [row for job in jobs for row in job.states]
        if self._quick is not None and not any(job.statements for job in jobs):
            await self._quick.commit(rooms, journal, states)
            return
        async with self._engine.begin() as connection:
            await self._save_rooms(connection, rooms)
            for job in jobs:
                for statement in job.statements:
                    done = await connection.execute(statement)
                    if "must_find" in statement.get_execution_options() and not done.rowcount:
                        raise Fenced("what was to be changed has changed hands")
            if journal:
                await connection.execute(_ADD_JOURNAL, journal)
            if states:
                await connection.execute(self._save_state, states)

    async def _save_rooms(
        self, connection: AsyncConnection, rooms: Sequence[dict[str, Any]]
    ) -> None:
        if self._engine.dialect.name == "postgresql":  # which does not count what many rows did
            found = [(await connection.execute(_SAVE_ROOM, row)).rowcount for row in rooms]
            saved = sum(found)
        else:
            saved = (await connection.execute(_SAVE_ROOM, rooms)).rowcount if rooms else 0
        if saved != len(rooms):
            raise Fenced(f"{len(rooms) - saved} rooms have changed hands")

    async def close(self) -> None:
        """Let the database go."""
        if self._quick is not None:
            await self._quick.close()
