"""Who says nothing: at one table, as somebody who plays there wishes, or on the whole site."""

from __future__ import annotations

from typing import Literal

from sqlalchemy import delete, or_, select

from westmarch.kernel.texts.site_texts import say
from westmarch.server.common.errors import ApiError
from westmarch.server.common.time import now
from westmarch.server.moderation.service import EVERYWHERE
from westmarch.server.ratings import tables
from westmarch.server.storage.store import Store

MOST_AT_A_TABLE = 100


class Mutes:
    """Who is muted on a site."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def of(self, person: str, room: str) -> Literal["here", "everywhere"] | None:
        """Where somebody is muted who wants to speak in a room."""
        mutes = tables.mutes.c
        query = select(mutes.room).where(
            mutes.person == person,
            mutes.room.in_((room, EVERYWHERE)),
            or_(mutes.until.is_(None), mutes.until > now()),
        )
        async with self._store.engine.connect() as connection:
            found = set((await connection.execute(query)).scalars())
        if EVERYWHERE in found:
            return "everywhere"
        return "here" if found else None

    async def at(self, room: str) -> list[str]:
        """The ids of those who are muted at a table."""
        mutes = tables.mutes.c
        query = select(mutes.person).where(mutes.room == room).order_by(mutes.at)
        async with self._store.engine.connect() as connection:
            return list((await connection.execute(query)).scalars())

    async def mute(self, room: str, whom: str, by: str) -> None:
        """Raises `ApiError` when too many are muted there already."""
        if len(await self.at(room)) >= MOST_AT_A_TABLE:
            raise ApiError(409, "too_many_muted", say("error-too_many_muted"))
        row = {"person": whom, "room": room, "by": by, "why": "", "at": now(), "until": None}
        add = self._store.upsert(tables.mutes).values(**row)
        await self._store.write(add.on_conflict_do_nothing())

    async def unmute(self, room: str, whom: str) -> None:
        mutes = tables.mutes.c
        await self._store.write(
            delete(tables.mutes).where(mutes.room == room, mutes.person == whom)
        )
