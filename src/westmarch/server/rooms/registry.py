"""The rooms in use. A room is read from the database when first asked for, and let go when idle."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import AsyncIterator, Callable, Collection, Sequence
from contextlib import asynccontextmanager
from typing import Any, NamedTuple, TypeVar

from sqlalchemy.sql import Executable

from westmarch.kernel import registry
from westmarch.kernel.engine.decision import Action
from westmarch.kernel.game import Game
from westmarch.kernel.texts.site_texts import say
from westmarch.server.bot_api.presence import Desk
from westmarch.server.clocks.clock import advance
from westmarch.server.clocks.pauses import Pauses
from westmarch.server.clocks.status import Keeper
from westmarch.server.common.errors import ApiError, Fenced, not_found
from westmarch.server.common.time import now
from westmarch.server.config import Settings
from westmarch.server.http.close_codes import CloseCode
from westmarch.server.identity.bot_accounts import BotAccounts
from westmarch.server.identity.people import Person
from westmarch.server.journal import codec
from westmarch.server.library.repository import Shelf
from westmarch.server.library.tables import BattleRow, DeckRow
from westmarch.server.library.tables import battles as battles_table
from westmarch.server.library.tables import decks as decks_table
from westmarch.server.ratings.counting import Ratings
from westmarch.server.ratings.short_games import ABORTED_GAME
from westmarch.server.relations.mutes import Mutes
from westmarch.server.relations.service import Relations
from westmarch.server.rooms.cluster_port import Others
from westmarch.server.rooms.loading import Loading
from westmarch.server.rooms.room import Room
from westmarch.server.rooms.statements import save_snapshot
from westmarch.server.storage.errors import foreseen
from westmarch.server.storage.health import Health
from westmarch.server.storage.rows.mapping import (
    BEGIN,
    FINISHED,
    PLAYING,
    WAITING,
    JournalRow,
    RoomRow,
)
from westmarch.server.storage.store import Store
from westmarch.server.tournaments.room_links import of_rooms
from westmarch.server.workers.bot_turn import Thought
from westmarch.server.workers.parser_pool import Readers
from westmarch.server.workers.process_pool import Workers
from westmarch.server.workers.tasks import BOT, KINDS, Errand

log = logging.getLogger("westmarch.server")

T = TypeVar("T")

IDLE = 600.0
"""A room nobody looks at is let go after so many seconds."""
MOST_EPOCHS = 2**31 - 1


"""The code of a WebSocket's end that means: connect again at once."""
FINISHING, PARTING = 10.0, 5.0
"""Seconds that a server about to end gives to what it has taken, and to its farewells."""


class Stumble(NamedTuple):
    """How often the bots of a room could not go on, and until when (`time.monotonic`) they are
    left alone."""

    times: int
    until: float


def _check_whole(room: Room, rows: Sequence[JournalRow]) -> None:
    """The journal must go on where it ends, and tell all that happened since: else a move is told
    to somebody that nobody stored."""
    told = [row.seq for row in rows if row.kind != BEGIN]
    if told != list(range(room.stored + 1, room.row.seq + 1)):
        raise RuntimeError(f"room {room.id} is stored up to {room.stored}: {told} would leave gaps")


class Hall:
    """All rooms of one server, or those of a site that this process owns."""

    def __init__(self, settings: Settings, store: Store, workers: Workers) -> None:
        self.settings = settings
        self.store = store
        self.workers = workers
        self.readers = Readers()
        self.rooms: dict[str, Room] = {}
        self.tasks: set[asyncio.Task[Any]] = set()
        self.draining = False
        """The server is about to end: no new rooms, no new connections."""
        self.closing = False
        """Messages are not taken any more; who sent one sends it again elsewhere."""
        self._to_finish: set[asyncio.Task[None]] = set()
        self.battles = Shelf(store, battles_table, BattleRow, "battle")
        self.decks = Shelf(store, decks_table, DeckRow, "deck")
        self.bot_accounts = BotAccounts(store)
        self.keeper = Keeper(settings, Pauses(store, settings.rounds_seconds))
        self.desk = Desk(self)
        self.ratings, self.relations, self.mutes = Ratings(self), Relations(store), Mutes(store)
        self.watchers: list[Callable[[Room], None]] = [self.desk.changed, self.ratings.changed]
        """Who is told of every room that is new or has changed, once that is stored."""
        self.looked: Callable[[str, str], None] = lambda room, person: None
        """Who is told that somebody at a table looks at it: room and person."""
        self.stumbles: dict[str, Stumble] = {}
        """By room."""
        self.others: Others | None = None
        """The other processes of the site; None: there are none."""
        self.health = Health(store)
        self.loading = Loading(self, settings.room_megabytes * 1024 * 1024)

    async def room(self, id_: str) -> Room:
        """A room by its id, to be used. Raises `ApiError` when there is none."""
        found = self.rooms.get(id_) or await self.loading.room(id_)
        if found.gone:  # it was let go at the very moment
            found = self.rooms.get(id_) or await self.loading.room(id_)
        found.used = time.monotonic()
        return found

    async def look_up(self, id_: str) -> Room:
        """A room by its id, to be shown: the one in use, or else only as it is stored, without its
        table, and not kept. Raises `ApiError` when there is none."""
        found = self.rooms.get(id_)
        if found is None:
            stored = await self.store.room(id_)
            if stored is None:
                raise not_found("room")
            row, seats = stored
            found = self.kept(Room(registry.game(row.game), row, seats))
            found.tournament = (await of_rooms(self.store, [id_])).get(id_)
            if row.status == FINISHED and type(found.game).sequel is not Game.sequel:
                found.end = codec.state_of(found.game, await self.store.last_state(id_))
        found.revealed = found.revealed or await self.may_reveal(found.row)
        return found

    async def fetch(self, id_: str) -> Room:
        """A room by its id, for something that changes two rooms: this process will own both."""
        if self.others is not None and id_ not in self.rooms:
            await self.others.bring(id_)
        return await self.room(id_)

    def add(self, room: Room) -> None:
        """A new room has been stored."""
        self.rooms[self.kept(room).id] = room
        self._tell_watchers(room)
        self.loading.make_space()

    def kept(self, room: Room) -> Room:
        """A room whose time is kept here."""
        room.keeper = self.keeper
        return room

    def _tell_watchers(self, room: Room) -> None:
        """What they are told is stored: none of them can undo it, or keep it from the others."""
        for watcher in list(self.watchers):
            try:
                watcher(room)
            except Exception:
                log.exception("what happened in room %s was not taken in by all", room.id)

    def own(self, row: RoomRow) -> None:
        """Say of a new room, before it is stored, that this process owns it."""
        if self.others is not None:
            row.holder, row.epoch = self.others.process, 1

    async def may_reveal(self, row: RoomRow) -> bool:
        """Whether the secrets of a game may be shown: it is over, and so is the game it was
        continued from, which has the same ones."""
        if row.status != FINISHED and row.ending != ABORTED_GAME:
            return False
        parent = row.parent
        for _ in range(20):
            if parent is None:
                return True
            stored = await self.store.room(parent)
            if stored is None:
                return True
            if stored[0].status == PLAYING:
                return False
            parent = stored[0].parent
        return False

    # ---- storing

    def advance(self, room: Room) -> None:
        """Bring a room's clocks up to date, before it is stored."""
        sides = room.game.sides(room.row.options)
        advance(room.row, room.seats, sides, self.keeper.at, self.keeper.pauses)

    @asynccontextmanager
    async def changing(self, room: Room) -> AsyncIterator[None]:
        """Hold a room's lock from looking at the table until what changes is stored. Raises
        `Refused` where the room was let go meanwhile.

        A room that is left otherwise than it is stored, or that something unforeseen broke off in,
        is let go, and read again as everybody knows it.
        """
        async with room.lock:
            room.check_there()
            room.changing, room.whole = True, room.as_it_stands()
            try:
                yield
            except BaseException as error:
                if not room.gone and (not foreseen(error) or room.as_it_stands() != room.whole):
                    self.read_anew(room)
                raise
            finally:
                room.changing = False
            if room.row.seq != room.stored and not room.gone:
                self.read_anew(room)
                raise RuntimeError(f"what happened in room {room.id} was not stored")

    async def commit(self, room: Room, rows: list[JournalRow], *more: Executable) -> None:
        """Store what happened in a room, which the caller is `changing`; he tells nobody before."""
        assert room.changing
        _check_whole(room, rows)
        room.row.updated = now()
        self.advance(room)
        statements, state = [*more], None
        if rows:
            assert room.table is not None
            state = codec.snapshot_of(room.id, room.row.seq, room.table)
            if room.snapshot_due(self.settings.snapshot_every):
                statements += save_snapshot(state)
                room.saved_at = room.row.moves
        try:
            await self.store.write(
                *statements, journal=rows, room=room.row, state=state, at=room.stored
            )
        except Exception as error:
            # Memory is ahead of the disk, or behind another process's.
            self.read_anew(room)
            if isinstance(error, Fenced):
                log.warning("room %s has been taken over", room.id)
            else:
                log.exception("room %s could not be stored", room.id, exc_info=error)
            raise ApiError(503, "not_stored", say("error-not_stored")) from error
        room.stored, room.whole = room.row.seq, room.as_it_stands()
        self._tell_watchers(room)

    def read_anew(self, room: Room) -> None:
        """Drop a room that memory may know wrongly: it is read again when next asked for."""
        self.forget(room, CloseCode.RESTARTING, "loaded_again")

    def forget(self, room: Room, code: int, why: str) -> None:
        """Let a room go; whoever looks at it has to connect again. See `Looker.dismiss`."""
        room.gone = True
        if self.rooms.get(room.id) is room:
            del self.rooms[room.id]
        for looker in list(room.lookers):
            looker.dismiss(code, why)

    async def let_go(self, id_: str) -> None:
        """Let another process have a room."""
        room = self.rooms.get(id_)
        epoch = MOST_EPOCHS
        if room is not None:
            async with room.lock:
                self.read_anew(room)
            epoch = room.row.epoch
        if self.others is not None:
            await self.others.release(id_, epoch)

    # ---- people

    def show_pauses(self, person: str) -> None:
        """Somebody went on vacation, or came back: his tables show it."""
        for room in self.rooms.values():
            if room.seats_of(person):
                room.wake()

    async def online(self, ids: Sequence[str]) -> dict[str, set[str]]:
        """Who looks at rooms, in whatever process."""
        found = {} if self.others is None else await self.others.online(ids)
        return found | {id_: self.rooms[id_].online for id_ in ids if id_ in self.rooms}

    def call_by(self, old: str, person: Person) -> None:
        """Somebody has another name now, or another id: in all processes."""
        self.reseat(old, person)
        if self.others is not None:
            news = {"id": person.id, "name": person.name, "guest": person.guest}
            self.others.tell({"kind": "person", "old": old, "person": news})

    def end_sessions(self, ended: Collection[str]) -> None:
        """End the connections of sessions that have ended, in all processes."""
        self.hang_up(ended)
        if self.others is not None and ended:
            self.others.tell({"kind": "ended", "sessions": sorted(ended)})

    def reseat(self, old: str, person: Person) -> None:
        """Somebody has another name now, or another id: in the rooms in use too."""
        for room in self.rooms.values():
            mine = [seat for seat in room.seats if seat.person == old]
            if room.row.owner == old:
                room.row.owner = person.id
            if room.row.status in (WAITING, PLAYING) or old != person.id:
                for seat in mine:
                    seat.person, seat.name = person.id, person.name
            looking = [looker for looker in room.lookers if looker.person == old]
            for looker in looking:
                looker.person, looker.name = person.id, person.name
            if mine:
                room.wake()
            if looking:
                room.announce()

    def hang_up(self, ended: Collection[str]) -> None:
        """End the connections of sessions that have ended."""
        for room in self.rooms.values():
            for looker in list(room.lookers):
                if looker.session in ended:
                    looker.dismiss(CloseCode.LOGGED_OUT, "logged_out")

    # ---- housekeeping

    def sweep(self, idle: float = IDLE) -> list[Room]:
        """Let the rooms go that nobody uses; which."""
        return self.loading.sweep(idle)

    async def sweep_forever(self) -> None:
        """Sweep now and then."""
        while True:
            await asyncio.sleep(IDLE / 5)
            for room in self.sweep():
                self.loading.release(room)
            self.loading.make_space()

    async def choose(self, room: Room, thought: Thought) -> list[Action]:
        """What a bot chooses."""
        seconds, alone = self.settings.bot_seconds, not room.players()
        errand = Errand(BOT, room.id, room.row.owner, thought, seconds, alone)
        found: list[Action] = await self.do(errand)
        return found

    async def do(self, errand: Errand) -> Any:
        """Have an errand done: in a process of this server, or of any that the site has."""
        if self.others is not None:
            return await self.others.do(errand)
        work = KINDS[errand.kind].do
        return await self.workers.run(work, errand.asked, seconds=errand.seconds, last=errand.last)

    def spawn(self, task: asyncio.Task[T]) -> asyncio.Task[T]:
        """Keep a task alive until it is done."""
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)
        return task

    def see_through(self, task: asyncio.Task[None]) -> asyncio.Task[None]:
        """Keep a task alive that is finished before the server ends."""
        self._to_finish.add(task)
        task.add_done_callback(self._to_finish.discard)
        return self.spawn(task)

    def check_open(self) -> None:
        """Raises `ApiError` when no new rooms are made here any more."""
        if self.draining:
            raise ApiError(503, "draining", say("error-draining"))

    async def drain(self) -> None:
        """Finish what was taken, hand the bots' turns back, and send everybody elsewhere: each is
        told what was stored before the connection ends."""
        self.draining = self.closing = True
        if self._to_finish:
            await asyncio.wait(list(self._to_finish), timeout=FINISHING)
        drivers = [room.driver for room in self.rooms.values() if room.driver is not None]
        for driver in drivers:
            driver.cancel()
        await asyncio.gather(*drivers, return_exceptions=True)
        if self.others is not None:
            await self.others.leave()  # before anybody is sent there
        self.desk.close(CloseCode.RESTARTING, "restarting")
        for room in self.rooms.values():
            for looker in list(room.lookers):
                looker.dismiss(CloseCode.RESTARTING, "restarting")
        end = time.monotonic() + PARTING
        while any(room.lookers for room in self.rooms.values()) and time.monotonic() < end:
            await asyncio.sleep(0.02)
        if self.others is not None:
            for room in list(self.rooms.values()):
                self.forget(room, CloseCode.RESTARTING, "restarting")

    async def close(self) -> None:
        """Stop the rooms' tasks. What they had not stored yet was told to nobody."""
        for task in list(self.tasks):
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        await asyncio.to_thread(self.workers.close)
        await self.readers.close()
