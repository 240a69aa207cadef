"""The outermost ASGI application: security headers, same-origin checks, limits of rate."""

from __future__ import annotations

import logging
import re
import time
from typing import Any

import msgspec
from litestar.datastructures import Headers
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from westmarch.kernel.texts.language import speak
from westmarch.kernel.texts.site_texts import say
from westmarch.server.common.errors import ProblemBody
from westmarch.server.http.close_codes import CloseCode
from westmarch.server.http.languages import wished
from westmarch.server.http.network import address, same_origin
from westmarch.server.http.rate_limits import Limits
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
FORWARDED = "westmarch.forwarded"
"""Marks a call that another process of the site has let in and handed on."""


class SecurityMiddleware:
    """Everything comes in and goes out through it."""

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
        if not await self.limits.requests.try_acquire(address(scope)):
            return 429, Problem("too_many_requests", say("error-too_fast"))
        if scope["method"] not in SAFE_METHODS:  # type: ignore[typeddict-item]
            if not same_origin(Headers.from_scope(scope), self.origins):
                return 403, Problem("cross_origin", say("error-cross_origin"))
        return None

    async def _websocket(self, scope: Scope, receive: Receive, send: Send) -> None:
        ours = same_origin(Headers.from_scope(scope), self.origins)
        where = address(scope)
        name = None
        if ours and await self.limits.sockets.try_acquire(where):
            name = await self.limits.open_connection(where)
        if name is None:
            await _reject(receive, send)
            return
        try:
            await self.app(scope, receive, send)
        finally:
            await self.limits.close_connection(where, name)


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
    await send({"type": "websocket.close", "code": CloseCode.REFUSED, "reason": ""})
