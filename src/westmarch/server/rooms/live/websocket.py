"""One WebSocket per viewer of a room.

What changed is not queued: a viewer is woken, and its sender makes one message of everything new
since the last, from the room as it is stored; the moves in it are carried apart as long as the
room keeps them (tabletop/journal/recent_moves.py). So a slow viewer skips no line of the log and
costs nothing.
"""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from typing import Any

import msgspec
from litestar.exceptions import WebSocketDisconnect

from westmarch.kernel.texts.language import LANGUAGES_WHOLE, offered, speaking, spoken
from westmarch.kernel.texts.site_texts import say
from westmarch.server.common.errors import ApiError
from westmarch.server.http.close_codes import CloseCode
from westmarch.server.http.rate_limits import Limiter, Limits
from westmarch.server.http.websocket import Socket, Talk
from westmarch.server.identity.people import Person
from westmarch.server.rooms.chat_pace import check_pace
from westmarch.server.rooms.registry import Hall
from westmarch.tabletop.play import chat, ending, moves, undo
from westmarch.tabletop.play.lookahead import why_not
from westmarch.tabletop.refusals import Problem
from westmarch.tabletop.room import Room
from westmarch.tabletop.views.messages import (
    Abort,
    Act,
    Chat,
    Looking,
    Message,
    Ping,
    ResignMessage,
    Speak,
    Undo,
    UndoAnswer,
    Why,
)
from westmarch.tabletop.views.updates import Updates

log = logging.getLogger("westmarch.server")

MESSAGES_AT_ONCE = 40
MESSAGES_PER_SECOND = 20
MOST_WAITING = 200
"""Short messages that may wait for a slow viewer before it is sent away."""

_DECODER: msgspec.json.Decoder[Message] = msgspec.json.Decoder(Message)


class Viewer(Talk[Message]):
    """One connection to a room."""

    def __init__(
        self,
        hall: Hall,
        room: Room,
        socket: Socket,
        person: Person | None,
        wanted: int | None,
        limits: Limits,
        where: str,
        looking: bool = True,
    ) -> None:
        super().__init__(hall, socket, _DECODER, spoken())
        self.room = room
        self.person = "" if person is None else person.id
        self.name = "" if person is None else person.name
        self.session = "" if person is None else person.session
        self._changed = True
        self._outbox: deque[dict[str, Any]] = deque()
        self._ready = asyncio.Event()
        self._ready.set()
        self._leaving: tuple[int, str] | None = None
        self._limiter = Limiter("messages", MESSAGES_AT_ONCE, MESSAGES_PER_SECOND, limits.enabled)
        self._limits, self._address = limits, where
        # Each costs as much as a connection.
        self._languages = Limiter("languages", 5, 0.2, limits.enabled)
        self.looking = looking
        self._updates = Updates(room, self.person, wanted)

    # ---- what a room asks of it

    @property
    def sent(self) -> int:
        return self._updates.sent

    def seats(self) -> list[int]:
        return self._updates.seats()

    def wake(self) -> None:
        self._changed = True
        self._ready.set()

    def tell(self, message: dict[str, Any]) -> None:
        if len(self._outbox) >= MOST_WAITING:
            self.dismiss(CloseCode.OVERLOADED, "too_slow")
        else:
            self._outbox.append(message)
            self._ready.set()

    def dismiss(self, code: int, why: str) -> None:
        self._leaving = (code, why)
        self._ready.set()

    # ---- the connection

    async def run(self) -> None:
        """Serve the connection until it ends."""
        room = self.room
        room.lookers.add(self)
        sender = asyncio.create_task(self._send_forever())
        receiver = asyncio.create_task(self.receive_forever())
        room.announce(but=self)
        if self.looking:
            self._look()
        try:
            await asyncio.wait((sender, receiver), return_when=asyncio.FIRST_COMPLETED)
        finally:
            room.lookers.discard(self)
            receiver.cancel()
            sender.cancel()
            await asyncio.gather(sender, receiver, return_exceptions=True)
            if not room.gone:
                room.announce(but=self)

    def _look(self) -> None:
        """Somebody who plays here has the table before his eyes: nobody need call him."""
        if self.person and self.room.seats_of(self.person):
            self.hall.looked(self.room.id, self.person)

    async def _send_forever(self) -> None:
        try:
            while True:
                await self._ready.wait()
                self._ready.clear()
                if self._changed and not self.room.gone:
                    async with self.room.lock:
                        self._changed = False
                        with speaking(self.language):
                            update = self._updates.message()
                    await self._send(update)
                while self._outbox:
                    await self._send(self._outbox.popleft())
                if self._leaving is not None:
                    await self.hang_up(*self._leaving)
                    return
        except (WebSocketDisconnect, RuntimeError, OSError):
            pass
        except Exception:
            log.exception("sending failed in room %s", self.room.id)
            raise

    async def _send(self, message: dict[str, Any]) -> None:
        await self._socket.send_text(msgspec.json.encode(message).decode())

    def _speak(self, language: str) -> None:
        """The table is told anew, in another language."""
        found = offered(language)
        if found is None:
            known = ", ".join(LANGUAGES_WHOLE)
            raise ApiError(400, "unknown_language", say("error-unknown_language", languages=known))
        if found == self.language:
            return
        if not self._languages.try_acquire_locally(""):
            raise ApiError(429, "too_fast", say("error-too_fast"))
        self.language = found
        self._updates.begin_anew()
        self.wake()

    # ---- messages from the viewer

    async def admits(self) -> bool:
        return self._limiter.try_acquire_locally("")

    def refuse(self, problem: Problem) -> None:
        self.tell(
            {
                "type": "refused",
                "n": self.room.row.seq,
                "code": problem.code,
                "message": problem.message,
                "rule": problem.rule,
                "ruling": problem.ruling,
            }
        )

    async def obey(self, message: Message) -> None:
        hall, room, seats = self.hall, self.room, self.seats()
        match message:
            case Ping():
                self.tell({"type": "pong"})
            case Looking(looking=looking):
                self.looking = looking
                if looking:
                    self._look()
            case Speak(language=language):
                self._speak(language)
            case Act(n=n, action=action):
                await moves.act(hall, room, seats, n, action)
            case Why(n=n, thing=thing):
                why = await why_not(room, seats, n, thing) or Problem("", "")
                told = {"message": why.message, "rule": why.rule, "ruling": why.ruling}
                self.tell({"type": "why", "n": n, "thing": thing, **told})
            case Undo(n=n):
                await undo.undo(hall, room, self.person, self.name, seats, n)
            case UndoAnswer(agree=agree):
                await undo.answer_undo(hall, room, self.person, agree)
            case ResignMessage(seat=seat):
                await ending.resign(hall, room, self.person, seat)
            case Abort(seat=seat):
                await ending.abort(hall, room, self.person, seat)
            case Chat(text=text):
                if not self.person:
                    raise ApiError(401, "no_session", say("error-somebody"))
                await check_pace(self._limits, room, self.person, self._address)
                await chat.speak(hall, room, self.person, self.name, text)
