"""The name of somebody who has left goes from records, and from what was said.

Others wrote most of what is changed here, so it is changed as little as can be: a name of fewer
than three letters is left alone, since nobody is known by it; of any other, whole words go, and
only from what was said where its owner was, and not before he came.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Sequence
from typing import Any

import msgspec
from sqlalchemy import func, or_, select, update
from sqlalchemy.sql import Executable

from westmarch.kernel.record import Header
from westmarch.server.identity.people import Person
from westmarch.server.relations import evidence
from westmarch.server.relations.tables import reports as reports_table
from westmarch.server.storage.store import Store
from westmarch.server.storage.tables import rooms as db
from westmarch.server.storage.tables.journal import journal as journal_table
from westmarch.tabletop.rows import BEGIN, END, FINISHED, PERSON, REMARK, SEAT

STRUCK_OUT = "…"
"""Stands in what was said where the name stood."""
FEWEST_LETTERS = 3


async def out(store: Store, person: Person, rooms: Collection[str]) -> list[Executable]:
    """What takes somebody's name out of the rooms where he was, and out of records that others
    have uploaded."""
    if sum(sign.isalpha() for sign in person.name) < FEWEST_LETTERS:
        return []
    uploaded = await _uploaded(store, person.name)
    return [
        *_from_seats(person.name, [*rooms, *uploaded]),
        *await _from_records(store, person.name, [*rooms, *uploaded]),
        *await _from_talk(store, person, rooms),
    ]


async def _uploaded(store: Store, name: str) -> list[str]:
    """Games nobody plays or has played here, in whose record somebody has the name."""
    rooms, seats, others = db.rooms.c, db.seats.c, db.seats.alias().c
    held = select(others.room).where(or_(others.person.is_not(None), others.kind != PERSON))
    query = (
        select(seats.room)
        .join(db.rooms, rooms.id == seats.room)
        .where(seats.name == name, rooms.status == FINISHED, seats.room.not_in(held))
        .distinct()
    )
    return await store.scalars(query)


def _from_seats(name: str, rooms: Collection[str]) -> list[Executable]:
    """Of uploaded games, and of seats that another holds by now."""
    seats = db.seats.c
    named = seats.room.in_(rooms), seats.name == name
    return [update(db.seats).where(*named).values(name="?")]


async def _from_records(store: Store, name: str, rooms: Collection[str]) -> list[Executable]:
    journal, told = journal_table.c, msgspec.json.encode(name).decode()
    query = select(journal.room, journal.seq, journal.kind, journal.data, journal.events).where(
        journal.room.in_(rooms),
        journal.kind.in_((BEGIN, END, SEAT, REMARK)),
        or_(*(part.contains(told, autoescape=True) for part in (journal.data, journal.events))),
    )
    changed: list[Executable] = []
    for row in await store.tuples(query):
        if row.kind == BEGIN:
            values = {"data": _header(row.data, name)}
        else:
            values = {"data": _without(row.data, name), "events": _without(row.events, name)}
        same = journal.room == row.room, journal.seq == row.seq
        changed.append(update(journal_table).where(*same).values(**values))
    return changed


async def _from_talk(store: Store, person: Person, rooms: Collection[str]) -> list[Executable]:
    """Looked through here: SQLite knows the capitals of no letters but a to z."""
    chat, seats = db.chat.c, db.seats.c
    sat = select(seats.room).where(or_(seats.person == person.id, seats.was == person.id))
    made = select(db.rooms.c.id).where(db.rooms.c.owner == person.id)
    spoken = (
        select(chat.room, func.min(chat.id).label("first"))
        .where(chat.person == person.id)
        .group_by(chat.room)
    )
    there = set(await store.scalars(sat))
    there |= set(await store.scalars(made))
    came = {row.room: row.first for row in await store.tuples(spoken)}
    name = re.compile(rf"(?<!\w){re.escape(person.name)}(?!\w)", re.IGNORECASE)
    said = select(chat.id, chat.room, chat.text).where(chat.room.in_(rooms))
    changed: list[Executable] = [
        update(db.chat).where(chat.id == line.id).values(text=name.sub(STRUCK_OUT, line.text))
        for line in await store.tuples(said)
        if line.room in there or line.id >= came.get(line.room, line.id + 1)
        if name.search(line.text)
    ]
    reports = reports_table.c
    about_others = reports.whom != person.id, reports.room.in_([*there, *came])
    kept = select(reports.id, reports.evidence).where(*about_others)
    for report in await store.tuples(kept):
        if name.search(report.evidence):
            values = {"evidence": evidence.without(report.evidence, name, STRUCK_OUT)}
            changed.append(update(reports_table).where(reports.id == report.id).values(**values))
    return changed


def _header(text: str, name: str) -> str:
    header = msgspec.json.decode(text, type=Header)
    players: Sequence[str] = ["" if one == name else one for one in header.players]
    return msgspec.json.encode(msgspec.structs.replace(header, players=tuple(players))).decode()


def _without(text: str, name: str) -> str:
    """JSON in which a name stood."""

    def struck(part: Any) -> Any:
        if isinstance(part, dict):
            return {key: struck(value) for key, value in part.items()}
        if isinstance(part, list):
            return [struck(value) for value in part]
        return STRUCK_OUT if part == name else part

    return msgspec.json.encode(struck(msgspec.json.decode(text))).decode()
