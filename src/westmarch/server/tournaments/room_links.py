"""Which tournaments rooms belong to."""

from __future__ import annotations

from collections.abc import Collection

from sqlalchemy import select

from westmarch.server.storage.store import Store
from westmarch.server.tournaments import tables
from westmarch.tabletop.views.schemas import RoundOf


async def of_rooms(store: Store, rooms: Collection[str]) -> dict[str, RoundOf]:
    """The tournaments and rounds of those rooms that are played in one."""
    of, board = tables.tournaments.c, tables.pairings.c
    query = (
        select(board.room, of.id, of.name, board.round, of.rounds)
        .join(tables.tournaments, of.id == board.tournament)
        .where(board.room.in_(rooms))
    )
    found = await store.tuples(query)
    return {room: RoundOf(id_, name, number, many) for room, id_, name, number, many in found}
