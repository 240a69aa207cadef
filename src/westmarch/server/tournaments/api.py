"""``/api/tournaments``: making, entering, starting and following tournaments."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Request, delete, get, post
from litestar.params import JSONBody, QueryParameter

from westmarch.server.http.errors import PROBLEMS
from westmarch.server.identity.dependencies import (
    Name,
    Someone,
    TheHall,
    Visitor,
    account_of,
    limited,
)
from westmarch.server.tournaments import service
from westmarch.server.tournaments.schemas import ContestOut, NewEntry, NewTournament, TournamentOut

Asked = Request[Any, Any, Any]
TAGS = ["tournaments"]
BotId = Annotated[str | None, QueryParameter(max_length=32)]


@get("/tournaments", summary="Tournaments", tags=TAGS, responses=PROBLEMS)
async def listed(hall: TheHall, visitor: Visitor) -> list[TournamentOut]:
    """The tournaments in which something happened last."""
    return await service.listed(hall, visitor)


@post("/tournaments", summary="Make a tournament", tags=TAGS, responses=PROBLEMS)
async def make(
    request: Asked, hall: TheHall, person: Someone, data: JSONBody[NewTournament]
) -> ContestOut:
    """Make a tournament that others may enter. Accounts only."""
    await limited(request, "society", account_of(person).id)
    row = await service.make(hall, person, data)
    return await service.shown(hall, row.id, person)


@get("/tournaments/{tournament_id:str}", summary="A tournament", tags=TAGS, responses=PROBLEMS)
async def shown(hall: TheHall, visitor: Visitor, tournament_id: Name) -> ContestOut:
    """Standings, rounds, and the rooms of the games."""
    return await service.shown(hall, tournament_id, visitor)


@delete("/tournaments/{tournament_id:str}", summary="Call off", tags=TAGS, responses=PROBLEMS)
async def call_off(hall: TheHall, person: Someone, tournament_id: Name) -> None:
    """Its maker calls a tournament off before it starts."""
    await service.call_off(hall, person, tournament_id)


@post("/tournaments/{tournament_id:str}/entry", summary="Enter", tags=TAGS, responses=PROBLEMS)
async def enter(
    request: Asked, hall: TheHall, person: Someone, tournament_id: Name, data: JSONBody[NewEntry]
) -> ContestOut:
    """Enter, or enter a bot: an account of one's own or, by the maker, one of the house. Accounts
    only."""
    await limited(request, "society", account_of(person).id)
    await service.enter(hall, person, tournament_id, data.bot)
    return await service.shown(hall, tournament_id, person)


@delete(
    "/tournaments/{tournament_id:str}/entry",
    summary="Withdraw from a tournament",
    tags=TAGS,
    responses=PROBLEMS,
)
async def leave(hall: TheHall, person: Someone, tournament_id: Name, bot: BotId = None) -> None:
    """Play no further rounds; the game that is being played is given up."""
    await service.leave(hall, account_of(person), tournament_id, bot)


@post("/tournaments/{tournament_id:str}/start", summary="Start", tags=TAGS, responses=PROBLEMS)
async def start(hall: TheHall, person: Someone, tournament_id: Name) -> ContestOut:
    """Its maker starts a tournament: the first round is paired and its games begin."""
    await service.start(hall, account_of(person), tournament_id)
    return await service.shown(hall, tournament_id, person)


HANDLERS = [listed, make, shown, call_off, enter, leave, start]
