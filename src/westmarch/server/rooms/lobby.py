"""The rooms of the lobby where anybody may sit down."""

from __future__ import annotations

from sqlalchemy import func, select

from westmarch.server.identity.tables import listings
from westmarch.server.storage.store import Store
from westmarch.server.storage.tables import rooms as db
from westmarch.tabletop.rows import BOT, PLAYING, WAITING, RoomRow

MOST = 50


async def open_rooms(store: Store, most: int = MOST) -> list[RoomRow]:
    """Listed rooms with a free seat, the newest first. Where there are more than are shown, one
    room of each address comes before a second of any: nobody pushes the others out."""
    seats, rooms = db.seats.c, db.rooms.c
    free = select(seats.room).where(seats.kind != BOT, seats.person.is_(None), seats.bot.is_(None))
    whose = func.coalesce(listings.c.address, rooms.owner)
    nth = func.row_number().over(partition_by=whose, order_by=(rooms.updated, rooms.id))
    ranked = (
        select(rooms.id, nth.label("nth"))
        .join(listings, listings.c.room == rooms.id, isouter=True)
        .where(rooms.status.in_((WAITING, PLAYING)), rooms.listed, rooms.id.in_(free))
        .subquery()
    )
    query = (
        select(db.rooms)
        .join(ranked, ranked.c.id == rooms.id)
        .order_by(ranked.c.nth, rooms.updated.desc())
        .limit(most)
    )
    rows = await store.rows(query, RoomRow)
    return sorted(rows, key=lambda row: row.updated, reverse=True)
