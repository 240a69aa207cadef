"""Reports, as those who run a site read and close them (``westmarch reports``)."""

from __future__ import annotations

import msgspec
from sqlalchemy import select, update
from sqlalchemy.exc import SQLAlchemyError

from westmarch.kernel.engine.errors import BadOption
from westmarch.server import database as db
from westmarch.server.engine import make_engine, reason_of
from westmarch.server.rows import now, shown_name
from westmarch.server.society import tables


class Report(msgspec.Struct):
    """A report, with names instead of ids."""

    id: str
    by: str
    whom: str
    room: str | None
    reason: str
    text: str
    created: str
    closed: str | None
    note: str
    evidence: str
    """Of somebody reported who has left: the name, and what he said in the room."""


async def reports(url: str, every: bool = False) -> list[Report]:
    """Those that are open, or all, the oldest first. Raises `BadOption`."""
    engine = make_engine(url, must_exist=True)
    by, whom, columns = db.people.alias(), db.people.alias(), tables.reports.c
    query = (
        select(tables.reports, by.c.name.label("by_name"), whom.c.name.label("whom_name"))
        .join(by, by.c.id == columns.by, isouter=True)
        .join(whom, whom.c.id == columns.whom, isouter=True)
        .order_by(columns.created)
    )
    if not every:
        query = query.where(columns.closed.is_(None))
    try:
        async with engine.connect() as connection:
            rows = (await connection.execute(query)).all()
    except (SQLAlchemyError, OSError) as error:
        raise BadOption("database-unreadable", why=reason_of(error)) from None
    finally:
        await engine.dispose()
    return [
        Report(
            id=row.id,
            by=row.by_name or shown_name(row.by, row.by),
            whom=row.whom_name or shown_name(row.whom, row.whom),
            room=row.room,
            reason=row.reason,
            text=row.text,
            created=row.created,
            closed=row.closed,
            note=row.note,
            evidence=row.evidence or "",
        )
        for row in rows
    ]


async def close(url: str, id_: str, note: str) -> bool:
    """Close a report; False when there is none that is open. Raises `BadOption`."""
    engine = make_engine(url, must_exist=True)
    columns = tables.reports.c
    found = columns.id == id_, columns.closed.is_(None)
    try:
        async with engine.begin() as connection:
            done = await connection.execute(
                update(tables.reports).where(*found).values(closed=now(), note=note)
            )
    except (SQLAlchemyError, OSError) as error:
        raise BadOption("database-unreadable", why=reason_of(error)) from None
    finally:
        await engine.dispose()
    return done.rowcount == 1
