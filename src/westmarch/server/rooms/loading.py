"""Rooms on their way into memory and out of it.

A room is read once, however many ask for it at the same time, and few rooms are read side by side.
Whoever only wants to see a finished game needs none (`Hall.look_up`). When the rooms in memory take
more than they may, those go that were used least lately and that nobody looks at.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections import deque
from collections.abc import Sequence
from typing import TYPE_CHECKING

from westmarch.kernel import registry
from westmarch.kernel.engine.state import State
from westmarch.kernel.game import Game
from westmarch.server.common.errors import Busy, named, not_found
from westmarch.server.tournaments.room_links import of_rooms
from westmarch.tabletop.journal import codec, recent_moves, restore
from westmarch.tabletop.journal.codec import Logged
from westmarch.tabletop.journal.recent_moves import Trail
from westmarch.tabletop.room import Room
from westmarch.tabletop.rows import ABORTED, PLAYING, UPGRADE, JournalRow, SnapshotRow

if TYPE_CHECKING:
    from westmarch.server.rooms.registry import Hall

log = logging.getLogger("westmarch.server")

AT_ONCE = 2
"""Games that are read from their journals side by side, into rooms, films and records."""
KEPT = 2.0
"""Seconds for which a room stays however much it takes: whoever asked for it wants to use it."""

# Bytes, as measured on long games of all four.
EMPTY, OF_A_STEP, OF_A_LINE = 40_000, 16_000, 900


def weight(room: Room) -> int:
    """About how many bytes of memory a room takes."""
    return EMPTY + OF_A_STEP * len(room.trail.steps) + OF_A_LINE * len(room.log)


class Loading:
    """Brings the rooms of a hall into memory, and lets them go."""

    def __init__(self, hall: Hall, most: int) -> None:
        self._hall = hall
        self._most = most
        """Bytes that all rooms together may take, but for those in use at this moment."""
        self.slots = asyncio.Semaphore(AT_ONCE)
        """Held by whoever reads a whole game from its journal."""
        self._reading: dict[str, asyncio.Task[Room]] = {}
        self._releasing: dict[str, asyncio.Task[None]] = {}

    async def room(self, id_: str) -> Room:
        """A room that is not in memory yet. Raises `ApiError` when there is none."""
        task = self._reading.get(id_)
        if task is None:
            task = self._reading[id_] = self._hall.spawn(asyncio.create_task(self._bring(id_)))
            task.add_done_callback(lambda done: self._read_now(id_, done))
        # Who asked first may hang up: the others wait on.
        return await asyncio.shield(task)

    def _read_now(self, id_: str, done: asyncio.Task[Room]) -> None:
        del self._reading[id_]
        if not done.cancelled():
            done.exception()  # those who waited have it

    async def _bring(self, id_: str) -> Room:
        hall = self._hall
        if id_ in self._releasing:
            await asyncio.wait([self._releasing[id_]])
        async with self.slots:
            if hall.others is not None:
                await hall.others.claim(id_)
            room = await self._read(id_)
            room.tournament = (await of_rooms(hall.store, [id_])).get(id_)
        hall.rooms[id_] = room
        self.make_space()
        return room

    async def _read(self, id_: str) -> Room:
        hall = self._hall
        store = hall.store
        stored = await store.room(id_)
        if stored is None:
            raise not_found("room")
        row, seats = stored
        if hall.others is not None and row.holder != hall.others.process:
            raise Busy
        game = registry.game(row.game)
        chat = await store.chat(id_)
        journal = await store.journal(id_)
        if not journal:
            return hall.kept(Room(game, row, seats, chat=chat))
        snapshot, last = await store.snapshot(id_), await store.last_state(id_)
        try:
            found, told, steps = await asyncio.to_thread(_restored, game, journal, snapshot, last)
        except restore.CannotGoOn as error:
            log.error("room %s cannot go on: %s; see `westmarch check-games`", id_, error)
            row.status, row.ending = ABORTED, codec.UNREADABLE
            told = codec.log_of(journal) + restore.told_why(game, row, error)
            return hall.kept(Room(game, row, seats, log=told, chat=chat))
        room = hall.kept(Room(game, row, seats, found.table, told, chat, steps))
        room.trim_trail()
        room.saved_at = 0 if snapshot is None else snapshot.moves
        if found.changed and row.status == PLAYING:
            log.warning("room %s is carried over to this version of the rules", id_)
            async with hall.changing(room):
                found.table.tell_carried_over(found.told)
                await hall.commit(room, [room.note(UPGRADE, found.table.record.carried[-1])])
        room.revealed = await hall.may_reveal(room.row)
        return room

    # ---- out of memory

    def _unused(self, before: float) -> list[Room]:
        """The rooms that nobody looks at or has asked for since, the longest unused first."""
        found = [
            room
            for room in self._hall.rooms.values()
            if not room.lookers and not room.lock.locked() and room.used < before
            if room.driver is None or room.driver.done()
        ]
        return sorted(found, key=lambda room: room.used)

    def sweep(self, idle: float) -> list[Room]:
        """Let the rooms go that nobody has used for so many seconds; which."""
        found = self._unused(time.monotonic() - idle)
        for room in found:
            self._hall.forget(room, 1001, "")
        return found

    def make_space(self) -> None:
        """Let rooms go until the others take no more memory than they may."""
        taken = sum(weight(room) for room in self._hall.rooms.values())
        if taken <= self._most:
            return
        for room in self._unused(time.monotonic() - KEPT):
            if taken <= self._most:
                break
            taken -= weight(room)
            self._hall.forget(room, 1001, "")
            self.release(room)

    def release(self, room: Room) -> None:
        """Let another process have a room that has been let go."""
        hall = self._hall
        if hall.others is None or room.id in self._releasing or room.id in self._reading:
            return
        task = self._releasing[room.id] = hall.spawn(asyncio.create_task(self._release(room)))
        task.add_done_callback(lambda _: self._releasing.pop(room.id, None))

    async def _release(self, room: Room) -> None:
        """Until it is said that another may have it, nobody here reads it again."""
        assert self._hall.others is not None
        try:
            await self._hall.others.release(room.id, room.row.epoch)
        except Exception as error:  # it stays this process's, and is read again when asked for
            log.warning("room %s could not be let go: %s", room.id, named(error))


def _restored(
    game: Game,
    journal: Sequence[JournalRow],
    snapshot: SnapshotRow | None,
    last: SnapshotRow | None,
) -> tuple[restore.Restored, list[Logged], Trail]:
    """The table, the log and the last steps of a game. Raises `CannotGoOn`."""
    past: deque[State] = deque(maxlen=recent_moves.MOST)
    told = codec.log_of(journal)
    found = restore.restore(game, journal, snapshot, last, past)
    return found, told, recent_moves.retraced(journal, told, past)
