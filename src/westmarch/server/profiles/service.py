"""Somebody with an account, as everybody may see him: what he has played, and how well."""

from __future__ import annotations

from collections import Counter
from typing import Any

import msgspec
from sqlalchemy import func, or_, select

from westmarch.kernel import registry
from westmarch.server.identity.names import told_name
from westmarch.server.profiles.schemas import Choice, Favourite, GamesPage, Record
from westmarch.server.ratings.eligibility import competitive, side_names
from westmarch.server.storage.rows.mapping import from_row, readable
from westmarch.server.storage.store import Store
from westmarch.server.storage.tables import rooms as db
from westmarch.server.tournaments.room_links import of_rooms
from westmarch.tabletop.rows import FINISHED, PLAYING, RoomRow
from westmarch.tabletop.views.room_view import shape
from westmarch.tabletop.views.schemas import RoomOut

PAGE = 20
FAVOURITES = 3
LONGEST_VALUE = 2000
UNFINISHED = "unfinished"

Liked = Counter[tuple[str, Choice, str]]
"""How often somebody has played with a deck or battle: game, option, its value."""


async def played(store: Store, person: str) -> tuple[list[Record], list[Favourite], int]:
    """Somebody's records by game and side, what he plays most, and how many games are over.
    Games from a chosen position, and those one plays on both sides, prove nothing."""
    rooms, seats = db.rooms.c, db.seats.c
    held = (
        select(seats.room, func.min(seats.seat).label("seat"), func.count().label("held"))
        .where(seats.person == person)
        .group_by(seats.room)
        .subquery()
    )
    query = (
        select(rooms.game, rooms.options, rooms.winners, held.c.seat, held.c.held, func.count())
        .join(held, held.c.room == rooms.id)
        .where(rooms.status == FINISHED, rooms.ending != UNFINISHED)
        .where(rooms.position == "", rooms.parent.is_(None))
        .group_by(rooms.game, rooms.options, rooms.winners, held.c.seat, held.c.held)
    )
    rows = await store.tuples(query)
    records: dict[tuple[str, str], Record] = {}
    liked: Liked = Counter()
    finished = sum(row[-1] for row in rows)
    for one in readable(rows, lambda row: row):
        _add(records, liked, one)
    ordered = sorted(records.values(), key=lambda one: (-one.played, one.game, one.side))
    return ordered, _most(liked), finished


def _add(records: dict[tuple[str, str], Record], liked: Liked, row: Any) -> None:
    game_id, text, winners, seat, held, count = row
    if game_id not in registry.GAMES:
        return
    game = registry.game(game_id)
    options, won_by = msgspec.json.decode(text), msgspec.json.decode(winners)
    against = competitive(game)
    if against and held > 1:
        return
    side = side_names(game)[game.sides(options)[seat]] if against else ""
    record = records.setdefault((game_id, side), Record(game_id, side, 0, 0, 0))
    record.played += count
    record.won += count * (seat in won_by)
    record.drawn += count * (against and not won_by)
    chosen: tuple[tuple[Choice, str], ...] = (("deck", f"deck_{seat + 1}"), ("battle", "battle"))
    for option, name in chosen:
        value = options.get(name, "")
        if value and len(value) <= LONGEST_VALUE:
            liked[game_id, option, value] += count


def _most(liked: Liked) -> list[Favourite]:
    found: list[Favourite] = []
    for (game, option, value), count in liked.most_common():
        if sum(one.game == game for one in found) < FAVOURITES:
            found.append(Favourite(game, option, value, count))
    return found


async def running(store: Store, person: str) -> int:
    """How many games somebody is playing."""
    sits = select(db.seats.c.room).where(db.seats.c.person == person)
    query = select(func.count()).where(db.rooms.c.status == PLAYING, db.rooms.c.id.in_(sits))
    return int(await store.scalar(query))


async def games(store: Store, person: str, viewer: str, before: str | None) -> GamesPage:
    """A page of somebody's games: those that are over, and rated ones that go on."""
    rooms = db.rooms.c
    sits = select(db.seats.c.room).where(db.seats.c.person == person)
    shown = or_(rooms.status == FINISHED, (rooms.status == PLAYING) & rooms.rated)
    query = select(db.rooms).where(rooms.id.in_(sits), shown)
    if before:
        at, _, id_ = before.partition("|")
        query = query.where(or_(rooms.updated < at, (rooms.updated == at) & (rooms.id < id_)))
    query = query.order_by(rooms.updated.desc(), rooms.id.desc()).limit(PAGE + 1)
    found = await store.mappings(query)
    rows = readable(found, lambda row: from_row(row, RoomRow))
    more, rows = len(found) > PAGE, rows[:PAGE]
    ids = [row.id for row in rows]
    seats, played_in = await store.seats(ids), await of_rooms(store, ids)

    def one(row: RoomRow) -> RoomOut:
        place = played_in.get(row.id)
        return shape(
            *(registry.game(row.game), row, seats.get(row.id, []), viewer, told_name),
            tournament=place,
        )

    last = f"{rows[-1].updated}|{rows[-1].id}" if more and rows else None
    return GamesPage(readable(rows, one), last)
