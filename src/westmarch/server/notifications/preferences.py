"""How somebody wants to be called: which browsers, letters, a webhook."""

from __future__ import annotations

import hashlib
from typing import Any, Literal

import msgspec
from sqlalchemy import delete, exists, func, insert, select, update
from sqlalchemy.sql import Executable

from westmarch.kernel.texts.site_texts import say
from westmarch.server.common.errors import ApiError
from westmarch.server.common.time import now
from westmarch.server.identity.account_mail import confirmed_address
from westmarch.server.notifications import safe_http, web_push
from westmarch.server.notifications.tables import MOST_BROWSERS, subscriptions
from westmarch.server.storage.store import Store
from westmarch.server.storage.tables.people import callings

Letters = Literal["off", "now", "daily"]


class Calling(msgspec.Struct, kw_only=True):
    """How somebody wants to be called, but for browsers."""

    person: str
    letters: Letters = "off"
    confirmed: str | None = None
    """The address that was confirmed to be his."""
    webhook: str | None = None
    origin: str = ""
    """Where his links lead: the address at which he used the site."""
    language: str = "en"
    """The one he was spoken to in when he chose."""
    digested: str = ""
    short: bool = True
    """Whether he is told that his time is short."""


class Browser(msgspec.Struct, kw_only=True):
    """A browser that takes web push."""

    id: str
    person: str
    endpoint: str
    p256dh: str
    auth: str
    agent: str
    created: str

    @property
    def subscription(self) -> web_push.Subscription:
        return web_push.subscription(self.endpoint, self.p256dh, self.auth)


def browser_id(endpoint: str) -> str:
    """The id of a browser, which its endpoint has alone."""
    return hashlib.sha256(endpoint.encode()).hexdigest()


class Ways:
    """Everybody's ways."""

    def __init__(self, store: Store, world: safe_http.Outside) -> None:
        self._store = store
        self._outside = world

    async def calling(self, person: str) -> Calling:
        found = await self._rows(select(callings).where(callings.c.person == person), Calling)
        return found[0] if found else Calling(person=person)

    async def browsers(self, person: str) -> list[Browser]:
        mine = select(subscriptions).where(subscriptions.c.person == person)
        return await self._rows(mine.order_by(subscriptions.c.created), Browser)

    async def browser(self, id_: str) -> Browser | None:
        found = await self._rows(select(subscriptions).where(subscriptions.c.id == id_), Browser)
        return found[0] if found else None

    async def _rows(self, query: Any, kind: type[Any]) -> list[Any]:
        return await self._store.rows(query, kind)

    async def address(self, person: str) -> str | None:
        """Where letters to somebody go."""
        return await confirmed_address(self._store, person)

    async def of(self, person: str, pressing: bool = False) -> list[str]:
        """The ways in which somebody is called at once; for what is `pressing` also by letter who
        has but one a day, which may come too late."""
        calling = await self.calling(person)
        found = [f"push {browser.id}" for browser in await self.browsers(person)]
        wanted = ("now", "daily") if pressing else ("now",)
        if calling.letters in wanted and await self.address(person):
            found.append("mail")
        return [*found, "webhook"] if calling.webhook else found

    # ---- changes

    async def change(self, calling: Calling) -> None:
        values = msgspec.structs.asdict(calling)
        upsert = self._store.upsert(callings).values(**values)
        await self._store.write(
            upsert.on_conflict_do_update(index_elements=["person"], set_=values)
        )

    def check_webhook(self, url: str) -> str:
        """Raises `ApiError` for an address nothing is sent to."""
        try:
            self._outside.checked(url)
        except safe_http.Unsafe:
            raise ApiError(400, "bad_webhook", say("error-bad_webhook")) from None
        return url

    async def subscribe(
        self,
        person: str,
        endpoint: str,
        p256dh: str,
        auth: str,
        agent: str,
        instead: str | None = None,
    ) -> Browser:
        """Keep a browser, which belongs to nobody else from now on; `instead`: the endpoint it had
        until now. One transaction, so that no notification finds neither of the two."""
        try:
            self._outside.checked(endpoint)
            web_push.subscription(endpoint, p256dh, auth)
        except (safe_http.Unsafe, ValueError):
            raise ApiError(400, "bad_subscription", say("error-bad_subscription")) from None
        id_ = browser_id(endpoint)
        before = id_ if instead is None else browser_id(instead)
        known = {one.id for one in await self.browsers(person)} - {before}
        if id_ not in known and len(known) >= MOST_BROWSERS:
            raise ApiError(429, "too_many_browsers", say("error-too_many_browsers"))
        browser = Browser(
            id=id_,
            person=person,
            endpoint=endpoint,
            p256dh=p256dh,
            auth=auth,
            agent=agent,
            created=now(),
        )
        values = msgspec.structs.asdict(browser)
        mine = subscriptions.c.person == person
        await self._store.write(
            delete(subscriptions).where(subscriptions.c.id == before, mine),
            delete(subscriptions).where(subscriptions.c.id == id_),
            insert(subscriptions).values(**values),
        )
        return browser

    async def forget(self, id_: str, person: str | None = None) -> None:
        """A browser takes no calls any more; with `person`, if it is his."""
        mine = [] if person is None else [subscriptions.c.person == person]
        await self._store.write(delete(subscriptions).where(subscriptions.c.id == id_, *mine))

    async def stop_letters(self, person: str) -> None:
        await self._store.write(
            update(callings).where(callings.c.person == person).values(letters="off")
        )


def merge_statements(guest: str, account: str) -> list[Executable]:
    """Give an account the browsers in which a guest is notified, as the guest logs in to it. The
    guest's webhook is forgotten: at a browser that several use, anybody may have set it."""
    browsers, wishes = subscriptions.c, callings.c
    theirs, kept = callings.alias().c, subscriptions.alias().c
    count = select(func.count()).where(kept.person == account).scalar_subquery()
    notified = {"person": account, "letters": "off", "confirmed": None, "webhook": None}
    return [
        update(subscriptions)
        .where(browsers.person == guest, count < MOST_BROWSERS)
        .values(person=account),
        delete(subscriptions).where(browsers.person == guest),
        update(callings)
        .where(wishes.person == guest, ~exists().where(theirs.person == account))
        .values(**notified),
        delete(callings).where(wishes.person == guest),
    ]
