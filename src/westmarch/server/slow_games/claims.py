"""What ends or saves a game somebody does not play on: claims, draws, a word to who is to move.

In a friendly game nothing happens by itself: somebody at the table has to say so. Each function
is changing the room from looking until it is stored, as in tabletop/play/moves.py.
"""

from __future__ import annotations

from collections.abc import Sequence

from westmarch.kernel.game import Game
from westmarch.kernel.story import ABANDONED, DRAWN, OUT_OF_TIME
from westmarch.kernel.texts.site_texts import say
from westmarch.server.clocks.schemas import ClaimWish
from westmarch.server.common.errors import ApiError
from westmarch.server.identity.people import Person
from westmarch.server.rooms.registry import Hall
from westmarch.tabletop import creation
from westmarch.tabletop.clocks import Standing, course_of, read, set_course, written
from westmarch.tabletop.play import ending as endings
from westmarch.tabletop.play.bot_turns import drive
from westmarch.tabletop.play.seat_transfer import hand
from westmarch.tabletop.refusals import Forbidden, Refused
from westmarch.tabletop.room import Room
from westmarch.tabletop.rows import BOT, OPEN, PERSON, RoomRow, SeatRow, is_bot_account
from westmarch.tabletop.views.schemas import ClaimOut


def _standing(hall: Hall, room: Room) -> Standing:
    return hall.keeper.standing(room.game, room.row, room.seats)


# ---- claims


async def claim(hall: Hall, room: Room, person: Person, wish: ClaimWish) -> None:
    """Claim what comes of a seat whose player is out of time, long gone, or has left."""
    await hall.keeper.pauses.load(hall.keeper.at)  # another process may know of a vacation
    async with hall.changing(room):
        room.playing()
        found = _allowed(hall, room, person, wish)
        seat = room.seats[wish.seat]
        if wish.way == "win":
            ending = OUT_OF_TIME if found.why == "time" else ABANDONED
            await _lose(hall, room, wish.seat, ending, claimer=person.name)
        elif wish.way == "bot":
            bot = creation.check_bot(room.game, wish.bot)
            told = "seat_to_bot" if seat.called else "free_to_bot"
            await hand(hall, room, seat, told, BOT, bot=bot)
        elif wish.way == "open":
            await hand(hall, room, seat, "seat_free", OPEN)
        else:
            told = "seat_joined" if seat.called else "free_joined"
            await hand(hall, room, seat, told, PERSON, person=person)
    room.wake()
    drive(hall, room)


def _allowed(hall: Hall, room: Room, person: Person, wish: ClaimWish) -> ClaimOut:
    """What is claimed, if it may be. Raises `Refused`."""
    if person.id not in room.players():
        raise Forbidden("not_at_the_table", say("error-players_claim"))
    found = _standing(hall, room).claim(person.id)
    if found is None or found.seat != wish.seat or read(found.since) > hall.keeper.at:
        raise Refused("nothing_to_claim", say("error-nothing_to_claim"))
    if wish.way not in found.ways:
        raise Refused("not_that_way", say("error-not_that_way"))
    if found.why == "gone" and room.seats[wish.seat].person in room.online:
        raise Refused("is_there", say("error-is_there"))
    return found


async def overstepped(hall: Hall, room: Room) -> None:
    """A rated game whose clock ran out, and which nobody claimed in time, is lost by itself."""
    async with hall.changing(room):
        seat = room.row.to_act
        if seat is None or not is_overstepped(hall, room.game, room.row, room.seats):
            return
        await _lose(hall, room, seat, OUT_OF_TIME)
    room.wake()


def is_overstepped(hall: Hall, game: Game, row: RoomRow, seats: Sequence[SeatRow]) -> bool:
    """Whether the clock of who is to act ran out long enough ago, whatever it stood for."""
    ends = hall.keeper.standing(game, row, seats).ends()
    return ends is not None and hall.keeper.at >= ends + hall.settings.grace


async def _lose(hall: Hall, room: Room, seat: int, ending: str, claimer: str = "") -> None:
    sides = room.game.sides(room.row.options)
    winners = [other for other, side in enumerate(sides) if side != sides[seat]]
    told = {"seat": seat, "name": room.seats[seat].called, "claimer": claimer}
    await endings.finish(hall, room, ending, winners, seat, told)


# ---- a draw


async def draw(hall: Hall, room: Room, person: Person, agree: bool) -> None:
    """Agree to a draw, or not any more; it is one when everybody at the table agrees."""
    async with hall.changing(room):
        room.playing()
        if person.id not in room.players():
            raise Forbidden("not_at_the_table", say("error-players_claim"))
        others = room.others(person.id)
        if len(set(room.game.sides(room.row.options))) < 2 or not others:
            raise Refused("no_draw", say("error-no_draw"))
        if any(is_bot_account(one) for one in others) or any(s.free for s in room.seats):
            raise Refused("no_draw", say("error-no_draw"))
        course = course_of(room.row)
        agreed = set(course.draw) & room.players()
        agreed = agreed | {person.id} if agree else set()
        course.draw = sorted(agreed)
        set_course(room.row, course)
        if agreed >= room.players():
            await endings.finish(hall, room, DRAWN, [], None, {})
        else:
            await hall.commit(room, [])
    room.wake()


# ---- reminding


async def nudge(hall: Hall, room: Room, person: Person) -> str:
    """Remind who is to act, once a day; who that is."""
    async with hall.changing(room):
        room.playing()
        soonest = _standing(hall, room).nudge(person.id)
        if soonest is None:
            raise Refused("nobody_to_nudge", say("error-nobody_to_nudge"))
        if soonest > hall.keeper.at:
            raise ApiError(429, "nudged", say("error-nudged"))
        course = course_of(room.row)
        course.nudges[person.id] = written(hall.keeper.at)
        set_course(room.row, course)
        await hall.commit(room, [])
        seat = room.row.to_act
        assert seat is not None
        whom = room.seats[seat].person or ""
    room.wake()
    return whom
