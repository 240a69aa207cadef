"""A call handed from one process to another: ASGI over a connection of its own.

Whoever calls proves that he knows the site's secret by signing a number the other has just drawn,
so nothing heard on the way can be used again. What is said is not enciphered: the processes of a
site talk in a private network.

Each message is its length in four bytes and a value in MessagePack. The first of the caller is
``[signature, scope]``, where the scope is again MessagePack; what follows are ASGI's messages, in
both directions, as they are.
"""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import logging
import secrets
import socket
from contextlib import suppress
from typing import Any

import msgspec
from litestar.types import ASGIApp, Receive, Scope, Send

from westmarch.server.http.middleware import FORWARDED

log = logging.getLogger("westmarch.server")

LONGEST = 16 * 1024 * 1024
CONNECT_SECONDS = 2.0
HELLO_SECONDS = 5.0
RELEASE = "release"
"""The type of a call that is no request: please let a room go."""

_encode = msgspec.msgpack.Encoder().encode
_decode = msgspec.msgpack.Decoder().decode


class Unreachable(Exception):
    """A process does not answer at its address: it has ended, most likely."""


class Broken(ConnectionError):
    """The other process is gone in the middle of a call."""


class _Line:
    """One connection, message by message."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._reader = reader
        self.writer = writer

    async def read(self) -> bytes:
        """The next message. Raises `Broken`."""
        try:
            length = int.from_bytes(await self._reader.readexactly(4), "big")
            if length > LONGEST:
                raise Broken("too long a message")
            return await self._reader.readexactly(length)
        except (EOFError, OSError) as error:
            raise Broken(str(error)) from None

    async def write(self, message: bytes) -> None:
        try:
            self.writer.write(len(message).to_bytes(4, "big") + message)
            await self.writer.drain()
        except OSError as error:
            raise Broken(str(error)) from None

    def close(self) -> None:
        self.writer.close()


def _signed(secret: bytes, number: bytes, scope: bytes) -> bytes:
    return hmac.digest(secret, number + scope, hashlib.sha256)


def split(address: str) -> tuple[str, int]:
    """``HOST:PORT`` as its parts; an IPv6 address stands in brackets."""
    host, _, port = address.rpartition(":")
    return host.strip("[]"), int(port)


def own_address(host: str) -> str:
    """What the others call this machine by, where it listens at all its addresses."""
    if host not in ("0.0.0.0", "::", ""):
        return host
    return socket.gethostbyname(socket.gethostname())


# ---- calling


async def _call(address: str, secret: bytes, scope: dict[str, Any]) -> _Line:
    """A connection over which the call has been made. Raises `Unreachable`, `Broken`; after a while
    without an answer, `TimeoutError`."""
    host, port = split(address)
    async with asyncio.timeout(CONNECT_SECONDS):
        try:
            line = _Line(*await asyncio.open_connection(host, port))
        except OSError as error:
            raise Unreachable(str(error)) from None
        try:
            number = await line.read()
            packed = _encode(scope)
            await line.write(_encode([_signed(secret, number, packed), packed]))
        except BaseException:
            line.close()
            raise
    return line


async def ask_release(address: str, secret: bytes, room: str) -> None:
    """Ask a process to let a room go; returns when it has."""
    line = await _call(address, secret, {"type": RELEASE, "room": room})
    try:
        async with asyncio.timeout(HELLO_SECONDS):
            await line.read()
    finally:
        line.close()


_KEPT = ("type", "http_version", "method", "scheme", "path", "raw_path", "query_string")


async def forward(address: str, secret: bytes, scope: Scope, receive: Receive, send: Send) -> None:
    """Let another process answer. Raises `Unreachable` or `TimeoutError` before anything was sent
    or received, `Broken` when it is gone on the way."""
    told: dict[str, Any] = {key: value for key, value in scope.items() if key in _KEPT}
    told["headers"] = [list(pair) for pair in scope["headers"]]
    told["client"] = scope.get("client")
    told["subprotocols"] = scope.get("subprotocols", [])
    line = await _call(address, secret, told)

    async def onward() -> None:
        while True:
            message = await receive()
            await line.write(_encode(message))
            if message["type"].endswith("disconnect"):
                return

    async def back() -> None:
        while True:
            message = _decode(await line.read())
            if message["type"] == "http.response.start":
                message["headers"] = [tuple(pair) for pair in message["headers"]]
            await send(message)
            if message["type"] == "websocket.close":
                return
            if message["type"] == "http.response.body" and not message.get("more_body"):
                return

    tasks = [asyncio.create_task(onward()), asyncio.create_task(back())]
    try:
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        if tasks[1].done():
            tasks[1].result()
        else:  # whoever asked has gone
            with suppress(Broken):
                tasks[0].result()
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        line.close()


async def post(address: str, secret: bytes, path: str, token: str) -> int:
    """Let another process do what a bot account asks of it; the status of its answer. Raises as
    `forward` does."""
    scope: Any = {
        "type": "http",
        "http_version": "1.1",
        "method": "POST",
        "scheme": "http",
        "path": path,
        "raw_path": path.encode(),
        "query_string": b"",
        "headers": [(b"authorization", f"Bearer {token}".encode())],
    }
    asked: list[Any] = [{"type": "http.request", "body": b"", "more_body": False}]
    status = 0

    async def receive() -> Any:
        if asked:
            return asked.pop()
        return await asyncio.get_running_loop().create_future()  # nothing more is said

    async def send(message: Any) -> None:
        nonlocal status
        status = message.get("status", status)

    await forward(address, secret, scope, receive, send)
    return status


# ---- being called


class LinkServer:
    """Where the other processes call."""

    def __init__(self, app: ASGIApp, secret: bytes, release: Any) -> None:
        self._app = app
        self._secret = secret
        self._release = release
        self._server: asyncio.Server | None = None
        self._calls: set[asyncio.Task[Any]] = set()

    async def open(self, host: str, port: int) -> str:
        """Listen; the address for the others."""
        self._server = await asyncio.start_server(self._serve, host or None, port)
        port = self._server.sockets[0].getsockname()[1]
        shown = own_address(host)
        return f"[{shown}]:{port}" if ":" in shown else f"{shown}:{port}"

    async def close(self) -> None:
        """Stop listening, and end the calls under way."""
        if self._server is not None:
            self._server.close()
        for call in list(self._calls):
            call.cancel()
        await asyncio.gather(*self._calls, return_exceptions=True)

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        task = asyncio.current_task()
        assert task is not None
        self._calls.add(task)
        line = _Line(reader, writer)
        try:
            scope = await self._hello(line)
            if scope is None:
                log.warning("a call that does not know the secret of this site was refused")
            elif scope["type"] == RELEASE:
                await self._release(scope["room"])
                await line.write(b"")
            else:
                await self._answer(line, scope)
        except (Broken, TimeoutError, asyncio.CancelledError):
            pass
        except Exception:
            log.exception("a call of another process failed")
        finally:
            self._calls.discard(task)
            line.close()

    async def _hello(self, line: _Line) -> dict[str, Any] | None:
        number = secrets.token_bytes(16)
        async with asyncio.timeout(HELLO_SECONDS):
            await line.write(number)
            try:
                signature, packed = _decode(await line.read())
                known = hmac.compare_digest(signature, _signed(self._secret, number, packed))
            except (msgspec.MsgspecError, TypeError, ValueError):
                return None
        return _decode(packed) if known else None

    async def _answer(self, line: _Line, told: dict[str, Any]) -> None:
        scope: Any = {
            **told,
            FORWARDED: True,
            "asgi": {"version": "3.0", "spec_version": "2.3"},
            "headers": [tuple(pair) for pair in told["headers"]],
            "client": tuple(told["client"]) if told["client"] else None,
            "server": None,
            "root_path": "",
            "extensions": {},
        }
        kind = told["type"]
        gone = False

        async def receive() -> Any:
            nonlocal gone
            if not gone:
                try:
                    return _decode(await line.read())
                except Broken:
                    gone = True
            return {"type": f"{kind}.disconnect", "code": 1006}

        async def send(message: Any) -> None:
            await line.write(_encode(message))

        await self._app(scope, receive, send)
