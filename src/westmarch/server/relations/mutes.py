"""Who says nothing: at one table, as somebody who plays there wishes, or on the whole site."""

from __future__ import annotations

from typing import Literal

from sqlalchemy import delete, or_, select

from westmarch.kernel.texts.site_texts import say
from westmarch.server.common.errors import ApiError
from westmarch.server.common.time import now
from westmarch.server.relations.tables import mutes as mutes_table
from westmarch.server.storage.store import Store

MOST_AT_A_TABLE = 100
EVERYWHERE = ""
"""The room of a mute that holds on the whole site."""


class Mutes:
    """Who is muted on a site."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def of(self, person: str, room: str) -> Literal["here", "everywhere"] | None:
        """Where somebody is muted who wants to speak in a room."""
        mutes = mutes_table.c
        query = select(mutes.room).where(
            mutes.person == person,
            mutes.room.in_((room, EVERYWHERE)),
            or_(mutes.until.is_(None), mutes.until > now()),
        )
        found = set(await self._store.scalars(query))
        if EVERYWHERE in found:
            return "everywhere"
        return "here" if found else None

    async def at(self, room: str) -> list[str]:
        """The ids of those who are muted at a table."""
        mutes = mutes_table.c
        query = select(mutes.person).where(mutes.room == room).order_by(mutes.at)
        return await self._store.scalars(query)

    async def mute(self, room: str, whom: str, by: str) -> None:
        """Raises `ApiError` when too many are muted there already."""
        if len(await self.at(room)) >= MOST_AT_A_TABLE:
            raise ApiError(409, "too_many_muted", say("error-too_many_muted"))
        row = {"person": whom, "room": room, "by": by, "why": "", "at": now(), "until": None}
        add = self._store.upsert(mutes_table).values(**row)
        await self._store.write(add.on_conflict_do_nothing())

    async def unmute(self, room: str, whom: str) -> None:
        mutes = mutes_table.c
        await self._store.write(delete(mutes_table).where(mutes.room == room, mutes.person == whom))
