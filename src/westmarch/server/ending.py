"""The end of a game that the rules did not bring: somebody gives up, or is claimed against."""

from __future__ import annotations

from typing import Any

from westmarch.kernel.house import say
from westmarch.kernel.story import RESIGNED
from westmarch.server.hall import Hall
from westmarch.server.rooms import Refused, Room
from westmarch.server.rows import END
from westmarch.server.saving import AT_THE_TABLE, Ended
from westmarch.server.slow import handing


async def finish(
    hall: Hall, room: Room, ending: str, winners: list[int], seat: int | None, told: dict[str, Any]
) -> None:
    """End a game and say so in its log. The caller is changing the room."""
    assert room.table is not None
    room.table.tell(f"{AT_THE_TABLE}{ending}", **told)
    row = room.note(END, Ended(ending, winners, seat))
    room.finish(ending, winners)
    room.revealed = await hall.may_reveal(room.row)
    await hall.commit(room, [row])


async def resign(hall: Hall, room: Room, person: str, seat: int) -> None:
    """Give the game up for a seat of one's own: the other sides win. Where all play together and
    others stay, one only leaves the table, and they go on."""
    async with hall.changing(room):
        room.playing()
        if seat not in room.seats_of(person):
            raise Refused("not_your_seat", say("error-not_your_seat"), status=403)
        if not await handing.leave(hall, room, person):
            sides = room.game.sides(room.row.options)
            winners = [other for other, side in enumerate(sides) if side != sides[seat]]
            told = {"seat": seat, "name": room.seats[seat].called}
            await finish(hall, room, RESIGNED, winners, seat, told)
    room.wake()
