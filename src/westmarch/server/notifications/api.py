"""``/api/me/calls``: how I am called; ``/api/calls``: links in letters, which need no login."""

from __future__ import annotations

import re
from typing import Annotated, Any

import msgspec
from litestar import Request, delete, get, post, put
from litestar.params import JSONBody, PathParameter

from westmarch.kernel.texts.language import spoken
from westmarch.kernel.texts.site_texts import say
from westmarch.server.common.errors import ApiError, not_found
from westmarch.server.http.errors import PROBLEMS
from westmarch.server.identity import queries as identity_queries
from westmarch.server.identity.dependencies import Someone, TheHall, limited, people_of
from westmarch.server.identity.people import Person
from westmarch.server.identity.repository import ensure_person
from westmarch.server.notifications import outbox
from westmarch.server.notifications.notifier import Caller
from westmarch.server.notifications.outbox import DAILY, new_call
from westmarch.server.notifications.schemas import (
    BrowserOut,
    CallsOut,
    CallsWish,
    Confirmation,
    NewBrowser,
)
from westmarch.tabletop.clocks import written

Asked = Request[Any, Any, Any]
Token = Annotated[str, PathParameter(max_length=600)]
BrowserId = Annotated[str, PathParameter(max_length=64)]
_HOST = re.compile(r"[A-Za-z0-9.-]+(:\d+)?|\[[0-9A-Fa-f:]+\](:\d+)?")


def caller_of(request: Asked) -> Caller:
    caller: Caller = request.app.state.caller
    return caller


def _origin(request: Asked) -> str:
    """Where somebody uses the site, for the links he is sent."""
    host = request.headers.get("host", "")
    if len(host) > 150 or not _HOST.fullmatch(host):
        return ""
    return f"{request.url.scheme}://{host}"


async def _shown(request: Asked, person: Person) -> CallsOut:
    caller = caller_of(request)
    calling = await caller.ways.calling(person.id)
    row = await identity_queries.person(caller.hall.store, person.id)
    mail = None if row is None else row.mail
    assert caller.push is not None
    return CallsOut(
        key=caller.push.public,
        browsers=[
            BrowserOut(one.id, one.agent, one.created)
            for one in await caller.ways.browsers(person.id)
        ],
        letters=calling.letters,
        mail=mail,
        mail_possible=caller.post is not None,
        confirmed=mail is not None and mail == calling.confirmed,
        webhook=calling.webhook,
        short=calling.short,
    )


@get("/me/calls", summary="How I am called", tags=["calls"], responses=PROBLEMS)
async def mine(request: Asked, person: Someone) -> CallsOut:
    """The ways in which my turn reaches me."""
    return await _shown(request, person)


@put("/me/calls", summary="Change how I am called", tags=["calls"], responses=PROBLEMS)
async def change(
    request: Asked, hall: TheHall, person: Someone, data: JSONBody[CallsWish]
) -> CallsOut:
    """Letters and a webhook. An address that was not confirmed is sent a link first."""
    await limited(request, "calls", person.id)
    caller = caller_of(request)
    calling = await caller.ways.calling(person.id)
    if data.webhook is not None and data.webhook != calling.webhook:
        caller.ways.check_webhook(data.webhook)
    if data.letters != "off":
        await _check_letters(request, person, calling.confirmed)
    if data.letters == "daily" and calling.letters != "daily":
        calling.digested = written(hall.keeper.at - DAILY)  # the first comes now
    await ensure_person(hall.store, person.row())
    await caller.ways.change(
        msgspec.structs.replace(
            calling,
            letters=data.letters,
            webhook=data.webhook,
            short=calling.short if data.short is None else data.short,
            origin=_origin(request) or calling.origin,
            language=spoken(),
        )
    )
    return await _shown(request, person)


async def _check_letters(request: Asked, person: Person, confirmed: str | None) -> None:
    """Letters need an account with an address. One that is not confirmed yet is sent a link."""
    caller = caller_of(request)
    row = await identity_queries.person(caller.hall.store, person.id)
    if caller.post is None:
        raise ApiError(409, "no_mail", say("error-no_letters"))
    if person.guest or row is None or row.mail is None:
        raise ApiError(409, "no_address", say("error-no_address"))
    if row.mail == confirmed:
        return
    await limited(request, "letters", person.id)
    letters = people_of(request).letters
    if letters is None or not await letters.ask(row):
        raise ApiError(503, "no_mail", say("error-letter_failed"))


@post("/me/calls/push", summary="Call this browser", tags=["calls"], responses=PROBLEMS)
async def subscribe(
    request: Asked, hall: TheHall, person: Someone, data: JSONBody[NewBrowser]
) -> CallsOut:
    """Web push to a browser that has subscribed with the key."""
    await limited(request, "calls", person.id)
    caller = caller_of(request)
    await ensure_person(hall.store, person.row())
    agent = request.headers.get("user-agent", "")[:200]
    keys = data.keys
    await caller.ways.subscribe(
        person.id, data.endpoint, keys.p256dh, keys.auth, agent, data.instead
    )
    calling = await caller.ways.calling(person.id)
    origin = _origin(request) or calling.origin
    if (calling.origin, calling.language) != (origin, spoken()):
        changed = msgspec.structs.replace(calling, origin=origin, language=spoken())
        await caller.ways.change(changed)
    return await _shown(request, person)


@delete(
    "/me/calls/push/{browser_id:str}",
    summary="Do not call a browser any more",
    tags=["calls"],
    responses=PROBLEMS,
    status_code=200,
)
async def unsubscribe(request: Asked, person: Someone, browser_id: BrowserId) -> CallsOut:
    """No web push to one of my browsers any more."""
    await caller_of(request).ways.forget(browser_id, person.id)
    return await _shown(request, person)


@post(
    "/me/calls/test",
    summary="Try my calls",
    tags=["calls"],
    responses=PROBLEMS,
    status_code=202,
)
async def test(request: Asked, person: Someone) -> None:
    """Send a call in every way that is set up, to see that it comes."""
    await limited(request, "call_tests", person.id)
    await limited(request, "call_tests_from")
    caller = caller_of(request)
    at = caller.hall.keeper.at
    ways = await caller.ways.of(person.id)
    if not ways:
        raise ApiError(409, "no_ways", say("error-no_ways"))
    number = int(at.timestamp() * 1000) % 2**31
    rows = [new_call(person.id, "", outbox.TEST, number, way, at, at) for way in ways]
    await caller.outbox.add(*rows)
    await caller.send_due()


# ---- links in letters


@post("/calls/off/{token:str}", summary="No more letters", tags=["calls"], responses=PROBLEMS)
async def off(request: Asked, token: Token) -> None:
    """One click, by a person or a mail program (RFC 8058), ends the letters; no login."""
    caller = caller_of(request)
    person = caller.links.whose_off(token)
    if person is None:
        raise not_found("link")
    await caller.ways.stop_letters(person)


@post(
    "/calls/confirm",
    summary="Confirm an address",
    tags=["calls"],
    responses=PROBLEMS,
    status_code=204,
)
async def confirm(request: Asked, data: JSONBody[Confirmation]) -> None:
    """Whoever opens the link of a letter has its address: letters may go there."""
    letters = people_of(request).letters
    if letters is None or not await letters.confirm(data.token):
        raise not_found("link")


HANDLERS = [mine, change, subscribe, unsubscribe, test, off, confirm]
