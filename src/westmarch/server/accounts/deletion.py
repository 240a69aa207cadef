"""Somebody leaves for good: the account goes, the games of the others stay whole.

What was only his is removed. Where he played with others his seat stays, held by "a former
player" under an id that is made of the room's: nothing links one such seat with another. Every
table with something of people in it is named here; a test holds this list against the tables.
"""

from __future__ import annotations

import logging
from collections.abc import Collection, Iterable

from sqlalchemy import ColumnElement, Select, String, cast, delete, literal, or_, select, update
from sqlalchemy.sql import Executable

from westmarch.server.accounts import name_removal
from westmarch.server.identity.people import Person
from westmarch.server.library.publishing import LIKE, PLAY
from westmarch.server.ratings import tables as ratings
from westmarch.server.relations import evidence
from westmarch.server.rooms.registry import Hall
from westmarch.server.rooms.statements import remove_room
from westmarch.server.storage.tables import rooms as db
from westmarch.server.tournaments import tables as tournaments
from westmarch.server.tournaments.repository import ABORTED, OPEN
from westmarch.tabletop.play import ending
from westmarch.tabletop.refusals import Refused
from westmarch.tabletop.room import Room
from westmarch.tabletop.rows import FORMER, PLAYING, WAITING

log = logging.getLogger("westmarch.server")

REMOVED = {
    "sessions": ("person",),
    "recovery": ("person",),
    "battles": ("owner",),
    "decks": ("owner",),
    "marks": ("person",),
    "bots": ("owner",),
    "served": ("owner",),
    "ratings": ("person",),
    "rating_changes": ("person",),
    "rating_meetings": ("person", "holder", "opponent"),
    "moderators": ("person",),
    "follows": ("by", "whom"),
    "blocks": ("by", "whom"),
    "seeks": ("by", "whom"),
    "vacations": ("person",),
    "put_away": ("person",),
    "callings": ("person",),
    "subscriptions": ("person",),
    "calls": ("person",),
    "puzzle_tries": ("person",),
    "puzzle_ratings": ("who",),
    "people": ("id",),
}
"""Tables whose rows go with the person that one of these columns names."""
UNLINKED = {
    *("rooms", "seats", "chat", "journal", "jobs", "reviews"),
    *("tournaments", "tournament_entries", "reports"),
    *("addresses", "mutes", "rating_voids"),
}
"""Tables whose rows stay, without the person."""
OF_NOBODY = {"settings", "processes", "snapshots", "states", "outages", "tournament_pairings"} | {
    "listings"
}
"""Tables in which nobody is named."""


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
        statements += remove_room(room)
    statements += evidence.kept(person, hall.keeper.at)
    statements += await name_removal.out(hall.store, person, rooms)
    statements += _unlinked(person.id)
    statements += _out_of_tournaments(person.id, leavers)
    statements += _removed(person.id)
    await hall.store.write(*statements)
    for bot in bots:
        hall.desk.send_away(bot.id)
    await read_again(hall, rooms)
    if hall.others is not None:
        hall.others.tell({"kind": "read_again", "rooms": sorted(rooms)})
    log.info("an account was removed, with %s rooms of its own", len(alone))


async def read_again(hall: Hall, rooms: Iterable[str]) -> None:
    """Rooms in use are read from the database again."""
    for id_ in rooms:
        room = hall.rooms.get(id_)
        if room is not None:
            async with room.lock:
                hall.read_anew(room)


async def _rooms(hall: Hall, person: str) -> set[str]:
    """Rooms that somebody made, sits in or sat in, or has spoken in."""
    rooms, seats, chat = db.rooms.c, db.seats.c, db.chat.c
    async with hall.store.engine.connect() as connection:
        found: set[str] = set()
        for query in (
            select(rooms.id).where(rooms.owner == person),
            select(seats.room).where(or_(seats.person == person, seats.was == person)),
            select(chat.room).where(chat.person == person),
        ):
            found |= set((await connection.execute(query)).scalars())
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
    async with hall.store.engine.connect() as connection:
        return [str(id_) for id_ in (await connection.execute(query)).scalars()]


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
    async with hall.store.engine.connect() as connection:
        found = [str(id_) for id_ in (await connection.execute(query)).scalars()]
        played = select(tournaments.pairings.c.room).where(tournaments.pairings.c.room.in_(found))
        contests = {str(id_) for id_ in (await connection.execute(played)).scalars()}
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


def _unlinked(person: str) -> list[Executable]:
    seats, rooms, chat = db.seats.c, db.rooms.c, db.chat.c
    waiting = select(rooms.id).where(rooms.status == WAITING)
    at_a_seat = literal(FORMER) + seats.room + literal(".") + cast(seats.seat, String)
    return [
        update(db.seats)
        .where(seats.person == person, seats.room.in_(waiting))
        .values(person=None, name=None),
        update(db.seats).where(seats.person == person).values(person=at_a_seat, name=None),
        update(db.seats).where(seats.was == person).values(was=None),
        update(db.rooms).where(rooms.owner == person).values(owner=literal(FORMER) + rooms.id),
        update(db.chat)
        .where(chat.person == person)
        .values(person=literal(FORMER) + chat.room, name=""),
        update(db.jobs).where(db.jobs.c.owner == person).values(owner=FORMER),
        update(db.reviews).where(db.reviews.c.person == person).values(person=FORMER),
        *_out_of_moderation(person),
        *(
            update(table).where(table.c.author == person).values(author=None)
            for table in (db.battles, db.decks)
        ),
    ]


def _out_of_moderation(person: str) -> list[Executable]:
    """What he did as a moderator holds. How many accounts were made at an address stays known as
    long as it is for all, or leaving would make room for the next."""
    here, mutes, voids = (
        ratings.addresses.c,
        ratings.mutes.c,
        ratings.rating_voids.c,
    )
    return [
        update(ratings.addresses)
        .where(here.person == person)
        .values(person=literal(FORMER) + here.id),
        delete(ratings.mutes).where(mutes.person == person),
        update(ratings.mutes).where(mutes.by == person).values(by=FORMER),
        update(ratings.rating_voids).where(voids.by == person).values(by=FORMER),
    ]


def _entered(leavers: Collection[str]) -> ColumnElement[bool]:
    return tournaments.entries.c.person.in_(leavers)


def _out_of_tournaments(person: str, leavers: Collection[str]) -> list[Executable]:
    """He and his bots play no further rounds; what he made and nobody can start is called off."""
    made, entries = tournaments.tournaments.c, tournaments.entries.c
    return [
        update(tournaments.tournaments)
        .where(made.maker == person, made.status == OPEN)
        .values(status=ABORTED),
        update(tournaments.tournaments)
        .where(made.maker == person)
        .values(maker=literal(FORMER) + made.id),
        update(tournaments.entries)
        .where(_entered(leavers))
        .values(person=literal(FORMER) + entries.id, withdrawn=True),
    ]


def _removed(person: str) -> list[Executable]:
    marks = db.marks.c
    counted: list[Executable] = []
    for table, kind in ((db.battles, "battle"), (db.decks, "deck")):
        for mark, column in ((LIKE, table.c.likes), (PLAY, table.c.plays)):
            liked = select(marks.item).where(
                marks.person == person, marks.kind == kind, marks.mark == mark
            )
            counted.append(
                update(table).where(table.c.id.in_(liked)).values({column.name: column - 1})
            )
    own = [
        delete(db.marks).where(
            marks.kind == kind, marks.item.in_(select(table.c.id).where(table.c.owner == person))
        )
        for table, kind in ((db.battles, "battle"), (db.decks, "deck"))
    ]
    gone = [
        delete(table).where(or_(*(table.c[column] == person for column in columns)))
        for name, columns in REMOVED.items()
        for table in [db.metadata.tables[name]]
    ]
    return [*counted, *own, *gone]
