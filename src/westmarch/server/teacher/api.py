"""Hints at a table, and reviews of games."""

from __future__ import annotations

import asyncio
from typing import Any, Literal

from litestar import Request, get, post, put
from litestar.params import JSONBody
from msgspec import Struct
from sqlalchemy import update

from westmarch.bots.teacher.hint import Advice, Judged
from westmarch.bots.teacher.review_types import Mistake, Point, SeatSum, SideSum, Turning
from westmarch.kernel.engine.state import encode
from westmarch.kernel.texts.language import spoken
from westmarch.kernel.texts.site_texts import say
from westmarch.server.common.errors import ApiError
from westmarch.server.http.errors import PROBLEMS
from westmarch.server.identity.dependencies import Name, Someone, TheHall, Visitor, limited, opened
from westmarch.server.rooms.registry import Hall
from westmarch.server.storage.tables import rooms as db
from westmarch.server.teacher import reviews
from westmarch.server.workers.tasks import HINT, Errand
from westmarch.tabletop import teaching
from westmarch.tabletop.hint_policy import several
from westmarch.tabletop.refusals import Forbidden, Refused
from westmarch.tabletop.room import Room
from westmarch.tabletop.rows import PLAYING, WAITING
from westmarch.tabletop.views.schemas import MoveNumber, RoomOut

HINT_SECONDS = 20.0
PATIENCE = 60.0
"""Seconds for which a hint is waited for; HINT_SECONDS of it may be thought."""


class Asked(Struct):
    """The decision a hint is asked for."""

    n: MoveNumber


class HintsOn(Struct):
    on: bool


@post(
    "/rooms/{room_id:str}/hint",
    summary="A hint",
    tags=["teacher"],
    responses=PROBLEMS,
    status_code=200,
)
async def ask_hint(
    request: Request[Any, Any, Any],
    hall: TheHall,
    person: Someone,
    room_id: Name,
    data: JSONBody[Asked],
) -> teaching.HintOut:
    """The best three choices for who is to decide, from what he may know alone."""
    room = await opened(request, room_id)
    async with hall.changing(room):
        s = teaching.state_for_hint(room, person.id, data.n)
        await limited(request, "hints", person.id)
        if several(room.seats):
            await teaching.remark(hall, room, "hint", name=person.name)
        n, asked = room.row.seq, teaching.HintAsked(room.row.game, encode(s))
    room.wake()
    errand = Errand(HINT, room.id, person.id, asked, HINT_SECONDS)
    advice = await _waited_for(request, hall, room, n, errand)
    found = teaching.hint_out(room.game, s, n, advice)
    if not found.choices:
        raise ApiError(409, "no_hint", say("error-no_hint"))
    return found


async def _waited_for(
    request: Request[Any, Any, Any], hall: Hall, room: Room, n: int, errand: Errand
) -> Advice:
    """The answer to a hint, as long as it is waited for: until who asked has hung up, the game has
    moved on, or nobody found the time. Raises `ApiError`."""
    moved = asyncio.Event()

    def look(changed: Room) -> None:
        if changed.id == room.id and (changed is not room or changed.row.seq != n):
            moved.set()

    async def left() -> None:
        while (await request.receive())["type"] != "http.disconnect":
            pass

    work: asyncio.Task[Advice] = asyncio.create_task(hall.do(errand))
    ends = [asyncio.create_task(moved.wait()), asyncio.create_task(left())]
    hall.watchers.append(look)
    try:
        await asyncio.wait({work, *ends}, timeout=PATIENCE, return_when=asyncio.FIRST_COMPLETED)
        if work.done():
            return work.result()
    except Exception as error:
        raise ApiError(503, "no_hint", say("error-hint_failed")) from error
    finally:
        hall.watchers.remove(look)
        # A process of one's own would be killed for it: there it thinks to its end, for nobody.
        for task in ends if hall.others is None else (*ends, work):
            task.cancel()
        work.add_done_callback(lambda done: done.cancelled() or done.exception())
    if moved.is_set():
        raise Refused("stale", say("error-stale"))
    raise ApiError(503, "no_hint", say("error-hint_failed"))


@put(
    "/rooms/{room_id:str}/hints",
    summary="Allow hints or not",
    tags=["teacher"],
    responses=PROBLEMS,
)
async def switch_hints(
    request: Request[Any, Any, Any],
    hall: TheHall,
    person: Someone,
    room_id: Name,
    data: JSONBody[HintsOn],
) -> RoomOut:
    """Whether hints may be asked for where several people play; for who made the room."""
    room = await opened(request, room_id)
    async with hall.changing(room):
        if room.row.owner != person.id:
            raise Forbidden("not_yours", say("error-host_hints"))
        if room.row.status not in (WAITING, PLAYING):
            room.playing()
        before = room.shape(person.id).hints
        room.row.hints = data.on
        saved = update(db.rooms).where(db.rooms.c.id == room.id).values(hints=data.on)
        await hall.commit(room, [], also=[saved])
        if room.row.status == PLAYING and room.shape(person.id).hints != before:
            await teaching.remark(hall, room, "hints_on" if data.on else "hints_off")
    room.wake()
    async with room.lock:
        return room.shape(person.id)


# ---- reviews


class MistakeOut(Struct):
    """A costly decision, in the language spoken."""

    at: int
    turn: int
    seat: int
    cost: float
    error: float
    chance: float
    chosen: str
    better: str


class ReviewFound(Struct):
    """What a review says (docs/guides/hints-and-reviews.md)."""

    seat: int | None
    judged: Judged
    trials: int
    since: int
    curve_sides: list[int]
    curve: list[Point]
    turning: list[Turning]
    mistakes: list[MistakeOut]
    by_side: list[SideSum]
    by_seat: list[SeatSum]


class ReviewOut(Struct):
    """A review: none was asked for, it is under way, done, or came to nothing."""

    status: Literal["none", "working", "done", "failed"]
    done: int
    count: int
    """Stretches judged, and of how many; 0 until that is known."""
    fresh: bool
    """Whether nothing was played since."""
    review: ReviewFound | None


@post(
    "/rooms/{room_id:str}/review",
    summary="Have a game reviewed",
    tags=["teacher"],
    responses=PROBLEMS,
    status_code=200,
)
async def ask_review(
    request: Request[Any, Any, Any], hall: TheHall, person: Someone, room_id: Name
) -> ReviewOut:
    """Begin a review: of a finished game for anybody, of a running one for its players, as they
    can see it."""
    room = await hall.look_up(room_id)
    found = await reviews.find(hall, room.id, reviews.whose(room, person.id))
    if found is None or found.seq != room.row.seq or found.status == reviews.FAILED:
        await limited(request, "reviews", person.id)
        found = await reviews.ask(hall, room, person.id)
    return _review_out(room, found)


@get("/rooms/{room_id:str}/review", summary="A review", tags=["teacher"], responses=PROBLEMS)
async def see_review(hall: TheHall, visitor: Visitor, room_id: Name) -> ReviewOut:
    """The review of a game, or how far it is."""
    room = await hall.look_up(room_id)
    eyes = reviews.whose(room, "" if visitor is None else visitor.id)
    return _review_out(room, await reviews.find(hall, room.id, eyes))


def _review_out(room: Room, row: reviews.ReviewRow | None) -> ReviewOut:
    if row is None:
        return ReviewOut("none", 0, 0, False, None)
    found = row.review
    shown = None
    if found is not None:
        shown = ReviewFound(
            seat=found.seat,
            judged=found.judged,
            trials=found.trials,
            since=found.since,
            curve_sides=found.curve_sides,
            curve=found.curve,
            turning=found.turning,
            mistakes=[_mistake(one) for one in found.mistakes],
            by_side=found.by_side,
            by_seat=found.by_seat,
        )
    status: Any = row.status
    return ReviewOut(status, row.done, row.count, row.seq == room.row.seq, shown)


def _mistake(one: Mistake) -> MistakeOut:
    language = spoken()
    return MistakeOut(
        at=one.at,
        turn=one.turn,
        seat=one.seat,
        cost=one.cost,
        error=one.error,
        chance=one.chance,
        chosen=one.chosen.get(language, ""),
        better=one.better.get(language, ""),
    )


HANDLERS = [ask_hint, switch_hints, ask_review, see_review]
