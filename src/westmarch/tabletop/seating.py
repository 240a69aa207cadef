"""Taking and leaving the seats of a table before its game begins."""

from __future__ import annotations

from westmarch.kernel.texts.site_texts import say
from westmarch.tabletop.home import Home, Person, SeatChange
from westmarch.tabletop.refusals import Forbidden, NotThere, Refused
from westmarch.tabletop.room import Room
from westmarch.tabletop.rows import OPEN, WAITING, SeatRow, is_bot_account


async def take(home: Home, room: Room, person: Person, number: int) -> None:
    """Sit down at a free seat of a room that waits."""
    async with home.changing(room):
        seat = _waiting_seat(room, number)
        if seat.person == person.id:
            return
        if not seat.free or seat.challenged not in (None, person.id):
            raise Refused("seat_taken", say("error-seat_taken"))
        await home.admit(room, person, number)
        seat.person, seat.name = person.id, person.name
        await home.commit(room, [], SeatChange(seat, None))
    room.wake()


async def leave(home: Home, room: Room, person: Person, number: int) -> None:
    """Stand up again before the game starts. Who made the room may also free another's seat."""
    async with home.changing(room):
        seat = _waiting_seat(room, number)
        who = seat.person or seat.challenged
        if who is None or person.id not in (who, room.row.owner):
            raise Forbidden("not_your_seat", say("error-not_your_seat"))
        was, seat.person, seat.name = seat.person, None, None
        if is_bot_account(seat.bot):  # the challenge is withdrawn, or declined
            seat.kind, seat.bot = OPEN, None
        await home.commit(room, [], SeatChange(seat, was))
        home.vacated(who)
    room.wake()


def seat_of(room: Room, number: int) -> SeatRow:
    """A seat by its number. Raises `Refused` when there is none."""
    if not 0 <= number < len(room.seats):
        raise NotThere("not_found", say("error-no-seat"))
    return room.seats[number]


def _waiting_seat(room: Room, number: int) -> SeatRow:
    seat = seat_of(room, number)
    if room.row.status != WAITING:
        raise Refused("started", say("error-started"))
    return seat
