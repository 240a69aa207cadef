"""What is said in a room. Whoever sits at the table speaks to all; whoever looks on speaks to the
others who do, in a channel of its own: in a rated game the players do not see it until the game is
over, or spectators could tell them what to do, or shout them down."""

from __future__ import annotations

from typing import Any

from westmarch.kernel.texts.site_texts import say
from westmarch.server.common.errors import ApiError, Busy, Fenced
from westmarch.server.common.time import now
from westmarch.server.http.rate_limits import Limits
from westmarch.server.rooms.registry import Hall
from westmarch.server.rooms.room import Refused, Room
from westmarch.server.rooms.statements import add_chat
from westmarch.server.storage.rows.mapping import PLAYING, WAITING, ChatRow

KEPT = 200
"""The last lines of each channel that a room keeps in memory."""


def looks_on(room: Room, person: str) -> bool:
    """Whether somebody speaks as a spectator. Before the game all are at the table."""
    return room.row.status != WAITING and not room.seats_of(person)


def deaf(room: Room, person: str) -> bool:
    """Whether somebody does not see what spectators say."""
    return room.row.rated and room.row.status == PLAYING and bool(room.seats_of(person))


def lines_for(room: Room, person: str) -> list[dict[str, Any]]:
    """What was said, as somebody may see it."""
    hidden = deaf(room, person)
    return [line.said() for line in room.chat if not (line.watching and hidden)]


async def check_pace(limits: Limits, room: Room, person: str, address: str) -> None:
    """Count one line: by person, by address and by the room's channel, so that neither many guests
    nor many rooms let anybody say more. Raises `ApiError`."""
    channel = f"{room.id} {'spectators' if looks_on(room, person) else 'table'}"
    for limiter, key in (
        (limits.chat, person),
        (limits.chat_here, address),
        (limits.chat_channel, channel),
    ):
        if not await limiter.try_acquire(key):
            raise ApiError(429, "too_fast", say("error-others_talk"))


async def speak(hall: Hall, room: Room, person: str, name: str, text: str) -> None:
    """Say something in the room. Raises `ApiError`."""
    text = "".join(c if c.isprintable() else " " for c in text).strip()
    if not text:
        raise Refused("empty", say("error-empty"), status=400)
    if await hall.relations.blocked_by(person, room.players()):
        raise Refused("blocked", say("error-blocked_chat"), status=403)
    muted = await hall.mutes.of(person, room.id)
    if muted is not None:
        raise Refused("muted", say(f"error-muted_{muted}"), status=403)
    row = ChatRow(
        room=room.id,
        person=person,
        name=name,
        text=text,
        at=now(),
        watching=looks_on(room, person),
    )
    try:
        await hall.store.write(add_chat(row, room.row.epoch))
    except Fenced:
        hall.read_anew(room)
        raise Busy from None
    room.chat.append(row)
    _trim(room.chat, row.watching)
    for looker in room.lookers:
        if not (row.watching and deaf(room, looker.person)):
            looker.tell({"type": "chat", **row.said()})


def _trim(chat: list[ChatRow], watching: bool) -> None:
    """Forget the first lines of a channel that is full; the other keeps its own."""
    places = [place for place, line in enumerate(chat) if line.watching == watching]
    for place in reversed(places[:-KEPT]):
        del chat[place]
