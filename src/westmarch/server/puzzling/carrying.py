"""What a guest did with puzzles goes to the account he logs in to.

Of a puzzle that both have tried, the account's result stays, if it has one. What the account gets
is counted as if it had tried it now: its rating moves, that of the puzzle has moved already.
"""

from __future__ import annotations

from typing import Any

from sqlalchemy import delete, insert, select

from westmarch.server.errors import Fenced
from westmarch.server.puzzling import scale, tables
from westmarch.server.puzzling.scale import Rating
from westmarch.server.puzzling.tables import OPEN, SOLVED, RatingRow, TryRow
from westmarch.server.rows import from_row, to_row
from westmarch.server.store import Store
from westmarch.server.writing import MUST_FIND

KEPT_TRYING = 5


async def carry_over(store: Store, guest: str, account: str) -> None:
    """Give a guest's tries and what they are worth to an account; nothing is counted twice,
    however often it is asked for."""
    for _ in range(KEPT_TRYING):
        try:
            await _carry_over(store, guest, account)
            return
        except Fenced:  # a try of the account was counted at the same moment
            continue


async def _carry_over(store: Store, guest: str, account: str) -> None:
    tries, ratings = tables.tries.c, tables.ratings.c
    async with store.engine.connect() as connection:
        both = await connection.execute(
            select(tables.tries).where(tries.person.in_((guest, account))).order_by(tries.begun)
        )
        rows = [from_row(row, TryRow) for row in both.mappings()]
        names = [account, *(f"puzzle:{row.puzzle}" for row in rows)]
        found = await connection.execute(select(tables.ratings).where(ratings.who.in_(names)))
        known = {row.who: row for row in (from_row(one, RatingRow) for one in found.mappings())}
    has = {row.puzzle: row for row in rows if row.person == account}
    fresh = [
        row
        for row in rows
        if row.person == guest and (row.puzzle not in has or _better(row, has[row.puzzle]))
    ]
    if not any(row.person == guest for row in rows):
        return
    was = known.get(account, RatingRow(who=account, mu=scale.START, sigma=scale.UNSURE))
    mine, counted, solved = Rating(was.mu, was.sigma), 0, 0
    statements: list[Any] = [delete(tables.tries).where(tries.person == guest)]
    for row in fresh:
        row.person = account
        if row.result != OPEN:
            its = known.get(f"puzzle:{row.puzzle}")
            other = Rating(mine.mu, scale.SEEDED) if its is None else Rating(its.mu, its.sigma)
            row.before = mine.mu
            mine, _ = scale.after(mine, other, row.result == SOLVED)
            row.after = mine.mu
            counted, solved = counted + 1, solved + int(row.result == SOLVED)
        statements.append(
            delete(tables.tries).where(tries.person == account, tries.puzzle == row.puzzle)
        )
        statements.append(insert(tables.tries).values(**to_row(row)))
    statements.append(delete(tables.ratings).where(ratings.who == guest))
    if counted:
        now = RatingRow(
            who=account,
            mu=mine.mu,
            sigma=mine.sigma,
            tries=was.tries + counted,
            solved=was.solved + solved,
        )
        statements.append(saved_rating(store, now, was.tries))
    await store.write(*statements)


def _better(new: TryRow, old: TryRow) -> bool:
    """Whether a guest's try says more than the account's own."""
    return old.result == OPEN and new.result != OPEN


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
