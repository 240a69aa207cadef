"""What the server looks for now and then: rated games whose time is up, rooms to be cleared away.

Several processes of a site may do it at once: a room is changed by its owner alone, and cleared
away only as it was found.
"""

from __future__ import annotations

import asyncio
import logging
from datetime import timedelta

from sqlalchemy import and_, delete, or_, select

from westmarch.server import database as db
from westmarch.server.errors import ApiError
from westmarch.server.hall import Hall
from westmarch.server.logs import named
from westmarch.server.rows import PLAYING, WAITING
from westmarch.server.slow import claims, tables
from westmarch.server.slow.moments import written
from westmarch.server.society.origins import forget_old
from westmarch.server.society.tables import mutes

log = logging.getLogger("westmarch.server")

CLEAR_EVERY = timedelta(hours=1)
MOST = 200
"""Rooms looked after at once; the others wait for the next round."""


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
        try:
            await go_round(hall)
            if cleared is None or hall.keeper.at - cleared >= CLEAR_EVERY:
                cleared = hall.keeper.at
                await clear_away(hall)
                await forget_old(hall.store)
        except Exception as error:
            log.warning("cannot look after slow games: %s", named(error))
        await asyncio.sleep(hall.settings.rounds_seconds)


async def end_overstepped(hall: Hall) -> None:
    """End the rated games whose clock ran out long enough ago."""
    rooms = db.rooms.c
    before = written(hall.keeper.at - hall.settings.grace)
    query = select(rooms.id).where(rooms.status == PLAYING, rooms.deadline < before, rooms.rated)
    async with hall.store.engine.connect() as connection:
        found = (await connection.execute(query.limit(MOST))).scalars().all()
    for id_ in found:
        try:
            await claims.overstepped(hall, await hall.room(id_))
        except ApiError as error:  # another process owns it, and will see to it
            log.info("room %s is not ended here: %s", id_, named(error))


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
    query = select(rooms.id, rooms.updated).where(or_(*rules)).limit(MOST)
    async with hall.store.engine.connect() as connection:
        found = (await connection.execute(query)).all()
    gone = [id_ for id_, updated in found if await _clear(hall, id_, updated)]
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
