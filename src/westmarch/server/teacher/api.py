"""Hints at a table, and reviews of games."""

from __future__ import annotations

import asyncio
from typing import Any, Literal

from litestar import Request, get, post, put
from litestar.params import JSONBody
from msgspec import Struct
from sqlalchemy import update

from westmarch.bots.teacher.hint import Advice, Judged, Suggestion
from westmarch.bots.teacher.order_independent_random import OrderIndependentRandom
from westmarch.bots.teacher.review_types import Mistake, Point, SeatSum, SideSum, Turning
from westmarch.bots.teacher.reviewer import labels
from westmarch.kernel.engine.state import State, encode
from westmarch.kernel.game import Game
from westmarch.kernel.texts.language import spoken
from westmarch.kernel.texts.site_texts import say
from westmarch.server.http.errors import PROBLEMS, ApiError
from westmarch.server.identity.dependencies import Name, Someone, TheHall, Visitor, limited, opened
from westmarch.server.identity.people import Person
from westmarch.server.rooms.hint_policy import several
from westmarch.server.rooms.registry import Hall
from westmarch.server.rooms.room import Refused, Room
from westmarch.server.rooms.schemas import MoveNumber, RoomOut
from westmarch.server.storage.rows.mapping import PLAYING, REMARK, WAITING
from westmarch.server.storage.tables import rooms as db
from westmarch.server.teacher import reviews
from westmarch.server.workers import teaching
from westmarch.server.workers.tasks import HINT, Errand

HINT_SECONDS = 20.0
PATIENCE = 60.0
"""Seconds for which a hint is waited for; HINT_SECONDS of it may be thought."""
CERTAIN = 0.1
"""From such a share of trials on it is told that the game ends at once."""


class Asked(Struct):
    """The decision a hint is asked for."""

    n: MoveNumber


class HintChoice(Struct):
    """A choice worth making: its first action, all its choices in words, the things they touch."""

    action: tuple[str | int, ...]
    labels: list[str]
    targets: list[dict[str, str | int]]
    chance: float
    error: float
    trials: int
    why: str


class HintOut(Struct):
    """The best choices at decision `n`, the best first."""

    n: int
    seat: int
    judged: Judged
    alike: bool
    """The trials cannot tell them apart."""
    looked_at: int
    choices: list[HintChoice]


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
) -> HintOut:
    """The best three choices for who is to decide, from what he may know alone."""
    room = await opened(request, room_id)
    async with hall.changing(room):
        s = _asked(room, person, data.n)
        await limited(request, "hints", person.id)
        if several(room.seats):
            await _remark(hall, room, "hint", name=person.name)
        n, asked = room.row.seq, teaching.HintAsked(room.row.game, encode(s))
    room.wake()
    errand = Errand(HINT, room.id, person.id, asked, HINT_SECONDS)
    advice = await _waited_for(request, hall, room, n, errand)
    if not advice.suggestions:
        raise ApiError(409, "no_hint", say("error-no_hint"))
    told = [_told(room.game, s, advice, place) for place in range(len(advice.suggestions))]
    return HintOut(n, advice.seat, advice.judged, advice.alike, advice.looked_at, told)


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


def _asked(room: Room, person: Person, n: int) -> State:
    """The table as who asks may know it, the rest dealt anew. Raises `ApiError`."""
    table = room.playing()
    asked = table.decision
    assert asked is not None
    if n != room.row.seq:
        raise Refused("stale", say("error-stale"))
    if asked.seat not in room.seats_of(person.id):
        raise Refused("not_your_turn", say("error-not_your_turn"), status=403)
    if not room.shape(person.id).hints:
        raise Refused("hints_off", say("error-hints_off"), status=403)
    return room.game.determinize(table.state, asked.seat, OrderIndependentRandom(0))


async def _remark(hall: Hall, room: Room, kind: str, **data: Any) -> None:
    """Say something in the log. The clock of who decides goes on."""
    assert room.table is not None
    since = room.row.since
    room.table.tell(kind, **data)
    row = room.note(REMARK, None)
    room.row.since = since
    await hall.commit(room, [row])


def _told(game: Game, s: State, advice: Advice, place: int) -> HintChoice:
    one = advice.suggestions[place]
    return HintChoice(
        action=one.plan[0],
        labels=labels(game, s, one.plan),
        targets=[target for action in one.plan if (target := game.targets(action))],
        chance=one.chance,
        error=one.error,
        trials=one.trials,
        why=_why(game.id, one, place, len(advice.suggestions)),
    )


def _why(game: str, one: Suggestion, place: int, count: int) -> str:
    """One sentence on why a choice is as good as it is."""
    if one.won >= CERTAIN:
        return say("hint-why_won", share=round(100 * one.won))
    if one.lost >= CERTAIN:
        return say("hint-why_lost", share=round(100 * one.lost))
    if count == 1:
        return say("hint-why_only")
    if not one.gains:
        return say("hint-why_unclear")
    told = [
        say("hint-gain", thing=say(f"gain-{game}-{gain.key}"), amount=_amount(gain.amount))
        for gain in one.gains
    ]
    if one.against_weakest:
        return say("hint-why_weakest", gains=", ".join(told))
    return say("hint-why_other" if place else "hint-why_best", gains=", ".join(told))


def _amount(amount: float) -> str:
    text = f"{amount:+.1f}".replace("-", "\N{MINUS SIGN}")
    return text if spoken() == "en" else text.replace(".", ",")


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
            raise Refused("not_yours", say("error-host_hints"), status=403)
        if room.row.status not in (WAITING, PLAYING):
            room.playing()
        before = room.shape(person.id).hints
        room.row.hints = data.on
        saved = update(db.rooms).where(db.rooms.c.id == room.id).values(hints=data.on)
        await hall.commit(room, [], saved)
        if room.row.status == PLAYING and room.shape(person.id).hints != before:
            await _remark(hall, room, "hints_on" if data.on else "hints_off")
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
