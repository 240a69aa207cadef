"""``/api/rooms``: making rooms, sitting down, starting, resigning, playing again, going on."""

from __future__ import annotations

import asyncio
from functools import partial
from typing import Any

from litestar import Request, WebSocket, delete, get, post, websocket
from litestar.params import JSONBody

from westmarch.kernel import registry
from westmarch.kernel.engine.errors import BadOption
from westmarch.kernel.texts.site_texts import say
from westmarch.server.common.errors import status_of
from westmarch.server.http.close_codes import CloseCode
from westmarch.server.http.errors import PROBLEMS
from westmarch.server.http.network import address
from westmarch.server.identity.dependencies import (
    Name,
    SeatIndex,
    Someone,
    TheHall,
    Visitor,
    hall_of,
    limited,
    limits_of,
    opened,
    origins_of,
    visitor,
)
from westmarch.server.identity.names import told_name
from westmarch.server.identity.people import Person
from westmarch.server.library import publishing
from westmarch.server.puzzles import service as puzzles
from westmarch.server.rooms import creation as rooms_creation
from westmarch.server.rooms import removal as rooms_removal
from westmarch.server.rooms.featured import to_watch
from westmarch.server.rooms.live.websocket import Viewer
from westmarch.server.rooms.lobby import open_rooms
from westmarch.server.rooms.schemas import ContinueFrom, NewRoom, Resign, RoomsOut
from westmarch.server.storage.errors import is_the_databases_fault
from westmarch.server.storage.rows.mapping import readable
from westmarch.server.tournaments.room_links import of_rooms
from westmarch.tabletop import rematch as rooms_rematch
from westmarch.tabletop import seating
from westmarch.tabletop import start as starting
from westmarch.tabletop.clocks import written
from westmarch.tabletop.play import ending, seat_transfer
from westmarch.tabletop.refusals import Refused
from westmarch.tabletop.room import Room
from westmarch.tabletop.rows import PLAYING, RoomRow
from westmarch.tabletop.views.room_view import shape
from westmarch.tabletop.views.schemas import RoomOut

Asked = Request[Any, Any, Any]


async def shown(room: Room, person: Person | None) -> RoomOut:
    """A room as somebody sees it, never ahead of what is stored."""
    async with room.lock:
        return room.shape("" if person is None else person.id)


@get("/rooms", summary="Open rooms, mine, and those to watch", tags=["rooms"], responses=PROBLEMS)
async def rooms(hall: TheHall, visitor: Visitor) -> RoomsOut:
    """Rooms where anybody may sit down, those one made or plays in, and rated games of others."""
    me = "" if visitor is None else visitor.id
    found = await open_rooms(hall.store)
    mine = await hall.store.rooms_of(me) if me else []
    watched, seated = await to_watch(hall.store, me)
    ids = [row.id for row in (*found, *mine)]
    seats = seated | await hall.store.seats(ids)
    ids += [row.id for row in watched]
    looking = await hall.online(ids)
    played_in = await of_rooms(hall.store, ids)

    def one(row: RoomRow) -> RoomOut:
        online = looking.get(row.id, set())
        if row.game not in registry.GAMES:
            raise BadOption("option-no_such_game", game=row.game)
        game = registry.game(row.game)
        held, keeper, place = seats.get(row.id, []), hall.keeper, played_in.get(row.id)
        return shape(game, row, held, me, told_name, online, keeper=keeper, tournament=place)

    at = written(hall.keeper.at)
    return RoomsOut(readable(found, one), readable(mine, one), readable(watched, one), at)


@post("/rooms", summary="Make a room", tags=["rooms"], responses=PROBLEMS)
async def create(
    request: Asked, hall: TheHall, person: Someone, data: JSONBody[NewRoom]
) -> RoomOut:
    """Make a room. When all its seats are mine or bots', the game starts at once."""
    await limited(request, "rooms")
    listing = None
    if hall.settings.limits:
        listing = partial(origins_of(request).listed, address(request.scope))
    room = await rooms_creation.create(hall, person, data, listing)
    played = publishing.count_play(hall.battles, hall.decks, person.id, room.row.options)
    hall.spawn(asyncio.create_task(played))
    return await shown(room, person)


@get("/rooms/{room_id:str}", summary="One room", tags=["rooms"], responses=PROBLEMS)
async def one_room(request: Asked, hall: TheHall, visitor: Visitor, room_id: Name) -> RoomOut:
    """A room as the visitor may see it."""
    room = await hall.look_up(room_id)
    if room.row.status == PLAYING:  # only who reads the game knows whether it can go on
        room = await opened(request, room_id)
    return await shown(room, visitor)


@post(
    "/rooms/{room_id:str}/seats/{seat:int}",
    summary="Sit down",
    tags=["rooms"],
    responses=PROBLEMS,
    status_code=200,
)
async def take(
    request: Asked, hall: TheHall, person: Someone, room_id: Name, seat: SeatIndex
) -> RoomOut:
    """Take a free seat of a room that waits for players, or of a game that somebody has left."""
    room = await opened(request, room_id)
    if room.row.status == PLAYING:
        await seat_transfer.sit_down(hall, room, person, seat)
    else:
        await seating.take(hall, room, person, seat)
    return await shown(room, person)


@delete(
    "/rooms/{room_id:str}/seats/{seat:int}",
    summary="Stand up",
    tags=["rooms"],
    responses=PROBLEMS,
    status_code=200,
)
async def leave(
    request: Asked, hall: TheHall, person: Someone, room_id: Name, seat: SeatIndex
) -> RoomOut:
    """Leave a seat before the game starts."""
    room = await opened(request, room_id)
    await seating.leave(hall, room, person, seat)
    return await shown(room, person)


@post(
    "/rooms/{room_id:str}/start",
    summary="Start the game",
    tags=["rooms"],
    responses=PROBLEMS,
    status_code=200,
)
async def start(request: Asked, hall: TheHall, person: Someone, room_id: Name) -> RoomOut:
    """Start the game once all seats are taken."""
    room = await opened(request, room_id)
    await starting.start(hall, room, person)
    return await shown(room, person)


@post(
    "/rooms/{room_id:str}/resign",
    summary="Resign",
    tags=["rooms"],
    responses=PROBLEMS,
    status_code=200,
)
async def resign(
    request: Asked, hall: TheHall, person: Someone, room_id: Name, data: JSONBody[Resign]
) -> RoomOut:
    """Give the game up for a seat of one's own."""
    room = await opened(request, room_id)
    await ending.resign(hall, room, person.id, data.seat)
    return await shown(room, person)


@post(
    "/rooms/{room_id:str}/abort",
    summary="Abort",
    tags=["rooms"],
    responses=PROBLEMS,
    status_code=200,
)
async def abort(
    request: Asked, hall: TheHall, person: Someone, room_id: Name, data: JSONBody[Resign]
) -> RoomOut:
    """Break off a rated game that has hardly begun: it counts for nobody."""
    room = await opened(request, room_id)
    await ending.abort(hall, room, person.id, data.seat)
    return await shown(room, person)


@post("/rooms/{room_id:str}/rematch", summary="Play again", tags=["rooms"], responses=PROBLEMS)
async def rematch(request: Asked, hall: TheHall, person: Someone, room_id: Name) -> RoomOut:
    """The same table once more; the others join by asking too."""
    await limited(request, "rooms")
    room = await rooms_rematch.rematch(hall, await opened(request, room_id), person)
    return await shown(room, person)


@post("/rooms/{room_id:str}/sequel", summary="Go on", tags=["rooms"], responses=PROBLEMS)
async def sequel(request: Asked, hall: TheHall, person: Someone, room_id: Name) -> RoomOut:
    """The next game of a campaign, at the same table; the others join by asking too."""
    await limited(request, "rooms")
    room = await rooms_rematch.sequel(hall, await opened(request, room_id), person)
    return await shown(room, person)


@post(
    "/rooms/{room_id:str}/continue",
    summary="Continue from a position",
    tags=["rooms"],
    responses=PROBLEMS,
)
async def go_on(
    request: Asked,
    hall: TheHall,
    person: Someone,
    room_id: Name,
    data: JSONBody[ContinueFrom],
) -> RoomOut:
    """Go on from a position against bots, in a new room."""
    await limited(request, "rooms")
    old = await opened(request, room_id)
    await puzzles.check_settled(hall, old, person)
    room = await rooms_rematch.continue_from(hall, old, person, data.at, data.seat, data.bot)
    return await shown(room, person)


@delete("/rooms/{room_id:str}", summary="Remove a room", tags=["rooms"], responses=PROBLEMS)
async def remove(request: Asked, hall: TheHall, person: Someone, room_id: Name) -> None:
    """Clear away a room one made. A finished game belongs to all who played it: it goes out of my
    list only, and is gone when it is nobody's any more."""
    await rooms_removal.remove(hall, await opened(request, room_id), person)


@websocket("/ws/rooms/{room_id:str}")
async def connect(socket: WebSocket[Any, Any, Any], room_id: Name) -> None:
    """Look at a room, and play there where one has a seat."""
    hall = hall_of(socket)
    if hall.draining:
        await socket.close(CloseCode.RESTARTING)  # it was not accepted yet: the answer is 403
        return
    person = await visitor(socket)
    wanted = socket.query_params.get("seat")
    await socket.accept()
    try:
        room = await opened(socket, room_id)
    except Refused as error:
        # What is there no more stays so; whatever else it is, the browser tries again.
        code = {404: CloseCode.NOT_THERE, 429: CloseCode.OVERLOADED}.get(
            status_of(error), CloseCode.RESTARTING
        )
        await socket.close(code, error.problem.message)
        return
    except Exception as error:
        if not is_the_databases_fault(error):
            raise
        await socket.close(CloseCode.OVERLOADED, say("error-no_database_soon"))
        return
    if person is not None and not person.guest and room.row.rated and room.seats_of(person.id):
        note = origins_of(socket).note(person.id, address(socket.scope))
        hall.spawn(asyncio.create_task(note))
    seat = int(wanted) if wanted is not None and wanted.isdecimal() and len(wanted) < 3 else None
    # A hidden tab that reconnects says so at once: its person is still to be notified of a turn.
    looking = socket.query_params.get("looking") != "false"
    where = address(socket.scope)
    await Viewer(hall, room, socket, person, seat, limits_of(socket), where, looking).run()


HANDLERS = [
    rooms,
    create,
    one_room,
    take,
    leave,
    start,
    resign,
    abort,
    rematch,
    sequel,
    go_on,
    remove,
]
