"""``/api/moderation``: what moderators see and do in the browser (docs/guides/people.md)."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Request, delete, get, post
from litestar.params import JSONBody, PathParameter

from westmarch.kernel.texts.site_texts import say
from westmarch.server.common.errors import ApiError, not_found
from westmarch.server.http.errors import PROBLEMS
from westmarch.server.identity.dependencies import Name, Someone, TheHall, limited, moderator_of
from westmarch.server.identity.people import Person
from westmarch.server.moderation import service, suspicion
from westmarch.server.moderation.schemas import Handled, NewMute
from westmarch.server.moderation.service import Muted, Report
from westmarch.server.moderation.suspicion import Suspicions
from westmarch.server.ratings import voiding
from westmarch.server.rooms.registry import Hall

Asked = Request[Any, Any, Any]
TAGS = ["moderation"]
Whom = Annotated[str, PathParameter(max_length=32)]


async def _moderator(request: Asked, person: Person) -> Person:
    """Who moderates. Raises `ApiError`."""
    await limited(request, "searches")
    return await moderator_of(request, person)


@get("/moderation/reports", summary="Open reports", tags=TAGS, responses=PROBLEMS)
async def reports(request: Asked, hall: TheHall, person: Someone) -> list[Report]:
    """Reports that nobody has closed, with what was said, the oldest first."""
    await _moderator(request, person)
    return await service.reports(hall.store)


@post(
    "/moderation/reports/{report_id:str}/close",
    summary="Close a report",
    tags=TAGS,
    responses=PROBLEMS,
    status_code=204,
)
async def close(
    request: Asked, hall: TheHall, person: Someone, report_id: Name, data: JSONBody[Handled]
) -> None:
    """A report is seen to."""
    await _moderator(request, person)
    note = f"{person.name}: {data.note.strip()}".rstrip(": ")
    if not await service.close(hall.store, report_id, note):
        raise not_found("report")


@get("/moderation/suspicions", summary="Suspicious games", tags=TAGS, responses=PROBLEMS)
async def suspicions(request: Asked, hall: TheHall, person: Someone) -> Suspicions:
    """Pairs and addresses whose rated games look as if ratings were farmed."""
    await _moderator(request, person)
    return await suspicion.suspicions(hall.store)


@post(
    "/moderation/rooms/{room_id:str}/void",
    summary="Void a rated game",
    tags=TAGS,
    responses=PROBLEMS,
    status_code=204,
)
async def void(
    request: Asked, hall: TheHall, person: Someone, room_id: Name, data: JSONBody[Handled]
) -> None:
    """A rated game counts for nobody; the ratings after it are counted anew. For good."""
    await _moderator(request, person)
    await _check_not_own(hall, person, room_id)
    if not await voiding.void(hall.store.engine, room_id, person.id, data.note.strip()):
        raise ApiError(409, "not_voidable", say("error-not_voidable"))


async def _check_not_own(hall: Hall, person: Person, room_id: str) -> None:
    """Nobody judges games of his own. Raises `ApiError`."""
    bots = {bot.id for bot in await hall.bot_accounts.of_owner(person.id)}
    seats = (await hall.store.seats([room_id])).get(room_id, [])
    if {seat.person for seat in seats} & {person.id, *bots}:
        raise ApiError(403, "own_game", say("error-own_game"))


@get("/moderation/mutes", summary="Who is muted", tags=TAGS, responses=PROBLEMS)
async def mutes(request: Asked, hall: TheHall, person: Someone) -> list[Muted]:
    """Who says nothing on the whole site."""
    await _moderator(request, person)
    return await service.muted(hall.store)


@post(
    "/moderation/people/{whom:str}/mute",
    summary="Mute on the whole site",
    tags=TAGS,
    responses=PROBLEMS,
    status_code=204,
)
async def mute(
    request: Asked, hall: TheHall, person: Someone, whom: Whom, data: JSONBody[NewMute]
) -> None:
    """Somebody, guest or not, by id: says nothing anywhere for some days, or for good."""
    await _moderator(request, person)
    if whom == person.id:
        raise ApiError(409, "yourself", say("error-yourself"))
    await service.mute(hall.store, whom, person.id, data.days, data.why.strip())


@delete("/moderation/people/{whom:str}/mute", summary="Unmute", tags=TAGS, responses=PROBLEMS)
async def unmute(request: Asked, hall: TheHall, person: Someone, whom: Whom) -> None:
    """Somebody may speak again."""
    await _moderator(request, person)
    if whom == person.id or not await service.unmute(hall.store, whom):
        raise not_found("mute")


HANDLERS = [reports, close, suspicions, void, mutes, mute, unmute]
