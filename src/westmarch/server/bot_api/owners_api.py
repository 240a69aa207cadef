"""``/api/me/bots``, ``/api/bots``: bot accounts for those who own them, and for those who play
against them."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Request, delete, get, patch, post
from litestar.params import JSONBody, QueryParameter

from westmarch.server.bot_api import challenges
from westmarch.server.bot_api.schemas import (
    BotChange,
    BotOut,
    BotSeat,
    MadeBot,
    MyBot,
    NewBot,
    Token,
)
from westmarch.server.common.errors import not_found
from westmarch.server.http.errors import PROBLEMS
from westmarch.server.identity import queries as identity_queries
from westmarch.server.identity.bot_accounts import MOST_GAMES, Bot, checked_games
from westmarch.server.identity.dependencies import (
    Name,
    SeatIndex,
    Someone,
    TheHall,
    account_of,
    limited,
    opened,
    people_of,
)
from westmarch.server.identity.people import Person
from westmarch.server.rooms.api import shown
from westmarch.server.rooms.registry import Hall
from westmarch.tabletop.views.schemas import PlayerOut, RoomOut

Asked = Request[Any, Any, Any]


def my_bot(bot: Bot, online: bool) -> MyBot:
    """A bot account as its owner sees it."""
    row = bot.row
    return MyBot(
        id=bot.id,
        name=bot.name,
        games=row.games,
        accepts=row.accepts,
        most_games=row.most_games,
        online=online,
        created=row.created,
        used=row.used,
        token_made=None if row.token is None else row.token_made,
    )


def changes(data: BotChange) -> dict[str, Any]:
    """What is to be changed. Raises `ApiError`."""
    given: dict[str, Any] = {}
    if data.games is not None:
        given["games"] = checked_games(data.games)
    if data.accepts is not None:
        given["accepts"] = data.accepts
    if data.most_games is not None:
        given["most_games"] = min(data.most_games, MOST_GAMES)
    return given


async def _mine(hall: Hall, person: Person, id_: str) -> Bot:
    bot = await hall.bot_accounts.one(id_)
    if bot.row.owner != account_of(person).id:
        raise not_found("bot")
    return bot


# ---- for their owners


@get("/me/bots", summary="My bots", tags=["bots"], responses=PROBLEMS)
async def mine(hall: TheHall, person: Someone) -> list[MyBot]:
    """My bot accounts, the last used first."""
    found = await hall.bot_accounts.of_owner(account_of(person).id)
    online = await hall.desk.online([bot.id for bot in found])
    return [my_bot(bot, bot.id in online) for bot in found]


@post("/me/bots", summary="Make a bot account", tags=["bots"], responses=PROBLEMS)
async def make(request: Asked, hall: TheHall, person: Someone, data: JSONBody[NewBot]) -> MadeBot:
    """Make a bot account. Its token is shown this once."""
    await limited(request, "passwords")
    bot, token = await hall.bot_accounts.make(
        people_of(request), account_of(person), data.name, data.games
    )
    known = my_bot(bot, False)
    return MadeBot(**{name: getattr(known, name) for name in known.__struct_fields__}, token=token)


@patch("/me/bots/{bot_id:str}", summary="Change a bot", tags=["bots"], responses=PROBLEMS)
async def change(hall: TheHall, person: Someone, bot_id: Name, data: JSONBody[BotChange]) -> MyBot:
    """What it plays, how many games at once, and what it does when challenged."""
    bot = await _mine(hall, person, bot_id)
    changed = await hall.bot_accounts.change(bot, **changes(data))
    hall.desk.tell(bot.id)
    return my_bot(changed, bool(await hall.desk.online([bot.id])))


@post("/me/bots/{bot_id:str}/token", summary="A new token", tags=["bots"], responses=PROBLEMS)
async def new_token(hall: TheHall, person: Someone, bot_id: Name) -> Token:
    """Another token instead of the one before, whose connections end."""
    bot = await _mine(hall, person, bot_id)
    token = await hall.bot_accounts.new_token(bot)
    hall.desk.send_away(bot.id)
    return Token(token)


@delete("/me/bots/{bot_id:str}/token", summary="Revoke a token", tags=["bots"], responses=PROBLEMS)
async def revoke(hall: TheHall, person: Someone, bot_id: Name) -> None:
    """The token is no good any more, and its connections end."""
    bot = await _mine(hall, person, bot_id)
    await hall.bot_accounts.revoke(bot)
    hall.desk.send_away(bot.id)


@delete("/me/bots/{bot_id:str}", summary="Remove a bot", tags=["bots"], responses=PROBLEMS)
async def remove(hall: TheHall, person: Someone, bot_id: Name) -> None:
    """The account is no more; the games it played stay."""
    bot = await _mine(hall, person, bot_id)
    await hall.bot_accounts.remove(bot)
    hall.desk.send_away(bot.id)


# ---- for those who play against them

GameWish = Annotated[str, QueryParameter(max_length=40)]


@get("/bots", summary="Bots that can be challenged", tags=["bots"], responses=PROBLEMS)
async def listed(hall: TheHall, game: GameWish = "") -> list[BotOut]:
    """Bot accounts that are there and may be challenged, to one game or to any."""
    found = [
        bot
        for bot in await hall.bot_accounts.lately_used()
        if bot.row.accepts != "none" and (game in bot.row.games if game else bot.row.games)
    ]
    online = await hall.desk.online([bot.id for bot in found])
    out = []
    for bot in found:
        if bot.id in online:
            row, owner = bot.row, await identity_queries.person(hall.store, bot.row.owner)
            by = PlayerOut(row.owner, "" if owner is None else owner.name)
            out.append(BotOut(bot.id, bot.name, by, row.games, row.accepts, row.most_games, True))
    return out


@post(
    "/rooms/{room_id:str}/seats/{seat:int}/bot",
    summary="Let a bot play",
    tags=["rooms"],
    responses=PROBLEMS,
    status_code=200,
)
async def let_play(
    request: Request[Any, Any, Any],
    hall: TheHall,
    person: Someone,
    room_id: Name,
    seat: SeatIndex,
    data: JSONBody[BotSeat],
) -> RoomOut:
    """Before the game: fill a free seat of my room with a bot of the house, or challenge a bot
    account. In the game: a bot of the house goes on for a bot account that is away."""
    room = await opened(request, room_id)
    await challenges.let_play(hall, room, person, seat, data.bot)
    return await shown(room, person)


HANDLERS = [mine, make, change, new_token, revoke, remove, listed, let_play]
