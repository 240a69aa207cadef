"""``/api/seeks``: open challenges, and challenges to one person."""

from __future__ import annotations

from typing import Any

from litestar import Request, delete, get, post
from litestar.params import JSONBody

from westmarch.server.http.errors import PROBLEMS
from westmarch.server.identity.dependencies import (
    Name,
    Someone,
    TheHall,
    Visitor,
    account_of,
    limited,
)
from westmarch.server.rooms.api import shown
from westmarch.server.seeks import service
from westmarch.server.seeks.schemas import NewSeek, SeeksOut
from westmarch.tabletop.views.schemas import RoomOut

Asked = Request[Any, Any, Any]
TAGS = ["challenges"]


@get("/seeks", summary="Challenges", tags=TAGS, responses=PROBLEMS)
async def listed(hall: TheHall, visitor: Visitor) -> SeeksOut:
    """Challenges anybody may take up, those to me, and mine with what became of them."""
    return await service.listed(hall, visitor)


@post("/seeks", summary="Challenge", tags=TAGS, responses=PROBLEMS)
async def make(request: Asked, hall: TheHall, person: Someone, data: JSONBody[NewSeek]) -> SeeksOut:
    """Challenge whoever likes, or one person by name."""
    await limited(request, "society", account_of(person).id)
    await service.make(hall, person, data)
    return await service.listed(hall, person)


@post("/seeks/{seek_id:str}/join", summary="Take up", tags=TAGS, responses=PROBLEMS)
async def join(request: Asked, hall: TheHall, person: Someone, seek_id: Name) -> RoomOut:
    """Take a challenge up; the game begins."""
    await limited(request, "rooms")
    return await shown(await service.join(hall, person, seek_id), person)


@post(
    "/seeks/{seek_id:str}/decline",
    summary="Decline",
    tags=TAGS,
    responses=PROBLEMS,
    status_code=204,
)
async def decline(hall: TheHall, person: Someone, seek_id: Name) -> None:
    """Say no to a challenge to oneself."""
    await service.decline(hall, person, seek_id)


@delete("/seeks/{seek_id:str}", summary="Withdraw", tags=TAGS, responses=PROBLEMS)
async def withdraw(hall: TheHall, person: Someone, seek_id: Name) -> None:
    """Take a challenge of one's own back."""
    await service.withdraw(hall, person, seek_id)


HANDLERS = [listed, make, join, decline, withdraw]
