"""``/api``: slow games. Claims, draws, a word to who is to move, vacations, the next game."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Request, delete, get, post
from litestar.params import JSONBody, QueryParameter
from sqlalchemy import select

from westmarch.server.clocks.schemas import ClaimWish, DrawWish, NewVacation, NextGame, VacationOut
from westmarch.server.http.errors import PROBLEMS
from westmarch.server.identity.dependencies import Name, Someone, TheHall, limited, opened
from westmarch.server.identity.people import Person
from westmarch.server.notifications.api import caller_of
from westmarch.server.rooms import vacations
from westmarch.server.rooms.api import shown
from westmarch.server.rooms.registry import Hall
from westmarch.server.slow_games import claims
from westmarch.server.storage.tables import rooms as db
from westmarch.tabletop.clocks import written
from westmarch.tabletop.rows import PLAYING
from westmarch.tabletop.views.schemas import RoomOut

Asked = Request[Any, Any, Any]
After = Annotated[str | None, QueryParameter(max_length=16)]


@post(
    "/rooms/{room_id:str}/claim",
    summary="Claim against who is gone",
    tags=["slow games"],
    responses=PROBLEMS,
    status_code=200,
)
async def claim(
    request: Asked, hall: TheHall, person: Someone, room_id: Name, data: JSONBody[ClaimWish]
) -> RoomOut:
    """The game, or the seat, of somebody who is out of time, long gone, or has left."""
    await limited(request, "gestures", person.id)
    room = await opened(request, room_id)
    await claims.claim(hall, room, person, data)
    return await shown(room, person)


@post(
    "/rooms/{room_id:str}/draw",
    summary="Agree to a draw",
    tags=["slow games"],
    responses=PROBLEMS,
    status_code=200,
)
async def draw(
    request: Asked, hall: TheHall, person: Someone, room_id: Name, data: JSONBody[DrawWish]
) -> RoomOut:
    """Offer a draw, accept one, or take the offer back; moving instead of answering declines it."""
    await limited(request, "gestures", person.id)
    room = await opened(request, room_id)
    await claims.draw(hall, room, person, data.agree)
    return await shown(room, person)


@post(
    "/rooms/{room_id:str}/nudge",
    summary="Remind who is to move",
    tags=["slow games"],
    responses=PROBLEMS,
    status_code=200,
)
async def nudge(request: Asked, hall: TheHall, person: Someone, room_id: Name) -> RoomOut:
    """A word to who is to move, once a day."""
    await limited(request, "gestures", person.id)
    room = await opened(request, room_id)
    whom = await claims.nudge(hall, room, person)
    await caller_of(request).nudge(room.id, whom, room.row.asked)
    return await shown(room, person)


# ---- my games


@get("/me/next", summary="The next game to move in", tags=["slow games"], responses=PROBLEMS)
async def next_game(hall: TheHall, person: Someone, after: After = None) -> NextGame:
    """The game behind `after` where I am to move: those whose clock ends first come first, then
    those that have waited longest."""
    ids = await _to_move(hall, person)
    others = [id_ for id_ in ids if id_ != after]
    behind = ids[ids.index(after) + 1 :] if after in ids else []
    return NextGame(next(iter([*behind, *others]), None), len(ids))


async def _to_move(hall: Hall, person: Person) -> list[str]:
    rooms, seats = db.rooms.c, db.seats.c
    query = (
        select(rooms.id)
        .join(db.seats, (seats.room == rooms.id) & (seats.seat == rooms.to_act))
        .where(rooms.status == PLAYING, seats.person == person.id)
        .order_by(rooms.deadline.is_(None), rooms.deadline, rooms.since, rooms.id)
    )
    return [str(id_) for id_ in await hall.store.scalars(query)]


# ---- vacations


async def _vacation(hall: Hall, person: Person) -> VacationOut:
    keeper = hall.keeper
    until = keeper.pauses.vacation(person.id, keeper.at)
    left = hall.settings.vacation_days - await keeper.pauses.days_used(person.id, keeper.at)
    return VacationOut(None if until is None else written(until), max(0, left))


@get("/me/vacation", summary="My vacation", tags=["slow games"], responses=PROBLEMS)
async def vacation(hall: TheHall, person: Someone) -> VacationOut:
    """Whether I am on vacation, and the days I have left this year."""
    await hall.keeper.pauses.load(hall.keeper.at)
    return await _vacation(hall, person)


@post("/me/vacation", summary="Go on vacation", tags=["slow games"], responses=PROBLEMS)
async def go(
    request: Asked, hall: TheHall, person: Someone, data: JSONBody[NewVacation]
) -> VacationOut:
    """My clocks stand from now on, for so many days, in games by days outside tournaments."""
    await limited(request, "gestures", person.id)
    await vacations.begin(hall, person, data.days)
    return await _vacation(hall, person)


@delete(
    "/me/vacation",
    summary="Come back",
    tags=["slow games"],
    responses=PROBLEMS,
    status_code=200,
)
async def come_back(request: Asked, hall: TheHall, person: Someone) -> VacationOut:
    """My clocks go on; days that I did not use are left to me."""
    await limited(request, "gestures", person.id)
    await vacations.end(hall, person.id)
    return await _vacation(hall, person)


HANDLERS = [claim, draw, nudge, next_game, vacation, go, come_back]
