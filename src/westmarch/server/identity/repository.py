"""People as they are kept."""

from __future__ import annotations

from sqlalchemy import select, update

from westmarch.server.storage.rows.mapping import to_row
from westmarch.server.storage.rows.people import PersonRow
from westmarch.server.storage.store import Store
from westmarch.server.storage.tables import rooms as db
from westmarch.server.storage.tables.people import people as people_table
from westmarch.tabletop.rows import PLAYING, WAITING


async def save_person(store: Store, person: PersonRow) -> None:
    """Keep somebody, new or changed."""
    values = to_row(person)
    changed = {k: v for k, v in values.items() if k not in ("id", "created")}
    await store.write(
        store.upsert(people_table)
        .values(**values)
        .on_conflict_do_update(index_elements=["id"], set_=changed)
    )


async def ensure_person(store: Store, person: PersonRow) -> None:
    """Keep somebody who is not known yet."""
    await store.write(
        store.upsert(people_table)
        .values(**to_row(person))
        .on_conflict_do_nothing(index_elements=["id"])
    )


async def rename_person(store: Store, person: str, name: str) -> None:
    """Somebody's new name also stands at the seats of games not over yet."""
    running = select(db.rooms.c.id).where(db.rooms.c.status.in_((WAITING, PLAYING)))
    await store.write(
        update(people_table).where(people_table.c.id == person).values(name=name),
        update(db.seats)
        .where(db.seats.c.person == person, db.seats.c.room.in_(running))
        .values(name=name),
    )
