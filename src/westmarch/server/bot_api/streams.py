"""Streams for bot accounts: the same messages as lines of JSON over HTTP and over a WebSocket.

Nothing is queued that could be lost: a stream that is woken looks at what is stored and tells what
is new. So whoever comes back after a break is told how things stand.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections import deque
from collections.abc import AsyncGenerator, AsyncIterator
from contextlib import suppress
from typing import Any

import msgspec
from litestar.types import ASGIApp, Receive, Scope, Send

from westmarch.kernel.texts.site_texts import say
from westmarch.server.common.errors import ApiError
from westmarch.server.http.close_codes import CloseCode
from westmarch.server.http.rate_limits import Limits
from westmarch.server.identity.bot_accounts import Bot
from westmarch.server.rooms.registry import Hall

KEEP_ALIVE = 6.0
"""Seconds after which an empty line is sent, and the token looked at again."""
MOST_STREAMS = 40
"""Streams and WebSockets of one bot at once, over all processes."""
MOST_WAITING = 200
"""Short messages that may wait for a slow bot before its stream ends."""

Told = dict[str, Any]


class Feed:
    """What one connection of a bot is sent."""

    def __init__(self, hall: Hall, bot: Bot, token: str) -> None:
        self.hall = hall
        self.bot = bot
        self.leaving: tuple[int, str] | None = None
        self._token = token
        self._outbox: deque[Told] = deque()
        self._ready = asyncio.Event()

    # ---- what differs

    async def enter(self) -> None:
        """It begins."""

    async def leave(self) -> None:
        """It has ended."""

    async def news(self) -> list[Any]:
        """What is new since the last time."""
        raise NotImplementedError

    # ---- what is alike

    def wake(self) -> None:
        self._ready.set()

    def say(self, message: Told) -> None:
        """Send a short message."""
        if len(self._outbox) >= MOST_WAITING:
            self.dismiss(CloseCode.OVERLOADED, "too_slow")
        else:
            self._outbox.append(message)
            self._ready.set()

    def dismiss(self, code: int, why: str) -> None:
        self.leaving = (code, why)
        self._ready.set()

    async def messages(self) -> AsyncGenerator[Any, None]:
        """All messages until the stream ends; None now and then, so that nobody takes the
        connection for dead."""
        await self.enter()
        try:
            while True:
                self._ready.clear()
                if self.leaving is None:
                    for message in await self.news():
                        yield message
                while self._outbox:
                    yield self._outbox.popleft()
                if self.leaving is not None:
                    return
                try:
                    await asyncio.wait_for(self._ready.wait(), KEEP_ALIVE)
                except TimeoutError:
                    await self.look_again()
                    yield None
        finally:
            await self.leave()

    async def look_again(self) -> None:
        """The account as it is now; the stream ends when its token is no good any more."""
        found = await self.hall.bot_accounts.of_token(self._token)
        if found is None:
            self.dismiss(CloseCode.LOGGED_OUT, "bad_token")
        else:
            self.bot = found


@contextlib.asynccontextmanager
async def counted(limits: Limits, bot: Bot) -> AsyncIterator[None]:
    """One more stream of a bot, for as long as it lasts. Raises `ApiError` when there are too
    many."""
    where = f"bot {bot.id}"
    name = await limits.open_connection(where, MOST_STREAMS)
    if name is None:
        raise ApiError(429, "too_many_streams", say("error-too_many_streams", most=MOST_STREAMS))
    try:
        yield
    finally:
        await limits.close_connection(where, name)


def as_lines(feed: Feed, limits: Limits) -> ASGIApp:
    """The answer to a request: a line of JSON for each message, and empty ones to stay alive."""

    async def answer(scope: Scope, receive: Receive, send: Send) -> None:
        async def write(body: bytes, more: bool = True) -> None:
            await send({"type": "http.response.body", "body": body, "more_body": more})

        async def tell() -> None:
            async with contextlib.aclosing(feed.messages()) as messages:
                async for message in messages:
                    await write(b"\n" if message is None else msgspec.json.encode(message) + b"\n")
            await write(b"", more=False)

        async def gone() -> None:
            while (await receive())["type"] != "http.disconnect":
                pass

        async with counted(limits, feed.bot):
            headers = [
                (b"content-type", b"application/x-ndjson"),
                (b"cache-control", b"no-store"),
                (b"x-accel-buffering", b"no"),  # proxies hand it on line by line
            ]
            await send({"type": "http.response.start", "status": 200, "headers": headers})
            tasks = [asyncio.create_task(tell()), asyncio.create_task(gone())]
            try:
                await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
                if tasks[0].done():
                    with suppress(OSError):
                        tasks[0].result()
            finally:
                for task in tasks:
                    task.cancel()
                await asyncio.gather(*tasks, return_exceptions=True)

    return answer
