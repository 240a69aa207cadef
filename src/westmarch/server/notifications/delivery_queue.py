"""Who is sent to next, so that nobody waits because of others.

Calls that are due wait here until they may go. One person and one place (the domain a call goes to)
each have a small share of what is sent at the same time: somebody whose webhook answers slowly, or
a host that never answers, holds up nobody's calls but those to the same place.
"""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from collections.abc import Awaitable, Callable, Iterable
from urllib.parse import urlsplit

from westmarch.server.common.errors import named
from westmarch.server.notifications.outbox import Call, Due

log = logging.getLogger("westmarch.server")

AT_ONCE = 64
"""Calls that are sent at the same time."""
OF_A_PERSON = 2
OF_A_PLACE = 4
MOST_WAITING = 100
"""Calls to one place that wait here; the others are put off in the database, so that those to other
places are found behind them."""

Send = Callable[[Call], Awaitable[None]]


def place_of(url: str) -> str:
    """The last two names of a host: whoever has a domain has as many names below it as he likes."""
    host = (urlsplit(url).hostname or "").rstrip(".")
    if host.replace(".", "").isdigit() or ":" in host:
        return host
    return ".".join(host.split(".")[-2:])


class Senders:
    """What one process sends, and what waits for it."""

    def __init__(self, send: Send) -> None:
        self._send = send
        self._waiting: dict[str, tuple[Call, str]] = {}
        self._going: dict[str, asyncio.Task[None]] = {}
        self._people: Counter[str] = Counter()
        self._places: Counter[str] = Counter()
        self._queues: Counter[str] = Counter()
        """How many wait for each place."""

    @property
    def held(self) -> set[str]:
        """The calls that wait or go out, by id."""
        return {*self._waiting, *self._going}

    def take(self, found: Iterable[Due]) -> list[Call]:
        """Send these as soon as they may go; those for which there is no room."""
        left = []
        for call, url in found:
            place = "letters" if call.way == "mail" else place_of(url or "")
            if call.id in self._waiting or call.id in self._going:
                continue
            if self._queues[place] >= MOST_WAITING:
                left.append(call)
                continue
            self._waiting[call.id] = (call, place)
            self._queues[place] += 1
        self._start()
        return left

    def _start(self) -> None:
        """Send those that may go now."""
        for call, place in list(self._waiting.values()):
            if len(self._going) >= AT_ONCE:
                return
            if self._people[call.person] >= OF_A_PERSON or self._places[place] >= OF_A_PLACE:
                continue
            del self._waiting[call.id]
            _less(self._queues, place)
            self._people[call.person] += 1
            self._places[place] += 1
            self._going[call.id] = asyncio.create_task(self._go(call, place))

    async def _go(self, call: Call, place: str) -> None:
        try:
            await self._send(call)
        except Exception as error:  # it is found again in the database
            log.warning("a call is sent later: %s", named(error))
        finally:
            del self._going[call.id]
            _less(self._people, call.person)
            _less(self._places, place)
            self._start()

    async def idle(self) -> None:
        """Wait until nothing waits or goes out any more."""
        while self._going:
            await asyncio.wait(list(self._going.values()))

    def close(self) -> None:
        """Send nothing more. What was begun is found again in the database."""
        self._waiting.clear()
        for task in list(self._going.values()):
            task.cancel()


def _less(counter: Counter[str], key: str) -> None:
    counter[key] -= 1
    if not counter[key]:
        del counter[key]
