"""What a request can ask for by naming it as a parameter."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Request
from litestar.connection import ASGIConnection
from litestar.di import NamedDependency
from litestar.params import PathParameter

from westmarch.kernel.texts.site_texts import say
from westmarch.server.common.errors import ApiError, not_found
from westmarch.server.http.network import address
from westmarch.server.http.rate_limits import Limits
from westmarch.server.identity import queries
from westmarch.server.identity.bot_accounts import Bot
from westmarch.server.identity.origins import Origins
from westmarch.server.identity.people import COOKIE, People, Person
from westmarch.server.monitoring import logs
from westmarch.server.rooms.registry import Hall
from westmarch.tabletop.room import Room

Connection = ASGIConnection[Any, Any, Any, Any]
TheHall = NamedDependency[Hall]
Visitor = NamedDependency[Person | None]
"""Who asks, if anybody known."""
Someone = NamedDependency[Person]
"""Who asks; nobody is refused."""
TheBot = NamedDependency[Bot]
"""The bot account whose token was sent; nobody else is let in."""
Name = Annotated[str, PathParameter(max_length=60)]
"""An id in the address."""
SeatIndex = Annotated[int, PathParameter(ge=0, le=15)]

# About how many milliseconds of the processor it costs to read a game.
OPENING, A_ROW, A_MOVE = 3.0, 0.03, 0.5
"""Whatever its length, and for each row of its journal; for each move that is played again."""


def hall_of(connection: Connection) -> Hall:
    hall: Hall = connection.app.state.hall
    return hall


def people_of(connection: Connection) -> People:
    people: People = connection.app.state.people
    return people


def origins_of(connection: Connection) -> Origins:
    origins: Origins = connection.app.state.origins
    return origins


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


def token_of(connection: Connection) -> str:
    """The token a call carries; empty when it carries none."""
    kind, _, token = connection.headers.get("authorization", "").partition(" ")
    return token.strip() if kind.lower() == "bearer" else ""


async def the_bot(connection: Connection) -> Bot:
    """The bot account whose token a call carries. Raises `ApiError` when it is no good, or when
    too much is asked with it."""
    bot = await hall_of(connection).bot_accounts.of_token(token_of(connection))
    if bot is None:
        raise ApiError(401, "bad_token", say("error-bad_token"))
    logs.is_by(bot.id)
    if not await limits_of(connection).bots.try_acquire(bot.id):
        raise ApiError(429, "too_many_requests", say("error-too_fast"))
    return bot


async def provide_bot(request: Request[Any, Any, Any]) -> Bot:
    return await the_bot(request)


def account_of(person: Person) -> Person:
    """Somebody with an account. Raises `ApiError` for a guest."""
    if person.guest:
        raise ApiError(403, "no_account", say("error-no_account"))
    return person


async def afford(connection: Connection, milliseconds: float) -> None:
    """Count what reading costs, by address, before it is done. Raises `ApiError`."""
    where = address(connection.scope)
    if not await limits_of(connection).reading.try_acquire(where, milliseconds):
        raise ApiError(429, "too_many_requests", say("error-too_often"))


async def opened(connection: Connection, id_: str) -> Room:
    """A room to be used; reading it, where it is not in memory, is counted. Raises `ApiError`."""
    hall = hall_of(connection)
    if id_ not in hall.rooms:
        stored = await hall.store.room(id_)
        if stored is None:
            raise not_found("room")
        await afford(connection, OPENING + stored[0].seq * A_ROW)
    return await hall.room(id_)


async def moderator_of(request: Request[Any, Any, Any], person: Person) -> Person:
    """Somebody who may moderate. Raises `ApiError` for everybody else."""
    if person.guest or not await queries.is_moderator(hall_of(request).store, person.id):
        raise ApiError(403, "not_moderator", say("error-not_moderator"))
    return person


async def limited(request: Request[Any, Any, Any], which: str, key: str = "") -> None:
    """Count one use of something that is limited more tightly. Raises `ApiError`, `NoRedis`."""
    if not await limits_of(request).limiters[which].try_acquire(key or address(request.scope)):
        raise ApiError(429, "too_many_requests", say("error-too_often"))
