"""A home in memory: one process, no server, no database; and somebody who looks at its tables."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine, Sequence
from typing import Any

import msgspec

from westmarch.kernel.engine.decision import Action
from westmarch.tabletop.home import Counted, Home, Saving
from westmarch.tabletop.room import Room
from westmarch.tabletop.rows import ChatRow, JournalRow, SnapshotRow
from westmarch.tabletop.thinking import Thought, choose
from westmarch.tabletop.views.updates import Updates


class Somebody(msgspec.Struct, frozen=True):
    """Somebody who plays."""

    id: str
    name: str


class Watcher:
    """Somebody who looks at a table, and what he has been told."""

    session = ""
    looking = True

    def __init__(self, room: Room, person: str, wanted: int | None = None) -> None:
        self.person = self.name = person
        self.updates = Updates(room, person, wanted)
        self.told: list[dict[str, Any]] = []
        self.woken = 0
        room.lookers.add(self)

    @property
    def sent(self) -> int:
        return self.updates.sent

    def seats(self) -> list[int]:
        return self.updates.seats()

    def wake(self) -> None:
        self.woken += 1

    def tell(self, message: dict[str, Any]) -> None:
        self.told.append(message)

    def dismiss(self, code: int, why: str) -> None:
        self.told.append({"type": "dismissed", "why": why})


class MemoryHome(Home):
    """Keeps tables in memory, and lets bots think where it is."""

    def __init__(self) -> None:
        self.rooms: dict[str, Room] = {}
        self.stored: dict[str, bytes] = {}
        """Rooms and their seats, as they are stored."""
        self.journal: dict[str, list[JournalRow]] = {}
        self.states: dict[str, SnapshotRow] = {}
        self.snapshots: dict[str, SnapshotRow] = {}
        self.chat: list[ChatRow] = []
        self.events: list[Counted] = []
        self.faults: list[str] = []
        self._tasks: set[asyncio.Task[None]] = set()

    async def keep(self, saving: Saving) -> None:
        id_ = saving.room.id
        self.journal.setdefault(id_, []).extend(saving.rows)
        self.stored[id_] = msgspec.json.encode((saving.room.row, saving.room.seats))
        if saving.state is not None:
            self.states[id_] = saving.state
            if saving.snapshot:
                self.snapshots[id_] = saving.state

    async def keep_new(
        self,
        room: Room,
        rows: Sequence[JournalRow],
        state: SnapshotRow | None,
        also: Sequence[Any],
    ) -> None:
        self.rooms[room.id] = room
        self.journal[room.id] = list(rows)
        self.stored[room.id] = msgspec.json.encode((room.row, room.seats))

    def new_id(self) -> str:
        return f"room {len(self.rooms) + 1}"

    async def linked(self, id_: str | None) -> Room | None:
        return self.rooms.get(id_ or "")

    async def keep_line(self, room: Room, row: ChatRow) -> None:
        self.chat.append(row)

    def read_anew(self, room: Room) -> None:
        room.gone = True
        self.faults.append(f"room {room.id} was let go")

    async def think(self, room: Room, task: Thought) -> list[Action]:
        return choose(task)

    def in_background(self, work: Coroutine[Any, Any, None], room: Room) -> asyncio.Task[None]:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    def counted(self, event: Counted) -> None:
        self.events.append(event)

    def bots_stopped(self, room: Room) -> None:
        self.faults.append(f"the bots of room {room.id} stopped")

    async def rest(self) -> None:
        """Until nothing is done in the background any more."""
        while self._tasks:
            await asyncio.gather(*self._tasks)
