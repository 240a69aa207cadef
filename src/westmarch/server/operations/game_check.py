"""Before a version goes live: what it would make of the running games of a database."""

from __future__ import annotations

import msgspec
from sqlalchemy import inspect, select
from sqlalchemy.engine import Connection
from sqlalchemy.exc import SQLAlchemyError

from westmarch.kernel import registry
from westmarch.kernel.engine.errors import BadOption, WestmarchError
from westmarch.server.storage.engine import make_engine, reason_of
from westmarch.server.storage.store import Store
from westmarch.server.storage.tables.rooms import states
from westmarch.tabletop.journal.restore import CannotGoOn, restore
from westmarch.tabletop.rows import SnapshotRow

AS_IT_IS, CARRIED_OVER, CANNOT = "as_it_is", "carried_over", "cannot"


class Checked(msgspec.Struct):
    """What this version would make of a running game."""

    room: str
    game: str
    moves: int
    outcome: str
    why: str = ""


async def check_database(url: str) -> list[Checked]:
    """Try all running games of a database on this version; nothing is written, so that the server
    may go on using it. Raises `BadOption` when it cannot be read."""
    engine = make_engine(url, must_exist=True, patient=True)
    try:
        async with engine.connect() as connection:
            columns = await connection.run_sync(_columns_of_states)
        return await _check(Store(engine), columns)
    except (SQLAlchemyError, OSError) as error:
        raise BadOption("database-unreadable", why=reason_of(error)) from None
    finally:
        await engine.dispose()


def _columns_of_states(connection: Connection) -> set[str]:
    """The columns of the table of last states. Older versions had none such, or fewer."""
    seen = inspect(connection)
    if states.name not in seen.get_table_names():
        return set()
    return {column["name"] for column in seen.get_columns(states.name)}


async def _last_state(store: Store, room: str, columns: set[str]) -> SnapshotRow | None:
    """The last state of a game, with the columns that there are."""
    wanted = [column for column in states.columns if column.name in columns]
    if not wanted:
        return None
    async with store.engine.connect() as connection:
        found = await connection.execute(select(*wanted).where(states.c.room == room))
        row = found.mappings().first()
    return None if row is None else SnapshotRow(**row)


async def _check(store: Store, columns: set[str]) -> list[Checked]:
    """`columns` are those of the table of last states."""
    # A version that did not note the rules has no snapshots that are trusted.
    trusts = states.c.rules.name in columns
    found = []
    for row in await store.running():
        one = Checked(row.id, row.game, row.moves, AS_IT_IS)
        found.append(one)
        try:
            game = registry.game(row.game)
            journal = await store.journal(row.id)
            last = await _last_state(store, row.id, columns)
            snapshot = await store.snapshot(row.id) if trusts else None
            one.why = restore(game, journal, snapshot, last).changed
            one.outcome = CARRIED_OVER if one.why else AS_IT_IS
        except CannotGoOn as error:
            one.outcome, one.why = CANNOT, f"{error} ({error.cause})"
        except (WestmarchError, LookupError) as error:
            one.outcome, one.why = CANNOT, repr(error)
    return found
