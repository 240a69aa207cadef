"""When clocks stand still: while no process of the site was there, and on somebody's vacation.

All of it is few rows, and every process has them in memory: it reads them again now and then, and
at once when another says that they have changed.
"""

from __future__ import annotations

import math
from datetime import UTC, datetime, timedelta
from typing import TYPE_CHECKING

from sqlalchemy import insert, select, update
from sqlalchemy.sql import Executable

from westmarch.kernel.texts.site_texts import say
from westmarch.server.clocks.tables import outages as outages_table
from westmarch.server.clocks.tables import vacations as vacations_table
from westmarch.server.common.errors import ApiError
from westmarch.server.common.ids import new_id
from westmarch.server.storage.metadata import settings as settings_table
from westmarch.server.storage.settings import setting
from westmarch.tabletop.clocks import Span, read, written

if TYPE_CHECKING:
    from westmarch.server.storage.store import Store

SILENT = 90.0
"""Seconds without any process after which it was an outage."""
ROUNDS = 4
"""So many rounds are not missed by a process that is merely busy."""
KNOWN = timedelta(days=370)
"""What is longer ago concerns no clock."""
ALIVE = "alive"
"""The setting that says when a process of the site was last there."""


def _new_year(year: int) -> datetime:
    return datetime(year, 1, 1, tzinfo=UTC)


def _days(begin: datetime, until: datetime, year: int) -> int:
    """The days of a vacation that fall into a year, those begun counted whole."""
    within = min(until, _new_year(year + 1)) - max(begin, _new_year(year))
    return max(0, math.ceil(within.total_seconds() / 86400))


class Pauses:
    """When clocks stand, as this process knows it."""

    def __init__(self, store: Store, every: float) -> None:
        self._store = store
        self._silent = max(SILENT, ROUNDS * every)
        """Seconds without a word of this very process, which speaks so often, that it was away."""
        self._outages: list[Span] = []
        self._vacations: dict[str, list[Span]] = {}
        self._lost_sight = True
        """Whether this process may have been away just before."""

    def stops(self, person: str) -> list[Span]:
        """When the clock of somebody stands."""
        return self._outages + self._vacations.get(person, [])

    def vacation(self, person: str | None, at: datetime) -> datetime | None:
        """Until when somebody is on vacation; None: he is not."""
        spans = self._vacations.get(person or "", [])
        return next((until for begin, until in spans if begin <= at < until), None)

    async def load(self, at: datetime) -> None:
        """Read what the others have written."""
        since = written(at - KNOWN)
        out = await self._store.tuples(select(outages_table).where(outages_table.c.until > since))
        away = await self._store.tuples(
            select(vacations_table).where(vacations_table.c.until > since)
        )
        self._outages = [(read(one.begin), read(one.until)) for one in out]
        found: dict[str, list[Span]] = {}
        for one in away:
            found.setdefault(one.person, []).append((read(one.begin), read(one.until)))
        self._vacations = found

    # ---- outages

    async def beat(self, at: datetime) -> None:
        """Say that this process is there; where none was, write down since when: all had ended, or
        the only one stood still with its whole machine. Should this fail, the next one that does
        not tells how long it was."""
        lost, self._lost_sight = self._lost_sight, True
        last = await setting(self._store, ALIVE, written(at))
        settings = settings_table.c
        async with self._store.engine.begin() as connection:
            done = await connection.execute(
                update(settings_table)
                .where(settings.key == ALIVE, settings.value == last)
                .values(value=written(at))
            )
            gap = (at - read(last)).total_seconds()
            if done.rowcount and gap > (SILENT if lost else self._silent):
                # Nobody else has told it meanwhile.
                await connection.execute(
                    insert(outages_table).values(begin=last, until=written(at))
                )
        self._lost_sight = False

    # ---- vacations

    async def days_used(self, person: str, at: datetime) -> int:
        """How many days of vacation somebody has had, or has chosen, in the year of a moment."""
        vacations = vacations_table.c
        query = select(vacations_table).where(
            vacations.person == person, vacations.until > written(_new_year(at.year))
        )
        found = await self._store.tuples(query)
        return sum(_days(read(one.begin), read(one.until), at.year) for one in found)

    async def leave(self, person: str, days: int, at: datetime, most: int) -> None:
        """Somebody goes on vacation. Raises `ApiError` when he is, or has no days left."""
        await self.load(at)
        if self.vacation(person, at) is not None:
            raise ApiError(409, "on_vacation", say("error-on_vacation"))
        until = at + timedelta(days=days)
        for moment in sorted({at.year: at, until.year: until}.values()):
            left = most - await self.days_used(person, moment)
            if _days(at, until, moment.year) > left:
                raise ApiError(409, "no_vacation", say("error-no_vacation", left=max(0, left)))
        begin, end = written(at), written(until)
        values = {"id": new_id(), "person": person, "begin": begin, "until": end}
        await self._store.write(insert(vacations_table).values(**values))
        await self.load(at)

    async def come_back(self, person: str, at: datetime) -> None:
        """Somebody is back before his time."""
        vacations = vacations_table.c
        await self._store.write(
            update(vacations_table)
            .where(vacations.person == person, vacations.until > written(at))
            .values(until=written(at))
        )
        await self.load(at)


def merge_statements(guest: str, account: str) -> list[Executable]:
    """Give a guest's vacations to an account."""
    vacations = vacations_table
    return [update(vacations).where(vacations.c.person == guest).values(person=account)]
