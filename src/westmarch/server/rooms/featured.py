"""Rated games that go on and may be watched from the front page."""

from __future__ import annotations

from sqlalchemy import select

from westmarch.server.storage.store import Store
from westmarch.server.storage.tables import rooms as db
from westmarch.tabletop.rows import PLAYING, RoomRow, SeatRow
from westmarch.tabletop.views.room_view import rateable

SHOWN = 5


async def to_watch(store: Store, me: str) -> tuple[list[RoomRow], dict[str, list[SeatRow]]]:
    """Listed rated games of others, those with the latest moves first, and their seats."""
    rooms, seats = db.rooms.c, db.seats.c
    sits = select(seats.room).where(seats.person == me)
    query = (
        select(db.rooms)
        .where(rooms.status == PLAYING, rooms.listed, rooms.rated, rooms.id.not_in(sits))
        .order_by(rooms.updated.desc())
        .limit(2 * SHOWN)
    )
    rows = await store.rows(query, RoomRow)
    held = await store.seats([row.id for row in rows])
    return [row for row in rows if rateable(row, held.get(row.id, []))][:SHOWN], held
