"""``/api/tournaments``: making, entering, starting and following tournaments."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Request, delete, get, post
from litestar.params import JSONBody, QueryParameter

from westmarch.server.contests import desk
from westmarch.server.contests.wire import ContestOut, NewEntry, NewTournament, TournamentOut
from westmarch.server.context import Name, Someone, TheHall, Visitor, account_of, limited
from westmarch.server.errors import PROBLEMS

Asked = Request[Any, Any, Any]
TAGS = ["tournaments"]
BotId = Annotated[str | None, QueryParameter(max_length=32)]


@get("/tournaments", summary="Tournaments", tags=TAGS, responses=PROBLEMS)
async def listed(hall: TheHall, visitor: Visitor) -> list[TournamentOut]:
    """The tournaments in which something happened last."""
    return await desk.listed(hall, visitor)


@post("/tournaments", summary="Make a tournament", tags=TAGS, responses=PROBLEMS)
async def make(
    request: Asked, hall: TheHall, person: Someone, data: JSONBody[NewTournament]
) -> ContestOut:
    """Make a tournament that others may enter. Accounts only."""
    await limited(request, "society", account_of(person).id)
    row = await desk.make(hall, person, data)
    return await desk.shown(hall, row.id, person)


@get("/tournaments/{tournament_id:str}", summary="A tournament", tags=TAGS, responses=PROBLEMS)
async def shown(hall: TheHall, visitor: Visitor, tournament_id: Name) -> ContestOut:
    """Standings, rounds, and the rooms of the games."""
    return await desk.shown(hall, tournament_id, visitor)


@delete("/tournaments/{tournament_id:str}", summary="Call off", tags=TAGS, responses=PROBLEMS)
async def call_off(hall: TheHall, person: Someone, tournament_id: Name) -> None:
    """Its maker calls a tournament off before it starts."""
    await desk.call_off(hall, person, tournament_id)


@post("/tournaments/{tournament_id:str}/entry", summary="Enter", tags=TAGS, responses=PROBLEMS)
async def enter(
    request: Asked, hall: TheHall, person: Someone, tournament_id: Name, data: JSONBody[NewEntry]
) -> ContestOut:
    """Enter, or enter a bot: an account of one's own or, by the maker, one of the house. Accounts
    only."""
    await limited(request, "society", account_of(person).id)
    await desk.enter(hall, person, tournament_id, data.bot)
    return await desk.shown(hall, tournament_id, person)


@delete(
    "/tournaments/{tournament_id:str}/entry",
    summary="Withdraw from a tournament",
    tags=TAGS,
    responses=PROBLEMS,
)
async def leave(hall: TheHall, person: Someone, tournament_id: Name, bot: BotId = None) -> None:
    """Play no further rounds; the game that is being played is given up."""
    await desk.leave(hall, account_of(person), tournament_id, bot)


@post("/tournaments/{tournament_id:str}/start", summary="Start", tags=TAGS, responses=PROBLEMS)
async def start(hall: TheHall, person: Someone, tournament_id: Name) -> ContestOut:
    """Its maker starts a tournament: the first round is paired and its games begin."""
    await desk.start(hall, account_of(person), tournament_id)
    return await desk.shown(hall, tournament_id, person)


HANDLERS = [listed, make, shown, call_off, enter, leave, start]
