"""Reviews of games: asked for, made a portion at a time, and kept with the game.

Every process looks for one that nobody is at, longest waiting first, has a portion of it judged
(workers/tasks.py) after all that somebody at a table waits for, stores that, and looks again: so
all have their turn, and what was judged before a server ended is not judged again. Whoever is at a
review says so again and again; when he falls silent, another goes on with it.
"""

from __future__ import annotations

import asyncio
import logging
from datetime import UTC, datetime, timedelta
from typing import Any

import msgspec
from sqlalchemy import delete, func, insert, select, update

from westmarch.bots.teacher.review_types import Judgement, Review
from westmarch.kernel.texts.site_texts import say
from westmarch.server.common.errors import ApiError, named
from westmarch.server.common.time import now
from westmarch.server.rooms.registry import Hall
from westmarch.server.storage.errors import is_the_databases_fault
from westmarch.server.storage.rows.mapping import to_row
from westmarch.server.teacher.tables import reviews as reviews_table
from westmarch.server.workers.tasks import REVIEW, Errand
from westmarch.tabletop import teaching
from westmarch.tabletop.clocks import written
from westmarch.tabletop.journal import codec
from westmarch.tabletop.refusals import Unanswered
from westmarch.tabletop.room import Room
from westmarch.tabletop.rows import FINISHED, PLAYING

log = logging.getLogger("westmarch.server")

ALL = "all"
WORKING, DONE, FAILED = "working", "done", "failed"
AT_ONCE = 2
"""Reviews one person may have under way."""
PAUSE = 1.0
SECONDS = 120.0
"""How long a portion may take."""
AT_IT = 15.0
"""Seconds after which another goes on with a review when who is at it says nothing."""
BEAT = 4.0
SIDE_BY_SIDE = 8
"""Portions that one process of a site asks for at a time. Alone it asks for one: there the hands
are its own."""
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
    if room.row.rated or room.row.puzzle is not None:  # it would be a hint
        raise ApiError(403, "rated", say("error-review_rated"))
    return str(mine[0])


async def find(hall: Hall, room: str, whose: str) -> ReviewRow | None:
    """A review that was asked for."""
    mine = (reviews_table.c.room == room) & (reviews_table.c.whose == whose)
    return await _one(hall, select(reviews_table).where(mine))


async def ask(hall: Hall, room: Room, person: str) -> ReviewRow:
    """Have a game reviewed as far as it has got. What is there already is not made again."""
    eyes = whose(room, person)
    old = await find(hall, room.id, eyes)
    same = old is not None and old.seq == room.row.seq and old.status != FAILED
    if old is not None and (same or old.status == WORKING):
        return old
    if not room.row.moves:
        raise ApiError(409, "not_started", say("error-no_moves_yet"))
    under_way = (reviews_table.c.person == person) & (reviews_table.c.status == WORKING)
    count = await hall.store.scalar(select(func.count()).where(under_way))
    if count >= AT_ONCE:
        raise ApiError(429, "too_many", say("error-reviews_at_once", most=AT_ONCE))
    row = ReviewRow(room=room.id, whose=eyes, person=person, seq=room.row.seq, made=now())
    mine = (reviews_table.c.room == room.id) & (reviews_table.c.whose == eyes)
    await hall.store.write(
        delete(reviews_table).where(mine), insert(reviews_table).values(**to_row(row))
    )
    return row


async def work_forever(hall: Hall) -> None:
    """Make reviews, for good."""
    at_once = 1 if hall.others is None else SIDE_BY_SIDE
    under_way: set[asyncio.Task[None]] = set()
    try:
        while True:
            if len(under_way) >= at_once:
                await asyncio.wait(under_way, return_when=asyncio.FIRST_COMPLETED)
            row = await _next(hall)
            if row is None:
                await asyncio.sleep(PAUSE)
                continue
            task = asyncio.create_task(_work(hall, row))
            under_way.add(task)
            task.add_done_callback(under_way.discard)
    finally:
        for task in under_way:
            task.cancel()
        await asyncio.gather(*under_way, return_exceptions=True)


async def _next(hall: Hall) -> ReviewRow | None:
    try:
        return await _claim(hall)
    except Exception as error:
        log.warning("cannot look for a review to go on with: %s", named(error))
        return None


async def _work(hall: Hall, row: ReviewRow) -> None:
    """Judge a portion of a review; while that lasts, say that somebody is at it."""
    judging = asyncio.create_task(_judge(hall, row))
    try:
        while not (await asyncio.wait({judging}, timeout=BEAT))[0]:
            if not await _still(hall, row):  # the room is gone, or another is at it
                return
        await _keep(hall, row, judging)
    except Exception as error:
        log.warning("cannot go on with a review: %s", named(error))
    finally:
        judging.cancel()


async def _judge(hall: Hall, row: ReviewRow) -> teaching.Portion:
    """What comes after what is known of a game, a portion of it."""
    journal = [line for line in await hall.store.journal(row.room) if line.seq <= row.seq]
    seat = None if row.whose == ALL else int(row.whose)
    record = codec.text(codec.record_of(journal))
    asked = teaching.PortionAsked(record, seat, _FOUND.decode(row.found))
    errand = Errand(REVIEW, row.room, row.person, asked, SECONDS, part=row.whose)
    portion: teaching.Portion = await hall.do(errand)
    return portion


async def _keep(hall: Hall, row: ReviewRow, judged: asyncio.Task[teaching.Portion]) -> None:
    """Store what came of a portion."""
    try:
        portion = judged.result()
    except Unanswered:  # nobody's fault: it is taken up again
        await _save(hall, row, until=now())
        return
    except Exception as error:
        if is_the_databases_fault(error):  # when it is back, it is taken up again
            raise
        log.error("a review of room %s failed: %s", row.room, named(error))
        await _save(hall, row, status=FAILED)
        return
    known = [*_FOUND.decode(row.found), *portion.found]
    status, found = WORKING, codec.text(known)
    if portion.review is not None:
        status, found = DONE, codec.text(portion.review)
    values = {"count": portion.count, "done": len(known), "found": found, "status": status}
    await _save(hall, row, until=now() if status == WORKING else FRESH, **values)


async def _claim(hall: Hall) -> ReviewRow | None:
    """The review that has waited longest; for a while it is this process's."""
    free = (reviews_table.c.status == WORKING) & (reviews_table.c.until < now())
    query = select(reviews_table).where(free).order_by(reviews_table.c.until, reviews_table.c.made)
    row = await _one(hall, query)
    return row if row is not None and await _still(hall, row) else None


async def _still(hall: Hall, row: ReviewRow) -> bool:
    """Say that this process is at a review for a while; whether it is still the one."""
    until = datetime.now(UTC) + timedelta(seconds=AT_IT)
    told = written(until)
    async with hall.store.engine.begin() as connection:
        done = await connection.execute(update(reviews_table).where(_is(row)).values(until=told))
    if not done.rowcount:
        return False
    row.until = told
    return True


def _is(row: ReviewRow) -> Any:
    """This very review as this process knows it: not one asked for anew since, nor one that
    another process is at by now."""
    c = reviews_table.c
    mine = (c.room == row.room) & (c.whose == row.whose) & (c.made == row.made)
    return mine & (c.until == row.until)


async def _save(hall: Hall, row: ReviewRow, **values: Any) -> None:
    await hall.store.write(update(reviews_table).where(_is(row)).values(**values))


async def _one(hall: Hall, query: Any) -> ReviewRow | None:
    return await hall.store.row(query, ReviewRow)
