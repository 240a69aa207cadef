"""What a report keeps of a table: what the reported person had said there, for moderators.

It outlives the account of the reported: whoever insults somebody, deletes the account and comes
back must not take the evidence along. So reports stay for a while, with the name of the reported
and nothing of the reporter. Then they are deleted.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from datetime import datetime, timedelta

import msgspec
from sqlalchemy import delete, literal, update
from sqlalchemy.sql import Executable

from westmarch.server.identity.people import Person
from westmarch.server.relations.tables import reports
from westmarch.tabletop.clocks import written
from westmarch.tabletop.rows import FORMER, ChatRow

KEPT = timedelta(days=90)
"""Reports of and about somebody who has left."""
MOST_LINES = 20
"""The last lines of the person that are kept with a report."""


class Said(msgspec.Struct):
    """A line that somebody said."""

    text: str
    at: str
    marked: bool = False
    """It is the line that was reported."""


def evidence(chat: Sequence[ChatRow], whom: str, line: str | None) -> str:
    """What somebody has said in a room, as it is kept: the line that was reported, known by its
    moment, and the last ones. Nobody else's words are kept with it."""
    said = [Said(row.text, row.at, row.at == line) for row in chat if row.person == whom]
    last = said[-MOST_LINES:]
    kept = [one for one in said[:-MOST_LINES] if one.marked] + last
    return msgspec.json.encode(kept).decode() if kept else ""


def without(text: str, name: re.Pattern[str], instead: str) -> str:
    """Evidence against others without the name of somebody who has left."""
    said = msgspec.json.decode(text, type=list[Said])
    for one in said:
        one.text = name.sub(instead, one.text)
    return msgspec.json.encode(said).decode()


def kept(person: Person, at: datetime) -> list[Executable]:
    """What keeps the reports of and about somebody who leaves, for a while, without the id."""
    until, columns = written(at + KEPT), reports.c
    former = literal(FORMER) + columns.id
    return [
        update(reports)
        .where(columns.whom == person.id)
        .values(whom=former, named=person.name, until=until),
        update(reports).where(columns.by == person.id).values(by=former, until=until),
    ]


def forgotten(at: str) -> Executable:
    """Deletes the reports that have been kept long enough."""
    return delete(reports).where(reports.c.until < at)
