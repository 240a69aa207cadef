"""What a request can ask for by naming it as a parameter."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Request
from litestar.connection import ASGIConnection
from litestar.di import NamedDependency
from litestar.params import PathParameter

from westmarch.kernel.house import say
from westmarch.server import logs
from westmarch.server.errors import ApiError
from westmarch.server.hall import Hall
from westmarch.server.people import COOKIE, People, Person
from westmarch.server.security import Limits, address

Connection = ASGIConnection[Any, Any, Any, Any]
TheHall = NamedDependency[Hall]
Visitor = NamedDependency[Person | None]
"""Who asks, if anybody known."""
Someone = NamedDependency[Person]
"""Who asks; nobody is refused."""
Name = Annotated[str, PathParameter(max_length=60)]
"""An id in the address."""
SeatIndex = Annotated[int, PathParameter(ge=0, le=15)]


def hall_of(connection: Connection) -> Hall:
    hall: Hall = connection.app.state.hall
    return hall


def people_of(connection: Connection) -> People:
    people: People = connection.app.state.people
    return people


def limits_of(connection: Connection) -> Limits:
    limits: Limits = connection.app.state.limits
    return limits


async def visitor(connection: Connection) -> Person | None:
    """Who asks, if the cookie says."""
    found = await people_of(connection).known(connection.cookies.get(COOKIE))
    if found is not None:
        logs.is_by(found.id)
    return found


async def provide_hall(request: Request[Any, Any, Any]) -> Hall:
    return hall_of(request)


async def provide_visitor(request: Request[Any, Any, Any]) -> Person | None:
    return await visitor(request)


async def provide_person(request: Request[Any, Any, Any]) -> Person:
    """Who asks. Raises `ApiError` when the cookie is missing."""
    person = await visitor(request)
    if person is None:
        raise ApiError(401, "no_session", say("error-nobody"))
    return person


async def limited(request: Request[Any, Any, Any], which: str, key: str = "") -> None:
    """Count one use of something that is limited more tightly. Raises `ApiError`, `NoRedis`."""
    if not await getattr(limits_of(request), which).admits(key or address(request.scope)):
        raise ApiError(429, "too_many_requests", say("error-too_often"))
