"""Serve the application with uvicorn."""

from __future__ import annotations

import asyncio
import socket
from contextlib import suppress

import uvicorn

from westmarch.kernel.engine.errors import BadOption
from westmarch.server.app import make_app
from westmarch.server.claim import Claim
from westmarch.server.config import Settings
from westmarch.server.connections import configured
from westmarch.server.database import make_engine, upgrade


def run(settings: Settings, host: str, port: int) -> None:
    """Serve until interrupted. Raises `BadOption` when the address or database cannot be had."""
    listener = listen(host, port)
    claim = Claim(settings.database)
    asyncio.run(_prepare(settings))
    app = make_app(settings)
    config = configured(app, settings, log_level="warning", timeout_graceful_shutdown=3)
    shown = "localhost" if host in ("127.0.0.1", "::1") else host
    print(f"Westmarch: http://{shown}:{listener.getsockname()[1]}", flush=True)
    with suppress(KeyboardInterrupt):  # how one stops it, once everything is stored
        uvicorn.Server(config).run(sockets=[listener])
    claim.let_go()


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
        raise BadOption(f"cannot listen at {host} port {port}: {error.strerror}") from None


async def _prepare(settings: Settings) -> None:
    """Find out about a database that cannot be used before anything else starts."""
    engine = make_engine(settings.database)
    try:
        await upgrade(engine)
    except BadOption:
        await asyncio.sleep(0.2)  # the driver's thread still wants to say something to the loop
        raise
    finally:
        await engine.dispose()
