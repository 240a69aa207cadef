"""What the server looks for now and then: rated games whose time is up, rooms to be cleared away.

Several processes of a site may do it at once: a room is changed by its owner alone, and cleared
away only as it was found.
"""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator, Awaitable, Callable
from datetime import datetime, timedelta

from sqlalchemy import and_, or_, select, update

from westmarch.kernel import registry
from westmarch.server.common.errors import Fenced, named
from westmarch.server.common.periodic import attempt, every
from westmarch.server.http.close_codes import CloseCode
from westmarch.server.identity.origins import forget_old
from westmarch.server.rooms.registry import Hall
from westmarch.server.rooms.statements import delete_room
from westmarch.server.slow_games import claims
from westmarch.server.storage.rows.mapping import from_row, readable
from westmarch.server.storage.tables import rooms as db
from westmarch.server.storage.tables.people import people as people_table
from westmarch.server.storage.transactions import MUST_FIND
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


async def watch(hall: Hall, *chores: Callable[[], Awaitable[object]]) -> None:
    """Look after everything, for good; every hour do the chores too."""
    cleared: datetime | None = None

    async def look() -> None:
        nonlocal cleared
        await attempt(go_round(hall), "look after slow games")
        if cleared is None or hall.keeper.at - cleared >= CLEAR_EVERY:
            cleared = hall.keeper.at
            await attempt(clear_away(hall), "clear rooms away")
            await attempt(forget_old(hall.store), "forget old addresses")
            for chore in chores:
                await attempt(chore(), "tidy up")

    await every(hall.settings.rounds_seconds, look, "look after slow games")


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
        page = query.order_by(rooms.deadline, rooms.id).limit(MOST)
        found = await hall.store.mappings(page)
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
        accounts = select(people_table.c.id).where(
            or_(people_table.c.password.is_not(None), people_table.c.account.is_not(None))
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
    found = await hall.store.tuples(query)
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
    untouched = (
        update(db.rooms)
        .where(db.rooms.c.id == id_, db.rooms.c.updated == updated)
        .values(updated=db.rooms.c.updated)
        .execution_options(**MUST_FIND)
    )
    try:
        await hall.store.write(untouched, *delete_room(id_))
    except Fenced:
        return False
    if room is not None:
        hall.forget(room, CloseCode.NOT_THERE, "removed")
    return True
