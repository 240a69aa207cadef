"""Which process owns a room.

A process says again and again that it is there; while it does, the rooms it holds are its own. Who
wants a room that nobody holds, or whose holder has fallen silent, takes it over, and its epoch
grows. The lease only keeps two processes from working for nothing: what protects a game is that
every write names the epoch (storage/transactions.py), so a holder who was believed dead can do no
harm.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec
from sqlalchemy import text
from sqlalchemy.ext.asyncio import AsyncEngine

_BEAT = text(
    "INSERT INTO processes (id, address, until)"
    " VALUES (:me, :address, clock_timestamp() + make_interval(secs => :lease))"
    " ON CONFLICT (id) DO UPDATE SET until = excluded.until"
)
_BURY = text("DELETE FROM processes WHERE until < clock_timestamp() - interval '1 hour'")
_LEAVE = text("DELETE FROM processes WHERE id = :me")
_SILENT = (
    "NOT EXISTS (SELECT 1 FROM processes AS p"
    " WHERE p.id = rooms.holder AND p.until > clock_timestamp())"
)
_TAKE = text(
    # What is mine already stays as it is: it may just be read.
    "UPDATE rooms SET holder = :me, epoch = epoch + (holder IS DISTINCT FROM :me)::int"
    " WHERE id = :room AND (NOT :to_play OR status IN ('waiting', 'playing'))"
    f" AND (holder IS NULL OR holder = :me OR {_SILENT}) RETURNING epoch"
)
_SEIZE = text(
    "UPDATE rooms SET holder = :me, epoch = epoch + 1"
    " WHERE id = :room AND epoch = :epoch RETURNING epoch"
)
_WHOSE = text(
    "SELECT r.holder, r.epoch, p.address FROM rooms AS r"
    " LEFT JOIN processes AS p ON p.id = r.holder AND p.until > clock_timestamp()"
    " WHERE r.id = :room"
)
_RELEASE = text(
    "UPDATE rooms SET holder = NULL WHERE holder = :me AND id = :room AND epoch <= :epoch"
)
_RELEASE_ALL = text("UPDATE rooms SET holder = NULL WHERE holder = :me")
_STILL = text("SELECT id, epoch FROM rooms WHERE holder = :me AND id = ANY(:rooms)")
_WAITING = text(
    "SELECT DISTINCT rooms.id FROM rooms JOIN seats ON seats.room = rooms.id"
    " WHERE rooms.status = 'playing' AND seats.kind = 'bot' AND seats.seat = rooms.to_act"
    " AND rooms.puzzle IS NULL"
    f" AND (holder IS NULL OR holder = :me OR {_SILENT})"
)


class Holder(msgspec.Struct, frozen=True):
    """Another process that owns a room, as the database says."""

    process: str
    address: str
    epoch: int
    """The room's, at the time."""


class Leases:
    """The rooms of one process."""

    def __init__(self, engine: AsyncEngine, process: str, seconds: float) -> None:
        self._engine = engine
        self.process = process
        self.seconds = seconds
        """How long the process may be silent."""
        self.address = ""
        """Where the others reach it."""

    async def _run(self, statement: Any, **values: Any) -> list[Any]:
        async with self._engine.begin() as connection:
            found = await connection.execute(statement, {"me": self.process, **values})
            return list(found.all()) if found.returns_rows else []

    async def beat(self) -> None:
        """Say that this process is there, for another while."""
        await self._run(_BEAT, address=self.address, lease=self.seconds)

    async def bury(self) -> None:
        """Forget the processes that have long been gone."""
        async with self._engine.begin() as connection:
            await connection.execute(_BURY)

    async def leave(self) -> None:
        """Let everything go, so that the others need not wait."""
        await self._run(_RELEASE_ALL)
        await self._run(_LEAVE)

    async def take(self, room: str, to_play: bool = False) -> Holder | None:
        """Own a room from now on, unless it does not exist or another process owns it: that one.
        With `to_play` nobody need own a room whose game is over: it is only looked at."""
        if await self._run(_TAKE, room=room, to_play=to_play):
            return None
        return await self.holder(room)

    async def holder(self, room: str) -> Holder | None:
        """Who owns a room; None: this process, or nobody that is there."""
        async with self._engine.connect() as connection:
            found = (await connection.execute(_WHOSE, {"room": room})).one_or_none()
        if found is None or found.holder in (None, self.process) or found.address is None:
            return None
        return Holder(found.holder, found.address, found.epoch)

    async def seize(self, room: str, found: Holder) -> bool:
        """Take a room from a process that cannot be reached, unless that has been done already."""
        return bool(await self._run(_SEIZE, room=room, epoch=found.epoch))

    async def release(self, room: str, epoch: int) -> None:
        """Own a room no longer, unless it has been taken anew since."""
        await self._run(_RELEASE, room=room, epoch=epoch)

    async def lost(self, rooms: Mapping[str, int]) -> list[str]:
        """Of rooms in use, with their epochs, those that are another's by now."""
        if not rooms:
            return []
        still = {row.id: row.epoch for row in await self._run(_STILL, rooms=list(rooms))}
        return [room for room, epoch in rooms.items() if still.get(room) != epoch]

    async def waiting_for_bots(self) -> list[str]:
        """Rooms where a bot is to move that this process owns or may own."""
        return [row.id for row in await self._run(_WAITING)]
