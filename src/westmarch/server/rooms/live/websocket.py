"""One WebSocket per viewer of a room.

What changed is not queued: a viewer is woken, and its sender makes one message of everything new
since the last, from the room as it is stored; the moves in it are carried apart as long as the
room keeps them (journal/recent_moves.py). So a slow viewer skips no line of the log and costs
nothing.
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
from westmarch.server.common.errors import ApiError, Problem
from westmarch.server.common.time import written
from westmarch.server.http.close_codes import CloseCode
from westmarch.server.http.rate_limits import Limiter, Limits
from westmarch.server.http.websocket import Socket, Talk
from westmarch.server.identity.people import Person
from westmarch.server.rooms.live.schemas import (
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
from westmarch.server.rooms.play import chat, ending, moves
from westmarch.server.rooms.registry import Hall
from westmarch.server.rooms.room import LINES_SHOWN, Room
from westmarch.server.rooms.views.table_view import lines

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
        self._wanted = wanted
        self._changed = True
        self._outbox: deque[dict[str, Any]] = deque()
        self._ready = asyncio.Event()
        self._ready.set()
        self._leaving: tuple[int, str] | None = None
        self._limiter = Limiter("messages", MESSAGES_AT_ONCE, MESSAGES_PER_SECOND, limits.enabled)
        self._limits, self._address = limits, where
        # Each costs as much as a connection.
        self._languages = Limiter("languages", 5, 0.2, limits.enabled)
        # What the viewer has been sent.
        self.sent = -1
        self.looking = looking
        self._seats: list[int] | None = None
        self._shown: dict[str, Any] = {}
        self._cursor = 0
        self._lines = 0
        self._deaf = False

    # ---- what a room asks of it

    def seats(self) -> list[int]:
        mine = self.room.seats_of(self.person)
        return mine if self._wanted is None else [s for s in mine if s == self._wanted]

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
                            frame = self._frame()
                    if frame is not None:
                        await self._send(frame)
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

    def _frame(self) -> dict[str, Any] | None:
        """Everything that is new to the viewer, as one message."""
        room, seats = self.room, self.seats()
        shown = msgspec.to_builtins(room.shape(self.person))
        first = self._seats != seats
        since = 0 if first else self._cursor
        fresh = room.visible(seats, since)
        before = 0 if first else self._lines
        trail, now, sent = room.trail, room.row.seq, -1 if first else self.sent
        chosen = trail.since_own_move(seats, now) if first else trail.new_since(sent, now)
        skipped = max(0, len(fresh) - LINES_SHOWN) if first else 0
        # Viewers with the same seats, spectators above all, are shown the same.
        whose, told = tuple(seats), (since, before, len(room.log), first)
        numbers = tuple(step.n for step in chosen)
        changed = {k: v for k, v in shown.items() if self._shown.get(k, ...) != v}
        self._seats, self._shown = seats, shown
        self._cursor, self._lines = len(room.log), before + len(fresh)
        self.sent = -1 if room.table is None else now
        frame: dict[str, Any] = {
            "type": "hello" if first else "update",
            "n": now,
            "at": written(self.hall.keeper.at),
            "seat": trail.mover(sent, now),
            "steps": room.once(
                ("steps", whose, numbers, *told),
                lambda: room.steps(seats, chosen, since, before),
            ),
            "view": room.once(("view", whose), lambda: room.view(seats)),
            "decision": self._decision(seats),
            "events": room.once(
                ("events", whose, *told),
                lambda: lines(room.game, room.row.options, fresh[skipped:], before + skipped),
            ),
            "room": shown if first else changed,
        }
        deaf, self._deaf = self._deaf, chat.deaf(room, self.person)
        if first or (deaf and not self._deaf):
            frame["chat"] = chat.lines_for(room, self.person)
        if first:
            frame["you"] = {"id": self.person, "seats": seats}
            frame["presence"] = room.presence()
            frame["undo_offer"] = None
            frame["thinking"] = None
            if room.offer is not None:
                frame["undo_offer"] = {"from": room.offer.name, "seat": room.offer.seat}
            if room.thinking is not None:
                bot = room.seats[room.thinking].bot
                frame["thinking"] = {"seat": room.thinking, "bot": bot}
        elif sent < trail.undone:
            frame["jump"] = True
        return frame

    def _decision(self, seats: list[int]) -> Any:
        room = self.room
        if seats:
            return room.decision(self.person, seats)
        return room.once(("decision",), lambda: room.decision("", []))

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
        self._seats = None
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
                why = await moves.why_not(room, seats, n, thing) or Problem("", "")
                told = {"message": why.message, "rule": why.rule, "ruling": why.ruling}
                self.tell({"type": "why", "n": n, "thing": thing, **told})
            case Undo(n=n):
                await moves.undo(hall, room, self.person, self.name, seats, n)
            case UndoAnswer(agree=agree):
                await moves.answer_undo(hall, room, self.person, agree)
            case ResignMessage(seat=seat):
                await ending.resign(hall, room, self.person, seat)
            case Abort(seat=seat):
                await ending.abort(hall, room, self.person, seat)
            case Chat(text=text):
                if not self.person:
                    raise ApiError(401, "no_session", say("error-somebody"))
                await chat.check_pace(self._limits, room, self.person, self._address)
                await chat.speak(hall, room, self.person, self.name, text)
