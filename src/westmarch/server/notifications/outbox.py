"""The outbox: calls that are to go out, kept in the database until they have.

A row names the person, the room, the turn and the way, and there is only one of each: whoever looks
twice, after a crash or in another process, adds nothing. Whoever sends one claims it first, for a
while; one that could not be sent is tried again, later each time. Rows that are done stay for a
month, so that nobody is called twice for one turn.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable
from datetime import datetime, timedelta
from typing import NamedTuple

import msgspec
from sqlalchemy import case, delete, exists, func, literal, or_, select, update

from westmarch.server.common.ids import new_id
from westmarch.server.notifications.tables import calls, subscriptions
from westmarch.server.storage.rows.mapping import from_row
from westmarch.server.storage.store import Store
from westmarch.server.storage.tables import rooms as db
from westmarch.server.storage.tables.people import callings
from westmarch.tabletop.clocks import read, written
from westmarch.tabletop.rows import PLAYING

TURN, NUDGE, SHORT, TEST, DIGEST = "turn", "nudge", "short", "test", "digest"
SEEN = "seen"
"""The way of a row that only says: he was looking, nobody need be called."""
AT_IT = timedelta(seconds=60)
"""So long a call is whose who claimed it."""
PATIENCE = (1, 5, 30, 120, 720)
"""Minutes between tries; then it is given up."""
KEPT = timedelta(days=30)
DAILY = timedelta(days=1)
"""From one digest to the next: each comes at the hour at which it was switched on."""
MISSED = timedelta(seconds=60)
"""A turn for which nobody was called by then was missed, by a crash."""
TOO_LATE = timedelta(days=3)
MOST = 50
MOST_DUE = 500
"""Calls that are looked for at a time, of all people, and of one of them."""
MOST_DUE_OF_ONE = 10
CROWDED = timedelta(minutes=1)
"""So long a call waits where too many others wait for the same place."""


class Call(msgspec.Struct, kw_only=True):
    """One row."""

    id: str
    person: str
    room: str
    kind: str
    asked: int
    way: str
    made: str
    due: str
    tries: int = 0
    claimed: str = ""
    done: bool = False


class Due(NamedTuple):
    """A call that should go out, and where it goes; letters: None."""

    call: Call
    url: str | None


class Outbox:
    """The calls of the whole site."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def add(self, *rows: Call) -> None:
        """Calls to go out; those there are already stay as they are."""
        await self._store.write(
            *(
                self._store.upsert(calls)
                .values(**msgspec.structs.asdict(row))
                .on_conflict_do_nothing()
                for row in rows
            )
        )

    async def looked(self, room: str, person: str) -> None:
        """Somebody looks at a table: what should have called him there need not go out."""
        c = calls.c
        mine = (c.person == person) & (c.room == room) & c.kind.in_((TURN, NUDGE, SHORT)) & ~c.done
        waiting = await self._store.first(select(c.id).where(mine).limit(1))
        if waiting is not None:
            await self._store.write(update(calls).where(mine).values(done=True))

    async def forget(self, room: str, person: str, kind: str) -> None:
        """Calls of a kind may go out again."""
        c = calls.c
        mine = (c.person == person) & (c.room == room) & (c.kind == kind)
        await self._store.write(delete(calls).where(mine))

    # ---- sending

    async def due(self, at: datetime, held: Collection[str] = ()) -> list[Due]:
        """What should go out now and nobody is sending, but for what is `held` already; a few of
        each person, so that those of one are not all that is found."""
        c, now = calls.c, written(at)
        webhook, browser = callings.c.webhook, subscriptions.c.endpoint
        url = case((c.way == "webhook", webhook), else_=browser)
        place = func.row_number().over(partition_by=c.person, order_by=(c.due, c.id))
        found = (
            select(calls, url.label("url"), place.label("place"))
            .outerjoin(callings, callings.c.person == c.person)
            .outerjoin(subscriptions, literal("push ") + subscriptions.c.id == c.way)
            .where(~c.done, c.due <= now, c.claimed < now, c.id.not_in(held))
            .subquery()
        )
        query = (
            select(found)
            .where(found.c.place <= MOST_DUE_OF_ONE)
            .order_by(found.c.place, found.c.due)
            .limit(MOST_DUE)
        )
        rows = await self._store.mappings(query)
        return [Due(from_row(row, Call), row["url"]) for row in rows]

    async def put_off(self, crowd: Iterable[Call], at: datetime) -> None:
        """These wait a little; they were not tried."""
        ids = [call.id for call in crowd]
        if ids:
            late = written(at + CROWDED)
            await self._store.write(update(calls).where(calls.c.id.in_(ids)).values(due=late))

    async def claim(self, call: Call, at: datetime) -> bool:
        """Whether this process sends it: no other does then, for a while."""
        c = calls.c
        async with self._store.engine.begin() as connection:
            done = await connection.execute(
                update(calls)
                .where(c.id == call.id, ~c.done, c.tries == call.tries, c.claimed == call.claimed)
                .values(claimed=written(at + AT_IT), tries=call.tries + 1)
            )
        return bool(done.rowcount)

    async def done(self, call: Call) -> None:
        await self._store.write(update(calls).where(calls.c.id == call.id).values(done=True))

    async def later(self, call: Call, at: datetime) -> bool:
        """Try it again later; False: it has been tried often enough, and is given up."""
        if call.tries >= len(PATIENCE):
            await self.done(call)
            return False
        due = written(at + timedelta(minutes=PATIENCE[call.tries]))
        values = {"due": due, "claimed": ""}
        await self._store.write(update(calls).where(calls.c.id == call.id).values(**values))
        return True

    async def tidy(self, at: datetime) -> None:
        """Forget what is long past."""
        await self._store.write(delete(calls).where(calls.c.made < written(at - KEPT)))

    # ---- what is found again from the database

    async def missed(self, at: datetime) -> list[tuple[str, str, int]]:
        """Turns of people who want to be called, of which the outbox knows nothing: the server went
        down in between. Room, person, and the turn."""
        rooms, seats, c = db.rooms.c, db.seats.c, calls.c
        wanting = or_(
            seats.person.in_(select(subscriptions.c.person)),
            seats.person.in_(
                select(callings.c.person).where(
                    or_(callings.c.letters == "now", callings.c.webhook.is_not(None))
                )
            ),
        )
        known = exists().where(
            c.room == rooms.id, c.person == seats.person, c.kind == TURN, c.asked == rooms.asked
        )
        query = (
            select(rooms.id, seats.person, rooms.asked)
            .join(db.seats, (seats.room == rooms.id) & (seats.seat == rooms.to_act))
            .where(rooms.status == PLAYING, wanting, ~known)
            .where(rooms.since < written(at - MISSED), rooms.since > written(at - TOO_LATE))
            .limit(MOST)
        )
        return [(one[0], one[1], one[2]) for one in await self._store.tuples(query)]

    async def digests(self, at: datetime) -> None:
        """A daily letter for everybody who wants one and is to move somewhere at his hour."""
        rooms, seats = db.rooms.c, db.seats.c
        to_move = (
            exists()
            .where(seats.room == rooms.id, seats.seat == rooms.to_act)
            .where(rooms.status == PLAYING, seats.person == callings.c.person)
        )
        query = (
            select(callings.c.person, callings.c.digested, to_move.label("to_move"))
            .where(callings.c.letters == "daily", callings.c.digested <= written(at - DAILY))
            .limit(MOST)
        )
        found = await self._store.tuples(query)
        for person, last, wanted in found:
            async with self._store.engine.begin() as connection:
                done = await connection.execute(
                    update(callings)
                    .where(callings.c.person == person, callings.c.digested == last)
                    .values(digested=written(_hour(last, at)))
                )
            if done.rowcount and wanted:  # no other process does
                await self.add(new_call(person, "", DIGEST, int(at.timestamp()), "mail", at, at))


def _hour(last: str, at: datetime) -> datetime:
    """The last time before `at` that is whole days after the last digest."""
    if not last:
        return at
    began = read(last)
    return began + (at - began) // DAILY * DAILY


def new_call(
    person: str, room: str, kind: str, asked: int, way: str, made: datetime, due: datetime
) -> Call:
    return Call(
        id=new_id(16),
        person=person,
        room=room,
        kind=kind,
        asked=asked,
        way=way,
        made=written(made),
        due=written(due),
    )
