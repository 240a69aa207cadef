"""A game seen again, move by move, as somebody may see it."""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict

from westmarch.kernel.game import Game
from westmarch.kernel.texts.site_texts import say
from westmarch.server.common.errors import ApiError
from westmarch.server.storage.store import Store
from westmarch.tabletop.room import Room
from westmarch.tabletop.rows import WAITING
from westmarch.tabletop.views.replay_view import Film, film_of

log = logging.getLogger("westmarch.server")

FILMS_KEPT = 16


class Films:
    """The games looked at last; each is made once, however many ask for it."""

    def __init__(self) -> None:
        self._kept: OrderedDict[tuple[str, int], Film] = OrderedDict()
        self._making: dict[tuple[str, int], asyncio.Task[Film]] = {}

    def has(self, room: Room) -> bool:
        """Whether the film of a room's game, as far as it has got, need not be made any more."""
        key = (room.id, room.stored)
        return key in self._kept or key in self._making

    async def of(self, room: Room, store: Store, slots: asyncio.Semaphore) -> Film:
        """The film of a room's game as far as it has got; `slots` are for whoever reads whole
        games. Raises `ApiError` before it starts."""
        if room.row.status == WAITING:
            raise ApiError(409, "not_started", say("error-not_started"))
        key = (room.id, room.stored)
        if key not in self._kept:
            task = self._making.get(key)
            if task is None:
                made = self._make(room.game, *key, store, slots)
                task = self._making[key] = asyncio.create_task(made)
                task.add_done_callback(lambda done: self._made(key, done))
            return await asyncio.shield(task)
        self._kept.move_to_end(key)
        return self._kept[key]

    @staticmethod
    async def _make(
        game: Game, room: str, seq: int, store: Store, slots: asyncio.Semaphore
    ) -> Film:
        async with slots:
            journal = [row for row in await store.journal(room) if row.seq <= seq]
            states = await store.snapshot(room), await store.last_state(room)
            return await asyncio.to_thread(film_of, game, journal, *states)

    def _made(self, key: tuple[str, int], done: asyncio.Task[Film]) -> None:
        del self._making[key]
        if done.cancelled() or done.exception() is not None:
            return
        self._kept[key] = done.result()
        while len(self._kept) > FILMS_KEPT:
            self._kept.popitem(last=False)
