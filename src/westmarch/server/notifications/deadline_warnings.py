"""Whose time is short: found in the database, and told once in each turn.

Time is short when a quarter of what the clock began with is left, and never before the last day.
Whoever began his turn with less was told until when it runs by the call for that turn.
"""

from __future__ import annotations

from datetime import datetime, timedelta
from typing import NamedTuple

import msgspec
from sqlalchemy import and_, exists, or_, select

from westmarch.kernel import registry
from westmarch.server.clocks.tables import vacations
from westmarch.server.notifications import outbox
from westmarch.server.notifications.tables import calls, subscriptions
from westmarch.server.rooms.registry import Hall
from westmarch.server.storage.tables import rooms as db
from westmarch.server.storage.tables.people import callings
from westmarch.tabletop.clocks import (
    DAY,
    Clock,
    clock_of,
    keys,
    reached,
    read,
    read_course,
    stops,
    written,
)
from westmarch.tabletop.rows import PLAYING

QUARTER = 0.25


class Short(NamedTuple):
    """Somebody's turn whose time is short, or whose time need not be looked at any more."""

    room: str
    person: str
    asked: int
    tell: bool
    """Whether he is told; else it is only noted that he need not be."""


def seconds(clock: Clock) -> float:
    """With so much left, time is short."""
    return min(DAY, clock.seconds * QUARTER)


async def found(hall: Hall, at: datetime) -> list[Short]:
    """The turns in which time is short and which the outbox does not know as such yet."""
    rooms, seats, c = db.rooms.c, db.seats.c, calls.c
    now = written(at)
    called = or_(callings.c.letters != "off", callings.c.webhook.is_not(None))
    wanting = and_(
        or_(
            seats.person.in_(select(callings.c.person).where(called)),
            seats.person.in_(select(subscriptions.c.person)),
        ),
        seats.person.not_in(select(callings.c.person).where(~callings.c.short)),
    )
    away = exists().where(
        vacations.c.person == seats.person, vacations.c.begin <= now, vacations.c.until > now
    )
    # There the clock runs all the same (clocks.vacations_count).
    runs = or_(rooms.clock.startswith("hours"), rooms.course.contains('"steady":true'))
    known = exists().where(
        c.room == rooms.id,
        c.person == seats.person,
        c.kind == outbox.SHORT,
        c.asked == rooms.asked,
    )
    query = (
        select(rooms.id, rooms.game, rooms.options, rooms.clock, rooms.course, rooms.asked)
        .add_columns(seats.person)
        .join(db.seats, (seats.room == rooms.id) & (seats.seat == rooms.to_act))
        .where(rooms.status == PLAYING, rooms.deadline < written(at + timedelta(seconds=DAY)))
        .where(wanting, or_(runs, ~away), ~known)
    )
    rows = await hall.store.tuples(query)
    turns = []
    for row in rows:
        course, clock = read_course(row.course), clock_of(row.clock)
        if clock is None or course.seat is None or row.game not in registry.GAMES:
            continue
        options = msgspec.json.decode(row.options, type=dict[str, str])
        had = course.left[keys(registry.game(row.game).sides(options))[course.seat]]
        stopped = stops(clock, course, course.holder, hall.keeper.pauses)
        ends = reached(read(course.since), had, stopped)
        if had <= seconds(clock) or ends <= at:
            turns.append(Short(row.id, row.person, row.asked, False))
        elif ends <= at + timedelta(seconds=seconds(clock)) and not _looks(
            hall, row.id, row.person
        ):
            turns.append(Short(row.id, row.person, row.asked, True))
    return turns


def _looks(hall: Hall, id_: str, person: str) -> bool:
    """Whether somebody looks at the table in this process: he sees the clock himself."""
    room = hall.rooms.get(id_)
    return room is not None and person in room.looking
