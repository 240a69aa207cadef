"""Calls for a room reach the process that owns it."""

from __future__ import annotations

import logging
import re
from typing import Any

from litestar.enums import ScopeType
from litestar.types import ASGIApp, Receive, Scope, Send

from westmarch.kernel.texts.site_texts import say
from westmarch.server.cluster.forwarding import Broken, Unreachable, forward
from westmarch.server.cluster.leases import Holder
from westmarch.server.cluster.node import Site
from westmarch.server.common.errors import Busy, named
from westmarch.server.http.close_codes import CloseCode
from westmarch.server.http.middleware import answer
from westmarch.server.storage.errors import is_the_databases_fault
from westmarch.tabletop.refusals import Problem

log = logging.getLogger("westmarch.server")

_ROOM = re.compile(r"^/(?:api|ws)/(?:rooms|bot/games)/([^/]+)")


class Routing:
    """Between the door and the application: hands a call on where the room is another's."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app
        self.site: Site | None = None
        """None: this process is the whole site."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        found = None if self.site is None else _ROOM.match(scope["path"])
        if self.site is None or found is None:
            await self._app(scope, receive, send)
            return
        tell = _Teller(scope, send)
        try:
            where = await self._owner(self.site, found[1])
            while where is not None:
                try:
                    await forward(where.address, self.site.secret, scope, receive, tell.send)
                    return
                except Unreachable:
                    log.warning("process %s is gone; taking room %s over", where.process, found[1])
                    where = await self._owner(self.site, found[1], where)
        except (Broken, Busy, TimeoutError):
            await tell.unavailable(Problem("try_again", say("error-try_again")))
        except _NoDatabase:
            problem = Problem("no_database", say("error-no_database_soon"))
            await tell.unavailable(problem)
        else:
            await self._app(scope, receive, send)

    @staticmethod
    async def _owner(site: Site, room: str, gone: Holder | None = None) -> Holder | None:
        """Who else owns a room, and is not `gone`."""
        try:
            if gone is not None:
                await site.leases.seize(room, gone)
            return await site.elsewhere(room)
        except Exception as error:
            if not is_the_databases_fault(error):
                raise
            log.error("no database to look for room %s: %s", room, named(error))
            raise _NoDatabase from None


class _NoDatabase(Exception):
    """Nobody can say who owns a room."""


class _Teller:
    """What has been sent so far, and how to say that there is no more."""

    def __init__(self, scope: Scope, send: Send) -> None:
        self._scope, self._send = scope, send
        self._begun = self._over = False

    async def send(self, message: Any) -> None:
        self._begun = True
        self._over = self._over or message["type"] == "websocket.close"
        await self._send(message)

    async def unavailable(self, problem: Problem) -> None:
        """A request is answered with 503; a connection is ended so that its browser tries again."""
        if self._scope["type"] == ScopeType.HTTP:
            if self._begun:  # half an answer is none: let the connection break off
                raise ConnectionError(problem.message)
            await answer(self._send, 503, problem)
            return
        if self._over:
            return
        if not self._begun:
            await self._send({"type": "websocket.accept", "subprotocol": None, "headers": []})
        await self._send(
            {"type": "websocket.close", "code": CloseCode.RESTARTING, "reason": problem.message}
        )
