"""One game as a bot account follows it: how the table stands, and every change."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from westmarch.kernel.engine.decision import text_of
from westmarch.kernel.texts.language import speaking, spoken
from westmarch.server.bot_api.schemas import BotChoice, BotDecision, BotPlayer
from westmarch.server.bot_api.streams import Feed, Told
from westmarch.server.common.errors import not_found
from westmarch.server.http.close_codes import CloseCode
from westmarch.server.identity.bot_accounts import Bot
from westmarch.server.rooms.registry import Hall
from westmarch.tabletop.room import LINES_SHOWN, Room
from westmarch.tabletop.rows import PLAYING, WAITING
from westmarch.tabletop.views.table_view import lines

SAID = ("chat", "undo_offer", "undo_answer")
"""The short messages of a room that a bot is told."""
OVER = (CloseCode.DONE, "game_over")


def concerned(room: Room, bot: Bot) -> bool:
    """Whether a bot plays at a table, or is asked to."""
    return any(bot.id in (seat.person, seat.challenged) for seat in room.seats)


def seats_in(room: Room, bot: Bot) -> list[int]:
    """The seats of a bot at a table where it plays or is asked to. Raises `ApiError` anywhere
    else: to others than its own tables a bot is blind."""
    if not concerned(room, bot):
        raise not_found("bot-game")
    return room.seats_of(bot.id)


class Follower(Feed):
    """A bot at a table. To the room it is somebody who looks on, so that all see that it is there
    (`lookers.Looker`)."""

    session = ""
    looking = True

    def __init__(self, hall: Hall, room: Room, bot: Bot, token: str, dealt: bool = False) -> None:
        super().__init__(hall, bot, token)
        seats_in(room, bot)
        self.room = room
        self.person = bot.id
        self.name = bot.name
        self.language = spoken()
        self.sent = -1
        self._dealt = dealt
        self._shown: object = None
        self._cursor = 0
        self._lines = 0

    # ---- what a room asks of it

    def seats(self) -> list[int]:
        return self.room.seats_of(self.person)

    def tell(self, message: Told) -> None:
        if message["type"] in SAID:
            self.say(message)

    async def enter(self) -> None:
        if self.room.gone:  # let go since it was asked for: nobody would tell this stream anything
            self.dismiss(CloseCode.RESTARTING, "loaded_again")
            return
        self.room.lookers.add(self)
        self.room.announce()

    async def leave(self) -> None:
        self.room.lookers.discard(self)
        if not self.room.gone:
            self.room.announce()

    # ---- what it is sent

    async def news(self) -> list[Told]:
        room = self.room
        if room.gone:
            return []
        async with room.lock:
            row = room.row
            stand = (row.seq, row.status, [(s.person, s.kind, s.bot) for s in room.seats])
            if stand == self._shown:
                return []
            self._shown = stand
            if not concerned(room, self.bot):
                self.dismiss(CloseCode.NOT_THERE, "seat_of_another")
                return []
            if row.status not in (WAITING, PLAYING):
                self.dismiss(*OVER)
            with speaking(self.language):
                return [self._state()]

    def _state(self) -> Told:
        fresh = self.room.visible(self.seats(), self._cursor)
        first = self._lines
        skipped = max(0, len(fresh) - LINES_SHOWN) if not self._cursor else 0
        self._cursor, self._lines = len(self.room.log), first + len(fresh)
        self.sent = -1 if self.room.table is None else self.room.row.seq
        game, options = self.room.game, self.room.row.options
        told = lines(game, options, fresh[skipped:], first + skipped)
        return state_of(self.room, self.bot, told, self._dealt)


def state_of(room: Room, bot: Bot, events: Sequence[Any], dealt: bool) -> Told:
    """The table as a bot may see it. The caller holds the room's lock."""
    row, seats = room.row, room.seats_of(bot.id)
    shown = room.shape(bot.id)
    decision = _decision(room, seats)
    return {
        "type": "state",
        "room": room.id,
        "game": row.game,
        "options": row.options,
        "status": row.status,
        "n": row.seq,
        "seats": seats,
        "players": [BotPlayer(s.seat, s.name, s.side, s.player, s.bot) for s in shown.seats],
        "view": room.once(("view", tuple(seats)), lambda: room.view(seats)),
        "decision": decision,
        "events": events,
        "ending": row.ending,
        "winners": row.winners,
        "rateable": shown.rateable,
        "dealt": _dealt(room, decision) if dealt else None,
    }


def _decision(room: Room, seats: list[int]) -> BotDecision | None:
    table = room.table
    if table is None or table.decision is None or room.row.status != PLAYING:
        return None
    asked, game, s = table.decision, room.game, table.state
    mine = asked.seat in seats
    choices = [
        BotChoice(game.space.id_of(a), a, text_of(a), game.label(s, a))
        for a in (asked.actions if mine else ())
    ]
    return BotDecision(
        n=room.row.seq,
        seat=asked.seat,
        mine=mine,
        kind=asked.kind,
        question=game.question(s, asked),
        rule=asked.rule,
        since=room.row.since,
        actions=choices,
    )


def _dealt(room: Room, decision: BotDecision | None) -> msgspec.Raw | None:
    """What bots of the house are sent too, where the decision is the bot's."""
    if decision is None or not decision.mine:
        return None
    return msgspec.Raw(room.dealt(decision.seat))
