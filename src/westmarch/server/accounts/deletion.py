"""Somebody leaves for good: the account goes, the games of the others stay whole.

What was only his is removed. Where he played with others his seat stays, held by "a former
player" under an id that is made of the room's: nothing links one such seat with another. Every
table says itself what becomes of its rows (storage/metadata.py).
"""

from __future__ import annotations

import logging
from collections.abc import Collection

from sqlalchemy import (
    ColumnElement,
    Select,
    String,
    Table,
    cast,
    delete,
    literal,
    or_,
    select,
    update,
)
from sqlalchemy.sql import Executable

from westmarch.server.accounts import name_removal
from westmarch.server.identity.people import Person
from westmarch.server.library.publishing import LIKE, PLAY
from westmarch.server.library.tables import battles as battles_table
from westmarch.server.library.tables import decks as decks_table
from westmarch.server.library.tables import marks as marks_table
from westmarch.server.relations import evidence
from westmarch.server.rooms.registry import Hall
from westmarch.server.rooms.statements import delete_room
from westmarch.server.storage.metadata import BY_HAND, metadata
from westmarch.server.storage.tables import rooms as db
from westmarch.server.tournaments import tables as tournaments
from westmarch.server.tournaments.repository import ABORTED, OPEN
from westmarch.tabletop.play import ending
from westmarch.tabletop.refusals import Refused
from westmarch.tabletop.room import Room
from westmarch.tabletop.rows import FORMER, PLAYING, WAITING

log = logging.getLogger("westmarch.server")


async def leave(hall: Hall, person: Person) -> None:
    """Remove an account. The caller has made sure that its owner wants it."""
    bots = await hall.bot_accounts.of_owner(person.id)
    leavers = [person.id, *(bot.id for bot in bots)]
    # First of all, so that nobody is paired with somebody who is about to go.
    await hall.store.write(
        update(tournaments.entries).where(_entered(leavers)).values(withdrawn=True)
    )
    for one in leavers:
        await _give_up(hall, one)
    rooms = await _rooms(hall, person.id)
    alone = await _alone(hall, person.id)
    statements: list[Executable] = []
    for room in alone:
        statements += delete_room(room)
    statements += evidence.kept(person, hall.keeper.at)
    statements += await name_removal.out(hall.store, person, rooms)
    statements += _out_of_tournaments(person.id, leavers)
    statements += _anonymised(person.id)
    statements += _removed(person.id)
    await hall.store.write(*statements)
    for bot in bots:
        hall.desk.send_away(bot.id)
    await hall.reload(rooms)
    if hall.others is not None:
        hall.others.tell({"kind": "read_again", "rooms": sorted(rooms)})
    log.info("an account was removed, with %s rooms of its own", len(alone))


async def _rooms(hall: Hall, person: str) -> set[str]:
    """Rooms that somebody made, sits in or sat in, or has spoken in."""
    rooms, seats, chat = db.rooms.c, db.seats.c, db.chat.c
    found: set[str] = set()
    for query in (
        select(rooms.id).where(rooms.owner == person),
        select(seats.room).where(or_(seats.person == person, seats.was == person)),
        select(chat.room).where(chat.person == person),
    ):
        found |= set(await hall.store.scalars(query))
    return found


async def _alone(hall: Hall, person: str) -> list[str]:
    """Games that are not over and that nobody else plays or waits in. Those of a tournament concern
    all who have entered it, also where two bots meet."""
    rooms, seats = db.rooms.c, db.seats.c
    mine = select(seats.room).where(seats.person == person)
    shared = select(seats.room).where(seats.person.is_not(None), seats.person != person)
    query = select(rooms.id).where(
        rooms.status.in_((WAITING, PLAYING)),
        or_(rooms.owner == person, rooms.id.in_(mine)),
        rooms.id.not_in(shared),
        rooms.id.not_in(_of_tournaments()),
    )
    return [str(id_) for id_ in await hall.store.scalars(query)]


def _of_tournaments() -> Select[tuple[str]]:
    return select(tournaments.pairings.c.room).where(tournaments.pairings.c.room.is_not(None))


# ---- games that go on


async def _give_up(hall: Hall, person: str) -> None:
    """Resign where somebody waits for a move that will never come, and nobody else is on the same
    side, and in tournaments. A game that all play together goes on without him."""
    seats, rooms = db.seats.c, db.rooms.c
    query = (
        select(rooms.id)
        .join(db.seats, seats.room == rooms.id)
        .where(rooms.status == PLAYING, seats.person == person)
        .distinct()
    )
    found = [str(id_) for id_ in await hall.store.scalars(query)]
    played = select(tournaments.pairings.c.room).where(tournaments.pairings.c.room.in_(found))
    contests = {str(id_) for id_ in await hall.store.scalars(played)}
    for id_ in found:
        try:
            room = await hall.fetch(id_)
            mine = room.seats_of(person)
            seat = min(mine) if mine and id_ in contests else _lone_seat(room, person)
            if seat is not None:
                await ending.resign(hall, room, person, seat)
        except Refused as error:  # it stays as it is; the others may claim it
            log.warning("room %s was not given up: %s", id_, error.problem.code)


def _lone_seat(room: Room, person: str) -> int | None:
    """A seat of somebody against others, with nobody else on its side."""
    sides = room.game.sides(room.row.options)
    mine = set(room.seats_of(person))
    others = {sides[seat.seat] for seat in room.seats if seat.seat not in mine and seat.person}
    if not mine or not others or others & {sides[seat] for seat in mine}:
        return None
    return min(mine)


# ---- the database


def _anonymised(person: str) -> list[Executable]:
    """What stays, without him: first where more is to be done than the tables say."""
    seats, rooms, chat = db.seats.c, db.rooms.c, db.chat.c
    waiting = select(rooms.id).where(rooms.status == WAITING)
    at_a_seat = literal(FORMER) + seats.room + literal(".") + cast(seats.seat, String)
    return [
        update(db.seats)
        .where(seats.person == person, seats.room.in_(waiting))
        .values(person=None, name=None),
        update(db.seats).where(seats.person == person).values(person=at_a_seat, name=None),
        update(db.chat)
        .where(chat.person == person)
        .values(person=literal(FORMER) + chat.room, name=""),
        *(
            update(table)
            .where(table.c[column] == person)
            .values({column: _former(table, known_by)})
            for table in metadata.sorted_tables
            for column, known_by in table.info.get("anonymised", {}).items()
            if known_by != BY_HAND
        ),
    ]


def _former(table: Table, known_by: str | None) -> ColumnElement[str] | None:
    """What stands in a column instead of somebody who has left."""
    if known_by is None:
        return None
    return literal(FORMER) + table.c[known_by] if known_by else literal(FORMER)


def _entered(leavers: Collection[str]) -> ColumnElement[bool]:
    return tournaments.entries.c.person.in_(leavers)


def _out_of_tournaments(person: str, leavers: Collection[str]) -> list[Executable]:
    """He and his bots play no further rounds; what he made and nobody can start is called off."""
    made, entries = tournaments.tournaments.c, tournaments.entries.c
    return [
        update(tournaments.tournaments)
        .where(made.maker == person, made.status == OPEN)
        .values(status=ABORTED),
        update(tournaments.entries)
        .where(_entered(leavers))
        .values(person=literal(FORMER) + entries.id, withdrawn=True),
    ]


def _removed(person: str) -> list[Executable]:
    marks = marks_table.c
    counted: list[Executable] = []
    for table, kind in ((battles_table, "battle"), (decks_table, "deck")):
        for mark, column in ((LIKE, table.c.likes), (PLAY, table.c.plays)):
            liked = select(marks.item).where(
                marks.person == person, marks.kind == kind, marks.mark == mark
            )
            counted.append(
                update(table).where(table.c.id.in_(liked)).values({column.name: column - 1})
            )
    own = [
        delete(marks_table).where(
            marks.kind == kind, marks.item.in_(select(table.c.id).where(table.c.owner == person))
        )
        for table, kind in ((battles_table, "battle"), (decks_table, "deck"))
    ]
    gone = [
        delete(table).where(or_(*(table.c[column] == person for column in columns)))
        for table in metadata.sorted_tables
        if (columns := table.info.get("personal"))
    ]
    return [*counted, *own, *gone]
