"""Reading ratings: somebody's, a table's, the best of a side."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from sqlalchemy import select

from westmarch.kernel import registry
from westmarch.server.ratings.eligibility import competitive, side_names
from westmarch.server.ratings.scale import (
    FEWEST_GAMES,
    FEWEST_OPPONENTS,
    SETTLED,
    START,
    UNSURE,
    Rating,
)
from westmarch.server.ratings.schemas import (
    Curve,
    CurvePoint,
    Leaderboard,
    Ranked,
    RatingChange,
    RatingOut,
    RoomRatings,
)
from westmarch.server.ratings.tables import rating_changes as rating_changes_table
from westmarch.server.ratings.tables import rating_voids as rating_voids_table
from westmarch.server.ratings.tables import ratings as ratings_table
from westmarch.server.storage.store import Store
from westmarch.server.storage.tables import rooms as db
from westmarch.server.storage.tables.people import people as people_table
from westmarch.tabletop.rows import BOT, RoomRow, SeatRow, is_bot_account
from westmarch.tabletop.views.room_view import rateable
from westmarch.tabletop.views.schemas import PlayerOut

MOST_PLACES = 100
MOST_POINTS = 500


def rating_out(row: Any) -> RatingOut:
    """A row of the ratings, for people."""
    rating = Rating(row.mu, row.sigma)
    points, deviation = round(row.mu), round(row.sigma)
    return RatingOut(
        *(row.game, row.side, points, deviation, rating.settled, row.games, row.won),
        opponents=row.opponents,
    )


def first_guess(game: str, side: str) -> RatingOut:
    """The rating of who has played no rated game there."""
    return RatingOut(game, side, round(START), round(UNSURE), False, 0, 0, 0)


async def all_of(store: Store, person: str) -> list[RatingOut]:
    """Somebody's ratings, the most played first."""
    columns = ratings_table.c
    query = select(ratings_table).where(columns.person == person)
    query = query.order_by(columns.games.desc(), columns.game, columns.side)
    return [rating_out(row) for row in await store.tuples(query)]


async def of_people(
    store: Store, people: Collection[str], game: str
) -> dict[tuple[str, str], RatingOut]:
    """Ratings in a game, by person and side."""
    return (await by_game(store, people, [game]))[game]


async def by_game(
    store: Store, people: Collection[str], games: Collection[str]
) -> dict[str, dict[tuple[str, str], RatingOut]]:
    """Ratings in several games at once: of each game by person and side."""
    columns = ratings_table.c
    query = select(ratings_table).where(columns.person.in_(people), columns.game.in_(games))
    found: dict[str, dict[tuple[str, str], RatingOut]] = {game: {} for game in games}
    for row in await store.tuples(query):
        found[row.game][row.person, row.side] = rating_out(row)
    return found


async def of_table(store: Store, row: RoomRow, seats: list[SeatRow]) -> RoomRatings:
    """The ratings of those at a table, and what the game did to them."""
    game = registry.game(row.game)
    if not competitive(game):
        return RoomRatings(False, False, [])
    of_seat, names = game.sides(row.options), side_names(game)
    changes = rating_changes_table
    found = await store.tuples(select(changes).where(changes.c.room == row.id))
    changed = {one.person: one for one in found}
    done = bool(await store.scalar(select(db.rooms.c.counted).where(db.rooms.c.id == row.id)))
    voids = rating_voids_table.c
    voided = await store.scalar(select(voids.why).where(voids.room == row.id))
    people = {seat.person for seat in seats if seat.person}
    now = await of_people(store, people, row.game)
    players = []
    for seat in seats:
        if seat.kind == BOT or seat.person is None:
            continue
        side = names[of_seat[seat.seat]]
        player = PlayerOut(seat.person, seat.name or "", is_bot_account(seat.person))
        one = changed.get(seat.person)
        if one is not None:
            rating = Rating(one.mu, one.sigma)
            before, points = round(one.mu_before), round(one.mu)
            deviation, settled, weight = round(one.sigma), rating.settled, one.weight
        else:
            kept = now.get((seat.person, side), first_guess(row.game, side))
            before = points = kept.points
            deviation, settled, weight = kept.deviation, kept.settled, 1.0
        players.append(RatingChange(seat.seat, player, before, points, deviation, settled, weight))
    return RoomRatings(row.rated and rateable(row, seats), done, players, voided)


async def leaderboard(store: Store, game: str, side: str, me: str) -> Leaderboard:
    """The strongest at a side. Whoever has played too little, against too few or too
    uncertainly is not there."""
    columns, people = ratings_table.c, people_table.c
    here = columns.game == game, columns.side == side
    enough = columns.games >= FEWEST_GAMES, columns.opponents >= FEWEST_OPPONENTS
    query = (
        select(ratings_table, people.name.label("called"))
        .join(people_table, people.id == columns.person)
        .where(*here, *enough, columns.sigma <= SETTLED)
        .order_by(columns.mu.desc(), columns.person)
        .limit(MOST_PLACES)
    )
    rows = await store.tuples(query)
    places = [
        Ranked(
            rank,
            PlayerOut(row.person, str(row.called), is_bot_account(row.person)),
            rating_out(row),
        )
        for rank, row in enumerate(rows, start=1)
    ]
    mine = (await of_people(store, [me], game)).get((me, side)) if me else None
    return Leaderboard(game, side, FEWEST_GAMES, FEWEST_OPPONENTS, round(SETTLED), places, mine)


async def curves(store: Store, person: str) -> list[Curve]:
    """How somebody's ratings went."""
    changes = rating_changes_table.c
    query = (
        select(rating_changes_table)
        .where(changes.person == person)
        .order_by(changes.at.desc(), changes.room.desc())
        .limit(MOST_POINTS)
    )
    found: dict[tuple[str, str], list[CurvePoint]] = {}
    for row in reversed(await store.tuples(query)):
        points = found.setdefault((row.game, row.side), [])
        if not points:
            points.append(CurvePoint(row.at, row.room, round(row.mu_before)))
        points.append(CurvePoint(row.at, row.room, round(row.mu)))
    return [Curve(game, side, points) for (game, side), points in sorted(found.items())]
