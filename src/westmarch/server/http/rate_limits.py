"""How often something may be done, and how many connections an address may have open."""

from __future__ import annotations

import secrets
import time
from collections import Counter
from contextlib import suppress
from typing import Literal, Protocol, Self, overload

import msgspec

from westmarch.server.common.errors import NoRedis
from westmarch.server.monitoring import metrics


class Bucket(msgspec.Struct):
    """So much at once, so much per second afterwards."""

    level: float
    at: float


class SharedCounters(Protocol):
    """What counts for all processes of a site (cluster/redis_bus.py). Each raises `NoRedis`."""

    async def try_acquire(
        self, name: str, key: str, burst: float, per_second: float, cost: float
    ) -> bool:
        """Whether there is room for one more; if so, it is counted."""

    async def open_connection(self, address: str, socket: str, most: int) -> bool:
        """Whether an address may have one more connection; if so, it is counted."""

    async def close_connection(self, address: str, socket: str) -> None:
        """A connection has ended."""


class Limiter:
    """Counts what each key uses."""

    def __init__(
        self,
        name: str,
        burst: float,
        per_second: float,
        enabled: bool = True,
        strict: bool = False,
    ) -> None:
        self.name = name
        self.burst = burst
        self.per_second = per_second
        self.enabled = enabled
        self.strict = strict
        """Whether nothing is allowed while `shared` cannot count; else each process counts for
        itself meanwhile."""
        self.shared: SharedCounters | None = None
        """Who counts instead, for all processes."""
        self._buckets: dict[str, Bucket] = {}

    async def try_acquire(self, key: str, cost: float = 1.0) -> bool:
        """Whether there is room for one more, in all processes; if so, it is counted. Raises
        `NoRedis`."""
        if not self.enabled or self.shared is None:
            return self.try_acquire_locally(key, cost)
        try:
            allowed = await self.shared.try_acquire(
                self.name, key, self.burst, self.per_second, cost
            )
        except NoRedis:
            if self.strict:
                raise
            return self.try_acquire_locally(key, cost)
        if not allowed:
            metrics.LIMITED.labels(self.name).inc()
        return allowed

    def try_acquire_locally(self, key: str, cost: float = 1.0) -> bool:
        """Whether there is room for one more in this process; if so, it is counted."""
        if not self.enabled:
            return True
        at = time.monotonic()
        bucket = self._buckets.get(key)
        if bucket is None:
            if len(self._buckets) > 20_000:
                self._forget(at)
            bucket = self._buckets[key] = Bucket(self.burst, at)
        bucket.level = min(self.burst, bucket.level + (at - bucket.at) * self.per_second)
        bucket.at = at
        if bucket.level < cost:
            metrics.LIMITED.labels(self.name).inc()
            return False
        bucket.level -= cost
        return True

    def _forget(self, at: float) -> None:
        """Drop the keys whose bucket is full again."""
        full = self.burst / self.per_second
        self._buckets = {k: b for k, b in self._buckets.items() if at - b.at < full}


By = Literal["address", "person", "account", "bot", "room", "mailbox"]
"""Whose uses are counted together."""
MINUTE, HOUR, DAY = 60, 3600, 86400


class LimitSpec:
    """A line of the table below: so much at once, so much per second afterwards. On `Limits` it is
    the line, on one of its instances the limiter of that name."""

    def __init__(
        self, burst: float, per_second: float, *by: By, what: str, strict: bool = False
    ) -> None:
        self.name = ""
        self.burst = burst
        self.per_second = per_second
        self.by = by
        self.what = what
        self.strict = strict
        """Guesses at what is secret: not allowed while they cannot be counted."""

    def __set_name__(self, owner: type, name: str) -> None:
        self.name = name

    @overload
    def __get__(self, limits: None, owner: type) -> Self: ...
    @overload
    def __get__(self, limits: Limits, owner: type) -> Limiter: ...
    def __get__(self, limits: Limits | None, owner: type) -> Self | Limiter:
        return self if limits is None else limits.limiters[self.name]


class Limits:
    """The limiters of one server."""

    requests = LimitSpec(200, 40, "address", what="requests of any kind")
    reading = LimitSpec(
        4000,
        200,
        "address",
        what="milliseconds of the processor to read whole games (identity/dependencies.py)",
    )
    sockets = LimitSpec(60, 5, "address", what="WebSockets opened")
    passwords = LimitSpec(
        10, 10 / MINUTE, "address", "account", what="guesses at a password", strict=True
    )
    letters = LimitSpec(
        3,
        3 / HOUR,
        "account",
        "mailbox",
        what="letters somebody asks for: nobody's mailbox is filled",
        strict=True,
    )
    notices = LimitSpec(10, 10 / DAY, "mailbox", what="letters that tell of a change")
    calls = LimitSpec(20, 20 / HOUR, "person", what="changes of how somebody is notified")
    call_tests = LimitSpec(5, 5 / HOUR, "person", what="notifications to try the way out")
    call_tests_from = LimitSpec(
        20, 20 / HOUR, "address", what="the same, however many guests share the address"
    )
    call_letters = LimitSpec(20, 20 / DAY, "person", what="letters about somebody's games")
    rooms = LimitSpec(30, 0.5, "address", what="tables made or opened by a challenge")
    battles = LimitSpec(60, 0.5, "address", what="battles kept")
    decks = LimitSpec(60, 0.5, "address", what="decks kept")
    shelf = LimitSpec(30, 0.1, "account", what="decks and battles published or liked")
    searches = LimitSpec(60, 2, "address", what="searches and lists of people")
    texts = LimitSpec(60, 2, "address", what="decks and plans read from a text")
    uploads = LimitSpec(5, 0.1, "address", what="records uploaded")
    fetches = LimitSpec(10, 0.1, "address", what="decks fetched from RingsDB")
    exports = LimitSpec(3, 3 / HOUR, "person", what="downloads of all of somebody's games")
    archive = LimitSpec(30, 30 / HOUR, "address", what="files of the public archive")
    hints = LimitSpec(10, 0.2, "person", what="hints")
    reviews = LimitSpec(6, 6 / HOUR, "person", what="reviews of a game")
    chat = LimitSpec(5, 0.5, "person", what="chat, however many connections somebody has")
    chat_here = LimitSpec(10, 1.0, "address", what="chat, however many people share the address")
    chat_channel = LimitSpec(
        20, 1.0, "room", what="chat of one channel: players and spectators have one each"
    )
    reports = LimitSpec(10, 10 / DAY, "address", what="reports of people")
    bots = LimitSpec(60, 20, "bot", what="requests and messages of a bot account")
    society = LimitSpec(
        *(30, 0.2, "account"), what="following, blocking, challenging, making tournaments"
    )
    gestures = LimitSpec(
        20,
        20 / (10 * MINUTE),
        "person",
        what="draws, claims, reminders and vacations, which others are shown at once",
    )
    judged = LimitSpec(60, 0.5, "address", what="lines of puzzles, each of which may cost trials")

    def __init__(self, enabled: bool = True) -> None:
        self.enabled = enabled
        self.limiters = {
            spec.name: Limiter(spec.name, spec.burst, spec.per_second, enabled, spec.strict)
            for spec in vars(Limits).values()
            if isinstance(spec, LimitSpec)
        }
        self.most_sockets = 60 if enabled else 10_000
        """WebSockets one address may have open at the same time."""
        self.open_sockets: Counter[str] = Counter()
        self.sockets_here: dict[str, str] = {}
        """The connections that all processes count, with their addresses."""
        self._shared: SharedCounters | None = None

    def share(self, counters: SharedCounters) -> None:
        """Count with the other processes from now on."""
        self._shared = counters
        for limiter in self.limiters.values():
            limiter.shared = counters

    async def open_connection(self, where: str, most: int | None = None) -> str | None:
        """Let one more WebSocket of an address in, or one more stream of a bot, and what it is
        called by; None: there are as many as there may be."""
        name = secrets.token_hex(8)
        most = self.most_sockets if most is None else most
        room = self.open_sockets[where] < most
        if room and self.enabled and self._shared is not None:
            with suppress(NoRedis):
                room = await self._shared.open_connection(where, name, most)
                self.sockets_here |= {name: where} if room else {}
        if not room:
            metrics.LIMITED.labels("open_sockets").inc()
            return None
        self.open_sockets[where] += 1
        return name

    async def close_connection(self, where: str, name: str) -> None:
        self.open_sockets[where] -= 1
        if not self.open_sockets[where]:
            del self.open_sockets[where]
        if self.sockets_here.pop(name, None) is not None and self._shared is not None:
            with suppress(NoRedis):
                await self._shared.close_connection(where, name)
