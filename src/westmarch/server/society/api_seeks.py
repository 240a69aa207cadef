"""``/api/seeks``: open challenges, and challenges to one person."""

from __future__ import annotations

from typing import Any

from litestar import Request, delete, get, post
from litestar.params import JSONBody

from westmarch.server.api_rooms import shown
from westmarch.server.context import Name, Someone, TheHall, Visitor, account_of, limited
from westmarch.server.errors import PROBLEMS
from westmarch.server.society import seeks
from westmarch.server.society.wire import NewSeek, SeeksOut
from westmarch.server.wire import RoomOut

Asked = Request[Any, Any, Any]
TAGS = ["challenges"]


@get("/seeks", summary="Challenges", tags=TAGS, responses=PROBLEMS)
async def listed(hall: TheHall, visitor: Visitor) -> SeeksOut:
    """Challenges anybody may take up, those to me, and mine with what became of them."""
    return await seeks.listed(hall, visitor)


@post("/seeks", summary="Challenge", tags=TAGS, responses=PROBLEMS)
async def make(request: Asked, hall: TheHall, person: Someone, data: JSONBody[NewSeek]) -> SeeksOut:
    """Challenge whoever likes, or one person by name."""
    await limited(request, "society", account_of(person).id)
    await seeks.make(hall, person, data)
    return await seeks.listed(hall, person)


@post("/seeks/{seek_id:str}/join", summary="Take up", tags=TAGS, responses=PROBLEMS)
async def join(request: Asked, hall: TheHall, person: Someone, seek_id: Name) -> RoomOut:
    """Take a challenge up; the game begins."""
    await limited(request, "rooms")
    return await shown(await seeks.join(hall, person, seek_id), person)


@post(
    "/seeks/{seek_id:str}/decline",
    summary="Decline",
    tags=TAGS,
    responses=PROBLEMS,
    status_code=204,
)
async def decline(hall: TheHall, person: Someone, seek_id: Name) -> None:
    """Say no to a challenge to oneself."""
    await seeks.decline(hall, person, seek_id)


@delete("/seeks/{seek_id:str}", summary="Withdraw", tags=TAGS, responses=PROBLEMS)
async def withdraw(hall: TheHall, person: Someone, seek_id: Name) -> None:
    """Take a challenge of one's own back."""
    await seeks.withdraw(hall, person, seek_id)


HANDLERS = [listed, make, join, decline, withdraw]
