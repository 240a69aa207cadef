"""``/api/leaderboards``, ``/api/rateable``, the ratings of a table."""

from __future__ import annotations

from typing import Annotated

from litestar import get, post
from litestar.params import JSONBody, QueryParameter

from westmarch.kernel import registry
from westmarch.kernel.engine.errors import BadOption
from westmarch.kernel.texts.site_texts import say
from westmarch.server.common.errors import ApiError, not_found
from westmarch.server.common.time import now
from westmarch.server.http.errors import PROBLEMS
from westmarch.server.identity.dependencies import Name, Someone, TheHall, Visitor
from westmarch.server.ratings import eligibility, queries
from westmarch.server.ratings.schemas import Leaderboard, Rateable, RoomRatings, Unrated
from westmarch.server.rooms.schemas import NewRoom
from westmarch.tabletop import creation
from westmarch.tabletop.rows import FINISHED, RoomRow


@get("/leaderboards/{game_id:str}", summary="The best", tags=["people"], responses=PROBLEMS)
async def best(
    hall: TheHall,
    visitor: Visitor,
    game_id: Name,
    side: Annotated[str, QueryParameter(max_length=40)] = "",
) -> Leaderboard:
    """The strongest at one side of a game; by default at its first."""
    try:
        game = registry.house_game(game_id)
    except BadOption:
        raise not_found("game") from None
    if not eligibility.competitive(game):
        raise ApiError(409, "not_rateable", say("unrated-cooperative"))
    names = eligibility.side_names(game)
    if side and side not in names:
        raise not_found("seat")
    me = "" if visitor is None else visitor.id
    return await queries.leaderboard(hall.store, game.id, side or names[0], me)


@get("/rooms/{room_id:str}/ratings", summary="Ratings", tags=["rooms"], responses=PROBLEMS)
async def of_room(hall: TheHall, room_id: Name) -> RoomRatings:
    """How strong those at a table are; after a rated game what it did to their ratings."""
    stored = await hall.store.room(room_id)
    if stored is None:
        raise not_found("room")
    if stored[0].rated and stored[0].status == FINISHED:
        await hall.ratings.count(room_id)
    return await queries.of_table(hall.store, *stored)


@post(
    "/rateable",
    summary="Could it be rated",
    tags=["rooms"],
    responses=PROBLEMS,
    status_code=200,
)
async def could_be(hall: TheHall, person: Someone, data: JSONBody[NewRoom]) -> Rateable:
    """Whether a room that somebody is about to make could be rated, and why not."""
    game = registry.house_game(data.game)
    own = not eligibility.standard(game, data.options)
    options = game.choose_options({} if own else data.options)
    row = RoomRow(
        id="",
        game=game.id,
        options=options,
        owner=person.id,
        seed="",
        seed_given=data.seed is not None,
        position=data.position or "",
        created=now(),
        updated=now(),
    )
    count = len(game.seats(options))
    wishes = data.seats[:count]
    seats = creation.wished_seats(game, "", len(wishes) or count, wishes, person)
    found = (["options"] if own else []) + await eligibility.reasons(hall, game, row, seats)
    return Rateable(not found, [Unrated(code, say(f"unrated-{code}")) for code in found])


HANDLERS = [best, of_room, could_be]
