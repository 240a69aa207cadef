"""After a game: the same table again, the next game of a campaign, or on from a position of it."""

from __future__ import annotations

from westmarch.kernel.engine.errors import BadRecord
from westmarch.kernel.texts.site_texts import say
from westmarch.tabletop import seating
from westmarch.tabletop.clocks import written
from westmarch.tabletop.creation import add, check_bot, new_seed
from westmarch.tabletop.home import Home, Person
from westmarch.tabletop.journal import codec
from westmarch.tabletop.journal.recent_moves import retraced
from westmarch.tabletop.refusals import Forbidden, NotThere, Refused
from westmarch.tabletop.room import Room
from westmarch.tabletop.rows import (
    BOT,
    FINISHED,
    PERSON,
    PLAYING,
    WAITING,
    RoomRow,
    SeatRow,
    is_bot_account,
)
from westmarch.tabletop.start import start


async def rematch(home: Home, old: Room, person: Person) -> Room:
    """The same table again. Who asks first makes the room; the others join it by asking too."""
    async with home.changing(old):
        _check_over(old, person)
        room = await home.linked(old.row.rematch)
        if room is None:
            row = _row_after(home, old, person, dict(old.row.options))
            row.random_sides, row.position = old.row.random_sides, old.row.position
            row.rematch_of, row.rated = old.id, old.row.rated
            room = await _make_next(home, old, person, row)
            old.row.rematch = room.id
            await home.commit(old, [])
    old.wake()
    await _join_next(home, old, room, person)
    return room


async def sequel(home: Home, old: Room, person: Person) -> Room:
    """The next game of a campaign at the same table, made and joined like a rematch."""
    async with home.changing(old):
        _check_over(old, person)
        options = old.sequel()
        if options is None:
            raise Refused("no_sequel", say("error-no_sequel"))
        room = await home.linked(old.row.sequel)
        if room is None:
            row = _row_after(home, old, person, options)
            row.sequel_of = old.id
            room = await _make_next(home, old, person, row)
            old.row.sequel = room.id
            await home.commit(old, [])
    old.wake()
    await _join_next(home, old, room, person)
    return room


def _check_over(old: Room, person: Person) -> None:
    if old.row.status in (WAITING, PLAYING):
        raise Refused("not_finished", say("error-not_over"))
    if person.id not in old.players() | {old.row.owner}:
        raise Forbidden("not_at_the_table", say("error-players_again"))


def _row_after(home: Home, old: Room, person: Person, options: dict[str, str]) -> RoomRow:
    at = written(home.now())
    return RoomRow(
        id=home.new_id(),
        game=old.row.game,
        options=options,
        owner=person.id,
        seed=new_seed(),
        created=at,
        updated=at,
        clock=old.row.clock,
    )


async def _make_next(home: Home, old: Room, person: Person, row: RoomRow) -> Room:
    """Store a room with the same seats, of which only one's own are taken yet."""
    await home.check_room_count(person)
    seats = []
    for seat in old.seats:
        mine = seat.person == person.id
        seats.append(
            SeatRow(
                room=row.id,
                seat=seat.seat,
                kind=BOT if seat.kind == BOT else PERSON,
                bot=seat.bot,
                person=person.id if mine else None,
                name=person.name if mine else seat.name if is_bot_account(seat.bot) else None,
            )
        )
    return await add(home, person, Room(old.game, row, seats))


async def _join_next(home: Home, old: Room, room: Room, person: Person) -> None:
    """Sit where one sat before; when all are there, start."""
    if room.row.status != WAITING:
        return
    for number in old.seats_of(person.id):
        if room.seats[number].free:
            await seating.take(home, room, person, number)
    if all(not seat.free for seat in room.seats):
        await start(home, room, person)


async def continue_from(
    home: Home, old: Room, person: Person, at: int, number: int, bot: str
) -> Room:
    """Go on from a position of a finished game, or of one's own game against bots, in a new room:
    one seat for the person, a bot at every other."""
    check_bot(old.game, bot)
    await home.check_room_count(person)
    async with old.lock:
        if old.table is None:
            raise Refused("not_started", say("error-not_started"))
        if old.row.status == PLAYING and old.players() != {person.id}:
            raise Forbidden("running", say("error-others_playing"))
        if old.row.status == PLAYING and old.row.rated:  # it would show what chance has in store
            raise Forbidden("rated", say("error-rated_running"))
        if old.row.status != FINISHED and number not in old.seats_of(person.id):
            raise Forbidden("not_your_seat", say("error-not_your_seat"))
        if number >= len(old.seats) or at > len(old.table.record.entries):
            raise NotThere("not_found", say("error-no-position"))
        record = old.table.record.cut(at)
        parent = old.id if old.row.status == PLAYING else old.row.parent
    began = written(home.now())
    row = RoomRow(
        id=home.new_id(),
        game=old.row.game,
        options=dict(old.row.options),
        owner=person.id,
        seed=old.row.seed,
        seed_given=True,
        position=old.row.position,
        created=began,
        updated=began,
        parent=parent,
    )
    seats = [
        SeatRow(room=row.id, seat=n, kind=PERSON, person=person.id, name=person.name)
        if n == number
        else SeatRow(room=row.id, seat=n, kind=BOT, bot=bot)
        for n in range(len(old.seats))
    ]
    try:
        table, rows = await home.apart(codec.retrace, row.id, old.game, record, began)
    except BadRecord:
        raise Refused("carried_over", say("error-earlier_rules")) from None
    table.name_players([seat.called for seat in seats], row.arranged)
    rows[0].data = codec.text(table.record.header)
    told = codec.log_of(rows)
    room = Room(old.game, row, seats, table, told, trail=retraced(rows, told, ()))
    row.seq = rows[-1].seq
    row.status = PLAYING
    room.sync(table)
    state = codec.snapshot_of(row.id, row.seq, table)
    return await add(home, person, room, rows=rows, state=state)
