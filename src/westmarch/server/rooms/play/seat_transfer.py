"""Seats of a running game that change hands: to a bot, to somebody else, to one of those who stay.

What was played stays; who began at the seat is remembered, and the game is not rateable any more.
"""

from __future__ import annotations

from westmarch.kernel.texts.site_texts import say
from westmarch.server.clocks.clock import start_anew
from westmarch.server.common.errors import not_found
from westmarch.server.identity.people import Person
from westmarch.server.journal.codec import AT_THE_TABLE, Handed
from westmarch.server.rooms.registry import Hall
from westmarch.server.rooms.room import Refused, Room
from westmarch.server.rooms.statements import save_seat
from westmarch.server.storage.rows.mapping import OPEN, PERSON, SEAT, Kind, SeatRow
from westmarch.server.storage.rows.people import is_bot_account


async def hand(
    hall: Hall,
    room: Room,
    seat: SeatRow,
    told: str,
    kind: Kind,
    *,
    bot: str | None = None,
    person: Person | None = None,
) -> None:
    """Somebody or something else goes on at a seat; who began there is remembered."""
    was, before = seat.person, seat.called
    seat.was = seat.was or was
    seat.kind, seat.bot = kind, bot
    seat.person = None if person is None else person.id
    seat.name = None if person is None else person.name
    who = "" if person is None else person.name
    await _store_seat(hall, room, seat, was, told, name=before, by=who, bot=bot or "")
    if is_bot_account(was):
        hall.desk.tell(was or "")


async def _store_seat(
    hall: Hall, room: Room, seat: SeatRow, was: str | None, told: str, **data: str
) -> None:
    assert room.table is not None
    room.table.tell(f"{AT_THE_TABLE}{told}", seat=seat.seat, **data)
    start_anew(room.row, room.game.sides(room.row.options), seat.seat)
    row = room.note(SEAT, Handed(seat.seat, seat.kind, seat.called))
    await hall.commit(room, [row], save_seat(seat, was))


async def sit_down(hall: Hall, room: Room, person: Person, number: int) -> None:
    """Go on at a seat of a running game that was left free. Nobody plays against himself so."""
    async with hall.changing(room):
        room.playing()
        if number >= len(room.seats):
            raise not_found("seat")
        seat = room.seats[number]
        if seat.person == person.id:
            return
        if not seat.free:
            raise Refused("seat_taken", say("error-seat_taken"))
        sides = room.game.sides(room.row.options)
        if {sides[mine] for mine in room.seats_of(person.id)} - {sides[number]}:
            raise Refused("other_side", say("error-other_side"))
        await hall.store.keep_guest(person.row())
        seat.kind, seat.person, seat.name = PERSON, person.id, person.name
        if seat.was == person.id and not seat.bot:
            seat.was = None
        await _store_seat(hall, room, seat, None, "seat_taken", by=person.name)
    room.wake()


async def leave(hall: Hall, room: Room, person: str) -> bool:
    """Leave a game that others play together with one: the seat is free, and they go on. False:
    there is nobody to go on. The caller is changing the room."""
    sides = room.game.sides(room.row.options)
    if len(set(sides)) > 1 or not _people(room.others(person)):
        return False
    for seat in room.seats:
        if seat.person == person:
            await hand(hall, room, seat, "seat_left", OPEN)
    return True


def _people(ids: set[str]) -> set[str]:
    return {one for one in ids if not is_bot_account(one)}
