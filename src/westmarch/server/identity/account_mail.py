"""Letters about accounts: that an address is its owner's, a code for a forgotten password, and news
of changes that a thief would make too."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable

from sqlalchemy import select, update

from westmarch.kernel.texts.language import offered, speaking
from westmarch.kernel.texts.site_texts import say
from westmarch.server.common.errors import named
from westmarch.server.http.rate_limits import Limits
from westmarch.server.identity import queries as identity_queries
from westmarch.server.identity.mail import Post
from westmarch.server.identity.mail_links import Links
from westmarch.server.storage.rows.people import PersonRow
from westmarch.server.storage.store import Store
from westmarch.server.storage.tables.people import callings
from westmarch.server.storage.tables.people import people as people_table

log = logging.getLogger("westmarch.server")

SECONDS = 30.0
"""All that sending a letter may take."""

Written = Callable[[], tuple[str, list[str]]]
"""The subject and the paragraphs of a letter, in the language spoken."""


async def confirmed_address(store: Store, person: str) -> str | None:
    """Where letters to somebody go: the account's address, once it is confirmed."""
    query = (
        select(people_table.c.mail)
        .join(callings, callings.c.person == people_table.c.id)
        .where(people_table.c.id == person, people_table.c.mail == callings.c.confirmed)
    )
    return await store.scalar(query)


class Letters:
    """The letters of one site, which has a mail server."""

    def __init__(self, store: Store, post: Post, links: Links, site: str, limits: Limits) -> None:
        self._store = store
        self._post = post
        self._links = links
        self._site = site
        self._limits = limits

    async def ask(self, person: PersonRow) -> bool:
        """Send an account's address a link that confirms it. Whether one was sent: a mailbox gets
        few of them, whoever asks."""
        address = person.mail
        if address is None or not await self._limits.letters.try_acquire(
            f"to {address.casefold()}"
        ):
            return False
        link = f"{self._site}/calls/confirm/{self._links.confirm(person.id, address)}"

        def words() -> tuple[str, list[str]]:
            lines = [say("call-confirm", name=person.name), link, say("call-confirm-else")]
            return say("call-confirm-title"), lines

        return await self._send(person, address, words)

    async def code(self, person: PersonRow, code: str) -> None:
        """A code for a forgotten password."""

        def words() -> tuple[str, list[str]]:
            lines = [say("mail-code", name=person.name), f"    {code}", say("mail-once")]
            return say("mail-subject"), lines

        if person.mail is not None:
            await self._send(person, person.mail, words)

    async def new_password(self, person: PersonRow) -> None:
        """Tell an account's address that its password was changed."""
        if person.mail is not None:
            await self._tell(person, person.mail, "mail-new_password")

    async def new_address(self, before: PersonRow, after: PersonRow) -> None:
        """Tell an account's address that letters go elsewhere, and ask the new one."""
        if before.mail is not None:
            await self._tell(before, before.mail, "mail-new_address")
        if after.mail is not None and after.mail != await confirmed_address(self._store, after.id):
            await self.ask(after)

    async def _tell(self, person: PersonRow, address: str, what: str) -> None:
        if not await self._limits.notices.try_acquire(address.casefold()):
            return

        def words() -> tuple[str, list[str]]:
            return say(f"{what}-title"), [say(what, name=person.name), say("mail-not_me"), link]

        link = f"{self._site}/me"
        await self._send(person, address, words)

    async def _send(self, person: PersonRow, address: str, words: Written) -> bool:
        # In the language its owner has chosen, whoever asks for it.
        with speaking(person.language and offered(person.language)):
            subject, lines = words()
        try:
            async with asyncio.timeout(SECONDS):
                await self._post.send(address, subject, "\n\n".join(lines) + "\n")
        except Exception as error:  # whatever an address kept long ago may lead to
            log.error("a letter could not be sent: %s", named(error))
            return False
        return True

    async def confirm(self, token: str) -> bool:
        """Whether a link shows that an account's address, as it is now, is its owner's."""
        found = self._links.confirmed(token)
        row = None if found is None else await identity_queries.person(self._store, found[0])
        if found is None or row is None or row.mail != found[1]:
            return False
        values = {
            "person": row.id,
            "letters": "off",
            "origin": "",
            "digested": "",
            "confirmed": row.mail,
            "language": row.language or "en",
        }
        kept = self._store.upsert(callings).values(**values)
        await self._store.write(
            kept.on_conflict_do_nothing(),
            update(callings).where(callings.c.person == row.id).values(confirmed=row.mail),
        )
        return True
