"""Reviews of games: asked for, made a portion at a time, and kept with the game.

Every process looks for one that nobody is at, longest waiting first, judges a portion of it in a
worker process after all other work, stores that, and looks again: so all have their turn, and what
was judged before a server ended is not judged again.
"""

from __future__ import annotations

import asyncio
import logging
from datetime import UTC, datetime, timedelta
from typing import Any

import msgspec
from sqlalchemy import delete, func, insert, select, update

from westmarch.bots.teacher.reviewed import Judgement, Review
from westmarch.kernel import record as records
from westmarch.kernel.house import say
from westmarch.server import database as db
from westmarch.server import lessons, saving
from westmarch.server.errors import ApiError
from westmarch.server.hall import Hall
from westmarch.server.logs import named
from westmarch.server.rooms import Room
from westmarch.server.rows import FINISHED, PLAYING, from_row, now, to_row

log = logging.getLogger("westmarch.server")

ALL = "all"
WORKING, DONE, FAILED = "working", "done", "failed"
AT_ONCE = 2
"""Reviews one person may have under way."""
PAUSE = 1.0
SECONDS = 120.0
"""How long a portion may take."""
FRESH = "2000"
"""A time long ago: nobody is at it."""

_FOUND = msgspec.json.Decoder(list[Judgement])
_REVIEW = msgspec.json.Decoder(Review)


class ReviewRow(msgspec.Struct, kw_only=True):
    """A review, done or under way; `found` is what was judged so far, or the review itself."""

    room: str
    whose: str
    person: str
    seq: int
    status: str = WORKING
    count: int = 0
    done: int = 0
    found: str = "[]"
    made: str
    until: str = FRESH

    @property
    def review(self) -> Review | None:
        return _REVIEW.decode(self.found) if self.status == DONE else None


def whose(room: Room, person: str) -> str:
    """Through whose eyes somebody may have a game reviewed. Raises `ApiError`."""
    if room.revealed:
        return ALL
    mine = room.seats_of(person)
    if not mine or room.row.status not in (PLAYING, FINISHED):
        raise ApiError(403, "hidden", say("error-review_players"))
    if room.row.rated:  # it would be a hint
        raise ApiError(403, "rated", say("error-review_rated"))
    return str(mine[0])


async def find(hall: Hall, room: str, whose: str) -> ReviewRow | None:
    """A review that was asked for."""
    mine = (db.reviews.c.room == room) & (db.reviews.c.whose == whose)
    return await _one(hall, select(db.reviews).where(mine))


async def ask(hall: Hall, room: Room, person: str) -> ReviewRow:
    """Have a game reviewed as far as it has got. What is there already is not made again."""
    eyes = whose(room, person)
    old = await find(hall, room.id, eyes)
    same = old is not None and old.seq == room.row.seq and old.status != FAILED
    if old is not None and (same or old.status == WORKING):
        return old
    if room.table is None or not room.table.record.entries:
        raise ApiError(409, "not_started", say("error-no_moves_yet"))
    under_way = (db.reviews.c.person == person) & (db.reviews.c.status == WORKING)
    async with hall.store.engine.connect() as connection:
        count = (await connection.execute(select(func.count()).where(under_way))).scalar_one()
    if count >= AT_ONCE:
        raise ApiError(429, "too_many", say("error-reviews_at_once", most=AT_ONCE))
    row = ReviewRow(room=room.id, whose=eyes, person=person, seq=room.row.seq, made=now())
    mine = (db.reviews.c.room == room.id) & (db.reviews.c.whose == eyes)
    await hall.store.write(delete(db.reviews).where(mine), insert(db.reviews).values(**to_row(row)))
    return row


async def work_forever(hall: Hall) -> None:
    """Make reviews, for good."""
    while True:
        try:
            busy = await work(hall)
        except Exception as error:
            log.warning("cannot go on with a review: %s", named(error))
            busy = False
        if not busy:
            await asyncio.sleep(PAUSE)


async def work(hall: Hall) -> bool:
    """Judge a portion of the review that has waited longest; whether there was one."""
    row = await _claim(hall)
    if row is None:
        return False
    try:
        journal = [line for line in await hall.store.journal(row.room) if line.seq <= row.seq]
        seat = None if row.whose == ALL else int(row.whose)
        text = await asyncio.to_thread(_closed, journal)
        known = _FOUND.decode(row.found)
        portion = await hall.workers.run(
            lessons.judge, text, seat, known, seconds=SECONDS, last=True
        )
    except Exception as error:
        log.error("a review of room %s failed: %s", row.room, named(error))
        await _save(hall, row, status=FAILED)
        return True
    known += portion.found
    status, found = WORKING, saving.text(known)
    if portion.review is not None:
        status, found = DONE, saving.text(portion.review)
    values = {"count": portion.count, "done": len(known), "found": found, "status": status}
    await _save(hall, row, until=now() if status == WORKING else FRESH, **values)
    return True


def _closed(journal: list[Any]) -> str:
    """The record of a game as far as it has got."""
    record = saving.record_of(journal)
    records.close(record, records.replay(record))
    return records.dumps(record)


async def _claim(hall: Hall) -> ReviewRow | None:
    """The review that has waited longest; for a while it is this process's."""
    free = (db.reviews.c.status == WORKING) & (db.reviews.c.until < now())
    query = select(db.reviews).where(free).order_by(db.reviews.c.until, db.reviews.c.made)
    row = await _one(hall, query)
    if row is None:
        return None
    until = datetime.now(UTC) + timedelta(seconds=2 * SECONDS)
    told = until.isoformat(timespec="milliseconds").replace("+00:00", "Z")
    mine = _is(row) & (db.reviews.c.until == row.until)
    async with hall.store.engine.begin() as connection:
        done = await connection.execute(update(db.reviews).where(mine).values(until=told))
    if not done.rowcount:
        return None
    row.until = told
    return row


def _is(row: ReviewRow) -> Any:
    """This very review: not one asked for anew since."""
    c = db.reviews.c
    return (c.room == row.room) & (c.whose == row.whose) & (c.made == row.made)


async def _save(hall: Hall, row: ReviewRow, **values: Any) -> None:
    await hall.store.write(update(db.reviews).where(_is(row)).values(**values))


async def _one(hall: Hall, query: Any) -> ReviewRow | None:
    async with hall.store.engine.connect() as connection:
        found = (await connection.execute(query.limit(1))).mappings().one_or_none()
    return None if found is None else from_row(found, ReviewRow)
