"""``/api/me``, ``/api/accounts``, ``/api/session``: who somebody is, accounts, sessions, and the
ways back into an account."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine, Sequence
from typing import Any

from litestar import Request, Response, delete, get, patch, post, put
from litestar.datastructures import Cookie
from litestar.params import JSONBody
from sqlalchemy import func, select

from westmarch.kernel.texts.language import LANGUAGES_WHOLE, offered
from westmarch.kernel.texts.site_texts import say
from westmarch.server.accounts import deletion
from westmarch.server.accounts.guest_merge import merge_guest
from westmarch.server.common.errors import ApiError, not_found
from westmarch.server.http.errors import PROBLEMS
from westmarch.server.http.network import address
from westmarch.server.identity import queries as identity_queries
from westmarch.server.identity.account_mail import confirmed_address
from westmarch.server.identity.dependencies import (
    Name,
    Someone,
    TheHall,
    Visitor,
    account_of,
    hall_of,
    limited,
    origins_of,
    people_of,
)
from westmarch.server.identity.names import account_key
from westmarch.server.identity.people import COOKIE, Person, new_guest
from westmarch.server.identity.schemas import (
    AccountOut,
    Codes,
    Confirmed,
    Credentials,
    Forgotten,
    Me,
    NewAccount,
    NewLanguage,
    NewMail,
    NewName,
    NewPassword,
    Recovery,
    Registration,
    SessionOut,
)
from westmarch.server.storage.rows.people import SessionRow
from westmarch.server.storage.tables.people import recovery as recovery_table

Asked = Request[Any, Any, Any]
FORGET_ME = Cookie(COOKIE, path="/", value="", max_age=0, httponly=True, samesite="lax")


def _secure(request: Asked) -> bool:
    return request.scope.get("scheme") == "https"


async def _session(request: Asked, person: Person) -> Cookie:
    """A new session, whatever the cookie said before."""
    agent = request.headers.get("user-agent", "")
    return await people_of(request).session_cookie(person, agent, _secure(request))


async def _guessing(request: Asked, name: str) -> None:
    """Count one guess at a password or code: by address, and by address and name. Never by the name
    alone, or anybody could lock an account's owner out."""
    await limited(request, "passwords")
    await limited(request, "passwords", f"{address(request.scope)} at {account_key(name)}")


def _hang_up(request: Asked, ended: Sequence[SessionRow]) -> None:
    hall_of(request).end_sessions({row.id for row in ended})


def _in_time(request: Asked, work: Coroutine[Any, Any, Any]) -> None:
    """Have something done that the answer does not wait for."""
    hall_of(request).spawn(asyncio.create_task(work))


async def _tell_of_password(request: Asked, person: str) -> None:
    letters = people_of(request).letters
    row = await identity_queries.person(hall_of(request).store, person)
    if letters is not None and row is not None:
        _in_time(request, letters.new_password(row))


# ---- who am I


@get("/me", summary="Who am I", tags=["people"], responses=PROBLEMS)
async def me(request: Asked, visitor: Visitor) -> Response[Me]:
    """Who is asking. A visitor not seen before becomes a guest at once."""
    if visitor is not None:
        return Response(visitor.me())
    guest = new_guest()
    return Response(guest.me(), cookies=[people_of(request).guest_cookie(guest, _secure(request))])


@put(
    "/me/language",
    summary="Choose a language",
    tags=["people"],
    responses=PROBLEMS,
    status_code=204,
)
async def speak(request: Asked, person: Someone, data: JSONBody[NewLanguage]) -> None:
    """Be spoken to in a language from now on, wherever one logs in."""
    language = offered(data.language)
    if language is None:
        spoken = ", ".join(LANGUAGES_WHOLE)
        raise ApiError(400, "unknown_language", say("error-unknown_language", languages=spoken))
    await people_of(request).set_language(person, language)


@patch("/me", summary="Change my name", tags=["people"], responses=PROBLEMS)
async def rename(request: Asked, person: Someone, data: JSONBody[NewName]) -> Response[Me]:
    """Be called otherwise."""
    people = people_of(request)
    renamed = await people.rename(person, data.name)
    hall_of(request).call_by(person.id, renamed)
    cookies = [people.guest_cookie(renamed, _secure(request))] if renamed.guest else []
    return Response(renamed.me(), cookies=cookies)


@post("/accounts", summary="Make an account", tags=["people"], responses=PROBLEMS)
async def register(
    request: Asked, visitor: Visitor, data: JSONBody[Registration]
) -> Response[NewAccount]:
    """Make the guest an account; the games stay. The guest's cookie is no good any more."""
    await limited(request, "passwords")
    people, origins = people_of(request), origins_of(request)
    guest = visitor if visitor is not None and visitor.guest else new_guest()
    settings = hall_of(request).settings
    most = settings.accounts_per_day if settings.limits else 0
    await origins.make(guest.id, address(request.scope), most)
    try:
        person, codes = await people.register(guest, data.name, data.password, data.mail)
    except ApiError:
        await origins.unmake(guest.id)
        raise
    hall_of(request).call_by(person.id, person)
    row = await identity_queries.person(hall_of(request).store, person.id)
    if people.letters is not None and row is not None and row.mail is not None:
        _in_time(request, people.letters.ask(row))
    body = NewAccount(person.id, person.name, False, person.language, recovery_codes=codes)
    return Response(body, cookies=[await _session(request, person)])


# ---- sessions


@post("/session", summary="Log in", tags=["people"], responses=PROBLEMS)
async def log_in(request: Asked, visitor: Visitor, data: JSONBody[Credentials]) -> Response[Me]:
    """Log in; what the guest was playing goes to the account. A session there was ends."""
    await _guessing(request, data.name)
    people = people_of(request)
    person = await people.log_in(data.name, data.password)
    if visitor is not None and visitor.guest:
        hall = hall_of(request)
        if visitor.id != person.id:
            await merge_guest(hall.store, visitor.id, person)
        hall.call_by(visitor.id, person)
    elif visitor is not None:
        await _end(request, visitor, [visitor.session])
    await origins_of(request).note(person.id, address(request.scope))
    return Response(person.me(), cookies=[await _session(request, person)])


@delete(
    "/session",
    summary="Log out",
    tags=["people"],
    responses=PROBLEMS,
    response_cookies=[FORGET_ME],
)
async def log_out(request: Asked, visitor: Visitor) -> None:
    """Be nobody in particular again; the session ends, also for who has a copy of its cookie."""
    if visitor is not None and not visitor.guest:
        await _end(request, visitor, [visitor.session])


async def _end(request: Asked, person: Person, ids: Sequence[str]) -> int:
    sessions = people_of(request).sessions
    ended = [row for row in await sessions.of_person(person.id) if row.id in ids]
    await sessions.end(ended)
    _hang_up(request, ended)
    return len(ended)


@get("/me/sessions", summary="Where I am logged in", tags=["people"], responses=PROBLEMS)
async def sessions(request: Asked, person: Someone) -> list[SessionOut]:
    """My sessions, the last used first."""
    found = await people_of(request).sessions.of_person(account_of(person).id)
    return [
        SessionOut(row.id, row.agent, row.created, row.used, row.id == person.session)
        for row in found
    ]


@delete("/me/sessions", summary="Log out elsewhere", tags=["people"], responses=PROBLEMS)
async def end_others(request: Asked, person: Someone) -> None:
    """End all my sessions but this one."""
    rows = await people_of(request).sessions.of_person(account_of(person).id)
    await _end(request, person, [row.id for row in rows if row.id != person.session])


@delete(
    "/me/sessions/{session_id:str}", summary="End a session", tags=["people"], responses=PROBLEMS
)
async def end_one(request: Asked, person: Someone, session_id: Name) -> None:
    """End one of my sessions."""
    if not await _end(request, account_of(person), [session_id]):
        raise not_found("session")


# ---- passwords, and ways back


@get("/me/account", summary="My account", tags=["people"], responses=PROBLEMS)
async def account(request: Asked, hall: TheHall, person: Someone) -> AccountOut:
    """How I can get back into my account."""
    row = await identity_queries.person(hall.store, account_of(person).id)
    codes = recovery_table.c
    query = select(func.count()).where(codes.person == person.id, codes.mailed.is_(None))
    left = int(await hall.store.scalar(query))
    mail = None if row is None else row.mail
    return AccountOut(
        mail,
        people_of(request).letters is not None,
        left,
        await identity_queries.is_moderator(hall.store, person.id),
        mail is not None and mail == await confirmed_address(hall.store, person.id),
    )


@put("/me/password", summary="Change my password", tags=["people"], responses=PROBLEMS)
async def change_password(
    request: Asked, person: Someone, data: JSONBody[NewPassword]
) -> Response[Me]:
    """A new password. Every session ends; this browser gets a new one."""
    await _guessing(request, person.name)
    people = people_of(request)
    await people.confirm(account_of(person), data.password)
    _hang_up(request, await people.set_password(person.id, data.new))
    await _tell_of_password(request, person.id)
    return Response(person.me(), cookies=[await _session(request, person)])


@put("/me/mail", summary="Where letters go", tags=["people"], responses=PROBLEMS, status_code=204)
async def change_mail(request: Asked, person: Someone, data: JSONBody[NewMail]) -> None:
    """An address for a forgotten password. The address until now is told, and the new one is asked
    to confirm that it is mine."""
    await _guessing(request, person.name)
    people, store = people_of(request), hall_of(request).store
    await people.confirm(account_of(person), data.password)
    before = await identity_queries.person(store, person.id)
    await people.set_mail(person, data.mail)
    after = await identity_queries.person(store, person.id)
    if people.letters is not None and before is not None and after is not None:
        if before.mail != after.mail:
            _in_time(request, people.letters.new_address(before, after))


@post(
    "/me/mail/confirm",
    summary="Send the link again",
    tags=["people"],
    responses=PROBLEMS,
    status_code=202,
)
async def confirm_mail(request: Asked, hall: TheHall, person: Someone) -> None:
    """Send my address another link that confirms it."""
    letters = people_of(request).letters
    row = await identity_queries.person(hall.store, account_of(person).id)
    if letters is None:
        raise ApiError(409, "no_mail", say("error-no_mail"))
    if row is None or row.mail is None:
        raise ApiError(409, "no_address", say("error-no_address"))
    await limited(request, "letters", person.id)
    _in_time(request, letters.ask(row))


@post("/me/recovery_codes", summary="New recovery codes", tags=["people"], responses=PROBLEMS)
async def new_codes(request: Asked, person: Someone, data: JSONBody[Confirmed]) -> Codes:
    """Recovery codes instead of those before."""
    await _guessing(request, person.name)
    await people_of(request).confirm(account_of(person), data.password)
    return Codes(await people_of(request).new_codes(person))


@post(
    "/me/farewell",
    summary="Delete my account",
    tags=["people"],
    responses=PROBLEMS,
    status_code=204,
    response_cookies=[FORGET_ME],
)
async def leave(request: Asked, hall: TheHall, person: Someone, data: JSONBody[Confirmed]) -> None:
    """Delete my account, for good. Games with others stay, under no name."""
    await _guessing(request, person.name)
    people = people_of(request)
    await people.confirm(account_of(person), data.password)
    ended = await people.sessions.of_person(person.id)
    await deletion.leave(hall, person)
    _hang_up(request, ended)


@post(
    "/session/forgotten",
    summary="Ask for a code by mail",
    tags=["people"],
    responses=PROBLEMS,
    status_code=202,
)
async def forgotten(request: Asked, data: JSONBody[Forgotten]) -> None:
    """Mail a code to the account's address, if there is one; the answer is always the same."""
    people = people_of(request)
    if people.letters is None:
        raise ApiError(409, "no_mail", say("error-no_mail"))
    await limited(request, "passwords")
    await limited(request, "letters", account_key(data.name))
    _in_time(request, people.send_code(data.name))


@post("/session/recover", summary="Set a new password", tags=["people"], responses=PROBLEMS)
async def recover(request: Asked, data: JSONBody[Recovery]) -> Response[Me]:
    """A new password for a recovery code or a mailed one. Every session ends; a new one begins."""
    await _guessing(request, data.name)
    person, ended = await people_of(request).recover(data.name, data.code, data.password)
    _hang_up(request, ended)
    await _tell_of_password(request, person.id)
    return Response(person.me(), cookies=[await _session(request, person)])


HANDLERS = [
    me,
    speak,
    rename,
    register,
    log_in,
    log_out,
    sessions,
    end_others,
    end_one,
    account,
    change_password,
    change_mail,
    confirm_mail,
    new_codes,
    leave,
    forgotten,
    recover,
]
