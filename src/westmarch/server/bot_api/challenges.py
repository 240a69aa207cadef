"""Bot accounts at the tables: they are challenged, accept or decline, and another bot may go on for
one that is away."""

from __future__ import annotations

from sqlalchemy import or_, select

from westmarch.kernel.texts.site_texts import say
from westmarch.server.common.errors import ApiError, not_found
from westmarch.server.identity.bot_accounts import Bot
from westmarch.server.identity.people import Person
from westmarch.server.ratings import eligibility
from westmarch.server.rooms.registry import Hall
from westmarch.server.storage.tables import rooms as db
from westmarch.tabletop import creation, seating
from westmarch.tabletop.home import SeatChange
from westmarch.tabletop.play import chat
from westmarch.tabletop.play.bot_turns import drive
from westmarch.tabletop.refusals import Forbidden, Refused, Unfit
from westmarch.tabletop.room import Room
from westmarch.tabletop.rows import (
    BOT,
    PERSON,
    PLAYING,
    WAITING,
    Kind,
    RoomRow,
    SeatRow,
    is_bot_account,
)
from westmarch.tabletop.start import start


async def tables(hall: Hall, bot: Bot) -> list[tuple[RoomRow, list[SeatRow]]]:
    """The rooms where a bot account plays or is asked to, the oldest first."""
    concerns = or_(db.seats.c.person == bot.id, db.seats.c.bot == bot.id)
    rooms = db.rooms.c
    query = (
        select(db.rooms)
        .where(rooms.id.in_(select(db.seats.c.room).where(concerns)))
        .where(rooms.status.in_((WAITING, PLAYING)))
        .order_by(rooms.created, rooms.id)
    )
    rows = await hall.store.rows(query, RoomRow)
    seats = await hall.store.seats([row.id for row in rows])
    return [(row, seats.get(row.id, [])) for row in rows]


def _asked(room: Room, bot: Bot) -> list[SeatRow]:
    """The seats a bot is asked to take."""
    found = [seat for seat in room.seats if seat.challenged == bot.id]
    if not found:
        raise not_found("challenge")
    return found


async def accept(hall: Hall, room: Room, bot: Bot) -> None:
    """Sit down where one is challenged; the game starts when nobody else is missing."""
    if bot.id in room.players() and not any(seat.challenged == bot.id for seat in room.seats):
        return  # it was accepted before
    seats = _asked(room, bot)
    if await hall.bot_accounts.playing(bot.id) >= bot.row.most_games:
        most = bot.row.most_games
        raise ApiError(409, "too_many_games", say("error-too_many_games", most=most))
    for seat in seats:
        await seating.take(hall, room, bot.person, seat.seat)
    if not any(seat.free for seat in room.seats):
        await start(hall, room, bot.person)


async def decline(hall: Hall, room: Room, bot: Bot, reason: str) -> None:
    """Leave the seats to somebody else, and say why."""
    for seat in _asked(room, bot):
        await seating.leave(hall, room, bot.person, seat.seat)
    room.tell({"type": "declined", "from": bot.name})
    if reason:
        await chat.speak(hall, room, bot.id, bot.name, reason)


async def let_play(hall: Hall, room: Room, person: Person, number: int, name: str) -> None:
    """Let a bot play at a seat: before the game who made the room fills a free one; in the game
    those at the table give the seat of a bot account that is away to a bot of the house."""
    if is_bot_account(name):
        bot: Bot | None = await hall.bot_accounts.to_challenge(room.game, name)
    else:
        bot = None
        creation.check_bot(room.game, name)
    async with hall.changing(room):
        seat = seating.seat_of(room, number)
        if room.row.status not in (WAITING, PLAYING):
            raise Refused("finished", say("error-game_over"))
        if room.row.status == WAITING:
            if person.id != room.row.owner:
                raise Forbidden("not_yours", say("error-not_yours_seats"))
            if not seat.free:
                raise Refused("seat_taken", say("error-seat_taken"))
            kind: Kind = BOT if bot is None else PERSON
            filled = SeatRow(room=room.id, seat=number, kind=kind, bot=name)
            others = [filled if one is seat else one for one in room.seats]
            await eligibility.check(hall, room.game, room.row, others)
        else:
            _check_away(room, person, seat)
            if bot is not None:
                raise Unfit("unknown_bot", say("error-house_bots_only"))
        was, before = seat.person, seat.person or seat.challenged
        seat.person = None
        seat.kind, seat.bot = BOT, name
        if room.row.status == WAITING:
            seat.name = None
        if bot is not None:
            seat.kind, seat.bot, seat.name = PERSON, bot.id, bot.name
        await hall.commit(room, [], SeatChange(seat, was))
        if before is not None:
            hall.vacated(before)
    room.wake()
    drive(hall, room)


def _check_away(room: Room, person: Person, seat: SeatRow) -> None:
    if person.id not in room.players() | {room.row.owner}:
        raise Forbidden("not_at_the_table", say("error-players_hand_over"))
    if not is_bot_account(seat.person):
        raise Refused("not_a_bot", say("error-not_a_bot"))
    if seat.person in room.online:
        raise Refused("bot_is_there", say("error-bot_is_there"))
