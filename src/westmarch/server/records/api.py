"""Records down and up, replay, problem reports, odds, prospects."""

from __future__ import annotations

import asyncio
from datetime import datetime
from typing import Annotated, Any, TypeVar

import msgspec
from litestar import MediaType, Request, Response, get, post
from litestar.openapi.spec import OpenAPIMediaType, Operation, RequestBody, Schema
from litestar.openapi.spec.enums import OpenAPIType
from litestar.params import JSONBody, QueryParameter

import westmarch
from westmarch.kernel import record as records
from westmarch.kernel import registry
from westmarch.kernel.engine.state import State
from westmarch.kernel.fingerprints import in_play
from westmarch.kernel.prospects import Prospect, prospects
from westmarch.kernel.story import UNFINISHED
from westmarch.kernel.texts.site_texts import say
from westmarch.server.common.errors import ApiError
from westmarch.server.common.ids import new_id
from westmarch.server.common.time import now
from westmarch.server.http.errors import PROBLEMS
from westmarch.server.http.size_limits import RECORD_LIMIT
from westmarch.server.identity.dependencies import (
    A_MOVE,
    A_ROW,
    OPENING,
    Name,
    Someone,
    TheHall,
    Visitor,
    afford,
    limited,
    opened,
)
from westmarch.server.identity.people import Person
from westmarch.server.records import replay
from westmarch.server.records.bundle import closed, record_of
from westmarch.server.records.schemas import Complaint, Lengths, StoryOut
from westmarch.server.rooms.registry import Hall
from westmarch.server.rooms.schemas import PublicOut
from westmarch.server.rooms.statements import save_snapshot
from westmarch.tabletop import creation, parsing
from westmarch.tabletop.play.lookahead import state_ahead, state_for_odds, work_out
from westmarch.tabletop.room import Room
from westmarch.tabletop.rows import FINISHED, PERSON, PLAYING, RoomRow, SeatRow
from westmarch.tabletop.views import replay_view
from westmarch.tabletop.views.room_view import uploaded
from westmarch.tabletop.views.schemas import ReplayOut, RoomOut
from westmarch.tabletop.views.table_view import lines, view_of

T = TypeVar("T")

Count = Annotated[int | None, QueryParameter(ge=0, le=1_000_000)]
SeatText = Annotated[str | None, QueryParameter(max_length=4)]


class Odds(msgspec.Struct):
    """How the pending battle is likely to end; null when there is none."""

    odds: dict[str, Any] | None


def _file(body: T, name: str, kind: str = MediaType.JSON) -> Response[T]:
    headers = {"content-disposition": f'attachment; filename="{name}"'}
    return Response(body, media_type=kind, headers=headers)


# ---- records


@get(
    "/rooms/{room_id:str}/record",
    summary="Download the record",
    tags=["records"],
    responses=PROBLEMS,
)
async def download(
    request: Request[Any, Any, Any], hall: TheHall, room_id: Name
) -> Response[bytes]:
    """The whole record of a finished game, seed and all: `westmarch replay --verify` checks it."""
    room = await _revealed(hall, room_id)
    await afford(request, OPENING + room.row.seq * A_ROW)
    async with hall.loading.slots:
        record = await record_of(hall.store, room.row)
    if record is None:
        raise _not_finished()
    return _file(record, f"{room.row.game}-{room.id}.jsonl", "application/x-ndjson")


async def _revealed(hall: Hall, id_: str) -> Room:
    """A game whose secrets may be shown. Raises `ApiError`."""
    room = await hall.look_up(id_)
    if not room.revealed:
        raise _not_finished()
    return room


def _not_finished() -> ApiError:
    return ApiError(409, "not_finished", say("error-not_finished"))


class RecordBody(Operation):
    """Describes the body of an upload: the record itself."""

    def __post_init__(self) -> None:
        content = {"application/x-ndjson": OpenAPIMediaType(Schema(type=OpenAPIType.STRING))}
        self.request_body = RequestBody(content=content, required=True)


@post(
    "/records",
    summary="Upload a record",
    tags=["records"],
    responses=PROBLEMS,
    request_max_body_size=RECORD_LIMIT,
    operation_class=RecordBody,
)
async def upload(request: Request[Any, Any, Any], hall: TheHall, person: Someone) -> RoomOut:
    """Make a finished room of a record, to look at it again and to go on from it."""
    await limited(request, "uploads")
    await hall.check_room_count(person)
    id_ = new_id()
    found = await hall.readers.record(id_, await request.body())
    room = await _keep(hall, person, id_, found)
    return room.shape(person.id)


async def _keep(hall: Hall, person: Person, id_: str, found: parsing.Traced) -> Room:
    header = found.header
    row = RoomRow(
        id=id_,
        game=header.game,
        options=dict(header.options),
        status=FINISHED,
        owner=person.id,
        seed=str(header.seed),
        seed_given=True,
        position=header.position,
        ending=found.ending or UNFINISHED,
        winners=found.winners,
        seq=found.rows[-1].seq,
        moves=len(found.rows) - 1,
        turn=found.turn,
        since=now(),
        created=now(),
        updated=now(),
    )
    names = [*header.players, *[""] * len(header.seats)]
    seats = [
        SeatRow(room=id_, seat=n, kind=PERSON, name=(names[n] or "?")[:80])
        for n in range(len(header.seats))
    ]
    game = registry.house_game(header.game)
    state = found.snapshot
    saved = save_snapshot(state)  # so that the server need not play it all again
    room = Room(game, row, seats)
    await creation.add(hall, person, room, *saved, rows=found.rows, state=state)
    await hall.let_go(id_)
    return await hall.look_up(id_)


# ---- replay


@get(
    "/rooms/{room_id:str}/replay",
    summary="A position of a game",
    tags=["records"],
    responses=PROBLEMS,
)
async def watch(
    request: Request[Any, Any, Any],
    hall: TheHall,
    visitor: Visitor,
    room_id: Name,
    at: Count = None,
    since: Count = None,
    seat: SeatText = None,
) -> ReplayOut:
    """The table after `at` moves, as the visitor may see it."""
    room = await hall.look_up(room_id)
    film = await _film(request, hall, room)
    return await replay_view.look(hall, film, room, visitor.id if visitor else "", at, since, seat)


async def _film(request: Request[Any, Any, Any], hall: Hall, room: Room) -> replay_view.Film:
    """The film of a game; making it is counted. Raises `ApiError`."""
    films: replay.Films = request.app.state.films
    if not films.has(room):
        cost = OPENING + room.row.seq * A_ROW + room.row.moves * A_MOVE
        await afford(request, cost)
    return await films.of(room, hall.store, hall.loading.slots)


@get(
    "/rooms/{room_id:str}/story",
    summary="The story of a finished game",
    tags=["records"],
    responses=PROBLEMS,
)
async def story(request: Request[Any, Any, Any], hall: TheHall, room_id: Name) -> StoryOut:
    """Who won, how and why, the score and the turning points."""
    room = await _revealed(hall, room_id)
    film = await _film(request, hall, room)
    if film.end is None:
        raise _not_finished()
    told = await replay_view.story_of(hall, film, room, film.end)
    lengths = Lengths(room.row.turn, room.row.moves, await _seconds(hall, room))
    return StoryOut(told.how, told.score, told.points, lengths)


async def _seconds(hall: Hall, room: Room) -> int | None:
    """How long a game was played here; None for an uploaded one, at which nobody sits."""
    if uploaded(room.row, room.seats):
        return None
    span = await hall.store.played_between(room.id)
    if span is None:
        return None
    first, last = (datetime.fromisoformat(at) for at in span)
    return round((last - first).total_seconds())


# ---- problems


@post(
    "/rooms/{room_id:str}/problem",
    summary="Report a problem",
    tags=["records"],
    responses=PROBLEMS,
    status_code=200,
)
async def problem(
    request: Request[Any, Any, Any],
    hall: TheHall,
    person: Someone,
    room_id: Name,
    data: JSONBody[Complaint],
) -> Response[dict[str, Any]]:
    """A file for a bug report: all that the reporter may see of the game, nothing else."""
    room = await opened(request, room_id)
    async with room.lock:
        body = _report(room, person, data.text)
    return _file(body, f"problem-{room.id}.json")


def _report(room: Room, person: Person, text: str) -> dict[str, Any]:
    seats = room.seats_of(person.id)
    found: dict[str, Any] = {
        "format": "westmarch-problem-1",
        "text": text,
        "at": now(),
        "version": westmarch.__version__,
        "room": room.shape(person.id),
        "seats": seats,
        "n": room.row.seq,
        "view": room.view(seats),
        "decision": room.decision(person.id, seats),
        "log": lines(room.game, room.row.options, room.visible(seats, 0), 0),
        "record": None,
        "position": None,
        "own_moves": [],
    }
    table = room.table
    if table is not None:
        found["own_moves"] = [
            {"move": n, "seat": e.seat, "action": e.action}
            for n, e in enumerate(table.record.entries)
            if e.seat in seats
        ]
        if room.revealed:
            found["record"] = records.dumps(closed(room.row, table))
            found["position"] = room.game.write_position(table.state)
    return found


@get(
    "/rooms/{room_id:str}/public",
    summary="What everybody sees of a table",
    tags=["records"],
    responses=PROBLEMS,
)
async def public(request: Request[Any, Any, Any], hall: TheHall, room_id: Name) -> PublicOut:
    """The table as a spectator sees it, to be shown to others, with a question about the rules for
    example; and the position as a text, once nothing of the game is secret any more."""
    room = await hall.look_up(room_id)
    if room.over and room.table is None:
        return _public(room, (await _film(request, hall, room)).end)
    room = await opened(request, room_id)
    async with room.lock:
        return _public(room, None if room.table is None else room.table.state)


def _public(room: Room, s: State | None) -> PublicOut:
    game, row = room.game, room.row
    view = {} if s is None else view_of(game, row.options, s, [], row.to_act)
    text = game.write_position(s) if s is not None and room.revealed else None
    return PublicOut(row.seq, westmarch.__version__, in_play(game, row.options), view, text)


# ---- odds


@get(
    "/rooms/{room_id:str}/odds",
    summary="Odds of the pending battle",
    tags=["rooms"],
    responses=PROBLEMS,
)
async def odds(
    request: Request[Any, Any, Any], hall: TheHall, visitor: Visitor, room_id: Name
) -> Odds:
    """How the pending battle is likely to end, from what the visitor may know."""
    if (await hall.look_up(room_id)).over:
        return Odds(None)
    room = await opened(request, room_id)
    state = await state_for_odds(room, visitor.id if visitor else "")
    if state is None:
        return Odds(None)
    try:
        return Odds(await hall.workers.run(work_out, room.row.game, state, seconds=20.0))
    except TimeoutError:
        raise ApiError(503, "try_again", say("error-try_again")) from None


# ---- things first


class Prospects(msgspec.Struct):
    """What the visitor can do with things by several choices in a row, answering decision `n`."""

    n: int
    prospects: list[Prospect]


@get(
    "/rooms/{room_id:str}/prospects",
    summary="What can be done with things by several choices in a row",
    tags=["rooms"],
    responses=PROBLEMS,
)
async def look_ahead(
    request: Request[Any, Any, Any], hall: TheHall, visitor: Visitor, room_id: Name
) -> Prospects:
    """The choices that lead to each thing of the table, for who is to decide; nothing for others.
    They are found on a table dealt anew from what that seat knows."""
    seen = await hall.look_up(room_id)
    if seen.row.status != PLAYING:
        return Prospects(seen.row.seq, [])
    room = await opened(request, room_id)
    n, s = await state_ahead(room, visitor.id if visitor else "")
    if s is None:
        return Prospects(n, [])
    return Prospects(n, await asyncio.to_thread(prospects, room.game, s))


HANDLERS: list[Any] = [download, upload, watch, story, problem, public, odds, look_ahead]
