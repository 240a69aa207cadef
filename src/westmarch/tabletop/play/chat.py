"""What is said in a room. Whoever sits at the table speaks to all; whoever looks on speaks to the
others who do, in a channel of its own: in a rated game the players do not see it until the game is
over, or spectators could tell them what to do, or shout them down."""

from __future__ import annotations

from typing import Any

from westmarch.kernel.texts.site_texts import say
from westmarch.tabletop.clocks import written
from westmarch.tabletop.home import Home
from westmarch.tabletop.refusals import Unfit
from westmarch.tabletop.room import Room
from westmarch.tabletop.rows import PLAYING, WAITING, ChatRow

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


async def speak(home: Home, room: Room, person: str, name: str, text: str) -> None:
    """Say something in the room. Raises `Refused`."""
    text = "".join(c if c.isprintable() else " " for c in text).strip()
    if not text:
        raise Unfit("empty", say("error-empty"))
    await home.check_speaker(room, person)
    row = ChatRow(
        room=room.id,
        person=person,
        name=name,
        text=text,
        at=written(home.now()),
        watching=looks_on(room, person),
    )
    await home.keep_line(room, row)
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
