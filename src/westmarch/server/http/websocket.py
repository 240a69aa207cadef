"""Messages that come over a WebSocket, of a viewer or of a bot: taken one after the other, each
seen through or refused kindly, and after too many refusals the connection ends."""

from __future__ import annotations

import asyncio
from abc import ABC, abstractmethod
from typing import Any, Generic, TypeVar

import msgspec
from litestar import WebSocket
from litestar.exceptions import WebSocketDisconnect

from westmarch.kernel.texts.language import speak, speaking
from westmarch.kernel.texts.site_texts import say
from westmarch.server.common.errors import ApiError
from westmarch.server.http.close_codes import CloseCode
from westmarch.server.http.errors import fault
from westmarch.server.http.size_limits import MESSAGE_LIMIT
from westmarch.server.monitoring import metrics
from westmarch.server.rooms.registry import Hall
from westmarch.tabletop.refusals import Problem, Refused

PATIENCE = 200
"""Refused messages in a row before the connection is ended."""

Said = TypeVar("Said")
"""The messages that are understood."""
Socket = WebSocket[Any, Any, Any]


class Talk(ABC, Generic[Said]):
    """One WebSocket and what is said over it."""

    def __init__(
        self, hall: Hall, socket: Socket, decoder: msgspec.json.Decoder[Said], language: str
    ) -> None:
        self.hall = hall
        self.language = language
        self._socket = socket
        self._decoder = decoder
        self._refusals = 0

    # ---- what differs

    @abstractmethod
    async def admits(self) -> bool:
        """Whether one more message may come already."""

    @abstractmethod
    async def obey(self, message: Said) -> None:
        """Do what a message says. Raises `ApiError` when that cannot be."""

    @abstractmethod
    def refuse(self, problem: Problem) -> None:
        """Tell that a message was refused."""

    @abstractmethod
    def dismiss(self, code: int, why: str) -> None:
        """End the connection, for a reason by its name: one of the messages ``closing-``."""

    # ---- what is alike

    async def receive_forever(self) -> None:
        """Take messages until the connection ends."""
        while True:
            try:
                event = await self._socket.receive()
            except (WebSocketDisconnect, RuntimeError):
                return
            if event["type"] != "websocket.receive":
                return
            # A message once taken is seen through, even when its connection breaks off.
            work = asyncio.create_task(self._take(event.get("text"), event.get("bytes")))
            await asyncio.shield(self.hall.see_through(work))
            if self._refusals >= PATIENCE:
                self.dismiss(CloseCode.REFUSED, "refused_often")
                # Its end is sent by who sends.
                await asyncio.Event().wait()

    async def _take(self, text: str | None, binary: bytes | None) -> None:
        """Take one message: refused kindly, or done."""
        if self.hall.closing:
            return  # it will be sent again, to another process
        speak(self.language)
        try:
            if not await self.admits():
                raise ApiError(429, "too_fast", say("error-too_fast"))
            if text is None or binary:
                raise ApiError(400, "bad_message", say("error-not_json"))
            if len(text) > MESSAGE_LIMIT or len(text.encode("utf-8", "replace")) > MESSAGE_LIMIT:
                raise ApiError(413, "too_large", say("error-message_too_large"))
            await self.obey(self._read(text))
        except Refused as error:
            self._refused(error.problem)
        except Exception as error:
            self._refused(fault("a message failed", error))
        else:
            self._refusals = 0

    def _read(self, text: str) -> Said:
        try:
            return self._decoder.decode(text)
        except (msgspec.MsgspecError, RecursionError, UnicodeError) as error:
            why = say("error-not_understood", why=str(error))
            raise ApiError(400, "bad_message", why) from None

    def _refused(self, problem: Problem) -> None:
        self._refusals += 1
        metrics.REFUSED.labels(problem.code).inc()
        self.refuse(problem)

    async def hang_up(self, code: int, why: str) -> None:
        """Close the connection, and say why in its language."""
        with speaking(self.language):
            reason = say(f"closing-{why}") if why else ""
        await self._socket.close(code, reason)
