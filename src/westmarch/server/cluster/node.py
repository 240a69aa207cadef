"""This process as one of a site's: it owns rooms, hears of the others, and is heard."""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import logging
import math
import time
from collections.abc import Sequence
from contextlib import suppress
from typing import Any

import msgspec
from litestar.status_codes import HTTP_400_BAD_REQUEST
from litestar.types import ASGIApp
from sqlalchemy import select

from westmarch.kernel.engine.errors import BadOption
from westmarch.server.cluster.forwarding import (
    Broken,
    LinkServer,
    Unreachable,
    ask_release,
    post,
    split,
)
from westmarch.server.cluster.job_queue import WORK, Asking, Doing, done_channel
from westmarch.server.cluster.job_worker import Worker
from westmarch.server.cluster.leases import Holder, Leases
from westmarch.server.cluster.redis_bus import Exchange
from westmarch.server.common.errors import Busy, NoRedis, named
from westmarch.server.common.ids import new_id
from westmarch.server.config import Settings
from westmarch.server.http.rate_limits import Limits
from westmarch.server.identity.people import Person
from westmarch.server.rooms.registry import Hall
from westmarch.server.storage.tables.people import sessions as sessions_table
from westmarch.server.workers.tasks import Errand

log = logging.getLogger("westmarch.server")

PEOPLE = "people"
"""The channel on which all processes hear what changed about people."""
RECHECK_EVERY = 60.0
"""Seconds after which people and sessions are looked up, whatever the news say."""
BEATS = 5
"""How often in the time of a lease a process says that it is there."""
COUNTING = 2.0
"""Seconds that figures may take to be looked up."""
TOO_LONG = 3
"""After so many times of a lease without the database, a process must believe that its rooms are
others'."""


def site_name(secret: str) -> str:
    """What a site is called in Redis."""
    return hashlib.sha256(b"site:" + secret.encode()).hexdigest()[:12]


class Site:
    """One process of a site."""

    def __init__(
        self, settings: Settings, hall: Hall, limits: Limits, secret: str, app: ASGIApp
    ) -> None:
        self._settings = settings
        self._hall = hall
        self._limits = limits
        engine = hall.store.engine
        self.process = new_id()
        self.secret = hmac.digest(secret.encode(), b"link", hashlib.sha256)
        self.exchange = Exchange(settings.redis, site_name(secret), self.process)
        self.leases = Leases(engine, self.process, settings.lease_seconds)
        self.asking = Asking(engine, self.exchange)
        self._link = LinkServer(app, self.secret, hall.let_go)
        self._worker: Worker | None = None
        if settings.bots:
            hands = settings.workers
            self._worker = Worker(Doing(engine, self.exchange), hall.workers, hands)
        self._tasks: list[asyncio.Task[None]] = []
        self._rechecked = 0.0

    # ---- life

    async def open(self) -> None:
        """Join the site. Raises `BadOption` when Redis is not there or the address cannot be
        had."""
        try:
            self.leases.address = await self._link.open(*split(self._settings.address))
        except OSError as error:
            named = {"address": self._settings.address, "why": error.strerror}
            raise BadOption("setting-cannot_listen_inside", **named) from None
        hearers = {PEOPLE: self._hear, done_channel(self.process): self.asking.heard}
        if self._worker is not None:
            hearers[WORK] = self._worker.heard
        self.exchange.caught_up = self.recheck
        try:
            await self.exchange.open(hearers)
        except NoRedis as error:
            await self._link.close()
            raise BadOption("setting-no_redis", why=error) from None
        self._limits.share(self.exchange)
        await self.leases.beat()
        self._hall.others = self
        if self._worker is not None:
            self._worker.open()
        for work in (self._beat(), self.asking.watch()):
            self._tasks.append(asyncio.create_task(work))

    async def close(self) -> None:
        """Leave the site: the rooms are free for the others at once."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        if self._worker is not None:
            await self._worker.close()
        await self._link.close()
        await self.leave()
        await self.exchange.close()

    async def leave(self) -> None:
        try:
            await self.leases.leave()
        except Exception as error:  # then the others wait until the lease is over
            log.warning("the rooms could not be let go: %s", named(error))

    async def _beat(self) -> None:
        heard, lease = time.monotonic(), self.leases.seconds
        while True:
            await asyncio.sleep(lease / BEATS)
            try:
                async with asyncio.timeout(lease):
                    await self.leases.beat()
                    await self._drop_lost()
                    heard = time.monotonic()
                    if heard - self._rechecked > RECHECK_EVERY:
                        await self.leases.bury()
                        await self.recheck()
            except Exception as error:
                log.warning("cannot say that this process is there: %s", named(error))
                if time.monotonic() - heard > TOO_LONG * lease:
                    for room in list(self._hall.rooms.values()):
                        self._hall.read_anew(room)
            try:
                looked_at = {r.id: r.online for r in self._hall.rooms.values() if r.lookers}
                looked_at |= {bot: {self.process} for bot in self._hall.desk.streams}
                await self.exchange.show_online(looked_at)
                await self.exchange.stay(self._limits.sockets_here)
            except NoRedis:
                pass

    async def _drop_lost(self) -> None:
        """Let the rooms go that are another's by now."""
        held = {room.id: room.row.epoch for room in self._hall.rooms.values()}
        for id_ in await self.leases.lost(held):
            room = self._hall.rooms.get(id_)
            if room is not None and room.row.epoch == held[id_]:
                log.warning("room %s has been taken over", id_)
                self._hall.read_anew(room)

    async def jobs_waiting(self) -> float:
        """Jobs that somebody at a table waits for, or a bot's turn, and that nobody has taken up
        yet, of the whole site; not a number when the database does not say."""
        try:
            async with asyncio.timeout(COUNTING):
                return await self.asking.count()
        except Exception as error:
            log.warning("cannot count the jobs: %s", named(error))
            return math.nan

    # ---- rooms

    async def elsewhere(self, room: str) -> Holder | None:
        """Who owns a room; None: this process, from now on if not before. A process that is about
        to end takes none: raises `Busy` until another has."""
        if room in self._hall.rooms:
            return None
        if not self._hall.draining:
            return await self.leases.take(room, to_play=True)
        found = await self.leases.holder(room)
        if found is None:
            raise Busy
        return found

    async def claim(self, room: str) -> None:
        if self._hall.draining or await self.leases.take(room) is not None:
            raise Busy

    async def bring(self, room: str) -> None:
        found = await self.elsewhere(room)
        if found is None:
            return
        try:
            await ask_release(found.address, self.secret, room)
        except Unreachable:
            await self.leases.seize(room, found)
        except (Broken, TimeoutError):
            raise Busy from None

    async def accept(self, room: str, token: str) -> bool:
        found = await self.elsewhere(room)
        if found is None:
            return False
        try:
            status = await post(found.address, self.secret, f"/api/bot/games/{room}/accept", token)
        except (Unreachable, Broken, TimeoutError):
            raise Busy from None
        if status >= HTTP_400_BAD_REQUEST:
            raise Busy
        return True

    async def release(self, room: str, epoch: int) -> None:
        await self.leases.release(room, epoch)

    async def waiting_for_bots(self) -> list[str]:
        return await self.leases.waiting_for_bots()

    async def do(self, errand: Errand) -> Any:
        return await self.asking.ask(errand)

    # ---- people

    async def online(self, rooms: Sequence[str]) -> dict[str, set[str]]:
        try:
            return await self.exchange.online(rooms)
        except NoRedis:
            return {}

    async def show(self, bot: str, here: bool) -> None:
        with suppress(NoRedis):
            await self.exchange.show_online({bot: {self.process} if here else set()})

    def tell(self, news: dict[str, Any]) -> None:
        self.exchange.tell(PEOPLE, {**news, "from": self.process})

    async def _hear(self, news: dict[str, Any]) -> None:
        if news["from"] == self.process:
            return
        if news["kind"] == "person":
            self._hall.reseat(news["old"], msgspec.convert(news["person"], Person))
        elif news["kind"] == "ended":
            self._hall.hang_up(set(news["sessions"]))
        elif news["kind"] == "pauses":
            await self._hall.keeper.pauses.load(self._hall.keeper.at)
            self._hall.show_pauses(news["person"])
        elif news["kind"] == "bot":
            self._hall.desk.wake(news["bot"])
        elif news["kind"] == "bot_ended":
            self._hall.desk.hang_up(news["bot"])
        elif news["kind"] == "read_again":
            await self._hall.reload(news["rooms"])

    async def recheck(self) -> None:
        """Make up for news that were missed: who sits where, and which sessions there still are."""
        self._rechecked = time.monotonic()
        hall = self._hall
        rooms = dict(hall.rooms)
        seats = await hall.store.seats(list(rooms))
        for id_, room in rooms.items():
            known = [(seat.seat, seat.person, seat.name) for seat in room.seats]
            found = [(seat.seat, seat.person, seat.name) for seat in seats.get(id_, [])]
            # Under the lock memory may be ahead of what was read: then the next look will do.
            if known != found and not room.lock.locked() and hall.rooms.get(id_) is room:
                hall.read_anew(room)
        lookers = [looker for room in hall.rooms.values() for looker in room.lookers]
        sessions = {looker.session for looker in lookers if looker.session}
        if sessions:
            query = select(sessions_table.c.id).where(sessions_table.c.id.in_(sessions))
            there = set(await hall.store.scalars(query))
            hall.hang_up(sessions - there)
