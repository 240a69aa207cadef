"""What is asked about people."""

from __future__ import annotations

from sqlalchemy import select

from westmarch.server.identity.tables import moderators as moderators_table
from westmarch.server.storage.store import Store


async def is_moderator(store: Store, whom: str) -> bool:
    query = select(moderators_table.c.person).where(moderators_table.c.person == whom)
    return await store.first(query) is not None
