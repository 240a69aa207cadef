"""``/api/bot``: what a bot account does with its token (docs/reference/bot-api.md)."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from litestar import Request, Response, get, patch, post
from litestar.params import JSONBody, QueryParameter
from litestar.types import ASGIApp

from westmarch.kernel.texts.site_texts import say
from westmarch.server.bot_api import challenges, play
from westmarch.server.bot_api.event_stream import Events
from westmarch.server.bot_api.game_stream import Follower, seats_in, state_of
from westmarch.server.bot_api.owners_api import changes, my_bot
from westmarch.server.bot_api.schemas import (
    Acted,
    Agreement,
    BotAnswer,
    BotChange,
    BotGame,
    BotGames,
    BotState,
    Decline,
    MyBot,
    Remark,
)
from westmarch.server.bot_api.streams import as_lines
from westmarch.server.common.errors import ApiError
from westmarch.server.http.errors import PROBLEMS
from westmarch.server.http.static_files import COMPRESSES_ITSELF
from westmarch.server.identity.dependencies import (
    Name,
    TheBot,
    TheHall,
    limits_of,
    opened,
    token_of,
)
from westmarch.tabletop.room import LINES_SHOWN
from westmarch.tabletop.rows import PLAYING, RoomRow, SeatRow
from westmarch.tabletop.views.table_view import lines

Asked = Request[Any, Any, Any]
AT_ONCE = {COMPRESSES_ITSELF: True}
"""Lines go out as they come: nothing waits for enough to compress."""


@get("/bot", summary="The account of a token", tags=["bot"], responses=PROBLEMS)
async def account(hall: TheHall, me: TheBot) -> MyBot:
    """Which bot account a token belongs to, and its settings."""
    return my_bot(me, bool(await hall.desk.online([me.id])))


@patch("/bot", summary="Change what I play", tags=["bot"], responses=PROBLEMS)
async def change(hall: TheHall, me: TheBot, data: JSONBody[BotChange]) -> MyBot:
    """What the bot plays, how many games at once, and what it does when challenged."""
    changed = await hall.bot_accounts.change(me, **changes(data))
    hall.desk.tell(me.id)
    return my_bot(changed, bool(await hall.desk.online([me.id])))


@get("/bot/events", include_in_schema=False, opt=AT_ONCE)
async def events(request: Asked, hall: TheHall, me: TheBot) -> ASGIApp:
    """Challenges, games and turns as they come, a line of JSON each."""
    hall.check_open()
    return as_lines(Events(hall, me, token_of(request)), limits_of(request))


@get("/bot/games", summary="Challenges and games", tags=["bot"], responses=PROBLEMS)
async def games(hall: TheHall, me: TheBot) -> BotGames:
    """Challenges that wait for an answer, and games that are played."""

    def one(row: RoomRow, seats: list[SeatRow]) -> BotGame:
        mine = [seat.seat for seat in seats if me.id in (seat.person, seat.challenged)]
        yours = row.status == PLAYING and row.to_act in mine
        return BotGame(row.id, row.game, row.status, mine, row.seq, yours)

    found = await challenges.tables(hall, me)
    asked = [one(*t) for t in found if any(seat.challenged == me.id for seat in t[1])]
    sits = [one(*t) for t in found if any(seat.person == me.id for seat in t[1])]
    return BotGames(asked, sits)


@post(
    "/bot/games/{room_id:str}/accept",
    summary="Accept a challenge",
    tags=["bot"],
    responses=PROBLEMS,
    status_code=204,
)
async def accept(request: Asked, hall: TheHall, me: TheBot, room_id: Name) -> None:
    """Sit down; the game starts when nobody else is missing."""
    await challenges.accept(hall, await opened(request, room_id), me)


@post(
    "/bot/games/{room_id:str}/decline",
    summary="Decline a challenge",
    tags=["bot"],
    responses=PROBLEMS,
    status_code=204,
)
async def decline(
    request: Asked, hall: TheHall, me: TheBot, room_id: Name, data: JSONBody[Decline]
) -> None:
    """Leave the seat to somebody else."""
    await challenges.decline(hall, await opened(request, room_id), me, data.reason)


Dealt = Annotated[bool, QueryParameter()]


@get("/bot/games/{room_id:str}", summary="How a game stands", tags=["bot"], responses=PROBLEMS)
async def one_game(
    request: Asked, hall: TheHall, me: TheBot, room_id: Name, dealt: Dealt = False
) -> Response[BotState]:
    """The table as the bot may see it, with the decision and its legal answers."""
    room = await opened(request, room_id)
    seats = seats_in(room, me)
    async with room.lock:
        visible = room.visible(seats, 0)
        skipped = max(0, len(visible) - LINES_SHOWN)
        told = lines(room.game, room.row.options, visible[skipped:], skipped)
        found = msgspec.json.encode(state_of(room, me, told, dealt))
    return Response(found, media_type="application/json")  # type: ignore[arg-type]


@get("/bot/games/{room_id:str}/stream", include_in_schema=False, opt=AT_ONCE)
async def follow(
    request: Asked, hall: TheHall, me: TheBot, room_id: Name, dealt: Dealt = False
) -> ASGIApp:
    """The table and every change, a line of JSON each, until the game is over."""
    hall.check_open()
    room = await opened(request, room_id)
    return as_lines(Follower(hall, room, me, token_of(request), dealt), limits_of(request))


@post(
    "/bot/games/{room_id:str}/act",
    summary="Answer a decision",
    tags=["bot"],
    responses=PROBLEMS,
    status_code=200,
)
async def act(
    request: Asked, hall: TheHall, me: TheBot, room_id: Name, data: JSONBody[BotAnswer]
) -> Acted:
    """Answer decision `n` with one of its actions."""
    return await play.act(hall, await opened(request, room_id), me, data)


@post(
    "/bot/games/{room_id:str}/resign",
    summary="Give up",
    tags=["bot"],
    responses=PROBLEMS,
    status_code=204,
)
async def resign(request: Asked, hall: TheHall, me: TheBot, room_id: Name) -> None:
    """Give the game up."""
    await play.resign(hall, await opened(request, room_id), me)


@post(
    "/bot/games/{room_id:str}/chat",
    summary="Say something",
    tags=["bot"],
    responses=PROBLEMS,
    status_code=204,
)
async def chat(
    request: Asked, hall: TheHall, me: TheBot, room_id: Name, data: JSONBody[Remark]
) -> None:
    """Say something at the table."""
    if not await limits_of(request).chat.try_acquire(me.id):
        raise ApiError(429, "too_fast", say("error-others_talk"))
    await play.speak(hall, await opened(request, room_id), me, data.text)


@post(
    "/bot/games/{room_id:str}/undo",
    summary="Let moves be taken back, or not",
    tags=["bot"],
    responses=PROBLEMS,
    status_code=204,
)
async def undo(
    request: Asked, hall: TheHall, me: TheBot, room_id: Name, data: JSONBody[Agreement]
) -> None:
    """Answer another player's wish to take a move back."""
    await play.agree(hall, await opened(request, room_id), me, data.agree)


HANDLERS = [
    account,
    change,
    events,
    games,
    accept,
    decline,
    one_game,
    follow,
    act,
    resign,
    chat,
    undo,
]
