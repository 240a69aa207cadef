"""The end of a game that the rules did not bring: somebody gives up, or is claimed against."""

from __future__ import annotations

from typing import Any

from westmarch.kernel.story import RESIGNED
from westmarch.kernel.texts.site_texts import say
from westmarch.tabletop.home import Home
from westmarch.tabletop.journal.codec import AT_THE_TABLE, Ended
from westmarch.tabletop.play import seat_transfer
from westmarch.tabletop.play.short_games import ABORTED_GAME, too_short
from westmarch.tabletop.refusals import Forbidden, Refused
from westmarch.tabletop.room import Room
from westmarch.tabletop.rows import ABORTED, END

STOPPED = "stopped"
"""The log's word for a game that somebody aborts."""


async def finish(
    home: Home, room: Room, ending: str, winners: list[int], seat: int | None, told: dict[str, Any]
) -> None:
    """End a game and say so in its log. A rated game that has hardly begun is aborted, or, where a
    tournament needs its result, has one that moves no rating. The caller is changing the room."""
    assert room.table is not None
    short, in_tournament = too_short(room.game, room.row, room.table), room.tournament is not None
    stopped = short and ending == RESIGNED and not in_tournament
    room.table.tell(f"{AT_THE_TABLE}{STOPPED if stopped else ending}", **told)
    if short and not stopped:
        room.table.tell(f"{AT_THE_TABLE}{'unrated' if in_tournament else ABORTED_GAME}")
    if short and not in_tournament:
        ending, winners = ABORTED_GAME, []
    row = room.note(END, Ended(ending, winners, seat))
    room.finish(ending, winners)
    if ending == ABORTED_GAME:
        room.row.status = ABORTED
    room.revealed = await home.may_reveal(room.row)
    await home.commit(room, [row], void=short)


async def resign(home: Home, room: Room, person: str, seat: int) -> None:
    """Give the game up for a seat of one's own: the other sides win. Where all play together and
    others stay, one only leaves the table, and they go on."""
    async with home.changing(room):
        _check_seat(room, person, seat)
        if not await seat_transfer.leave(home, room, person):
            sides = room.game.sides(room.row.options)
            winners = [other for other, side in enumerate(sides) if side != sides[seat]]
            await finish(home, room, RESIGNED, winners, seat, _of(room, seat))
    room.wake()


async def abort(home: Home, room: Room, person: str, seat: int) -> None:
    """Break off a rated game that has hardly begun: nobody wins, nobody loses."""
    async with home.changing(room):
        _check_seat(room, person, seat)
        if not room.abortable:
            raise Refused("not_abortable", say("error-not_abortable"))
        await finish(home, room, RESIGNED, [], seat, _of(room, seat))
    room.wake()


def _check_seat(room: Room, person: str, seat: int) -> None:
    room.playing()
    if seat not in room.seats_of(person):
        raise Forbidden("not_your_seat", say("error-not_your_seat"))


def _of(room: Room, seat: int) -> dict[str, Any]:
    return {"seat": seat, "name": room.seats[seat].called}
