"""Somebody goes on vacation, and comes back: when he says so, or when he moves.

A vacation stops the clocks of games by days, which take weeks anyway. It stops none of a game by
hours, nor of a tournament, whose next round waits for it (clocks.stops).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec
from sqlalchemy import select

from westmarch.kernel import registry
from westmarch.kernel.texts.site_texts import say
from westmarch.server.common.errors import ApiError
from westmarch.server.identity.people import Person
from westmarch.server.identity.repository import ensure_person
from westmarch.server.storage.tables import rooms as db
from westmarch.tabletop.clocks import clock_of, keys, read_course, remaining, vacations_count
from westmarch.tabletop.rows import PLAYING

if TYPE_CHECKING:
    from westmarch.server.rooms.registry import Hall

LEAST = 0.25
"""Of the time for a move; who has less left in his own turn moves first."""


async def begin(hall: Hall, person: Person, days: int) -> None:
    """Somebody's clocks stand from now on, for so many days. Raises `ApiError`."""
    await _check_turns(hall, person.id)
    keeper = hall.keeper
    await ensure_person(hall.store, person.row())
    await keeper.pauses.leave(person.id, days, keeper.at, hall.settings.vacation_days)
    _tell(hall, person.id)


async def end(hall: Hall, person: str) -> None:
    """Somebody is back before his time; days that he did not use are left to him."""
    await hall.keeper.pauses.come_back(person, hall.keeper.at)
    _tell(hall, person)


async def _check_turns(hall: Hall, person: str) -> None:
    """Raises `ApiError` when a clock would be stopped just before it runs out."""
    rooms, seats = db.rooms.c, db.seats.c
    query = (
        select(rooms.id, rooms.game, rooms.options, rooms.clock, rooms.course)
        .join(db.seats, (seats.room == rooms.id) & (seats.seat == rooms.to_act))
        .where(rooms.status == PLAYING, seats.person == person, rooms.clock != "")
        .where(rooms.game.in_(registry.GAMES))
    )
    rows = await hall.store.tuples(query)
    for row in rows:
        clock, course = clock_of(row.clock), read_course(row.course)
        if clock is None or course.seat is None or not vacations_count(clock, course):
            continue
        game = registry.game(row.game)
        options = msgspec.json.decode(row.options, type=dict[str, str])
        key = keys(game.sides(options))
        left = remaining(clock, course, key, hall.keeper.at, hall.keeper.pauses)
        if left < LEAST * clock.seconds:
            title = game.called().title
            raise ApiError(409, "little_time", say("error-vacation_little_time", game=title))


def _tell(hall: Hall, person: str) -> None:
    """The tables where somebody sits show that he is away, or back."""
    if hall.others is not None:
        hall.others.tell({"kind": "pauses", "person": person})
    hall.show_pauses(person)
