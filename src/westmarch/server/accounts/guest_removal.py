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

from westmarch.server.clocks import tables as clocks
from westmarch.server.http.errors import Fenced
from westmarch.server.identity.people import MAILED_LASTS
from westmarch.server.identity.sessions import LASTS
from westmarch.server.puzzles import tables as puzzles
from westmarch.server.ratings import tables as ratings
from westmarch.server.storage.store import Store
from westmarch.server.storage.tables import rooms as db
from westmarch.server.storage.transactions import MUST_FIND
from westmarch.server.tournaments import tables as tournaments
from westmarch.tabletop.clocks import written
from westmarch.tabletop.rows import BOT_ACCOUNT

MOST = 500
"""Guests who go at once."""

NAMED = (
    *(db.rooms.c.owner, db.seats.c.person, db.seats.c.was, db.chat.c.person),
    *(db.battles.c.owner, db.battles.c.author, db.decks.c.owner, db.decks.c.author),
    *(db.bots.c.owner, db.reviews.c.person, db.marks.c.person),
    *(
        ratings.seeks.c.by,
        ratings.seeks.c.whom,
        ratings.blocks.c.whom,
        ratings.reports.c.whom,
    ),
    ratings.mutes.c.person,
    *(tournaments.tournaments.c.maker, tournaments.entries.c.person),
)
"""Where somebody is named that others see, or who made something: as long as he is, he stays."""

LEFT = (
    puzzles.tries.c.person,
    puzzles.ratings.c.who,
    clocks.callings.c.person,
    clocks.subscriptions.c.person,
    clocks.vacations.c.person,
    clocks.put_away.c.person,
    ratings.addresses.c.person,
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
    lately = exists().where(puzzles.tries.c.person == people.id, puzzles.tries.c.begun >= before)
    called = exists().where(
        clocks.subscriptions.c.person == people.id,
        clocks.subscriptions.c.created >= before,
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
