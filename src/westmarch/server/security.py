"""At the door: security headers, same-origin checks, limits of rate and size."""

from __future__ import annotations

import logging
import re
import time
from collections import Counter
from collections.abc import Iterable
from ipaddress import IPv6Address, IPv6Network
from typing import Any
from urllib.parse import urlsplit

import msgspec
from litestar.datastructures import Headers
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from westmarch.server import logs, metrics
from westmarch.server.errors import Problem, ProblemBody

access = logging.getLogger("westmarch.access")
_ROOM = re.compile(r"/(?:api|ws)/rooms/([\w-]{1,16})(?:/|$)")

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


class Bucket(msgspec.Struct):
    """So much at once, so much per second afterwards."""

    level: float
    at: float


class Limiter:
    """Counts what each key uses."""

    def __init__(self, name: str, burst: float, per_second: float, enabled: bool = True) -> None:
        self.name = name
        self.burst = burst
        self.per_second = per_second
        self.enabled = enabled
        self._buckets: dict[str, Bucket] = {}

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
        """By account: nobody's mailbox is filled."""
        self.rooms = Limiter("rooms", 30, 0.5, enabled)
        self.battles = Limiter("battles", 60, 0.5, enabled)
        self.decks = Limiter("decks", 60, 0.5, enabled)
        self.texts = Limiter("texts", 60, 2, enabled)
        self.uploads = Limiter("uploads", 5, 0.1, enabled)
        self.sockets = Limiter("sockets", 60, 5, enabled)
        self.chat = Limiter("chat", 5, 0.5, enabled)
        """By person, however many connections he has."""
        self.most_sockets = 60 if enabled else 10_000
        """WebSockets one address may have open at the same time."""
        self.open_sockets: Counter[str] = Counter()
        self.enabled = enabled


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

        problem = self._refusal(scope)
        if problem is not None:
            await _answer(guarded, *problem)
        else:
            await self.app(scope, receive, guarded)
        return status

    def _refusal(self, scope: Scope) -> tuple[int, Problem] | None:
        if not self.limits.requests.allows(address(scope)):
            return 429, Problem("too_many_requests", "That is too fast; wait a little.")
        if scope["method"] not in SAFE_METHODS:  # type: ignore[typeddict-item]
            if not same_origin(Headers.from_scope(scope), self.origins):
                return 403, Problem("cross_origin", "This request comes from another site.")
        return None

    async def _websocket(self, scope: Scope, receive: Receive, send: Send) -> None:
        ours = same_origin(Headers.from_scope(scope), self.origins)
        where, opened = address(scope), self.limits.open_sockets
        full = opened[where] >= self.limits.most_sockets
        if full:
            metrics.LIMITED.labels("open_sockets").inc()
        if not ours or full or not self.limits.sockets.allows(where):
            await _reject(receive, send)
            return
        opened[where] += 1
        try:
            await self.app(scope, receive, send)
        finally:
            opened[where] -= 1
            if not opened[where]:
                del opened[where]


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


async def _answer(send: Any, status: int, problem: Problem) -> None:
    body = msgspec.json.encode(ProblemBody(problem))
    headers = [
        (b"content-type", b"application/json"),
        (b"content-length", str(len(body)).encode()),
    ]
    if status == 429:
        headers.append((b"retry-after", b"5"))
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})


async def _reject(receive: Receive, send: Send) -> None:
    """Refuse a WebSocket before it opens."""
    await receive()
    await send({"type": "websocket.close", "code": 1008, "reason": ""})
