"""Open challenges, and challenges to one person. Whoever takes one up makes its room and begins the
game in the same transaction that says so: of two who do it at the same time, in whatever process,
one is told that it is gone."""

from __future__ import annotations

import logging
import secrets
from collections.abc import Sequence
from datetime import UTC, datetime, timedelta
from functools import partial
from typing import Any, Final

import msgspec
from sqlalchemy import and_, delete, func, insert, or_, select, update
from sqlalchemy.sql import Executable

from westmarch.kernel import registry
from westmarch.kernel.game import Game
from westmarch.kernel.texts.site_texts import say
from westmarch.server.common.errors import ApiError, Fenced, not_found
from westmarch.server.common.ids import new_id
from westmarch.server.common.periodic import every
from westmarch.server.common.time import now
from westmarch.server.identity import queries as identity_queries
from westmarch.server.identity.people import Person
from westmarch.server.ratings import eligibility
from westmarch.server.ratings import queries as ratings_queries
from westmarch.server.ratings.schemas import RatingOut
from westmarch.server.relations import evidence
from westmarch.server.rooms.creation import chosen_options
from westmarch.server.rooms.registry import Hall
from westmarch.server.seeks.schemas import NewSeek, SeekOut, SeeksOut, SeekStatus
from westmarch.server.seeks.tables import seeks as seeks_table
from westmarch.server.storage.rows.mapping import to_row
from westmarch.server.storage.store import Store
from westmarch.server.storage.tables.people import people as people_table
from westmarch.server.storage.transactions import MUST_FIND
from westmarch.tabletop import creation
from westmarch.tabletop.clocks import written
from westmarch.tabletop.room import Room
from westmarch.tabletop.rows import PERSON, RoomRow, SeatRow, is_bot_account
from westmarch.tabletop.views.schemas import PlayerOut

log = logging.getLogger("westmarch.server")

OPEN: Final = "open"
TAKEN: Final = "taken"
DECLINED: Final = "declined"
MOST_SEEKS = 10
"""Open ones of one person."""
MOST_LISTED = 100
KEPT = timedelta(days=1)
"""So long its maker is told what became of a challenge."""
SWEEP_EVERY = 3600.0


class SeekRow(msgspec.Struct, kw_only=True):
    """A challenge."""

    id: str
    by: str
    whom: str | None = None
    game: str
    options: dict[str, str]
    seat: int | None = None
    rated: bool = False
    speed: str = ""
    low: int | None = None
    high: int | None = None
    status: SeekStatus = OPEN
    room: str | None = None
    created: str
    until: str


# ---- making


async def make(hall: Hall, person: Person, wish: NewSeek) -> SeekRow:
    """Challenge whoever likes, or one person. Raises `ApiError`."""
    game = registry.house_game(wish.game)
    options = await chosen_options(hall, game, wish.options, creation.new_seed())
    if len(game.seats(options)) != 2:
        raise ApiError(409, "two_players", say("error-two_players"))
    if wish.seat is not None and wish.seat > 1:
        raise not_found("seat")
    await hall.check_room_count(person)
    whom = None
    if wish.whom is not None:
        whom = (await identity_queries.called(hall.store, wish.whom)).id
        if whom == person.id:
            raise ApiError(409, "yourself", say("error-yourself"))
        if is_bot_account(whom):
            raise ApiError(409, "challenge_bot", say("error-challenge_bot"))
        if await hall.relations.apart(person.id, [whom]):
            raise ApiError(403, "blocked", say("error-blocked"))
    made = datetime.now(UTC)
    row = SeekRow(
        id=new_id(),
        by=person.id,
        whom=whom,
        game=game.id,
        options=options,
        seat=wish.seat,
        rated=wish.rated,
        speed=wish.speed,
        low=None if whom else wish.low,
        high=None if whom else wish.high,
        created=written(made),
        until=written(made + timedelta(hours=wish.hours)),
    )
    seats = _seats(row, "", (person.id, person.name), None)
    await eligibility.check(hall, game, _room_of(row), seats)
    await _check_count(hall, person)
    await hall.store.write(insert(seeks_table).values(**to_row(row)))
    return row


async def _check_count(hall: Hall, person: Person) -> None:
    seeks = seeks_table.c
    query = select(func.count()).where(
        seeks.by == person.id, seeks.status == OPEN, seeks.until > now()
    )
    if int(await hall.store.scalar(query)) >= MOST_SEEKS:
        raise ApiError(429, "too_many_seeks", say("error-too_many_seeks", most=MOST_SEEKS))


# ---- taking up, declining, withdrawing


async def join(hall: Hall, person: Person, id_: str) -> Room:
    """Take a challenge up: its game begins. Raises `ApiError`."""
    row = await one(hall.store, id_)
    game = registry.house_game(row.game)
    maker = await identity_queries.person(hall.store, row.by)
    if row.status == TAKEN and row.room and person.id != row.by:
        room = await hall.store.room(row.room)
        if room is not None and any(seat.person == person.id for seat in room[1]):
            return await hall.fetch(row.room)  # it was this person: asked twice
    if maker is None or row.status != OPEN or row.until < now():
        raise ApiError(409, "seek_gone", say("error-seek_gone"))
    if row.by == person.id or row.whom not in (None, person.id):
        raise ApiError(403, "not_for_you", say("error-not_for_you"))
    if await hall.relations.apart(person.id, [row.by]):
        raise ApiError(403, "blocked", say("error-blocked"))
    mine = await ratings_queries.of_people(hall.store, [person.id], row.game)
    why = _why_not(game, row, person, mine)
    if why is not None:
        raise ApiError(403, "not_for_you", say(f"seek-{why}"))
    made = _room_of(row)
    seats = _seats(row, made.id, (maker.id, maker.name), (person.id, person.name))
    await eligibility.check(hall, game, made, seats)
    seeks = seeks_table.c
    taken = (
        update(seeks_table)
        .where(seeks.id == id_, seeks.status == OPEN, seeks.until > now())
        .values(status=TAKEN, room=made.id)
        .execution_options(**MUST_FIND)
    )
    try:
        return await creation.add(hall, person, Room(game, made, seats), taken)
    except Fenced:
        raise ApiError(409, "seek_gone", say("error-seek_gone")) from None


def _room_of(row: SeekRow) -> RoomRow:
    return RoomRow(
        id=new_id(),
        game=row.game,
        options=row.options,
        owner=row.by,
        seed=creation.new_seed(),
        created=now(),
        updated=now(),
        listed=row.whom is None,  # whom everybody could play against, everybody may watch
        rated=row.rated,
        clock=row.speed,
    )


def _seats(
    row: SeekRow, room: str, maker: tuple[str, str], other: tuple[str, str] | None
) -> list[SeatRow]:
    """Both seats: the maker's where he wants it, or drawn by lot."""
    first = secrets.randbelow(2) if row.seat is None else row.seat
    who = {first: maker, 1 - first: other or (None, None)}
    return [
        SeatRow(room=room, seat=n, kind=PERSON, person=who[n][0], name=who[n][1]) for n in (0, 1)
    ]


async def decline(hall: Hall, person: Person, id_: str) -> None:
    """Say no to a challenge to oneself."""
    row = await one(hall.store, id_)
    if row.whom != person.id:
        raise not_found("seek")
    seeks = seeks_table.c
    mine = seeks.id == id_, seeks.status == OPEN
    await hall.store.write(update(seeks_table).where(*mine).values(status=DECLINED))


async def withdraw(hall: Hall, person: Person, id_: str) -> None:
    """Take a challenge of one's own back, unless somebody has taken it up."""
    row = await one(hall.store, id_)
    if row.by != person.id:
        raise not_found("seek")
    seeks = seeks_table.c
    await hall.store.write(delete(seeks_table).where(seeks.id == id_, seeks.status != TAKEN))


# ---- reading


async def one(store: Store, id_: str) -> SeekRow:
    """One by its id. Raises `ApiError`."""
    query = select(seeks_table).where(seeks_table.c.id == id_)
    found = await store.row(query, SeekRow)
    if found is None:
        raise not_found("seek")
    return found


async def listed(hall: Hall, person: Person | None) -> SeeksOut:
    """What the visitor may take up, and what became of his own."""
    me = "" if person is None else person.id
    seeks, at = seeks_table.c, now()
    lately = written(datetime.now(UTC) - KEPT)
    current = seeks.status == OPEN, seeks.until > at
    anybody = select(seeks_table).where(*current, seeks.whom.is_(None), seeks.by != me)
    to_me = select(seeks_table).where(*current, seeks.whom == me)
    mine = select(seeks_table).where(
        seeks.by == me,
        or_((seeks.status == OPEN) & (seeks.until > at), seeks.created > lately),
    )
    found = [await _found(hall.store, query) for query in (anybody, to_me, mine)]
    rows = [row for part in found for row in part]
    apart = await hall.relations.apart(me, {row.by for row in rows})
    names = await _names(hall.store, {row.by for row in rows} | {row.whom for row in rows})
    rows = [
        row
        for row in rows
        if row.by not in apart and row.by in names and row.game in registry.GAMES
    ]
    people = {row.by for row in rows} | ({me} if me else set())
    ratings = await ratings_queries.by_game(hall.store, people, {row.game for row in rows})
    known = {row.id for row in rows}
    shown = [
        [_shown(row, person, names, ratings[row.game]) for row in part if row.id in known]
        for part in found
    ]
    return SeeksOut(*shown)


async def _found(store: Store, query: Any) -> list[SeekRow]:
    query = query.order_by(seeks_table.c.created.desc()).limit(MOST_LISTED)
    return await store.rows(query, SeekRow)


async def _names(store: Store, ids: set[Any]) -> dict[str, str]:
    query = select(people_table.c.id, people_table.c.name).where(
        people_table.c.id.in_(ids - {None})
    )
    return {row.id: row.name for row in await store.tuples(query)}


def _shown(
    row: SeekRow,
    person: Person | None,
    names: dict[str, str],
    ratings: dict[tuple[str, str], RatingOut],
) -> SeekOut:
    game = registry.game(row.game)
    me = "" if person is None else person.id
    why = "guest" if person is None else _why_not(game, row, person, ratings)
    rating = None
    if eligibility.competitive(game) and row.seat is not None:
        side = _side(game, row.options, row.seat)
        rating = ratings.get((row.by, side), ratings_queries.first_guess(row.game, side))
    return SeekOut(
        id=row.id,
        by=PlayerOut(row.by, names[row.by], is_bot_account(row.by)),
        rating=rating,
        whom=PlayerOut(row.whom, names.get(row.whom, "")) if row.whom else None,
        game=row.game,
        options=row.options,
        seat=row.seat,
        seat_name=None if row.seat is None else game.seats(row.options)[row.seat],
        rated=row.rated,
        speed=row.speed,
        low=row.low,
        high=row.high,
        status=row.status,
        room=row.room,
        mine=row.by == me,
        can_join=why is None and row.by != me,
        why_not=None if why is None or row.by == me else say(f"seek-{why}"),
        created=row.created,
        until=row.until,
    )


def _side(game: Game, options: dict[str, str], seat: int) -> str:
    return eligibility.side_names(game)[game.sides(options)[seat]]


def _why_not(
    game: Game, row: SeekRow, person: Person, ratings: dict[tuple[str, str], RatingOut]
) -> str | None:
    """Why somebody cannot take a challenge up, in a word."""
    if row.rated and person.guest:
        return "guest"
    if (row.low is None and row.high is None) or not eligibility.competitive(game):
        return None
    seats: Sequence[int] = (0, 1) if row.seat is None else (1 - row.seat,)
    sides = [_side(game, row.options, seat) for seat in seats]
    points = [
        ratings.get((person.id, side), ratings_queries.first_guess(row.game, side)).points
        for side in sides
    ]
    mean = sum(points) / len(points)
    if row.low is not None and mean < row.low:
        return "too_low"
    if row.high is not None and mean > row.high:
        return "too_high"
    return None


def withdrawn_between(one: str, other: str) -> Executable:
    """Takes back the open challenges of two people to each other."""
    seeks = seeks_table.c
    return delete(seeks_table).where(
        or_(
            and_(seeks.by == one, seeks.whom == other),
            and_(seeks.by == other, seeks.whom == one),
        ),
        seeks.status == "open",
    )


# ---- clearing away


async def sweep(store: Store) -> None:
    """Forget what nobody can take up any more, and reports of which a party left long ago."""
    at = datetime.now(UTC)
    old = delete(seeks_table).where(seeks_table.c.until < written(at - KEPT))
    await store.write(old, evidence.forgotten(written(at)))


async def sweep_forever(store: Store) -> None:
    """Sweep now and then; that several processes do it does no harm."""
    await every(SWEEP_EVERY, partial(sweep, store), "clear old challenges away")
