"""What a guest did with puzzles goes to the account he logs in to, and counts for nothing there.

A guest may have seen the answers, and is somebody new whenever the browser forgets him: were his
results counted again, one could look an answer up as a guest and solve the puzzle as the next. So
the account's rating stays where it is, and what the guest has tried it has tried too: of those
puzzles no later result counts. Of a puzzle that both have tried, the account's result stays, if it
has one. A try without a result is still open: its answer was not shown.
"""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace
from sqlalchemy import delete, select, update
from sqlalchemy.sql import Executable

from westmarch.server.puzzles import tables
from westmarch.server.puzzles.tables import OPEN, RatingRow, TryRow
from westmarch.server.storage.rows.mapping import to_row
from westmarch.server.storage.store import Store
from westmarch.server.storage.transactions import MUST_FIND


async def merge_statements(store: Store, guest: str, account: str) -> list[Executable]:
    """Give a guest's tries to an account; the same, however often it is done."""
    tries = tables.tries.c
    rows = await store.rows(select(tables.tries).where(tries.person == guest), TryRow)
    if not rows:
        return []
    return [
        *(_seen(store, replace(row, person=account, before=None, after=None)) for row in rows),
        delete(tables.tries).where(tries.person == guest),
        delete(tables.ratings).where(tables.ratings.c.who == guest),
    ]


def _seen(store: Store, row: TryRow) -> Any:
    """A try of a guest as one of the account, where that has no result yet."""
    return (
        store.upsert(tables.tries)
        .values(**to_row(row))
        .on_conflict_do_update(
            index_elements=["person", "puzzle"],
            set_={"result": row.result},
            where=tables.tries.c.result == OPEN,
        )
    )


def saved_result(row: TryRow) -> Any:
    """How a try ended, where it is still open."""
    columns = tables.tries.c
    where = columns.person == row.person, columns.puzzle == row.puzzle, columns.result == OPEN
    values = {"result": row.result, "before": row.before, "after": row.after}
    return update(tables.tries).where(*where).values(**values).execution_options(**MUST_FIND)


def saved_rating(store: Store, row: RatingRow, was: int) -> Any:
    """A rating as it is now, where it still counts as many tries as it `was` read with."""
    values = {"mu": row.mu, "sigma": row.sigma, "tries": row.tries, "solved": row.solved}
    return (
        store.upsert(tables.ratings)
        .values(who=row.who, **values)
        .on_conflict_do_update(
            index_elements=["who"], set_=values, where=tables.ratings.c.tries == was
        )
        .execution_options(**MUST_FIND)
    )
