"""Sessions of accounts: a secret in the cookie, its hash in the database, where it can be ended."""

from __future__ import annotations

import hashlib
import secrets
import time
from collections.abc import Sequence
from datetime import UTC, datetime, timedelta

from sqlalchemy import ColumnElement, delete, insert, select, update

from westmarch.server.common.ids import new_id
from westmarch.server.common.time import now
from westmarch.server.storage.rows.mapping import to_row
from westmarch.server.storage.rows.people import SessionRow
from westmarch.server.storage.store import Store
from westmarch.server.storage.tables.people import sessions as sessions_table

PREFIX = "s."
LASTS = timedelta(days=400)
"""A session nobody uses ends after so long."""
NOTED_EVERY = timedelta(hours=1)
"""Its last use is written down so often at most."""


def hashed(secret: str) -> str:
    """A secret of many random bits as it is kept."""
    return hashlib.sha256(secret.encode("utf-8", "surrogatepass")).hexdigest()


_clock = time.time


def _age(at: str) -> timedelta:
    """How long ago something was; no time at all when the clock has been set back since."""
    passed = datetime.fromtimestamp(_clock(), UTC) - datetime.fromisoformat(at)
    return max(timedelta(0), passed)


class Sessions:
    """All sessions of one server."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def begin(self, person: str, agent: str) -> str:
        """A new session; what the cookie says."""
        secret = PREFIX + secrets.token_urlsafe(32)
        row = SessionRow(
            token=hashed(secret),
            id=new_id(),
            person=person,
            agent="".join(c for c in agent if c.isprintable())[:200],
            created=now(),
            used=now(),
        )
        await self._store.write(insert(sessions_table).values(**to_row(row)))
        return secret

    async def of_cookie(self, cookie: str) -> SessionRow | None:
        """The session a cookie stands for, unless it has ended."""
        found = await self._rows(sessions_table.c.token == hashed(cookie))
        if not found:
            return None
        row: SessionRow = found[0]
        age = _age(row.used)
        if age > LASTS:
            await self.end([row])
            return None
        if age > NOTED_EVERY:
            used = (
                update(sessions_table).where(sessions_table.c.token == row.token).values(used=now())
            )
            await self._store.write(used)
        return row

    async def of_person(self, person: str) -> list[SessionRow]:
        """Where somebody is logged in, the last used first."""
        found = await self._rows(sessions_table.c.person == person)
        return sorted(found, key=lambda row: row.used, reverse=True)

    async def end(self, rows: Sequence[SessionRow]) -> None:
        """End sessions."""
        if rows:
            tokens = [row.token for row in rows]
            await self._store.write(
                delete(sessions_table).where(sessions_table.c.token.in_(tokens))
            )

    async def _rows(self, where: ColumnElement[bool]) -> list[SessionRow]:
        return await self._store.rows(select(sessions_table).where(where), SessionRow)
