"""What a bot account is told of all its games: challenges, beginnings, its turns, ends."""

from __future__ import annotations

import logging
from typing import Any

import westmarch
from westmarch.kernel import registry
from westmarch.server.bot_api import challenges
from westmarch.server.bot_api.streams import Feed, Told
from westmarch.server.common.errors import named
from westmarch.server.common.time import now
from westmarch.server.identity import queries as identity_queries
from westmarch.server.identity.bot_accounts import Bot
from westmarch.server.rooms.registry import Hall
from westmarch.tabletop.refusals import Refused
from westmarch.tabletop.rows import PLAYING, WAITING, RoomRow, SeatRow
from westmarch.tabletop.views.room_view import rateable

log = logging.getLogger("westmarch.server")

Table = tuple[RoomRow, list[SeatRow]]
HANDED_OVER = "handed_over"
"""The ending of a game for a bot whose seat another bot has been given."""


class Events(Feed):
    """The stream of events of one bot. What it has told is remembered, and what is stored is
    compared with it; so nothing is told twice, and nothing is missed."""

    def __init__(self, hall: Hall, bot: Bot, token: str) -> None:
        super().__init__(hall, bot, token)
        self._greeted = False
        self._challenges: set[str] = set()
        self._games: dict[str, int] = {}
        """The games that have begun, with the last turn that was told."""

    async def enter(self) -> None:
        await self.hall.bot_accounts.change(self.bot, used=now())
        await self.hall.desk.enter(self.bot.id, self)

    async def leave(self) -> None:
        await self.hall.desk.leave(self.bot.id, self)

    async def news(self) -> list[Told]:
        told: list[Told] = []
        if not self._greeted:
            self._greeted = True
            told.append(account(self.bot))
        else:
            await self.look_again()
        found = await challenges.tables(self.hall, self.bot)
        tables = {row.id: (row, seats) for row, seats in found}
        told += await self._of_challenges(tables)
        told += await self._of_games(tables)
        return told

    # ---- challenges

    async def _of_challenges(self, tables: dict[str, Table]) -> list[Told]:
        me, told = self.bot.id, []
        asked = {
            id_: table
            for id_, table in tables.items()
            if table[0].status == WAITING and any(seat.challenged == me for seat in table[1])
        }
        for gone in self._challenges - set(asked):
            self._challenges.discard(gone)
            if gone not in tables:
                told.append({"type": "challenge_gone", "room": gone})
        for id_, (row, seats) in asked.items():
            if await self._accepts(id_, tables) or id_ in self._challenges:
                continue
            self._challenges.add(id_)
            told.append(await challenge(self.hall, self.bot, row, seats))
        return told

    async def _accepts(self, room: str, tables: dict[str, Table]) -> bool:
        """Accept a challenge at once, where the account says so and may play one more game."""
        playing = sum(row.status == PLAYING for row, _ in tables.values())
        if self.bot.row.accepts != "all" or playing >= self.bot.row.most_games:
            return False
        try:
            others = self.hall.others
            if others is None or not await others.accept(room, self._token):
                await challenges.accept(self.hall, await self.hall.room(room), self.bot)
        except Refused as error:
            log.info("bot %s could not accept room %s: %s", self.bot.id, room, named(error))
            return False
        return True

    # ---- games

    async def _of_games(self, tables: dict[str, Table]) -> list[Told]:
        told: list[Told] = []
        running = {id_: table for id_, table in tables.items() if table[0].status == PLAYING}
        for id_ in [id_ for id_ in self._games if id_ not in running]:
            del self._games[id_]
            told.append(await self._over(id_))
        for id_, (row, seats) in running.items():
            mine = [seat.seat for seat in seats if seat.person == self.bot.id]
            if not mine:
                continue
            if id_ not in self._games:
                self._games[id_] = -1
                told.append({"type": "game_start", **_about(row, seats), "mine": mine})
            if row.to_act in mine and row.seq > self._games[id_]:
                self._games[id_] = row.seq
                told.append({"type": "your_turn", "room": id_, "seat": row.to_act, "n": row.seq})
        return told

    async def _over(self, room: str) -> Told:
        """How a game ended that is not played any more, or not by this bot."""
        stored = await self.hall.store.room(room)
        told: Told = {"type": "game_over", "room": room}
        if stored is None:
            return told | {"ending": "removed", "winners": [], "won": False, "rateable": False}
        row, seats = stored
        mine = {seat.seat for seat in seats if seat.person == self.bot.id}
        if not mine:
            return told | {"ending": HANDED_OVER, "winners": [], "won": False, "rateable": False}
        return told | {
            "ending": row.ending,
            "winners": row.winners,
            "won": bool(mine & set(row.winners)),
            "rateable": rateable(row, seats),
        }


def account(bot: Bot) -> Told:
    """The first event: who it is."""
    row = bot.row
    return {
        "type": "account",
        "id": bot.id,
        "name": bot.name,
        "games": row.games,
        "accepts": row.accepts,
        "most_games": row.most_games,
        "version": westmarch.__version__,
    }


def _about(row: RoomRow, seats: list[SeatRow]) -> dict[str, Any]:
    names = registry.game(row.game).seats(row.options)
    return {
        "room": row.id,
        "game": row.game,
        "options": row.options,
        "seats": [{"seat": s.seat, "name": names[s.seat], "player": s.called} for s in seats],
        "rateable": rateable(row, seats),
        "rated": row.rated,
    }


async def challenge(hall: Hall, bot: Bot, row: RoomRow, seats: list[SeatRow]) -> Told:
    """The event of a challenge: by whom, to what, at which seats."""
    by = await identity_queries.person(hall.store, row.owner)
    return {
        "type": "challenge",
        **_about(row, seats),
        "mine": [seat.seat for seat in seats if seat.challenged == bot.id],
        "by": {"id": row.owner, "name": "" if by is None else by.name},
    }
