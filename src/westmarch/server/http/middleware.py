"""At the door: security headers, same-origin checks, limits of rate and size."""

from __future__ import annotations

import logging
import re
import secrets
import time
from collections import Counter
from collections.abc import Iterable
from contextlib import suppress
from ipaddress import IPv6Address, IPv6Network
from typing import Any, Protocol
from urllib.parse import urlsplit

import msgspec
from litestar.datastructures import Headers
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from westmarch.kernel.texts.language import speak
from westmarch.kernel.texts.site_texts import say
from westmarch.server.http.errors import NoRedis, ProblemBody
from westmarch.server.http.languages import wished
from westmarch.server.monitoring import logs, metrics
from westmarch.tabletop.refusals import Problem

access = logging.getLogger("westmarch.access")
_ROOM = re.compile(r"/(?:api|ws)/(?:rooms|bot/games)/([\w-]{1,16})(?:/|$)")

HEADERS: tuple[tuple[str, str], ...] = (
    (
        "content-security-policy",
        "default-src 'self'; script-src 'self'; style-src 'self' 'unsafe-inline'; "
        "img-src 'self' data: blob:; font-src 'self' data:; connect-src 'self'; "
        "object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
    ),
    ("x-content-type-options", "nosniff"),
    ("x-frame-options", "DENY"),
    ("referrer-policy", "same-origin"),
    ("cross-origin-opener-policy", "same-origin"),
    ("cross-origin-resource-policy", "same-origin"),
    ("permissions-policy", "camera=(), microphone=(), geolocation=()"),
)
SAFE_METHODS = frozenset({"GET", "HEAD", "OPTIONS"})
BODY_LIMIT = 64 * 1024
RECORD_LIMIT = 4 * 1024 * 1024
MESSAGE_LIMIT = 8 * 1024
FRAME_LIMIT = 256 * 1024
"""A WebSocket message beyond this ends the connection; up to it, it is refused kindly."""

FORWARDED = "westmarch.forwarded"
"""Marks a call that another process of the site has let in and handed on."""


class Bucket(msgspec.Struct):
    """So much at once, so much per second afterwards."""

    level: float
    at: float


class Counting(Protocol):
    """What counts for all processes of a site (cluster/redis_bus.py). Each raises `NoRedis`."""

    async def allows(
        self, name: str, key: str, burst: float, per_second: float, cost: float
    ) -> bool:
        """Whether there is room for one more; if so, it is counted."""

    async def enter(self, address: str, socket: str, most: int) -> bool:
        """Whether an address may have one more connection; if so, it is counted."""

    async def leave(self, address: str, socket: str) -> None:
        """A connection has ended."""


class Limiter:
    """Counts what each key uses."""

    def __init__(self, name: str, burst: float, per_second: float, enabled: bool = True) -> None:
        self.name = name
        self.burst = burst
        self.per_second = per_second
        self.enabled = enabled
        self.shared: Counting | None = None
        """Who counts instead, for all processes."""
        self.strict = False
        """Whether nothing is allowed while that one cannot count; else each process counts for
        itself meanwhile."""
        self._buckets: dict[str, Bucket] = {}

    async def admits(self, key: str, cost: float = 1.0) -> bool:
        """Whether there is room for one more, in all processes; if so, it is counted. Raises
        `NoRedis`."""
        if not self.enabled or self.shared is None:
            return self.allows(key, cost)
        try:
            allowed = await self.shared.allows(self.name, key, self.burst, self.per_second, cost)
        except NoRedis:
            if self.strict:
                raise
            return self.allows(key, cost)
        if not allowed:
            metrics.LIMITED.labels(self.name).inc()
        return allowed

    def allows(self, key: str, cost: float = 1.0) -> bool:
        """Whether there is room for one more; if so, it is counted."""
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


class Limits:
    """The limiters of one server."""

    def __init__(self, enabled: bool = True) -> None:
        self.requests = Limiter("requests", 200, 40, enabled)
        self.passwords = Limiter("passwords", 10, 10 / 60, enabled)
        self.letters = Limiter("letters", 3, 3 / 3600, enabled)
        """By account, and by the address they go to: nobody's mailbox is filled."""
        self.notices = Limiter("notices", 10, 10 / 86400, enabled)
        """By address: letters that tell of a change."""
        self.calls = Limiter("calls", 20, 20 / 3600, enabled)
        """By person: changes of how he is called."""
        self.call_tests = Limiter("call_tests", 5, 5 / 3600, enabled)
        self.call_tests_from = Limiter("call_tests_from", 20, 20 / 3600, enabled)
        """By address, however many guests come from it."""
        self.call_letters = Limiter("call_letters", 20, 20 / 86400, enabled)
        """By person: letters about his games."""
        self.reading = Limiter("reading", 4000, 200, enabled)
        """By address: milliseconds of the processor, for whole games that are read
        (identity/dependencies.py)."""
        self.rooms = Limiter("rooms", 30, 0.5, enabled)
        self.battles = Limiter("battles", 60, 0.5, enabled)
        self.decks = Limiter("decks", 60, 0.5, enabled)
        self.shelf = Limiter("shelf", 30, 0.1, enabled)
        """By account: what it publishes and likes."""
        self.searches = Limiter("searches", 60, 2, enabled)
        self.texts = Limiter("texts", 60, 2, enabled)
        self.uploads = Limiter("uploads", 5, 0.1, enabled)
        self.fetches = Limiter("fetches", 10, 0.1, enabled)
        """Decks of RingsDB."""
        self.exports = Limiter("exports", 3, 3 / 3600, enabled)
        """By person: all games at once."""
        self.archive = Limiter("archive", 30, 30 / 3600, enabled)
        self.sockets = Limiter("sockets", 60, 5, enabled)
        self.hints = Limiter("hints", 10, 0.2, enabled)
        """By person, as are reviews."""
        self.reviews = Limiter("reviews", 6, 6 / 3600, enabled)
        self.chat = Limiter("chat", 5, 0.5, enabled)
        """By person, however many connections he has."""
        self.chat_here = Limiter("chat_here", 10, 1.0, enabled)
        """By address, however many people talk from there."""
        self.chat_channel = Limiter("chat_channel", 20, 1.0, enabled)
        """By room: those who play and those who look on each have their own."""
        self.reports = Limiter("reports", 10, 10 / 86400, enabled)
        self.bots = Limiter("bots", 60, 20, enabled)
        """By bot account: its requests and messages."""
        self.society = Limiter("society", 30, 0.2, enabled)
        """By person: following, blocking, reporting, challenging, making tournaments."""
        self.gestures = Limiter("gestures", 20, 20 / 600, enabled)
        """By person: draws, claims, reminders and vacations, which the others at a table are shown
        at once."""
        self.judged = Limiter("judged", 60, 0.5, enabled)
        """Lines of puzzles, each of which may cost trials."""
        self.most_sockets = 60 if enabled else 10_000
        """WebSockets one address may have open at the same time."""
        self.open_sockets: Counter[str] = Counter()
        self.sockets_here: dict[str, str] = {}
        """The connections that all processes count, with their addresses."""
        self.enabled = enabled
        self._counting: Counting | None = None

    def share(self, counting: Counting) -> None:
        """Count with the other processes from now on. Guesses at passwords are not allowed while
        they cannot be counted."""
        self._counting = counting
        for limiter in vars(self).values():
            if isinstance(limiter, Limiter):
                limiter.shared = counting
        self.passwords.strict = self.letters.strict = True

    async def enter(self, where: str, most: int | None = None) -> str | None:
        """Let one more WebSocket of an address in, or one more stream of a bot, and what it is
        called by; None: there are as many as there may be."""
        name = secrets.token_hex(8)
        most = self.most_sockets if most is None else most
        room = self.open_sockets[where] < most
        if room and self.enabled and self._counting is not None:
            with suppress(NoRedis):
                room = await self._counting.enter(where, name, most)
                self.sockets_here |= {name: where} if room else {}
        if not room:
            metrics.LIMITED.labels("open_sockets").inc()
            return None
        self.open_sockets[where] += 1
        return name

    async def leave(self, where: str, name: str) -> None:
        self.open_sockets[where] -= 1
        if not self.open_sockets[where]:
            del self.open_sockets[where]
        if self.sockets_here.pop(name, None) is not None and self._counting is not None:
            with suppress(NoRedis):
                await self._counting.leave(where, name)


def same_origin(headers: Headers, allowed: Iterable[str]) -> bool:
    """Whether a request that carries a cookie comes from our own page. Browsers always say where
    a page comes from; programs that say nothing carry nobody's cookie by accident."""
    origin = headers.get("origin")
    if origin is None:
        return headers.get("sec-fetch-site", "same-origin") in ("same-origin", "none")
    if origin in allowed:
        return True
    try:
        return urlsplit(origin).netloc.lower() == headers.get("host", "").lower() != ""
    except ValueError:
        return False


class Door:
    """The outermost ASGI application: everything comes in and goes out through it."""

    def __init__(self, app: ASGIApp, limits: Limits, origins: tuple[str, ...] = ()) -> None:
        self.app = app
        self.limits = limits
        self.origins = origins

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        speak(wished(scope))
        if FORWARDED in scope:  # it came in by another process's door
            await self.app(scope, receive, send)
            return
        path, began = scope["path"], time.monotonic()
        room = _ROOM.match(path)
        with logs.about(logs.About(logs.new_id(), room[1] if room else "")) as what:
            if scope["type"] == ScopeType.HTTP:
                method = str(scope["method"])
                status = await self._http(scope, receive, send, what.request)
                metrics.answered(method, status, time.monotonic() - began)
            else:
                method, status = "WEBSOCKET", 0
                await self._websocket(scope, receive, send)
            facts = {"status": status or "", "seconds": round(time.monotonic() - began, 4)}
            access.info("%s %s", method, path, extra={"facts": facts})

    async def _http(self, scope: Scope, receive: Receive, send: Send, id_: str) -> int:
        """Answer a request; the status of the answer."""
        status = 0
        private = scope["path"].startswith(("/api", "/schema"))

        async def guarded(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                headers = [*message.get("headers", []), (b"x-request-id", id_.encode())]
                present = {key.lower() for key, _ in headers}
                extra = [*HEADERS, ("cache-control", "no-store")] if private else HEADERS
                headers += [
                    (key.encode(), value.encode())
                    for key, value in extra
                    if key.encode() not in present
                ]
                message = {**message, "headers": headers}
            await send(message)

        problem = await self._refusal(scope)
        if problem is not None:
            await answer(guarded, *problem)
        else:
            await self.app(scope, receive, guarded)
        return status

    async def _refusal(self, scope: Scope) -> tuple[int, Problem] | None:
        if not await self.limits.requests.admits(address(scope)):
            return 429, Problem("too_many_requests", say("error-too_fast"))
        if scope["method"] not in SAFE_METHODS:  # type: ignore[typeddict-item]
            if not same_origin(Headers.from_scope(scope), self.origins):
                return 403, Problem("cross_origin", say("error-cross_origin"))
        return None

    async def _websocket(self, scope: Scope, receive: Receive, send: Send) -> None:
        ours = same_origin(Headers.from_scope(scope), self.origins)
        where = address(scope)
        name = None
        if ours and await self.limits.sockets.admits(where):
            name = await self.limits.enter(where)
        if name is None:
            await _reject(receive, send)
            return
        try:
            await self.app(scope, receive, send)
        finally:
            await self.limits.leave(where, name)


def address(scope: Scope) -> str:
    """Where a request comes from. Of an IPv6 address its network: one house has all the rest."""
    client = scope.get("client")
    if not client:
        return "local"
    host = str(client[0])
    if ":" not in host:
        return host
    try:
        found = IPv6Address(host.partition("%")[0])
    except ValueError:
        return host
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(IPv6Network((found, 64), strict=False))


async def answer(send: Any, status: int, problem: Problem) -> None:
    """Answer a request with a problem."""
    body = msgspec.json.encode(ProblemBody(problem))
    headers = [
        (b"content-type", b"application/json"),
        (b"content-length", str(len(body)).encode()),
    ]
    if status in (429, 503):
        headers.append((b"retry-after", b"5"))
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})


async def _reject(receive: Receive, send: Send) -> None:
    """Refuse a WebSocket before it opens."""
    await receive()
    await send({"type": "websocket.close", "code": 1008, "reason": ""})
