"""A PostgreSQL database is used by one server alone, or by the processes of one site."""

from __future__ import annotations

import asyncio
import logging
import time

from sqlalchemy import text
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from westmarch.kernel.engine.errors import BadOption
from westmarch.server.common.errors import named

log = logging.getLogger("westmarch.server")

LOCK = 0x57657375
PATIENCE = 2.0
"""Seconds in which PostgreSQL notices that the holder before has been killed."""
LOOK_EVERY = 5.0


class SiteLock:
    """PostgreSQL's own lock, which dies with its holder: for one alone, or shared by the processes
    that know each other through Redis."""

    def __init__(self, engine: AsyncEngine, shared: bool) -> None:
        self._engine = engine
        suffix = "_shared" if shared else ""
        self._take = text(f"SELECT pg_try_advisory_lock{suffix}({LOCK})")
        self._connection: AsyncConnection | None = None

    async def open(self, patience: float = PATIENCE) -> None:
        """Raises `BadOption` while others use the database."""
        end = time.monotonic() + patience
        while not await self._try():
            if time.monotonic() > end:
                raise BadOption("database-another_site")
            await asyncio.sleep(0.1)

    async def _try(self) -> bool:
        if self._connection is None:
            connection = await self._engine.connect()
            self._connection = await connection.execution_options(isolation_level="AUTOCOMMIT")
        return bool((await self._connection.execute(self._take)).scalar_one())

    async def watch(self) -> None:
        """Take it again, for good, when the database was away."""
        while True:
            await asyncio.sleep(LOOK_EVERY)
            try:
                if self._connection is None:
                    await self.open(0.0)
                else:
                    await self._connection.execute(text("SELECT 1"))
            except BadOption as error:
                log.error("%s", error)
            except Exception:
                await self.close()

    async def close(self) -> None:
        """Let it go."""
        connection, self._connection = self._connection, None
        if connection is not None:
            try:
                await connection.invalidate()
                await connection.close()
            except Exception as error:
                log.info("a connection that was lost already: %s", named(error))
