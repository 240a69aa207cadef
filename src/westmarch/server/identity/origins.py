"""From where accounts are made and used, so that one who plays against himself is found.

An address is never stored: what is, is a keyed hash of it, which nobody can turn back into the
address without the site's secret, and for thirty days after it was last seen. Of an IPv6 address
it is the network (http/network.py).
"""

from __future__ import annotations

import hashlib
import hmac
import logging
from datetime import UTC, datetime, timedelta

from sqlalchemy import delete, func, insert, literal, select, update
from sqlalchemy.sql import Executable

from westmarch.kernel.texts.site_texts import say
from westmarch.server.common.errors import ApiError, named
from westmarch.server.common.ids import new_id
from westmarch.server.identity.tables import addresses as addresses_table
from westmarch.server.identity.tables import listings as listings_table
from westmarch.server.storage.store import Store
from westmarch.server.storage.tables import rooms as db
from westmarch.server.storage.transactions import MUST_FIND
from westmarch.tabletop.clocks import written
from westmarch.tabletop.rows import PLAYING, WAITING

log = logging.getLogger("westmarch.server")

KEPT = timedelta(days=30)
DAY = timedelta(days=1)
SEEN_EVERY = timedelta(hours=6)
"""Who stays at one address is noted there no more often."""
LISTED_HERE = 5
"""Rooms in the lobby that were opened at one address and wait for somebody."""
LISTED_BY_ONE = 3
"""Those of one person."""


class Origins:
    """The addresses of one site, as it may know them."""

    def __init__(self, store: Store, secret: str) -> None:
        self._store = store
        self._key = hmac.digest(secret.encode(), b"addresses", hashlib.sha256)

    def hashed(self, address: str) -> str:
        return hmac.new(self._key, address.encode(), hashlib.sha256).hexdigest()

    # ---- accounts

    async def make(self, person: str, address: str, most: int) -> None:
        """An account is about to be made at an address: at most so many a day; 0: as many as
        anybody likes. Raises `ApiError`."""
        at, here = datetime.now(UTC), addresses_table.c
        origin, id_ = self.hashed(address), new_id()
        await self._store.write(
            delete(addresses_table).where(here.person == person, here.address == origin),
            insert(addresses_table).values(
                id=id_,
                person=person,
                address=origin,
                made=True,
                first=written(at),
                last=written(at),
            ),
        )
        # Written first and counted then: of many that are made at once none slips through.
        query = select(func.count()).where(
            here.address == origin, here.made, here.first > written(at - DAY)
        )
        made = int(await self._store.scalar(query))
        if most and made > most:
            await self.unmake(person)
            raise ApiError(429, "too_many_accounts", say("error-too_many_accounts"))

    async def unmake(self, person: str) -> None:
        """No account was made after all."""
        here = addresses_table.c
        await self._store.write(delete(addresses_table).where(here.person == person, here.made))

    async def note(self, person: str, address: str) -> None:
        """An account is used at an address; should that not be stored, it is the next time."""
        try:
            await self._seen(person, address)
        except Exception as error:
            log.warning("an address was not noted: %s", named(error))

    async def _seen(self, person: str, address: str) -> None:
        at, here, origin = datetime.now(UTC), addresses_table.c, self.hashed(address)
        mine = here.person == person, here.address == origin
        query = select(here.last).where(*mine)
        last = await self._store.scalar(query)
        if last is None:
            row = {"person": person, "address": origin, "first": written(at), "last": written(at)}
            add = self._store.upsert(addresses_table).values(id=new_id(), **row)
            await self._store.write(add.on_conflict_do_nothing())
        elif last < written(at - SEEN_EVERY):
            await self._store.write(update(addresses_table).where(*mine).values(last=written(at)))

    # ---- rooms in the lobby

    def listed(self, address: str, room: str, owner: str) -> Executable:
        """A room is shown in the lobby, unless there are too many of its maker's or of this
        address: then its writer is `Fenced`."""
        rooms, listings, origin = db.rooms.c, listings_table, self.hashed(address)
        free = select(db.seats.c.room).where(
            db.seats.c.kind != "bot", db.seats.c.person.is_(None), db.seats.c.bot.is_(None)
        )
        open_ = (rooms.status.in_((WAITING, PLAYING)), rooms.listed, rooms.id.in_(free))
        mine = select(func.count()).where(*open_, rooms.owner == owner).scalar_subquery()
        here = (
            select(func.count())
            .where(*open_, rooms.id == listings.c.room, listings.c.address == origin)
            .scalar_subquery()
        )
        row = select(literal(room), literal(origin), literal(written(datetime.now(UTC)))).where(
            mine <= LISTED_BY_ONE, here < LISTED_HERE
        )
        return (
            insert(listings)
            .from_select(["room", "address", "at"], row)
            .execution_options(**MUST_FIND)
        )


async def forget_old(store: Store) -> None:
    """What was seen too long ago is known no more."""
    before = written(datetime.now(UTC) - KEPT)
    await store.write(
        delete(addresses_table).where(addresses_table.c.last < before),
        delete(listings_table).where(listings_table.c.at < before),
    )
