"""The public archive: rated games that are over, one file per game and month.

A game belongs to the month in which it ended, by the last row of its journal, which nothing changes
afterwards. A month is complete a day after its end: by then its games are counted. What is in the
archive stands on profiles already: finished games, under the names their players go by.
"""

from __future__ import annotations

import os
import re
from collections.abc import AsyncIterator, Collection
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any, NamedTuple

from sqlalchemy import Select, and_, func, not_, or_, select
from sqlalchemy.exc import SQLAlchemyError

from westmarch.kernel import registry
from westmarch.kernel.engine.errors import BadOption
from westmarch.server.records.bundle import Listed, bundle, listed, record_of
from westmarch.server.storage.engine import make_engine, reason_of
from westmarch.server.storage.rows.mapping import from_row, readable
from westmarch.server.storage.store import Store
from westmarch.server.storage.tables import rooms as db
from westmarch.server.storage.tables.journal import journal as journal_table
from westmarch.tabletop.rows import BOT, FINISHED, RoomRow

PAGE = 50
"""Rooms that are looked up at once."""
SETTLING = timedelta(days=1)
_NAME = re.compile(r"([a-z_]{1,40})-([0-9]{4}-(?:0[1-9]|1[0-2]))\.zip", re.ASCII)


class Month(NamedTuple):
    """The games of one game in one month (``2026-11``): how many there are, and the moves in all
    of them."""

    game: str
    month: str
    games: int
    moves: int

    @property
    def file(self) -> str:
        return f"{self.game}-{self.month}.zip"


def asked(name: str) -> tuple[str, str] | None:
    """The game and the month a file is named after; None: there is no such file."""
    found = _NAME.fullmatch(name)
    if found is None or found[1] not in registry.GAMES:
        return None
    return found[1], found[2]


def running_month(at: datetime | None = None) -> str:
    """The first month that is not complete."""
    return ((at or datetime.now(UTC)) - SETTLING).strftime("%Y-%m")


def _first_day(month: str) -> str:
    return f"{month}-01"


def _after(month: str) -> str:
    year, number = int(month[:4]), int(month[5:])
    return f"{year + number // 12:04}-{number % 12 + 1:02}"


def _rated(query: Select[Any]) -> Select[Any]:
    """Of rooms, those that counted for their players, with the last row of their journals."""
    rooms, seats, journal = db.rooms.c, db.seats.c, journal_table.c
    # As tabletop/views/room_view.py says it: nothing of it was arranged, and whoever began it
    # played it on.
    handed_over = select(seats.room).where(
        seats.room == rooms.id,
        or_(seats.was.is_not(None), and_(seats.kind == BOT, seats.name.is_not(None))),
    )
    return query.join(
        journal_table, and_(journal.room == rooms.id, journal.seq == rooms.seq)
    ).where(
        rooms.rated,
        rooms.counted,
        rooms.status == FINISHED,
        rooms.position == "",
        rooms.parent.is_(None),
        not_(rooms.seed_given),
        not_(handed_over.exists()),
    )


_moves = func.coalesce(func.sum(db.rooms.c.moves), 0)


async def months(store: Store, at: datetime | None = None) -> list[Month]:
    """The complete months of which there are games, the latest first."""
    month = func.substr(journal_table.c.at, 1, 7).label("month")
    query = _rated(select(db.rooms.c.game, month, func.count(), _moves).select_from(db.rooms))
    query = query.where(journal_table.c.at < _first_day(running_month(at)))
    query = query.group_by(db.rooms.c.game, month)
    found = [Month(*row) for row in await store.tuples(query)]
    known = [one for one in found if one.game in registry.GAMES]
    return sorted(sorted(known), key=lambda one: one.month, reverse=True)


async def _rooms(store: Store, game: str, month: str) -> AsyncIterator[tuple[RoomRow, str]]:
    """The games of a month with the moments of their ends, in this order."""
    rooms, ended, last = db.rooms.c, journal_table.c.at, ("", "")
    while True:
        query = _rated(select(db.rooms, ended.label("ended")).select_from(db.rooms)).where(
            rooms.game == game,
            ended >= _first_day(month),
            ended < _first_day(_after(month)),
            or_(ended > last[0], and_(ended == last[0], rooms.id > last[1])),
        )
        page = query.order_by(ended, rooms.id).limit(PAGE)
        found = await store.mappings(page)
        if not found:
            return
        last = (found[-1]["ended"], found[-1]["id"])
        for one in readable(found, lambda row: (from_row(row, RoomRow), str(row["ended"]))):
            yield one


async def games(store: Store, game: str, month: str) -> AsyncIterator[tuple[Listed, bytes | None]]:
    """The games of a month, for a bundle."""
    async for row, ended in _rooms(store, game, month):
        row.updated = ended  # a rematch asked for later changes no file
        record = await record_of(store, row)
        seats = (await store.seats([row.id])).get(row.id, [])
        file = None if record is None else f"{ended[:10]}-{row.id}.jsonl"
        yield listed(row, seats, file), record


# ---- files


async def write_files(
    url: str, folder: Path, only: Collection[str] = (), again: bool = False
) -> list[tuple[Path, int]]:
    """Write the complete months of a database (of some games, or of all) into a folder; those that
    are there already only `again`. Says what was written, and how many games it holds. Raises
    `BadOption`."""
    engine = make_engine(url, must_exist=True, patient=True)
    written = []
    try:
        folder.mkdir(parents=True, exist_ok=True)
        store = Store(engine)
        for one in await months(store):
            file = folder / one.file
            if (only and one.game not in only) or (file.exists() and not again):
                continue
            await _write(store, one, file)
            written.append((file, one.games))
    except SQLAlchemyError as error:
        raise BadOption("database-unreadable", why=reason_of(error)) from None
    except OSError as error:
        raise BadOption("file-unwritable", file=folder, why=error.strerror) from None
    finally:
        await engine.dispose()
    return written


async def _write(store: Store, one: Month, file: Path) -> None:
    part = file.with_name(file.name + ".part")
    try:
        with part.open("wb") as opened:
            async for piece in bundle(games(store, one.game, one.month)):
                opened.write(piece)
        os.replace(part, file)  # whoever finds the file finds all of it
    finally:
        part.unlink(missing_ok=True)
