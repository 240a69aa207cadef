"""What the processes of a site share through Redis: news, counts, who is there.

Nothing here is kept for good, and nothing of a game depends on it. While Redis is away, news wait
and are sent later, whoever missed some looks into the database when it is back (`caught_up`), and
what must be counted over all processes is not allowed (`NoRedis`).
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections import deque
from collections.abc import Awaitable, Callable, Iterable, Mapping, Sequence
from typing import Any

import msgspec
from redis.asyncio import Redis
from redis.asyncio.retry import Retry
from redis.backoff import NoBackoff
from redis.exceptions import RedisError

from westmarch.server.common.errors import NoRedis, named
from westmarch.server.monitoring import metrics

log = logging.getLogger("westmarch.server")

SECONDS = 1.0
"""How long an answer of Redis may take."""
REST = 0.5
"""Seconds for which Redis is not asked again after it did not answer: nobody need wait for that."""
ONLINE_LASTS = 15
SOCKETS_LAST = 60
MOST_NEWS = 10_000
"""News that wait for Redis; beyond that the oldest are dropped, and `caught_up` makes up for it."""

_BUCKET = """
local kept = redis.call('HMGET', KEYS[1], 'level', 'at')
local burst, rate, cost = tonumber(ARGV[1]), tonumber(ARGV[2]), tonumber(ARGV[3])
local clock = redis.call('TIME')
local now = tonumber(clock[1]) + tonumber(clock[2]) / 1000000
local level = tonumber(kept[1] or burst)
level = math.min(burst, level + math.max(0, now - tonumber(kept[2] or now)) * rate)
local allowed = 0
if level >= cost then allowed = 1; level = level - cost end
redis.call('HSET', KEYS[1], 'level', tostring(level), 'at', string.format('%.6f', now))
redis.call('EXPIRE', KEYS[1], math.ceil(burst / rate) + 1)
return allowed
"""
"""So much at once, so much per second afterwards, by Redis's clock."""

_ENTER = """
local now = tonumber(redis.call('TIME')[1])
redis.call('ZREMRANGEBYSCORE', KEYS[1], '-inf', now)
if redis.call('ZCARD', KEYS[1]) >= tonumber(ARGV[2]) then return 0 end
redis.call('ZADD', KEYS[1], now + tonumber(ARGV[3]), ARGV[1])
redis.call('EXPIRE', KEYS[1], tonumber(ARGV[3]))
return 1
"""
"""One more of at most so many; who does not say again that he is there is not counted."""


News = Callable[[dict[str, Any]], Awaitable[None]]


class Exchange:
    """One process's part in what all share. Names begin with the site's own, so that several sites
    can share a Redis."""

    def __init__(self, url: str, site: str, process: str) -> None:
        self.url = url
        self.process = process
        self._prefix = f"westmarch:{site}:"
        self._redis = self._client()
        self._bucket = self._redis.register_script(_BUCKET)
        self._enter = self._redis.register_script(_ENTER)
        self._resting_until = 0.0
        self._hearers: dict[str, News] = {}
        self._waiting: deque[tuple[str, bytes]] = deque(maxlen=MOST_NEWS)
        self._tasks: list[asyncio.Task[None]] = []
        self._sending = asyncio.Event()
        self.caught_up: Callable[[], Awaitable[None]] | None = None
        """Called whenever this process may have missed news, and hears them from now on."""

    def _client(self) -> Redis:
        return Redis.from_url(
            self.url,
            socket_timeout=SECONDS,
            socket_connect_timeout=SECONDS,
            retry=Retry(NoBackoff(), 1),
            health_check_interval=5,
        )

    # ---- life

    async def open(self, hearers: Mapping[str, News]) -> None:
        """Begin to hear news, by channel. Raises `NoRedis` when Redis is not there at all."""
        await self._ask(self._redis.ping())
        self._hearers = {self._prefix + name: hear for name, hear in hearers.items()}
        for work in (self._listen(), self._send()):
            self._tasks.append(asyncio.create_task(work))

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self._redis.aclose()

    async def _ask(self, asked: Awaitable[Any]) -> Any:
        """An answer of Redis. Raises `NoRedis`."""
        if time.monotonic() < self._resting_until:
            if asyncio.iscoroutine(asked):
                asked.close()
            raise NoRedis("Redis does not answer")
        try:
            async with asyncio.timeout(2 * SECONDS):
                return await asked
        except (RedisError, OSError, TimeoutError) as error:
            metrics.REDIS_ERRORS.inc()
            if time.monotonic() >= self._resting_until:
                log.warning("Redis does not answer: %s", named(error))
            self._resting_until = time.monotonic() + REST
            raise NoRedis(str(error)) from None

    # ---- news

    def tell(self, channel: str, news: Any) -> None:
        """Tell whoever hears that channel, now or when Redis is back."""
        self._waiting.append((self._prefix + channel, msgspec.json.encode(news)))
        self._sending.set()

    async def _send(self) -> None:
        while True:
            await self._sending.wait()
            self._sending.clear()
            while self._waiting:
                channel, news = self._waiting[0]
                try:
                    await self._ask(self._redis.publish(channel, news))
                except NoRedis:
                    await asyncio.sleep(REST)
                    continue
                if self._waiting and self._waiting[0] == (channel, news):
                    self._waiting.popleft()

    async def _listen(self) -> None:
        while True:
            try:
                await self._hear()
            except (RedisError, OSError, TimeoutError) as error:
                metrics.REDIS_ERRORS.inc()
                log.info("no news from Redis: %s", named(error))
            except Exception:
                log.exception("news could not be heard")
            await asyncio.sleep(REST)

    async def _hear(self) -> None:
        client = self._client()
        try:
            async with client.pubsub(ignore_subscribe_messages=True) as heard:
                await heard.subscribe(*self._hearers)
                if self.caught_up is not None:
                    await self.caught_up()
                while True:
                    message = await heard.get_message(timeout=5.0)
                    if message is not None:
                        hear = self._hearers[message["channel"].decode()]
                        await hear(msgspec.json.decode(message["data"]))
        finally:
            await client.aclose()

    # ---- counts

    async def try_acquire(
        self, name: str, key: str, burst: float, per_second: float, cost: float
    ) -> bool:
        """Whether there is room for one more; if so, it is counted. Raises `NoRedis`."""
        keys = [f"{self._prefix}limit:{name}:{key}"]
        return bool(await self._ask(self._bucket(keys=keys, args=[burst, per_second, cost])))

    async def open_connection(self, address: str, socket: str, most: int) -> bool:
        """Whether an address may have one more connection; if so, it is counted."""
        keys = [f"{self._prefix}sockets:{address}"]
        return bool(await self._ask(self._enter(keys=keys, args=[socket, most, SOCKETS_LAST])))

    async def close_connection(self, address: str, socket: str) -> None:
        await self._ask(self._redis.zrem(f"{self._prefix}sockets:{address}", socket))

    async def stay(self, sockets: Mapping[str, str]) -> None:
        """Connections, with their addresses, that are still there."""
        if not sockets:
            return
        until = time.time() + SOCKETS_LAST
        pipe = self._redis.pipeline(transaction=False)
        for socket, address in sockets.items():
            pipe.zadd(f"{self._prefix}sockets:{address}", {socket: until}, xx=True)
            pipe.expire(f"{self._prefix}sockets:{address}", SOCKETS_LAST)
        await self._ask(pipe.execute())

    # ---- who is there

    async def show_online(self, rooms: Mapping[str, Iterable[str]]) -> None:
        """Who looks at which room of this process."""
        if not rooms:
            return
        pipe = self._redis.pipeline(transaction=False)
        for room, people in rooms.items():
            value = msgspec.json.encode(sorted(people))
            pipe.set(f"{self._prefix}online:{room}", value, ex=ONLINE_LASTS)
        await self._ask(pipe.execute())

    async def online(self, rooms: Sequence[str]) -> dict[str, set[str]]:
        """Who looks at rooms, wherever they are owned."""
        if not rooms:
            return {}
        found = await self._ask(self._redis.mget([f"{self._prefix}online:{id_}" for id_ in rooms]))
        return {
            room: set(msgspec.json.decode(value))
            for room, value in zip(rooms, found, strict=True)
            if value is not None
        }
