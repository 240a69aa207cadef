"""What nobody needs any more goes by itself: guests who never came back, and what they left.

A guest is somebody new whenever the browser forgets him. He stays as long as anything names him
that others see, a seat above all; then he goes with his tries of puzzles and his ways to be called.
Accounts stay, but not their sessions and mailed codes that have ended. Several processes may tidy
at the same time.
"""

from __future__ import annotations

from contextlib import suppress
from datetime import datetime, timedelta

from sqlalchemy import ColumnElement, delete, exists, or_, select, update
from sqlalchemy.sql import Executable

from westmarch.server import database as db
from westmarch.server.contests import tables as contests
from westmarch.server.errors import Fenced
from westmarch.server.people import MAILED_LASTS
from westmarch.server.puzzling import tables as puzzling
from westmarch.server.rows import BOT_ACCOUNT
from westmarch.server.sessions import LASTS
from westmarch.server.slow import tables as slow
from westmarch.server.slow.moments import written
from westmarch.server.society import tables as society
from westmarch.server.store import Store
from westmarch.server.writing import MUST_FIND

MOST = 500
"""Guests who go at once."""

NAMED = (
    *(db.rooms.c.owner, db.seats.c.person, db.seats.c.was, db.chat.c.person),
    *(db.battles.c.owner, db.battles.c.author, db.decks.c.owner, db.decks.c.author),
    *(db.bots.c.owner, db.reviews.c.person, db.marks.c.person),
    *(society.seeks.c.by, society.seeks.c.whom, society.blocks.c.whom, society.reports.c.whom),
    society.mutes.c.person,
    *(contests.tournaments.c.maker, contests.entries.c.person),
)
"""Where somebody is named that others see, or who made something: as long as he is, he stays."""

LEFT = (
    puzzling.tries.c.person,
    puzzling.ratings.c.who,
    slow.callings.c.person,
    slow.subscriptions.c.person,
    slow.vacations.c.person,
    slow.put_away.c.person,
    society.addresses.c.person,
)
"""What goes with a guest."""


async def tidy(store: Store, at: datetime, guest_days: int) -> int:
    """Forget what has ended and, with `guest_days`, guests who have not been here for so long; how
    many guests."""
    await store.write(*_ended(at))
    if not guest_days:
        return 0
    before = written(at - timedelta(days=guest_days))
    async with store.engine.connect() as connection:
        query = select(db.people.c.id).where(_unused(before)).limit(MOST)
        gone = list((await connection.execute(query)).scalars())
    for one in gone:
        with suppress(Fenced):  # he has come back at this moment
            await store.write(*_without(one, before))
    return len(gone)


def _ended(at: datetime) -> list[Executable]:
    """Sessions and mailed codes that nobody can use any more."""
    return [
        delete(db.sessions).where(db.sessions.c.used < written(at - LASTS)),
        delete(db.recovery).where(db.recovery.c.mailed < written(at - MAILED_LASTS)),
    ]


def _unused(before: str) -> ColumnElement[bool]:
    """A guest whom nothing names, and who did nothing lately."""
    people = db.people.c
    lately = exists().where(puzzling.tries.c.person == people.id, puzzling.tries.c.begun >= before)
    called = exists().where(
        slow.subscriptions.c.person == people.id, slow.subscriptions.c.created >= before
    )
    is_guest = (
        (people.created < before)
        & people.account.is_(None)
        & people.password.is_(None)
        & people.id.not_like(f"{BOT_ACCOUNT}%")
    )
    named = or_(*(exists().where(column == people.id) for column in NAMED))
    return is_guest & ~lately & ~called & ~named


def _without(guest: str, before: str) -> list[Executable]:
    """He goes unless he has come back meanwhile."""
    still = (
        update(db.people)
        .where(db.people.c.id == guest, _unused(before))
        .values(created=db.people.c.created)
        .execution_options(**MUST_FIND)
    )
    left = [delete(column.table).where(column == guest) for column in LEFT]
    return [still, *left, delete(db.people).where(db.people.c.id == guest)]
