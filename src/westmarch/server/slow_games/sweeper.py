"""What the server looks for now and then: rated games whose time is up, rooms to be cleared away.

Several processes of a site may do it at once: a room is changed by its owner alone, and cleared
away only as it was found.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Awaitable
from datetime import timedelta

from sqlalchemy import and_, delete, or_, select

from westmarch.kernel import registry
from westmarch.server.accounts import guest_removal
from westmarch.server.clocks import tables
from westmarch.server.identity.origins import forget_old
from westmarch.server.monitoring.logs import named
from westmarch.server.ratings.tables import mutes
from westmarch.server.rooms.registry import Hall
from westmarch.server.slow_games import claims
from westmarch.server.storage.rows.mapping import from_row, readable
from westmarch.server.storage.tables import rooms as db
from westmarch.tabletop.clocks import written
from westmarch.tabletop.refusals import Refused
from westmarch.tabletop.rows import PLAYING, WAITING, RoomRow, SeatRow

log = logging.getLogger("westmarch.server")

CLEAR_EVERY = timedelta(hours=1)
MOST = 200
"""Rooms looked up at once."""


async def go_round(hall: Hall) -> None:
    """Look after everything once."""
    at = hall.keeper.at
    await hall.keeper.pauses.beat(at)
    await hall.keeper.pauses.load(at)
    await end_overstepped(hall)


async def watch(hall: Hall) -> None:
    """Look after everything, for good."""
    cleared = None
    while True:
        await _tried(go_round(hall), "look after slow games")
        if cleared is None or hall.keeper.at - cleared >= CLEAR_EVERY:
            cleared = hall.keeper.at
            await _tried(clear_away(hall), "clear rooms away")
            await _tried(forget_old(hall.store), "forget old addresses")
            days = hall.settings.guest_days
            await _tried(guest_removal.tidy(hall.store, hall.keeper.at, days), "tidy up")
        await asyncio.sleep(hall.settings.rounds_seconds)


async def _tried(work: Awaitable[object], what: str) -> None:
    """Do one thing; whatever keeps it from being done keeps no other."""
    try:
        await work
    except Exception as error:
        log.warning("cannot %s: %s", what, named(error))


async def end_overstepped(hall: Hall) -> None:
    """End the rated games whose clock ran out long enough ago. `deadline` knows of no vacation: a
    game is read only once its rows say that its time is really up."""
    async for row, seats in _past_deadline(hall):
        try:
            if claims.is_overstepped(hall, registry.game(row.game), row, seats):
                await claims.overstepped(hall, await hall.room(row.id))
        except Refused as error:  # another process owns it, and will see to it
            log.info("room %s is not ended here: %s", row.id, named(error))
        except Exception:  # one game that cannot be read keeps no other going
            log.exception("room %s cannot be ended", row.id)


async def _past_deadline(hall: Hall) -> AsyncIterator[tuple[RoomRow, list[SeatRow]]]:
    """The rated games whose deadline passed long enough ago, the first to end first."""
    rooms, last = db.rooms.c, ("", "")
    before = written(hall.keeper.at - hall.settings.grace)
    while True:
        later = or_(rooms.deadline > last[0], and_(rooms.deadline == last[0], rooms.id > last[1]))
        query = select(db.rooms).where(
            rooms.status == PLAYING, rooms.rated, rooms.deadline < before, later
        )
        async with hall.store.engine.connect() as connection:
            page = query.order_by(rooms.deadline, rooms.id).limit(MOST)
            found = list((await connection.execute(page)).mappings())
        if not found:
            return
        last = (found[-1]["deadline"], found[-1]["id"])
        rows = readable(found, lambda row: from_row(row, RoomRow))
        seats = await hall.store.seats([row.id for row in rows])
        for row in rows:
            yield row, seats.get(row.id, [])


async def clear_away(hall: Hall) -> list[str]:
    """Clear away rooms that nobody came to, and games that only guests and bots played and nobody
    has touched for long; which."""
    settings, rooms = hall.settings, db.rooms.c
    rules = []
    if settings.waiting_days:
        before = written(hall.keeper.at - timedelta(days=settings.waiting_days))
        rules.append(and_(rooms.status == WAITING, rooms.updated < before))
    if settings.guest_days:
        before = written(hall.keeper.at - timedelta(days=settings.guest_days))
        accounts = select(db.people.c.id).where(
            or_(db.people.c.password.is_not(None), db.people.c.account.is_not(None))
        )
        kept = select(db.seats.c.room).where(
            or_(db.seats.c.person.in_(accounts), db.seats.c.was.in_(accounts))
        )
        rules.append(
            and_(
                rooms.status == PLAYING,
                rooms.updated < before,
                rooms.owner.not_in(accounts),
                rooms.id.not_in(kept),
            )
        )
    if not rules:
        return []
    query = select(rooms.id, rooms.updated).where(or_(*rules)).order_by(rooms.updated).limit(MOST)
    async with hall.store.engine.connect() as connection:
        found = (await connection.execute(query)).all()
    gone = []
    for id_, updated in found:
        try:
            if await _clear(hall, id_, updated):
                gone.append(id_)
        except Exception as error:  # the others are cleared away all the same
            log.warning("room %s cannot be cleared away: %s", id_, named(error))
    if gone:
        log.info("%s rooms were cleared away", len(gone))
        if hall.others is not None:  # another process may have one in its memory
            hall.others.tell({"kind": "read_again", "rooms": gone})
    return gone


async def _clear(hall: Hall, id_: str, updated: str) -> bool:
    """Clear a room away unless something has happened there since."""
    room = hall.rooms.get(id_)
    if room is not None and room.lookers:
        return False
    async with hall.store.engine.begin() as connection:
        # What belongs to it goes with it (ON DELETE CASCADE).
        done = await connection.execute(
            delete(db.rooms).where(db.rooms.c.id == id_, db.rooms.c.updated == updated)
        )
        if done.rowcount:
            await connection.execute(delete(tables.calls).where(tables.calls.c.room == id_))
            await connection.execute(delete(tables.put_away).where(tables.put_away.c.room == id_))
            await connection.execute(delete(mutes).where(mutes.c.room == id_))
    if done.rowcount and room is not None:
        hall.forget(room, 4404, "removed")
    return bool(done.rowcount)
