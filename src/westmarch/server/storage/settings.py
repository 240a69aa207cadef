"""Values that a site keeps for good."""

from __future__ import annotations

import secrets

from sqlalchemy import select

from westmarch.server.storage.metadata import settings as settings_table
from westmarch.server.storage.store import Store


async def setting(store: Store, key: str, default: str) -> str:
    """A value kept for good; the default is kept when there was none."""
    await store.write(
        store.upsert(settings_table).values(key=key, value=default).on_conflict_do_nothing()
    )
    return str(
        await store.scalar(select(settings_table.c.value).where(settings_table.c.key == key))
    )


async def site_secret(store: Store) -> str:
    """What signs cookies and opens the links between processes; made by who asks first."""
    return await setting(store, "secret", secrets.token_urlsafe(48))
