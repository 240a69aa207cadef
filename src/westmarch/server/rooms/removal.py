"""Clearing a room away."""

from __future__ import annotations

from westmarch.kernel.texts.site_texts import say
from westmarch.server.http.close_codes import CloseCode
from westmarch.server.identity.people import Person
from westmarch.server.rooms.registry import Hall
from westmarch.server.rooms.statements import delete_room
from westmarch.tabletop.refusals import Forbidden, Refused
from westmarch.tabletop.room import Room
from westmarch.tabletop.rows import PLAYING, WAITING


async def remove(hall: Hall, room: Room, person: Person) -> None:
    """Clear a room away: for who made it, unless others are playing there. A finished game belongs
    to all its players: each puts it away for himself, and it is gone when all have."""
    async with hall.changing(room):
        if person.id not in {room.row.owner} | (room.began() if room.over else set()):
            raise Forbidden("not_yours", say("error-not_yours_room"))
        if room.row.status == PLAYING and room.others(person.id):
            raise Refused("running", say("error-others_here"))
        if room.over and await hall.store.put_away(person.id, room.id, room.began()):
            return
        if room.row.rated and room.row.status != WAITING:
            raise Refused("rated", say("error-rated_stays"))
        await hall.commit(room, [], also=delete_room(room.id))
        hall.forget(room, CloseCode.NOT_THERE, "removed")
