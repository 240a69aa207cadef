"""``/ws/bot``: the streams of a bot account over WebSockets, and its answers over the same."""

from __future__ import annotations

import asyncio
import contextlib
import logging

import msgspec
from litestar import websocket
from litestar.exceptions import WebSocketDisconnect

from westmarch.kernel.texts.language import spoken
from westmarch.kernel.texts.site_texts import say
from westmarch.server.bot_api import challenges, play
from westmarch.server.bot_api.event_stream import Events
from westmarch.server.bot_api.game_stream import Follower
from westmarch.server.bot_api.schemas import (
    BotAccept,
    BotAct,
    BotChat,
    BotDecline,
    BotMessage,
    BotPing,
    BotResign,
    BotUndoAnswer,
)
from westmarch.server.bot_api.streams import Feed, counted
from westmarch.server.common.errors import ApiError, status_of
from westmarch.server.http.close_codes import CloseCode
from westmarch.server.http.network import address
from westmarch.server.http.rate_limits import Limits
from westmarch.server.http.websocket import Socket, Talk
from westmarch.server.identity.dependencies import (
    Name,
    hall_of,
    limits_of,
    opened,
    the_bot,
    token_of,
)
from westmarch.server.rooms.chat_pace import check_pace
from westmarch.tabletop.refusals import Problem, Refused

log = logging.getLogger("westmarch.server")

_DECODER: msgspec.json.Decoder[BotMessage] = msgspec.json.Decoder(BotMessage)


async def _refuse(socket: Socket, error: Refused) -> None:
    """Say why a connection is not to be had, and end it."""
    code = {
        401: CloseCode.LOGGED_OUT,
        404: CloseCode.NOT_THERE,
        429: CloseCode.REFUSED,
    }.get(status_of(error), CloseCode.RESTARTING)
    await socket.send_text(_refused(error.problem))
    await socket.close(code, error.problem.message[:100])


def _refused(problem: Problem) -> str:
    return msgspec.json.encode({"type": "refused", **msgspec.to_builtins(problem)}).decode()


@websocket("/ws/bot/events")
async def events(socket: Socket) -> None:
    """Challenges, games and turns as they come."""
    await socket.accept()
    try:
        hall = hall_of(socket)
        hall.check_open()
        feed = Events(hall, await the_bot(socket), token_of(socket))
        async with counted(limits_of(socket), feed.bot):
            await _Talk(socket, feed, None, limits_of(socket)).run()
    except Refused as error:
        await _refuse(socket, error)


@websocket("/ws/bot/games/{room_id:str}")
async def game(socket: Socket, room_id: Name) -> None:
    """A table and every change; what the bot does there."""
    await socket.accept()
    try:
        hall = hall_of(socket)
        hall.check_open()
        bot = await the_bot(socket)
        dealt = socket.query_params.get("dealt", "") in ("true", "1")
        feed = Follower(hall, await opened(socket, room_id), bot, token_of(socket), dealt)
        async with counted(limits_of(socket), bot):
            await _Talk(socket, feed, feed, limits_of(socket)).run()
    except Refused as error:
        await _refuse(socket, error)


class _Talk(Talk[BotMessage]):
    """One WebSocket of a bot."""

    def __init__(self, socket: Socket, feed: Feed, at: Follower | None, limits: Limits) -> None:
        super().__init__(feed.hall, socket, _DECODER, spoken())
        self._feed = feed
        self._at = at
        """The table it is about; None: no message but a ping is for it."""
        self._limits = limits

    async def run(self) -> None:
        tasks = [asyncio.create_task(self._send()), asyncio.create_task(self.receive_forever())]
        try:
            await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)

    async def _send(self) -> None:
        try:
            async with contextlib.aclosing(self._feed.messages()) as messages:
                async for message in messages:
                    if message is not None:
                        await self._socket.send_text(msgspec.json.encode(message).decode())
            if self._feed.leaving is not None:
                await self.hang_up(*self._feed.leaving)
        except (WebSocketDisconnect, RuntimeError, OSError):
            pass
        except Exception:
            log.exception("a stream of bot %s failed", self._feed.bot.id)
            raise

    async def admits(self) -> bool:
        return await self._limits.bots.try_acquire(self._feed.bot.id)

    def refuse(self, problem: Problem) -> None:
        self._feed.say({"type": "refused", **msgspec.to_builtins(problem)})

    def dismiss(self, code: int, why: str) -> None:
        self._feed.dismiss(code, why)

    async def obey(self, message: BotMessage) -> None:
        if isinstance(message, BotPing):
            self._feed.say({"type": "pong"})
            return
        if self._at is None:
            raise ApiError(400, "bad_message", say("error-at_the_table"))
        hall, room, bot = self._at.hall, self._at.room, self._at.bot
        match message:
            case BotAct():
                done = await play.act(hall, room, bot, message)
                self._feed.say({"type": "acted", "n": done.n, "again": done.again})
            case BotAccept():
                await challenges.accept(hall, room, bot)
            case BotDecline(reason=reason):
                await challenges.decline(hall, room, bot, reason)
                self.dismiss(CloseCode.DONE, "declined")
            case BotChat(text=text):
                await check_pace(self._limits, room, bot.id, address(self._socket.scope))
                await play.speak(hall, room, bot, text)
            case BotResign():
                await play.resign(hall, room, bot)
            case BotUndoAnswer(agree=agree):
                await play.agree(hall, room, bot, agree)


HANDLERS = [events, game]
