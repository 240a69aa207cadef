"""Who follows whom, who has blocked whom, and reports.

Following asks nobody: those one follows are one's friends' list, and two who follow each other are
friends. A block ends both ways of following. Neither of two people, one of whom has blocked the
other, can challenge the other or sit down at a table the other made; and who is blocked by somebody
at a table says nothing there.
"""

from __future__ import annotations

from collections.abc import Collection
from datetime import UTC, datetime, timedelta

from sqlalchemy import ColumnElement, Table, and_, delete, func, insert, or_, select
from sqlalchemy.exc import IntegrityError
from sqlalchemy.sql import Executable

from westmarch.kernel.texts.site_texts import say
from westmarch.server.common.errors import ApiError
from westmarch.server.common.ids import new_id
from westmarch.server.common.time import now
from westmarch.server.relations.schemas import NewReport, Relation
from westmarch.server.relations.tables import blocks as blocks_table
from westmarch.server.relations.tables import follows as follows_table
from westmarch.server.relations.tables import reports as reports_table
from westmarch.server.storage.store import Store
from westmarch.server.storage.tables.people import people as people_table
from westmarch.tabletop.clocks import written
from westmarch.tabletop.rows import is_bot_account
from westmarch.tabletop.views.schemas import PlayerOut

MOST_FOLLOWED = 500
MOST_BLOCKED = 1000
MOST_REPORTS = 10
"""Of one person in a day."""


class Relations:
    """How the people of a site stand to each other."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def _count(self, *where: ColumnElement[bool]) -> int:
        query = select(func.count()).where(*where)
        return int(await self._store.scalar(query))

    # ---- following

    async def follow(self, me: str, whom: str) -> None:
        """Raises `ApiError`."""
        follows = follows_table.c
        if await self.apart(me, [whom]):
            raise ApiError(409, "blocked", say("error-blocked"))
        if await self._count(follows.by == me) >= MOST_FOLLOWED:
            most = say("error-too_many_followed", most=MOST_FOLLOWED)
            raise ApiError(409, "too_many_followed", most)
        await self._add(follows_table, me, whom)

    async def unfollow(self, me: str, whom: str) -> None:
        follows = follows_table.c
        await self._store.write(delete(follows_table).where(follows.by == me, follows.whom == whom))

    async def followed(self, me: str) -> list[tuple[PlayerOut, bool]]:
        """Whom somebody follows, and whether it is mutual."""
        follows, people = follows_table.c, people_table.c
        query = (
            select(people.id, people.name)
            .join(follows_table, follows.whom == people.id)
            .where(follows.by == me)
            .order_by(people.name)
        )
        back = select(follows.by).where(follows.whom == me)
        rows = await self._store.tuples(query)
        followers = set(await self._store.scalars(back))
        return [
            (PlayerOut(row.id, row.name, is_bot_account(row.id)), row.id in followers)
            for row in rows
        ]

    async def followers(self, whom: str) -> int:
        return await self._count(follows_table.c.whom == whom)

    # ---- blocking

    async def block(self, me: str, whom: str, *also: Executable) -> None:
        """Block somebody, and do `also` what goes with it in the same transaction. Raises
        `ApiError`."""
        if await self._count(blocks_table.c.by == me) >= MOST_BLOCKED:
            most = say("error-too_many_blocked", most=MOST_BLOCKED)
            raise ApiError(409, "too_many_blocked", most)
        await self._add(blocks_table, me, whom)
        follows = follows_table.c
        await self._store.write(
            delete(follows_table).where(
                or_(
                    and_(follows.by == me, follows.whom == whom),
                    and_(follows.by == whom, follows.whom == me),
                )
            ),
            *also,
        )

    async def unblock(self, me: str, whom: str) -> None:
        blocks = blocks_table.c
        await self._store.write(delete(blocks_table).where(blocks.by == me, blocks.whom == whom))

    async def blocked(self, me: str) -> list[PlayerOut]:
        """Whom somebody has blocked."""
        blocks, people = blocks_table.c, people_table.c
        query = (
            select(people.id, people.name)
            .join(blocks_table, blocks.whom == people.id)
            .where(blocks.by == me)
            .order_by(people.name)
        )
        rows = await self._store.tuples(query)
        return [PlayerOut(row.id, row.name, is_bot_account(row.id)) for row in rows]

    async def apart(self, me: str, others: Collection[str]) -> set[str]:
        """Those of the others who have blocked somebody, or whom he has blocked."""
        blocks = blocks_table.c
        if not me or not others:
            return set()
        query = select(blocks.by, blocks.whom).where(
            or_(
                and_(blocks.by == me, blocks.whom.in_(others)),
                and_(blocks.whom == me, blocks.by.in_(others)),
            )
        )
        rows = await self._store.tuples(query)
        return {row.whom if row.by == me else row.by for row in rows}

    async def blocked_by(self, me: str, others: Collection[str]) -> bool:
        """Whether one of the others has blocked somebody."""
        blocks = blocks_table.c
        return bool(others) and bool(await self._count(blocks.whom == me, blocks.by.in_(others)))

    async def between(self, me: str, whom: str) -> Relation:
        """How somebody stands to another, as he may know."""
        follows, blocks = follows_table.c, blocks_table.c
        return Relation(
            me=me == whom,
            following=bool(await self._count(follows.by == me, follows.whom == whom)),
            follows_me=bool(await self._count(follows.by == whom, follows.whom == me)),
            blocked=bool(await self._count(blocks.by == me, blocks.whom == whom)),
        )

    async def _add(self, table: Table, me: str, whom: str) -> None:
        if me == whom:
            raise ApiError(409, "yourself", say("error-yourself"))
        row = {"by": me, "whom": whom, "created": now()}
        add = self._store.upsert(table).values(**row)
        await self._store.write(add.on_conflict_do_nothing())

    # ---- reports

    async def report(self, me: str, whom: str, data: NewReport, evidence: str = "") -> None:
        """Keep a report for the moderators, with what was said. Raises `ApiError`."""
        if me == whom:
            raise ApiError(409, "yourself", say("error-yourself"))
        reports = reports_table.c
        day = written(datetime.now(UTC) - timedelta(days=1))
        if await self._count(reports.by == me, reports.created > day) >= MOST_REPORTS:
            most = say("error-too_many_reports", most=MOST_REPORTS)
            raise ApiError(429, "too_many_reports", most)
        row = {
            "id": new_id(),
            "by": me,
            "whom": whom,
            "room": data.room,
            "reason": data.reason,
            "text": data.text.strip(),
            "created": now(),
            "closed": None,
            "note": "",
            "evidence": evidence,
        }
        try:
            await self._store.write(insert(reports_table).values(**row))
        except IntegrityError:
            raise ApiError(503, "not_stored", say("error-not_stored")) from None
