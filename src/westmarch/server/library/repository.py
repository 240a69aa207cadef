"""What people make and keep, battles and decks: one with the link may read it, who made it may
change it. Each shelf is a table of the database with the same columns for id, owner, revision and
times."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Generic, TypeVar

from sqlalchemy import Table, delete, insert, select, update
from sqlalchemy.sql import Executable

from westmarch.kernel.texts.site_texts import say
from westmarch.server.common.errors import ApiError, Fenced, not_found
from westmarch.server.common.time import now
from westmarch.server.identity import queries as identity_queries
from westmarch.server.identity.people import Person
from westmarch.server.identity.repository import ensure_person
from westmarch.server.library.tables import BattleRow, DeckRow
from westmarch.server.library.tables import battles as battles_table
from westmarch.server.library.tables import decks as decks_table
from westmarch.server.library.tables import marks as marks_table
from westmarch.server.storage.rows.mapping import from_row, readable, to_row
from westmarch.server.storage.store import Store
from westmarch.server.storage.transactions import MUST_FIND
from westmarch.tabletop.views.schemas import PlayerOut

Row = TypeVar("Row", BattleRow, DeckRow)


class Shelf(Generic[Row]):
    """All battles, or all decks, of one server."""

    def __init__(self, store: Store, table: Table, row: type[Row], word: str) -> None:
        self.store = store
        self.table = table
        self._row: type[Row] = row
        self.word = word

    def row(self, stored: Any) -> Row:
        """What was made, as it is stored."""
        return from_row(stored, self._row)

    async def _all(self, query: Any) -> list[Row]:
        return readable(await self.store.mappings(query), self.row)

    async def one(self, id_: str) -> Row:
        """One by its id. Raises `ApiError` when there is none."""
        found = await self._all(select(self.table).where(self.table.c.id == id_).limit(1))
        if not found:
            raise not_found(self.word)
        return found[0]

    async def of(self, person: str) -> list[Row]:
        """What somebody made, the last saved first."""
        columns = self.table.c
        query = select(self.table).where(columns.owner == person)
        return await self._all(query.order_by(columns.updated.desc(), columns.id))

    async def owner(self, row: Row) -> PlayerOut:
        """Who made it."""
        person = await identity_queries.person(self.store, row.owner)
        return PlayerOut(row.owner, person.name if person is not None else "")

    async def add(self, person: Person, row: Row, most: int) -> None:
        """Keep something new of somebody who has fewer than `most`."""
        if len(await self.of(person.id)) >= most:
            sentence = say(f"error-too_many_{self.word}s", most=most)
            raise ApiError(429, f"too_many_{self.word}s", sentence)
        await ensure_person(self.store, person.row())
        await self.store.write(insert(self.table).values(**to_row(row)))

    async def save(
        self, person: Person, id_: str, revision: int, change: Callable[[Row], None]
    ) -> Row:
        """Change what somebody made. Raises `ApiError` when it is another's, or was saved elsewhere
        since that revision."""
        row = await self.own(person, id_)
        if row.revision != revision:
            raise self._changed()
        change(row)
        row.updated = now()
        row.revision += 1
        values = to_row(row)
        await self.write(values.pop("id"), revision, values)
        return row

    async def write(self, id_: str, revision: int, values: dict[str, Any]) -> None:
        """Keep these values of something that still has a revision. Raises `ApiError` where it was
        saved elsewhere meanwhile, by whatever process."""
        same = self.table.c.id == id_, self.table.c.revision == revision
        kept = update(self.table).where(*same).values(**values)
        try:
            await self.store.write(kept.execution_options(**MUST_FIND))
        except Fenced:
            raise self._changed() from None

    def _changed(self) -> ApiError:
        return ApiError(409, "changed_elsewhere", say(f"error-changed_{self.word}"))

    async def remove(self, person: Person, id_: str) -> None:
        """Remove what somebody made."""
        row = await self.own(person, id_)
        marks = marks_table.c
        await self.store.write(
            delete(self.table).where(self.table.c.id == row.id),
            delete(marks_table).where(marks.kind == self.word, marks.item == row.id),
        )

    async def own(self, person: Person, id_: str) -> Row:
        """What somebody made. Raises `ApiError` when it is another's."""
        row = await self.one(id_)
        if row.owner != person.id:
            sentence = say(f"error-not_yours_{self.word}")
            raise ApiError(403, "not_yours", sentence)
        return row


def merge_statements(guest: str, account: str) -> list[Executable]:
    """Give a guest's battles and decks to an account."""
    return [
        update(table).where(table.c.owner == guest).values(owner=account)
        for table in (battles_table, decks_table)
    ]
