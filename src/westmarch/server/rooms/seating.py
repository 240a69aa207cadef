"""Making rooms, sitting down, starting, clearing away. Playing again is in rematch.py."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable, Sequence
from random import Random

from sqlalchemy.sql import Executable

from westmarch import bots
from westmarch.kernel import registry
from westmarch.kernel.engine.chance import STRONG
from westmarch.kernel.game import Game
from westmarch.kernel.position_text import write_whole
from westmarch.kernel.table import Table
from westmarch.kernel.texts.site_texts import say
from westmarch.server.clocks.clock import chosen
from westmarch.server.common.errors import ApiError, Fenced, not_found
from westmarch.server.common.ids import new_id
from westmarch.server.common.time import now
from westmarch.server.http.close_codes import CloseCode
from westmarch.server.identity.people import Person
from westmarch.server.ratings import eligibility
from westmarch.server.rooms.play import moves
from westmarch.server.rooms.registry import Hall
from westmarch.server.rooms.room import Refused, Room
from westmarch.server.rooms.schemas import NewRoom, SeatWish
from westmarch.server.rooms.statements import add_room, delete_room, save_seat
from westmarch.server.storage.rows.mapping import (
    BEGIN,
    BOT,
    OPEN,
    PERSON,
    PLAYING,
    WAITING,
    JournalRow,
    RoomRow,
    SeatRow,
    SnapshotRow,
)
from westmarch.server.storage.rows.people import FORMER, is_bot_account
from westmarch.server.workers import parsing

MOST_ROOMS = 200
"""Rooms one person may have open at the same time."""


def new_seed() -> str:
    """A secret nobody can guess, 192 bits, for a generator that nobody can follow."""
    return f"{STRONG}{secrets.token_hex(24)}"


def check_bot(game: Game, name: str | None) -> str:
    """The bot of this name. Only those of the house, as they are: a name from outside must not
    load code or set parameters."""
    known = bots.names(game)
    if name not in known:
        raise ApiError(
            400,
            "unknown_bot",
            say("error-unknown_bot", game=game.called().title, bots=", ".join(known)),
        )
    return name


# ---- making a room


Listing = Callable[[str, str], Executable]
"""Shows a room in the lobby, by its id and its maker's, unless there are too many of theirs."""


async def create(hall: Hall, person: Person, wish: NewRoom, listing: Listing | None = None) -> Room:
    """Make a room. When nobody has to be waited for, the game starts at once."""
    await check_room_count(hall, person)
    game = registry.house_game(wish.game)
    seed = wish.seed or new_seed()
    options = await chosen_options(hall, game, wish.options, seed, wish.position or "")
    row = RoomRow(
        id=new_id(),
        game=game.id,
        options=options,
        listed=wish.listed,
        random_sides=wish.random_sides,
        owner=person.id,
        seed=seed,
        seed_given=wish.seed is not None,
        position=wish.position or "",
        created=now(),
        updated=now(),
        rated=wish.rated,
        clock=chosen(wish.clock),
    )
    names = game.seats(options)
    wishes = wish.seats or [SeatWish("me"), *[SeatWish("open")] * (len(names) - 1)]
    if len(wishes) != len(names):
        raise ApiError(400, "wrong_seats", say("error-wrong_seats", seats=len(names)))
    seats = [wished_seat(game, row.id, n, asked, person) for n, asked in enumerate(wishes)]
    for seat in seats:
        if seat.challenged is not None:
            seat.name = (await hall.bot_accounts.to_challenge(game, seat.challenged)).name
    await eligibility.check(hall, game, row, seats)
    more = []
    if listing is not None and row.listed and any(seat.free for seat in seats):
        more = [listing(row.id, person.id)]
    try:
        return await add(hall, person, Room(game, row, seats), *more)
    except Fenced:
        raise ApiError(429, "too_many_listed", say("error-too_many_listed")) from None


async def chosen_options(
    hall: Hall, game: Game, given: dict[str, str], seed: str, position: str = ""
) -> dict[str, str]:
    """All options of a game, those given among them; texts are read by a process of its own."""
    if parsing.is_text(given, position):
        what = "position" if position else "battle or deck"
        args = (game.id, given, position, seed)
        found: dict[str, str] = await hall.readers.text(what, parsing.set_up, *args)
        return found
    return game.choose_options(given)


def wished_seat(game: Game, room: str, number: int, wish: SeatWish, me: Person) -> SeatRow:
    """A seat of a new room as its maker wants it."""
    seat = SeatRow(room=room, seat=number, kind=OPEN if wish.kind == "open" else PERSON)
    if wish.kind == "bot" and is_bot_account(wish.bot):
        seat.bot = wish.bot
    elif wish.kind == "bot":
        seat.kind, seat.bot = BOT, check_bot(game, wish.bot)
    elif wish.kind == "me":
        seat.person, seat.name = me.id, me.name
    return seat


async def check_room_count(hall: Hall, person: Person) -> None:
    """Nobody may fill the house with rooms."""
    if await hall.store.unfinished_by(person.id) >= MOST_ROOMS:
        raise ApiError(429, "too_many_rooms", say("error-too_many_rooms"))


async def add(hall: Hall, person: Person, room: Room, *more: Executable) -> Room:
    """Store a new room, with whatever must be stored with it; start it when its seats are taken."""
    hall.check_open()
    hall.own(room.row)
    if not person.id.startswith(FORMER):
        await hall.store.keep_guest(person.row())
    full = all(not seat.free for seat in room.seats)
    rows = await asyncio.to_thread(_begin, room) if full else []
    hall.advance(room)
    await hall.store.write(*add_room(room.row, room.seats), *more, journal=rows)
    hall.add(room)
    moves.drive(hall, room)
    return room


# ---- sitting down


async def take(hall: Hall, room: Room, person: Person, number: int) -> None:
    """Sit down at a free seat of a room that waits."""
    async with hall.changing(room):
        seat = _waiting_seat(room, number)
        if seat.person == person.id:
            return
        if not seat.free or seat.challenged not in (None, person.id):
            raise Refused("seat_taken", say("error-seat_taken"))
        if await hall.relations.apart(person.id, room.players() | {room.row.owner}):
            raise Refused("blocked", say("error-blocked"), status=403)
        await eligibility.check_joining(hall, room, person, number)
        await hall.store.keep_guest(person.row())
        seat.person, seat.name = person.id, person.name
        await hall.commit(room, [], save_seat(seat, None))
    room.wake()


async def leave(hall: Hall, room: Room, person: Person, number: int) -> None:
    """Stand up again before the game starts. Who made the room may also free another's seat."""
    async with hall.changing(room):
        seat = _waiting_seat(room, number)
        who = seat.person or seat.challenged
        if who is None or person.id not in (who, room.row.owner):
            raise Refused("not_your_seat", say("error-not_your_seat"), status=403)
        was, seat.person, seat.name = seat.person, None, None
        if is_bot_account(seat.bot):  # the challenge is withdrawn, or declined
            seat.kind, seat.bot = OPEN, None
        await hall.commit(room, [], save_seat(seat, was))
        if is_bot_account(who):
            hall.desk.tell(who)
    room.wake()


def seat_of(room: Room, number: int) -> SeatRow:
    """A seat by its number. Raises `ApiError` when there is none."""
    if not 0 <= number < len(room.seats):
        raise not_found("seat")
    return room.seats[number]


def _waiting_seat(room: Room, number: int) -> SeatRow:
    seat = seat_of(room, number)
    if room.row.status != WAITING:
        raise Refused("started", say("error-started"))
    return seat


async def start(hall: Hall, room: Room, person: Person) -> None:
    """Begin the game; anybody at the table may say so once all seats are taken."""
    async with hall.changing(room):
        if person.id not in room.players() | {room.row.owner}:
            raise Refused("not_at_the_table", say("error-players_start"), status=403)
        if room.row.status == PLAYING:
            return
        if room.row.status != WAITING:
            raise Refused("started", say("error-started"))
        if any(seat.free for seat in room.seats):
            raise Refused("seats_free", say("error-seats_free"))
        await eligibility.check(hall, room.game, room.row, room.seats)
        was = [seat.person for seat in room.seats]
        rows = await asyncio.to_thread(_begin, room)
        await hall.commit(room, rows, *map(save_seat, room.seats, was))
    room.wake()
    moves.drive(hall, room)


def _begin(room: Room) -> list[JournalRow]:
    """Set the table. The caller stores the rows."""
    row = room.row
    if row.random_sides:
        _shuffle(room.seats)
    if row.position and _against_others(room):
        row.position = dealt_anew(room.game, row.position, row.seed)
    table = Table(room.game, row.options, row.seed, row.position)
    names = [seat.called for seat in room.seats]
    tournament = "" if room.tournament is None else room.tournament.id
    table.name_players(names, row.arranged, row.clock, row.rated, tournament)
    room.set_table(table)
    row.status = PLAYING
    return [room.note(BEGIN, table.record.header)]


def _against_others(room: Room) -> bool:
    """Whether somebody plays here against whoever made the room."""
    sides = room.game.sides(room.row.options)
    people = {(seat.person, sides[seat.seat]) for seat in room.seats if seat.person}
    strangers = {person for person, _ in people} - {room.row.owner}
    return bool(strangers) and len({side for _, side in people}) > 1


def dealt_anew(game: Game, position: str, seed: str) -> str:
    """A position whose maker knows nothing more of it than the others: what each seat holds hidden
    from the rest, and what lies hidden from all, is dealt anew."""
    s = game.read_position(position, seed)
    rng = Random(secrets.randbits(256))  # not of the seed, which may have been chosen too
    for seat in range(len(game.seats(game.options_of(s)))):
        s = game.determinize(s, seat, rng)
    return write_whole(s)


def _shuffle(seats: Sequence[SeatRow]) -> None:
    """Who sits where is drawn by lot."""
    who = [(seat.kind, seat.bot, seat.person, seat.name) for seat in seats]
    secrets.SystemRandom().shuffle(who)
    for seat, (kind, bot, person, name) in zip(seats, who, strict=True):
        seat.kind, seat.bot, seat.person, seat.name = kind, bot, person, name


async def add_running(
    hall: Hall,
    person: Person,
    room: Room,
    rows: list[JournalRow],
    state: SnapshotRow,
    *more: Executable,
) -> Room:
    """Store a new room together with a game that has got somewhere already."""
    hall.check_open()
    hall.own(room.row)
    await hall.store.keep_guest(person.row())
    hall.advance(room)
    await hall.store.write(*add_room(room.row, room.seats), *more, journal=rows, state=state)
    room.stored = room.row.seq
    hall.add(room)
    moves.drive(hall, room)
    return room


async def remove(hall: Hall, room: Room, person: Person) -> None:
    """Clear a room away: for who made it, unless others are playing there. A finished game belongs
    to all its players: each puts it away for himself, and it is gone when all have."""
    async with hall.changing(room):
        if person.id not in {room.row.owner} | (room.began() if room.over else set()):
            raise Refused("not_yours", say("error-not_yours_room"), status=403)
        if room.row.status == PLAYING and room.others(person.id):
            raise Refused("running", say("error-others_here"))
        if room.over and await hall.store.put_away(person.id, room.id, room.began()):
            return
        if room.row.rated and room.row.status != WAITING:
            raise Refused("rated", say("error-rated_stays"))
        await hall.commit(room, [], *delete_room(room.id))
        hall.forget(room, CloseCode.NOT_THERE, "removed")
