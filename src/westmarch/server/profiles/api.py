"""``/api/people``: profiles, following, blocking, reporting."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Request, delete, get, post
from litestar.params import JSONBody, QueryParameter

from westmarch.server.http.errors import PROBLEMS
from westmarch.server.identity import queries as identity_queries
from westmarch.server.identity.dependencies import (
    Name,
    Someone,
    TheHall,
    Visitor,
    account_of,
    limited,
    opened,
)
from westmarch.server.profiles import service as profiles
from westmarch.server.profiles.schemas import GamesPage, Profile
from westmarch.server.puzzles import service as puzzles
from westmarch.server.ratings import queries as ratings
from westmarch.server.ratings.schemas import Curve
from westmarch.server.relations.evidence import evidence
from westmarch.server.relations.schemas import Friend, NewReport
from westmarch.server.rooms.registry import Hall
from westmarch.server.seeks.service import withdrawn_between
from westmarch.tabletop.rows import is_bot_account
from westmarch.tabletop.views.schemas import PlayerOut

Asked = Request[Any, Any, Any]
TAGS = ["people"]
MOST_ASKED = 40
"""People of whom it is asked at a time who has a profile."""


@get("/people", summary="Who has a profile", tags=TAGS, responses=PROBLEMS)
async def with_profiles(
    request: Asked, hall: TheHall, ids: Annotated[str, QueryParameter(max_length=1000)] = ""
) -> list[PlayerOut]:
    """Those of some people, by their ids with commas between, who have an account."""
    await limited(request, "searches")
    return await identity_queries.with_accounts(hall.store, ids.split(",")[:MOST_ASKED])


@get("/people/{person_id:str}", summary="A profile", tags=TAGS, responses=PROBLEMS)
async def profile(request: Asked, hall: TheHall, visitor: Visitor, person_id: Name) -> Profile:
    """Somebody with an account. Guests have no profile."""
    await limited(request, "searches")
    person = await identity_queries.known(hall.store, person_id)
    records, favourites, finished = await profiles.played(hall.store, person.id)
    solver = (await puzzles.ratings(hall, [person.id])).get(person.id)
    relation = None
    if visitor is not None:
        relation = await hall.relations.between(visitor.id, person.id)
    return Profile(
        id=person.id,
        name=person.name,
        bot=is_bot_account(person.id),
        owner=await identity_queries.owner_of(hall.store, person),
        since=person.created,
        finished=finished,
        running=await profiles.running(hall.store, person.id),
        records=records,
        ratings=await ratings.all_of(hall.store, person.id),
        favourites=favourites,
        puzzles=None if solver is None else puzzles.solver_out(solver),
        followers=await hall.relations.followers(person.id),
        relation=relation,
    )


@get("/people/{person_id:str}/games", summary="Somebody's games", tags=TAGS, responses=PROBLEMS)
async def games(
    request: Asked,
    hall: TheHall,
    visitor: Visitor,
    person_id: Name,
    before: Annotated[str, QueryParameter(max_length=80)] = "",
) -> GamesPage:
    """Games that are over, and rated ones that go on, the last first."""
    await limited(request, "searches")
    person = await identity_queries.known(hall.store, person_id)
    me = "" if visitor is None else visitor.id
    return await profiles.games(hall.store, person.id, me, before or None)


@get("/people/{person_id:str}/curves", summary="Rating curves", tags=TAGS, responses=PROBLEMS)
async def curves(request: Asked, hall: TheHall, person_id: Name) -> list[Curve]:
    """How somebody's ratings went, by game and side."""
    await limited(request, "searches")
    return await ratings.curves(
        hall.store, (await identity_queries.known(hall.store, person_id)).id
    )


async def _whom(request: Asked, hall: Hall, person: Someone, whom: str) -> str:
    """The id of somebody with whom an account holder wants to have nothing to do, who may be a
    guest."""
    await limited(request, "society", account_of(person).id)
    return (await identity_queries.anybody(hall.store, whom)).id


async def _account(request: Asked, hall: Hall, person: Someone, whom: str) -> str:
    """The id of another account an account holder wants something with."""
    await limited(request, "society", account_of(person).id)
    return (await identity_queries.known(hall.store, whom)).id


@post(
    "/people/{person_id:str}/follow",
    summary="Follow",
    tags=TAGS,
    responses=PROBLEMS,
    status_code=204,
)
async def follow(request: Asked, hall: TheHall, person: Someone, person_id: Name) -> None:
    """Have somebody among one's friends."""
    await hall.relations.follow(person.id, await _account(request, hall, person, person_id))


@delete("/people/{person_id:str}/follow", summary="Follow no more", tags=TAGS, responses=PROBLEMS)
async def unfollow(request: Asked, hall: TheHall, person: Someone, person_id: Name) -> None:
    """Have somebody no longer among one's friends."""
    await hall.relations.unfollow(person.id, await _account(request, hall, person, person_id))


@post(
    "/people/{person_id:str}/block", summary="Block", tags=TAGS, responses=PROBLEMS, status_code=204
)
async def block(request: Asked, hall: TheHall, person: Someone, person_id: Name) -> None:
    """Have nothing to do with somebody."""
    whom = await _whom(request, hall, person, person_id)
    await hall.relations.block(person.id, whom, withdrawn_between(person.id, whom))


@delete("/people/{person_id:str}/block", summary="Block no more", tags=TAGS, responses=PROBLEMS)
async def unblock(request: Asked, hall: TheHall, person: Someone, person_id: Name) -> None:
    """Let somebody come near again."""
    await hall.relations.unblock(person.id, await _whom(request, hall, person, person_id))


@post(
    "/people/{person_id:str}/report",
    summary="Report",
    tags=TAGS,
    responses=PROBLEMS,
    status_code=204,
)
async def report(
    request: Asked, hall: TheHall, person: Someone, person_id: Name, data: JSONBody[NewReport]
) -> None:
    """Tell those who run the site about somebody."""
    whom = await _whom(request, hall, person, person_id)
    kept = ""
    if data.room is not None:
        kept = evidence((await opened(request, data.room)).chat, whom, None)
    await hall.relations.report(person.id, whom, data, kept)


@get("/me/friends", summary="My friends", tags=TAGS, responses=PROBLEMS)
async def friends(hall: TheHall, person: Someone) -> list[Friend]:
    """Those I follow."""
    found = await hall.relations.followed(account_of(person).id)
    return [Friend(player, mutual) for player, mutual in found]


@get("/me/blocked", summary="Whom I have blocked", tags=TAGS, responses=PROBLEMS)
async def blocked(hall: TheHall, person: Someone) -> list[PlayerOut]:
    """Those I have blocked."""
    return await hall.relations.blocked(account_of(person).id)


HANDLERS = [
    with_profiles,
    profile,
    games,
    curves,
    follow,
    unfollow,
    block,
    unblock,
    report,
    friends,
    blocked,
]
