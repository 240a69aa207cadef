"""What nobody needs any more goes by itself: guests who never came back, and what they left.

A guest is somebody new whenever the browser forgets him. He stays as long as anything names him
that others see, a seat above all; then he goes with his tries of puzzles and his ways to be called.
Accounts stay, but not their sessions and mailed codes that have ended. Several processes may tidy
at the same time.
"""

from __future__ import annotations

from contextlib import suppress
from datetime import datetime, timedelta
from typing import Any

from sqlalchemy import Column, ColumnElement, delete, exists, or_, select, update
from sqlalchemy.sql import Executable

from westmarch.server.common.errors import Fenced
from westmarch.server.identity.people import MAILED_LASTS
from westmarch.server.identity.sessions import LASTS
from westmarch.server.notifications.tables import subscriptions as subscriptions_table
from westmarch.server.puzzles import tables as puzzles
from westmarch.server.storage.metadata import metadata
from westmarch.server.storage.store import Store
from westmarch.server.storage.tables.people import people as people_table
from westmarch.server.storage.tables.people import recovery as recovery_table
from westmarch.server.storage.tables.people import sessions as sessions_table
from westmarch.server.storage.transactions import MUST_FIND
from westmarch.tabletop.clocks import written
from westmarch.tabletop.rows import BOT_ACCOUNT

MOST = 500
"""Guests who go at once."""


def _naming() -> list[Column[Any]]:
    """Where somebody is named that others see, or who made something: as long as he is, he
    stays."""
    tables = metadata.sorted_tables
    return [table.c[name] for table in tables for name in table.info.get("keeps_guest", ())]


async def tidy(store: Store, at: datetime, guest_days: int) -> int:
    """Forget what has ended and, with `guest_days`, guests who have not been here for so long; how
    many guests."""
    await store.write(*_ended(at))
    if not guest_days:
        return 0
    before = written(at - timedelta(days=guest_days))
    query = select(people_table.c.id).where(_unused(before)).limit(MOST)
    gone = await store.scalars(query)
    for one in gone:
        with suppress(Fenced):  # he has come back at this moment
            await store.write(*_without(one, before))
    return len(gone)


def _ended(at: datetime) -> list[Executable]:
    """Sessions and mailed codes that nobody can use any more."""
    return [
        delete(sessions_table).where(sessions_table.c.used < written(at - LASTS)),
        delete(recovery_table).where(recovery_table.c.mailed < written(at - MAILED_LASTS)),
    ]


def _unused(before: str) -> ColumnElement[bool]:
    """A guest whom nothing names, and who did nothing lately."""
    people = people_table.c
    lately = exists().where(puzzles.tries.c.person == people.id, puzzles.tries.c.begun >= before)
    called = exists().where(
        subscriptions_table.c.person == people.id,
        subscriptions_table.c.created >= before,
    )
    is_guest = (
        (people.created < before)
        & people.account.is_(None)
        & people.password.is_(None)
        & people.id.not_like(f"{BOT_ACCOUNT}%")
    )
    named = or_(*(exists().where(column == people.id) for column in _naming()))
    return is_guest & ~lately & ~called & ~named


def _without(guest: str, before: str) -> list[Executable]:
    """He goes unless he has come back meanwhile."""
    still = (
        update(people_table)
        .where(people_table.c.id == guest, _unused(before))
        .values(created=people_table.c.created)
        .execution_options(**MUST_FIND)
    )
    left = [
        delete(table).where(table.c[table.info["goes_with_guest"]] == guest)
        for table in metadata.sorted_tables
        if "goes_with_guest" in table.info
    ]
    return [still, *left, delete(people_table).where(people_table.c.id == guest)]
