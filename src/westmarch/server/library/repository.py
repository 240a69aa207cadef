"""What people make and keep, battles and decks: one with the link may read it, who made it may
change it. Each shelf is a table of the database with the same columns for id, owner, revision and
times."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Generic, TypeVar

from sqlalchemy import Table, delete, insert, select, update

from westmarch.kernel.texts.site_texts import say
from westmarch.server.http.errors import ApiError, Fenced, not_found
from westmarch.server.identity.people import Person
from westmarch.server.storage.rows.mapping import (
    BattleRow,
    DeckRow,
    from_row,
    now,
    readable,
    to_row,
)
from westmarch.server.storage.store import Store
from westmarch.server.storage.tables import rooms as db
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
        async with self.store.engine.connect() as connection:
            found = await connection.execute(query)
            return readable(found.mappings(), self.row)

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
        person = await self.store.person(row.owner)
        return PlayerOut(row.owner, person.name if person is not None else "")

    async def add(self, person: Person, row: Row, most: int) -> None:
        """Keep something new of somebody who has fewer than `most`."""
        if len(await self.of(person.id)) >= most:
            sentence = say(f"error-too_many_{self.word}s", most=most)
            raise ApiError(429, f"too_many_{self.word}s", sentence)
        await self.store.keep_guest(person.row())
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
        marks = db.marks.c
        await self.store.write(
            delete(self.table).where(self.table.c.id == row.id),
            delete(db.marks).where(marks.kind == self.word, marks.item == row.id),
        )

    async def own(self, person: Person, id_: str) -> Row:
        """What somebody made. Raises `ApiError` when it is another's."""
        row = await self.one(id_)
        if row.owner != person.id:
            sentence = say(f"error-not_yours_{self.word}")
            raise ApiError(403, "not_yours", sentence)
        return row
