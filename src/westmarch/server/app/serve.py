"""Serve the application with uvicorn."""

from __future__ import annotations

import asyncio
import logging
import os
import signal
import socket
from types import FrameType

import uvicorn
from litestar import Litestar

import westmarch
from westmarch.kernel.engine.errors import BadOption
from westmarch.server.app.application import make_app
from westmarch.server.cluster.site_lock import SiteLock
from westmarch.server.config import Settings
from westmarch.server.http.connection_limits import configured
from westmarch.server.http.network import NetworkList
from westmarch.server.rooms.registry import Hall
from westmarch.server.storage.engine import make_engine, upgrade
from westmarch.server.storage.file_lock import Claim

log = logging.getLogger("westmarch.server")


class Server(uvicorn.Server):
    """uvicorn's server, which drains before it ends: at the first signal nothing new is begun, at
    the second everything stops. What was acknowledged is stored in either case."""

    def __init__(self, config: uvicorn.Config, app: Litestar, seconds: float) -> None:
        super().__init__(config)
        self._app = app
        self._seconds = seconds
        self._loop: asyncio.AbstractEventLoop | None = None
        self._drain: asyncio.Task[None] | None = None
        self._asked = False

    async def serve(self, sockets: list[socket.socket] | None = None) -> None:
        self._loop = asyncio.get_running_loop()
        await super().serve(sockets)

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        if self._asked:
            os._exit(128 + sig)
        self._asked = True
        if self._loop is None or not self.started:
            self.should_exit = True
            return
        # Who presses Ctrl-C does not wait for a load balancer.
        wait = self._seconds if sig == signal.SIGTERM else 0.0
        self._loop.call_soon_threadsafe(self._begin, wait)

    def _begin(self, wait: float) -> None:
        self._drain = asyncio.create_task(self._end(wait))

    async def _end(self, wait: float) -> None:
        hall: Hall = self._app.state.hall
        hall.draining = True
        log.info("draining")
        try:
            await asyncio.sleep(wait)
            await hall.drain()
        finally:
            self.should_exit = True


def run(settings: Settings, host: str, port: int) -> None:
    """Serve until told to end. Raises `BadOption` when the address or database cannot be had."""
    check(settings)
    listener = listen(host, port)
    claim = Claim(settings.database)
    asyncio.run(_prepare(settings))
    log.info("started", extra={"facts": {"version": westmarch.__version__}})
    app = make_app(settings)
    config = configured(app, settings, log_config=None, timeout_graceful_shutdown=3)
    shown = "localhost" if host in ("127.0.0.1", "::1") else host
    print(f"Westmarch: http://{shown}:{listener.getsockname()[1]}", flush=True)
    Server(config, app, settings.drain_seconds).run(sockets=[listener])
    claim.let_go()
    log.info("stopped")


def check(settings: Settings) -> None:
    """Raises `BadOption` when an address is none."""
    NetworkList(settings.metrics_from)
    NetworkList(settings.proxies)


def listen(host: str, port: int) -> socket.socket:
    """A listening socket. Raises `BadOption` when the address cannot be had."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    # The protocol is named so that asyncio knows it for TCP and sends small answers at once.
    listener = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    try:
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listener.bind((host, port))
        listener.listen(2048)
        return listener
    except OSError as error:
        listener.close()
        raise BadOption("setting-cannot_listen", host=host, port=port, why=error.strerror) from None


async def _prepare(settings: Settings) -> None:
    """Find out about a database that cannot be used before anything else starts."""
    engine = make_engine(settings.database)
    try:
        await upgrade(engine)
        if engine.dialect.name == "postgresql":
            lock = SiteLock(engine, bool(settings.redis))
            await lock.open()
            await lock.close()
    except BadOption:
        await asyncio.sleep(0.2)  # the driver's thread still wants to say something to the loop
        raise
    finally:
        await engine.dispose()
