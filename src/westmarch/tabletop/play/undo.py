"""Taking moves back: at once where undo is free, or else with everybody's consent."""

from __future__ import annotations

from collections.abc import Sequence

from westmarch.kernel.table import Table
from westmarch.kernel.texts.site_texts import say
from westmarch.tabletop.home import Home
from westmarch.tabletop.journal.codec import Undone
from westmarch.tabletop.play.bot_turns import drive
from westmarch.tabletop.play.undo_wishes import UndoOffer
from westmarch.tabletop.refusals import Forbidden, Refused
from westmarch.tabletop.room import Room
from westmarch.tabletop.rows import UNDO


async def undo(
    home: Home, room: Room, person: str, name: str, seats: Sequence[int], n: int | None = None
) -> None:
    """Take the last move of the seats back: at once where it is free or nobody else is there to
    mind, or else offer it to the others."""
    async with home.changing(room):
        table = room.playing()
        if n is not None and n != room.row.seq:
            raise Refused("stale", say("error-stale"))
        found = room.undo_seat(seats)
        if found is None:
            raise Refused("nothing_to_undo", say("error-nothing_to_undo"))
        seat, free = found
        if not free and room.row.rated:
            raise Refused("rated", say("error-rated_undo"))
        if not free and room.others(person):
            room.undo_wishes.ask(person, room.row.seq)
            room.offer = UndoOffer(n=room.row.seq, seat=seat, person=person, name=name)
            room.tell(room.offer.message())
            return
        await _take_back(home, room, table, seat, free)
    room.wake()
    drive(home, room)


async def answer_undo(home: Home, room: Room, person: str, agree: bool) -> None:
    """Agree or not to take moves back; it is done when everybody else agrees."""
    async with home.changing(room):
        table = room.playing()
        offer = room.offer
        if offer is None:
            raise Refused("no_offer", say("error-no_offer"))
        if person not in room.others(offer.person):
            raise Forbidden("not_yours", say("error-others_answer"))
        if not agree:
            room.offer = None
            room.undo_wishes.decline(offer.person)
            room.tell({"type": "undo_answer", "agree": False, "from": _name(room, person)})
            return
        offer.agreed.add(person)
        if not room.others(offer.person) <= offer.agreed:
            return  # also where somebody who agreed is not at the table any more
        room.offer = None
        await _take_back(home, room, table, offer.seat, False)
        room.tell({"type": "undo_answer", "agree": True, "from": _name(room, person)})
    room.wake()
    drive(home, room)


async def _take_back(home: Home, room: Room, table: Table, seat: int, free: bool) -> None:
    if free:
        count = table.undo()
    else:
        count = await home.apart(table.undo, True, seat)
    await home.commit(room, [room.note(UNDO, Undone(count, seat, table.record.anew))])


def _name(room: Room, person: str) -> str:
    return next((seat.name or "" for seat in room.seats if seat.person == person), "")
