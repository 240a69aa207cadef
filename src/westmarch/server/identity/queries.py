"""What is asked about people."""

from __future__ import annotations

from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncEngine

from westmarch.server.identity.tables import moderators as moderators_table


async def is_moderator(engine: AsyncEngine, whom: str) -> bool:
    query = select(moderators_table.c.person).where(moderators_table.c.person == whom)
    async with engine.connect() as connection:
        return (await connection.execute(query)).first() is not None
