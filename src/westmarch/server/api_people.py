"""``/api/me``, ``/api/accounts``, ``/api/session``."""

from __future__ import annotations

from typing import Any

from litestar import Request, Response, delete, get, patch, post
from litestar.datastructures import Cookie
from litestar.params import JSONBody

from westmarch.server.context import Someone, Visitor, hall_of, limited, people_of
from westmarch.server.errors import PROBLEMS
from westmarch.server.people import COOKIE, Person, account_key, new_guest
from westmarch.server.wire import Credentials, Me, NewName


def _answer(request: Request[Any, Any, Any], person: Person) -> Response[Me]:
    """Somebody, with the cookie that says so."""
    secure = request.scope.get("scheme") == "https"
    return Response(person.me(), cookies=[people_of(request).cookie(person, secure)])


@get("/me", summary="Who am I", tags=["people"], responses=PROBLEMS)
async def me(request: Request[Any, Any, Any], visitor: Visitor) -> Response[Me]:
    """Who is asking. A visitor not seen before becomes a guest at once."""
    if visitor is not None:
        return Response(visitor.me())
    return _answer(request, new_guest())


@patch("/me", summary="Change my name", tags=["people"], responses=PROBLEMS)
async def rename(
    request: Request[Any, Any, Any], person: Someone, data: JSONBody[NewName]
) -> Response[Me]:
    """Be called otherwise."""
    renamed = await people_of(request).rename(person, data.name)
    hall_of(request).reseat(person.id, renamed)
    return _answer(request, renamed)


@post("/accounts", summary="Make an account", tags=["people"], responses=PROBLEMS)
async def register(
    request: Request[Any, Any, Any], visitor: Visitor, data: JSONBody[Credentials]
) -> Response[Me]:
    """Make the guest an account; the games stay."""
    limited(request, "passwords")
    person = await people_of(request).register(visitor, data.name, data.password)
    hall_of(request).reseat(person.id, person)
    return _answer(request, person)


@post("/session", summary="Log in", tags=["people"], responses=PROBLEMS)
async def log_in(
    request: Request[Any, Any, Any], visitor: Visitor, data: JSONBody[Credentials]
) -> Response[Me]:
    """Log in; what the guest was playing goes to the account."""
    limited(request, "passwords")
    limited(request, "passwords", f"account:{account_key(data.name)}")
    person = await people_of(request).log_in(visitor, data.name, data.password)
    if visitor is not None and visitor.guest:
        hall_of(request).reseat(visitor.id, person)
    return _answer(request, person)


@delete(
    "/session",
    summary="Log out",
    tags=["people"],
    responses=PROBLEMS,
    response_cookies=[Cookie(COOKIE, path="/", value="", max_age=0, httponly=True, samesite="lax")],
)
async def log_out() -> None:
    """Be nobody in particular again."""


HANDLERS = [me, rename, register, log_in, log_out]
