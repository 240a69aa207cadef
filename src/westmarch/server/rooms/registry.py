"""The rooms in use. A room is read from the database when first asked for, and let go when idle."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Collection, Coroutine, Iterable, Sequence
from contextvars import copy_context
from datetime import datetime
from typing import Any, NamedTuple, TypeVar

from sqlalchemy import insert
from sqlalchemy.sql import Executable

from westmarch.kernel import registry
from westmarch.kernel.engine.decision import Action
from westmarch.kernel.game import Game
from westmarch.kernel.texts.site_texts import say
from westmarch.server.bot_api.presence import Desk
from westmarch.server.clocks.pauses import Pauses
from westmarch.server.clocks.status import Keeper
from westmarch.server.common import errors
from westmarch.server.common.errors import ApiError, Busy, Fenced, not_found
from westmarch.server.common.ids import new_id
from westmarch.server.common.time import now
from westmarch.server.config import Settings
from westmarch.server.http.close_codes import CloseCode
from westmarch.server.identity.bot_accounts import BotAccounts
from westmarch.server.identity.names import told_name
from westmarch.server.identity.people import Person
from westmarch.server.identity.repository import ensure_person
from westmarch.server.library.repository import Shelf
from westmarch.server.library.tables import BattleRow, DeckRow
from westmarch.server.library.tables import battles as battles_table
from westmarch.server.library.tables import decks as decks_table
from westmarch.server.monitoring import logs, metrics
from westmarch.server.ratings import eligibility
from westmarch.server.ratings.counting import Ratings
from westmarch.server.ratings.tables import rating_voids
from westmarch.server.ratings.voiding import voided
from westmarch.server.relations.mutes import Mutes
from westmarch.server.relations.service import Relations
from westmarch.server.rooms import vacations
from westmarch.server.rooms.cluster_port import Others
from westmarch.server.rooms.loading import Loading
from westmarch.server.rooms.statements import add_chat, add_room, save_seat, save_snapshot
from westmarch.server.storage.errors import foreseen
from westmarch.server.storage.health import Health
from westmarch.server.storage.rows.people import PersonRow
from westmarch.server.storage.store import Store
from westmarch.server.tournaments.room_links import of_rooms
from westmarch.server.workers.parser_pool import Readers
from westmarch.server.workers.process_pool import Workers
from westmarch.server.workers.tasks import BOT, KINDS, Errand
from westmarch.tabletop.home import BotAsked, BotFailed, Counted, Home, Moved, Saving
from westmarch.tabletop.home import Person as Sitter
from westmarch.tabletop.journal import codec
from westmarch.tabletop.play.short_games import ABORTED_GAME
from westmarch.tabletop.refusals import Forbidden
from westmarch.tabletop.room import Room
from westmarch.tabletop.rows import (
    FINISHED,
    FORMER,
    PLAYING,
    WAITING,
    ChatRow,
    JournalRow,
    RoomRow,
    SnapshotRow,
    is_bot_account,
)
from westmarch.tabletop.thinking import Thought

log = logging.getLogger("westmarch.server")

T = TypeVar("T")

IDLE = 600.0
"""A room nobody looks at is let go after so many seconds."""
MOST_EPOCHS = 2**31 - 1
MOST_ROOMS = 200
"""Rooms one person may have open at the same time."""
LONGEST_PATIENCE = 7
"""How often the time a stumbling room is left alone is doubled at most."""


"""The code of a WebSocket's end that means: connect again at once."""
FINISHING, PARTING = 10.0, 5.0
"""Seconds that a server about to end gives to what it has taken, and to its farewells."""


class Stumble(NamedTuple):
    """How often the bots of a room could not go on, and until when (`time.monotonic`) they are
    left alone."""

    times: int
    until: float


class Hall(Home):
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
        self.pauses = Pauses(store, settings.rounds_seconds)
        self.keeper = Keeper(settings, self.pauses)
        self.snapshot_every = settings.snapshot_every
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

    def now(self) -> datetime:
        return self.keeper.at

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

    def kept(self, room: Room) -> Room:
        """A room whose time is kept here."""
        room.keeper, room.now = self.keeper, self.now
        room.told_name = told_name
        return room

    def changed(self, room: Room) -> None:
        """What they are told is stored: none of them can undo it, or keep it from the others."""
        for watcher in list(self.watchers):
            try:
                watcher(room)
            except Exception:
                log.exception("what happened in room %s was not taken in by all", room.id)

    def new_id(self) -> str:
        return new_id()

    async def check_room_count(self, person: Sitter) -> None:
        """Nobody may fill the house with rooms."""
        if await self.store.unfinished_by(person.id) >= MOST_ROOMS:
            raise ApiError(429, "too_many_rooms", say("error-too_many_rooms"))

    async def linked(self, id_: str | None) -> Room | None:
        if id_ is None or await self.store.room(id_) is None:
            return None
        return await self.fetch(id_)

    async def prepare(self, room: Room, person: Sitter) -> None:
        self.check_open()
        if self.others is not None:
            room.row.holder, room.row.epoch = self.others.process, 1
        if not person.id.startswith(FORMER):
            await self._know(person)
        self.kept(room)

    async def _know(self, person: Sitter) -> None:
        """Whoever sits somewhere is kept in the database."""
        await ensure_person(self.store, PersonRow(id=person.id, name=person.name, created=now()))

    async def keep_new(
        self,
        room: Room,
        rows: Sequence[JournalRow],
        state: SnapshotRow | None,
        also: Sequence[Executable],
    ) -> None:
        await self.store.write(*add_room(room.row, room.seats), *also, journal=rows, state=state)
        self.rooms[room.id] = room
        self.changed(room)
        self.loading.make_space()

    async def apart(self, work: Callable[..., T], *args: Any) -> T:
        return await asyncio.to_thread(work, *args)

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

    async def keep(self, saving: Saving) -> None:
        room = saving.room
        statements = [*saving.also, *(save_seat(seat, was) for seat, was in saving.seats)]
        if saving.void:
            statements.append(insert(rating_voids).values(**voided(room.id, room.row.updated)))
        if saving.snapshot and saving.state is not None:
            statements += save_snapshot(saving.state)
        await self.store.write(
            *statements, journal=saving.rows, room=room.row, state=saving.state, at=room.stored
        )

    def not_stored(self, room: Room, error: Exception) -> None:
        if isinstance(error, Fenced):
            log.warning("room %s has been taken over", room.id)
        else:
            log.exception("room %s could not be stored", room.id, exc_info=error)

    async def keep_line(self, room: Room, row: ChatRow) -> None:
        try:
            await self.store.write(add_chat(row, room.row.epoch))
        except Fenced:
            self.read_anew(room)
            raise Busy from None

    def foreseen(self, error: BaseException) -> bool:
        return foreseen(error)

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

    async def reload(self, rooms: Iterable[str]) -> None:
        """Read those rooms from the database again that are in use."""
        for id_ in rooms:
            room = self.rooms.get(id_)
            if room is not None:
                async with room.lock:
                    self.read_anew(room)

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

    # ---- who may do what at a table

    async def is_moving(self, room: Room, person: str | None) -> None:
        """Whoever moves in a game with others is not away."""
        if person and room.others(person):
            if self.pauses.vacation(person, self.now()) is not None:
                await vacations.end(self, person)

    async def check_speaker(self, room: Room, person: str) -> None:
        if await self.relations.blocked_by(person, room.players()):
            raise Forbidden("blocked", say("error-blocked_chat"))
        muted = await self.mutes.of(person, room.id)
        if muted is not None:
            raise Forbidden("muted", say(f"error-muted_{muted}"))

    async def check_begin(self, room: Room) -> None:
        await eligibility.check(self, room.game, room.row, room.seats)

    async def admit(self, room: Room, person: Sitter, number: int) -> None:
        if room.row.status == WAITING:
            if await self.relations.apart(person.id, room.players() | {room.row.owner}):
                raise Forbidden("blocked", say("error-blocked"))
            await eligibility.check_joining(self, room, person.id, number)
        await self._know(person)

    def vacated(self, person: str) -> None:
        if is_bot_account(person):
            self.desk.tell(person)

    # ---- bots

    def stumble(self, room: str) -> None:
        """The bots of a room could not go on; they are left alone for a while, each time longer."""
        times = self.stumbles.get(room, Stumble(0, 0.0)).times + 1
        wait = self.settings.watch_seconds * 2 ** min(times - 1, LONGEST_PATIENCE)
        self.stumbles[room] = Stumble(times, time.monotonic() + wait)

    def bots_stopped(self, room: Room) -> None:
        self.stumble(room.id)

    def bots_done(self, room: Room) -> None:
        self.stumbles.pop(room.id, None)

    async def think(self, room: Room, task: Thought) -> list[Action]:
        seconds, alone = self.settings.bot_seconds, not room.players()
        errand = Errand(BOT, room.id, room.row.owner, task, seconds, alone)
        found: list[Action] = await self.do(errand)
        return found

    def counted(self, event: Counted) -> None:
        match event:
            case Moved(by_bot=True):
                metrics.MOVES.labels(event.game, "bot").inc(event.count)
            case Moved():
                metrics.MOVES.labels(event.game, "person").inc(event.count)
                metrics.MOVE_SECONDS.labels(event.game).observe(event.seconds)
            case BotAsked():
                metrics.BOT_SECONDS.labels(event.game).observe(event.seconds)
            case BotFailed():
                metrics.BOT_FAILURES.labels(event.game).inc()
                why = errors.named(event.why)
                log.error("bot %s of %s failed: %s", event.bot, event.game, why)

    def in_background(self, work: Coroutine[Any, Any, None], room: Room) -> asyncio.Task[None]:
        context = copy_context()
        context.run(logs.begin, logs.About(room=room.id))  # not about whoever moved before
        name = f"westmarch-bots-{room.id}"
        return self.spawn(asyncio.create_task(work, name=name, context=context))

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
