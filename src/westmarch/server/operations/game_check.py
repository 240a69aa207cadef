"""Before a version goes live: what it would make of the running games of a database."""

from __future__ import annotations

import msgspec
from sqlalchemy.exc import SQLAlchemyError

from westmarch.kernel import registry
from westmarch.kernel.engine.errors import BadOption, WestmarchError
from westmarch.server.storage.engine import make_engine, reason_of, refuse_older
from westmarch.server.storage.store import Store
from westmarch.tabletop.journal.restore import CannotGoOn, restore

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
    may go on using it. Raises `BadOption` when it cannot be read, or is too old."""
    engine = make_engine(url, must_exist=True, patient=True)
    try:
        async with engine.connect() as connection:
            await connection.run_sync(refuse_older)
        return await _check(Store(engine))
    except (SQLAlchemyError, OSError) as error:
        raise BadOption("database-unreadable", why=reason_of(error)) from None
    finally:
        await engine.dispose()


async def _check(store: Store) -> list[Checked]:
    found = []
    for row in await store.running():
        one = Checked(row.id, row.game, row.moves, AS_IT_IS)
        found.append(one)
        try:
            game = registry.game(row.game)
            journal = await store.journal(row.id)
            last = await store.last_state(row.id)
            snapshot = await store.snapshot(row.id)
            one.why = restore(game, journal, snapshot, last).changed
            one.outcome = CARRIED_OVER if one.why else AS_IT_IS
        except CannotGoOn as error:
            one.outcome, one.why = CANNOT, f"{error} ({error.cause})"
        except (WestmarchError, LookupError) as error:
            one.outcome, one.why = CANNOT, repr(error)
    return found
