"""What those who run a site keep of reports when somebody named in them deletes the account.

Whoever insults somebody, deletes the account and comes back must not take the evidence along. So
reports stay for a while: of the reported the name and what he said in the room that the report
names, of the reporter nothing. Then they are deleted.
"""

from __future__ import annotations

from datetime import datetime, timedelta

from sqlalchemy import delete, literal, select, update
from sqlalchemy.sql import Executable

from westmarch.server import database as db
from westmarch.server.people import Person
from westmarch.server.rows import FORMER
from westmarch.server.slow.moments import written
from westmarch.server.society.tables import reports
from westmarch.server.store import Store

KEPT = timedelta(days=90)
"""Reports of and about somebody who has left."""
MOST_LINES = 200
"""Of what the reported said in a room."""


async def kept(store: Store, person: Person, at: datetime) -> list[Executable]:
    """What keeps the reports of and about somebody who leaves, for a while, without the id."""
    until, columns = written(at + KEPT), reports.c
    about = select(columns.id, columns.room).where(columns.whom == person.id)
    changed: list[Executable] = []
    async with store.engine.connect() as connection:
        found = (await connection.execute(about)).all()
        for report in found:
            said = (
                select(db.chat.c.at, db.chat.c.text)
                .where(db.chat.c.room == report.room, db.chat.c.person == person.id)
                .order_by(db.chat.c.id.desc())
                .limit(MOST_LINES)
            )
            lines = reversed((await connection.execute(said)).all())
            text = "\n".join([person.name, *(f"{line.at} {line.text}" for line in lines)])
            same = columns.id == report.id
            changed.append(update(reports).where(same).values(evidence=text))
    former = literal(FORMER) + columns.id
    return [
        *changed,
        update(reports).where(columns.whom == person.id).values(whom=former, until=until),
        update(reports).where(columns.by == person.id).values(by=former, until=until),
    ]


def forgotten(at: str) -> Executable:
    """Deletes the reports that have been kept long enough."""
    return delete(reports).where(reports.c.until < at)
