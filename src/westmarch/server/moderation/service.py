"""What moderators see and do: reports, mutes of the whole site, and who is a moderator.

It asks the database alone, so that it is the same from the command line (``westmarch moderate``)
and for a moderator's browser (api.py).
"""

from __future__ import annotations

from collections.abc import AsyncIterator, Collection
from contextlib import asynccontextmanager
from datetime import UTC, datetime, timedelta

import msgspec
from sqlalchemy import ColumnElement, delete, insert, or_, select, update
from sqlalchemy.exc import SQLAlchemyError

from westmarch.kernel.engine.errors import BadOption
from westmarch.server.common.time import now
from westmarch.server.identity.names import account_key
from westmarch.server.identity.queries import is_moderator
from westmarch.server.identity.tables import moderators as moderators_table
from westmarch.server.relations.evidence import Said
from westmarch.server.relations.mutes import EVERYWHERE
from westmarch.server.relations.tables import mutes as mutes_table
from westmarch.server.relations.tables import reports as reports_table
from westmarch.server.storage.engine import make_engine, reason_of
from westmarch.server.storage.store import Store
from westmarch.server.storage.tables.people import people as people_table
from westmarch.tabletop.clocks import written
from westmarch.tabletop.rows import shown_name

MOST_SHOWN = 200


@asynccontextmanager
async def opened(url: str) -> AsyncIterator[Store]:
    """The database of a site, for a command. Raises `BadOption`."""
    engine = make_engine(url, must_exist=True)
    try:
        yield Store(engine)
    except (SQLAlchemyError, OSError) as error:
        raise BadOption("database-unreadable", why=reason_of(error)) from None
    finally:
        await engine.dispose()


class Report(msgspec.Struct):
    """A report, with names beside the ids."""

    id: str
    by: str
    whom: str
    whom_id: str
    room: str | None
    reason: str
    text: str
    evidence: list[Said]
    """What the person had said at the table, the line that was reported marked."""
    created: str
    closed: str | None
    note: str


class Muted(msgspec.Struct):
    """Somebody who says nothing on the whole site."""

    person: str
    name: str
    by: str
    why: str
    at: str
    until: str | None


async def names(store: Store, ids: Collection[str]) -> dict[str, str]:
    """What people are called, also those who have left; who is not known is called by the id."""
    query = select(people_table.c.id, people_table.c.name).where(people_table.c.id.in_(ids))
    found = {row.id: row.name for row in await store.tuples(query)}
    return {id_: shown_name(id_, found.get(id_, id_)) for id_ in ids}


async def person(store: Store, called: str) -> str:
    """Somebody's id, by the name of an account or by the id itself. Raises `BadOption`."""
    people = people_table.c
    query = select(people.id).where(or_(people.account == account_key(called), people.id == called))
    found = await store.scalar(query)
    if found is None:
        raise BadOption("moderate-nobody", name=called)
    return str(found)


async def account(store: Store, called: str) -> str:
    """The id of an account by its name. Raises `BadOption` for a guest and for a bot account."""
    people = people_table.c
    query = select(people.id).where(
        people.account == account_key(called), people.password.is_not(None)
    )
    found = await store.scalar(query)
    if found is None:
        raise BadOption("moderate-nobody", name=called)
    return str(found)


# ---- reports


async def reports(store: Store, every: bool = False) -> list[Report]:
    """Those that are open, or all, the oldest first."""
    columns = reports_table.c
    query = select(reports_table).order_by(columns.created)
    if not every:
        query = query.where(columns.closed.is_(None))
    rows = await store.tuples(query)
    called = await names(store, {row.by for row in rows} | {row.whom for row in rows})
    called = {id_: shown_name(id_, name) for id_, name in called.items()}
    return [
        Report(
            id=row.id,
            by=called[row.by],
            whom=row.named or called[row.whom],
            whom_id=row.whom,
            room=row.room,
            reason=row.reason,
            text=row.text,
            evidence=msgspec.json.decode(row.evidence, type=list[Said]) if row.evidence else [],
            created=row.created,
            closed=row.closed,
            note=row.note,
        )
        for row in rows
    ]


async def close(store: Store, id_: str, note: str) -> bool:
    """Close a report; False when there is none that is open."""
    columns = reports_table.c
    found = columns.id == id_, columns.closed.is_(None)
    async with store.engine.begin() as connection:
        done = await connection.execute(
            update(reports_table).where(*found).values(closed=now(), note=note)
        )
    return done.rowcount == 1


# ---- mutes


async def mute(store: Store, whom: str, by: str, days: int, why: str) -> None:
    """Somebody says nothing any more on the whole site, for some days; 0: for good."""
    at = datetime.now(UTC)
    row = {"person": whom, "room": EVERYWHERE, "by": by, "why": why, "at": written(at)}
    until = written(at + timedelta(days=days)) if days else None
    async with store.engine.begin() as connection:
        await connection.execute(delete(mutes_table).where(*_site_wide(whom)))
        await connection.execute(insert(mutes_table).values(**row, until=until))


async def unmute(store: Store, whom: str) -> bool:
    """Somebody may speak again; False when he was not muted."""
    async with store.engine.begin() as connection:
        done = await connection.execute(delete(mutes_table).where(*_site_wide(whom)))
    return done.rowcount > 0


def _site_wide(whom: str) -> tuple[ColumnElement[bool], ColumnElement[bool]]:
    return mutes_table.c.person == whom, mutes_table.c.room == EVERYWHERE


async def muted(store: Store) -> list[Muted]:
    """Who is muted on the whole site, the last first."""
    mutes, at = mutes_table.c, written(datetime.now(UTC))
    query = (
        select(mutes_table)
        .where(mutes.room == EVERYWHERE, or_(mutes.until.is_(None), mutes.until > at))
        .order_by(mutes.at.desc())
        .limit(MOST_SHOWN)
    )
    rows = await store.tuples(query)
    called = await names(store, {row.person for row in rows} | {row.by for row in rows})
    return [
        Muted(row.person, called[row.person], called[row.by], row.why, row.at, row.until)
        for row in rows
    ]


# ---- who is a moderator


async def grant(store: Store, whom: str) -> None:
    """Let an account moderate."""
    if not await is_moderator(store, whom):
        async with store.engine.begin() as connection:
            await connection.execute(insert(moderators_table).values(person=whom, since=now()))


async def revoke(store: Store, whom: str) -> bool:
    """Let an account moderate no more; False when it did not."""
    columns = moderators_table.c
    async with store.engine.begin() as connection:
        done = await connection.execute(delete(moderators_table).where(columns.person == whom))
    return done.rowcount == 1


async def moderators(store: Store) -> list[str]:
    """Their names."""
    found = set(await store.scalars(select(moderators_table.c.person)))
    return sorted((await names(store, found)).values())
