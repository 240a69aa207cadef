"""``/api/me/games.zip``: everybody's own games to take along."""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import Any

from litestar import Request, get
from litestar.response import Stream
from sqlalchemy import and_, or_, select

from westmarch.kernel import registry
from westmarch.server.http.errors import PROBLEMS
from westmarch.server.http.static_files import COMPRESSES_ITSELF
from westmarch.server.identity.dependencies import Someone, TheHall, limited
from westmarch.server.records.bundle import ZIP, Listed, bundle, listed, record_of
from westmarch.server.rooms.registry import Hall
from westmarch.server.storage.rows.mapping import from_row, readable
from westmarch.server.storage.tables import rooms as db
from westmarch.tabletop.rows import RoomRow

PAGE = 50
"""Rooms that are looked up at once."""


async def _all_rooms(hall: Hall, person: str) -> AsyncIterator[RoomRow]:
    """Rooms in which somebody plays or has played, the oldest first."""
    rooms, at = db.rooms.c, ("", "")
    sits = select(db.seats.c.room).where(db.seats.c.person == person)
    while True:
        later = or_(rooms.created > at[0], and_(rooms.created == at[0], rooms.id > at[1]))
        query = select(db.rooms).where(rooms.id.in_(sits), later)
        query = query.order_by(rooms.created, rooms.id).limit(PAGE)
        found = await hall.store.mappings(query)
        if not found:
            return
        at = (found[-1]["created"], found[-1]["id"])
        for row in readable(found, lambda one: from_row(one, RoomRow)):
            if row.game in registry.GAMES:
                yield row


async def _games(hall: Hall, person: str) -> AsyncIterator[tuple[Listed, bytes | None]]:
    async for row in _all_rooms(hall, person):
        seats = (await hall.store.seats([row.id])).get(row.id, [])
        over = await hall.may_reveal(row)
        record = await record_of(hall.store, row) if over else None
        file = None if record is None else f"{row.game}/{row.created[:10]}-{row.id}.jsonl"
        yield listed(row, seats, file, person), record


@get(
    "/me/games.zip",
    summary="All my games",
    tags=["records"],
    responses=PROBLEMS,
    opt={COMPRESSES_ITSELF: True},
    media_type=ZIP,
)
async def my_games(request: Request[Any, Any, Any], hall: TheHall, person: Someone) -> Stream:
    """All games I have played here as one zip file: the records of those that are over, and an
    index of all. It is written while it is sent."""
    await limited(request, "exports", person.id)
    headers = {"content-disposition": 'attachment; filename="westmarch-games.zip"'}
    return Stream(bundle(_games(hall, person.id)), media_type=ZIP, headers=headers)


HANDLERS = [my_games]
