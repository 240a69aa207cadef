"""Whether the database takes what is written: for load balancers and whoever else asks often."""

from __future__ import annotations

import asyncio
import time

from westmarch.server.common.time import now
from westmarch.server.storage.metadata import settings as settings_table
from westmarch.server.storage.settings import setting
from westmarch.server.storage.store import Store

LASTS = 1.0
"""Seconds for which an answer is good, whatever it was."""
SECONDS = 5.0
"""How long the database may take."""


class Health:
    """One look at the database for all who ask meanwhile, and for those who ask soon after."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._looking: asyncio.Task[None] | None = None
        self._done_at = -LASTS

    async def check(self) -> None:
        """Write something and read it back. Raises what the database raises, or `TimeoutError`."""
        task = self._looking
        if task is None or (task.done() and time.monotonic() - self._done_at >= LASTS):
            task = self._looking = asyncio.create_task(self._look())
            task.add_done_callback(self._looked)
        await asyncio.shield(task)

    def _looked(self, task: asyncio.Task[None]) -> None:
        self._done_at = time.monotonic()
        if not task.cancelled():
            task.exception()  # those who asked have it

    async def _look(self) -> None:
        store, value = self._store, now()
        upsert = store.upsert(settings_table).values(key="health", value=value)
        async with asyncio.timeout(SECONDS):
            await store.write(
                upsert.on_conflict_do_update(index_elements=["key"], set_={"value": value})
            )
            if await setting(store, "health", "") != value:
                raise OSError("the database does not keep what is written")
