"""``/api/rooms/../mutes`` and ``/report``: what players may do about somebody at their table."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Request, delete, get, post
from litestar.params import JSONBody, PathParameter

from westmarch.kernel.texts.site_texts import say
from westmarch.server.common.errors import ApiError, not_found
from westmarch.server.http.errors import PROBLEMS
from westmarch.server.identity.dependencies import Name, Someone, TheHall, limited, opened
from westmarch.server.identity.people import Person
from westmarch.server.relations.evidence import evidence
from westmarch.server.relations.schemas import NewReport, TableReport
from westmarch.tabletop.refusals import Forbidden
from westmarch.tabletop.room import Room

Asked = Request[Any, Any, Any]
TAGS = ["rooms"]
Whom = Annotated[str, PathParameter(max_length=32)]


async def _at_the_table(request: Asked, person: Person, room_id: str) -> Room:
    """A room where somebody plays. Raises `ApiError`."""
    room = await opened(request, room_id)
    if person.id not in room.players():
        raise Forbidden("not_at_the_table", say("error-players_mute"))
    return room


def _check_known(room: Room, whom: str) -> None:
    """Raises `ApiError` for an id that nobody has who plays or has said something here."""
    if whom not in room.players() | {line.person for line in room.chat}:
        raise not_found("person")


@get("/rooms/{room_id:str}/mutes", summary="Who is muted", tags=TAGS, responses=PROBLEMS)
async def muted(request: Asked, hall: TheHall, person: Someone, room_id: Name) -> list[str]:
    """The ids of those who say nothing at my table any more."""
    return await hall.mutes.at((await _at_the_table(request, person, room_id)).id)


@post(
    "/rooms/{room_id:str}/mutes/{whom:str}",
    summary="Mute",
    tags=TAGS,
    responses=PROBLEMS,
    status_code=200,
)
async def mute(
    request: Asked, hall: TheHall, person: Someone, room_id: Name, whom: Whom
) -> list[str]:
    """Somebody, guest or not, says nothing at my table any more."""
    await limited(request, "gestures", person.id)
    room = await _at_the_table(request, person, room_id)
    _check_known(room, whom)
    if whom == person.id:
        raise ApiError(409, "yourself", say("error-yourself"))
    await hall.mutes.mute(room.id, whom, person.id)
    return await hall.mutes.at(room.id)


@delete(
    "/rooms/{room_id:str}/mutes/{whom:str}",
    summary="Unmute",
    tags=TAGS,
    responses=PROBLEMS,
    status_code=200,
)
async def unmute(
    request: Asked, hall: TheHall, person: Someone, room_id: Name, whom: Whom
) -> list[str]:
    """Somebody may speak again at my table. Nobody unmutes himself."""
    await limited(request, "gestures", person.id)
    room = await _at_the_table(request, person, room_id)
    if whom == person.id:
        raise ApiError(409, "yourself", say("error-yourself"))
    await hall.mutes.unmute(room.id, whom)
    return await hall.mutes.at(room.id)


@post(
    "/rooms/{room_id:str}/report",
    summary="Report a room, or somebody there",
    tags=TAGS,
    responses=PROBLEMS,
    status_code=204,
)
async def report(
    request: Asked, hall: TheHall, person: Someone, room_id: Name, data: JSONBody[TableReport]
) -> None:
    """Tell the moderators about a room, or about what somebody has said there, which is kept with
    the report."""
    await limited(request, "reports")
    room = await opened(request, room_id)
    whom = room.row.owner if data.whom is None else data.whom
    if data.whom is not None:
        _check_known(room, data.whom)
    told = NewReport(data.reason, data.text, room.id)
    kept = evidence(room.chat, whom, data.line)
    await hall.relations.report(person.id, whom, told, kept)


HANDLERS = [muted, mute, unmute, report]
