"""Connections before there is a request: how many an address may have, and how long a request may
take to arrive. uvicorn itself waits for the rest of a request for ever.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Collection
from typing import Any

import uvicorn
from uvicorn.protocols.http.auto import AutoHTTPProtocol

from westmarch.server.config import Settings
from westmarch.server.http.network import NetworkList
from westmarch.server.http.size_limits import FRAME_LIMIT
from westmarch.server.monitoring import metrics


class Connections:
    """The open HTTP connections of one server, by address. Proxies stand for many people and are
    not counted: they have limits of their own."""

    def __init__(self, most: int, seconds: float, proxies: Collection[str] = ()) -> None:
        self.most = most
        self.seconds = seconds
        """How long a request may take to arrive, from its first byte to its last."""
        self.proxies = NetworkList(proxies)
        self.open: Counter[str] = Counter()

    def enter(self, address: str) -> bool:
        """Whether one more connection may be made; if so, it is counted."""
        if address in self.proxies:
            return True
        if self.open[address] >= self.most:
            metrics.LIMITED.labels("connections").inc()
            return False
        self.open[address] += 1
        return True

    def leave(self, address: str) -> None:
        if address not in self.proxies:
            self.open[address] -= 1
            if self.open[address] <= 0:
                del self.open[address]


def protocol(connections: Connections) -> type[asyncio.Protocol]:
    """uvicorn's protocol of HTTP, counted and timed."""

    # Which class it is uvicorn finds out when it is imported, so a type checker cannot know.
    class Counted(AutoHTTPProtocol):  # type: ignore[misc, valid-type]
        def __init__(self, *args: Any, **named: Any) -> None:
            super().__init__(*args, **named)
            self._address: str | None = None
            self._timer: asyncio.TimerHandle | None = None

        def connection_made(self, transport: Any) -> None:
            super().connection_made(transport)
            address = self.client[0] if self.client else "local"
            if not connections.enter(address):
                transport.abort()
                return
            self._address = address
            self._time()

        def data_received(self, data: bytes) -> None:
            super().data_received(data)
            cycle = self.cycle
            if cycle is not None and not cycle.more_body:
                self._stop_timing()  # the whole request is here
            elif self._address is not None:
                self._time()

        def _time(self) -> None:
            if self._timer is None:
                loop = asyncio.get_running_loop()
                self._timer = loop.call_later(connections.seconds, self._too_slow)

        def _stop_timing(self) -> None:
            if self._timer is not None:
                self._timer.cancel()
                self._timer = None

        def _too_slow(self) -> None:
            self.transport.abort()

        def _leave(self) -> None:
            self._stop_timing()
            if self._address is not None:
                connections.leave(self._address)
                self._address = None

        def handle_websocket_upgrade(self, *args: Any) -> None:
            """From here on it is a WebSocket, which the door counts."""
            self._leave()
            super().handle_websocket_upgrade(*args)

        def connection_lost(self, error: Exception | None) -> None:
            self._leave()
            super().connection_lost(error)

    return Counted


def configured(app: Any, settings: Settings, **more: Any) -> uvicorn.Config:
    """How uvicorn serves the application. Where a request came from is only believed of the
    proxies that were named."""
    connections = Connections(settings.most_connections, settings.request_seconds, settings.proxies)
    return uvicorn.Config(
        app,
        http=protocol(connections),
        access_log=False,
        server_header=False,
        proxy_headers=bool(settings.proxies),
        forwarded_allow_ips=list(settings.proxies),
        ws_max_size=FRAME_LIMIT,
        ws_max_queue=16,
        **more,
    )
