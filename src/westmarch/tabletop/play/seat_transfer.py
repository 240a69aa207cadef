"""Seats of a running game that change hands: to a bot, to somebody else, to one of those who stay.

What was played stays; who began at the seat is remembered, and the game is not rateable any more.
"""

from __future__ import annotations

from westmarch.kernel.texts.site_texts import say
from westmarch.tabletop.clocks import start_anew
from westmarch.tabletop.home import Home, Person, SeatChange
from westmarch.tabletop.journal.codec import AT_THE_TABLE, Handed
from westmarch.tabletop.refusals import NotThere, Refused
from westmarch.tabletop.room import Room
from westmarch.tabletop.rows import OPEN, PERSON, SEAT, Kind, SeatRow, is_bot_account


async def hand(
    home: Home,
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
    await _store_seat(home, room, seat, was, told, name=before, by=who, bot=bot or "")
    if is_bot_account(was):
        home.vacated(was or "")


async def _store_seat(
    home: Home, room: Room, seat: SeatRow, was: str | None, told: str, **data: str
) -> None:
    assert room.table is not None
    room.table.tell(f"{AT_THE_TABLE}{told}", seat=seat.seat, **data)
    start_anew(room.row, room.game.sides(room.row.options), seat.seat)
    row = room.note(SEAT, Handed(seat.seat, seat.kind, seat.called))
    await home.commit(room, [row], SeatChange(seat, was))


async def sit_down(home: Home, room: Room, person: Person, number: int) -> None:
    """Go on at a seat of a running game that was left free. Nobody plays against himself so."""
    async with home.changing(room):
        room.playing()
        if number >= len(room.seats):
            raise NotThere("not_found", say("error-no-seat"))
        seat = room.seats[number]
        if seat.person == person.id:
            return
        if not seat.free:
            raise Refused("seat_taken", say("error-seat_taken"))
        sides = room.game.sides(room.row.options)
        if {sides[mine] for mine in room.seats_of(person.id)} - {sides[number]}:
            raise Refused("other_side", say("error-other_side"))
        await home.admit(room, person, number)
        seat.kind, seat.person, seat.name = PERSON, person.id, person.name
        if seat.was == person.id and not seat.bot:
            seat.was = None
        await _store_seat(home, room, seat, None, "seat_taken", by=person.name)
    room.wake()


async def leave(home: Home, room: Room, person: str) -> bool:
    """Leave a game that others play together with one: the seat is free, and they go on. False:
    there is nobody to go on. The caller is changing the room."""
    sides = room.game.sides(room.row.options)
    if len(set(sides)) > 1 or not _people(room.others(person)):
        return False
    for seat in room.seats:
        if seat.person == person:
            await hand(home, room, seat, "seat_left", OPEN)
    return True


def _people(ids: set[str]) -> set[str]:
    return {one for one in ids if not is_bot_account(one)}
