"""What is asked about people."""

from __future__ import annotations

from collections.abc import Sequence

from sqlalchemy import select

from westmarch.server.common.errors import not_found
from westmarch.server.identity.names import account_key
from westmarch.server.identity.tables import moderators as moderators_table
from westmarch.server.storage.rows.people import PersonRow
from westmarch.server.storage.store import Store
from westmarch.server.storage.tables.people import bots as bots_table
from westmarch.server.storage.tables.people import people as people_table
from westmarch.tabletop.rows import is_bot_account
from westmarch.tabletop.views.schemas import PlayerOut


async def person(store: Store, id_: str) -> PersonRow | None:
    """Somebody by id."""
    return await store.row(select(people_table).where(people_table.c.id == id_), PersonRow)


async def account(store: Store, key: str) -> PersonRow | None:
    """An account by its name, however it is spelt."""
    return await store.row(select(people_table).where(people_table.c.account == key), PersonRow)


async def looks_like(store: Store, skeleton: str) -> PersonRow | None:
    """An account whose name could be taken for another."""
    found = select(people_table).where(people_table.c.skeleton == skeleton)
    return await store.row(found, PersonRow)


async def is_moderator(store: Store, whom: str) -> bool:
    query = select(moderators_table.c.person).where(moderators_table.c.person == whom)
    return await store.first(query) is not None


async def called(store: Store, name: str) -> PersonRow:
    """The account with a name. Guests have no profile. Raises `ApiError`."""
    row = await account(store, account_key(name))
    if row is None:
        raise not_found("person")
    return row


async def known(store: Store, who: str) -> PersonRow:
    """The account with an id; or, for addresses that were written down when there were names in
    them, the one of that name. Raises `ApiError`."""
    row = await person(store, who)
    return row if row is not None and row.account is not None else await called(store, who)


async def anybody(store: Store, who: str) -> PersonRow:
    """Somebody by id, guests too; or an account by its name. Raises `ApiError`."""
    return await person(store, who) or await called(store, who)


async def with_accounts(store: Store, ids: Sequence[str]) -> list[PlayerOut]:
    """Those who have one, by id."""
    people = people_table.c
    query = select(people.id, people.name).where(people.id.in_(ids), people.account.is_not(None))
    rows = await store.tuples(query.order_by(people.id))
    return [PlayerOut(row.id, row.name, is_bot_account(row.id)) for row in rows]


async def owner_of(store: Store, bot: PersonRow) -> PlayerOut | None:
    """Whose bot it is; None for people, and for a bot account that is no more."""
    if not is_bot_account(bot.id):
        return None
    query = (
        select(people_table.c.id, people_table.c.name)
        .join(bots_table, bots_table.c.owner == people_table.c.id)
        .where(bots_table.c.id == bot.id)
    )
    found = await store.first(query)
    return None if found is None else PlayerOut(found.id, found.name)
